import CodeStrings
import OutletTexts
import SourceText
import SwiftSources
import Testing

@Suite("Outlets of what other outlets hold")
struct ChainedOutletTests {
    /// Two cells of one class, each of which a controller holds, and a cell that it does not.
    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeController"><connections>
        <outlet property="firstCell" destination="c1" id="o1"/><outlet property="secondCell" destination="c2" id="o2"/>
        </connections></placeholder>
        <tableViewCell id="c1" customClass="NameCell"><label id="l1"/><connections>
        <outlet property="nameLabel" destination="l1" id="o3"/></connections></tableViewCell>
        <tableViewCell id="c2" customClass="NameCell"><label id="l2"/><connections>
        <outlet property="nameLabel" destination="l2" id="o4"/></connections></tableViewCell>
        <tableViewCell id="c3" customClass="NameCell"><label id="l3"/><connections>
        <outlet property="nameLabel" destination="l3" id="o5"/></connections></tableViewCell>
        </objects></document>
        """

    private func texts(_ statement: String) throws -> [String: Int] {
        let code = """
            class NameCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
            class HomeController: UIViewController {
            @IBOutlet var firstCell: NameCell!
            @IBOutlet var secondCell: NameCell!
            func make() -> NameCell { firstCell }
            override func viewDidLoad() { \(statement) }
            }
            """
        let markup = try MarkupFile(TextFile(decoding: Array(Self.document.utf8), path: "Home.xib"))
        let files = [SwiftReader().read(try TextFile(decoding: Array(code.utf8), path: "Home.swift"))]
        let join = OutletJoin([DocumentConnections(markup)], files: files, keys: ProjectKeys(files).keys)
        return Dictionary(
            uniqueKeysWithValues: ["l1", "l2", "l3"].map { ($0, join.use(of: $0, in: "Home.xib")?.texts.count ?? 0) }
        )
    }

    private static let text = "NSLocalizedString(\"NAME\", comment: \"\")"

    @Test(arguments: [
        ("self.firstCell.nameLabel.text = \(text)", ["l1": 1, "l2": 0, "l3": 0]),
        ("secondCell.nameLabel.text = \(text)", ["l1": 0, "l2": 1, "l3": 0]),
        ("let cell = firstCell!; cell.nameLabel.text = \(text)", ["l1": 1, "l2": 0, "l3": 0]),
        ("let cell: NameCell = find(); cell.nameLabel.text = \(text)", ["l1": 1, "l2": 1, "l3": 1]),
    ])
    func `a label of one of several cells has the text that the cell is given`(
        statement: String,
        counts: [String: Int]
    ) throws {
        #expect(try texts(statement) == counts)
    }

    /// Two documents with a header of one class, and a controller in one of them.
    private func counts(_ code: String, controllerIn: String) throws -> [Int] {
        let documents = try ["First", "Second"].map { name in
            let controller =
                name == controllerIn
                ? """
                <placeholder id="-1" customClass="HomeController"><connections>
                <outlet property="tableView" destination="t" id="o0"/></connections></placeholder><tableView id="t"/>
                """ : ""
            let text = """
                <document><objects>\(controller)<view id="v" customClass="Header"><label id="l"/><connections>
                <outlet property="nameLabel" destination="l" id="o1"/></connections></view></objects></document>
                """
            return DocumentConnections(try MarkupFile(TextFile(decoding: Array(text.utf8), path: "\(name).xib")))
        }
        let types = "class Header: UIView { @IBOutlet var nameLabel: UILabel! }\n"
        let files = [SwiftReader().read(try TextFile(decoding: Array((types + code).utf8), path: "Home.swift"))]
        let join = OutletJoin(documents, files: files, keys: ProjectKeys(files).keys)
        return ["First.xib", "Second.xib"].map { join.use(of: "l", in: $0)?.texts.count ?? 0 }
    }

    @Test func `of several documents with views of a class those count that the code belongs to or names`() throws {
        let fill = "func fill(_ header: Header) { header.nameLabel.text = name }"
        let controller = "class HomeController: UIViewController { @IBOutlet var tableView: UITableView!\n\(fill) }"
        #expect(try counts(controller, controllerIn: "") == [1, 1])
        #expect(try counts(controller, controllerIn: "First") == [1, 0])
        #expect(
            try counts("class Other { let nib = UINib(nibName: \"Second\")\n\(fill) }", controllerIn: "First") == [
                0, 1,
            ]
        )
    }
}
