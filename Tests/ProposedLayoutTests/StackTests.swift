import ProposedLayout
import Testing

@Suite("Stacks")
struct StackTests {
    @Test("Two texts share a row: the one that changes least is asked first, the other has what it leaves")
    func sharing() throws {
        // 200 − 8 = 192: the shorter text takes 40 of its 96, the longer one is left with 152.
        let placed = try Placing(hstack(text("abcd"), text("aaaa bbbb cccc dddd eeee")))
        #expect(placed.texts == [[6, 195, 40, 10], [54, 190, 140, 20]])
        #expect(placed.tree.texts.map { $0.offered.width } == [96, 152])
    }

    @Test("A higher priority is served first, and the least width of the others is kept")
    func priority() throws {
        let long = text("aaaa bbbb cccc dddd eeee")
        let placed = try Placing(hstack(spacing: 0, long.lineLimit(1), long.lineLimit(1).modified(.layoutPriority(1))))
        // A text that is proposed nothing shows an ellipsis of 10 points.
        #expect(placed.tree.texts.map { $0.offered.width } == [10, 190])
    }

    @Test("A spacer keeps its least length and takes the rest, with no gap beside it")
    func spacers() throws {
        let placed = try Placing(hstack(text("ab"), spacer(), text("cd")))
        #expect(placed.texts.map { $0[0] } == [0, 180])
        let tight = try Placing(hstack(text("abcdefgh abc"), spacer(), text("cd")), width: 118)
        // 118 − 20 − 8: nothing else is squeezed before the text.
        #expect(tight.tree.texts.map { $0.offered.width } == [90, 55])
        let spaced = try Placing(hstack(spacing: 4, text("ab"), spacer(0), text("cd")), width: 48)
        #expect(spaced.texts.map { $0[0] } == [0, 28])
    }

    @Test("A text of fixed size is never squeezed, and leaves its place on both sides")
    func fixedSize() throws {
        let node = hstack(text("abcdefghijkl").modified(.fixedSize(horizontal: true, vertical: false)))
        let placed = try Placing(node.frame(width: 60), width: 80)
        #expect(placed.texts == [[-20, 195, 120, 10]])
        #expect(placed.faults == ["outside by bounds: 120 of 100"])
    }

    @Test("Baselines are held to one line")
    func baselines() throws {
        let large = text("b").environment(.font(FontChoice(.system(size: 20))))
        let first = try Placing(hstack(alignment: .firstTextBaseline, text("a"), large), height: 20)
        #expect(first.texts.map { $0[1] } == [8, 0])
        let last = try Placing(hstack(alignment: .lastTextBaseline, text("a\na"), large), height: 22)
        #expect(last.texts.map { $0[1] } == [0, 2])
    }

    @Test("Lengths outside of a text's edges are as SwiftUI spaces them")
    func gaps() throws {
        let box = color.frame(width: 10, height: 10)
        #expect(try Placing(vstack(box, box)).frames("Shape").map { $0[1] } == [186, 204])
        let placed = try Placing(vstack(alignment: .leading, text("a"), text("b"), box), width: 10)
        let gap = placed.frames("Shape")[0][1] - placed.texts[1][1] - 10
        // 1.1 lines of 11.93 points without the capitals of 7.05 points.
        #expect(abs(gap - 6.08) <= 0.5)
        #expect(placed.texts[1][1] - placed.texts[0][1] == 10)
    }

    @Test("Groups and conditions hand their views to the stack around, and modifiers go to each of them")
    func groups() throws {
        let group = ViewNode(.group, [text("a"), ViewNode(.empty), text("b")]).padding(.horizontal, 5)
        let placed = try Placing(hstack(spacing: 0, group), width: 40)
        #expect(placed.texts.map { $0[0] } == [5, 25])
    }

    @Test(
        "One branch of a condition is laid out: the typical one, or the one that is asked for",
        arguments: [nil, 0, 1, 9]
    )
    func branches(branch: Int?) throws {
        let node = vstack(ViewNode(.alternatives(id: 3, typical: 1), [text("a"), text("bb")]))
        let placed = try Placing(node) { $0.branches[3] = branch }
        let widths = placed.texts.map { $0[2] }
        #expect(widths == (branch == 0 ? [10] : branch == 9 ? [] : [20]))
    }

    @Test("A view in a doubtful place is in doubt, and so is what shares a stack with it")
    func doubts() throws {
        let unknown = ViewNode(.unknown(reason: "the view is of another package"))
        let placed = try Placing(vstack(hstack(text("a"), unknown), text("b")))
        #expect(placed.tree.texts.map(\.doubts) == [["the view is of another package"], []])
    }

    @Test("What was not understood inside of a neighbour in a row leaves a doubt, unless a frame around it has a width")
    func doubtsInside() throws {
        let unknown = ViewNode(.unknown(reason: "the view is of another package"))
        func doubts(_ neighbour: ViewNode) throws -> [[String]] {
            try Placing(hstack(neighbour, text("a"))).tree.texts.map(\.doubts)
        }
        #expect(try doubts(zstack(unknown)) == [["the view is of another package"]])
        #expect(try doubts(zstack(unknown).frame(width: 20)) == [[]])
        #expect(try Placing(vstack(zstack(unknown), text("a"))).tree.texts.map(\.doubts) == [[]])
    }

    @Test("A label beside a field may come first where the room that is not known is given to it")
    func labelBesideField() throws {
        let field = ViewNode(.textField(FieldContent()))
        func width(_ value: ViewNode, _ side: BandSide) throws -> Double {
            let row = ViewNode(
                .labeledContent,
                parts: [ViewPart(.label, [text("aaaaaaaaaaaa")]), ViewPart(.content, [value])]
            )
            return try Placing(row, width: 160) { $0.side = side }.texts[0][2]
        }
        #expect(try width(field, .roomy) == 120)
        #expect(try width(field, .typical) < 90)
        #expect(try width(color, .roomy) < 90)
    }
}
