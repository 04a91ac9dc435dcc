internal import Interfaces
internal import Layout

extension LayoutConflict.Member {
    /// Whether a developer wrote it.
    var isDeclared: Bool {
        if case .declared = self { true } else { false }
    }

    /// Whether it names the baseline of a view, which its control decides.
    func isOfBaseline(in screen: Screen) -> Bool {
        guard case .declared(let index) = self else { return false }
        let constraint = screen.constraints[index]
        return [constraint.first, constraint.second].compactMap(\.self).contains {
            [.firstBaseline, .lastBaseline].contains($0.attribute)
        }
    }

    /// The view that it belongs to, as a position in ``Screen/views``; `nil` if it belongs to none.
    func view(in screen: Screen) -> Int? {
        switch self {
        case .made(let view, _): return view
        case .declared(let index):
            guard case .view(let view) = screen.constraints[index].first.item else { return nil }
            return view
        }
    }

    /// The constraint as a place to look at, with the constant that it has in a version of the screen.
    func place(in checked: CheckedScreen, _ version: CheckedScreen.Rendition?) -> RelatedPlace {
        switch self {
        case .declared(let index): return checked.related(index, in: version)
        case .made(let index, let phrase):
            let view = checked.screen.views[index]
            return RelatedPlace(phrase: phrase, location: view.location, object: view.id)
        }
    }
}
