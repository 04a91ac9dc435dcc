internal import SourceText
internal import TextMeasurement

/// Reads the `overset:` directives in the comments of a string table.
///
/// `directive = "overset:" item { " " item }`; `item = name [ ("=" | "<=") value ]`; `value = number | word | quoted`. A
/// directive ends with its line; several in one comment add up.
package enum Directive {
    /// What marks a directive in a comment.
    package static let mark = "overset:"

    /// Why a directive cannot be understood, and where.
    package struct SyntaxError: Error, Sendable, Hashable {
        /// Where it stands, in UTF-8 bytes from the start of the comment's text.
        package var offset: Int
        /// A lower-case phrase without a full stop.
        package var message: String
    }

    /// Reads the directives of one comment.
    ///
    /// - Parameters:
    ///   - comment: the text of the comment, without its marks.
    ///   - rules: the names of the rules that may be ignored.
    /// - Returns: what they declare, or `nil` if the comment has none.
    /// - Throws: ``SyntaxError`` at the first item that is not understood.
    /// - Complexity: O(*n*) in the length of the comment.
    package static func read(_ comment: String, rules: [String]) throws(SyntaxError) -> TextDeclaration? {
        guard comment.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let bytes = Array(comment.utf8)
        var reader = DirectiveReader(bytes: bytes, rules: rules)
        return try reader.read()
    }
}

/// Reads the directives of one comment, and notes where their items stand.
struct DirectiveReader {
    /// One item, such as `width<=180`.
    struct Item: Hashable {
        var name: String
        /// Where it stands, in UTF-8 bytes from the start of the comment's text.
        var range: Range<Int>
    }

    private let bytes: [UInt8]
    /// `nil` for rules of any name.
    private let rules: [String]?
    /// Whether the comment stands beside code, which says most of a text's look itself.
    private let isBesideCode: Bool
    private var position = 0
    /// Where the marks stand, each with the items behind it.
    private(set) var directives: [(mark: Range<Int>, items: [Item])] = []
    /// The lengths of a comment beside code that are exact rather than limits.
    private(set) var exact: Set<String> = []

    init(bytes: [UInt8], rules: [String]?, isBesideCode: Bool = false) {
        self.bytes = bytes
        self.rules = rules
        self.isBesideCode = isBesideCode
    }

    mutating func read() throws(Directive.SyntaxError) -> TextDeclaration? {
        var declaration: TextDeclaration?
        while position < bytes.count {
            guard Self.isMark(at: position, in: bytes) else {
                position += 1
                continue
            }
            let end = position + Directive.mark.utf8.count
            directives.append((position..<end, []))
            position = end
            var found = declaration ?? TextDeclaration()
            try items(into: &found)
            declaration = found
        }
        return declaration
    }

    /// Whether a directive begins at a place; "overset:" inside a longer word or an address is prose.
    static func isMark(at position: Int, in bytes: [UInt8]) -> Bool {
        let isWordStart = position == 0 || bytes[position - 1] <= 0x20 || bytes[position - 1] == UInt8(ascii: "(")
        return isWordStart && bytes[position...].starts(with: Directive.mark.utf8)
    }

    private mutating func items(into declaration: inout TextDeclaration) throws(Directive.SyntaxError) {
        var isEmpty = true
        while true {
            while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
            guard position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D else { break }
            isEmpty = false
            let start = position
            let name = word { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "<") }
            let relation = relation()
            let value = try value(after: relation, of: name, at: start)
            do throws(DeclarationError) {
                try set(name, relation, value, &declaration)
            } catch {
                throw Directive.SyntaxError(offset: start, message: error.message)
            }
            directives[directives.count - 1].items.append(Item(name: name, range: start..<position))
        }
        if isEmpty {
            throw Directive.SyntaxError(offset: position, message: "an item must follow 'overset:', as in width<=180")
        }
    }

    private mutating func set(
        _ name: String,
        _ relation: TextDeclaration.Operator,
        _ value: String,
        _ declaration: inout TextDeclaration
    ) throws(DeclarationError) {
        guard isBesideCode else { return try declaration.set(name, relation, value, rules: rules) }
        let known = CodeDirective.itemNames
        guard known.contains(name) else {
            let list = "known beside code: \(known.joined(separator: ", "))"
            if TextDeclaration.itemNames.contains(name) {
                throw DeclarationError(message: "'\(name)' has no meaning beside code; write it in the code (\(list))")
            }
            let hint = Suggestion.of(name, among: known).map { "; did you mean '\($0)'?" } ?? ""
            throw DeclarationError(message: "there is no item '\(name)'\(hint) (\(list))")
        }
        let isLength = name == "width" || name == "height"
        if isLength, relation == .none {
            throw DeclarationError(message: "'\(name)' takes points: write \(name)=120, or \(name)<=120 for a limit")
        }
        // The last word of a comment about a length holds.
        if relation == .atMost { exact.remove(name) }
        guard isLength, relation == .equal else {
            return try declaration.set(name, relation, value, rules: rules)
        }
        try declaration.set(name, .atMost, value, rules: rules)
        exact.insert(name)
    }

    private mutating func relation() -> TextDeclaration.Operator {
        if bytes[position...].starts(with: Array("<=".utf8)) {
            position += 2
            return .atMost
        }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return .none }
        position += 1
        return .equal
    }

    private mutating func value(
        after relation: TextDeclaration.Operator,
        of name: String,
        at start: Int
    ) throws(Directive.SyntaxError) -> String {
        guard relation != .none else { return "" }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return word { _ in true } }
        position += 1
        let first = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] >= 0x20 { position += 1 }
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
            throw Directive.SyntaxError(offset: start, message: "the value of '\(name)' has no closing quote")
        }
        position += 1
        return String(decoding: bytes[first..<position - 1], as: UTF8.self)
    }

    private mutating func word(while isPart: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, bytes[position] > 0x20, isPart(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
