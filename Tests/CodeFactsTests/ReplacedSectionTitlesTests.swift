import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Titles of sections that are replaced as they are about to be shown")
struct ReplacedSectionTitlesTests {
    /// Whether users see the title that a class gives its first section and then replaces by some code.
    private func isSeen(
        _ code: String,
        label: String = "willDisplayHeaderView",
        title: String = "if section == 0 { return \"All photos\" }\nreturn nil"
    ) throws -> Bool {
        let text = """
            class Page: UITableViewController {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { \(title) }
            override func tableView(_ tableView: UITableView, \(label) view: UIView, forSection section: Int) { \(code) }
            }
            """
        let file = try TextFile(decoding: Array(text.utf8), path: "App/Page.swift")
        let index = TypeIndex([(code: SwiftReader().read(file), path: "App/Page.swift")])
        return CodeFacts(index, keys: []).files.contains { $0.facts.texts.contains(where: \.situation.isSeen) }
    }

    private static let cast = "let header = view as? UITableViewHeaderFooterView"

    @Test(arguments: [
        ("if CAST { header.textLabel?.text = make() }", false),
        ("if section == 0, CAST { header.textLabel?.text = make() }", false),
        ("if section == 0 { if CAST { header.textLabel?.text = make() } }", false),
        ("if section == 1, CAST { header.textLabel?.text = make() }", true),
        ("if CAST { header.textLabel?.textColor = .red }", true),
        ("if CAST { header.textLabel?.text = header.textLabel?.text?.capitalized }", true),
        ("if CAST { let old = header.textLabel\nheader.textLabel?.text = old.title }", true),
        ("if CAST { header.textLabel?.text = tableView(list, titleForHeaderInSection: section) }", true),
        ("if isOld { return }\nif CAST { header.textLabel?.text = make() }", true),
        ("if CAST { go() } else { header.textLabel?.text = make() }", true), ("", true),
    ])
    func `a title is seen that is not replaced under its condition`(code: String, isSeen: Bool) throws {
        let code = code.replacing("CAST", with: Self.cast)
        #expect(try self.isSeen(code) == isSeen)
        #expect(try self.isSeen(code, label: "willDisplayFooterView"))
    }

    @Test func `a title without a condition is seen where only some are replaced`() throws {
        let code = "if section == 0, \(Self.cast) { header.textLabel?.text = make() }"
        #expect(try isSeen(code, title: "return \"All photos\""))
        #expect(try !isSeen("if \(Self.cast) { header.textLabel?.text = make() }", title: "return \"All photos\""))
    }

    @Test(arguments: [
        ("{ return banner }", "let banner = UIView()", false), ("{ banner }", "@IBOutlet var banner: UIView!", false),
        ("{ let view = UILabel()\nview.textColor = .red\nreturn view }", "", false),
        // The system puts the title on such a view, or makes one itself where there is none.
        ("{ return banner }", "let banner = UITableViewHeaderFooterView()", true),
        ("{ return banner }", "let banner: PageHeader", true), ("{ return nil }", "", true),
        ("{ if section == 1 { return nil }\nreturn banner }", "let banner = UIView()", true),
        ("{ return make() }", "", true),
        (
            "{ banner.text = tableView(list, titleForHeaderInSection: section)\nreturn banner }",
            "let banner = UILabel()", true
        ),
    ])
    func `no title is seen where a plain view is`(body: String, property: String, isSeen: Bool) throws {
        let text = """
            class Page: UITableViewController {
            \(property)
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "All photos"
            }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? \(body)
            }
            """
        let file = try TextFile(decoding: Array(text.utf8), path: "App/Page.swift")
        let index = TypeIndex([(code: SwiftReader().read(file), path: "App/Page.swift")])
        let facts = CodeFacts(index, keys: [])
        #expect(facts.files.contains { $0.facts.texts.contains(where: \.situation.isSeen) } == isSeen)
    }
}
