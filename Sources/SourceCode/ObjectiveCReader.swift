package import SourceText

/// Reads C and Objective-C into the tree of ``SourceCode``: calls, messages, literals and assignments.
///
/// It knows tokens and brackets, no grammar: what a name means is for those who ask.
package struct ObjectiveCReader: CodeReader {
    package init() {}

    package func read(_ file: TextFile) -> SourceCode {
        var lexer = ObjectiveCLexer(file.utf8)
        lexer.scan()
        var writer = ObjectiveCWriter(file: file, tokens: lexer.tokens)
        writer.writeFile()
        return writer.builder.finish()
    }
}

/// Writes the tokens of a file as a tree.
struct ObjectiveCWriter {
    var builder: CodeBuilder
    let text: [UInt8]
    let tokens: [ObjectiveCToken]
    /// For each opening bracket the position of the one that closes it; its own if there is none.
    let partners: [Int32]

    /// How deep brackets may be nested; what is deeper is left out.
    private static let maximumDepth = 200

    init(file: TextFile, tokens: [ObjectiveCToken]) {
        builder = CodeBuilder(file)
        text = file.utf8
        self.tokens = tokens
        partners = Self.partners(of: tokens, in: file.utf8)
    }

    /// Pairs brackets; a closing one ends all that were opened inside its pair.
    private static func partners(of tokens: [ObjectiveCToken], in text: [UInt8]) -> [Int32] {
        var partners = tokens.indices.map { Int32($0) }
        var open: [(index: Int, closing: UInt8)] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            switch text[Int(token.start)] {
            case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
            case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
            case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
            case let byte where ")]}".utf8.contains(byte):
                // Few brackets are open that are never closed, so the search is short.
                guard let pair = open.suffix(64).lastIndex(where: { $0.closing == byte }) else { continue }
                partners[open[pair].index] = Int32(index)
                open.removeSubrange(pair...)
            default: break
            }
        }
        return partners
    }

    // MARK: Statements

    /// Writes all statements, those between `#if` and `#endif` inside their clause.
    mutating func writeFile() {
        writeStatements(0..<tokens.count)
    }

    /// Writes statements up to the end of a body.
    mutating func writeStatements(_ range: Range<Int>) {
        var clauses = 0
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens[index].kind == .directive {
                writeDirective(tokens[index], clauses: &clauses)
                index += 1
                continue
            }
            let end = statementEnd(from: index, limit: range.upperBound)
            writeStatement(index..<end)
            index = max(end, index + 1)
        }
        while clauses > 0 { endClause(&clauses, at: Int(tokens[range.upperBound - 1].end)) }
    }

    private mutating func writeDirective(_ token: ObjectiveCToken, clauses: inout Int) {
        let line = String(decoding: text[token.range], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "(" })
        switch words.first {
        case "if", "ifdef", "ifndef":
            guard clauses < Self.maximumDepth, builder.depth < 4 * Self.maximumDepth else { return }
            builder.open(.compilation, from: Int(token.start))
            builder.open(.compilationClause, from: Int(token.start), name: condition(token, after: words.first))
            clauses += 1
        case "elif", "else":
            guard clauses > 0 else { return }
            builder.close(at: Int(token.start))
            let name = words.first == "elif" ? condition(token, after: "elif") : nil
            builder.open(.compilationClause, from: Int(token.start), name: name)
        case "endif": if clauses > 0 { endClause(&clauses, at: Int(token.end)) }
        default: break
        }
    }

    private mutating func endClause(_ clauses: inout Int, at end: Int) {
        builder.close(at: end)
        builder.close(at: end)
        clauses -= 1
    }

    /// The bytes behind the word of a directive; empty for `ifndef`, whose text holds where the name is missing.
    private func condition(_ token: ObjectiveCToken, after word: Substring?) -> Range<Int>? {
        guard let word, word != "ifndef" else { return nil }
        let head = text[token.range].prefix { $0 == 0x20 || $0 == 0x09 }.count + word.utf8.count
        let rest = text[(token.range.lowerBound + head)..<token.range.upperBound].drop { $0 == 0x20 || $0 == 0x09 }
        return rest.startIndex..<rest.endIndex
    }

    /// The position behind a statement: behind its semicolon, or behind a body that no value is assigned from.
    private func statementEnd(from start: Int, limit: Int) -> Int {
        var index = start
        var isAssignment = false
        while index < limit {
            if tokens[index].kind == .directive { return index }
            switch punctuation(index) {
            case UInt8(ascii: ";"): return index + 1
            case UInt8(ascii: "="): isAssignment = true
            case UInt8(ascii: "{"):
                guard isAssignment else { return min(Int(partners[index]) + 1, limit) }
                index = Int(partners[index])
            case UInt8(ascii: "("), UInt8(ascii: "["): index = Int(partners[index])
            default: break
            }
            index += 1
        }
        return limit
    }

    private mutating func writeStatement(_ range: Range<Int>) {
        var assignment: Int?
        var index = range.lowerBound
        while index < range.upperBound, assignment == nil {
            switch punctuation(index) {
            case UInt8(ascii: "="): assignment = index
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): index = Int(partners[index])
            default: break
            }
            index += 1
        }
        guard let assignment else { return writeOperands(range) }
        builder.open(.sequence, from: Int(tokens[range.lowerBound].start))
        writeOperands(range.lowerBound..<assignment)
        builder.add(.assignment, tokens[assignment].range)
        writeOperands(assignment + 1..<range.upperBound)
        builder.close(at: Int(tokens[range.upperBound - 1].end))
    }

    // MARK: Tokens

    /// The first byte of a punctuation of one character; 0 for everything else.
    func punctuation(_ index: Int) -> UInt8 {
        let token = tokens[index]
        return token.kind == .punctuation && token.end == token.start + 1 ? text[Int(token.start)] : 0
    }

    /// Whether brackets are not yet nested too deep to be looked into.
    var isShallow: Bool { builder.depth < 4 * Self.maximumDepth }
}
