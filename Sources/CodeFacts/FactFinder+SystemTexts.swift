internal import CodeStrings
internal import SourceCode

/// Texts in bars, alerts, menus and other parts that the system lays out.
extension FactFinder {
    /// The functions whose arguments the system lays out, as `function(label:)`; `_` is the first without a label.
    private static let functions: [String: SystemPart] = [
        "UIBarButtonItem(title:)": .barButton, "UITabBarItem(title:)": .tabItem,
        "UIAlertController(title:)": .alertTitle, "alertControllerWithTitle(alertControllerWithTitle:)": .alertTitle,
        "UIAlertAction(title:)": .alertButton, "actionWithTitle(actionWithTitle:)": .alertButton,
        "UIAction(title:)": .menuItem, "UIMenu(title:)": .menuItem, "UICommand(title:)": .menuItem,
        "UIContextualAction(title:)": .swipeAction, "UITableViewRowAction(title:)": .swipeAction,
        "contextualActionWithStyle(title:)": .swipeAction, "rowActionWithStyle(title:)": .swipeAction,
        "insertSegment(withTitle:)": .segment, "addButton(withTitle:)": .desktopAlertButton,
        "addButtonWithTitle(addButtonWithTitle:)": .desktopAlertButton, "NSMenuItem(title:)": .desktopMenuItem,
        "addItem(withTitle:)": .desktopMenuItem, "addItemWithTitle(addItemWithTitle:)": .desktopMenuItem,
    ]

    private static let names = Set(functions.keys.map { $0.prefix { $0 != "(" }.description })

    /// Looks at a call whose arguments the system may lay out.
    mutating func lookAtSystemTexts(_ call: CodeNode, named name: String) {
        if name == "UISegmentedControl" {
            guard let items = call.arguments.first(where: { $0.isNamed("items") })?.firstChild, items.kind == .array
            else { return }
            let values = Array(items.children)
            for value in values { addSystemText(.segment, value, count: values.count) }
            return
        }
        if name == "initWithTitle", let part = Self.part(ofInitializer: call),
            let value = call.arguments.first?.firstChild
        {
            addSystemText(part, value, count: nil)
        }
        guard Self.names.contains(name) else { return }
        for argument in call.arguments {
            guard let value = argument.firstChild else { continue }
            let label = argument.nameRange.isEmpty ? "_" : argument.name
            guard var part = Self.functions["\(name)(\(label):)"] else { continue }
            if part == .alertButton || part == .alertTitle, isInSheet {
                guard part == .alertButton else { continue }
                part = .sheetButton
            }
            // A button of anything else may be added by such a function as well.
            if part == .desktopAlertButton, call.firstChild?.firstChild?.name.words.contains("alert") != true {
                continue
            }
            addSystemText(part, value, count: nil)
        }
    }

    /// What `[[… alloc] initWithTitle:…]` of Objective-C makes, by its other arguments.
    private static func part(ofInitializer call: CodeNode) -> SystemPart? {
        let labels = call.arguments.dropFirst().map(\.name)
        if labels.first == "style" { return .barButton }
        if labels.first == "image" { return .tabItem }
        return labels.contains("keyEquivalent") ? .desktopMenuItem : nil
    }

    /// Whether the function around makes an action sheet, and no alert.
    private var isInSheet: Bool {
        guard let function = functions.last ?? ancestors.last(where: { $0.kind == .binding || $0.kind == .accessor })
        else { return false }
        let text = function.source
        return (text.contains("actionSheet") || text.contains("ActionSheet")) && !text.contains(".alert")
            && !text.contains("StyleAlert")
    }

    /// Looks at an assignment to what the system lays out.
    mutating func lookAtSystemTexts(to target: CodeNode, _ values: [CodeNode]) {
        guard let part = part(of: target) else { return }
        if values.count == 1 {
            addSystemText(part, values[0], count: nil)
        } else if !values.contains(where: { $0.kind == .operator && $0.isNamed("+") }) {
            for value in values where value.kind != .operator {
                let choices = value.kind == .choice ? Array(value.children) : [value]
                for choice in choices { addSystemText(part, choice, count: nil) }
            }
        }
    }

    private func part(of target: CodeNode) -> SystemPart? {
        let base = target.kind == .member ? target.firstChild : nil
        let holder = base.map { $0.kind == .call ? $0.firstChild?.name ?? "" : $0.name } ?? ""
        switch target.name {
        case "title":
            if holder == "navigationItem" { return .navigationTitle }
            if holder == "tabBarItem" { return .tabItem }
            if holder.hasSuffix("BarButtonItem") || holder.hasSuffix("BarButton") || holder == "barButtonItem" {
                return .barButton
            }
            // `title = …` may name a variable of the function, and is no property in Objective-C.
            let isLocal = target.kind == .reference && (!isSwift || scopes.contains { $0[target.name] != nil })
            guard holder.isEmpty && !isLocal || holder == "self" else { return nil }
            let isController = supertypes.contains { name in
                name.hasSuffix("ViewController") && !name.hasPrefix("NS") && !name.hasSuffix("AlertController")
            }
            return isController && !isOfDesktop ? .navigationTitle : nil
        case "text":
            guard holder == "textLabel", let base, !isOfHeader(base), !hasLooksOfCode(base) else { return nil }
            let type = ancestors.first { $0.kind == .type || $0.kind == .extension }
            return type.map(types.linedCells.isNamed) == true ? nil : .cellText
        case "placeholder": return holder == "searchBar" ? .searchHint : nil
        default: return nil
        }
    }

    /// What gives a label lines, a font or a scale of its own.
    static let looks: Set<String> = [
        "numberOfLines", "font", "adjustsFontSizeToFitWidth", "setNumberOfLines", "setFont",
        "setAdjustsFontSizeToFitWidth",
    ]
    /// The largest function that is searched for it, in bytes.
    private static let longFunction = 16_000

    /// Whether the function around gives a label of a cell a number of lines, a font or a scale of its own.
    ///
    /// What a case does for its own rows says nothing about those of another one.
    private func hasLooksOfCode(_ label: CodeNode) -> Bool {
        guard let function = functions.first ?? ancestors.first, function.range.count < Self.longFunction else {
            return false
        }
        let name = label.source.filter { $0 != "?" && $0 != "!" }
        return Self.hasLooks(function, of: name, at: label.range.lowerBound)
    }

    private static func hasLooks(_ node: CodeNode, of label: String, at place: Int) -> Bool {
        if node.kind == .switchCase, !node.range.contains(place) { return false }
        if node.kind == .member, looks.contains(node.name), let base = node.firstChild,
            base.source.filter({ $0 != "?" && $0 != "!" }) == label
        {
            return true
        }
        // The label may have another name: `if let label = cell.textLabel { label.numberOfLines = 0 }`.
        if node.kind == .member, node.isNamed("numberOfLines"), node.firstChild?.kind == .reference { return true }
        return node.children.contains { hasLooks($0, of: label, at: place) }
    }

    /// Whether the label is one of a header or footer of a table, which is no cell's: it has a smaller font, and goes on in
    /// further lines.
    private func isOfHeader(_ label: CodeNode) -> Bool {
        guard let function = functions.last, function.range.count < Self.longFunction, let view = label.firstChild,
            view.kind == .reference
        else { return false }
        let parameters = function.children.lazy.filter { $0.kind == .parameter }
        if parameters.contains(where: {
            $0.name.hasPrefix("willDisplayHeader") || $0.name.hasPrefix("willDisplayFooter")
        }) {
            return true
        }
        // `let header = view as? UITableViewHeaderFooterView`, and `UITableViewHeaderFooterView *header = …`.
        let name = view.name
        return function.descendants.contains { node in
            guard node.kind == .binding && node.name == name || node.kind == .sequence, node.range.count < 300,
                !node.range.contains(label.range.lowerBound)
            else { return false }
            let code = node.source
            guard node.kind == .binding || code.contains(name) else { return false }
            return ["HeaderFooterView", "headerView(for", "footerView(for"].contains(where: code.contains)
        }
    }

    /// Whether the file is one of macOS, where a controller's title is that of a window or a tab.
    private var isOfDesktop: Bool {
        ancestors.first?.children.contains {
            $0.kind == .importedModule && ($0.isNamed("Cocoa") || $0.isNamed("AppKit"))
        } ?? false
    }

    // MARK: Sections and rows of lists

    /// The functions of data sources whose result stands above or below a section; Objective-C has other names of them.
    private static let sectionTitles: [String: SystemPart] = [
        "titleForHeaderInSection": .sectionHeader, "titleForFooterInSection": .sectionFooter,
    ]

    /// Looks at a function that may return the title of a section.
    mutating func lookAtSectionTitles(_ function: CodeNode, _ body: CodeNode) {
        let labels = function.children.lazy.filter { $0.kind == .parameter }.map(\.name)
        guard let part = labels.compactMap({ Self.sectionTitles[$0] }).first else { return }
        for value in results(of: body) { addChoices(part, value, depth: 0) }
    }

    /// Notes the values that an expression chooses between.
    private mutating func addChoices(_ part: SystemPart, _ value: CodeNode, depth: Int) {
        guard depth < 8 else { return }
        switch value.kind {
        case .if, .switch:
            for child in value.children where [.body, .if, .switchCase].contains(child.kind) {
                if child.kind == .if { addChoices(part, child, depth: depth + 1) }
                let statements = child.children.filter { $0.kind != .switchLabel && $0.kind != .parameter }
                if child.kind != .if, statements.count == 1 { addChoices(part, statements[0], depth: depth + 1) }
            }
        default: addSystemText(part, value, count: nil)
        }
    }

    /// Looks at `Section("…")` of SwiftUI, and at the buttons of `.swipeActions`.
    mutating func lookAtLists(_ call: CodeNode, named name: String) {
        guard call.firstChild?.kind == .reference, let value = call.arguments.first,
            value.nameRange.isEmpty, let text = value.firstChild
        else { return }
        switch name {
        case "Section": addSystemText(.sectionHeader, text, count: nil)
        case "Button" where isInSwipeActions: addSystemText(.swipeAction, text, count: nil)
        default: return
        }
    }

    private var isInSwipeActions: Bool {
        ancestors.contains { $0.kind == .call && $0.firstChild?.isNamed("swipeActions") == true }
            && ancestors.last(where: { $0.kind == .closure })
                .map { closure in
                    ancestors.contains { call in
                        call.kind == .call && call.firstChild?.isNamed("swipeActions") == true
                            && call.arguments.contains { $0.range.contains(closure.range.lowerBound) }
                    }
                } == true
    }

    /// Notes a value if it is localized as a whole: a part of a text has no room by itself.
    private mutating func addSystemText(_ part: SystemPart, _ value: CodeNode, count: Int?) {
        var node = value
        if value.kind == .reference, let known = scopes.reversed().lazy.compactMap({ $0[value.name] }).first,
            let local = known, local.range.upperBound < value.range.lowerBound
        {
            node = local
        }
        switch node.kind {
        case .call, .member, .reference: break
        // A literal that the part localizes itself; one with a look-up inside is a part of a text.
        case .string: guard keys.contains(where: { $0.lowerBound == node.range.lowerBound }) else { return }
        case .sequence:
            guard !node.children.contains(where: { $0.kind == .operator && $0.isNamed("+") }) else { return }
        default: return
        }
        guard hasKey(node) else { return }
        facts.systemTexts.append(SystemText(part: part, node: node, count: count, situation: situation))
    }
}
