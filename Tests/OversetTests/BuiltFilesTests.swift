import Checking
import Findings
import Projects
import SourceText
import SwiftSources
import Testing

/// What the Xcode project of an app builds, the app has.
struct BuiltFilesTests {
    /// An Xcode project with a table in English and German, a document and a file of code, and more objects.
    static func pbxproj(_ more: String = "", children: String = "", sdk: String = "iphoneos") -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        A1 = {isa = PBXBuildFile; fileRef = V1; };
        A2 = {isa = PBXBuildFile; fileRef = F3; };
        A3 = {isa = PBXBuildFile; fileRef = F4; };
        F1 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F1, F2, ); name = Localizable.strings; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (V1, F3, F4, \(children)); path = App; sourceTree = "<group>"; };
        P1 = {isa = PBXResourcesBuildPhase; files = (A1, A2, A3, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = App; buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = \(sdk); }; name = Debug; };
        E1 = {isa = PBXProject; knownRegions = (en, de, ); mainGroup = G1; };
        \(more)
        };
        rootObject = E1;
        }
        """
    }

    static let place = "App.xcodeproj/project.pbxproj"

    /// Tables in English, German and Arabic.
    static let tables = [
        "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
        "App/de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
        "App/ar.lproj/Localizable.strings": "\"save\" = \"حفظ\";\n",
    ]

    static func built(_ files: [String: String]) throws -> BuiltFiles {
        let folder = try TemporaryProject(files.merging(tables) { first, _ in first })
        return try withExtendedLifetime(folder) {
            BuiltFiles(of: try Project(at: [folder.root], extensions: ["strings"]))
        }
    }

    static let projects: [(name: String, text: String?, isLeftOut: Bool)] = [
        ("names German alone", pbxproj(), true), ("is not there", nil, false), ("cannot be read", "{", false),
        (
            "names a folder around the table",
            pbxproj(
                "S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\"; sourceTree = \"<group>\"; };",
                children: "S1, "
            ), false
        ),
        ("builds no table", pbxproj().replacing("A1 = {isa = PBXBuildFile; fileRef = V1; };", with: ""), false),
    ]

    @Test(arguments: projects)
    func `a language is left out by a project that builds others of the same table`(
        name: String,
        text: String?,
        isLeftOut: Bool
    ) throws {
        let built = try Self.built(text.map { [Self.place: $0] } ?? [:])
        #expect(built.leavesOutLanguage(of: "App/ar.lproj/Localizable.strings") == isLeftOut)
        #expect(!built.leavesOutLanguage(of: "App/de.lproj/Localizable.strings"))
        #expect(!built.leavesOutLanguage(of: "App/DE.lproj/localizable.strings"))
        #expect(!built.leavesOutLanguage(of: "App/ar.lproj/Other.strings"))
        #expect(!built.leavesOutLanguage(of: "Settings.bundle/ar.lproj/Localizable.strings"))
    }

    @Test(arguments: [
        ("App/Main.storyboard", "", false), ("App/Old.storyboard", "", true), ("App/Pods/Old.xib", "", false),
        ("App/Kit/Old.xib", "", true),
        ("App/Kit/Old.xib", "F9 = {isa = PBXFileReference; path = Kit; sourceTree = \"<group>\"; };", false),
        ("App/Kit/Old.xib", "F9 = {isa = XCLocalSwiftPackageReference; relativePath = App/Kit; };", false),
    ])
    func `a document is left out where no target builds it, nor a folder around it is named`(
        path: String,
        more: String,
        isLeftOut: Bool
    ) throws {
        let built = try Self.built([Self.place: Self.pbxproj(more, children: "F9, ")])
        #expect(built.leavesOutDocument(path) == isLeftOut)
        let other = Self.pbxproj(more, children: "F9, ").replacing("Main.storyboard", with: "Main.strings")
        #expect(try !Self.built([Self.place: other]).leavesOutDocument(path))
        #expect(try !Self.built(["Sub/" + Self.place: Self.pbxproj(more, children: "F9, ")]).leavesOutDocument(path))
    }

    /// A file of code, another one beside it, and whether no program is made of it.
    static let sources: [(path: String, more: [String: String], isLeftOut: Bool)] = [
        ("App/View.swift", [:], false), ("App/Old.swift", [:], true), ("App/Old.h", [:], false),
        ("App/Old.mm", ["App/More.mm": "#include \"Old.mm\"\n"], false),
        ("App/Old.mm", ["App/More.mm": "#include \"Other.mm\"\n"], true),
        ("App/Old.swift", ["App/Package.swift": ""], false), ("App/Old.swift", ["Package.swift": ""], false),
        ("App/Old.swift", ["Other/Package.swift": ""], true), ("App/Old.swift", ["project.yml": ""], false),
        ("App/Old.mm", ["App/CMakeLists.txt": "add(Old.mm)"], false),
        ("App/Old.mm", ["App/CMakeLists.txt": "add(New.mm)"], true),
        ("App/Old.mm", ["Makefile": "cc *.mm"], false),
    ]

    @Test(arguments: sources)
    func `code that no target compiles and nothing else takes is of no program`(
        path: String,
        more: [String: String],
        isLeftOut: Bool
    ) throws {
        var files = Self.tables.merging(more) { first, _ in first }
        for name in ["App/View.swift", "App/A.h", "App/B.h", path] { files[name] = "" }
        files[Self.place] = Self.pbxproj()
        let folder = try TemporaryProject(files)
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        loaded.readSources(swift: SwiftReader())
        #expect(loaded.uncompiledSources.contains(path) == isLeftOut)
    }

    @Test(arguments: [
        ("iphoneos", "#import <Cocoa/Cocoa.h>\n", true), ("macosx", "#import <Cocoa/Cocoa.h>\n", false),
        ("iphoneos", "#if MAC\n#import <Cocoa/Cocoa.h>\n#endif\n", false),
        ("iphoneos", "#import <UIKit/UIKit.h>\n", false),
    ])
    func `code of the other system is of no program`(sdk: String, code: String, isLeftOut: Bool) throws {
        var files = Self.tables
        files[Self.place] = Self.pbxproj(sdk: sdk)
        files["App/View.swift"] = ""
        // What another build system may take counts as built otherwise.
        files["Makefile"] = "cc *.m"
        files["App/Old.m"] = code
        let folder = try TemporaryProject(files)
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: "en")
        loaded.readSources(swift: SwiftReader())
        #expect(loaded.uncompiledSources.contains("App/Old.m") == isLeftOut)
    }

    /// Two configurations with settings of their own.
    private static func settings(debug: String, release: String, name: String = "Release") -> String {
        """
        C2 = {isa = XCBuildConfiguration; buildSettings = {\(debug)}; name = Debug; };
        C3 = {isa = XCBuildConfiguration; buildSettings = {\(release)}; name = \(name); };
        """
    }

    @Test(arguments: [
        (settings(debug: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG TRIAL\";", release: ""), true),
        (settings(debug: "GCC_PREPROCESSOR_DEFINITIONS = (\"$(inherited)\", \"TRIAL=1\", );", release: ""), true),
        (settings(debug: "OTHER_SWIFT_FLAGS = \"-D TRIAL\";", release: ""), true),
        (settings(debug: "OTHER_SWIFT_FLAGS = \"-DTRIAL\";", release: ""), true),
        (settings(debug: "OTHER_SWIFT_FLAGS = \"-DTRIAL\";", release: "OTHER_SWIFT_FLAGS = \"-D TRIAL\";"), false),
        (settings(debug: "", release: "OTHER_SWIFT_FLAGS = \"-DTRIAL\";", name: "Beta"), false), ("", false),
    ])
    func `code under a macro that only builds for developers set is none of the app`(
        settings: String,
        isLeftOut: Bool
    ) throws {
        let code = "#if TRIAL\nlabel.text = \"Try it now\"\n#endif\n"
        let files = [
            Self.place: Self.pbxproj(settings), "App/View.swift": code,
            "App/en.lproj/Localizable.strings": "\"A\" = \"B\";\n",
        ]
        func count(_ files: [String: String]) throws -> Int {
            try LintTests.lint(files).findings.count { $0.rule == .hardCodedText }
        }
        #expect(try count(files) == (isLeftOut ? 0 : 1))
        #expect(try count(files.merging(["App/All.xcconfig": "OTHER_SWIFT_FLAGS = -DTRIAL\n"]) { $1 }) == 1)
    }

    @Test(arguments: [("Legacy/Old", true), ("Legacy", true), ("Mac-Old", true), ("Golden", false), ("Other", false)])
    func `a project that was put aside is none of the app`(folder: String, isLeftOut: Bool) throws {
        let built = try Self.built([
            Self.place: Self.pbxproj(), "\(folder)/Old.xcodeproj/project.pbxproj": Self.pbxproj(),
        ])
        #expect(built.isOfOtherApps("\(folder)/App/View.swift") == isLeftOut)
        #expect(!built.isOfOtherApps("App/View.swift"))
        // One that the app's own project still builds is its own.
        let shared = Self.pbxproj().replacing("path = View.swift;", with: "path = \"../\(folder)/App/View.swift\";")
        let both = try Self.built([Self.place: shared, "\(folder)/Old.xcodeproj/project.pbxproj": Self.pbxproj()])
        #expect(!both.isOfOtherApps("\(folder)/App/View.swift"))
        #expect(
            try !Self.built(["\(folder)/Old.xcodeproj/project.pbxproj": Self.pbxproj()]).isOfOtherApps(
                "\(folder)/App/View.swift"
            )
        )
    }

    @Test(arguments: [("de", "", true), ("Base", "", false), ("de", "App/Texts.xcstrings", false)])
    func `a catalog that the project builds and that is missing is told`(
        language: String,
        other: String,
        isTranslated: Bool
    ) throws {
        let more = """
            A9 = {isa = PBXBuildFile; fileRef = F9; };
            F9 = {isa = PBXFileReference; path = Texts.xcstrings; sourceTree = "<group>"; };
            """
        let project = Self.pbxproj(more, children: "F9, ").replacing("(en, de, )", with: "(en, \(language), )")
        let code =
            "label.text = NSLocalizedString(\"TITLE\", tableName: \"Texts\", comment: \"\")\nlabel.text = \"Hello there\"\n"
        var files = [
            Self.place: project, "App/View.swift": code, "App/en.lproj/Localizable.strings": "\"A\" = \"B\";\n",
        ]
        if !other.isEmpty { files[other] = "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}" }
        let outcome = try LintTests.lint(files)
        let found = outcome.findings.filter { $0.rule == .hardCodedText }
        #expect(found.map(\.severity) == [isTranslated ? .warning : .note])
        #expect(
            outcome.unchecked.map(\.subject).filter { $0.hasSuffix("xcstrings") }
                == (other.isEmpty ? ["Texts.xcstrings"] : [])
        )
    }

    @Test(arguments: [("iphoneos", false), ("appletvos", true), ("watchos", true), ("auto", false)])
    func `code is of another system where all targets that build it are`(sdk: String, isOther: Bool) throws {
        let built = try Self.built([Self.place: Self.pbxproj(sdk: sdk)])
        #expect(built.isOfOtherSystems("App/View.swift") == isOther)
        #expect(!built.isOfOtherSystems("App/Other.swift"))
    }

    private static func report(
        _ project: String,
        _ more: [String: String],
        _ locales: [LocaleChoice]
    ) async throws
        -> CheckReport
    {
        let files = tables.merging(more) { _, last in last }.merging([place: project]) { first, _ in first }
        let folder = try TemporaryProject(files)
        defer { withExtendedLifetime(folder) {} }
        var request = CheckRequest(paths: [folder.root])
        request.locales = locales
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report
    }

    /// A screen on which the Arabic text is cut.
    private static let view = [
        "App/View.swift": """
        import SwiftUI
        @main struct Sample: App { var body: some Scene { WindowGroup { Text("save").lineLimit(1).frame(width: 60) } } }

        """,
        "App/ar.lproj/Localizable.strings": "\"save\" = \"حفظ جميع التغييرات\";\n",
    ]

    @Test func `a language that no project builds is laid out only where it is asked for by name`() async throws {
        let all = try await Self.report(Self.pbxproj(), Self.view, [.all])
        #expect(all.locales.filter { $0.kind == .real }.map(\.name) == ["de"])
        #expect(all.unchecked.filter { $0.reason.contains("no Xcode project") }.map(\.subject) == ["ar"])
        #expect(
            all.findings.filter { $0.rule == .truncatedText && $0.occurrences.contains { $0.locale == "ar" } }.isEmpty
        )
        let asked = try await Self.report(Self.pbxproj(), Self.view, [.named("ar")])
        #expect(asked.findings.filter { $0.rule == .truncatedText }.map(\.severity) == [.warning])
        let known = try await Self.report("{", Self.view, [.all])
        #expect(known.locales.filter { $0.kind == .real }.map(\.name) == ["ar", "de"])
    }

    @Test func `of what two languages have, the one that no project builds makes a note`() async throws {
        var files = [Self.place: Self.pbxproj()]
        for (tag, text) in [("en", "Save %@"), ("de", "Sichern"), ("ar", "حفظ")] {
            files["App/\(tag).lproj/Localizable.strings"] = "\"save\" = \"\(text)\";\n"
        }
        let folder = try TemporaryProject(files)
        let findings = try await CheckRequest(paths: [folder.root]).check().run(jobs: 1).report.findings
        let broken = findings.filter { $0.rule == .brokenSpecifier }
        #expect(broken.flatMap(\.occurrences).map { "\($0.locale) \($0.severity)" } == ["ar note", "de warning"])
        #expect(broken.map(\.severity) == [.warning])
    }

    @Test func `views of a television app are not laid out on phones`() async throws {
        let phone = try await Self.report(Self.pbxproj(), Self.view, [.named("ar")])
        let television = try await Self.report(Self.pbxproj(sdk: "appletvos"), Self.view, [.named("ar")])
        #expect([phone, television].map { $0.findings.filter { $0.rule == .truncatedText }.count } == [1, 0])
    }

    @Test func `sides in code matter more where the app has a language from right to left`() async throws {
        let code = ["App/View.swift": "import UIKit\nfunc f(label: UILabel) { label.textAlignment = .left }\n"]
        var severities: [[Severity]] = []
        for project in [Self.pbxproj(), "{"] {
            let report = try await Self.report(project, code, [.all])
            severities.append(report.findings.filter { $0.rule == .leftRightInCode }.map(\.severity))
        }
        #expect(severities == [[.note], [.warning]])
    }
}
