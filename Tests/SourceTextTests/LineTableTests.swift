import Testing

import SourceText

struct LineTableTests {
    /// Counts from the start of the text, as slowly and plainly as can be.
    private func counted(_ offset: Int, in utf8: [UInt8]) -> (line: Int, column: Int) {
        let before = String(decoding: utf8[..<offset], as: UTF8.self)
        let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.count, (lines.last?.count ?? 0) + 1)
    }

    @Test(arguments: [1, 409, 410, 819, 820, 2_000])
    func `columns of lines of any length are those of a plain count`(repeats: Int) {
        let line = String(repeating: "aé漢😀", count: repeats)
        let utf8 = Array("a\n\(line)\nné\n\(line)".utf8)
        let table = LineTable(utf8)
        let asked = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 && $0 % 97 < 2 } + [utf8.count]
        for offset in asked {
            let found = table.position(at: offset, in: utf8)
            #expect(found == counted(offset, in: utf8), "\(offset)")
        }
    }

    @Test func `a text of whole blocks has a position behind its end`() {
        let utf8 = [UInt8](repeating: 0x61, count: 8_192)
        #expect(LineTable(utf8).position(at: 8_192, in: utf8) == (1, 8_193))
    }
}
