package import SourceCode
internal import SourceText

/// Texts that nobody sees because the code never comes there, or because they are a product's.
package enum UnreachableText {
    /// How many lines above a text are looked at.
    private static let maximumLines = 6

    /// Whether a text stands behind what ends a debug build, or where a new case of a system's enumeration would lead.
    ///
    /// `assertionFailure()` and what follows it in its block; `@unknown default`.
    ///
    /// - Parameter node: the text.
    /// - Returns: whether the code is not meant to come there.
    /// - Complexity: O(1): a few lines are read.
    package static func isOne(_ node: CodeNode) -> Bool {
        let utf8 = node.file.utf8
        var end = min(node.range.lowerBound, utf8.count)
        for _ in 0..<maximumLines {
            let start = utf8[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? utf8.startIndex
            var line = Substring(String(decoding: utf8[start..<end], as: UTF8.self))
            // What is before the block that the text is in says nothing.
            if let brace = line.lastIndex(where: { $0 == "{" || $0 == "}" }) { line = line[brace...].dropFirst() }
            let code = line.drop(while: \.isWhitespace)
            if code.hasPrefix("@unknown default") { return true }
            if !code.hasPrefix("//"), code.contains("assertionFailure(") || code.contains("preconditionFailure(") {
                return true
            }
            guard line.startIndex == line.base.startIndex, code.firstMatch(of: /^(?:case\b|default\b)/) == nil,
                start > utf8.startIndex
            else { return false }
            end = start - 1
        }
        return false
    }

    /// Whether the cases of an enumeration are given the names of products: each text is its case's name, and one of
    /// them is written as no word is: `case .dexcomShare: "Dexcom Share"`, `case .easyView: "EasyView"`.
    ///
    /// - Complexity: O(*n*) in the length of the code.
    static func isListOfProducts(_ body: CodeNode) -> Bool {
        let names = body.source.matches(of: /case \.(\w+)(?:\([^)]*\))?:\s*(?:return )?"([^"\\]*)"/).map(\.output)
        func letters(_ text: Substring) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        guard names.count > 1, names.allSatisfy({ letters($0.1) == letters($0.2) }) else { return false }
        return names.contains { name in
            zip(name.2, name.2.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        }
    }
}
