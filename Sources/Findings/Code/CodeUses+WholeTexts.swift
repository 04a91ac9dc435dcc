internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

/// Texts that code shows as they are.
extension CodeUses {
    /// Views of SwiftUI and modifiers that show a key.
    private static let views: Set<String> = ["Button", "Label", "Text", "Toggle", "navigationTitle"]

    /// Whether all code that asks for a text gives it to a view as it is: `label.text = NSLocalizedString("NAME", comment: "")`.
    ///
    /// - Returns: `false` where code may fill it, or nothing is known to ask for it.
    /// - Complexity: as ``alwaysGivesNeutral(argument:to:in:)``.
    func isShownAsIs(_ key: [UInt8], in table: LocalizedTable) -> Bool {
        let seen = uses(of: key, in: table).filter { code.isSeen($0) && !$0.isInGeneratedAccessor }
        return !seen.isEmpty
            && seen.allSatisfy { use in
                guard let file = file(at: use.location.path) else { return false }
                let around = nodes(around: use.range, in: file)
                let holds = { (call: CodeNode) in
                    call.kind == .call
                        && (call.firstChild?.name.contains("ormat") == true
                            || call.arguments.contains { $0.name.contains("ormat") })
                }
                guard let position = around.lastIndex(where: { Self.isWholeText($0, at: use.range) }) else {
                    return false
                }
                return !around[(position + 1)...].contains(where: holds) && !holds(around[position])
            }
    }

    /// Whether a node gives a view a text that is nothing but what is asked for at a place: `label.text = …`,
    /// `[label setTitle:…]`.
    private static func isWholeText(_ node: CodeNode, at place: Range<Int>) -> Bool {
        if node.kind == .sequence {
            let parts = Array(node.children)
            return parts.count == 3 && parts[1].kind == .assignment && parts[0].kind == .member
                && parts[2].range.holds(place)
        }
        guard node.kind == .call, let setter = node.firstChild else { return false }
        // A view of SwiftUI that is given nothing but the key.
        if Self.views.contains(setter.name), let key = node.arguments.first?.firstChild, key.kind == .string {
            return key.range.holds(place) && CodeLiteral(key).plainText != nil
        }
        guard setter.kind == .member, setter.name.hasPrefix("set") else { return false }
        return ["Title", "Text", "Message", "Placeholder", "Label"].contains { setter.name.contains($0) }
    }
}
