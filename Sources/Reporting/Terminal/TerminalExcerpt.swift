internal import Findings
internal import SourceText

/// A line of a source file with a mark under the part that a finding is about.
struct TerminalExcerpt {
    /// One character as it is printed, and the cells that it takes.
    private struct Piece {
        var text: String
        var cells: Int
        var isTab: Bool
    }

    private var pieces: [Piece]
    /// The pieces that are marked.
    private var marked: Range<Int>
    private var isCutBefore = false
    private var isCutBehind = false

    /// - Parameters:
    ///   - excerpt: the line and the part, in Unicode scalars from 1.
    ///   - width: the number of cells that the line may take.
    init(_ excerpt: SourceExcerpt, width: Int) {
        pieces = excerpt.line.unicodeScalars.map { scalar in
            if scalar == "\t" { return Piece(text: "\t", cells: 4, isTab: true) }
            let text = PrintedLine.escaping(part: String(scalar))
            let cells = VisibleText.isHidden(scalar) ? text.utf8.count : TerminalText.cells(of: scalar)
            return Piece(text: text, cells: cells, isTab: false)
        }
        let start = min(max(excerpt.column - 1, 0), pieces.count)
        marked = start..<min(max(start, start + min(max(excerpt.length, 0), pieces.count)), pieces.count)
        shorten(to: max(width, 20))
    }

    /// The printed line.
    var line: String {
        let text = TerminalText.escaping(marking: pieces.map(\.text).joined())
        return (isCutBefore ? "…" : "") + text + (isCutBehind ? "…" : "")
    }

    /// The line under it: tabs where the line has tabs, then `^~~~`.
    var mark: String {
        var text = isCutBefore ? " " : ""
        for piece in pieces[..<marked.lowerBound] {
            text += piece.isTab ? "\t" : String(repeating: " ", count: piece.cells)
        }
        let cells = pieces[marked].reduce(0) { $0 + $1.cells }
        return text + "^" + String(repeating: "~", count: max(cells - 1, 0))
    }

    /// Cuts a long line on both sides of the part, and a long part behind its beginning.
    private mutating func shorten(to width: Int) {
        guard pieces.reduce(0, { $0 + $1.cells }) > width else { return }
        // A third of the room shows the text before the part.
        var first = marked.lowerBound
        var room = width / 3
        while first > 0, room >= pieces[first - 1].cells {
            first -= 1
            room -= pieces[first].cells
        }
        var last = first
        room = width - 2
        while last < pieces.count, room >= pieces[last].cells {
            room -= pieces[last].cells
            last += 1
        }
        isCutBefore = first > 0
        isCutBehind = last < pieces.count
        let end = min(marked.upperBound, last)
        marked = (marked.lowerBound - first)..<max(end - first, marked.lowerBound - first)
        pieces = Array(pieces[first..<last])
    }
}

extension TerminalText {
    /// Takes the openings of log commands apart in a line whose control characters are visible already; tabs stay.
    fileprivate static func escaping(marking line: String) -> String {
        line.split(separator: "\t", omittingEmptySubsequences: false).map { PrintedLine.escaping(part: String($0)) }
            .joined(separator: "\t")
    }
}
