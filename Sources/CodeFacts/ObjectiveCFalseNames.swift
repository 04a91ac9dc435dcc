internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Macros and constants of Objective-C that are false wherever they are defined: `#define SHOWS_TOOLS 0`,
/// `static const BOOL showsTools = NO;`.
struct ObjectiveCFalseNames: Sendable {
    private var names: Set<String> = []

    private static let falseWords: Set<Substring> = ["0", "NO", "FALSE", "false"]

    /// - Parameter files: the files of Objective-C, headers among them.
    /// - Complexity: O(*n*) in their size.
    init(_ files: [SourceCode]) {
        let found = CodeThreads.map(files) { Self.definitions(in: $0.file.utf8) }
        let others = found.reduce(into: Set<String>()) { $0.formUnion($1.others) }
        names = found.reduce(into: Set<String>()) { $0.formUnion($1.falseOnes) }.subtracting(others)
    }

    private static func definitions(in utf8: [UInt8]) -> (falseOnes: Set<String>, others: Set<String>) {
        var found: (falseOnes: Set<String>, others: Set<String>) = ([], [])
        let code = CodeComments.blanked(utf8)
        for line in code.split(separator: UInt8(ascii: "\n"))
        where line.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "=") }) {
            let words = String(decoding: line, as: UTF8.self).split { " \t;\r".contains($0) }
            let isMacro = words.first == "#define" || words.first == "#" && words.dropFirst().first == "define"
            let isConstant = words.contains("const") && words.contains { ["BOOL", "bool", "Boolean"].contains($0) }
            guard isMacro || isConstant else { continue }
            let rest = isMacro ? words.drop { $0 == "#" || $0 == "#define" || $0 == "define" } : words[...]
            let equals = rest.firstIndex(of: "=")
            guard let name = isMacro ? rest.first : equals.flatMap({ $0 > 0 ? rest[$0 - 1] : nil }) else { continue }
            let value = isMacro ? rest.dropFirst() : equals.map { rest[($0 + 1)...] } ?? []
            let isFalse = value.count == 1 && falseWords.contains(value.first?.trimming { "()".contains($0) } ?? "")
            if isFalse { found.falseOnes.insert(String(name)) } else { found.others.insert(String(name)) }
        }
        return found
    }

    /// Whether a condition, or one side of `&&` in it, is false whenever the app runs.
    ///
    /// - Complexity: O(*n*) in its length.
    func deny(_ condition: ArraySlice<UInt8>) -> Bool {
        guard condition.count < 200 else { return false }
        let text = String(decoding: condition, as: UTF8.self)
        guard !text.contains("||"), !text.contains("?") else { return false }
        return text.split(separator: "&&").contains { part in
            let word = part.trimming { $0.isWhitespace }
            return Self.falseWords.contains(word) || names.contains(String(word))
        }
    }

    /// The clauses of `#if NAME` for such macros, up to the next directive of the same level.
    ///
    /// - Complexity: O(*n*) in the size of the code.
    func clauses(in code: [UInt8]) -> [Range<Int>] {
        guard !names.isEmpty else { return [] }
        var found: [Range<Int>] = []
        var open: (start: Int, depth: Int)?
        var depth = 0
        for line in code.split(separator: UInt8(ascii: "\n"))
        where line.first(where: { $0 > 0x20 }) == UInt8(ascii: "#") {
            let words = String(decoding: line, as: UTF8.self).split { " \t\r#".contains($0) }
            guard let directive = words.first else { continue }
            if ["elif", "else", "endif"].contains(directive), let clause = open, clause.depth == depth {
                found.append(clause.start..<line.startIndex)
                open = nil
            }
            if directive.hasPrefix("if") {
                depth += 1
                if directive == "if", words.count == 2, open == nil, names.contains(String(words[1])) {
                    open = (line.endIndex, depth)
                }
            } else if directive == "endif" {
                depth -= 1
            }
        }
        return found
    }
}
