internal import TextMeasurement

/// A text in a layout that several languages share.
package struct JointText: Sendable, Hashable {
    /// ``ViewNode/source`` of the view that shows it.
    package var source: Int
    /// The string that it shows, if it shows one and nothing else.
    package var string: Int?
    /// Whether all of it can be read.
    package var fits: Bool
}

extension LaidLanguage {
    /// The texts of a placement in the language, in its order.
    func texts(of placement: TreePlacement) throws(MeasurementError) -> [JointText] {
        var shown: [JointText] = []
        let room = TextRoom(sizes: sizes)
        for (view, index) in placement.elements.enumerated() {
            guard let number = placement.pass.elements[index].text else { continue }
            let text = texts[number]
            guard !text.element.text.isEmpty else { continue }
            let proposal = placement.tree.views[view].proposal
            let set = try sizes.set(text.element, in: proposal)
            let fits = try room.faults(of: text.element, set, in: proposal).isEmpty
            let source = placement.tree.views[view].source
            shown.append(JointText(source: source, string: text.element.runs.onlyString, fits: fits))
        }
        return shown
    }
}
