import Checking
import Findings
import Testing

@Suite("Strings that only code asks for which nothing reaches")
struct UnreachedStringTests {
    @Test(arguments: [("label.text = Texts.left", false), ("label.text = other.left", false), ("", true)])
    func `the arguments of a string that only a constant asks for which nothing names are never filled in`(
        code: String,
        isDoubted: Bool
    ) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"LEFT\" = \"Left\";\n",
            "App/de.lproj/Localizable.strings": "\"LEFT\" = \"%@ übrig\";\n",
            "App/View.swift": """
            @main struct Photos: App { var body: some Scene { WindowGroup { Album() } } }
            struct Album: View { var body: some View { Text(Texts.name) } }
            enum Texts { static let name = "A"
            static let left = NSLocalizedString("LEFT", comment: "") }
            class Page: UIApplicationDelegate { func applicationDidLoad() { \(code) } }
            """,
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .brokenSpecifier }
        #expect(found.map(\.severity) == [isDoubted ? .note : .error])
        let reason = "nothing reaches the code that asks for the string"
        #expect(found.first?.message.hasSuffix(reason) == isDoubted)
    }

    @Test(arguments: [("#Preview", 0), ("struct Row: View { var body: some View", 1)])
    func `a string that only a preview shows needs no translation`(head: String, count: Int) throws {
        let end = head.contains("{") ? "}" : ""
        let files = [
            "App/en.lproj/Localizable.strings": "\"LEFT\" = \"Left\";\n\"OTHER\" = \"Other\";\n",
            "App/de.lproj/Localizable.strings": "\"OTHER\" = \"Andere\";\n",
            "App/View.swift": """
            \(head) { Text(NSLocalizedString("LEFT", comment: "")) }\(end)
            func f() { label.text = NSLocalizedString("OTHER", comment: "") }

            """,
        ]
        #expect(try LintTests.lint(files).findings.count { $0.rule == .missingKey } == count)
    }

    /// What the argument is nobody knows where nothing asks for the string.
    @Test(arguments: [
        ("label.text = String(format: NSLocalizedString(\"WHO\", comment: \"\"), name)", false), ("", true),
    ])
    func `a string that no code asks for begins with no argument that matters`(code: String, isDoubted: Bool) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"WHO\" = \"Sent by %@\";\n\"OTHER\" = \"Other\";\n",
            "App/ar.lproj/Localizable.strings": "\"WHO\" = \"%@ أرسل هذا\";\n\"OTHER\" = \"آخر\";\n",
            "App/View.swift":
                "func show(name: String) {\n    \(code)\n    label.text = NSLocalizedString(\"OTHER\", comment: \"\")\n}\n",
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .leadingArgumentWithoutMark }
        #expect(found.map(\.severity) == (isDoubted ? [] : [.warning]))
    }

    @Test(arguments: [
        ("", true), ("let a = Texts.left", false), ("let a = Texts(rawValue: name)", false),
        ("let a = Texts.allCases", false), ("if a == .right { stop() }", true),
    ])
    func `a key is none that is filled where nothing makes its case`(code: String, isDoubted: Bool) throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"LEFT\" = \"%d left\";\n",
            "App/de.lproj/Localizable.strings": "\"LEFT\" = \"%@ übrig\";\n",
            "App/View.swift": """
            enum Texts: String { case left = "LEFT" }
            enum Outer { case left
            var text: Texts { switch self { case .left: return .left } } }
            \(code)
            """,
        ]
        let found = try LintTests.lint(files).findings.filter { $0.rule == .brokenSpecifier }
        #expect(found.map(\.severity) == [isDoubted ? .note : .error])
        let reason = "nothing makes the case of the enumeration that has this key"
        #expect(found.first?.message.hasSuffix(reason) == isDoubted)
    }

    @Test func `arguments of a string that no code here asks for are doubted where most strings are such`() throws {
        let keys = (1...9).map { "OLD\($0)" }
        let table = { (text: String) in
            (keys + ["NEW"]).map { "\"\($0)\" = \"\(text)\";\n" }.joined()
        }
        let tables = [
            "en.lproj/Localizable.strings": table("%d photos"), "de.lproj/Localizable.strings": table("%@ Fotos"),
            "App/View.swift": "let a = String(format: NSLocalizedString(\"NEW\", comment: \"\"), 3)\n",
        ]
        let found = try LintTests.lint(tables, configuration: "").findings.filter { $0.rule == .brokenSpecifier }
        #expect(Set(found.filter { $0.severity == .note }.map(\.key)) == Set(keys))
        #expect(found.filter { $0.severity > .note }.map(\.key) == ["NEW"])
    }

    @Test(arguments: [("12.0", 1), ("15.0", 0)])
    func `a branch for systems that no target runs on is shown to nobody`(oldest: String, count: Int) throws {
        let project = """
            // !$*UTF8*$!
            {
            objects = {
            A1 = {isa = PBXBuildFile; fileRef = F1; };
            F1 = {isa = PBXFileReference; path = App/View.swift; sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
            P1 = {isa = PBXSourcesBuildPhase; files = (A1, ); };
            T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (P1, ); name = App; \
            productType = "com.apple.product-type.application"; };
            L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
            C1 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; name = Debug; };
            C2 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = \(oldest); }; name = Release; };
            E1 = {isa = PBXProject; mainGroup = G1; };
            };
            rootObject = E1;
            }
            """
        let files = [
            "App/en.lproj/Localizable.strings": "\"A\" = \"Photos\";\n", "App.xcodeproj/project.pbxproj": project,
            "App/View.swift":
                "func f() { if #available(iOS 14, *) { go() } else { label.text = \"Choose photos\" } }\n",
        ]
        #expect(try LintTests.lint(files).findings.count { $0.rule == .hardCodedText } == count)
    }
}
