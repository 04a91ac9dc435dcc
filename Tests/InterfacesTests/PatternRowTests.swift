import Interfaces
import Testing

/// Which height the row of a table has at run time.
struct PatternRowTests {
    private static func cell(_ mode: String, table: String, cell: String) -> String {
        let row =
            "<tableViewCell id='cell' \(cell)><rect key='frame' x='0' y='0' width='320' height='131'/>"
            + "<tableViewCellContentView key='contentView' tableViewCell='cell' id='content'/></tableViewCell>"
        let rows =
            mode == "static"
            ? "<sections><tableViewSection id='s'><cells>\(row)</cells></tableViewSection></sections>"
            : "<prototypes>\(row)</prototypes>"
        return "<tableView id='table' dataMode='\(mode)' \(table)>"
            + "<rect key='frame' x='0' y='0' width='320' height='480'/>\(rows)</tableView>"
    }

    private static func height(_ objects: String) throws -> Double? {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' useAutolayout='YES'>"
            + "<objects>\(objects)</objects></document>"
        let document = try DocumentFixture.parse(Array(text.utf8))
        let screen = try #require(document.screens.first { $0.identifier == "cell" })
        guard case .cell(let content) = screen.views[0].content else {
            Issue.record("a cell was expected")
            return nil
        }
        return content.rowHeight
    }

    @Test(
        arguments: [
            ("prototypes", "rowHeight='-1'", "rowHeight='131'", nil),
            ("prototypes", "", "rowHeight='131'", nil),
            ("prototypes", "rowHeight='60'", "rowHeight='131'", 60),
            ("static", "rowHeight='-1'", "rowHeight='131'", 131),
            ("static", "rowHeight='60'", "", 60),
            ("prototypes", "rowHeight='60' usesAutomaticRowHeights='YES'", "rowHeight='131'", nil),
        ] as [(String, String, String, Double?)]
    )
    func `the height of a pattern is that of the canvas alone`(
        mode: String,
        table: String,
        cell: String,
        expected: Double?
    ) throws {
        #expect(try Self.height(Self.cell(mode, table: table, cell: cell)) == expected)
    }

    @Test func `a row with a document of its own fits its content`() throws {
        let row = "<tableViewCell id='cell' rowHeight='131'><rect key='frame' x='0' y='0' width='320' height='131'/>"
        #expect(try Self.height(row + "</tableViewCell>") == nil)
    }
}
