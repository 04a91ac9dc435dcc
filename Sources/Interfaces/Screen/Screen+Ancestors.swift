extension Screen {
    /// The views around one view, from the nearest to the root.
    package struct Ancestors: Sequence, IteratorProtocol {
        fileprivate let views: [View]
        fileprivate var parent: Int?

        package mutating func next() -> Int? {
            defer { parent = parent.flatMap { views[$0].parent } }
            return parent
        }
    }

    /// The views around a view, from the nearest to the root.
    ///
    /// - Complexity: O(1); O(*d*) in the depth of the view to go through all.
    package func ancestors(of view: Int) -> Ancestors { Ancestors(views: views, parent: views[view].parent) }

    /// Whether each view, or a view around it, has a property; by position in ``views``.
    ///
    /// - Complexity: O(*n*): parents stand before their children.
    package func inherited(_ hasProperty: (Int) -> Bool) -> [Bool] {
        var inherited: [Bool] = []
        inherited.reserveCapacity(views.count)
        for (index, view) in views.enumerated() {
            inherited.append(view.parent.map { inherited[$0] } == true || hasProperty(index))
        }
        return inherited
    }

    /// Whether each view, or a view around it, is hidden; by position in ``views``.
    package func hiddenViews(in classes: PerAxis<SizeClass>) -> [Bool] {
        inherited { views[$0].isHidden.value(in: classes) }
    }

    /// Whether a view is on another page of a tab view than a second one, so that people never see both.
    ///
    /// - Complexity: O(*d*) in the depth of the views.
    package func isOnOtherPage(_ first: Int, than second: Int) -> Bool {
        // Parents stand before their children: the greater of two views is never around the other.
        var (one, other) = (first, second)
        while one != other {
            guard let parent = views[max(one, other)].parent else { return false }
            (one, other) = (min(one, other), parent)
        }
        guard one != first, one != second, case .control(let control) = views[one].content else { return false }
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
            case .opaque(let element): element == "gridView" && views[above].grid == nil
            case .cell(let cell): views[view].autoresizing != nil && ["value1", "value2"].contains(cell.style)
            default: false
            }
        }
    }
}
