extension Screen {
    /// The views around a view, from the nearest to the root.
    ///
    /// - Complexity: O(*d*) in the depth of the view.
    package func ancestors(of view: Int) -> [Int] {
        var result: [Int] = []
        var parent = views[view].parent
        while let above = parent {
            result.append(above)
            parent = views[above].parent
        }
        return result
    }

    /// Whether a view is on another page of a tab view than a second one, so that people never see both.
    package func isOnOtherPage(_ first: Int, than second: Int) -> Bool {
        let (one, other) = ([first] + ancestors(of: first), [second] + ancestors(of: second))
        let shared = Set(other)
        guard let place = one.firstIndex(where: shared.contains), place > 0, one[place] != second,
            case .control(let control) = views[one[place]].content
        else { return false }
        return control.element == "tabView"
    }

    /// The pages of tab views that a view is on, from the nearest outwards, each with the tab view.
    package func pages(of view: Int) -> [(page: Int, tabView: Int)] {
        let path = [view] + ancestors(of: view)
        return zip(path, path.dropFirst()).compactMap { page, above in
            guard case .control(let control) = views[above].content, control.element == "tabView" else { return nil }
            return (page, above)
        }
    }

    /// Whether a view stands in a container that arranges it by rules that are not read, so that nobody knows its
    /// size: a grid, or a cell that shares its width out between a title and a detail.
    package func isArrangedByUnknown(_ view: Int) -> Bool {
        ancestors(of: view).contains { above in
            switch views[above].content {
            case .opaque(let element): element == "gridView"
            case .cell(let cell): views[view].autoresizing != nil && ["value1", "value2"].contains(cell.style)
            default: false
            }
        }
    }
}
