internal import Interfaces
internal import TextMeasurement

/// How one kind of view answers proposals and places the views in it: SwiftUI's `Layout`, from the inside.
protocol ElementLayout: Sendable, Hashable {
    /// The size that the view takes of what it is proposed.
    ///
    /// - Throws: ``MeasurementError`` if a text in it cannot be measured.
    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions

    /// Where the views in it stand.
    ///
    /// - Parameters:
    ///   - views: the views in it.
    ///   - size: the size that the view took.
    ///   - proposal: what it was proposed.
    /// - Returns: one place for each of them; `nil` for a view that is not shown.
    /// - Throws: ``MeasurementError`` if a text in it cannot be measured.
    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?]

    /// What the views in it are proposed where they are placed, if that does not hang on the size that the view takes.
    ///
    /// - Parameters:
    ///   - views: the views in it.
    ///   - proposal: what it is proposed itself.
    /// - Returns: those of ``places(of:in:for:)``, one for each view; `nil` if sizes decide.
    /// - Throws: ``MeasurementError`` if a text in it cannot be measured.
    func proposals(to views: Subviews, in proposal: Proposal) throws(MeasurementError) -> [Proposal?]?

    /// What the view wants to be apart from its neighbours.
    func spacing(of views: Subviews) -> EdgeSpacing
}

/// Where a view stands in the one that holds it.
struct Place: Sendable, Hashable {
    /// The distances from the leading edge and from the top, in points.
    var x: Double
    var y: Double
    /// What it is proposed there.
    var proposal: Proposal
}

extension ElementLayout {
    func proposals(to views: Subviews, in proposal: Proposal) throws(MeasurementError) -> [Proposal?]? { nil }

    func spacing(of views: Subviews) -> EdgeSpacing { .standard }
}

/// A layout of one view that only changes what is proposed to it or what it answers.
protocol SingleViewLayout: ElementLayout {}

extension SingleViewLayout {
    func spacing(of views: Subviews) -> EdgeSpacing { views.first?.spacing ?? .standard }
}
