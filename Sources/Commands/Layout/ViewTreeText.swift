internal import Interfaces
internal import ProposedLayout
internal import SourceText
internal import TextMeasurement

/// A SwiftUI screen as an outline: each view with its size, its place and what it was proposed, texts with what does not
/// fit.
enum ViewTreeText {
    /// One line a view, indented by its depth.
    ///
    /// - Parameters:
    ///   - tree: the screen, laid out.
    ///   - place: where a view was written, by its source number; `nil` for what the system adds.
    /// - Returns: lines that end in line feeds.
    static func text(of tree: PlacedTree, place: (Int) -> String?) -> String {
        var depths: [Int] = []
        var names: [String] = []
        for (index, view) in tree.views.enumerated() {
            let depth = view.parent.map { depths[$0] + 1 } ?? 0
            depths.append(depth)
            let shown = tree.texts.first { $0.view == index }.map { " \(quoted($0))" } ?? ""
            names.append(String(repeating: "  ", count: depth) + VisibleText.escaping(view.name) + shown)
        }
        let column = min((names.map(\.count).max() ?? 0) + 2, widestNames)
        var lines: [String] = []
        for (index, view) in tree.views.enumerated() {
            var line = names[index]
            line += String(repeating: " ", count: max(column - line.count, 2))
            line += "\(size(view.frame)) at \(points(view.frame.x)), \(points(view.frame.y))"
            line += "  proposed \(proposed(view.proposal))"
            if let place = place(view.source) { line += "  \(place)" }
            lines.append(line)
            let indent = String(repeating: "  ", count: depths[index] + 1)
            for text in tree.texts where text.view == index { lines += details(text).map { indent + $0 } }
            if let doubt = view.doubt { lines.append("\(indent)? \(VisibleText.escaping(doubt))") }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Names that are longer than that push their line to the right, in characters.
    private static let widestNames = 60

    private static func quoted(_ text: ProposedLayout.PlacedText) -> String {
        let whole = VisibleText.escaping(text.runs.map(\.text).joined())
        return "\"\(whole.count > 40 ? whole.prefix(39) + "\u{2026}" : whole)\""
    }

    /// How many lines a text has, at which size, and what does not fit.
    private static func details(_ text: ProposedLayout.PlacedText) -> [String] {
        let count = text.shown.lines.count
        var said = "\(count) \(count == 1 ? "line" : "lines")"
        if let limit = text.lineLimit { said += " of at most \(limit)" }
        said += ", \(points(text.font.size.points)) pt"
        if text.shown.scale < 1 { said += ", shrunk to \(Int((text.shown.scale * 100).rounded())) %" }
        if text.fitsByConstruction { said += ", may have any number of lines" }
        return ["\u{00B7} \(said)"] + text.faults.map { "! \(fault($0))" }
    }

    private static func fault(_ fault: ProposedLayout.PlacedText.Fault) -> String {
        let sizes = "needs \(points(fault.needed)), has \(points(fault.available))"
        return switch (fault.kind, fault.limit) {
        case (.truncated, .lineLimit): "cut by the limit of lines: \(sizes)"
        case (.truncated, .height): "cut by the height: \(sizes)"
        case (.truncated, _): "cut by the width: \(sizes)"
        case (.shrunk, _): "shrunk until it is hard to read: to \(points(fault.needed * 100)) %"
        case (.brokenWord, _): "a word is broken: \(sizes)"
        case (.outside, _): "outside of what shows it: \(sizes)"
        }
    }

    private static func size(_ frame: Rect) -> String { "\(points(frame.width)) \u{00D7} \(points(frame.height))" }

    private static func proposed(_ proposal: Proposal) -> String {
        "\(length(proposal.width)) \u{00D7} \(length(proposal.height))"
    }

    private static func length(_ length: Double?) -> String {
        guard let length else { return "any" }
        return length.isFinite ? points(length) : "\u{221E}"
    }

    private static func points(_ value: Double) -> String {
        MeasureResult.number((value * 100).rounded() / 100)
    }
}
