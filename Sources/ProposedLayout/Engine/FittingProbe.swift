internal import Interfaces
internal import TextMeasurement

/// Asks whether all texts of a pass fit, without placing anything.
///
/// Most versions of a screen fit, and most views need not know how large others are to know what they are proposed: the rows
/// of what scrolls are all as wide as it is. So texts are held against their proposals alone, and sizes are asked for only where
/// they decide proposals, as in a row.
struct FittingProbe {
    let pass: LayoutPass

    /// The texts in a view, if all of them fit in what it is proposed.
    ///
    /// - Returns: `nil` if a text does not fit, or a view has to be placed to know.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    func texts(of index: Int, in proposal: Proposal) throws(MeasurementError) -> TextCount? {
        let element = pass.elements[index]
        guard !element.isHidden, pass.tree.needsPlace[index] else { return TextCount() }
        let number = pass.numbers[index]
        if let known = pass.memory.texts(of: number, fittingIn: proposal) { return known }
        guard pass.tree.readers?[index] == nil else { return nil }
        var count = TextCount()
        if let text = pass.text(of: index) {
            guard let own = try texts(of: text, in: proposal) else { return nil }
            count = own
        } else {
            let views = Subviews(pass: pass, holder: index, positions: element.children)
            guard let proposals = try proposals(of: views, element, in: proposal) else { return nil }
            for (child, inner) in zip(element.children, proposals) {
                guard let inner else { continue }
                guard let texts = try texts(of: child, in: inner) else { return nil }
                count = count + texts
            }
        }
        pass.memory.remember(count, of: number, fittingIn: proposal)
        return count
    }

    /// One text, if it fits.
    private func texts(of text: HeldText, in proposal: Proposal) throws(MeasurementError) -> TextCount? {
        guard !text.element.text.isEmpty else { return TextCount() }
        let set = try pass.texts.set(text, in: proposal)
        guard try TextRoom(sizes: pass.texts).faults(of: text, set, in: proposal).isEmpty else { return nil }
        return TextCount(all: 1, strings: text.element.runs.onlyString == nil ? 0 : 1)
    }

    /// What the views in an element are proposed; `nil` for one that is not shown.
    private func proposals(
        of views: Subviews,
        _ element: Element,
        in proposal: Proposal
    ) throws(MeasurementError) -> [Proposal?]? {
        if let known = try element.layout.proposals(to: views, in: proposal) { return known }
        let size = try pass.dimensions(of: views.holder, for: proposal).size
        guard size.width.isFinite, size.height.isFinite else { return nil }
        return try element.layout.places(of: views, in: size, for: proposal).map { $0?.proposal }
    }
}
