import Checking
import Commands
import Fixing
import Foundation
import SourceText
import StringTables
import SwiftSources
import Testing

/// `overset fix`: what is proven is changed, and nothing else.
struct FixTests {
    // MARK: Tables

    @Test(
        arguments: [
            ("\"a\" = \"A\"\n\"b\" = \"B\";\n", "\"a\" = \"A\";\n\"b\" = \"B\";\n"),
            ("\"a\" = \"A\"  \n// end\n", "\"a\" = \"A\";  \n// end\n"),
            ("\"a\" = \"say \"hi\" now\";\n", "\"a\" = \"say \\\"hi\\\" now\";\n"),
            (
                "\"a\" = \"A\"\n\"b\" = \"B\"\n\"c\" = \"the \"x\"\";\n",
                "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"the \\\"x\\\"\";\n"
            ),
        ]
    )
    func `a strings file that lacks a semicolon or an escape is read again`(broken: String, right: String) throws {
        let fixed = try #require(StringsFix.fixing(TextFile(utf8: Array(broken.utf8), path: "L.strings")))
        #expect(String(decoding: fixed.utf8, as: UTF8.self) == right)
        _ = try StringsFile(TextFile(utf8: fixed.utf8, path: "L.strings"))
    }

    @Test(
        arguments: [
            "\"a\" = \"A\";\n", "\"a\" = \"open;\n\"b\" = \"B\";\n", "\"a\" \"A\";\n", "{ \"a\" = ",
            "\"a\" = \"A\" \"B\"\n",
            "\"a\" = \"x\" = \"y\";\n", "\"a\" = \"A\" \"b\" = \"B\";\n", "",
        ]
    )
    func `what is right, or broken otherwise, is left alone`(text: String) {
        #expect(StringsFix.fixing(TextFile(utf8: Array(text.utf8), path: "L.strings")) == nil)
    }

    @Test func `whatever the bytes, what is fixed can be read and keeps all other lines`() throws {
        var seed: UInt64 = 7
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let pieces = [
            "\"a\" = \"A\"", ";", "\n", "\"", "\\", " ", "/* c */", "// d\n", "\"b\" = \"B\";\n", "é", "{", "=",
        ]
        var fixedCount = 0
        for _ in 0..<4_000 {
            let text = (0..<random(9)).map { _ in pieces[random(pieces.count)] }.joined()
            let file = TextFile(utf8: Array(text.utf8), path: "L.strings")
            guard let fixed = StringsFix.fixing(file) else { continue }
            fixedCount += 1
            _ = try StringsFile(TextFile(utf8: fixed.utf8, path: "L.strings"))
            let (old, new) = (
                text.split(separator: "\n"), String(decoding: fixed.utf8, as: UTF8.self).split(separator: "\n")
            )
            #expect(old.count == new.count, "\(text)")
            #expect(zip(old, new).count { $0 != $1 } == fixed.changes.count, "\(text)")
        }
        #expect(fixedCount > 50)
    }

    // MARK: Projects

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController id="vc-00-001" sceneMemberID="viewController">
                            <view key="view" id="vi-00-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    <label opaque="NO" text="Photos" translatesAutoresizingMaskIntoConstraints="NO" id="la-00-001">
                                        <rect key="frame" x="20" y="100" width="60" height="20.5"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="60" id="co-00-001"/>
                                        </constraints>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="la-00-001" firstAttribute="leading" secondItem="vi-00-001" \
        secondAttribute="leading" constant="20" id="co-00-002"/>
                                    <constraint firstItem="la-00-001" firstAttribute="top" secondItem="vi-00-001" \
        secondAttribute="top" constant="100" id="co-00-003"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private static let files = [
        "Base.lproj/Main.storyboard": storyboard,
        "en.lproj/Localizable.strings": "\"PHOTOS_OF\" = \"%d photos of %@\";\n\"ONE\" = \"%ld left\";\n",
        "ja.lproj/Localizable.strings": "/* ü */\n\"PHOTOS_OF\" = \"%@の写真%d枚\";\n\"ONE\" = \"残り％ld\";\n",
        "de.lproj/Localizable.strings": "\"PHOTOS_OF\" = \"%d Fotos von %@\"\n\"ONE\" = \"noch %ld\";\n",
    ]

    private func fix(_ project: TemporaryProject, isWriting: Bool) async throws -> Commands.ExitStatus {
        let run = try FixRun(
            paths: [project.root],
            configuration: nil,
            source: nil,
            fonts: [],
            only: [],
            skip: [],
            isPartial: false,
            isWriting: isWriting,
            jobs: 2
        )
        return try await run.run(Console(color: .never, isQuiet: true), swift: SwiftReader())
    }

    @Test func `fixes are written once, and every other byte stays`() async throws {
        let project = try TemporaryProject(Self.files)
        #expect(try await fix(project, isWriting: false) == .findings)
        for (path, text) in Self.files { #expect(try project.text(path) == text) }
        #expect(try await fix(project, isWriting: true) == .clean)
        #expect(
            try project.text("ja.lproj/Localizable.strings")
                == "/* ü */\n\"PHOTOS_OF\" = \"%2$@の写真%1$d枚\";\n\"ONE\" = \"残り%ld\";\n"
        )
        #expect(
            try project.text("de.lproj/Localizable.strings")
                == "\"PHOTOS_OF\" = \"%d Fotos von %@\";\n\"ONE\" = \"noch %ld\";\n"
        )
        #expect(
            try project.text("Base.lproj/Main.storyboard")
                == Self.storyboard.replacing(
                    "<constraint firstAttribute=\"width\"",
                    with: "<constraint relation=\"greaterThanOrEqual\" firstAttribute=\"width\""
                )
        )
        let written = try project.files.map { try project.text($0) }
        #expect(try await fix(project, isWriting: true) == .clean)
        #expect(try await fix(project, isWriting: false) == .clean)
        #expect(try project.files.map { try project.text($0) } == written)
    }

    @Test func `a file that changed since it was read is left alone`() throws {
        let project = try TemporaryProject(["a.strings": "new"])
        let file = FixSession.FixedFile(
            path: project.root + "/a.strings",
            shownPath: "a.strings",
            before: Array("old".utf8),
            after: Array("fixed".utf8),
            difference: []
        )
        let error = #expect(throws: SourceError.self) { try file.write() }
        #expect(error?.message.contains("changed") == true)
        #expect(try project.text("a.strings") == "new")
    }

    // MARK: The difference

    @Test(arguments: ["\n", "\r\n", "\u{200E}\n", "\t\u{1B}\n"])
    func `the difference is one that patch applies`(end: String) throws {
        let old = (1...30).map { "line \($0)\(end)" }.joined()
        let new = old.replacing("line 3\(end)", with: "LINE 3\(end)").replacing("line 20\(end)", with: "") + "no end"
        let project = try TemporaryProject(["a b.txt": old])
        let lines = UnifiedDifference(path: "a b.txt", from: Array(old.utf8), to: Array(new.utf8)).lines
        try project.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: "x.diff")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "apply", "--unsafe-paths", "x.diff"]
        process.currentDirectoryURL = URL(filePath: project.root)
        process.environment = ["GIT_CEILING_DIRECTORIES": "/", "PATH": "/usr/bin:/bin", "GIT_DIR": "/nowhere"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try project.text("a b.txt") == new)
    }

    @Test(arguments: [
        (Array("a = \"ä\";\r\n".utf8), true), (Array("a\rb\n".utf8), false), ([0xFF, 0xFE, 0x61, 0], false),
        ([0x61, 0xE4, 0x0A], false), ([0xEF, 0xBB, 0xBF, 0x61, 0x0A], true),
    ])
    func `what patch cannot change is known`(bytes: [UInt8], isPatchable: Bool) {
        let file = FixSession.FixedFile(path: "a", shownPath: "a", before: bytes, after: [], difference: [])
        #expect(file.isPatchable == isPatchable)
    }

    @Test func `nothing is said of what is the same`() {
        #expect(UnifiedDifference(path: "a", from: Array("x\n".utf8), to: Array("x\n".utf8)).lines.isEmpty)
    }
}
