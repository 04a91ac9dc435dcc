extension Screen {
    /// What people call a view: its label in Interface Builder, its text, or its kind; with its object ID in brackets
    /// where the name alone does not tell which.
    package func name(ofView index: Int) -> String {
        let view = views[index]
        if let label = view.userLabel, !label.isEmpty { return "\"\(label)\"" }
        if view.parent == nil { return "the view of \(name)" }
        if let text = view.content.mainText?.value, let first = text.split(whereSeparator: \.isNewline).first {
            return "\"\(first.count > 30 ? first.prefix(29) + "…" : first)\""
        }
        return document == nil ? "\"\(view.id)\"" : "\(view.content.kindName) \(view.id)"
    }

    /// A constraint as an equation, for example `"Done".trailing == superview.trailing - 8 @750`.
    ///
    /// - Parameters:
    ///   - constraint: a constraint of this screen.
    ///   - classes: the size classes whose constant and priority it has; `nil` for those without a variation.
    /// - Returns: one line in the form of `overset.yml`, with names that people know in place of object IDs.
    package func phrase(of constraint: Constraint, in classes: PerAxis<SizeClass>? = nil) -> String {
        var phrase = "\(spelling(of: constraint.first, beside: constraint.second)) \(constraint.relation.rawValue)"
        let constant = classes.map(constraint.constant.value) ?? constraint.constant.base
        if let second = constraint.second {
            phrase += " " + spelling(of: second, beside: constraint.first)
            if constraint.multiplier != 1 { phrase += " * \(Self.number(constraint.multiplier))" }
            if constant != 0 { phrase += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
        } else {
            phrase += " \(Self.number(constant))"
        }
        let priority = classes.map(constraint.priority.value) ?? constraint.priority.base
        return priority == Constraint.required ? phrase : phrase + " @\(Self.number(Double(priority)))"
    }

    private func spelling(of anchor: Anchor, beside other: Anchor?) -> String {
        switch anchor.item {
        case .view(let index):
            let isParent = other.map { other in
                guard case .view(let child) = other.item else { return false }
                return views[child].parent == index
            }
            return "\(isParent == true ? "superview" : name(ofView: index)).\(anchor.attribute.rawValue)"
        case .guide(let index):
            return "\(guides[index].kind.spelling).\(anchor.attribute.rawValue)"
        }
    }

    /// A number with at most three decimals, without zeros at the end.
    static func number(_ value: Double) -> String {
        let thousandths = (value * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "\(value)" }
        let (whole, rest) = (Int(thousandths) / 1000, abs(Int(thousandths) % 1000))
        guard rest != 0 else { return "\(whole)" }
        var digits = String(String(1000 + rest).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return "\(thousandths < 0 && whole == 0 ? "-" : "")\(whole).\(digits)"
    }
}

extension LayoutGuide.Kind {
    /// The name of the guide in equations.
    package var spelling: String {
        switch self {
        case .safeArea: "safeArea"
        case .layoutMargins: "layoutMargins"
        case .readableContent: "readableContent"
        case .content: "contentLayoutGuide"
        case .frame: "frameLayoutGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .top: "topLayoutGuide"
        case .bottom: "bottomLayoutGuide"
        case .custom: "guide"
        }
    }
}

extension ViewContent {
    /// The text that tells the view from others; `nil` if it shows none.
    package var mainText: InterfaceText? { shownTexts.first }

    /// All texts that the view shows by itself, in the order of the document.
    package var shownTexts: [InterfaceText] {
        switch self {
        case .label(let label), .textView(let label): [label.text].compactMap(\.self)
        case .button(let button): [button.title].compactMap(\.self) + button.otherTitles
        case .textField(let field): [field.text, field.placeholder].compactMap(\.self)
        case .segmentedControl(let control): control.segments.compactMap(\.title)
        case .bar(let bar): bar.texts
        case .control(let control): control.texts
        case .table(let table): table.texts
        case .box(let box): [box.title].compactMap(\.self)
        case .plain, .image, .stack, .scroll, .cell, .split, .container, .opaque: []
        }
    }

    /// All texts of the view, also those that the system lays out by itself.
    package var allTexts: [InterfaceText] {
        if case .cell(let cell) = self { return cell.texts }
        return shownTexts
    }

    /// What people call such a view.
    package var kindName: String {
        switch self {
        case .plain: "view"
        case .label: "label"
        case .button: "button"
        case .textField: "text field"
        case .textView: "text view"
        case .segmentedControl: "segmented control"
        case .image: "image view"
        case .stack: "stack view"
        case .scroll: "scroll view"
        case .table: "table"
        case .cell: "cell"
        case .bar: "bar"
        case .control(let control): control.element
        case .box: "box"
        case .split: "split view"
        case .container: "container"
        case .opaque(let element): element
        }
    }
}
