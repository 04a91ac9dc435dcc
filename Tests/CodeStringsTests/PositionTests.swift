import CodeStrings
import SourceText
import Testing

/// A piece of code and the keys that it asks for.
struct KeyCase: Sendable, CustomTestStringConvertible {
    var source: String
    var keys: [String]

    init(_ source: String, _ keys: String...) {
        self.source = source
        self.keys = keys
    }

    var testDescription: String { source }
}

@Suite("Positions in which a literal is localized")
struct PositionTests {
    @Test(
        "Views, modifiers and their labels",
        arguments: [
            KeyCase(#"Text("Hello")"#, "Hello"),
            KeyCase(#"Text("Hello", tableName: "Main", comment: "c")"#, "Main:Hello"),
            KeyCase(#"Text(verbatim: "Hello")"#),
            KeyCase(#"Text("a" + "b")"#),
            KeyCase(#"Text(title)"#),
            KeyCase(#"SwiftUI.Text("Hello")"#, "Hello"),
            KeyCase(#"Button("Save", role: .cancel) { Text("Now") }"#, "Save", "Now"),
            KeyCase(#"Label("Home", systemImage: "house")"#, "Home"),
            KeyCase(#"TextField("Name", text: $name, prompt: Text("Ada"))"#, "Name", "Ada"),
            KeyCase(#"Section { Text("a") } header: { Text("b") }"#, "a", "b"),
            KeyCase(#"view.navigationTitle("Title").alert("Sure?", isPresented: $x) { }"#, "Title", "Sure?"),
            KeyCase(#"view.searchable(text: $t, prompt: "Find")"#, "Find"),
            KeyCase(#"view.accessibilityAction(named: "Open") { }"#, "Open"),
            KeyCase(#"view.accessibilityInputLabels(["One", "Two"])"#, "One", "Two"),
            KeyCase(#"view.accessibilityIdentifier("id")"#),
            KeyCase(#"Image("photo")"#),
            KeyCase(#"Text(flag ? "On" : "Off")"#, "On", "Off"),
            KeyCase(#"Text(name ?? "None")"#, "None"),
            KeyCase(#"class M { var note: String? }; let a = Text(model.note ?? "None")"#),
            KeyCase(#"let a = Text(note.decoded() ?? "None")"#),
            KeyCase(
                #"extension String { func localized(key: String) -> String { NSLocalizedString(key, value: self, comment: "") } }; let a = "Home".localized(key: "tab.home")"#,
                "tab.home"
            ),
            KeyCase(#"let a = NSLocalizedString(note.decoded() ?? "None", comment: "")"#, "None"),
            KeyCase(#"class M { var note = make() }; let a = Text(model.note ?? "None")"#, "None"),
            KeyCase(#"class M { var note: String? }; let a = Text(model.other ?? "None")"#, "None"),
            KeyCase(#"class M { var note: LocalizedStringKey? }; let a = Text(model.note ?? "None")"#, "None"),
            KeyCase(#"Text(("Inside"))"#, "Inside"),
            KeyCase(#"Text(if flag { "On" } else { "Off" })"#, "On", "Off"),
            KeyCase(#"Text("Hello \(Text("inner"))")"#, "Hello %@", "inner"),
            KeyCase(#"Text("")"#, ""),
        ]
    )
    func views(_ sample: KeyCase) throws {
        #expect(try KeySample.says(sample.source) == sample.keys)
    }

    @Test(
        "Foundation's functions",
        arguments: [
            KeyCase(#"NSLocalizedString("k", comment: "c")"#, "k"),
            KeyCase(#"NSLocalizedString("k", tableName: "T", bundle: .main, value: "v", comment: "")"#, "T:k"),
            KeyCase(#"NSLocalizedString("a " + "b", comment: "")"#, "a b"),
            KeyCase(#"NSLocalizedString("a " + name, comment: "")"#),
            KeyCase(#"NSLocalizedString("k", tableName: tableOfToday, comment: "")"#, "?:k"),
            KeyCase("let table = \"T\"\nlet s = NSLocalizedString(\"k\", tableName: table, comment: \"\")", "T:k"),
            KeyCase(#"String(localized: "k", table: "T")"#, "T:k"),
            KeyCase(#"let s: String = .init(localized: "k")"#, "k"),
            KeyCase(#"AttributedString(localized: "k")"#, "k"),
            KeyCase(#"LocalizedStringResource("k", defaultValue: "Value", table: "T")"#, "T:k"),
            KeyCase(#"LocalizedStringKey("k")"#, "k"),
            KeyCase(#"String(format: "k")"#),
            KeyCase(#"bundle.localizedString(forKey: "k", value: nil, table: "T")"#, "T:k"),
            KeyCase(#"String(localized: .someKey)"#, ".someKey"),
            KeyCase(#""k" as LocalizedStringKey"#, "k"),
            KeyCase(#"Text("k" as LocalizedStringKey)"#, "k"), KeyCase(#"Text("k" as String)"#),
            KeyCase(#"Picker("k" as String, selection: $n) {}"#),
        ]
    )
    func foundation(_ sample: KeyCase) throws {
        #expect(try KeySample.says(sample.source) == sample.keys)
    }

    @Test(
        "The project's own declarations",
        arguments: [
            KeyCase(#"let title: LocalizedStringKey = "k""#, "k"),
            KeyCase(#"let title: LocalizedStringResource? = .init("k", table: "T")"#, "T:k"),
            KeyCase(#"let title: String = "k""#),
            KeyCase(#"let all: [LocalizedStringKey] = ["a", "b"]"#, "a", "b"),
            KeyCase(#"let all: [Int: LocalizedStringKey] = [1: "a", 2: "b"]"#, "a", "b"),
            KeyCase(#"var title: LocalizedStringKey { "k" }"#, "k"),
            KeyCase(#"var title: LocalizedStringKey { switch x { case .a: "a"; case .b: "b" } }"#, "a", "b"),
            KeyCase(
                #"var title: LocalizedStringKey { switch x { case .a: return "a"; default: return "b" } }"#,
                "a",
                "b"
            ),
            KeyCase(#"func title() -> LocalizedStringResource { if x { return "a" }; return "b" }"#, "a", "b"),
            KeyCase(#"func row(_ title: LocalizedStringKey = "d") { }; row("k")"#, "d", "k"),
            KeyCase(#"func row(title: String.LocalizationValue) { }; row(title: "k")"#, "k"),
            KeyCase(#"func row(title: String) { }; row(title: "k")"#),
            KeyCase(#"struct Row { let title: LocalizedStringKey; var n = 1 }; Row(title: "k", n: 2)"#, "k"),
            KeyCase(#"struct Row { let title: LocalizedStringKey; static let a = Self(title: "k") }"#, "k"),
            KeyCase(#"struct Row { let title: LocalizedStringKey }; let r: [Row] = [.init(title: "k")]"#, "k"),
            KeyCase(#"struct Row { let title: String }; Row(title: "k")"#),
            KeyCase(
                #"class A { init(title: LocalizedStringKey) {} ; convenience init() { self.init(title: "k") } }"#,
                "k"
            ),
            KeyCase(#"enum E { case a(LocalizedStringKey) }; let e = E.a("k")"#, "k"),
            KeyCase(
                #"enum E: LocalizedStringResource { case a = "k"; enum F: String { case b = "n" }; case c = "l" }"#,
                "k",
                "l"
            ),
            KeyCase(#"typealias Words = LocalizedStringKey; let title: Words = "k""#, "k"),
            KeyCase(
                #"struct A { var title: LocalizedStringKey; mutating func f() { title = "k"; self.title = "l" } }"#,
                "k",
                "l"
            ),
            KeyCase(#"struct A { var title: LocalizedStringKey }; func f(a: A) { a.title = "k" }"#, "k"),
            KeyCase(#"func f() { let t: LocalizedStringKey; t = "k" }"#, "k"),
            KeyCase(#"struct Section { init(_ title: String) {} }; Section("k")"#),
            KeyCase(#"func f(_ t: LocalizedStringKey...) {}; f("a", "b")"#, "a", "b"),
            KeyCase(#"let f: () -> LocalizedStringKey = { "k" }"#, "k"),
        ]
    )
    func declarations(_ sample: KeyCase) throws {
        #expect(try KeySample.says(sample.source) == sample.keys)
    }

    @Test(
        "App Intents",
        arguments: [
            KeyCase(#"static var title: LocalizedStringResource = "Add""#, "Add"),
            KeyCase(#"@Parameter(title: "URL", description: "d") var url: String"#, "URL", "d"),
            KeyCase(#"Summary("Add \(\.$url) to \(\.$list)")"#, "Add ${url} to ${list}"),
            KeyCase(#"IntentDescription("Adds", categoryName: "Feeds")"#, "Adds", "Feeds"),
            KeyCase(#"DisplayRepresentation(title: "T", subtitle: "S")"#, "T", "S"),
            KeyCase(#"static var all: [Kind: DisplayRepresentation] = [.a: "A", .b: .init(title: "B")]"#, "A"),
            KeyCase(
                #"AppShortcut(intent: I(), phrases: ["Open \(.applicationName)"], shortTitle: "Open")"#,
                "AppShortcuts:Open ${applicationName}",
                "Open"
            ),
        ]
    )
    func intents(_ sample: KeyCase) throws {
        #expect(try KeySample.says(sample.source) == sample.keys)
    }

    @Test("Code of previews and of debug builds is marked")
    func marks() throws {
        let keys = try KeySample.keys(
            """
            #Preview { Text("a") }
            #if DEBUG
            let b = Text("b")
            #else
            let c = Text("c")
            #endif
            #if !DEBUG
            let d = Text("d")
            #else
            let e = Text("e")
            #endif
            struct P: PreviewProvider { var body: some View { Text("f") } }
            let g = Text("g")
            """
        )
        #expect(keys.filter(\.isPreview).map { $0.pattern?.key } == ["a", "f"])
        #expect(keys.filter(\.isDebugOnly).map { $0.pattern?.key } == ["b", "e"])
        #expect(keys.count == 7)
    }

    @Test("A key knows its place, its comment and its default value")
    func details() throws {
        let source = """
            // Größe
            let x = NSLocalizedString("k", value: "Value \\(1)", comment: "Für " + "alle")
            """
        let key = try #require(try KeySample.keys(source).first)
        #expect((key.location.line, key.location.column) == (2, 27))
        #expect(Array(source.utf8)[key.range].elementsEqual("\"k\"".utf8))
        #expect(key.comment == "Für alle")
        #expect(key.defaultValue?.spelling == "Value %@")
        #expect((key.taker, key.origin) == ("NSLocalizedString", .function))
    }

    @Test(.timeLimit(.minutes(1)))
    func `types of one name that inherit from one another are looked at once`() throws {
        let names = (0..<12).map { "Base\($0)" }
        let types = names.map { name in
            "class \(name): " + names.filter { $0 != name }.joined(separator: ", ")
                + " { func f() { unknown = \"A\" } }"
        }
        #expect(try KeySample.says(types.joined(separator: "\n")) == [])
        let last = try KeySample.says(
            "class A: B {}\nclass B: C, A { }\nclass C { var title: LocalizedStringKey = \"B\" }\n"
                + "class D: A { func f() { title = \"A\" } }"
        )
        #expect(last == ["B", "A"])
    }
}
