extension MarkupScanner {
    func error(at offset: Int, _ message: String) -> SourceError {
        SourceError(location: file.location(at: offset), message: message)
    }

    func name(of node: Int) -> String {
        String(decoding: text[Int(nodes[node].nameStart)..<Int(nodes[node].nameEnd)], as: UTF8.self)
    }

    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    /// Skips white space.
    ///
    /// - Returns: whether there was some.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = position
        while position < text.count, isSpace(text[position]) { position += 1 }
        return position > start
    }

    // MARK: Text

    /// Reads text between tags, up to the next `<`.
    mutating func characters() throws(SourceError) {
        while position < text.count, text[position] != UInt8(ascii: "<") {
            if text[position] == UInt8(ascii: "]"), text[position...].starts(with: MarkupText.sectionEnd) {
                throw error(at: position, "']]>' may not stand in a text; write ]]&gt;")
            }
            try character()
        }
    }

    /// Reads one byte of text, or a reference.
    mutating func character() throws(SourceError) {
        guard text[position] == UInt8(ascii: "&") else { return try literal() }
        guard let (scalar, end) = MarkupText.reference(at: position, in: text[...]) else {
            throw error(
                at: position,
                "unknown reference; XML has &lt; &gt; &amp; &quot; &apos; and characters by number (write &amp; for '&')"
            )
        }
        guard allowsControlCharacters || scalar.value >= 0x20 || isSpace(UInt8(scalar.value)) else {
            throw error(at: position, "XML cannot hold the control character U+\(String(scalar.value, radix: 16))")
        }
        position = end
    }

    /// Reads one byte in which no reference can begin.
    mutating func literal() throws(SourceError) {
        let byte = text[position]
        if byte < 0x20, !isSpace(byte), byte == 0 || !allowsControlCharacters {
            throw error(at: position, "XML cannot hold the control character U+\(String(byte, radix: 16)); remove it")
        }
        if byte == 0xEF, text[position...].starts(with: [0xEF, 0xBF]), position + 2 < text.count,
            text[position + 2] >= 0xBE
        {
            throw error(at: position, "U+FFFE and U+FFFF are no characters; remove it")
        }
        position += 1
    }

    // MARK: Names

    /// Reads a name.
    mutating func name(of what: String) throws(SourceError) -> Range<Int> {
        let start = position
        while let (scalar, length) = scalar(at: position), Self.isNameCharacter(scalar, isFirst: position == start) {
            position += length
        }
        guard position > start else { throw error(at: start, "the name of \(what) is expected here") }
        return start..<position
    }

    private func scalar(at position: Int) -> (value: UInt32, length: Int)? {
        guard position < text.count else { return nil }
        let first = UInt32(text[position])
        guard first >= 0x80 else { return (first, 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard position + length <= text.count else { return nil }
        var value = first & (0xFF >> UInt32(length + 1))
        for byte in text[(position + 1)..<(position + length)] { value = value << 6 | UInt32(byte & 0x3F) }
        return (value, length)
    }

    /// Productions [4] and [4a] of XML 1.0, fifth edition.
    private static func isNameCharacter(_ scalar: UInt32, isFirst: Bool) -> Bool {
        switch scalar {
        case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
            0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
            0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        case 0x30...0x39, 0x2D, 0x2E, 0xB7, 0x300...0x36F, 0x203F...0x2040: !isFirst
        default: false
        }
    }

    // MARK: Declaration

    /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, which may be missing.
    mutating func declaration() throws(SourceError) {
        let mark = Array("<?xml".utf8)
        guard text.starts(with: mark), text.count > mark.count, isSpace(text[mark.count]) else { return }
        position = mark.count
        while true {
            let hasSpace = skipSpace()
            if text[position...].starts(with: MarkupText.instructionEnd) { break }
            guard hasSpace, position < text.count else {
                throw error(at: 0, "the XML declaration is not closed; add '?>'")
            }
            let name = try name(of: "an attribute")
            skipSpace()
            guard position < text.count, text[position] == UInt8(ascii: "=") else {
                throw error(at: position, "'=' must follow the name of an attribute")
            }
            position += 1
            skipSpace()
            let opening = position
            guard position < text.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[position]),
                let closing = text[(opening + 1)...].firstIndex(of: text[opening])
            else { throw error(at: opening, "the value must stand in quotation marks") }
            position = closing + 1
            let value = String(decoding: text[(opening + 1)..<closing], as: UTF8.self)
            try check(String(decoding: text[name], as: UTF8.self), value, at: opening + 1)
        }
        position += MarkupText.instructionEnd.count
    }

    private mutating func check(_ name: String, _ value: String, at offset: Int) throws(SourceError) {
        switch name {
        case "version":
            guard value.hasPrefix("1.") else { throw error(at: offset, "XML \(value) is unknown; expected 1.0") }
        case "encoding": try check(encoding: value.uppercased(), at: offset)
        case "standalone": break
        default: throw error(at: offset, "unknown attribute of the XML declaration: \(name)")
        }
    }

    private mutating func check(encoding: String, at offset: Int) throws(SourceError) {
        let isUnicode = encoding == "UTF-8" || encoding == "UTF8"
        needsReferences = !isUnicode && file.encoding == .utf8 && !file.hasByteOrderMark
        let isUTF8 = isUnicode || encoding == "US-ASCII" || encoding == "ASCII"
        let agrees = file.encoding == .utf8 ? isUTF8 : encoding.hasPrefix(file.encoding.rawValue.prefix(6))
        guard !agrees else { return }
        // Text of ASCII alone is the same in every encoding that could be meant; a byte-order mark settles the rest.
        let isSettled = file.hasByteOrderMark || file.encoding != .utf8 || text.allSatisfy { $0 < 0x80 }
        let message = "the file says it is in \(encoding) but is in \(file.encoding.rawValue)"
        guard isSettled else { throw error(at: offset, "\(message); save it as UTF-8 and say so") }
        encodingWarning = Diagnostic(severity: .warning, location: file.location(at: offset), message: message)
    }
}
