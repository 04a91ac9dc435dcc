internal import SourceText
internal import StringTables

/// Cuts a project file into tokens and builds its values, as CoreFoundation reads old-style property lists.
///
/// The tokens are those of `.strings` files, which are written in the same syntax.
struct ProjectScanner {
    /// How deep values may be nested; Xcode's own projects need eight.
    static let maximumDepth = 128

    let file: TextFile
    let text: [UInt8]
    var position = 0
    private(set) var tokens: [StringsToken] = []

    init(_ file: TextFile) {
        self.file = file
        text = file.utf8
        tokens.reserveCapacity(text.count / 8)
    }

    /// Reads the whole file.
    ///
    /// - Throws: ``SourceError`` where it is no dictionary of an old-style property list.
    /// - Complexity: O(*n*).
    mutating func scan() throws(SourceError) -> ProjectValue {
        guard text.count <= Int(Int32.max) else { throw error(at: 0, "the file is too large; no project is") }
        try skipTrivia()
        guard position < text.count else { throw error(at: 0, "the file is empty; restore it") }
        if text[position...].starts(with: Array("<?xml".utf8)) || text[position...].starts(with: Array("<plist".utf8)) {
            throw error(at: position, "this project is an XML property list; open it in Xcode and save it once")
        }
        guard text[position] == UInt8(ascii: "{") else { throw error(at: position, "a project begins with '{'") }
        let value = try value(depth: 1)
        try skipTrivia()
        guard position == text.count else { throw error(at: position, "nothing may follow the project's last '}'") }
        return value
    }

    private mutating func value(depth: Int) throws(SourceError) -> ProjectValue {
        let start = position
        guard depth <= Self.maximumDepth else {
            throw error(at: start, "values are nested deeper than \(Self.maximumDepth); no project is")
        }
        switch text[position] {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try array(depth: depth)
        case UInt8(ascii: "<"):
            try data()
            return ProjectValue(content: .data, range: start..<position)
        default:
            let text = try textValue()
            return ProjectValue(content: .text(text), range: start..<position)
        }
    }

    private mutating func dictionary(depth: Int) throws(SourceError) -> ProjectValue {
        let start = position
        punctuation()
        var members: [ProjectMember] = []
        while try next(inside: start) != UInt8(ascii: "}") {
            let first = position
            let key = try textValue()
            try expect("=", after: "the key '\(key)'")
            _ = try next(inside: start)
            let value = try value(depth: depth + 1)
            try expect(";", after: "the value of '\(key)'")
            members.append(ProjectMember(key: key, value: value, range: first..<position))
        }
        punctuation()
        return ProjectValue(content: .dictionary(members), range: start..<position)
    }

    private mutating func array(depth: Int) throws(SourceError) -> ProjectValue {
        let start = position
        punctuation()
        var elements: [ProjectElement] = []
        while try next(inside: start) != UInt8(ascii: ")") {
            let first = position
            let value = try value(depth: depth + 1)
            let hasComma = try next(inside: start) == UInt8(ascii: ",")
            if hasComma { punctuation() }
            let end = hasComma ? position : value.range.upperBound
            elements.append(ProjectElement(value: value, range: first..<end, hasComma: hasComma))
            guard hasComma || text[position] == UInt8(ascii: ")") else {
                throw error(at: position, "expected ',' or ')' in the array")
            }
        }
        punctuation()
        return ProjectValue(content: .array(elements), range: start..<position)
    }

    // MARK: Tokens

    /// The byte behind white space and comments.
    private mutating func next(inside start: Int) throws(SourceError) -> UInt8 {
        try skipTrivia()
        guard position < text.count else { throw error(at: start, "what begins here is never closed") }
        return text[position]
    }

    private mutating func expect(_ character: Unicode.Scalar, after what: String) throws(SourceError) {
        let end = position
        try skipTrivia()
        guard position < text.count, text[position] == UInt8(ascii: character) else {
            throw error(at: end, "expected '\(character)' after \(VisibleText.escaping(what))")
        }
        punctuation()
    }

    private mutating func textValue() throws(SourceError) -> String {
        let start = position
        let quote = text[position]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            while position < text.count, text[position] != quote {
                position += text[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard position < text.count else { throw error(at: start, "the text that begins here is never closed") }
            position += 1
            append(quote == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted, from: start)
        } else {
            while position < text.count, Self.isBare(text[position]) { position += 1 }
            guard position > start else {
                let isConflict = text[start...].starts(with: Array("<<<<<<<".utf8))
                throw error(at: start, isConflict ? "solve the merge conflict here first" : "no value can begin here")
            }
            append(.bare, from: start)
        }
        return tokens.last.map { StringsLiteral.decode($0, in: text) } ?? ""
    }

    private mutating func data() throws(SourceError) {
        let start = position
        position += 1
        while position < text.count, text[position] != UInt8(ascii: ">") {
            guard text[position] <= 0x20 || Self.isHexadecimal(text[position]) else {
                let isConflict = text[start...].starts(with: Array("<<<<<<<".utf8))
                throw error(
                    at: position,
                    isConflict ? "solve the merge conflict here first" : "data may hold only hexadecimal digits"
                )
            }
            position += 1
        }
        guard position < text.count else { throw error(at: start, "the data that begins here is never closed") }
        position += 1
        append(.data, from: start)
    }

    private mutating func skipTrivia() throws(SourceError) {
        while position < text.count {
            let start = position
            if text[position] <= 0x20 {
                while position < text.count, text[position] <= 0x20 { position += 1 }
                append(.space, from: start)
            } else if text[position] == UInt8(ascii: "/"), position + 1 < text.count {
                switch text[position + 1] {
                case UInt8(ascii: "/"):
                    while position < text.count, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
                    append(.lineComment, from: start)
                case UInt8(ascii: "*"): try blockComment()
                default: return
                }
            } else {
                return
            }
        }
    }

    private mutating func blockComment() throws(SourceError) {
        let start = position
        position += 2
        while position + 1 < text.count {
            if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
                position += 2
                append(.blockComment, from: start)
                return
            }
            position += 1
        }
        throw error(at: start, "the comment that begins here is never closed")
    }

    private mutating func punctuation() {
        position += 1
        append(.punctuation, from: position - 1)
    }

    private mutating func append(_ kind: StringsToken.Kind, from start: Int) {
        tokens.append(StringsToken(kind: kind, start: Int32(start), end: Int32(position)))
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    private func error(at offset: Int, _ message: String) -> SourceError {
        SourceError(location: file.location(at: min(offset, text.count)), message: message)
    }
}
