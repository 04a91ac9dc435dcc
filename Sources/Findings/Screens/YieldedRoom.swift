internal import Interfaces
internal import Layout
internal import TextMeasurement

extension CheckedScreen {
    /// How much wider a text may become when the neighbours show nothing to which code gives their texts, and those are gone
    /// that code hides.
    ///
    /// A neighbour whose only text is a string of the project is shown together with the view.
    ///
    /// - Parameters:
    ///   - view: the view of the text.
    ///   - neighbours: the views whose texts code sets and that take room from the view.
    ///   - version: the screen as it is laid out in one language.
    /// - Returns: the width in points; `nil` if no neighbour may be empty or gone.
    /// - Complexity: O(*n*) in the number of views.
    func yieldedWidth(of view: Int, by neighbours: Set<Int>, in version: Rendition) -> Double? {
        guard let frame = version.laidOut.frames[view] else { return nil }
        let emptied = neighbours.filter { neighbour in
            code.varied.contains(neighbour)
                || !version.laidOut.texts.contains { $0.view == neighbour && code.texts[$0.text.key] != nil }
        }
        let hidden = hiddenNeighbours(of: view)
        var yielded: [Double] = []
        for leaving in emptied.subtracting(hidden.keys) {
            guard let other = version.laidOut.frames[leaving], other.isBeside(frame) else { continue }
            yielded.append(other.width)
        }
        for (leaving, spacing) in hidden {
            guard let other = version.laidOut.frames[leaving], other.width > 0, other.isBeside(frame) else { continue }
            yielded.append(other.width + spacing)
        }
        return yielded.isEmpty ? nil : yielded.reduce(0, +)
    }

    /// How wide those of some views are together that share a part of a row with a view, in points.
    ///
    /// - Complexity: O(*n*) in the number of these views.
    func width(of others: Set<Int>, beside view: Int, in version: Rendition) -> Double {
        guard let frame = version.laidOut.frames[view] else { return 0 }
        return others.compactMap { version.laidOut.frames[$0] }.filter { $0.isBeside(frame) }
            .reduce(0) { $0 + $1.width }
    }

    /// The views that code hides and that share a row of a stack with a view, each with the space beside it in points.
    ///
    /// - Complexity: O(*n*) in the number of views in the stacks around the view.
    private func hiddenNeighbours(of view: Int) -> [Int: Double] {
        guard !code.hidden.isEmpty else { return [:] }
        var found: [Int: Double] = [:]
        for own in [view] + screen.ancestors(of: view) {
            if screen.hasFixedExtent(own, .horizontal) { break }
            guard let parent = screen.views[own].parent, case .stack(let stack) = screen.views[parent].content,
                stack.axis.base == .horizontal
            else { continue }
            let spacing: Double = if case .points(let points) = stack.spacing.base { points } else { 0 }
            for other in stack.arranged where other != own && code.hidden.contains(other) { found[other] = spacing }
        }
        return found
    }
}

extension Rect {
    /// Whether two rectangles share a part of a row: what stands in another one takes no width.
    fileprivate func isBeside(_ other: Rect) -> Bool { y < other.maxY && other.y < maxY }
}
