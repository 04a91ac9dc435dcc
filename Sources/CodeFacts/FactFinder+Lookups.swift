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

    /// Notes what begins a sum that is looked up: `localize("wb_" + preset.label)`, `("wb_" + preset.label).localized`,
    /// `let key = "wb_" + preset.label` where the function looks `key` up.
    mutating func lookAtKeySum(_ parts: [CodeNode]) {
        guard let first = parts.first, let text = beginning(first), text.utf8.count > 1,
            !text.contains(where: \.isWhitespace)
        else { return }
        // The sum may be in parentheses, which are one more node and its argument.
        let around = ancestors.suffix(4).reversed().drop { [.argument, .tuple, .sequence].contains($0.kind) }.first
        guard let around else { return }
        let isAsked =
            switch around.kind {
            case .call: Self.isLookup(around.firstChild?.name ?? "")
            case .member: Self.isLookup(around.name)
            case .initialValue:
                ancestors.last { $0.kind == .binding }.map { isLookedUp($0.name) } ?? false
            default: false
            }
        if isAsked { facts.keyPrefixes.insert(Array(text.utf8)) }
    }

    /// The text that a sum begins with: a literal, or a local constant that is one.
    private func beginning(_ node: CodeNode) -> String? {
        if node.kind == .string { return CodeLiteral(node).plainText }
        guard node.kind == .reference,
            let value = scopes.reversed().lazy.compactMap({ $0[node.name] }).first.flatMap(\.self),
            value.kind == .string
        else { return nil }
        return CodeLiteral(value).plainText
    }

    /// Whether a function looks up the key that it is given, by its name.
    private static func isLookup(_ name: String) -> Bool {
        lookups.contains(name) || !lookupWords.isDisjoint(with: name.words) || name.hasPrefix("NSLocalizedString")
    }

    /// Whether the function around looks up what a local name stands for.
    private func isLookedUp(_ name: String) -> Bool {
        functions.last?.descendants.contains { node in
            switch node.kind {
            case .call:
                Self.isLookup(node.firstChild?.name ?? "")
                    && node.arguments.contains { $0.firstChild?.kind == .reference && $0.firstChild?.name == name }
            case .member:
                Self.isLookup(node.name) && node.firstChild?.kind == .reference && node.firstChild?.name == name
            default: false
            }
        } ?? false
    }

    /// Notes what macros of Objective-C put in front of the keys that they look up:
    /// `#define L(x) NSLocalizedString(@"PREFIX_" x, nil)`.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    mutating func lookAtMacros(in utf8: [UInt8]) {
        for line in utf8.split(separator: UInt8(ascii: "\n")) where line.contains(UInt8(ascii: "#")) {
            guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "#"), line.contains(UInt8(ascii: "\"")) else {
                continue
            }
            let text = String(decoding: line, as: UTF8.self)
            guard text.contains("ocalizedString"), text.prefixMatch(of: /\s*#\s*define\s+\w+\(/) != nil else {
                continue
            }
            for literal in text.matches(of: /@?"([^"\\\s]{2,})"\s+(?:#?\w)/) {
                facts.keyPrefixes.insert(Array(literal.output.1.utf8))
            }
        }
    }

    /// Notes what the sums of Objective-C begin with that may be keys: `[@"HelpBody" stringByAppendingString:page]`.
    mutating func lookAtSums(in utf8: [UInt8]) {
        guard Self.appending.isIn(utf8), Self.lookup.isIn(utf8) else { return }
        let text = String(decoding: CodeComments.blanked(utf8), as: UTF8.self)
        for sum in text.matches(of: /\[[ \t]*@"([^"\\\s]{2,})"[ \t]+stringByAppending(?:String|Format):/) {
            facts.keyPrefixes.insert(Array(sum.output.1.utf8))
        }
    }

    private static let appending = ByteSearch("stringByAppending")
    private static let lookup = ByteSearch("ocalizedString")

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
