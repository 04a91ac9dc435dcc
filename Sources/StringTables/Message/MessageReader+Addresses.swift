internal import SourceText

/// Parts that are found from a character in their middle: addresses and controls.
extension MessageReader {
    /// A URL whose `:` is here; its scheme is taken from the text before it.
    mutating func url() {
        var start = current
        while start > pendingTextStart, utf8[start - 1].isSchemeByte { start -= 1 }
        // A scheme begins with a letter, so a full stop or a digit before it is prose.
        while start < current, utf8[start] | 0x20 < UInt8(ascii: "a") { start += 1 }
        let scheme = utf8[start..<current].map { $0 | 0x20 }
        let isHierarchical = byte(at: current + 1) == UInt8(ascii: "/") && byte(at: current + 2) == UInt8(ascii: "/")
        let isKnown = ["mailto", "tel", "sms"].contains { Array($0.utf8) == scheme }
        guard let first = scheme.first, first >= UInt8(ascii: "a"), isHierarchical || isKnown else { return skip() }
        let end = addressEnd(from: current + 1)
        guard end > current + (isHierarchical ? 3 : 1) else { return skip() }
        add(.address, start..<end)
    }

    /// An e-mail address whose `@` is here.
    mutating func mail() {
        var start = current
        while start > pendingTextStart, utf8[start - 1].isMailByte { start -= 1 }
        var end = current + 1
        while let next = byte(at: end), next.isMailByte { end += 1 }
        while end > current + 1, utf8[end - 1] == UInt8(ascii: ".") { end -= 1 }
        let domain = utf8[current + 1..<end]
        guard start < current, utf8[start] != UInt8(ascii: "."), domain.contains(UInt8(ascii: ".")),
            domain.first != UInt8(ascii: ".")
        else { return skip() }
        add(.address, start..<end)
    }

    /// The end of an address: white space, a quote or a bracket ends it, and punctuation at its end is not part of it.
    ///
    /// An argument or an escaped byte in its middle (`http://127.0.0.1:%ld/path`) is part of it.
    func addressEnd(from start: Int) -> Int {
        var end = start
        var depth = 0
        while let next = byte(at: end), next > 0x20, next < 0x80, !"\"'<>[]{}|^`\\".utf8.contains(next) {
            if next == UInt8(ascii: "%") {
                guard let inner = innerEnd(at: end), isInner(at: inner) else { break }
                end = inner
                continue
            }
            if next == UInt8(ascii: "(") { depth += 1 }
            if next == UInt8(ascii: ")") { depth -= 1 }
            if depth < 0 { break }
            end += 1
        }
        while end > start, ".,;:!?'".utf8.contains(utf8[end - 1]), !endsEntity(start..<end) { end -= 1 }
        return end
    }

    /// Whether an address goes on at `index`, behind an argument: with more than the full stop of a sentence.
    private func isInner(at index: Int) -> Bool {
        guard let next = byte(at: index), next < 0x80 else { return false }
        if next == UInt8(ascii: "."), let behind = byte(at: index + 1) {
            return behind.isLetterOrDigit && behind < 0x80
        }
        return next.isLetterOrDigit || "/?#&=:%-_".utf8.contains(next)
    }

    /// The position behind the specifier or the `%%` at `start`; `nil` if the `%` is something else.
    private func innerEnd(at start: Int) -> Int? {
        if let found = Specifier.parse(utf8, at: start) { return found.end }
        return Specifier.escapeEnd(utf8, at: start)
    }

    /// Whether the bytes end in an entity such as `&amp;`.
    private func endsEntity(_ range: Range<Int>) -> Bool {
        guard utf8[range].last == UInt8(ascii: ";") else { return false }
        let name = utf8[range].dropLast().reversed().prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
        return !name.isEmpty && utf8[range].dropLast(name.count + 1).last == UInt8(ascii: "&")
    }

    /// A backslash that the text has itself, with what it stands for: `\n` in a text that a program reads again.
    mutating func escape() {
        // Of other letters a path has as many: `C:\temp`.
        guard let next = byte(at: current + 1), "n\"".utf8.contains(next) else { return skip() }
        add(.control, current..<current + 2)
    }

    /// Control characters, line breaks and bidi controls; several in a row are one part.
    mutating func control() {
        var end = current
        while let length = controlLength(at: end) { end += length }
        if end > current { add(.control, current..<end) } else { skip() }
    }

    /// The length in bytes of the control character at a position; `nil` if there is none.
    func controlLength(at index: Int) -> Int? {
        guard let first = byte(at: index) else { return nil }
        if first < 0x20 || first == 0x7F { return 1 }
        let length: Int
        switch first {
        case 0xC2, 0xD8: length = 2
        case 0xE2, 0xEF: length = 3
        case 0xF3: length = 4
        default: return nil
        }
        guard index + length <= utf8.count else { return nil }
        // The bytes are well-formed UTF-8: the bits behind the length in the first one, then six of each other (RFC 3629).
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for byte in utf8[index + 1..<index + length] { value = value << 6 | UInt32(byte & 0x3F) }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        return VisibleText.isHidden(scalar) ? length : nil
    }
}

extension UInt8 {
    /// Whether the byte can be part of the scheme of a URL (RFC 3986, section 3.1).
    fileprivate var isSchemeByte: Bool {
        isLetterOrDigit && self < 0x80 || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: ".")
    }

    /// Whether the byte can be part of an e-mail address as people write them (a part of RFC 5322).
    fileprivate var isMailByte: Bool {
        isSchemeByte || self == UInt8(ascii: "_")
    }
}
