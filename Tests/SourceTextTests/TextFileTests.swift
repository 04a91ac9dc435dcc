import SourceText
import Testing

struct TextFileTests {
    static let text = "\"key\" = \"Größe 🎞\";\n"

    static func bytes(_ encoding: TextEncoding, marked: Bool) -> [UInt8] {
        var bytes = marked ? encoding.byteOrderMark : []
        switch encoding {
        case .utf8: bytes += Array(text.utf8)
        case .utf16LittleEndian: for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        case .utf16BigEndian: for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        case .utf32LittleEndian:
            for scalar in text.unicodeScalars {
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(scalar.value >> UInt32(shift) & 0xFF)) }
            }
        case .utf32BigEndian:
            for scalar in text.unicodeScalars {
                for shift in [24, 16, 8, 0] { bytes.append(UInt8(scalar.value >> UInt32(shift) & 0xFF)) }
            }
        }
        return bytes
    }

    @Test(arguments: TextEncoding.allCases, [true, false])
    func `a file is read in its encoding and written as the same bytes`(encoding: TextEncoding, marked: Bool) throws {
        // UTF-32 is told by its mark alone.
        guard marked || (encoding != .utf32LittleEndian && encoding != .utf32BigEndian) else { return }
        let bytes = Self.bytes(encoding, marked: marked)
        let file = try TextFile(decoding: bytes, path: "t.strings")
        #expect(String(decoding: file.utf8, as: UTF8.self) == Self.text)
        #expect(file.encoding == encoding)
        #expect(file.hasByteOrderMark == marked)
        #expect(file.bytes == bytes)
    }

    @Test(arguments: [
        ([0x61, 0x0A, 0xE9, 0x62], 2, 1, "byte 0xE9 is not UTF-8"),
        ([0xC0, 0x80], 1, 1, "byte 0xC0 is not UTF-8"),
        ([0x61, 0xED, 0xA0, 0x80], 1, 2, "byte 0xED is not UTF-8"),
        ([0xF4, 0x90, 0x80, 0x80], 1, 1, "byte 0xF4 is not UTF-8"),
        ([0xE2, 0x82], 1, 1, "byte 0xE2 is not UTF-8"),
        ([0xFF, 0xFE, 0x61, 0x00, 0x62], 1, 2, "the last character is incomplete"),
        ([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x62, 0x00], 1, 2, "a surrogate stands alone"),
        ([0xFE, 0xFF, 0xDC, 0x00], 1, 1, "a surrogate stands alone"),
        ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x11, 0x00, 0x00], 1, 1, "this is not a Unicode character"),
    ])
    func `bytes that are not well-formed are refused where they stand`(
        bytes: [UInt8],
        line: Int,
        column: Int,
        message: String
    ) {
        let error = #expect(throws: SourceError.self) { try TextFile(decoding: bytes, path: "t.strings") }
        #expect(error?.location == SourceLocation(path: "t.strings", line: line, column: column))
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [
        ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\rb", 3, 3, 1), ("é🎞b", 6, 1, 3),
        ("a", 9, 1, 2),
        ("a\u{2028}b", 4, 1, 3),
    ])
    func `lines end with LF, CR LF and CR, and columns count scalars`(text: String, offset: Int, line: Int, column: Int)
    {
        let bytes = Array(text.utf8)
        let position = LineTable(bytes).position(at: offset, in: bytes)
        #expect(position.line == line)
        #expect(position.column == column)
    }

    @Test func `many positions are found as one by one`() {
        let bytes = Array("a\r\nbé🎞c\n\nd".utf8)
        let table = LineTable(bytes)
        let all = table.positions(at: Array(0...bytes.count), in: bytes)
        for offset in 0...bytes.count {
            let one = table.position(at: offset, in: bytes)
            #expect((all[offset].line, all[offset].column) == (one.line, one.column), "\(offset)")
        }
    }

    @Test func `edits change their ranges and nothing else`() {
        let text = Array("one two three".utf8)
        let edits = [TextEdit(range: 0..<3, replacement: Array("1".utf8)), TextEdit(range: 8..<13, replacement: [])]
        #expect(String(decoding: TextEdit.applying(edits, to: text), as: UTF8.self) == "1 two ")
    }

    @Test(arguments: [
        ("plain ü", "plain ü"), ("a\u{1B}[0m", "a\\u{1B}[0m"), ("x\u{202E}y\n", "x\\u{202E}y\\u{A}"),
        // The isolates of UAX #9.
        ("\u{2066}a\u{2067}b\u{2068}c\u{2069}", "\\u{2066}a\\u{2067}b\\u{2068}c\\u{2069}"),
    ])
    func `what cannot be seen is printed by its name`(text: String, expected: String) {
        #expect(VisibleText.escaping(text) == expected)
    }
}
