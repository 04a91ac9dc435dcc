internal import TextMeasurement

/// Measures each text in each room once, however many layouts ask for it.
///
/// The rooms of a screen, the ways through it and the sizes on both sides of a band ask for the same texts in many of the
/// same widths, above all in none and in the least one.
final class RememberedMeasurements {
    private let measurer: any TextMeasurer
    private var known: [TextRequest: MeasuredText] = [:]

    /// How many texts are remembered: all are forgotten when there are more, so that memory stays bounded.
    private static let most = 4_096

    init(_ measurer: any TextMeasurer) { self.measurer = measurer }

    /// - Throws: ``MeasurementError`` if the font asked for cannot be had.
    func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText { try measurer.measure(request) }

    /// - Throws: ``MeasurementError`` if the font asked for cannot be had.
    /// - Complexity: O(*n*) in the length of the text.
    func measureWithoutGlyphs(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        if let measured = known[request] { return measured }
        let measured = try measurer.measureWithoutGlyphs(request)
        if known.count == Self.most { known.removeAll(keepingCapacity: true) }
        known[request] = measured
        return measured
    }
}
