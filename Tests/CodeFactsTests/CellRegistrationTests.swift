import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import Testing

@Suite("Cells that code only registers")
struct CellRegistrationTests {
    private static let cell = """
        class PhotoCell: UITableViewCell {
            override init(style: CellStyle) { label.text = "Which photo?" }
        }

        """

    /// Whether the text of a cell is seen where a screen of Swift has some statements.
    private func isSeen(_ code: String) throws -> Bool {
        let screen = "class Screen: UIViewController {\n    override func viewDidLoad() {\n        \(code)\n    }\n}\n"
        let app = "@main class AppDelegate: UIApplicationDelegate { let screen = Screen() }\n"
        let texts = try SeenTexts.of(["App/App.swift": app, "App/Cell.swift": Self.cell, "App/Screen.swift": screen])
        return texts.contains("\"Which photo?\"")
    }

    @Test(arguments: [
        "table.register(PhotoCell.self, forCellReuseIdentifier: \"PhotoCell\")",
        "table.register(PhotoCell.self, forCellReuseIdentifier: PhotoCell.identifier)",
        "table.register(PhotoCell.self)",
        "list.register(PhotoCell.self, forCellWithReuseIdentifier: \"PhotoCell\")",
        "table.registerCell(PhotoCell.self)",
        "table.register(UINib(nibName: \"PhotoCell\", bundle: nil), forCellReuseIdentifier: \"PhotoCell\")",
    ])
    func `a cell that nothing asks for is not seen`(code: String) throws {
        #expect(try !isSeen(code))
        #expect(try isSeen(code + "\n        let cell = table.dequeueReusableCell(withIdentifier: \"PhotoCell\")"))
        #expect(try isSeen(code + "\n        let cell: PhotoCell = table.dequeue(at: path)"))
    }

    @Test(arguments: [
        "table.register(PhotoCell.self, forCellReuseIdentifier: \"row\")",
        "table.register(PhotoCell.self, forCellReuseIdentifier: Self.row)",
        "table.register(PhotoCell.self,\n            forCellReuseIdentifier: Self.row)", "show(PhotoCell.self)",
        "preregister(PhotoCell.self)", "let registered = [PhotoCell.self]",
    ])
    func `one that may be asked for by another name is`(code: String) throws {
        #expect(try isSeen(code))
    }

    @Test(arguments: [
        ("[table registerClass:[PhotoCell class] forCellReuseIdentifier:@\"PhotoCell\"];", false),
        ("[table registerClass:[PhotoCell class] forCellReuseIdentifier:NSStringFromClass([PhotoCell class])];", false),
        ("[self.table registCell:@\"PhotoCell\"];", false),
        ("[table registerClass:[PhotoCell class] forCellReuseIdentifier:rowIdentifier];", true),
        ("[table registerClass:[PhotoCell class]\n     forCellReuseIdentifier:rowIdentifier];", true),
        ("[table registCell:@\"PhotoCell\"];\n    [table dequeueReusableCellWithIdentifier:@\"PhotoCell\"];", true),
    ])
    func `cells of Objective-C are asked for by name as well`(code: String, isSeen: Bool) throws {
        let cell = """
            @interface PhotoCell : UITableViewCell
            @end
            @implementation PhotoCell
            - (void)awakeFromNib {
                label.text = @"Which photo?";
            }
            @end

            """
        let texts = try SeenTexts.of(["App/Cell.m": cell, "App/main.m": "int main() {\n    \(code)\n}\n"])
        #expect(texts.contains("@\"Which photo?\"") == isSeen)
    }
}
