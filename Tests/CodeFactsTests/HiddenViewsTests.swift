import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Views that stay hidden")
struct HiddenViewsTests {
    private static func index(_ files: [String: String]) throws -> TypeIndex {
        TypeIndex(
            try files.sorted { $0.key < $1.key }.map { path, text in
                let file = try TextFile(decoding: Array(text.utf8), path: path)
                let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
                return (code: reader.read(file), path: path)
            }
        )
    }

    /// Whether the outlet `next` of a class stays hidden that has some other code.
    private func isHidden(
        _ code: String = "",
        hiding: String = "next.isHidden = true",
        outlet: String = "@IBOutlet var next: UIButton!",
        files: [String: String] = [:],
        documents: [CodeDocument] = []
    ) throws -> Bool {
        let page = "class Page: UIViewController {\n\(outlet)\nfunc viewDidLoad() { \(hiding) }\n\(code)\n}\n"
        let index = try Self.index(files.merging(["App/Page.swift": page]) { $1 })
        return HiddenViews(index, documents: documents).contains("next", of: "Page")
    }

    @Test(arguments: [
        "", "func a() { self.next.setTitle(\"Next\", for: .normal) }", "func a() { view.addSubview(next) }",
        "func a() { next?.isHidden = true }", "// next.isHidden = false", "func a() { if next.isEnabled { go() } }",
    ])
    func `a view is hidden that is only asked for its looks`(code: String) throws {
        #expect(try isHidden(code))
    }

    @Test(arguments: [
        "func a() { next.isHidden = false }", "func a() { self.next.isHidden = !isLast }",
        "func a() { next.isHidden.toggle() }", "func a() { next.isHidden = true && isLast }",
        "func a() { show(next) }", "func a() { let button = next\nbutton?.isHidden = false }",
        "func a() { next.fadeIn() }",
        "func a() { [next].forEach { $0.isHidden = false } }", "func a() { next = UIButton() }",
        "func a() { show(\"next\") }", "func a() { show(\\.next) }", "func a(next: UIView) { next.isHidden = false }",
        "func a() { for one in view.subviews { one.isHidden = false } }",
        "func a() { view.subviews[0].isHidden = false }",
        "@IBOutlet var all: [UIButton]!", "func a() { page.next.isHidden = true }",
    ])
    func `a view may be shown by any other use`(code: String) throws {
        #expect(try !isHidden(code))
    }

    @Test(arguments: [
        ("extension UIButton { func style() { backgroundColor = .red; self.layer.cornerRadius = 4 } }", true),
        ("extension UIView { func style() { tint() } }\nextension UIView { func tint() { tintColor = .red } }", true),
        ("extension UIButton { func style() { isHidden = false } }", false),
        ("extension UIButton { func style() { show(self) } }", false),
        ("extension UIView { func style() { show() } }\nextension UIView { func show() { isHidden = false } }", false),
        (
            "extension UIView { func style() { self.show() } }\nextension UIView { func show() { isHidden = false } }",
            false
        ),
        ("extension Page { func style() { backgroundColor = .red } }", false),
    ])
    func `methods that the project adds are read`(added: String, isHidden: Bool) throws {
        #expect(try self.isHidden("func a() { next.style() }", files: ["App/Style.swift": added]) == isHidden)
    }

    @Test(arguments: [
        ("setUp()", "func setUp() { next.isHidden = true }", true),
        ("self.setUp()", "func setUp() { style() }\nfunc style() { next.isHidden = true }", true),
        ("if isLast { setUp() }", "func setUp() { next.isHidden = true }", false),
        ("setUp()", "func setUp() { if isLast { return }; next.isHidden = true }", false),
        ("setUp(1)", "func setUp(_ a: Int) { next.isHidden = true }\nfunc setUp(_ a: String) {}", false),
        ("setUp()", "func setUp() { setUp() }", false),
    ])
    func `functions that are called first are read`(hiding: String, code: String, isHidden: Bool) throws {
        #expect(try self.isHidden(code, hiding: hiding) == isHidden)
    }

    @Test(arguments: [
        ("self.next.isHidden = true", true), ("next.isHidden = false", false),
        ("if isLast { next.isHidden = true }", false),
        ("if isLast { return }\nnext.isHidden = true", false),
        ("guard isLast else { return }\nnext.isHidden = true", false),
        ("#if A\nnext.isHidden = true\n#endif", false), ("go()\nnext.isHidden = true", true),
    ])
    func `a view begins hidden where it is hidden whatever happens`(hiding: String, isHidden: Bool) throws {
        #expect(try self.isHidden(hiding: hiding) == isHidden)
    }

    @Test(arguments: [
        ("let next = UIButton()", true), ("@IBOutlet weak var next: UILabel?", true), ("var next: NextButton!", false),
        ("@IBOutlet var next: [UIButton]!", false), ("var next: UIButton { make() }", false),
    ])
    func `a view is one of the system`(outlet: String, isHidden: Bool) throws {
        #expect(try self.isHidden(outlet: outlet) == isHidden)
    }

    @Test func `other files may show it`() throws {
        let other = "class Other { var next: UIButton!\nfunc a() { next.isHidden = false } }"
        #expect(try isHidden(files: ["App/Other.swift": other]))
        #expect(try !isHidden(files: ["App/Other.swift": "func a(_ page: Page) { page.next.isHidden = false }"]))
        #expect(try !isHidden(files: ["App/Other.swift": "class Last: Page {}"]))
        #expect(try !isHidden(files: ["App/Other.swift": "class UIButton {}"]))
        #expect(try !isHidden(files: ["App/Other.m": "void f(Page *page) { [page.next setHidden:NO]; }"]))
        #expect(try !isHidden(files: ["App/Other.m": "void f(Page *page) { [page setNext:button]; }"]))
        #expect(try isHidden(files: ["App/Other.m": "void f(Page *page) { [page go]; }"]))
        #expect(try isHidden(files: ["Tests/PageTests.swift": "func a() { page.next.isHidden = false }"]))
    }

    @Test(arguments: [
        "func a() { row.arrangedSubviews.first?.isHidden = false }",
        "func a() { row.subviews.forEach { $0.isHidden.toggle() } }",
        "func a() { for next in row.subviews { next.isHidden = false } }",
        "func a() { reveal(row.subviews) }\nfunc reveal(_ all: [UIView]) { all.forEach { $0.isHidden = false } }",
    ])
    func `views that are found inside of others may be it`(code: String) throws {
        #expect(try !isHidden(files: ["App/Other.swift": code]))
    }

    @Test func `its layer may be shown`() throws {
        #expect(try !isHidden("func a() { next.layer.isHidden = false }"))
    }

    @Test func `a binding of a document may show it`() throws {
        let plain = CodeDocument(path: "App/Page.xib", texts: [Array("next".utf8)], classes: [])
        #expect(try isHidden(documents: [plain]))
        let bound = CodeDocument(path: "App/Page.xib", texts: [Array("hidden".utf8)], classes: [])
        #expect(try !isHidden(documents: [bound]))
    }

    @Test(arguments: [
        ([true], "", true), ([true, true], "", true), ([false], "", false), ([true, false], "", false), ([], "", false),
        ([true], "func a() { next.isHidden = true }", true), ([true], "func a() { next.isHidden = false }", false),
        ([true], "func a() { show(next) }", false),
    ])
    func `a view that every document hides begins hidden`(documents: [Bool], code: String, isHidden: Bool) throws {
        let all = documents.map { hidden in
            CodeDocument(
                path: "App/Page.xib",
                texts: [],
                classes: [],
                outlets: [CodeDocument.Outlet(owner: "Page", property: "next", isHidden: hidden)]
            )
        }
        #expect(try self.isHidden(code, hiding: "", documents: all) == isHidden)
    }

    // MARK: Texts

    /// Whether users see the text that a function gives the button before it does something else.
    private func isSeen(
        _ rest: String,
        more: String = "",
        set: String = "next.setTitle(\"Next\", for: .normal)"
    ) throws
        -> Bool
    {
        let page =
            "class Page: UIViewController {\nvar next: UIButton!\nfunc fill() {\n\(set)\n\(rest)\n}\n\(more)\n}\n"
        return CodeFacts(try Self.index(["App/Page.swift": page]), keys: []).files.contains {
            $0.facts.texts.contains(where: \.situation.isSeen)
        }
    }

    @Test(arguments: [
        ("next.isHidden = true", "", false), ("", "", true), ("if isLast { next.isHidden = true }", "", true),
        ("next.isHidden = true", "func a() { next.isHidden = false }", true),
        ("next.isHidden = true", "func a() { show(next) }", true),
        ("", "func hide() { next.isHidden = true }", true), ("self.next.isHidden = true", "", false),
        ("if isLast { next.alpha = 0 }\nnext.isHidden = true", "", false),
        ("if isLast {\nnext.isHidden = true\n}", "", true), ("go()\ncase .last: next.isHidden = true", "", true),
        ("", "func viewDidLoad() { next.isHidden = true }", false),
    ])
    func `the text of a view that stays hidden is not shown`(rest: String, more: String, isSeen: Bool) throws {
        #expect(try self.isSeen(rest, more: more) == isSeen)
    }
}
