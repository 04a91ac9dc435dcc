package import SourceCode

/// A call that looks up a key: `NSLocalizedString(key, comment: "")`, `bundle.localizedString(forKey: key, value: nil, table: nil)`,
/// `String(localized: String.LocalizationValue(key))`.
package struct KeyLookup {
    /// The expression whose string is the key.
    package let key: CodeNode
    /// The expression that names the table; `nil` where the call names none.
    package let table: CodeNode?

    /// Reads a call.
    ///
    /// - Parameter call: any node; one that looks nothing up gives `nil`.
    package init?(_ call: CodeNode) {
        guard call.kind == .call, let key = Self.key(of: call) else { return nil }
        self.key = key
        table = Self.table(of: call)
    }

    private static func key(of call: CodeNode) -> CodeNode? {
        guard let callee = call.firstChild else { return nil }
        if callee.isNamed("NSLocalizedString") { return call.arguments.first?.firstChild }
        if callee.isNamed("localizedString") { return call.arguments.first { $0.isNamed("forKey") }?.firstChild }
        guard callee.isNamed("String"), let value = call.arguments.first, value.isNamed("localized") else { return nil }
        // `String(localized: String.LocalizationValue(key))`
        let inner = value.firstChild
        return inner?.kind == .call ? inner?.arguments.first?.firstChild : inner
    }

    /// The argument of a call that names a table.
    static func table(of call: CodeNode) -> CodeNode? {
        call.arguments.first { $0.isNamed("tableName") || $0.isNamed("table") }?.firstChild
    }
}
