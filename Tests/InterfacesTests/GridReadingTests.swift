import Interfaces
import Testing

/// Grid views of macOS as they are read from documents.
struct GridReadingTests {
    private func grid(_ attributes: String, rows: String, columns: String, cells: String) throws -> GridContent? {
        let screen = try #require(
            try DocumentFixture.desktop(
                """
                <gridView id='g' \(attributes)>\(DocumentFixture.frame)<rows>\(rows)</rows>\
                <columns>\(columns)</columns><gridCells>\(cells)</gridCells></gridView>
                """
            )
        )
        return try #require(screen.views.dropFirst().first).grid
    }

    private func view(_ id: String) -> String {
        "<customView key='contentView' id='\(id)'>\(DocumentFixture.frame)</customView>"
    }

    @Test func `rows and columns have extents, padding and spacing, and may be hidden`() throws {
        let grid = try #require(
            try grid(
                "rowSpacing='20'",
                rows: "<gridRow height='28' topPadding='2' bottomPadding='-13' id='r'/><gridRow hidden='YES' id='s'/>",
                columns: "<gridColumn width='210' leadingPadding='4' trailingPadding='1' id='c'/>",
                cells: ""
            )
        )
        #expect(grid.rows == [.init(extent: 28, before: 2, after: -13), .init(isHidden: true)])
        #expect(grid.columns == [.init(extent: 210, before: 4, after: 1)])
        #expect(grid.rowSpacing == 20 && grid.columnSpacing == 6)
    }

    @Test func `what a cell does not say of its own, its row or column says, or else the grid`() throws {
        let grid = try #require(
            try grid(
                "xPlacement='trailing' yPlacement='fill' rowAlignment='firstBaseline'",
                rows: "<gridRow id='r'/><gridRow yPlacement='bottom' rowAlignment='none' id='s'/>",
                columns: "<gridColumn xPlacement='fill' id='c'/><gridColumn id='d'/>",
                cells: """
                    <gridCell row='r' column='c' id='1'>\(view("a"))</gridCell>
                    <gridCell row='r' column='d' xPlacement='center' id='2'>\(view("b"))</gridCell>
                    <gridCell row='s' column='c' id='3'/>
                    <gridCell row='s' column='d' yPlacement='top' xPlacement='inherited' id='4'>\(view("d"))</gridCell>
                    """
            )
        )
        #expect(
            grid.cells == [
                .init(
                    view: 2,
                    rows: 0...0,
                    columns: 0...0,
                    horizontal: .fill,
                    vertical: .fill,
                    alignment: .firstBaseline
                ),
                .init(
                    view: 3,
                    rows: 0...0,
                    columns: 1...1,
                    horizontal: .center,
                    vertical: .fill,
                    alignment: .firstBaseline
                ),
                .init(
                    view: 4,
                    rows: 1...1,
                    columns: 1...1,
                    horizontal: .trailing,
                    vertical: .leading,
                    alignment: .none
                ),
            ]
        )
    }

    @Test func `merged cells give their view the rows and columns of all of them`() throws {
        let grid = try #require(
            try grid(
                "",
                rows: "<gridRow id='r'/><gridRow id='s'/>",
                columns: "<gridColumn id='c'/><gridColumn id='d'/>",
                cells: """
                    <gridCell row='s' column='c' headOfMergedCell='1' id='1'>\(view("a"))</gridCell>
                    <gridCell row='s' column='d' headOfMergedCell='1' id='2'/>
                    """
            )
        )
        #expect(grid.cells == [.init(view: 2, rows: 1...1, columns: 0...1)])
    }

    @Test func `a cell of a row that is not there leaves the grid unread`() throws {
        let grid = try grid(
            "",
            rows: "<gridRow id='r'/>",
            columns: "<gridColumn id='c'/>",
            cells: "<gridCell row='x' column='c' id='1'>\(view("a"))</gridCell>"
        )
        #expect(grid == nil)
    }

    @Test(arguments: [("", false), ("drawsBackground='YES'", true), ("drawsBackground='NO'", false)])
    func `a label says whether it paints its background`(attribute: String, paints: Bool) throws {
        let cell = "<textFieldCell key='cell' id='c' title='x' \(attribute)/>"
        let screen = try #require(
            try DocumentFixture.desktop("<textField id='a'>\(DocumentFixture.frame)\(cell)</textField>")
        )
        guard case .label(let label) = try #require(screen.views.dropFirst().first).content else {
            Issue.record("no label")
            return
        }
        #expect(label.drawsBackground == paints)
    }
}
