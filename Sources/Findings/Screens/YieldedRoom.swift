internal import Interfaces
internal import Layout
internal import TextMeasurement

extension CheckedScreen {
    /// How much wider a text may become when the neighbours show nothing to which code gives their texts.
    ///
    /// A neighbour whose only text is a string of the project is shown together with the view. One that code shows and
    /// hides gives its room away as well, but is no reason by itself.
    ///
    /// - Parameters:
    ///   - view: the view of the text.
    ///   - neighbours: the views whose texts code sets and that take room from the view.
    ///   - version: the screen as it is laid out in one language.
    /// - Returns: the width in points; `nil` if no neighbour may be empty.
    /// - Complexity: O(*n*) in the number of views.
    func yieldedWidth(of view: Int, by neighbours: Set<Int>, in version: Rendition) -> Double? {
        let emptied = neighbours.filter { neighbour in
            code.varied.contains(neighbour)
                || !version.laidOut.texts.contains { $0.view == neighbour && code.texts[$0.text.key] != nil }
        }
        guard !emptied.isEmpty, let frame = version.laidOut.frames[view] else { return nil }
        var leaving = emptied
        if let parent = screen.views[view].parent, case .stack(let stack) = screen.views[parent].content {
            leaving.formUnion(stack.arranged.filter { $0 != view && code.hidden.contains($0) })
        }
        let widths = leaving.compactMap { version.laidOut.frames[$0] }
            // What stands in another row takes no width.
            .filter { $0.y < frame.maxY && frame.y < $0.maxY }.map(\.width)
        return widths.isEmpty ? nil : widths.reduce(0, +)
    }
}
