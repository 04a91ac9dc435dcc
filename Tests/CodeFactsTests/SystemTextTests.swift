import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

struct SystemTextTests {
    private func parts(_ code: String, path: String = "Photos.swift") throws -> [SystemPart] {
        let file = try TextFile(decoding: Array(code.utf8), path: path)
        let index = TypeIndex([path.hasSuffix(".swift") ? SwiftReader().read(file) : ObjectiveCReader().read(file)])
        let facts = CodeFacts(index, keys: ProjectKeys(index).keys)
        return facts.files.flatMap { $0.facts.systemTexts.map(\.part) }
    }

    private static let save = "NSLocalizedString(\"save\", comment: \"\")"

    @Test(
        arguments: [
            (
                "func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { s == 0 ? \(save) : nil }",
                [.sectionHeader]
            ),
            (
                "func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { return \(save) }",
                [.sectionFooter]
            ),
            (
                "func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { switch s { case 0: \(save)\ndefault: nil } }",
                [.sectionHeader]
            ),
            ("let a = UIContextualAction(style: .destructive, title: \(save)) { _, _, _ in }", [.swipeAction]),
            ("let a = UITableViewRowAction(style: .normal, title: \(save)) { _, _ in }", [.swipeAction]),
            ("var body: some View { Section(\"Photos\") { Text(\"All\") } }", [.sectionHeader]),
            ("var body: some View { Row().swipeActions(edge: .leading) { Button(\"Delete\") {} } }", [.swipeAction]),
            // A button of a row, and another function.
            ("var body: some View { Row { Button(\"Delete\") {} }.swipeActions { Image(name) } }", []),
            ("func title(forSection s: Int) -> String? { \(save) }", []),
        ] as [(String, [SystemPart])]
    )
    func `titles of sections and swipe actions are parts of the system`(code: String, expected: [SystemPart]) throws {
        #expect(try parts(code) == expected)
    }

    @Test(
        "a title that is a variable of the function is not that of the bar",
        arguments: [
            ("title = \(save)", [SystemPart.navigationTitle]), ("self.title = \(save)", [.navigationTitle]),
            ("let title: String\nif isOn { title = \(save) } else { title = \(save) }", []),
            ("let title = name\nself.title = \(save)", [.navigationTitle]),
        ] as [(String, [SystemPart])]
    )
    func localTitles(code: String, expected: [SystemPart]) throws {
        #expect(try parts("class PhotosViewController: UIViewController { func show() { \(code) } }") == expected)
    }

    @Test(
        "the text of a cell is one of the system, unless the class of the cell gives it lines or a font",
        arguments: [
            ("UITableViewCell", [SystemPart.cellText]), ("PlainCell", [.cellText]), ("WrappingCell", []),
            ("OwnCell", []),
        ] as [(String, [SystemPart])]
    )
    func cells(name: String, expected: [SystemPart]) throws {
        let code = """
            class PlainCell: UITableViewCell { func show() { textLabel?.text = nil } }
            class WrappingCell: UITableViewCell { func set() { self.textLabel?.numberOfLines = 0 } }
            class OwnCell: WrappingCell {}
            class List: UITableViewController {
                func load() { tableView.register(\(name).self, forCellReuseIdentifier: "cell") }
                func fill(_ cell: UITableViewCell) { cell.textLabel?.text = \(Self.save) }
            }
            """
        #expect(try parts(code) == expected)
    }
}
