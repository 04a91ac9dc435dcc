/// Cuts a JSON document into values.
struct JSONScanner {
    let file: TextFile
    let text: [UInt8]
    var position = 0
    var nodes: [JSONNode] = []

    init(_ file: TextFile) {
        self.file = file
        text = file.utf8
        nodes.reserveCapacity(text.count / 32)
    }

    /// Reads the whole document.
    mutating func scan() throws(SourceError) {
        guard text.count <= Int(Int32.max) else { throw error(at: 0, "the file is too large; split it") }
        guard !file.hasByteOrderMark, file.encoding == .utf8 else {
            throw error(at: 0, "JSON is UTF-8 without a byte-order mark; save the file again as such")
        }
        skipSpace()
        guard position < text.count else { throw error(at: 0, "the file holds no JSON; expected '{'") }
        try value(name: nil, depth: 1)
        skipSpace()
        guard position == text.count else { throw error(at: position, "nothing may follow the outermost value") }
    }

    private func error(at offset: Int, _ message: String) -> SourceError {
        SourceError(location: file.location(at: offset), message: message)
    }

    private mutating func skipSpace() {
        while position < text.count {
            let byte = text[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }

    /// Reads a value; its node is put where it begins, before those of what is inside it.
    private mutating func value(name: Range<Int>?, depth: Int) throws(SourceError) {
        guard position < text.count else { throw error(at: position, "the file ends where a value must stand") }
        let start = position
        let index = nodes.count
        nodes.append(
            JSONNode(
                kind: .null,
                start: Int32(start),
                nameStart: Int32(name?.lowerBound ?? -1),
                nameEnd: Int32(name?.upperBound ?? -1)
            )
        )
        switch text[position] {
        case UInt8(ascii: "{"):
            nodes[index].kind = .object
            try container(closing: UInt8(ascii: "}"), depth: depth)
        case UInt8(ascii: "["):
            nodes[index].kind = .array
            try container(closing: UInt8(ascii: "]"), depth: depth)
        case UInt8(ascii: "\""):
            nodes[index].kind = .string
            _ = try string()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            nodes[index].kind = .number
            try number()
        default: nodes[index].kind = try word()
        }
        nodes[index].end = Int32(position)
        nodes[index].next = Int32(nodes.count)
    }

    private mutating func container(closing: UInt8, depth: Int) throws(SourceError) {
        let start = position
        guard depth <= JSONFile.maximumDepth else {
            throw error(at: start, "values are nested deeper than \(JSONFile.maximumDepth); flatten them")
        }
        let isObject = closing == UInt8(ascii: "}")
        let what = isObject ? "object" : "array"
        var names = JSONMemberNames()
        position += 1
        skipSpace()
        if position < text.count, text[position] == closing {
            position += 1
            return
        }
        while true {
            let name = isObject ? try memberName(&names, openedAt: start) : nil
            skipSpace()
            try value(name: name, depth: depth + 1)
            skipSpace()
            guard position < text.count else { throw error(at: start, "the \(what) that opens here is never closed") }
            if text[position] == closing { break }
            guard text[position] == UInt8(ascii: ",") else {
                throw error(at: position, "expected ',' or '\(Character(Unicode.Scalar(closing)))' in the \(what)")
            }
            let comma = position
            position += 1
            skipSpace()
            if position < text.count, text[position] == closing {
                throw error(at: comma, "a ',' may not stand behind the last one; remove it")
            }
        }
        position += 1
    }

    private mutating func memberName(
        _ names: inout JSONMemberNames,
        openedAt start: Int
    ) throws(SourceError) -> Range<Int> {
        guard position < text.count else { throw error(at: start, "the object that opens here is never closed") }
        guard text[position] == UInt8(ascii: "\"") else {
            throw error(at: position, "expected a name in quotation marks")
        }
        let name = try string()
        let written = text[(name.lowerBound + 1)..<(name.upperBound - 1)]
        guard names.insert(written) else {
            throw error(at: name.lowerBound, "the object has a member of this name already; remove one of them")
        }
        skipSpace()
        guard position < text.count, text[position] == UInt8(ascii: ":") else {
            throw error(at: position, "':' must follow the name")
        }
        position += 1
        return name
    }

    /// Reads a string with its quotation marks.
    private mutating func string() throws(SourceError) -> Range<Int> {
        let start = position
        position += 1
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""):
                position += 1
                return start..<position
            case UInt8(ascii: "\\"):
                guard let (_, length) = JSONText.escape(at: position, in: text[...]) else {
                    let isSurrogate = text[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
                    throw error(
                        at: position,
                        isSurrogate
                            ? "\\u must be followed by four hexadecimal digits, and surrogates come in pairs"
                            : "unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX"
                    )
                }
                position += length
            case 0..<0x20:
                // A line end is most often a missing quotation mark.
                let isLineEnd = text[position] == 0x0A || text[position] == 0x0D
                throw error(
                    at: isLineEnd ? start : position,
                    isLineEnd
                        ? "the text that opens here is not closed on its line; write line ends as \\n"
                        : "control characters must be written as escapes, such as \\t"
                )
            default: position += 1
            }
        }
        throw error(at: start, "the text that opens here is never closed")
    }

    private mutating func number() throws(SourceError) {
        let start = position
        func isDigit(_ position: Int) -> Bool { position < text.count && (0x30...0x39).contains(text[position]) }
        if text[position] == UInt8(ascii: "-") { position += 1 }
        guard isDigit(position) else { throw error(at: start, "expected a number") }
        if text[position] == UInt8(ascii: "0") {
            position += 1
            guard !isDigit(position) else { throw error(at: start, "a number may not begin with 0") }
        }
        while isDigit(position) { position += 1 }
        if position < text.count, text[position] == UInt8(ascii: ".") {
            position += 1
            guard isDigit(position) else { throw error(at: start, "a digit must follow the point") }
            while isDigit(position) { position += 1 }
        }
        if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < text.count, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
                position += 1
            }
            guard isDigit(position) else { throw error(at: start, "a digit must follow the exponent's sign") }
            while isDigit(position) { position += 1 }
        }
    }

    private mutating func word() throws(SourceError) -> JSONValue.Kind {
        for (word, kind) in [("true", JSONValue.Kind.true), ("false", .false), ("null", .null)]
        where text[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return kind
        }
        throw error(
            at: position,
            "expected a value: '{', '[', a text in quotation marks, a number, true, false or null"
        )
    }
}
