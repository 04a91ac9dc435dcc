import Interfaces
import ProposedLayout
import Testing

@Suite("Modifiers")
struct ModifierTests {
    @Test("Order decides: a frame around a padding, and a padding around a frame")
    func order() throws {
        #expect(
            try Placing(color.padding(.all, 10).frame(width: 80, height: 40)).frames("Shape") == [[70, 190, 60, 20]]
        )
        #expect(
            try Placing(color.frame(width: 80, height: 40).padding(.all, 10)).frames("Shape") == [[60, 180, 80, 40]]
        )
    }

    @Test("A padding keeps free what it says of each edge; the leading edge may be the right one")
    func edges() throws {
        let lengths = EdgeLengths(top: 1, leading: 2, bottom: 30, trailing: 40)
        let node = color.modified(.padding(.all, lengths: lengths))
        #expect(try Placing(node).frames("Shape") == [[2, 1, 158, 369]])
        #expect(try Placing(node) { $0.isRightToLeft = true }.frames("Shape") == [[40, 1, 158, 369]])
    }

    @Test(
        "A flexible frame answers as its lengths say",
        arguments: [
            (nil, 120.0, 120.0), (50.0, nil, 50.0), (nil, 20.0, 20.0), (300.0, nil, 300.0), (50.0, .infinity, 200.0),
            (nil, .infinity, 200.0), (30.0, 60.0, 60.0),
        ] as [(Double?, Double?, Double)]
    )
    func flexibleFrame(least: Double?, greatest: Double?, width: Double) throws {
        let node = color.frame(width: 40, height: 10)
            .frame(minWidth: least.map { Length($0) }, maxWidth: greatest.map { Length($0) })
        let frames = try Placing(node).tree.views.filter { $0.name.hasPrefix("frame(m") }.map(\.frame.width)
        #expect(frames == [width])
    }

    @Test("A text that is asked for its ideal height is cut in a frame that holds it at a bound")
    func boundedIdeal() throws {
        // Squares of 10 points: in a width of 60 two lines are needed, and a row of a scroll view proposes no height.
        let row = text("abcd efgh").frame(maxHeight: 10)
        let faults = try Placing(ViewNode(.scroll(.vertical), [row]), width: 60).faults
        #expect(faults.first == "truncated by height: 20 of 10")
        let higher = text("abcd efgh").frame(maxHeight: 30)
        #expect(try Placing(ViewNode(.scroll(.vertical), [higher]), width: 60).faults == [])
        // A width at its bound breaks the lines, and the height stays open.
        let wide = text("ab cd").frame(maxWidth: 25).modified(.fixedSize(horizontal: true, vertical: true))
        #expect(try Placing(wide).texts.map { $0[3] } == [20])
    }

    @Test("An overlay gets the size of what it lies on, and changes it not")
    func overlay() throws {
        var node = text("abcd").modified(.overlay(.bottomTrailing))
        node.parts.append(ViewPart(.attachment, [text("xy")]))
        #expect(try Placing(node, width: 40, height: 10).texts == [[0, 0, 40, 10], [20, 0, 20, 10]])
    }

    @Test("An offset moves the picture and not the place; a position takes all the room")
    func offsetAndPosition() throws {
        let offset = hstack(spacing: 0, text("a").modified(.offset(x: 5, y: 7)), text("b"))
        #expect(try Placing(offset, width: 20, height: 10).texts == [[5, 7, 10, 10], [10, 0, 10, 10]])
        let position = text("a").modified(.position(x: 50, y: 60))
        #expect(try Placing(position).texts == [[45, 55, 10, 10]])
    }

    @Test(
        "A ratio fits into the room, or fills it",
        arguments: [
            (2.0, false, [0, 150, 200, 100]), (2.0, true, [-300, 0, 800, 400]), (0.5, true, [0, 0, 200, 400]),
        ]
            as [(Double, Bool, [Double])]
    )
    func aspectRatio(ratio: Double, fills: Bool, frame: [Double]) throws {
        let placed = try Placing(color.modified(.aspectRatio(ratio, fills: fills)))
        #expect(placed.frames("Shape") == [frame])
    }

    @Test("A safe area inset takes its height from the rest")
    func safeAreaInset() throws {
        var node = color.modified(.safeAreaInset(SafeAreaInset(edge: .bottom)))
        node.parts.append(ViewPart(.attachment, [text("abc")]))
        let placed = try Placing(node)
        #expect(placed.frames("Shape") == [[0, 0, 200, 390]])
        #expect(placed.texts == [[85, 390, 30, 10]])
    }

    @Test("An inset at the top moves the rest down, one at the leading edge to the side")
    func leadingInsets() throws {
        var top = color.modified(.safeAreaInset(SafeAreaInset(edge: .top, spacing: 5)))
        top.parts.append(ViewPart(.attachment, [text("abc")]))
        #expect(try Placing(top).frames("Shape") == [[0, 15, 200, 385]])
        var leading = color.modified(.safeAreaInset(SafeAreaInset(edge: .leading)))
        leading.parts.append(ViewPart(.attachment, [text("abc")]))
        #expect(try Placing(leading).frames("Shape") == [[30, 0, 170, 400]])
    }

    @Test("A share of the container, with the gaps between the shares")
    func containerRelativeFrame() throws {
        let frame = ContainerRelativeFrame(axes: .horizontal, count: 3, span: 2, spacing: 10)
        let placed = try Placing(color.modified(.containerRelativeFrame(frame)))
        // Two of three shares of 60 points, and the gap between them.
        #expect(placed.frames("Shape") == [[35, 0, 130, 400]])
    }

    @Test(
        "The first view whose ideal size fits is shown, the last one if none does",
        arguments: [(70.0, 70.0), (45, 40), (10, 10)]
    )
    func viewThatFits(room: Double, shown: Double) throws {
        let node = ViewNode(.viewThatFits(.horizontal), [text("abc def"), text("abcd"), text("a b")])
        let placed = try Placing(node, width: room)
        #expect(placed.texts.count == 1)
        #expect(placed.texts[0][2] == shown)
    }

    @Test("A hidden view keeps its room")
    func hidden() throws {
        let placed = try Placing(hstack(spacing: 0, text("abc").modified(.hidden), text("d")), width: 40)
        #expect(placed.texts.map { $0[0] } == [30])
    }

    @Test("A subtree with a direction of its own turns inside its bounds")
    func direction() throws {
        let row = hstack(spacing: 0, text("aa"), text("b"))
        let node = vstack(
            alignment: .leading,
            spacing: 0,
            row,
            row.environment(.layoutDirection(isRightToLeft: true)),
            color
        )
        #expect(try Placing(node).texts.map { $0[0] } == [0, 20, 10, 0])
    }

    @Test(
        "A length in a band is laid out on the side that is asked for",
        arguments: [(BandSide.typical, 160.0), (.roomy, 180)]
    )
    func bands(side: BandSide, width: Double) throws {
        let node = color.padding(.horizontal, Length(20, from: 10, to: 40))
        #expect(try Placing(node) { $0.side = side }.frames("Shape")[0][2] == width)
    }

    @Test("A modifier that is not understood changes nothing and leaves a doubt")
    func unknown() throws {
        let placed = try Placing(text("a").modified(.unknown(name: "shimmer")), width: 10, height: 10)
        #expect(placed.texts == [[0, 0, 10, 10]])
        #expect(placed.tree.texts[0].doubts == ["'shimmer' is not understood"])
    }
}
