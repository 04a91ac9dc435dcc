internal import ProposedLayout
internal import TextMeasurement

/// The inline Markdown of a localized string, as `Text` renders it: emphasis, code and links.
enum MarkdownRuns {
    /// The runs of a text.
    ///
    /// - Parameters:
    ///   - text: the text of a language.
    ///   - string: the number of the string.
    /// - Returns: one run for each part with a look of its own; the marks are gone.
    /// - Complexity: O(*n*²) at worst, for marks without partners.
    static func runs(of text: String, string: Int) -> [TextRun] {
        guard text.utf8.contains(where: { marks.contains($0) }) else { return [TextRun(text, string: string)] }
        var runs: [TextRun] = []
        append(Array(text.utf8)[...], TextRun("", string: string), to: &runs)
        return runs.isEmpty ? [TextRun("", string: string)] : runs
    }

    private static let marks: [UInt8] = Array("*_`[~".utf8)

    private static func append(_ text: ArraySlice<UInt8>, _ look: TextRun, to runs: inout [TextRun]) {
        var plain: [UInt8] = []
        func flush() {
            guard !plain.isEmpty else { return }
            var run = look
            run.text = String(decoding: plain, as: UTF8.self)
            runs.append(run)
            plain = []
        }
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "["), let link = link(text[index...]) {
                flush()
                append(link.title, look, to: &runs)
                index = link.end
                continue
            }
            if let mark = mark(text, at: index), let close = closing(mark, in: text, from: index + mark.count) {
                flush()
                var inner = look
                switch (mark[mark.startIndex], mark.count) {
                case (UInt8(ascii: "`"), _): inner.design = .monospaced
                case (UInt8(ascii: "~"), _): break
                case (_, 2): inner.weight = .bold
                default: inner.isItalic = true
                }
                append(text[(index + mark.count)..<close], inner, to: &runs)
                index = close + mark.count
                continue
            }
            plain.append(byte)
            index += 1
        }
        flush()
    }

    /// The mark of emphasis that begins at a place; inside a word `_` is none.
    private static func mark(_ text: ArraySlice<UInt8>, at index: Int) -> [UInt8]? {
        let byte = text[index]
        guard [UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~")].contains(byte) else {
            return nil
        }
        let count = text[index...].prefix { $0 == byte }.count
        guard count <= 2, byte != UInt8(ascii: "~") || count == 2 else { return nil }
        let behind = index + count
        guard behind < text.endIndex, text[behind] != 0x20, text[behind] != 0x0A else { return nil }
        if byte == UInt8(ascii: "_"), index > text.startIndex, isWord(text[index - 1]) { return nil }
        return Array(repeating: byte, count: count)
    }

    private static func closing(_ mark: [UInt8], in text: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        while index + mark.count <= text.endIndex {
            if text[index] == mark[0] {
                let count = text[index...].prefix { $0 == mark[0] }.count
                let isInWord =
                    mark[0] == UInt8(ascii: "_") && index + count < text.endIndex && isWord(text[index + count])
                if count == mark.count, index > start, text[index - 1] != 0x20, !isInWord { return index }
                index += count
            } else {
                index += 1
            }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
    }

    /// A link, `[title](address)`.
    private static func link(_ text: ArraySlice<UInt8>) -> (title: ArraySlice<UInt8>, end: Int)? {
        guard let close = text.firstIndex(of: UInt8(ascii: "]")), close + 1 < text.endIndex,
            text[close + 1] == UInt8(ascii: "("), let end = text[close...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        return (text[(text.startIndex + 1)..<close], end + 1)
    }
}
