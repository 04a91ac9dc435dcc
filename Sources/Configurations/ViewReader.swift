internal import Findings
internal import Interfaces
internal import SourceText
internal import TextMeasurement

/// Reads one view of a screen.
struct ViewReader {
    /// The members that say what a view is, of which it has one.
    static let kinds =
        ["label", "button", "textField", "textView", "segmentedControl", "view", "stack", "image", "scrollView"]
        + ViewDeclaration.controls
    /// The members that all views have.
    static let commonMembers = ["in", "hugging", "compression", "hidden", "margins", "direction"]
    /// The limits of a size.
    static let limits: [(name: String, attribute: Anchor.Attribute, relation: Constraint.Relation)] = [
        ("width", .width, .equal), ("width<=", .width, .lessThanOrEqual), ("width>=", .width, .greaterThanOrEqual),
        ("height", .height, .equal), ("height<=", .height, .lessThanOrEqual),
        ("height>=", .height, .greaterThanOrEqual),
    ]
    /// The members of stacks besides the arranged views.
    static let stackMembers = ["axis", "spacing", "distribution", "alignment"]
    private static let distributions: [StackContent.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    private static let alignments: [StackContent.Alignment] = [
        .fill, .leading, .trailing, .top, .bottom, .center, .firstBaseline, .lastBaseline,
    ]

    private let name: String
    private let key: YAMLNode
    private let node: YAMLNode
    private let members: [(key: String, keyNode: YAMLNode, value: YAMLNode)]

    init(_ name: String, _ key: YAMLNode, _ node: YAMLNode) throws(SourceError) {
        self.name = name
        self.key = key
        self.node = node
        members = try node.members(name)
    }

    /// Reads the view as far as it is understood; mistakes in its members are collected.
    ///
    /// - Throws: ``SourceError`` if it does not say what it is.
    func view(_ mistakes: inout [SourceError]) throws(SourceError) -> ViewDeclaration {
        let kind = try kind()
        var view = ViewDeclaration(name: try key.placed(name), content: try content(kind))
        view.text.location = node.location
        Configuration.each(members.filter { $0.key != kind }, &mistakes) { (entry) throws(SourceError) in
            let (member, memberNode, value) = entry
            if try readCommon(member, value, into: &view) { return }
            if try readOwn(member, value, of: kind, into: &view) { return }
            try item(member, memberNode, value, of: kind, into: &view)
        }
        return view
    }

    private func kind() throws(SourceError) -> String {
        let found = members.filter { Self.kinds.contains($0.key) }
        guard let first = found.first else {
            // A member with a spelling mistake is the likely reason, so it is named first.
            for (member, memberNode, _) in members where !isKnown(member) { throw unknown(member, memberNode) }
            throw node.error(
                "the view '\(name)' must say what it is, as in label: KEY, button: KEY, view:, stack: [a, b]"
            )
        }
        if found.count > 1 {
            throw found[1].keyNode.error(
                "the view '\(name)' is a \(first.key) already; it cannot be a \(found[1].key) too"
            )
        }
        return first.key
    }

    private func value(_ member: String) -> YAMLNode? { members.first { $0.key == member }?.value }

    private func content(_ kind: String) throws(SourceError) -> ViewDeclaration.Content {
        guard let value = value(kind) else { return .plain }
        switch kind {
        case "label": return .label(try text(value, kind))
        case "textView": return .textView(try text(value, kind))
        case "button": return .button(try text(value, kind), style: try self.value("style")?.text("style"))
        case "textField":
            let shown = try value.placed(kind)
            var placeholder: LocatedText?
            if let node = self.value("placeholder") { placeholder = try text(node, "placeholder") }
            return .textField(
                text: shown.text.isEmpty ? nil : shown,
                placeholder: placeholder,
                border: try self.value("border")?.text("border")
            )
        case "segmentedControl":
            let keys = try value.placedTexts(kind)
            for key in keys where key.text.isEmpty { throw key.error("a segment needs the key of its text") }
            return .segmentedControl(keys)
        case "image": return .image(value.isList ? try value.size(kind) : try nothing(value, kind))
        case "stack": return .stack(try stack(value))
        case "scrollView", "view":
            let _: Size? = try nothing(value, kind)
            return kind == "view" ? .plain : .scroll
        default:
            let _: Size? = try nothing(value, kind)
            return .control(kind, style: try self.value("style")?.text("style"))
        }
    }

    /// The key of a text.
    private func text(_ node: YAMLNode, _ member: String) throws(SourceError) -> LocatedText {
        let text = try node.placed(member)
        guard !text.text.isEmpty else { throw node.error("'\(member)' needs the key of a text, as in \(member): KEY") }
        return text
    }

    /// Nothing, for members that take no value.
    private func nothing(_ node: YAMLNode, _ member: String) throws(SourceError) -> Size? {
        let text = node.isMapping || node.isList ? "" : try node.text(member)
        guard !node.isMapping, !node.isList, text.isEmpty || text == "~" || text == "null" || text == "true" else {
            throw node.error("'\(member)' takes no value; give it a name and write '\(member):'")
        }
        return nil
    }

    private func stack(_ node: YAMLNode) throws(SourceError) -> ViewDeclaration.Stack {
        guard node.isList else { throw node.error("'stack' takes the views that it arranges, as in stack: [a, b]") }
        var stack = ViewDeclaration.Stack(arranged: try node.placedTexts("stack"))
        if let value = value("axis") { stack.axis = try value.word("axis", among: Axis.allCases) }
        if let value = value("distribution") {
            stack.distribution = try value.word("distribution", among: Self.distributions)
        }
        if let value = value("alignment") { stack.alignment = try value.word("alignment", among: Self.alignments) }
        if let value = value("spacing") {
            let isStandard = try value.text("spacing") == "standard"
            stack.spacing = isStandard ? .standard : .points(try value.number("spacing"))
        }
        return stack
    }
}

extension ViewReader {
    /// Takes over a member that all views have.
    private func readCommon(
        _ member: String,
        _ value: YAMLNode,
        into view: inout ViewDeclaration
    ) throws(SourceError) -> Bool {
        switch member {
        case "in": view.parent = try value.placed(member)
        case "hugging": view.contentHugging = try value.priorities(member)
        case "compression": view.compressionResistance = try value.priorities(member)
        case "hidden": view.isHidden = try value.truth(member)
        case "margins": view.margins = try value.insets(member)
        case "direction":
            view.direction = try value.word(
                member,
                among: [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
            )
        default:
            guard let limit = Self.limits.first(where: { $0.name == member }) else { return false }
            view.limits.append(LimitDeclaration(limit.attribute, limit.relation, try value.placed(member)))
        }
        return true
    }

    /// Takes over a member that only some kinds have; those of the content were read with it.
    private func readOwn(
        _ member: String,
        _ value: YAMLNode,
        of kind: String,
        into view: inout ViewDeclaration
    ) throws(SourceError) -> Bool {
        guard ownMembers(of: kind).contains(member) else { return false }
        if member == "alignment", kind != "stack" {
            view.alignment = try value.word(member, among: TextAlignment.allCases)
        }
        return true
    }

    private func ownMembers(of kind: String) -> [String] {
        switch kind {
        case "label", "textView": ["alignment"]
        case "button": ["alignment", "style"]
        case "textField": ["alignment", "placeholder", "border"]
        case "stack": Self.stackMembers
        case _ where ViewDeclaration.controls.contains(kind): ["style"]
        default: []
        }
    }

    /// Takes over an item of a declaration, as in comments.
    private func item(
        _ member: String,
        _ key: YAMLNode,
        _ value: YAMLNode,
        of kind: String,
        into view: inout ViewDeclaration
    ) throws(SourceError) {
        guard !view.keys.isEmpty, TextDeclaration.itemNames.contains(member) else {
            guard isKnown(member) else { throw unknown(member, key) }
            throw key.error(
                "'\(member)' means nothing for a \(kind); it takes \(allMembers(of: kind).joined(separator: ", "))"
            )
        }
        let content = try value.text(member)
        // `keep: true` has a value that the item does not take.
        let isBare = member == "keep" && content == "true"
        do throws(DeclarationError) {
            try view.text.set(member, isBare ? .none : .equal, isBare ? "" : content, rules: Rule.names)
        } catch {
            throw key.error(error.message)
        }
    }

    private static var itemNames: [String] {
        TextDeclaration.itemNames.filter { $0 != "width" && $0 != "height" && $0 != "measured" }
    }

    /// The members of a kind, in the order of the documentation.
    private func allMembers(of kind: String) -> [String] {
        let hasText = ["label", "button", "textField", "textView", "segmentedControl"].contains(kind)
        return [kind] + ownMembers(of: kind) + Self.limits.map(\.name) + Self.commonMembers
            + (hasText ? Self.itemNames : [])
    }

    private func isKnown(_ member: String) -> Bool {
        Self.allNames.contains(member)
    }

    private static var allNames: [String] {
        kinds + ["placeholder", "border", "style"] + stackMembers + limits.map(\.name) + commonMembers + itemNames
    }

    private func unknown(_ member: String, _ key: YAMLNode) -> SourceError {
        key.unknown(member, among: Self.allNames, kind: "item")
    }
}
