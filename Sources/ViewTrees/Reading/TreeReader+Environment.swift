internal import ProposedLayout
internal import SourceCode
internal import SourceText
internal import TextMeasurement

/// Modifiers that change a value of the environment.
extension TreeReader {
    /// What a modifier changes in the environment; `nil` for one that changes nothing there.
    func environment(_ call: ModifierCall) -> EnvironmentChange? {
        let first = call.arguments.first
        func value() -> Value { first.map { Self.first(evaluate($0.node, $0.scope)) } ?? .none }
        func flag() -> Bool { first == nil ? true : value().truth ?? true }
        func named<Style: RawRepresentable>(
            _ make: (Style) -> EnvironmentChange,
            _ fallback: Style
        ) -> EnvironmentChange
        where Style.RawValue == String {
            make(styleName(value()).flatMap { Style(rawValue: $0) } ?? fallback)
        }
        switch call.name {
        case "font":
            if value().isNone { return .font(nil) }
            return first.flatMap { font(evaluate($0.node, $0.scope)) }.map { .font($0) }
        case "fontWeight": return .fontWeight(weight(value()))
        case "bold": return flag() ? .fontWeight(.bold) : .fontWeight(nil)
        case "italic": return .italic(flag())
        case "fontDesign": return .fontDesign(design(value()))
        case "monospaced": return flag() ? .fontDesign(.monospaced) : .fontDesign(nil)
        case "monospacedDigit": return .fontDesign(.monospacedDigit)
        case "lineLimit": return lineLimit(call)
        case "minimumScaleFactor":
            guard let factor = value().number, factor > 0, factor <= 1 else { return nil }
            return .minimumScaleFactor(factor)
        case "truncationMode":
            switch value().memberName {
            case "head": return .truncationMode(.head)
            case "middle": return .truncationMode(.middle)
            default: return .truncationMode(.tail)
            }
        case "allowsTightening": return .allowsTightening(flag())
        case "dynamicTypeSize": return first.flatMap { dynamicTypeSize($0) }
        case "multilineTextAlignment": return .multilineTextAlignment(alignment(first).horizontal)
        case "lineSpacing": return .lineSpacing(length(value()) ?? Length(4, from: 0, to: 12))
        case "kerning", "tracking": return .tracking(value().number ?? 0)
        case "textCase":
            return .textCase(value().memberName.flatMap { EnvironmentChange.LetterCase(rawValue: $0) })
        case "imageScale":
            return .imageScale(value().memberName.flatMap { EnvironmentChange.ImageScale(rawValue: $0) } ?? .medium)
        case "controlSize": return named(EnvironmentChange.controlSize, .regular)
        case "buttonStyle": return named(EnvironmentChange.buttonStyle, .automatic)
        case "toggleStyle": return named(EnvironmentChange.toggleStyle, .automatic)
        case "pickerStyle": return named(EnvironmentChange.pickerStyle, .automatic)
        case "datePickerStyle": return named(EnvironmentChange.datePickerStyle, .automatic)
        case "labelStyle": return named(EnvironmentChange.labelStyle, .automatic)
        case "textFieldStyle": return named(EnvironmentChange.textFieldStyle, .automatic)
        case "listStyle": return named(EnvironmentChange.listStyle, .automatic)
        case "formStyle": return named(EnvironmentChange.formStyle, .automatic)
        case "progressViewStyle": return named(EnvironmentChange.progressViewStyle, .automatic)
        case "gaugeStyle": return named(EnvironmentChange.gaugeStyle, .automatic)
        case "tabViewStyle": return named(EnvironmentChange.tabViewStyle, .automatic)
        case "labelsHidden": return .labelsHidden
        case "headerProminence": return .increasedHeaderProminence(value().memberName == "increased")
        case "environment": return environmentValue(call)
        default: return nil
        }
    }

    /// The name of a style: `.bordered`, `.automatic`, `BorderedButtonStyle()`, `.page(indexDisplayMode: .never)`.
    private func styleName(_ value: Value) -> String? {
        guard var name = value.memberName else {
            if case .instance = value { return "own" }
            return nil
        }
        for ending in [
            "ButtonStyle", "ToggleStyle", "DatePickerStyle", "PickerStyle", "LabelStyle", "TextFieldStyle", "ListStyle",
            "FormStyle", "ProgressViewStyle", "GaugeStyle", "TabViewStyle",
        ] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
            name = name.prefix(1).lowercased() + name.dropFirst()
            break
        }
        return name == "default" ? "automatic" : name
    }

    private func lineLimit(_ call: ModifierCall) -> EnvironmentChange? {
        guard let first = call.arguments.first else { return .lineLimit(nil) }
        let parts = Array(first.node.children)
        if first.node.kind == .sequence, parts.count == 3, parts[1].isNamed("..."),
            let least = evaluate(parts[0], first.scope).number, let most = evaluate(parts[2], first.scope).number
        {
            return .lineLimit(LineLimit(least: Self.lines(least), most: Self.lines(most)))
        }
        // `lineLimit(3...)`: the operator behind the number is no node.
        let rest = first.node.file.utf8[first.node.range.upperBound...]
        if rest.starts(with: "...".utf8), let least = evaluate(first.node, first.scope).number {
            return .lineLimit(LineLimit(least: Self.lines(least), most: nil))
        }
        let value = evaluate(first.node, first.scope)
        if value.isNone { return .lineLimit(nil) }
        // A limit that the app turns on and off is judged where it is off last: the first is the one it begins with.
        if case .choice(let values, _) = value, values.contains(where: \.isNone) { return .lineLimit(nil) }
        guard let number = value.number, number.isFinite, number >= 0 else { return nil }
        let reserves = call.arguments["reservesSpace"].map { evaluate($0.node, $0.scope).truth ?? false } ?? false
        return .lineLimit(LineLimit(least: reserves ? Self.lines(number) : 0, most: Self.lines(number)))
    }

    private static func lines(_ number: Double) -> Int { Int(max(0, min(number, 10_000))) }

    private func dynamicTypeSize(_ argument: Argument) -> EnvironmentChange? {
        func rank(_ node: CodeNode) -> TextSizeRank? {
            let name = Self.first(evaluate(node, argument.scope)).memberName
            return name.flatMap(Self.category).map { TextSizeRank($0) }
        }
        let node = argument.node
        if node.kind == .sequence {
            let parts = Array(node.children)
            guard parts.count == 3, let low = rank(parts[0]), let end = rank(parts[2]), low <= end else { return nil }
            let high = parts[1].source == "..<" ? max(low, end.smaller) : end
            return .dynamicTypeSize(low...high)
        }
        guard let rank = rank(node) else { return nil }
        // The tree has no operators that stand on one side of what they are for.
        let utf8 = node.file.utf8
        let before = utf8[..<node.range.lowerBound]
        if before.suffix(3).elementsEqual("...".utf8) { return .dynamicTypeSize(TextSizeRank(.extraSmall)...rank) }
        if before.suffix(3).elementsEqual("..<".utf8) {
            return .dynamicTypeSize(TextSizeRank(.extraSmall)...rank.smaller)
        }
        if utf8[node.range.upperBound...].starts(with: "...".utf8) {
            return .dynamicTypeSize(rank...TextSizeRank(.accessibility5))
        }
        return .dynamicTypeSize(rank...rank)
    }

    private static func category(_ name: String) -> TextSizeCategory? {
        switch name {
        case "xSmall": .extraSmall
        case "small": .small
        case "medium": .medium
        case "large": .large
        case "xLarge": .extraLarge
        case "xxLarge": .extraExtraLarge
        case "xxxLarge": .extraExtraExtraLarge
        case "accessibility1": .accessibility1
        case "accessibility2": .accessibility2
        case "accessibility3": .accessibility3
        case "accessibility4": .accessibility4
        case "accessibility5": .accessibility5
        default: nil
        }
    }

    /// `environment(\.lineLimit, 1)` and the like; `nil` for a value that changes nothing here.
    private func environmentValue(_ call: ModifierCall) -> EnvironmentChange? {
        let unlabelled = call.arguments.unlabelled
        guard unlabelled.count == 2, unlabelled[0].node.kind == .keyPath else { return nil }
        let value = Self.first(evaluate(unlabelled[1].node, unlabelled[1].scope))
        switch unlabelled[0].node.source {
        case "\\.lineLimit":
            if value.isNone { return .lineLimit(nil) }
            return value.number.map { .lineLimit(LineLimit(most: Self.lines($0))) }
        case "\\.minimumScaleFactor":
            return value.number.flatMap { $0 > 0 && $0 <= 1 ? .minimumScaleFactor($0) : nil }
        case "\\.font": return font(value).map { .font($0) }
        case "\\.layoutDirection":
            return value.memberName.map { .layoutDirection(isRightToLeft: $0 == "rightToLeft") }
        case "\\.defaultMinListRowHeight": return length(value).map { .minimumRowHeight($0) }
        default: return nil
        }
    }
}
