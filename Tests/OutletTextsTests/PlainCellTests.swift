import CodeStrings
import OutletTexts
import SourceCode
import SourceText
import SwiftSources
import Testing

/// Cells of tables of macOS that are of no class of the app's own.
struct PlainCellTests {
    private func texts(_ cells: String, _ cast: String) throws -> [String] {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>\(cells)
            <tableCellView identifier="date" id="d" customClass="DateCell"><subviews><textField id="field"/></subviews>
            <connections><outlet property="textField" destination="field" id="o"/></connections></tableCellView>
            </objects></document>
            """
        let source = """
            class DateCell: NSTableCellView {}
            class List { func a(_ table: NSTableView) {
                let cell = table.makeView(withIdentifier: column, owner: self) as? \(cast)
                cell?.textField?.stringValue = "Author"
            } }
            """
        let markup = try MarkupFile(TextFile(decoding: Array(document.utf8), path: "List.xib"))
        let file = SwiftReader().read(try TextFile(decoding: Array(source.utf8), path: "List.swift"))
        let join = OutletJoin([DocumentConnections(markup)], files: [file], keys: ProjectKeys([file]).keys)
        return (join.use(of: "field", in: "List.xib")?.texts ?? []).map { text in
            if case .literal(let literal) = text.value { literal } else { "data" }
        }
    }

    @Test func `what a plain cell shows is not what a cell of a class does`() throws {
        let plain = "<tableCellView identifier=\"author\" id=\"a\"/>"
        #expect(try texts(plain, "NSTableCellView") == ["data"])
        #expect(try texts(plain, "DateCell") == ["Author"])
        #expect(try texts("", "NSTableCellView") == ["Author"])
    }
}
