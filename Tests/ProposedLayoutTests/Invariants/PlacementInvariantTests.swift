import Interfaces
import ProposedLayout
import Testing
import TextMeasurement

@Suite("What holds of every SwiftUI layout")
struct PlacementInvariantTests {
    /// Numbers that are the same on every run (SplitMix64).
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
    }

    static func bytes(_ seed: UInt64) -> [UInt8] {
        var numbers = Numbers(state: seed)
        return (0..<Int.random(in: 1...160, using: &numbers)).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    }

    static func conditions(width: Double = 320, height: Double = 480) -> LayoutConditions {
        LayoutConditions(pixelsPerPoint: 2, size: Size(width: width, height: height))
    }

    @Test("Views of a stack never lie over each other, frames are finite, and a second layout is the same")
    func invariants() throws {
        for seed in UInt64(0)..<1500 {
            let tree = ByteTree.tree(Self.bytes(seed))
            let violations = try PlacementInvariants(tree: tree, conditions: Self.conditions()).violations()
            #expect(violations.isEmpty, "seed \(seed): \(violations)")
        }
    }

    @Test("A layout from right to left is the mirror image of one from left to right")
    func mirror() throws {
        for seed in UInt64(0)..<800 {
            let tree = ByteTree.tree(Self.bytes(seed), vocabulary: .simple)
            let asymmetry = try PlacementInvariants(tree: tree, conditions: Self.conditions()).asymmetry()
            #expect(asymmetry <= 0.5, "seed \(seed)")
        }
    }

    @Test("A width that is answered lies between those that no room and all room give")
    func betweenLeastAndGreatest() throws {
        let layout = TreeLayout(measurer: SquareMeasurer())
        for seed in UInt64(0)..<400 {
            let tree = ByteTree.tree(Self.bytes(seed), vocabulary: .simple)
            let widths = try [1.0, 60, 150, 320, 700, 20_000].map { width in
                try layout.place(tree, in: Self.conditions(width: width)).views.first?.frame.width ?? 0
            }
            // Edges stand on whole pixels.
            let bounds = (widths[0] - 1)...max(widths[0] - 1, widths[widths.count - 1] + 1)
            #expect(widths.allSatisfy(bounds.contains), "seed \(seed): \(widths)")
        }
    }

    @Test("Columns of text lose nothing where they get more room")
    func moreRoom() throws {
        let layout = TreeLayout(measurer: SquareMeasurer())
        for seed in UInt64(0)..<300 {
            var numbers = Numbers(state: seed)
            let rows = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
                let words = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
                    String(repeating: "x", count: Int.random(in: 1...8, using: &numbers))
                }
                let row = hstack(text(words.joined(separator: " ")), color.frame(width: 40, height: 20))
                    .padding(.horizontal, Length(Double(Int.random(in: 0...30, using: &numbers))))
                return Bool.random(using: &numbers) ? row.lineLimit(Int.random(in: 1...3, using: &numbers)) : row
            }
            let column = ViewNode(.scroll(.vertical), [ViewNode(.stack(StackContent(.vertical)), rows)])
            var cut = Int.max
            for width in stride(from: 60.0, through: 600, by: 45) {
                let placed = try layout.place(column, in: Self.conditions(width: width))
                let count = placed.texts.count { $0.faults.contains { $0.kind == .truncated } }
                #expect(count <= cut, "seed \(seed), \(width) points")
                cut = count
            }
        }
    }

    @Test("Many stacks in each other take a moment", .timeLimit(.minutes(1)))
    func nestedStacks() throws {
        var node = text("abc def ghi")
        for level in 0..<24 {
            node =
                level.isMultiple(of: 2)
                ? hstack(node, text("ab cd"), spacer()) : vstack(node, text("abcd ef"), color)
        }
        let placed = try TreeLayout(measurer: SquareMeasurer()).place(node, in: Self.conditions())
        #expect(placed.texts.count == 25)
    }
}
