import Interfaces
import ProposedLayout
import Testing
import TextMeasurement

/// A layout of real SwiftUI that was recorded: the frames of what it drew.
///
/// The frames were captured from `NSHostingView` on macOS at 2 pixels a point in April 2026, in 50 scenarios of
/// codelynx/SwiftOpenUI (`Tests/LayoutParityTests/Fixtures`). The window shrank to its content, so that the room is a
/// part of the record.
struct RecordedLayout: Sendable, CustomTestStringConvertible {
    var name: String
    var room: Size
    /// What the scenario shows, as its source describes it.
    var tree: ViewNode
    /// The frames of the texts, colours and dividers, in the order of the tree.
    var leaves: [Rect]

    init(_ name: String, _ width: Double, _ height: Double, _ tree: ViewNode, _ leaves: [[Double]]) {
        self.name = name
        room = Size(width: width, height: height)
        self.tree = tree
        self.leaves = leaves.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    var testDescription: String { name }

    /// Whether the engine could be corrected by the scenario: the names whose hash (FNV-1a, 64 bits) is even.
    ///
    /// The others were read after the engine was written, and nothing was changed for them.
    var isTuned: Bool {
        let hash = name.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return hash.isMultiple(of: 2)
    }

    /// The frames of what a layout draws, in the order of the tree.
    static func leaves(of tree: PlacedTree) -> [Rect] {
        tree.views.filter { [.text, .fill, .rule].contains($0.look) }.map(\.frame)
    }

    /// How far a leaf is from its record at most, in points.
    static func distance(_ first: Rect, _ second: Rect) -> Double {
        max(
            abs(first.x - second.x),
            abs(first.y - second.y),
            abs(first.width - second.width),
            abs(first.height - second.height)
        )
    }

    var conditions: LayoutConditions {
        LayoutConditions(system: .macOS14, pixelsPerPoint: 2, size: room)
    }

    /// The widths of the texts that were recorded in one line, by their text.
    var widths: [String: Double] {
        var widths: [String: Double] = [:]
        let nodes = tree.drawnNodes
        for (node, leaf) in zip(nodes, leaves) {
            if case .text(let content) = node.kind { widths[content.text] = leaf.width }
        }
        return widths
    }
}

extension ViewNode {
    /// The texts, colours and dividers of the tree, in order.
    fileprivate var drawnNodes: [ViewNode] {
        switch kind {
        case .text, .shape, .divider: [self]
        default: parts.flatMap { $0.views.flatMap(\.drawnNodes) }
        }
    }
}

/// A measurer of texts whose widths were recorded: each character is as wide as any other of its line.
struct RecordedMeasurer: TextMeasurer {
    var widths: [String: Double]

    func measure(_ request: TextRequest) -> MeasuredText {
        let widest = request.text.split(separator: "\n", omittingEmptySubsequences: false).map(\.count).max() ?? 1
        let text = EvenText(request.text, advance: (widths[request.text] ?? 0) / Double(max(widest, 1)))
        return Typesetter(text, request: request) { _ in LineBox(height: 16, ascent: 12) }.set()
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { GlyphOutline(path: "", advance: 0) }

    var faces: [FaceDescription] { [] }
}

/// A text whose characters are all as wide.
private struct EvenText: LineSource {
    private let characters: [Character]
    private let advance: Double
    let marks: [TextMark]
    let segments: [Range<Int>]

    init(_ text: String, advance: Double) {
        characters = Array(text)
        self.advance = advance
        marks = characters.map { $0 == " " ? [.clusterStart, .space] : .clusterStart } + [.clusterStart]
        var segments: [Range<Int>] = []
        var start = 0
        for index in characters.indices where characters[index].isNewline {
            segments.append(start..<index)
            start = index + 1
        }
        self.segments = segments + [start..<characters.count]
    }

    var length: Int { characters.count }

    func breakOpportunities() -> [Bool] { (0...length).map { $0 > 0 && characters[$0 - 1] == " " } }

    func advances(at size: Double) -> [Double] { (0...length).map { Double($0) * advance } }

    func line(_ range: Range<Int>, at size: Double) -> SetLine { line(range.count) }

    func line(_ beginning: Range<Int>, ellipsisBefore end: Range<Int>, at size: Double) -> SetLine {
        line(beginning.count + 1 + end.count)
    }

    func byteOffset(of position: Int) -> Int { characters[..<position].reduce(0) { $0 + $1.utf8.count } }

    private func line(_ count: Int) -> SetLine {
        SetLine(
            advance: Double(count) * advance,
            isRightToLeft: false,
            runs: [],
            ink: InkExtent(top: 0, bottom: 0),
            uncertainty: 0
        )
    }
}
