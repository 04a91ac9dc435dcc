import Checking
import Findings
import SourceText
import Testing

struct CodeLintTests {
    private static let tables = [
        "en.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n",
        "de.lproj/Localizable.strings": "\"TITLE\" = \"Fotos\";\n",
    ]

    private static func lint(_ code: String, configuration: String = "") throws -> Lint.Outcome {
        try LintTests.lint(tables.merging(["App/View.swift": code]) { first, _ in first }, configuration: configuration)
    }

    private static let title = "let title = NSLocalizedString(\"TITLE\", comment: \"\")\n"

    @Test(arguments: [
        "label.text = \"Hello there\" // overset: ignore=hard-coded-text",
        "// A greeting of the brand. overset: ignore=hard-coded-text\nlabel.text = \"Hello there\"",
        "/* overset: ignore */\n\n// More about it.\nlabel.text = \"Hello there\"",
    ])
    func `a comment on the line or above it leaves a finding out`(code: String) throws {
        let outcome = try Self.lint(Self.title + code)
        #expect(outcome.findings.map(\.message) == [])
        #expect(outcome.unchecked.isEmpty)
    }

    @Test func `a comment that leaves nothing out is told, and one that is not understood is a finding`() throws {
        let idle = try Self.lint(Self.title + "// overset: ignore=hard-coded-text\nlet a = 1\n")
        #expect(idle.unchecked.map { "\($0.location.line) \($0.subject)" } == ["2 ignore=hard-coded-text"])
        let wrong = try Self.lint(Self.title + "label.text = \"Hello\" // overset: ignore=hard-coded\n")
        #expect(wrong.findings.map(\.rule) == [.hardCodedText, .invalidDirective])
    }

    @Test(arguments: [
        ("Spacer() // overset: width=120 height<=40 sample=\"12:45\"", nil),
        ("Spacer() // é overset: width=120 font=body", "2:34"),
        ("    /* overset: widht=1 */", "2:17"),
    ])
    func `a length beside a view is understood, and a fault stands where its item does`(
        code: String,
        place: String?
    ) throws {
        let found = try Self.lint(Self.title + code + "\n").findings.filter { $0.rule == .invalidDirective }
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == (place.map { [$0] } ?? []))
    }

    /// The languages and a file of an Xcode project, where it lies, and whether its code is the app's.
    static let projects: [(languages: String, file: String, folder: String, isSeen: Bool)] = [
        ("en, Base", "Buttons.swift", "Gallery", false),
        ("en, Base, de", "Buttons.swift", "Gallery", true),
        ("en, Base", "en.lproj/Main.strings", "Gallery", true),
        ("English, Japanese, French, German", "English.lproj/InfoPlist.strings", "Gallery", false),
        ("en", "en.lproj/Credits.rtf", "Gallery", false), ("en", "en.lproj/Help.rtf", "Gallery", true),
        ("en", "en.lproj/MainMenu.xib", "Gallery", false), ("en", "de.lproj/MainMenu.xib", "Gallery", true),
        ("en", "Localizable.xcstrings", "Gallery", true), ("en, Base", "Buttons.swift", "", true),
    ]

    private static func project(languages: String, file: String) -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        E1 = {isa = PBXProject; knownRegions = (\(languages)); };
        F1 = {isa = PBXFileReference; path = \(file); };
        T1 = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; };
        };
        rootObject = E1;
        }
        """
    }

    @Test(arguments: projects)
    func `an app of its own that nobody localizes is for developers`(
        languages: String,
        file: String,
        folder: String,
        isSeen: Bool
    ) throws {
        let files = [
            "App.xcodeproj/project.pbxproj": Self.project(languages: "en, de", file: "View.swift"),
            "\(folder.isEmpty ? "" : folder + "/")Own.xcodeproj/project.pbxproj":
                Self.project(languages: languages, file: file),
            "App/View.swift": Self.title,
            "\(folder.isEmpty ? "App" : folder)/Buttons.swift": "label.text = \"Hello there\"\n",
        ]
        let outcome = try LintTests.lint(Self.tables.merging(files) { first, _ in first })
        #expect(outcome.findings.map(\.key) == (isSeen ? ["Hello there"] : []))
    }

    @Test(arguments: [(1, []), (2, ["Hello there"])])
    func `a small app beside one without tables is for developers`(files: Int, found: [String]) throws {
        func project(_ count: Int) -> String {
            let numbers = (1...count).map(String.init)
            let references = numbers.map { "F\($0) = {isa = PBXFileReference; path = View\($0).swift; };" }
            let builds = numbers.map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
            return """
                // !$*UTF8*$!
                {
                objects = {
                \((references + builds).joined(separator: "\n"))
                M1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; };
                E1 = {isa = PBXProject; knownRegions = (en, Base); mainGroup = G1; targets = (T1); };
                G1 = {isa = PBXGroup; children = (\(numbers.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
                S1 = {isa = PBXSourcesBuildPhase; files = (\(numbers.map { "B\($0)" }.joined(separator: ", "))); };
                T1 = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = (S1); name = App; };
                };
                rootObject = E1;
                }
                """
        }
        let outcome = try LintTests.lint([
            "App/App.xcodeproj/project.pbxproj": project(4), "Trial/Trial.xcodeproj/project.pbxproj": project(files),
            "App/Main.storyboard": SampleStoryboard.document(""), "Trial/View1.swift": "label.text = \"Hello there\"\n",
        ])
        #expect(outcome.findings.filter { $0.rule == .hardCodedText }.map(\.key) == found)
    }

    @Test func `a configuration sets the severity of a rule over code, or turns it off`() throws {
        let code = Self.title + "label.text = \"Hello there\"\n"
        #expect(try Self.lint(code).findings.map(\.severity) == [.warning])
        let louder = try Self.lint(code, configuration: "rules: { hard-coded-text: error }")
        #expect(louder.findings.map(\.severity) == [.error])
        #expect(try Self.lint(code, configuration: "rules: { hard-coded-text: off }").findings.isEmpty)
    }

    @Test func `a baseline knows findings in code wherever their lines are`() throws {
        let first = try Self.lint(Self.title + "label.text = \"Hello there\"\n").findings
        let more = "label.text = \"Hello there\"\nfootLabel.text = \"Once more\"\n"
        let second = try Self.lint("\n\n" + Self.title + more).findings
        let comparison = Baseline(of: first).compare(with: second)
        #expect(comparison.new.map(\.key) == ["Once more"])
        #expect(comparison.known == 1)
    }

    @Test(arguments: [
        ("Menu.plist", "<plist><string>TITLE</string></plist>", true), ("Menu.json", #"{"name": "TITLE"}"#, true),
        ("Menu.applescript", "error \"TITLE\" number 1000", true),
        ("findings.json", #"{"findings": [{"rule": "unused-key", "key": "TITLE", "locale": "en"}]}"#, false),
    ])
    func `strings that a property list, a JSON file or a script names are used, but for those of reports`(
        name: String,
        content: String,
        isUse: Bool
    ) throws {
        let files = Self.tables.merging([
            "App/View.swift": "let a = NSLocalizedString(\"OTHER\", comment: \"\")\n", "App/\(name)": content,
        ]) { first, _ in first }
        #expect(try LintTests.lint(files).findings.filter { $0.rule == .unusedKey }.isEmpty == isUse)
    }

    /// Code, and what is found in a translation with a wrong specifier.
    static let uses: [(code: String, severity: Severity)] = [
        ("let title = String(format: NSLocalizedString(\"COUNT\", comment: \"\"), 3)", .error),
        ("let title = NSLocalizedString(\"TITLE\", comment: \"\")", .note),
        // A key that is made at run time may be this one: no code names it all the same.
        ("let title = NSLocalizedString(\"TITLE\", comment: \"\") + NSLocalizedString(name, comment: \"\")", .note),
    ]

    @Test(arguments: uses)
    func `an argument that differs in a string that no code asks for is a note`(
        code: String,
        severity: Severity
    ) throws {
        let tables = [
            "en.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n\"COUNT\" = \"%d photos\";\n",
            "de.lproj/Localizable.strings": "\"TITLE\" = \"Fotos\";\n\"COUNT\" = \"%@ Fotos\";\n",
            "App/View.swift": code + "\n",
        ]
        let found = try LintTests.lint(tables, configuration: "").findings.filter { $0.rule == .brokenSpecifier }
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `a string of a family that is reported once is doubted like the others`() throws {
        let keys = (1...8).map { "old_\($0)" }
        let used = (1...10).map { "NEW\($0)" }
        let table = { (text: String) in (keys + used).map { "\"\($0)\" = \"\(text)\";\n" }.joined() }
        let tables = [
            "en.lproj/Localizable.strings": table("%d photos"), "de.lproj/Localizable.strings": table("%@ Fotos"),
            "App/View.swift": used.map { "let x\($0) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined(),
        ]
        let found = try LintTests.lint(tables, configuration: "").findings.filter { $0.rule == .brokenSpecifier }
        #expect(Set(found.filter { $0.severity == .note }.map(\.key)) == Set(keys))
        #expect(Set(found.filter { $0.severity == .error }.map(\.key)) == Set(used))
    }

    /// The address of a linked package, and whether its code may ask for the app's strings.
    static let packages: [(address: String, module: String, isOwn: Bool)] = [
        ("https://github.com/PhotoWorks/PhotoKit", "PhotoKit", true),
        ("https://github.com/Alamofire/Alamofire.git", "Alamofire", false),
        ("https://github.com/PhotoWorks/Unimported", "PhotoKit", false),
    ]

    @Test(arguments: packages)
    func `a package of the makers of the app whose source is not here may use strings`(
        address: String,
        module: String,
        isOwn: Bool
    ) throws {
        let product = address.split(separator: "/").last.map { $0.replacing(".git", with: "") } ?? ""
        let project = """
            // !$*UTF8*$!
            {
                objects = {
                    1A /* XCRemoteSwiftPackageReference "\(product)" */ = {
                        isa = XCRemoteSwiftPackageReference;
                        repositoryURL = "\(address)";
                    };
                    1B /* \(product) */ = {
                        isa = XCSwiftPackageProductDependency;
                        package = 1A /* XCRemoteSwiftPackageReference "\(product)" */;
                        productName = \(product);
                    };
                    1C = { buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = com.photoworks.app; }; };
                };
            }
            """
        let keys = ["Moving", "Finishing", "menu.old", "menu.open", "A", "B", "C"]
        let files = [
            "en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Text\";\n" }.joined(),
            "App.xcodeproj/project.pbxproj": project,
            "App/View.swift": "import \(module)\n"
                + keys.dropFirst(3).map { "let x = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined(),
        ]
        let found = try LintTests.lint(files, configuration: "").findings.filter { $0.rule == .unusedKey }
        let expected =
            isOwn
            ? [
                "Moving: no code here uses 2 strings, this one and those like it; PhotoKit, whose source is not here, may",
                "menu.old: no code uses 'menu.old'",
            ] : ["Moving", "Finishing", "menu.old"].map { "\($0): no code uses '\($0)'" }
        #expect(found.map { "\($0.key): \($0.message)" }.sorted() == expected.sorted())
    }

    @Test func `remarks for translators in a folder named qqq are no language`() throws {
        let remarks = ["qqq.lproj/Localizable.strings": "\"TITLE\" = \"Title of the screen. %@ is not used.\";\n"]
        let files = Self.tables.merging(remarks) { first, _ in first }.merging(["App/View.swift": Self.title]) { $1 }
        #expect(try LintTests.lint(files, configuration: "").findings.map(\.message) == [])
    }

    /// What code names, and the texts that are found.
    static let scenes: [(code: String, found: [String])] = [
        ("", ["Hello there"]),
        ("album.instantiateViewController(withIdentifier: \"OldScene\")", ["Hello there", "Page of before"]),
        ("table.register(UINib(nibName: \"OldCell\", bundle: nil))", ["Hello there"]),
        ("table.register(UINib(nibName: \"OldCell\")); ask(\"OldCell\")", ["Cell of before", "Hello there"]),
    ]

    @Test(arguments: scenes)
    func `what a scene or xib that nothing shows would say is not shown`(code: String, found: [String]) throws {
        let scene = { (name: String, identifier: String) in
            "<scene sceneID=\"s\(name)\"><objects><viewController id=\"\(name)\" customClass=\"\(name)Controller\" \(identifier)"
                + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(name)\"/></viewController></objects></scene>"
        }
        let files = [
            "App/App.swift": Self.title + """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        UIStoryboard(name: "Album", bundle: nil).instantiateInitialViewController()
                        \(code)
                    }
                }
                """,
            "App/Home.swift":
                "class HomeController: UIViewController { override func viewDidLoad() { titleLabel.text = \"Hello there\" } }",
            "App/Old.swift":
                "class OldController: UIViewController { override func viewDidLoad() { titleLabel.text = \"Page of before\" } }",
            "App/OldCell.swift":
                "class OldCell: UITableViewCell { override func awakeFromNib() { titleLabel.text = \"Cell of before\" } }",
            "App/Album.storyboard":
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
                + "initialViewController=\"Home\"><scenes>"
                + scene("Home", "") + scene("Old", "storyboardIdentifier=\"OldScene\" ") + "</scenes></document>",
            "App/OldCell.xib":
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects><tableViewCell id=\"c\" "
                + "customClass=\"OldCell\" reuseIdentifier=\"OldCell\"/></objects></document>",
        ]
        let outcome = try LintTests.lint(Self.tables.merging(files) { first, _ in first })
        #expect(outcome.findings.filter { $0.rule == .hardCodedText }.map(\.key).sorted() == found)
    }

    /// A translation shows an argument that the source string does not show: the code knows whether it is there.
    @Test(arguments: [
        ("label.text = String(format: NSLocalizedString(\"SUM\", comment: \"\"), a, b)", Severity.note),
        (
            "label.text = isKorean ? String(format: NSLocalizedString(\"SUM\", comment: \"\"), a, b)\n"
                + "    : String(format: NSLocalizedString(\"SUM\", comment: \"\"), a)", .warning
        ),
        ("label.text = String(format: NSLocalizedString(\"SUM\", comment: \"\"), a)", .error),
    ])
    func `an argument that some of the code passes is no error`(code: String, severity: Severity) throws {
        let outcome = try LintTests.lint([
            "en.lproj/Localizable.strings": "\"SUM\" = \"%@ fee\";\n",
            "ko.lproj/Localizable.strings": "\"SUM\" = \"%@ %@\";\n",
            "App/View.swift": "func show(a: String, b: String) {\n    \(code)\n}\n",
        ])
        #expect(outcome.findings.filter { $0.rule == .brokenSpecifier }.map(\.severity) == [severity])
    }
}
