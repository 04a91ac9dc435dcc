import CodeStrings
import OutletTexts
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Several objects of one class")
struct ObjectsOfClassTests {
    /// A scene with two cells of a class, and one with another cell of it.
    private static let document = """
        <document><scenes>
        <scene><objects><tableViewController id="t1" customClass="FirstController"><tableView>
        <tableViewCell id="c1" customClass="NameCell" reuseIdentifier="Name"><label id="l1"/><connections>
        <outlet property="nameLabel" destination="l1" id="o1"/></connections></tableViewCell>
        <tableViewCell id="c2" customClass="NameCell" reuseIdentifier="Note"><label id="l2"/><connections>
        <outlet property="nameLabel" destination="l2" id="o2"/></connections></tableViewCell>
        </tableView></tableViewController></objects></scene>
        <scene><objects><tableViewController id="t2" customClass="SecondController"><tableView>
        <tableViewCell id="c3" customClass="NameCell" reuseIdentifier="Name"><label id="l3"/><connections>
        <outlet property="nameLabel" destination="l3" id="o3"/></connections></tableViewCell>
        <tableViewCell id="c4" customClass="LongNameCell" reuseIdentifier="Long"><label id="l4"/><connections>
        <outlet property="nameLabel" destination="l4" id="o4"/></connections></tableViewCell>
        </tableView></tableViewController></objects></scene>
        </scenes></document>
        """

    private static let cells = """
        class NameCell: UITableViewCell {
            static let noteID = "Note"
            @IBOutlet var nameLabel: UILabel!
            func show(_ text: String) { nameLabel.text = text }
            func fill(_ text: String) { show(text) }
        }
        class LongNameCell: NameCell {}
        """

    private static let plainCells = """
        class NameCell: UITableViewCell { @IBOutlet var nameLabel: UILabel! }
        class LongNameCell: NameCell {}
        """

    /// The keys of each label; `data` for what is not known.
    private func keys(
        _ code: String,
        of labels: [String] = ["l1", "l2", "l3"],
        cells: String = Self.cells
    ) throws -> [[String]] {
        let markup = try MarkupFile(TextFile(decoding: Array(Self.document.utf8), path: "Main.storyboard"))
        let text = cells + "\n" + code
        let files = [SwiftReader().read(try TextFile(decoding: Array(text.utf8), path: "Main.swift"))]
        let join = OutletJoin([DocumentConnections(markup)], files: files, keys: ProjectKeys(files).keys)
        return labels.map { label in
            let texts = join.use(of: label, in: "Main.storyboard")?.texts ?? []
            let found = texts.map { text -> String in
                guard case .key(let key, _) = text.value else { return "data" }
                return key.pattern?.key ?? "?"
            }
            return Set(found).sorted()
        }
    }

    /// A controller that fills a cell which it asks for.
    private func controller(_ name: String, _ cell: String, _ statement: String) -> String {
        """
        class \(name): UITableViewController {
            func cell(_ path: IndexPath) -> UITableViewCell { \(cell); \(statement); return cell }
        }

        """
    }

    private static func asking(for identifier: String) -> String {
        "let cell = tableView.dequeueReusableCell(withIdentifier: \(identifier), for: path) as! NameCell"
    }

    /// A function that nobody calls is given what is not known.
    private static func withoutData(_ keys: [String]) -> [String] { keys.filter { $0 != "data" } }

    private static let any = "let cell: NameCell = make()"
    private static let one = "NSLocalizedString(\"ONE\", comment: \"\")"
    private static let two = "NSLocalizedString(\"TWO\", comment: \"\")"

    @Test(arguments: [
        ("cell.nameLabel.text = \(one)", "cell.nameLabel.text = \(two)"),
        ("cell.show(\(one))", "cell.show(\(two))"),
        ("cell.fill(\(one))", "cell.fill(\(two))"),
    ])
    func `the code of a controller fills the cells of its own scene`(first: String, second: String) throws {
        let code = controller("FirstController", Self.any, first) + controller("SecondController", Self.any, second)
        #expect(try keys(code).map(Self.withoutData) == [["ONE"], ["ONE"], ["TWO"]])
    }

    @Test(arguments: [
        ("\"Name\"", "cell.nameLabel.text = \(one)", [["ONE"], [], []]),
        ("\"Name\"", "cell.show(\(one))", [["ONE"], [], []]),
        ("\"Note\"", "cell.show(\(one))", [[], ["ONE"], []]),
        ("NameCell.noteID", "cell.show(\(one))", [[], ["ONE"], []]),
        ("\"Other\"", "cell.nameLabel.text = \(one)", [[], [], []]),
        ("NameCell.noteID", "(cell as? NameCell)?.show(\(one))", [[], ["ONE"], []]),
        // Which one it is, only the running app knows.
        ("identifier(of: path)", "cell.show(\(one))", [["ONE"], ["ONE"], []]),
    ])
    func `a cell that is asked for by its identifier has that one`(
        identifier: String,
        statement: String,
        keys: [[String]]
    ) throws {
        let code = controller("FirstController", Self.asking(for: identifier), statement)
        #expect(try self.keys(code).map(Self.withoutData) == keys)
    }

    @Test func `code of no scene fills the cells of all scenes`() throws {
        let code = controller("Source", Self.any, "cell.show(\(Self.one))")
        #expect(try keys(code).map(Self.withoutData) == [["ONE"], ["ONE"], ["ONE"]])
    }

    @Test func `what a class is given, an object of a subclass may not have`() throws {
        let code = controller("SecondController", Self.any, "cell.nameLabel.text = \(Self.one)")
        #expect(try keys(code, of: ["l3", "l4"], cells: Self.plainCells) == [["ONE"], ["data"]])
    }

    @Test func `an object that is meant by no code may be given anything`() throws {
        let code = controller("FirstController", Self.any, "cell.nameLabel.text = \(Self.one)")
        #expect(try keys(code, cells: Self.plainCells) == [["ONE"], ["ONE"], ["data"]])
        let both = code + controller("SecondController", Self.any, "cell.nameLabel.text = \(Self.two)")
        #expect(try keys(both, cells: Self.plainCells) == [["ONE"], ["ONE"], ["TWO"]])
    }

    @Test(arguments: [("\"Name\"", [1, 0]), ("\"Pick\"", [0, 1]), ("identifier", [1, 1])])
    func `a cell comes from the xib that is registered for its identifier`(identifier: String, counts: [Int]) throws {
        let documents = try ["NameCell", "PickerCell"].map { name in
            let text = """
                <document><objects><tableViewCell id="c" customClass="NameCell"><label id="l"/><connections>
                <outlet property="nameLabel" destination="l" id="o"/></connections></tableViewCell></objects></document>
                """
            return DocumentConnections(try MarkupFile(TextFile(decoding: Array(text.utf8), path: "\(name).xib")))
        }
        let code = """
            func viewDidLoad() {
                tableView.register(UINib(nibName: "NameCell", bundle: nil), forCellReuseIdentifier: "Name")
                tableView.register(UINib(nibName: "PickerCell", bundle: nil), forCellReuseIdentifier: "Pick")
            }
            func fill(_ path: IndexPath) {
                \(Self.asking(for: identifier))
                cell.nameLabel.text = \(Self.one)
            }
            """
        let text = Self.plainCells + "\nclass Source: UITableViewController {\n\(code)\n}"
        let files = [SwiftReader().read(try TextFile(decoding: Array(text.utf8), path: "Main.swift"))]
        let join = OutletJoin(documents, files: files, keys: ProjectKeys(files).keys)
        let found = ["NameCell.xib", "PickerCell.xib"].map { path in
            join.use(of: "l", in: path)?.texts.count { if case .key = $0.value { true } else { false } } ?? 0
        }
        #expect(found == counts)
    }

    @Test func `a cell of Objective-C is asked for behind a cast, by a constant of its file`() throws {
        let markup = try MarkupFile(TextFile(decoding: Array(Self.document.utf8), path: "Main.storyboard"))
        let header = """
            @interface NameCell : UITableViewCell
            @property UILabel *nameLabel;
            @end
            """
        func file(_ identifier: String, _ key: String, _ path: String) throws -> SourceCode {
            let text = """
                static NSString *const cellID = @"\(identifier)";
                @implementation \(path.prefix { $0 != "." })
                - (void)fill {
                NSString *identifier = cellID;
                NameCell *cell = (NameCell *)[self.tableView dequeueReusableCellWithIdentifier:identifier];
                cell.nameLabel.text = NSLocalizedString(@"\(key)", nil);
                }
                @end
                """
            return ObjectiveCReader().read(try TextFile(decoding: Array((header + "\n" + text).utf8), path: path))
        }
        let files = try [file("Name", "ONE", "First.m"), file("Note", "TWO", "Second.m")]
        let join = OutletJoin([DocumentConnections(markup)], files: files, keys: ProjectKeys(files).keys)
        let keys = ["l1", "l2"].map { label in
            (join.use(of: label, in: "Main.storyboard")?.texts ?? []).compactMap { text -> String? in
                if case .key(let key, _) = text.value { key.pattern?.key } else { nil }
            }
        }
        #expect(keys == [["ONE"], ["TWO"]])
    }
}
