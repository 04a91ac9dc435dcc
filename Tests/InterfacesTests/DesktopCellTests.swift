import Interfaces
import TextMeasurement
import Testing

/// Parts of views of macOS that have no frames of their own: the cells of matrices and the titles of table columns.
struct DesktopCellTests {
    private static let column =
        "<column><buttonCell type='radio' title='One' id='c1'/><buttonCell type='radio' title='Two' id='c2'/></column>"
    private static let otherColumn =
        "<column><buttonCell type='radio' title='Three' id='c3'/><imageCell id='c4'/></column>"

    private func matrix(_ attributes: String, cells: String = column + otherColumn) throws -> Screen {
        try #require(
            try DocumentFixture.desktop(
                """
                <matrix id='m' \(attributes)>\(DocumentFixture.frame)<size key='cellSize' width='90' height='20'/>\
                <size key='intercellSpacing' width='2' height='3'/><buttonCell key='prototype' title='Radio' id='p'/>\
                <cells>\(cells)</cells></matrix>
                """
            )
        )
    }

    @Test func `the buttons of a matrix stand in rows and columns of the size of a cell`() throws {
        let screen = try matrix("autosizesCells='NO'")
        let expected: [(id: String, frame: Rect)] = [
            ("c1", Rect(x: 0, y: 0, width: 90, height: 20)), ("c2", Rect(x: 0, y: 23, width: 90, height: 20)),
            ("c3", Rect(x: 92, y: 0, width: 90, height: 20)),
        ]
        for (id, frame) in expected {
            let view = try #require(screen.view(id))
            #expect(view.savedFrame == frame)
            #expect(view.parent == 1)
            #expect(view.autoresizing == AutoresizingMask(right: true, bottom: true))
        }
        #expect(screen.views.count == 5)
        guard case .button(let button)? = screen.view("c2")?.content else {
            Issue.record("the cell is no button")
            return
        }
        #expect(button.kind == "radio")
        #expect(button.title?.key == "c2.title")
        #expect(ScreenInvariants.faults(of: screen) == [])
    }

    @Test func `cells that the matrix resizes follow its width`() throws {
        #expect(try matrix("").view("c1")?.autoresizing == AutoresizingMask(width: true, bottom: true))
    }

    @Test func `cells that the matrix makes as wide as their titles have the room of the matrix`() throws {
        let recalculated = "autorecalculatesCellSize='YES'"
        #expect(try matrix("", cells: Self.column).view("c1")?.savedFrame?.width == 90)
        #expect(try matrix(recalculated, cells: Self.column).view("c1")?.savedFrame?.width == 100)
        // They are never less wide than they were saved.
        #expect(try matrix(recalculated).view("c1")?.savedFrame?.width == 90)
    }

    private static let selfSized =
        "autorecalculatesCellSize='YES' translatesAutoresizingMaskIntoConstraints='NO'"

    @Test func `a matrix that constraints place asks for the room of its check boxes and radio buttons`() throws {
        let screen = try matrix(Self.selfSized, cells: Self.column)
        let matrix = try #require(screen.view("m")?.matrix)
        #expect(matrix.rowCount == 2 && matrix.columnCount == 1)
        #expect(matrix.spacing == Size(width: 2, height: 3))
        #expect(matrix.cellHeight == 20)
        #expect(matrix.cells.map { screen.views[$0.view].id } == ["c1", "c2"])
        #expect(matrix.cells.map(\.row) == [0, 1])
        #expect(screen.needForSavedFrame(of: 1) == nil)
    }

    @Test(arguments: [
        "autorecalculatesCellSize='YES'", "translatesAutoresizingMaskIntoConstraints='NO'",
        selfSized + " fixedFrame='YES'", selfSized + " customClass='Grid'",
    ])
    func `a matrix that something else gives a size asks for none`(attributes: String) throws {
        #expect(try matrix(attributes, cells: Self.column).view("m")?.matrix == nil)
    }

    @Test func `a matrix with cells of another kind asks for no size`() throws {
        #expect(try matrix(Self.selfSized).view("m")?.matrix == nil)
    }

    @Test func `the title of a column has the room of the column, in the header of its table`() throws {
        let screen = try #require(
            try DocumentFixture.desktop(
                """
                <scrollView id='s'>\(DocumentFixture.frame)<clipView key='contentView' id='k'>\(DocumentFixture.frame)\
                <subviews><tableView headerView='h' id='t'>\(DocumentFixture.frame)\
                <size key='intercellSpacing' width='17' height='0'/><tableColumns>\
                <tableColumn width='60' minWidth='60' maxWidth='60' id='a'>\
                <tableHeaderCell key='headerCell' lineBreakMode='truncatingTail' alignment='left' title='Size'/></tableColumn>\
                <tableColumn width='40' minWidth='10' maxWidth='400' id='b'>\
                <tableHeaderCell key='headerCell' title='Name'/></tableColumn>\
                <tableColumn width='40' hidden='YES' id='c'><tableHeaderCell key='headerCell' title='Kind'/>\
                </tableColumn></tableColumns></tableView></subviews></clipView>\
                <tableHeaderView key='headerView' id='h'><rect key='frame' x='0' y='0' width='140' height='25'/>\
                </tableHeaderView></scrollView>
                """
            )
        )
        let first = try #require(screen.view("a/headerCell"))
        let second = try #require(screen.view("b/headerCell"))
        // The column and the space beside it, with the inset of a label on both sides.
        #expect(first.savedFrame == Rect(x: -2, y: 0, width: 81, height: 25))
        #expect(second.savedFrame == Rect(x: 75, y: 0, width: 61, height: 25))
        #expect(first.flags.isResizable == false && second.flags.isResizable)
        #expect(first.parent.map { screen.views[$0].id } == "h")
        #expect(screen.view("c/headerCell") == nil)
        guard case .label(let label) = first.content, case .table(let table)? = screen.view("t")?.content else {
            Issue.record("other kinds were read")
            return
        }
        #expect(label.text?.key == "a.headerCell.title")
        #expect(label.attributes.lineBreak == .tail && label.attributes.lines == 1)
        #expect(label.attributes.alignment == .natural)
        // Each title is counted once; that of a hidden column keeps no place.
        #expect(table.texts.map(\.key) == ["c.headerCell.title"])
        #expect(ScreenInvariants.faults(of: screen) == [])
    }

    @Test func `a button without a border says so, and placeholders are kept apart from constraints`() throws {
        let screen = try #require(
            try DocumentFixture.desktop(
                """
                <button id='b'>\(DocumentFixture.frame)<buttonCell key='cell' type='inline' title='x' id='c'/></button>\
                <button id='d'>\(DocumentFixture.frame)<buttonCell key='cell' type='push' borderStyle='border' id='e'/>\
                </button>
                """,
                inside: """
                    <constraints><constraint firstItem='b' firstAttribute='width' constant='9' placeholder='YES' id='p'/>\
                    <constraint firstItem='b' firstAttribute='height' constant='8' id='q'/></constraints>
                    """
            )
        )
        guard case .button(let bare)? = screen.view("b")?.content, case .button(let push)? = screen.view("d")?.content
        else {
            Issue.record("no buttons were read")
            return
        }
        #expect(!bare.isBordered && push.isBordered)
        #expect(screen.constraints.map(\.id) == ["q"])
        #expect(screen.placeholders.map(\.id) == ["p"])
    }
}
