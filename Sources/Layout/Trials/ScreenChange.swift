package import Interfaces

/// One thing of a screen that is other than in the document.
package enum ScreenChange: Sendable, Hashable {
    /// A constraint, by its position in ``Screen/constraints``, and what takes its place.
    case constraint(Int, Constraint)
    /// A view, by its position in ``Screen/views``, and what takes its place: with other contents or priorities.
    case view(Int, View)
    /// The text of a key in the language of every setting.
    case text(key: String, value: String)
}

extension Screen {
    /// Makes a change.
    mutating func make(_ change: ScreenChange) {
        switch change {
        case .constraint(let index, let constraint): constraints[index] = constraint
        case .view(let index, let view): views[index] = view
        case .text: break
        }
    }

    /// Takes a change back.
    mutating func restore(_ change: ScreenChange, from screen: Screen) {
        switch change {
        case .constraint(let index, _): constraints[index] = screen.constraints[index]
        case .view(let index, _): views[index] = screen.views[index]
        case .text: break
        }
    }

    /// The views whose content is another one after a change, as positions in ``views``.
    func views(touchedBy change: ScreenChange) -> [Int] {
        let changed: [Int] =
            switch change {
            case .constraint: []
            case .view(let index, let view): views[index].content == view.content ? [] : [index]
            case .text(let key, _): views.indices.filter { views[$0].content.shownTexts.contains { $0.key == key } }
            }
        // A matrix is as large as its cells.
        let matrices = Set(changed.compactMap { views[$0].parent }.filter { views[$0].matrix != nil })
        return changed + matrices.sorted()
    }
}

extension ScreenConditions {
    /// The setting with the text of a change.
    func changed(by change: ScreenChange) -> ScreenConditions {
        guard case .text(let key, let value) = change else { return self }
        var setting = self
        setting.texts[key] = value
        return setting
    }
}

/// What a layout has that the one before a change had not.
package struct LayoutChange: Sendable {
    /// The frames of the views that stand elsewhere, rounded to pixels, by position in ``Screen/views``; `nil` for those
    /// that are not placed any more.
    package var frames: [Int: Rect?] = [:]
    /// The texts of the views that stand elsewhere, or whose content was changed; none for one that shows nothing.
    package var texts: [Int: [PlacedText]] = [:]
    package var safeArea: Rect
    /// The number of sets of required constraints that cannot all hold.
    package var conflictCount: Int
    /// The number of views that the constraints do not place.
    package var ambiguityCount: Int
}
