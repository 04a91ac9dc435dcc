internal import SourceText

/// Stack views and split views.
extension InterfaceReader {
    mutating func stack(
        _ element: MarkupElement,
        at position: Int,
        children: Children,
        in tree: inout ScreenTree
    ) -> StackContent {
        let axis: Axis =
            (element["orientation"] ?? element["axis"]) == "vertical" ? .vertical : .horizontal
        var stack = StackContent(axis: axis, arranged: children.views)
        stack.axis = varied(axis, in: element) { _, variation in variation["axis"].flatMap(Axis.init) }
        // AppKit's own stack view gathers its views in areas; Interface Builder names every other way.
        stack.distribution =
            element["distribution"].flatMap(StackContent.Distribution.init) ?? (isMac ? .gravityAreas : .fill)
        let alignment: StackContent.Alignment = isMac ? (axis == .horizontal ? .centerY : .centerX) : .fill
        stack.alignment = varied(self.alignment(of: element) ?? alignment, in: element) { reader, variation in
            reader.alignment(of: variation)
        }
        stack.spacing = varied(spacing(of: element) ?? .points(isMac ? 8 : 0), in: element) { reader, variation in
            reader.spacing(of: variation)
        }
        if isMac, stack.distribution == .gravityAreas { stack.gravity = children.gravity }
        stack.customSpacing = customSpacing(of: element, count: children.views.count)
        // Margins of its own turn the arrangement inside of them on.
        let hasMargins =
            insets("layoutMargins", of: element) != nil
            || insets("directionalLayoutMargins", of: element) != nil
        stack.isMarginsRelative = element["layoutMarginsRelativeArrangement"] == "YES" || hasMargins
        stack.isBaselineRelative = element["baselineRelativeArrangement"] == "YES"
        stack.detachesHiddenViews = isMac ? element["detachesHiddenViews"] == "YES" : true
        stack.edgeInsets = insets("edgeInsets", of: element) ?? .zero
        hideDetached(element, children: children, in: &tree)
        if isMac {
            stack.ownHugging = PerAxis(
                horizontal: priority("horizontalStackHuggingPriority", of: element) ?? 250,
                vertical: priority("verticalStackHuggingPriority", of: element) ?? 250
            )
            stack.clippingResistance = PerAxis(
                horizontal: priority("horizontalClippingResistancePriority", of: element) ?? Constraint.required,
                vertical: priority("verticalClippingResistancePriority", of: element) ?? Constraint.required
            )
        }
        return stack
    }

    /// Hides the views that the priority of 0 takes out of a stack view of macOS.
    private func hideDetached(_ element: MarkupElement, children: Children, in tree: inout ScreenTree) {
        guard let priorities = element.child(named: "visibilityPriorities") else { return }
        for (priority, view) in zip(priorities.children, children.views) where priority["value"] == "0" {
            tree.views[view].isHidden.base = true
        }
    }

    private func alignment(of element: MarkupElement) -> StackContent.Alignment? {
        switch element["alignment"] {
        case "baseline", "lastBaseline": .lastBaseline
        case let word?: StackContent.Alignment(rawValue: word)
        case nil: nil
        }
    }

    private mutating func spacing(of element: MarkupElement) -> StackContent.Spacing? {
        if element["spacingType"] == "standard" { return .standard }
        return number("spacing", of: element).map { .points($0) }
    }

    /// Spacing after single views, as AppKit saves it: one number for each view, a huge one where it is the usual.
    private func customSpacing(of element: MarkupElement, count: Int) -> [Int: Double] {
        guard let list = element.child(named: "customSpacing") else { return [:] }
        var result: [Int: Double] = [:]
        for (index, real) in list.children.enumerated() where index < count {
            guard let value = real["value"].flatMap(NumberRange.length.number) else { continue }
            result[index] = value
        }
        return result
    }

    mutating func split(_ element: MarkupElement) -> SplitContent {
        let thickness: Double =
            switch element["dividerStyle"] {
            case "thin": 1
            case "paneSplitter": 10
            default: 9
            }
        var split = SplitContent(isVertical: element["vertical"] == "YES", dividerThickness: thickness)
        if let list = element.child(named: "holdingPriorities") {
            for real in list.children {
                if let value = priority("value", of: real) { split.holdingPriorities.append(value) }
            }
        }
        return split
    }
}
