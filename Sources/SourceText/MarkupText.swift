/// Character data of XML: references, and what must be one.
package enum MarkupText {
    /// What becomes of white space that is written as such.
    package enum LineEnds: Sendable {
        /// It stays.
        case kept
        /// CR LF and CR become LF, as between tags.
        case lineFeeds
        /// All white space becomes spaces, as in attributes.
        case spaces
    }

    /// The reference that begins at the `&` at `position`.
    ///
    /// - Returns: its character and the offset behind its `;`, or `nil` if it is none of those that XML knows.
    static func reference(
        at position: Int,
        in text: ArraySlice<UInt8>
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        // "&#x0010FFFF;" and a few more leading zeros: longer ones are not references that anyone writes.
        let limit = min(text.endIndex, position + 20)
        guard position + 1 < limit,
            let semicolon = text[(position + 1)..<limit].firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        let name = text[(position + 1)..<semicolon]
        guard name.first == UInt8(ascii: "#") else {
            return predefined(name).map { ($0, semicolon + 1) }
        }
        let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        // An integer is also read from "+1", which is no reference.
        guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(value), value != 0, value & 0xFFFFFFFE != 0xFFFE
        else { return nil }
        return (scalar, semicolon + 1)
    }

    private static func predefined(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        for (candidate, scalar) in names where name.elementsEqual(candidate.utf8) { return scalar }
        return nil
    }

    private static let names: [(String, Unicode.Scalar)] = [
        ("lt", "<"), ("gt", ">"), ("amp", "&"), ("quot", "\""), ("apos", "'"),
    ]

    /// Appends character data with its references resolved; a CDATA section loses its marks.
    ///
    /// - Complexity: O(*n*).
    package static func decode(_ text: ArraySlice<UInt8>, lineEnds: LineEnds, to result: inout [UInt8]) {
        var text = text
        var isLiteral = false
        if text.starts(with: sectionStart) {
            text = text.dropFirst(sectionStart.count).dropLast(sectionEnd.count)
            isLiteral = true
        }
        result.reserveCapacity(result.count + text.count)
        var position = text.startIndex
        while position < text.endIndex {
            let byte = text[position]
            switch byte {
            case UInt8(ascii: "&") where !isLiteral:
                if let (scalar, end) = reference(at: position, in: text) {
                    result.append(contentsOf: String(scalar).utf8)
                    position = end
                    continue
                }
                result.append(byte)
            case 0x0D where lineEnds != .kept:
                if position + 1 < text.endIndex, text[position + 1] == 0x0A { position += 1 }
                result.append(lineEnds == .spaces ? 0x20 : 0x0A)
            case 0x09 where lineEnds == .spaces, 0x0A where lineEnds == .spaces: result.append(0x20)
            default: result.append(byte)
            }
            position += 1
        }
    }

    /// Appends the pieces of text in a range between two tags.
    static func pieces(of range: Range<Int>, in text: [UInt8], to ranges: inout [Range<Int>]) {
        var start = range.lowerBound
        var position = start
        func close(at end: Int) { if end > start { ranges.append(start..<end) } }
        while position < range.upperBound {
            guard text[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            close(at: position)
            let section = position
            let rest = text[position..<range.upperBound]
            let isSection = rest.starts(with: sectionStart)
            let end = isSection ? sectionEnd : rest.starts(with: commentStart) ? commentEnd : instructionEnd
            position += isSection ? sectionStart.count : 2
            if end == commentEnd { position += 2 }
            while position < range.upperBound, !text[position...].starts(with: end) { position += 1 }
            position = min(position + end.count, range.upperBound)
            start = position
            if isSection { ranges.append(section..<position) }
        }
        close(at: position)
    }

    static let sectionStart = Array("<![CDATA[".utf8)
    static let sectionEnd = Array("]]>".utf8)
    static let commentStart = Array("<!--".utf8)
    static let commentEnd = Array("-->".utf8)
    static let instructionEnd = Array("?>".utf8)

    /// A text as it can stand between tags: `&`, `<`, `>` and CR are written as references.
    ///
    /// Characters that XML 1.0 cannot hold in any spelling become U+FFFD, unless property lists are written, whose
    /// readers take them as references.
    ///
    /// - Parameters:
    ///   - text: any text.
    ///   - allowsControlCharacters: whether characters below U+0020 may be written as references.
    /// - Returns: UTF-8 bytes.
    /// - Complexity: O(*n*).
    package static func escaping(_ text: String, allowsControlCharacters: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += Array("&amp;".utf8)
            case "<": result += Array("&lt;".utf8)
            case ">": result += Array("&gt;".utf8)
            case "\r": result += Array("&#13;".utf8)
            case "\t", "\n": result.append(UInt8(truncatingIfNeeded: scalar.value))
            case "\0", "\u{FFFE}", "\u{FFFF}": result += Array("\u{FFFD}".utf8)
            case "\u{1}"..."\u{1F}":
                result += Array((allowsControlCharacters ? "&#\(scalar.value);" : "\u{FFFD}").utf8)
            default: result += Array(String(scalar).utf8)
            }
        }
        return result
    }

    /// A text as it can stand in an attribute between double quotation marks.
    package static func escapingAttribute(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        for byte in escaping(text) {
            switch byte {
            case UInt8(ascii: "\""): result += Array("&quot;".utf8)
            case 0x09: result += Array("&#9;".utf8)
            case 0x0A: result += Array("&#10;".utf8)
            default: result.append(byte)
            }
        }
        return result
    }
}
