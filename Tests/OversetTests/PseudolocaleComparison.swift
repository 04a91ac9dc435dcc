import Foundation

/// Compares a text with its pseudolocale by expressions written from the grammars, not by the readers of the library.
struct PseudolocaleComparison {
    private let specifier =
        /%(?:\d+\$)?(?:#@[^@%\n]+@|[-+0#']*(?:\*(?:\d+\$)?|\d+)?(?:\.(?:\*(?:\d+\$)?|\d*))?(?:hh|h|ll|l|q|j|z|t|L)?[@dDiuUxXoOfFeEgGaAcCsSpn]|%)/
        .matchingSemantics(.unicodeScalar)
    private let tag = /<\/?[A-Za-z][^<>]*>|&#?[A-Za-z0-9]+;|\$?\{[^{}\n]*\}/.matchingSemantics(.unicodeScalar)
    private let escape = /\\(?:U[0-9A-Fa-f]{1,4}|[0-7]{1,3}|.)/.matchingSemantics(.unicodeScalar).dotMatchesNewlines()

    /// The parts of a text that an expression finds, sorted.
    private func parts(_ text: String, _ expression: Regex<Substring>, unnumbered: Bool = false) -> [String] {
        text.matches(of: expression).map { match in
            let part = String(match.output)
            return unnumbered ? part.replacing(/(\d+)\$/, with: "") : part
        }
        .sorted()
    }

    /// Whether the pseudolocale has the specifiers of the source, `times` times.
    func keepsSpecifiers(_ source: String, _ pseudolocale: String, times: Int) -> Bool {
        let expected = parts(source, specifier, unnumbered: times > 1).flatMap { Array(repeating: $0, count: times) }
        return parts(pseudolocale, specifier, unnumbered: times > 1) == expected
    }

    /// Whether the pseudolocale has the tags, entities and placeholders of the source, `times` times.
    func keepsTags(_ source: String, _ pseudolocale: String, times: Int) -> Bool {
        parts(pseudolocale, tag) == parts(source, tag).flatMap { Array(repeating: $0, count: times) }
    }

    /// The escapes in the text of a whole file.
    func escapes(_ file: String) -> [String] { parts(file, escape) }
}
