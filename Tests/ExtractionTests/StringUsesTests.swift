import CodeStrings
import Extraction
import Foundation
import Projects
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Where code uses strings")
struct StringUsesTests {
    private func uses(of files: [String: String]) throws -> StringUses {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uses-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, text) in files { try FileAccess.write(Array(text.utf8), to: folder + "/" + path) }
        var loaded = try LoadedProject(Project(at: [folder], extensions: TableLoader.extensions), source: "en")
        loaded.readTables { _ in true }
        return StringUses(loaded, keys: ProjectKeys(try CodeFolder([folder], swift: SwiftReader()).files).keys)
    }

    @Test("A string has its translations and its places, and what no table has is listed")
    func strings() throws {
        let uses = try uses(of: [
            "A.swift":
                "let a = NSLocalizedString(\"done\", comment: \"\")\nlet b = NSLocalizedString(\"new\", comment: \"\")\n",
            "en.lproj/Localizable.strings": "/* Button */\n\"done\" = \"Done\";\n\"idle\" = \"Idle\";\n",
            "de.lproj/Localizable.strings": "\"done\" = \"Gut\";\n\"done\" = \"Fertig\";\n",
            "fr.lproj/Localizable.strings": "\"open",
        ])
        let strings = try #require(uses.tables.first).strings
        #expect(strings.map(\.key) == ["done", "idle"])
        #expect(strings.map(\.comment) == ["Button", nil])
        // At run time the last of two entries of a key is shown.
        #expect(strings.map(\.translations) == [["de": "Fertig"], [:]])
        #expect(strings.map { $0.uses.map(\.location.line) } == [[1], []])
        #expect(uses.missing.map(\.location.line) == [2])
        #expect(uses.unread.isEmpty)
    }

    @Test("A key with two entries is one string, with the uses and the text of the last")
    func duplicates() throws {
        let uses = try uses(of: [
            "A.swift": "let a = NSLocalizedString(\"done\", comment: \"\")\n",
            "en.lproj/Localizable.strings": "\"done\" = \"Done\";\n\"idle\" = \"Idle\";\n\"done\" = \"Ready\";\n",
        ])
        let strings = try #require(uses.tables.first).strings
        #expect(strings.map(\.key) == ["idle", "done"])
        #expect(strings.map(\.value) == ["Idle", "Ready"])
        #expect(strings.map { $0.uses.map(\.location.line) } == [[], [1]])
    }

    @Test("A table of the source language that cannot be read is listed")
    func unread() throws {
        let uses = try uses(of: [
            "A.swift": "", "en.lproj/Broken.strings": "\"open", "en.lproj/Localizable.strings": "\"a\" = \"b\";\n",
        ])
        #expect(uses.unread.map { FilePath.name(of: $0.location.path) } == ["Broken.strings"])
        #expect(uses.tables.map(\.name) == ["Localizable"])
    }
}
