import Checking
import Findings
import Foundation
import Projects
import SourceText
import SwiftSources
import Testing

/// A framework in an app is read in the languages of the app.
struct ForeignLanguagesTests {
    /// An app with a table in English and German, and a target with one in English, German and Arabic.
    private static func pbxproj(_ product: String = "framework", settings: String = "") -> String {
        """
        // !$*UTF8*$!
        {
        objects = {
        A1 = {isa = PBXBuildFile; fileRef = V1; };
        A2 = {isa = PBXBuildFile; fileRef = V2; };
        F1 = {isa = PBXFileReference; path = App/en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = App/de.lproj/Localizable.strings; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Kit/en.lproj/Kit.strings; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Kit/de.lproj/Kit.strings; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Kit/ar.lproj/Kit.strings; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F1, F2, ); name = Localizable.strings; sourceTree = "<group>"; };
        V2 = {isa = PBXVariantGroup; children = (F3, F4, F5, ); name = Kit.strings; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (V1, V2, ); sourceTree = "<group>"; };
        P1 = {isa = PBXResourcesBuildPhase; files = (A1, ); };
        P2 = {isa = PBXResourcesBuildPhase; files = (A2, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = App; buildConfigurationList = L1;
        productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Kit; buildConfigurationList = L1;
        productType = "com.apple.product-type.\(product)"; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; \(settings) }; name = Debug; };
        E1 = {isa = PBXProject; mainGroup = G1; };
        };
        rootObject = E1;
        }
        """
    }

    private static let tables = [
        "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
        "App/de.lproj/Localizable.strings": "\"save\" = \"Sichern\";\n",
        "Kit/en.lproj/Kit.strings": "\"open\" = \"Open\";\n",
        "Kit/de.lproj/Kit.strings": "\"open\" = \"Öffnen\";\n",
        "Kit/ar.lproj/Kit.strings": "\"open\" = \"فتح\";\n",
    ]

    private static func foreign(_ project: String, _ files: [String: String] = [:]) throws -> Set<String> {
        var all = tables.merging(files) { _, new in new }
        all["App.xcodeproj/project.pbxproj"] = project
        let folder = try TemporaryProject(all)
        return try withExtendedLifetime(folder) {
            let project = try Project(at: [folder.root], extensions: ["strings", "xcstrings"])
            return try LoadedProject(project, source: nil).foreignFiles
        }
    }

    @Test func `a language that only a framework has is none of the app`() throws {
        #expect(try Self.foreign(Self.pbxproj()) == ["Kit/ar.lproj/Kit.strings"])
    }

    @Test(arguments: [
        ("Vendor/Kit.bundle/ar.lproj/Kit.strings", true),
        // Settings reads it by itself.
        ("App/Settings.bundle/ar.lproj/Root.strings", false),
    ])
    func `so is one that only a finished bundle has`(path: String, isForeign: Bool) throws {
        let table = [path: "\"open\" = \"فتح\";\n"]
        #expect(try Self.foreign(Self.pbxproj(), table).contains(path) == isForeign)
    }

    @Test(arguments: ["bundle", "app-extension", "application"])
    func `what is not in a framework has languages of its own`(product: String) throws {
        #expect(try Self.foreign(Self.pbxproj(product)) == [])
    }

    @Test func `an app has the languages of its region`() throws {
        let regional = ["App/ar-EG.lproj/Localizable.strings": "\"save\" = \"حفظ\";\n"]
        #expect(try Self.foreign(Self.pbxproj(), regional) == [])
    }

    private static func list(_ entry: String) -> [String: String] {
        ["App/Info.plist": "<plist version=\"1.0\"><dict>\(entry)</dict></plist>\n"]
    }

    @Test func `an app that mixes languages shows those of its frameworks`() throws {
        let mixed = Self.list("<key>CFBundleAllowMixedLocalizations</key><true/>")
        #expect(try Self.foreign(Self.pbxproj(), mixed) == [])
        let setting = "INFOPLIST_KEY_CFBundleAllowMixedLocalizations = YES;"
        #expect(try Self.foreign(Self.pbxproj(settings: setting)) == [])
    }

    @Test func `languages that the property list names are languages of the app`() throws {
        let named = Self.list("<key>CFBundleLocalizations</key><array><string>en</string><string>ar</string></array>")
        #expect(try Self.foreign(Self.pbxproj(), named) == [])
        let others = Self.list("<key>CFBundleLocalizations</key><array><string>fr</string></array>")
        #expect(try Self.foreign(Self.pbxproj(), others) == ["Kit/ar.lproj/Kit.strings"])
    }

    @Test func `a catalog of the app has languages of the app`() throws {
        let catalog = [
            "App/Menu.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"menu": {"localizations": {"ar": {"stringUnit":
            {"state": "translated", "value": "قائمة"}}}}}}
            """
        ]
        #expect(try Self.foreign(Self.pbxproj(), catalog) == [])
    }

    @Test func `nothing is known of an app without translations of its own`() throws {
        let folder = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": Self.pbxproj(),
            "Kit/en.lproj/Kit.strings": "\"open\" = \"Open\";\n",
            "Kit/ar.lproj/Kit.strings": "\"open\" = \"فتح\";\n",
        ])
        let files = try withExtendedLifetime(folder) {
            try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: nil).foreignFiles
        }
        #expect(files == [])
    }

    @Test(arguments: [("Vendor/Kit.bundle/ar.lproj/Menu.strings", true), ("Vendor/ar.lproj/Menu.strings", false)])
    func `an app in one language shows a finished bundle in that one`(path: String, isForeign: Bool) throws {
        let folder = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": Self.pbxproj(),
            "App/en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
            "Kit/ar.lproj/Kit.strings": "\"open\" = \"فتح\";\n",
            path: "\"menu\" = \"قائمة\";\n",
        ])
        let files = try withExtendedLifetime(folder) {
            try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: nil).foreignFiles
        }
        #expect(files == (isForeign ? [path] : []))
    }

    @Test func `an Xcode project that another one names is no app of its own`() throws {
        let part = """
            // !$*UTF8*$!
            {
            objects = {
            A1 = {isa = PBXBuildFile; fileRef = V1; };
            A2 = {isa = PBXBuildFile; fileRef = V2; };
            F1 = {isa = PBXFileReference; path = fr.lproj/Part.strings; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = fr.lproj/Helper.strings; sourceTree = "<group>"; };
            V1 = {isa = PBXVariantGroup; children = (F1, ); name = Part.strings; sourceTree = "<group>"; };
            V2 = {isa = PBXVariantGroup; children = (F2, ); name = Helper.strings; sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (V1, V2, ); sourceTree = "<group>"; };
            P1 = {isa = PBXResourcesBuildPhase; files = (A1, ); };
            P2 = {isa = PBXResourcesBuildPhase; files = (A2, ); };
            T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = Part;
            productType = "com.apple.product-type.framework"; };
            T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Helper;
            productType = "com.apple.product-type.application"; };
            E1 = {isa = PBXProject; mainGroup = G1; };
            };
            rootObject = E1;
            }
            """
        let files = [
            "Parts/Part/Part.xcodeproj/project.pbxproj": part,
            "Parts/Part/fr.lproj/Part.strings": "\"part\" = \"Partie\";\n",
            "Parts/Part/fr.lproj/Helper.strings": "\"help\" = \"Aide\";\n",
        ]
        #expect(try Self.foreign(Self.pbxproj("bundle"), files) == [])
        let naming = Self.pbxproj("bundle").replacingOccurrences(
            of: "G1 = {isa = PBXGroup; children = (",
            with: """
                F9 = {isa = PBXFileReference; path = Parts/Part/Part.xcodeproj; sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F9,
                """
        )
        // The helper is an app with languages of its own.
        #expect(try Self.foreign(naming, files) == ["Parts/Part/fr.lproj/Part.strings"])
    }

    private static func report(_ product: String) async throws -> CheckReport {
        var files = Self.tables
        files["App.xcodeproj/project.pbxproj"] = Self.pbxproj(product)
        files["App/View.swift"] = "import UIKit\nfunc f(label: UILabel) { label.textAlignment = .left }\n"
        let folder = try TemporaryProject(files)
        var request = CheckRequest(paths: [folder.root])
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report
    }

    @Test func `such a language is not laid out, and it is said why`() async throws {
        let report = try await Self.report("framework")
        #expect(report.locales.filter { $0.kind == .real }.map(\.name) == ["de"])
        let reasons = report.unchecked.filter { $0.subject == "ar" }.map(\.reason)
        #expect(reasons == ["only a framework or a bundle has this language, and the app does not"])
        let all = try await Self.report("bundle")
        #expect(all.locales.filter { $0.kind == .real }.map(\.name) == ["ar", "de"])
    }

    @Test(arguments: [("framework", Severity.note), ("bundle", .warning)])
    func `such a language does not turn the app`(product: String, severity: Severity) async throws {
        let findings = try await Self.report(product).findings
        #expect(findings.filter { $0.rule == .leftRightInCode }.map(\.severity) == [severity])
    }
}
