import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("What nothing of an app reaches")
struct UnreachedCodeTests {
    /// The literals that users of the app see.
    func seen(
        _ files: [String: String],
        quoted: Set<String> = [],
        documents: [CodeDocument] = []
    ) throws -> [String] {
        let read = try files.sorted { $0.key < $1.key }.map { path, text in
            let file = try TextFile(decoding: Array(text.utf8), path: path)
            let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
            return (code: reader.read(file), path: path)
        }
        let index = TypeIndex(read)
        let facts = CodeFacts(
            index,
            keys: ProjectKeys(index).keys,
            quoted: Set(quoted.map { Array($0.utf8) }),
            documents: documents
        )
        return facts.files.flatMap { file in
            file.facts.texts.filter { $0.situation.isSeen && !$0.localizesLiterals }.map(\.node.source)
        }
    }

    static let app = "@main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }\n"
    static let album = "struct Album: View { var body: some View { Text(title) }; let title = \"My album\" }\n"

    @Test(
        "private and internal declarations that nothing names are not shown, nor what they alone use",
        arguments: [
            "extension Album { private func ask() { label.text = \"Which one?\" } }",
            "extension Album { func ask() { alert.messageText = \"Which one?\" } }",
            "extension Album { func ask() { tell() }\n func tell() { label.text = \"Which one?\" } }",
            "extension Album { func ask(of page: Page) { label.text = \"Which one?\" } }\nstruct A: App { init() { ask(for: self) } }",
            "extension Album { func ask(_ page: Page) { label.text = \"Which one?\" } }\nstruct A: App { init() { ask(for: self) } }",
            "extension Album { func ask(of page: Page, to: Int = 0) { label.text = \"Which one?\" } }\nstruct A: App { init() { ask(to: 1) } }",
            "struct Page: View { let title = \"Which one?\"; var body: some View { Text(title) } }",
            "class PageController: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }",
            "class PageController: UIViewController, UITableViewDelegate { lazy var a = UIAlertController(title: \"Which one?\") }",
            "func ask() { ask(); label.text = \"Which one?\" }",
            "public func ask() { label.text = \"Which one?\" }",
            "func ask() { label.text = \"Which one?\" } // ask()",
            "func ask() { label.text = \"Which one?\" }\nlet log = \"don't ask me\"",
            "func ask() { label.text = \"Which one?\" }\n#if DEBUG\nstruct A: App { init() { ask() } }\n#endif",
            "func ask() { label.text = \"Which one?\" }\n#Preview { ask() }",
            "enum E { static var page: String { label.text = \"Which one?\"; return \"\" } }",
            "extension Album { @objc func ask() { label.text = \"Which one?\" } }",
            "extension Album { @objc func ask(with name: String) { label.text = \"Which one?\" } }",
            "extension Album { @objc func ask(_ name: String, to: Int) { label.text = \"Which one?\" } }",
            "extension Album { @objc func ask(_ sender: Any) { label.text = \"Which one?\" } }",
            "enum A { static func make() { label.text = \"Which one?\" } }\nenum B { static func make() {} }\nextension Album { init() { B.make(); show(A.self) } }",
            "func ask() { label.text = \"Which one?\" }\nextension Album { init() { if isDebug { ask() } } }",
            "extension Album: Asker { func ask() { label.text = \"Which one?\" } }\nprotocol Asker { func ask() }",
            "extension Album: SDKDelegate { func startAsking() { label.text = \"Which one?\" } }",
            "extension Album: UIApplicationDelegate { func ask(_ names: Page) { label.text = \"Which one?\" } }",
            "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\nextension Album { init() { let Page = make(); show(Page); Page.run() } }",
            "class Page: UIViewController { func ask(_ a: A) { label.text = \"Which one?\" } }\nextension Album { init() { Model().run(); show(Page()) } }\nclass Model: NetworkModel { func run() { ask(1) }\n private func ask(_ a: A) {} }",
            "extension Album: UITableViewDelegate { func ask(_ names: [String]) { label.text = \"Which one?\" } }",
            "extension Album: CLLocationManagerDelegate { func ask(_ name: String?) { label.text = \"Which one?\" } }",
            "extension Album: UITableViewDelegate { func ask(then: @escaping () -> Void) { label.text = \"Which one?\" } }",
            "extension Album: UITableViewDelegate { func ask(_ album: Album) { label.text = \"Which one?\" } }",
            "@objc class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }",
            "@IBDesignable class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }",
            "class Page: PagerController { override func viewDidLoad() { label.text = \"Which one?\" } }",
            "func ask() { label.text = \"Which one?\" }\n#if TARGET_INTERFACE_BUILDER\nstruct A: App { init() { ask() } }\n#endif",
        ]
    )
    func unreached(_ code: String) throws {
        #expect(try seen(["App/App.swift": Self.app + Self.album, "App/More.swift": code]) == ["\"My album\""])
        // In a library, nobody knows who calls.
        #expect(
            try seen([
                "App/Album.swift": Self.album, "App/More.swift": code.replacing("struct A: App", with: "struct A"),
            ])
            .contains { $0.contains("album") }
        )
    }

    @Test(
        "what a call, a reference, a selector, a framework or code outside may reach is shown",
        arguments: [
            "extension Album { func ask() { label.text = \"Which one?\" }\n init() { ask() } }",
            "extension Album { func ask(of page: Int = 0, to: Int) { label.text = \"Which one?\" }\n init() { ask(to: 1) } }",
            "extension Album { func ask(of page: Page) { label.text = \"Which one?\" }\n init() { let f = ask; f(1) } }",
            "extension Album { func ask(then: () -> Void, to: Int) { label.text = \"Which one?\" }\n init() { ask(to: 1) {} } }",
            "extension Album { func ask(of page: Page) { label.text = \"Which one?\" }\n init() { run(\"ask\") } }",
            "extension Album { @objc(ask) func tell() { label.text = \"Which one?\" } }",
            "extension Album { @objc func ask(with name: String) { label.text = \"Which one?\" }\n init() { run(#selector(ask(with:))) } }",
            "extension Album { @objc func ask() { label.text = \"Which one?\" }\n init() { run(#selector(ask)) } }",
            "extension Album { @objc func ask() { label.text = \"Which one?\" }\n init() { run(\"ask\") } }",
            "extension Album { @objc func paste(_ sender: Any) { label.text = \"Which one?\" } }",
            "extension Album { @objc func ask(_ command: NSScriptCommand) { label.text = \"Which one?\" } }",
            "enum A { static func make() { label.text = \"Which one?\" } }\nextension Album { init() { A.make() } }",
            "enum A { static func make() { label.text = \"Which one?\" } }\nextension Album { init() { show(A.self).make() } }",
            "class A { static func make() { label.text = \"Which one?\" } }\nclass B: A {}\nextension Album { init() { B.make() } }",
            "enum A { static func make() { label.text = \"Which one?\" }\n static func all() { Self.make() } }\nextension Album { init() { A.all() } }",
            "func ask() { label.text = \"Which one?\" }\nextension Album { init() { if isDebug {} else { ask() } } }",
            "extension Album { @IBAction func ask() { label.text = \"Which one?\" } }",
            "@objc(ABPage) class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }",
            "func ask() { label.text = \"Which one?\" }\nextension Album { init() { let f = ask; f() } }",
            "func ask() { label.text = \"Which one?\" }\nextension Album { init() { run(\"ask\") } }",
            "extension Album: Asker { func ask() { label.text = \"Which one?\" } }\nprotocol Asker { func ask() }\nextension Album { init(a: any Asker) { a.ask() } }",
            "extension Album: Asker { func ask() { label.text = \"Which one?\" } }\n@objc protocol Asker { func ask() }",
            "extension Album: UITableViewDelegate { func ask(_ list: UITableView) { label.text = \"Which one?\" } }",
            "extension Album: SDKDelegate { func didAsk(_ name: String) { label.text = \"Which one?\" } }",
            "extension Album: SDKDelegate { func startAsking(_ name: String) { label.text = \"Which one?\" } }",
            "extension Album: SDKDelegate { func didStartAsking() { label.text = \"Which one?\" } }",
            "extension Album: SDKSource { func startAsking() { label.text = \"Which one?\" } }",
            "extension Album: UIApplicationDelegate { func applicationDidAsk(_ a: UIApplication) { label.text = \"Which one?\" } }",
            "extension Album: UIWindowSceneDelegate { func sceneDidAsk(_ scene: UIScene) { label.text = \"Which one?\" } }",
            "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\nextension Album { init() { let Page = make() as! Page; show(Page) } }",
            "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\nextension Album { init() { let Page = make(); show(Page()) } }",
            "class Model: NetworkModel { func run() { ask(1) }\n private func ask(_ a: A) { label.text = \"Which one?\" } }\nextension Album { init() { Model().run() } }",
            "extension Album: NSWindowDelegate { func ask(_ n: Notification) { label.text = \"Which one?\" } }\nenum Notification {}",
            "extension Album: SDKDelegate { func didAsk() { label.text = \"Which one?\" } }",
            "struct Ask: AppIntent { func perform() { label.text = \"Which one?\" } }",
            "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\nextension Album { init() { show(Page.self) } }",
            "struct Page: View { let title = \"Which one?\"; var body: some View { Text(title) } }\nextension Album { var go: Link<Page> { Link<Page>() }\n init() { go } }",
        ]
    )
    func reached(_ code: String) throws {
        let all = try seen(["App/App.swift": Self.app + Self.album, "App/More.swift": code])
        #expect(Set(all) == ["\"My album\"", "\"Which one?\""])
    }

    @Test(arguments: ["public struct", "open class"])
    func `a public view of a package inside of the app that nothing names is not shown`(kind: String) throws {
        let page = "\(kind) Page: View { let title = \"Which one?\"; public var body: some View { Text(title) } }"
        let files = ["App/App.swift": Self.app + Self.album, "Kit/Sources/Page.swift": page]
        #expect(try seen(files) == ["\"My album\""])
        let manifest = "let package = Package(name: \"Photos\")"
        #expect(try seen(files.merging(["Kit/Package.swift": manifest]) { $1 }) == ["\"My album\""])
        #expect(try seen(files.merging(["Package.swift": manifest]) { $1 }).count == 2)
        // A package may be an app; what it makes for others is a library.
        let app = "let package = Package(targets: [.executableTarget(name: \"App\")])"
        #expect(try seen(files.merging(["Package.swift": app]) { $1 }) == ["\"My album\""])
        let both =
            "let package = Package(products: [.library(name: \"Kit\")], targets: [.executableTarget(name: \"App\")])"
        #expect(try seen(files.merging(["Package.swift": both]) { $1 }).count == 2)
    }

    @Test func `a document, a property list or Objective-C may make a type and call its members`() throws {
        let page = "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }"
        let files = ["App/App.swift": Self.app, "App/Page.swift": page]
        #expect(try seen(files) == [])
        #expect(try seen(files, quoted: ["Page"]) == ["\"Which one?\""])
        #expect(try seen(files, quoted: ["$(PRODUCT_MODULE_NAME).Page"]) == ["\"Which one?\""])
        for (label, selector) in [("with", "askWith"), ("name", "askWithName"), ("forReason", "askForReason")] {
            let code = "class A: NSObject { @objc func ask(\(label) it: Int) { label.text = \"Which one?\" } }"
            let own = ["App/App.swift": Self.app, "App/A.swift": code]
            let calls = "void f() { [[A new] \(selector):1]; }"
            #expect(try seen(own.merging(["App/Caller.m": calls]) { first, _ in first }).count == 1)
            #expect(try seen(own.merging(["App/Caller.m": "void f() { [A new]; }"]) { first, _ in first }).isEmpty)
        }
        let caller = files.merging(["App/Caller.m": "void f() { [[Page alloc] init]; }"]) { first, _ in first }
        #expect(try seen(caller) == ["\"Which one?\""])
        #expect(try seen(files.merging(["Tests/PageTests.swift": "let page = Page()"]) { first, _ in first }) == [])
    }

    @Test(
        "a document makes its classes where code in use loads it",
        arguments: [
            // By its name, that of its class, or as an accessor has it.
            ("extension Album { init() { UINib(nibName: \"PageCell\") } }", "PageCell.xib", true),
            ("extension Album { init() { UINib(nibName: \"PageCell\") } }", "PageCell~ipad.xib", true),
            ("extension Album { init() { register(R.nib.pageCell) } }", "PageCell.xib", true),
            ("extension Album { init() { UIStoryboard(name: \"Pages\", bundle: nil) } }", "Pages.storyboard", true),
            (
                "class PageController: UIViewController {}\nextension Album { init() { PageController() } }",
                "PageView.xib", true
            ),
            // Nobody loads it, or only code that nobody uses, or that developers use.
            ("", "PageCell.xib", false),
            ("", "Pages.storyboard", false),
            ("class Old: UIViewController { let nib = UINib(nibName: \"PageCell\") }", "PageCell.xib", false),
            (
                "extension Album { init() {\n#if DEBUG\nshow(UIStoryboard(name: \"Pages\"))\n#endif\n} }",
                "Pages.storyboard", false
            ),
            // The system, build settings and names that are no identifiers are beyond what is read.
            ("", "Main.storyboard", true), ("", "MainMenu.xib", true), ("", "Page cell.xib", true),
        ]
    )
    func documents(code: String, path: String, isLoaded: Bool) throws {
        let page = "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\n"
        let document = CodeDocument(path: "App/\(path)", texts: [Array("Page".utf8)], classes: ["Page"])
        let all = try seen(
            ["App/App.swift": Self.app + Self.album, "App/Page.swift": page + code],
            documents: [document]
        )
        #expect(all.contains("\"Which one?\"") == isLoaded)
    }

    @Test func `a document that another one names is loaded with it`() throws {
        let page = "class Page: UIViewController { override func viewDidLoad() { label.text = \"Which one?\" } }\n"
        let documents = [
            CodeDocument(path: "App/Main.storyboard", texts: [Array("Pages".utf8)], classes: []),
            CodeDocument(path: "App/Pages.storyboard", texts: [Array("Page".utf8)], classes: ["Page"]),
        ]
        let files = ["App/App.swift": Self.app + Self.album, "App/Page.swift": page]
        #expect(try seen(files, documents: documents).contains("\"Which one?\""))
        #expect(try !seen(files, documents: Array(documents.dropFirst())).contains("\"Which one?\""))
    }

    @Test(
        "a switch that one configuration turns on for developers and one off for users shows nothing",
        arguments: [
            ("static let dev = Config(showsMore: true)\n static let prod = Config(showsMore: false)", false),
            ("static let debug = Config(showsMore: true)\n static let release = Config(showsMore: false)", false),
            ("static let dev = Config(showsMore: true)\n static let prod = Config(showsMore: true)", true),
            ("static let dev = Config(showsMore: true)\n static let other = Config(showsMore: false)", true),
            ("static let dev = Config(showsMore: false)\n static let prod = Config(showsMore: false)", true),
            ("static let dev = Config(showsMore: true)", true),
        ]
    )
    func switches(configurations: String, isSeen: Bool) throws {
        let code =
            "struct Config { let showsMore: Bool\n \(configurations) }\nfunc f() { if config.showsMore { label.text = \"One\" } }\nfunc g() { if !config.showsMore { label.text = \"Two\" } }"
        let texts = try seen(["App/Page.swift": code])
        #expect(texts.contains("\"One\"") == isSeen)
        #expect(texts.contains("\"Two\""))
    }

    @Test func `a function that the only subclass replaces is not shown, unless it is called as that of the parent`()
        throws
    {
        let parent = "class Handler { func show() { label.text = \"Which one?\" } }\n"
        let child =
            "class AppHandler: Handler { override func show() {} }\nextension Album { init() { AppHandler().show() } }"
        let files = { (code: String) in ["App/App.swift": Self.app + Self.album, "App/Handler.swift": code] }
        let shown: Set<String> = ["\"My album\"", "\"Which one?\""]
        #expect(try seen(files(parent + child)) == ["\"My album\""])
        #expect(Set(try seen(files(parent + child.replacing("{}", with: "{ super.show() }")))) == shown)
        #expect(Set(try seen(files(parent + child + "\nlet other = Handler()\n"))) == shown)
        #expect(Set(try seen(files(parent + child + "\nclass Other: Handler {}\n"))) == shown)
    }

    @Test func `what is done for each of a private list that stays empty is never done`() throws {
        let list = "class Page { private var labels = [UILabel]()\n init() { labels.forEach { _ in ask() } } }\n"
        let ask = "func ask() { label.text = \"Which one?\" }\nextension Album { init() { Page() } }"
        let files = { (code: String) in ["App/App.swift": Self.app + Self.album, "App/Page.swift": code] }
        #expect(try seen(files(list + ask)) == ["\"My album\""])
        let filled = list.replacing("init() {", with: "init() { labels.append(UILabel());")
        #expect(Set(try seen(files(filled + ask))) == ["\"My album\"", "\"Which one?\""])
    }

    @Test(
        "code under flags that no build for users sets is for developers",
        arguments: [
            ("ENABLE_TESTING", false), ("ENABLE_TESTING || ENABLE_LOGGING", false), ("SCREENSHOTS", false),
            ("PREVIEW", false), ("QA_BUILD", false), ("DEBUG && os(iOS)", false), ("!RELEASE", false),
            ("!(RELEASE)", false), ("0", false), ("DEBUG || BETA", true), ("!DEBUG", true), ("os(iOS)", true),
            ("NO_LOGGING", true), ("TESTFLIGHT", true), ("canImport(UIKit)", true),
        ]
    )
    func flags(_ condition: String, isSeen: Bool) throws {
        let code = "func f() {\n#if \(condition)\nlabel.text = \"One\"\n#else\nlabel.text = \"Two\"\n#endif\n}"
        let texts = try seen(["App/Page.swift": code])
        #expect(texts.contains("\"One\"") == isSeen)
        #expect(texts.contains("\"Two\"") == (condition != "!DEBUG"))
    }

    @Test func `a property that mirrors such a flag chooses for developers as well`() throws {
        let flag =
            "enum E { static let isShot: Bool = {\n#if SCREENSHOTS\nreturn true\n#else\nreturn false\n#endif\n}() }\n"
        let choice = { (condition: String) in flag + "func f() { label.text = \(condition) ? \"One\" : \"Two\" }" }
        #expect(try seen(["App/Page.swift": choice("E.isShot")]) == ["\"Two\""])
        #expect(try seen(["App/Page.swift": choice("!E.isShot")]) == ["\"One\""])
        #expect(try seen(["App/Page.swift": choice("E.isOther")]) == ["\"One\"", "\"Two\""])
    }

    @Test func `the name of a nested type does not reach the type around it`() throws {
        let page = """
            class Page: UIViewController { enum Mode { case new
            var title: String { label.text = "Mode"; return "" } }
            override func viewDidLoad() { label.text = "Page" } }

            """
        func more(_ code: String) throws -> [String] {
            try seen(["App/App.swift": Self.app + Self.album, "App/Page.swift": page + code]).filter {
                $0 != "\"My album\""
            }
        }
        #expect(try more("extension Album { init() { show(Page.Mode.self); mode.title() } }") == ["\"Mode\""])
        #expect(
            try more("extension Album { init() { show(Page.Mode.self); show(Page()); mode.title() } }") == [
                "\"Mode\"", "\"Page\"",
            ]
        )
        #expect(try more("extension Album { init() { mode.title() } }") == [])
    }
}
