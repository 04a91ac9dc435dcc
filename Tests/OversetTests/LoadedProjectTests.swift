import CodeStrings
import Findings
import Foundation
import Interfaces
import Projects
import SourceCode
import SourceText
import StringTables
import SwiftSources
import Testing

struct LoadedProjectTests {
    private func load(_ folder: TemporaryProject) throws -> LoadedProject {
        var loaded = try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
        loaded.readTables { _ in true }
        loaded.readInterfaces()
        return loaded
    }

    @Test func `what was found and not read is listed with its reason`() throws {
        let folder = try TemporaryProject([
            "en.lproj/A.strings": "\"a\" = \"a\";\n", "de.lproj/A.strings": "\"a\" = \"a;\n",
            "Base.lproj/M.storyboard": "<document", "en.lproj/Big.strings": "", "Broken.xcstrings": "[]",
        ])
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: folder.root + "/link.lproj",
            withDestinationPath: folder.root + "/en.lproj"
        )
        try files.createSymbolicLink(atPath: folder.root + "/notes.txt", withDestinationPath: "nowhere")
        let big = try #require(FileHandle(forWritingAtPath: folder.root + "/en.lproj/Big.strings"))
        try big.truncate(atOffset: UInt64(FileAccess.maximumSize) + 1)
        try big.close()
        let deep = (0...65).map { "d\($0)" }.joined(separator: "/")
        try folder.write([], to: deep + "/x.txt")
        let loaded = try load(folder)
        let found = loaded.unread.map { item in
            let path = item.location.path.replacing(folder.root + "/", with: "").suffix(24)
            return "\(path) \(item.isError) \(item.reason)"
        }
        #expect(
            found == [
                "x false it is nested more than 64 folders deep and was not searched".prefixed(deep: deep),
                "link.lproj false it is a symbolic link; links are not followed",
                "Broken.xcstrings true a String Catalog needs an object named \"strings\"",
                "en.lproj/Big.strings true the file has 67108865 bytes, more than the limit of 67108864; split it",
                "de.lproj/A.strings true the text that begins here is never closed; add the closing quote",
                "Base.lproj/M.storyboard true "
                    + (loaded.unread.last { $0.location.path.hasSuffix("storyboard") }?.reason ?? ""),
            ]
        )
        #expect(loaded.table(at: "en.lproj/A.strings")?.document.entries.map(\.key) == ["a"])
        #expect(loaded.table(at: "de.lproj/A.strings") == nil)
    }

    @Test func `code is read once and only with a reader of Swift, and what cannot be read is listed`() throws {
        let folder = try TemporaryProject([
            "en.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n",
            "App/View.swift": "let title = NSLocalizedString(\"TITLE\", comment: \"\")\n",
            "App/Old.m": "NSString *t = NSLocalizedString(@\"OLD\", nil);\n",
            "Pods/Other.swift": "let other = NSLocalizedString(\"OTHER\", comment: \"\")\n",
        ])
        try folder.write([0x6C, 0x65, 0x74, 0x20, 0xFF, 0x00, 0xD8], to: "App/Broken.swift")
        var loaded = try load(folder)
        loaded.readSources(swift: nil)
        #expect(loaded.sources == nil)
        loaded.readSources(swift: SwiftReader())
        let sources = try #require(loaded.sources)
        #expect(sources.keys.map { $0.pattern?.key } == ["OLD", "TITLE"])
        #expect(sources.files.map { loaded.project.relativePath(of: $0.file.path) } == ["App/Old.m", "App/View.swift"])
        let unread = loaded.unread.map { ($0.location.path.hasSuffix("App/Broken.swift"), $0.isError) }
        #expect(unread.count == 1 && unread[0] == (true, false))
    }

    @Test func `a name that is not UTF-8 is listed and does not stop the search`() throws {
        let folder = try TemporaryProject(["en.lproj/A.strings": "\"a\" = \"a\";\n"])
        let path = Array((folder.root + "/en.lproj/").utf8) + [0xE4] + Array(".strings".utf8) + [0]
        let descriptor = unsafe path.withUnsafeBytes { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { name in
                unsafe name.baseAddress.map { unsafe open($0, O_CREAT | O_WRONLY, 0o644) } ?? -1
            }
        }
        // The file system of macOS refuses such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let loaded = try load(folder)
        #expect(loaded.project.files.map(\.path) == ["en.lproj/A.strings"])
        #expect(loaded.unread.map(\.reason) == ["its name is not UTF-8; rename it so that it can be read"])
    }

    @Test func `what several comments of a text say adds up`() throws {
        let comments = [
            EntryComment(text: "overset: width<=90 ignore=untranslated", offset: 3),
            EntryComment(text: "overset: widht<=3", offset: 60), EntryComment(text: "A title.", offset: 90),
            EntryComment(text: "overset: lines=2 keep", offset: 120),
            EntryComment(text: "overset: width<=80 ignore=missing-key", offset: 200),
        ]
        let directive = EntryDirective(of: comments)
        #expect(directive.declaration?.maximumWidth == 80)
        #expect(directive.declaration?.lines == 2)
        #expect(directive.declaration?.ignored == .some(["untranslated", "missing-key"]))
        #expect(directive.ignoring.map(\.offset) == [3, 200])
        #expect(directive.faults.map(\.offset) == [69])
        #expect(directive.isKept)
        #expect(!EntryDirective(of: Array(comments.prefix(3))).isKept)
        #expect(EntryDirective(of: [EntryComment(text: "overset: ignore", offset: 0)]).isKept)
        #expect(EntryDirective(of: []).isEmpty)
    }

    /// 64 KiB are 65,536 bytes.
    @Test(arguments: [(65_536, true), (65_537, false)])
    func `a text of up to 64 KiB is measured`(count: Int, isMeasured: Bool) throws {
        let text = "\"a\" = \"" + String(repeating: "a", count: count) + "\";\n"
        let entry = try #require(TableFormat.read(Array(text.utf8), path: "L.strings").entries.first)
        #expect((TextLengthLimit.reason(against: entry) == nil) == isMeasured)
    }

    @Test func `a text has its forms in all languages, its lines and its comment`() throws {
        let rules = { (forms: [String]) in
            let texts = forms.map { "<key>\($0)</key><string>%d \($0)</string>" }.joined()
            return "<plist version=\"1.0\"><dict><key>N</key><dict><key>NSStringLocalizedFormatKey</key>"
                + "<string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
                + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
                + texts + "</dict></dict></dict></plist>"
        }
        let folder = try TemporaryProject([
            "en.lproj/L.strings": "\"x\" = \"x\";\n/* overset: width<=9 */\n\"a\" =\n  \"old\";\n\"a\" = \"new\";\n",
            "de.lproj/L.strings": "\"a\" = \"alt\";\n\"a\" = \"neu\";\n",
            "en.lproj/P.stringsdict": rules(["one", "other"]),
            "pl.lproj/P.stringsdict": rules(["few", "many", "other"]),
        ])
        let loaded = try load(folder)
        func entries(_ name: String, _ languages: [String]) throws -> [LocalizedEntry] {
            let table = try #require(loaded.table(at: "en.lproj/" + name))
            let others = try languages.map { language in
                let path = language + ".lproj/" + name
                return (
                    language, try #require(loaded.language(language, at: path)), try #require(loaded.table(at: path))
                )
            }
            let own = try #require(loaded.language("en", at: table.path))
            let all = LocalizedEntries(of: table, own: own, languages: others)
            return all.shown.map(all.localized)
        }
        let strings = try entries("L.strings", ["de"])
        #expect(strings.map(\.entry.value) == ["x", "new"])
        #expect(strings.map(\.lines) == [1...1, 5...5])
        #expect(strings.map { $0.translations["de"]?.map(\.value) } == [[], ["neu"]])
        #expect(strings.last?.translations["de"]?.first?.location.line == 2)
        let plurals = try entries("P.stringsdict", ["pl"]).filter { $0.entry.variant?.contains("plural") == true }
        #expect(
            plurals.map { "\($0.entry.value): \($0.translations["pl"]?.map(\.value) ?? [])" }
                == ["%d one: []", "%d other: [\"%d other\", \"%d few\", \"%d many\"]"]
        )
    }
}

extension String {
    /// The words with the end of a deep path in front.
    fileprivate func prefixed(deep: String) -> String {
        let folder = deep.split(separator: "/").dropLast().joined(separator: "/")
        return String(folder.suffix(24)) + drop { $0 != " " }
    }
}
