import Interfaces
import ProposedLayout
import Synchronization
import Testing
import TextMeasurement

@Suite("A tree that is laid out many times")
struct RepeatedLayoutTests {
    private static func conditions(_ change: (inout LayoutConditions) -> Void = { _ in }) -> LayoutConditions {
        var conditions = LayoutConditions(pixelsPerPoint: 2, size: Size(width: 200, height: 400))
        change(&conditions)
        return conditions
    }

    private static let tree = ViewNode(
        .scroll(.vertical),
        [
            vstack(
                ViewNode(.text(TextContent("save", string: 0))).environment(.font(FontChoice(.system(size: 10)))),
                hstack(
                    ViewNode(.text(TextContent([TextRun("title", data: 0)]))).lineLimit(1),
                    spacer(),
                    ViewNode(.text(TextContent("done", string: 1)))
                ),
                ViewNode(.alternatives(id: 7, typical: 0), [text("on"), color.frame(width: 10, height: 10)])
            )
        ]
    )

    @Test("Every layout is the one that a new layout would make, whatever was laid out before")
    func sameAsNew() throws {
        let all: [LayoutConditions] = [
            Self.conditions(),
            Self.conditions { $0.strings = [0: [TextRun("Speichern und schließen", string: 0)], 1: []] },
            Self.conditions { $0.strings = [1: [TextRun("Fertig und mehr", string: 1, weight: .bold)]] },
            Self.conditions { $0.data = [0: "A title that goes on and on"] },
            Self.conditions { $0.isRightToLeft = true },
            Self.conditions { $0.locale = "tr" },
            Self.conditions { $0.branches = [7: 1] },
            Self.conditions { $0.textSize = .accessibility3 },
            Self.conditions { $0.size.width = 90 },
            Self.conditions { $0.side = .roomy },
            Self.conditions { $0.pixelsPerPoint = 3 },
            Self.conditions { $0.safeArea.left = 40 },
            LayoutConditions(
                size: Size(width: 200, height: 400),
                strings: [1: [TextRun("Fertig", string: 1)]],
                edition: 4
            ),
            LayoutConditions(
                size: Size(width: 90, height: 400),
                strings: [1: [TextRun("Fertig", string: 1)]],
                edition: 4
            ),
            LayoutConditions(
                size: Size(width: 200, height: 400),
                strings: [1: [TextRun("Terminé", string: 1)]],
                edition: 5
            ),
        ]
        let repeated = RepeatedLayout(Self.tree, measurer: SquareMeasurer())
        for conditions in all + all.reversed() {
            let new = try TreeLayout(measurer: SquareMeasurer()).place(Self.tree, in: conditions)
            #expect(try repeated.place(in: conditions) == new)
        }
    }

    @Test("Random trees are the same the second time, in another language and back again")
    func randomTrees() throws {
        for seed in UInt64(0)..<200 {
            let tree = ByteTree.tree(PlacementInvariantTests.bytes(seed))
            let repeated = RepeatedLayout(tree, measurer: SquareMeasurer())
            for isRightToLeft in [false, true, false] {
                let conditions = Self.conditions { $0.isRightToLeft = isRightToLeft }
                let new = try TreeLayout(measurer: SquareMeasurer()).place(tree, in: conditions)
                #expect(try repeated.place(in: conditions) == new, "seed \(seed)")
            }
        }
    }

    @Test("Trees that share a memory are laid out as each is by itself, on two grids and in two languages")
    func sharedMemory() throws {
        let memory = SharedLayoutMemory()
        var misfits = 0
        for seed in UInt64(0)..<200 {
            let tree = ByteTree.tree(PlacementInvariantTests.bytes(seed))
            let shared = RepeatedLayout(tree, measurer: SquareMeasurer(), sharing: memory)
            for (pixels, width, isRightToLeft) in [
                (2, 200.0, false), (3, 60.0, true), (2, 60.0, true), (3, 200.0, false),
            ] {
                let conditions = Self.conditions {
                    $0.pixelsPerPoint = pixels
                    $0.size.width = width
                    $0.isRightToLeft = isRightToLeft
                }
                let own = RepeatedLayout(tree, measurer: SquareMeasurer())
                #expect(try shared.place(in: conditions) == own.place(in: conditions), "seed \(seed)")
                let found = try RepeatedLayout(tree, measurer: SquareMeasurer(), sharing: memory).misfits(
                    in: conditions
                )
                let expected = try RepeatedLayout(tree, measurer: SquareMeasurer()).misfits(in: conditions)
                #expect(found.tree.texts.map(\.faults) == expected.tree.texts.map(\.faults), "seed \(seed)")
                misfits += found.tree.texts.count
            }
        }
        #expect(misfits > 100)
    }

    @Test("What does not fit is the same whether all is placed or only that, in rooms of many widths")
    func misfits() throws {
        var (count, doubts) = (0, 0)
        for seed in UInt64(0)..<200 {
            let tree = ByteTree.tree(PlacementInvariantTests.bytes(seed))
            let repeated = RepeatedLayout(tree, measurer: SquareMeasurer())
            for width in [200.0, 60, 20, 60, 200] {
                let conditions = Self.conditions { $0.size.width = width }
                let all = try TreeLayout(measurer: SquareMeasurer()).place(tree, in: conditions, drawsTexts: false)
                let failing = all.texts.filter { $0.faults.contains { $0.kind != .outside } }
                let misfits = try repeated.misfits(in: conditions)
                #expect(misfits.tree.texts.map(\.runs) == failing.map(\.runs), "seed \(seed), width \(width)")
                #expect(misfits.tree.texts.map(\.offered) == failing.map(\.offered), "seed \(seed), width \(width)")
                // What stands beside them speaks against their room, whether it fits or not.
                #expect(misfits.tree.texts.map { Set($0.doubts) } == failing.map { Set($0.doubts) }, "seed \(seed)")
                doubts += failing.count { !$0.doubts.isEmpty }
                #expect(misfits.texts == all.texts.count, "seed \(seed), width \(width)")
                #expect(misfits.strings == all.texts.count { $0.string != nil }, "seed \(seed), width \(width)")
                count += failing.count
            }
        }
        #expect(count > 100)
        #expect(doubts > 20)
    }

    @Test("Where all fits, nothing is placed, and no view of a row is asked for the least that it takes")
    func fitting() throws {
        let measurer = CountingMeasurer()
        let rows = vstack(hstack(text("ab"), spacer(), text("c")), hstack(text("de"), text("f")))
        let misfits = try RepeatedLayout(ViewNode(.scroll(.vertical), [rows]), measurer: measurer)
            .misfits(in: Self.conditions())
        #expect(misfits == Misfits(texts: 4, strings: 0))
        // Each text once, by itself.
        #expect(measurer.count == 4)
    }

    @Test("A text is measured once in a width, however often it is laid out")
    func measuredOnce() throws {
        let measurer = CountingMeasurer()
        let repeated = RepeatedLayout(text("ab cd"), measurer: measurer)
        for _ in 0..<3 { _ = try repeated.place(in: Self.conditions(), drawsTexts: false) }
        #expect(measurer.count == 1)
        _ = try repeated.place(in: Self.conditions { $0.locale = "de" }, drawsTexts: false)
        #expect(measurer.count == 2)
    }
}

/// Counts what is measured.
private final class CountingMeasurer: TextMeasurer {
    private let counter = Mutex(0)

    var count: Int { counter.withLock { $0 } }

    func measure(_ request: TextRequest) -> MeasuredText {
        counter.withLock { $0 += 1 }
        return SquareMeasurer().measure(request)
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { GlyphOutline(path: "", advance: 0) }

    var faces: [FaceDescription] { [] }
}
