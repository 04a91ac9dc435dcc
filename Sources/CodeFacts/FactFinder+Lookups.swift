internal import CodeStrings
internal import SourceCode

/// Keys that are known only when the app runs.
extension FactFinder {
    private static let lookups: Set<String> = [
        "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
        "NSLocalizedStringWithDefaultValue", "localizedString", "localizedStringForKey", "LocalizedStringKey",
        "LocalizationValue",
    ]

    /// Looks at `NSLocalizedString(key, comment: "")`.
    mutating func lookAtLookup(_ call: CodeNode, named name: String) {
        guard Self.lookups.contains(name), let value = call.arguments.first?.firstChild else { return }
        guard !value.descendants.contains(where: { $0.kind == .string }) else { return }
        // A function that hands on the key it was given says nothing by itself: its callers do.
        guard !value.isNamed("self"), !isParameter(value) else { return }
        facts.computedKeys.append(call)
    }

    /// Looks at `key.localized`, where the key is a value.
    mutating func lookAtMember(_ node: CodeNode) {
        if let table = node.firstChild, table.kind == .member, let kind = table.firstChild, kind.kind == .member,
            kind.isNamed("string"), let root = kind.firstChild, root.name.first?.isUppercase == true
        {
            facts.resourceNames.insert(ResourceName.of(node.name, in: table.name))
        }
        guard node.isNamed("localized") || node.isNamed("localizedString") || node.isNamed("localize"),
            let base = node.firstChild, base.kind == .reference || base.kind == .member, !base.isNamed("self"),
            base.name.first?.isLowercase == true
        else { return }
        facts.computedKeys.append(node)
    }

    /// Words in the names of functions that look up a key.
    private static let lookupWords: Set<String> = [
        "i18n", "l10n", "localise", "localised", "localize", "localized", "localization", "translate", "translated",
        "translation",
    ]

    /// Notes what begins a sum that is looked up: `localize("wb_" + preset.label)`, `("wb_" + preset.label).localized`.
    mutating func lookAtKeySum(_ parts: [CodeNode]) {
        guard let first = parts.first, first.kind == .string, let text = CodeLiteral(first).plainText,
            text.utf8.count > 1, !text.contains(where: \.isWhitespace)
        else { return }
        // The sum may be in parentheses, which are one more node and its argument.
        let around = ancestors.suffix(4).reversed().drop { [.argument, .tuple, .sequence].contains($0.kind) }.first
        guard let around, around.kind == .call || around.kind == .member else { return }
        let name = around.kind == .call ? around.firstChild?.name ?? "" : around.name
        let isLookup =
            Self.lookups.contains(name) || !Self.lookupWords.isDisjoint(with: name.words)
            || name.hasPrefix("NSLocalizedString")
        if isLookup { facts.keyPrefixes.insert(Array(text.utf8)) }
    }

    private func isParameter(_ node: CodeNode) -> Bool {
        guard node.kind == .reference, let function = functions.last else { return false }
        return function.children.contains {
            $0.kind == .parameter && ($0.child(.innerName)?.name ?? $0.name) == node.name
        }
    }

    /// Whether the literal that is read is the key of an accessor that a generator wrote: only where the accessor is used counts.
    var isInAccessor: Bool {
        guard ancestors.count >= 2, ancestors[ancestors.count - 1].kind == .argument else { return false }
        let call = ancestors[ancestors.count - 2]
        guard call.kind == .call, let callee = call.firstChild else { return false }
        return callee.isNamed("StringResource") || callee.name.hasPrefix("StringResource")
            || callee.isNamed("tr") && call.arguments.count { $0.nameRange.isEmpty } >= 2
    }
}
