import CodeStrings
import ProposedLayout
import SourceCode
import SourceText
import SwiftSources
import Testing
import ViewTrees

/// What people say beside the code takes the place of what reading it does not tell.
struct HintTests {
    private static func views(_ body: String, more: String = "", hints: SourceHints) throws -> SourceViews {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                let account: Account
                var body: some View {
                    \(body)
                }
            }
            struct Account { var name: String; var title: String { name.capitalized } }
            struct OtherView: View { var body: some View { Text("f") } }
            struct Chart: UIViewRepresentable { }
            \(more)
            """
        let file = try TextFile(decoding: Array(source.utf8), path: "App/File.swift")
        let files = [SwiftReader().read(file)]
        return SourceViews(TypeIndex(files), keys: ProjectKeys(files).keys, hints: hints)
    }

    private static func says(_ body: String, hints: SourceHints = SourceHints()) throws -> String {
        try views(body, hints: hints).screens.first.map { TreeSample.spelled($0.root) } ?? ""
    }

    /// What stands in the body, and what is read.
    static let comments: [(body: String, tree: String)] = [
        ("Text(account.name) // overset: sample=\"Zoë\"", "'Zoë'"),
        ("Text(account.name) /* overset: sample=Zoe */", "'Zoe'"),
        ("// overset: width<=80\nText(verbatim: \"a\")\n    .padding()", "'a'.padding(15).frame(max80)"),
        ("// overset: width=80 height=20\nText(verbatim: \"a\")", "'a'.frame(80×20)"),
        ("// overset: width=80 height<=20\nText(verbatim: \"a\")", "'a'.frame(maxH20).frame(80×-)"),
        ("HStack { Text(verbatim: \"a\") } // overset: width<=80", "H['a'].frame(max80)"),
        ("HStack { // overset: height=8\nText(verbatim: \"a\")\n}", "H['a'].frame(-×8)"),
        ("Text(verbatim: \"a\") // overset: widht=80", "'a'"),
        ("Text(verbatim: \"http://overset: width=80\")", "'http://overset: width=80'"),
    ]

    @Test(arguments: comments)
    func `a comment beside a view`(body: String, tree: String) throws {
        #expect(try Self.says(body) == tree)
    }

    @Test func `a comment gives a view of somebody else a size that is certain`() throws {
        #expect(try Self.says("Chart()") == "foreign*")
        let source = "Chart() // overset: width=40 height=20"
        let root = try #require(try Self.views(source, hints: SourceHints()).screens.first?.root)
        #expect(TreeSample.spelled(root) == "foreign.frame(40×20)")
        #expect(root.content.first?.kind == .foreign(width: Length(40), height: Length(20)))
        #expect(try Self.says("Map() // overset: width=40").hasPrefix("foreign"))
    }

    @Test func `a size is that of a view of UIKit, of a package, and of the app`() throws {
        var hints = SourceHints()
        hints.sizes = [
            "Chart": SourceHints.ViewSize(width: nil, height: 30), "Map": SourceHints.ViewSize(width: 5, height: 6),
            "OtherView": SourceHints.ViewSize(width: 7, height: nil),
        ]
        let root = try #require(
            try Self.views("VStack { Chart(); Map(); OtherView() }", hints: hints).screens.first?.root
        )
        #expect(root.content.first?.kind == .foreign(width: nil, height: Length(30)))
        #expect(root.content.dropFirst().first?.kind == .foreign(width: Length(5), height: Length(6)))
        #expect(TreeSample.spelled(root) == "V[foreign foreign \"f\".frame(7×-)]")
    }

    @Test(arguments: ["Account.name", "account.name"])
    func `a sample is what a property shows`(name: String) throws {
        #expect(try Self.says("Text(account.name)") == "'Alexandra'*")
        var hints = SourceHints()
        hints.samples = [name: "Maximiliane"]
        #expect(try Self.says("Text(account.name)", hints: hints) == "'Maximiliane'")
        #expect(try Self.views("Text(account.name)", hints: hints).problems.isEmpty)
    }

    @Test func `a sample stands for what a view is given, unless the code says it`() throws {
        var hints = SourceHints()
        hints.samples = ["Row.name": "Maximiliane"]
        let row = "struct Row: View { let name: String; var body: some View { Text(name) } }"
        func tree(_ body: String) throws -> String {
            let root = try Self.views(body, more: row, hints: hints).screens.first?.root
            return root.map(TreeSample.spelled) ?? ""
        }
        #expect(try tree("Row(name: account.name)") == "'Maximiliane'")
        #expect(try tree("Row(name: \"Own\")") == "'Own'")
    }

    @Test func `an entry makes a screen of a view that nothing shows`() throws {
        var hints = SourceHints()
        hints.entries = [SourceHints.Entry(view: "OtherView", kind: .sheet)]
        let screens = try Self.views("Text(\"a\")", hints: hints).screens
        #expect(screens.map { "\($0.kind.rawValue) \($0.name)" } == ["app RootView", "sheet OtherView"])
    }

    @Test func `what the code does not have is told, with what was probably meant`() throws {
        var hints = SourceHints()
        hints.entries = [
            SourceHints.Entry(view: "OtherVeiw", kind: .app), SourceHints.Entry(view: "Account", kind: .app),
        ]
        hints.samples = ["Account.nam": "", "Acount.name": "", "account.nme": "", "Account.title": ""]
        hints.sizes = ["Chrat": SourceHints.ViewSize(width: 1, height: 1)]
        let problems = try Self.views("VStack { Text(account.name); Chart() }", hints: hints).problems
        #expect(
            problems.map(\.message) == [
                "there is no view 'OtherVeiw' in the code; did you mean 'OtherView'?",
                "'Account' is no view with a body; name a type that conforms to View",
                "'Account' has no property 'nam'; did you mean 'name'?",
                "there is no type 'Acount' in the code; did you mean 'Account'?",
                "no text shows 'account.nme'; did you mean 'account.name'?",
                "no code makes a view 'Chrat'; did you mean 'Chart'?",
            ]
        )
    }

    @Test func `a symbol of SFSafeSymbols is one as that of a name`() throws {
        let tree = try Self.says("HStack { Image(systemSymbol: .star); Label(account.name, systemSymbol: .star) }")
        #expect(tree == "H[symbol(star) label{label: 'Alexandra'*}{icon: symbol(star)}]")
    }
}
