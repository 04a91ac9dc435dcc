internal import Interfaces

/// What lies under a panel that the document draws over it.
extension OverlapDetector {
    /// Whether something drawn between two views hides the first, or is the panel that the second stands on, in the
    /// layout that was meant: people never see both of them beside each other.
    ///
    /// - Parameters:
    ///   - first: a view.
    ///   - second: one that is drawn later.
    ///   - meant: where everything stands in the source language.
    /// - Returns: `false` for views beside each other, and for the content of one in the other.
    /// - Complexity: O(*d* + *s*) in the depth of the second, and the number of views beside it.
    func isUnderCover(_ first: Int, of second: Int, in meant: ShownContents.State) -> Bool {
        guard let rect = meant.rects[first] else { return false }
        var own = Set([first])
        var view = screen.views[first].parent
        while let parent = view {
            own.insert(parent)
            view = screen.views[parent].parent
        }
        var branch = second
        while let parent = screen.views[branch].parent {
            if own.contains(parent) {
                let siblings = screen.views[parent].children
                let start = siblings.firstIndex { own.contains($0) } ?? siblings.endIndex
                let end = siblings.firstIndex(of: branch) ?? siblings.startIndex
                guard start < end else { return false }
                return siblings[start + 1..<end].contains { covers($0) && hides($0, rect, in: meant) }
            }
            branch = parent
            // A panel that lies partly over the first in the source language was put there.
            if !own.contains(branch), covers(branch), let frame = meant.frames[branch],
                let common = frame.intersection(rect),
                min(common.width, common.height) > Self.tolerance
            {
                return true
            }
        }
        return false
    }

    /// Whether a view draws something behind its content.
    private func covers(_ index: Int) -> Bool {
        let look = screen.views[index].look
        guard !screen.views[index].isHidden.base, look.alpha ?? 1 > 0 else { return false }
        if look.control == .backdrop { return true }
        switch look.background {
        case .fixed(let value), .named(_, let value?): return value & 0xFF == 0xFF
        case .system(let name): return name != "clearColor"
        case .named(_, nil): return true
        case nil: return false
        }
    }

    private func hides(_ index: Int, _ rect: Rect, in meant: ShownContents.State) -> Bool {
        guard let common = meant.frames[index]?.intersection(rect) else { return false }
        return rect.width - common.width <= Self.tolerance && rect.height - common.height <= Self.tolerance
    }
}
