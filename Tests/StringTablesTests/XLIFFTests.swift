import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

struct XLIFFTests {
    private func read(_ text: String) throws(SourceError) -> XLIFFFile {
        try XLIFFFile(TextFile(decoding: Array(text.utf8), path: "x"))
    }

    private func fixture() throws -> XLIFFFile {
        try read(String(decoding: Fixture.bytes("Export.xliff"), as: UTF8.self))
    }

    @Test func `units have their key, variant, note and texts`() throws {
        let file = try fixture()
        #expect(
            file.entries.map { "\($0.key) \($0.variant ?? "-"): \($0.value)" } == [
                "Cancel -: Cancel", "%lld photos plural.one: %lld photo & more\r\n", "a|==|b -: a",
                "photos -: %#@count@",
                "photos plural.one: %lld photo", "both substitutions.a.plural.one: 1",
                "both substitutions.b.plural.other: 2", "tap device.mac: Click",
            ]
        )
        #expect(file.entries[0].comment == "A button. overset: lines=1")
        #expect(file.targets.map(\.value) == ["Abbrechen", ""])
        #expect(file.units.count == 10)
        #expect(file.units.map(\.hasInlineElements).firstIndex(of: true) == 3)
        #expect(file.units[0].preservesSpace && !file.units[3].preservesSpace)
        #expect(file.targetLanguages == ["de", nil])
        #expect(file.unit(of: file.entries[1]).original == "App/Localizable.xcstrings")
        #expect("\(file.units[0].location)" == "x:8:7")
    }

    @Test func `targets are set, and nothing else changes`() throws {
        let file = try fixture()
        let before = try Fixture.bytes("Export.xliff")
        #expect(file.replacingValues { _ in nil } == before)
        let text = file.settingTargets(language: "en-XA") { $0.index < 3 ? "<\($0.value)>" : nil }
        let expected = String(decoding: before, as: UTF8.self)
            .replacing("target-language=\"de\"", with: "target-language=\"en-XA\"")
            .replacing("\"en\" datatype", with: "\"en\" target-language=\"en-XA\" datatype", maxReplacements: 1)
            .replacing(
                "<target state=\"needs-review-l10n\">Abbrechen",
                with: "<target state=\"translated\">&lt;Cancel&gt;"
            )
            .replacing(
                "&#13;\n</source>",
                with: "&#13;\n</source>\n        <target>&lt;%lld photo &amp; more&#13;\n&gt;</target>"
            )
            .replacing("<target/>", with: "<target>&lt;a&gt;</target>")
        #expect(String(decoding: text, as: UTF8.self) == expected)
        let again = try XLIFFFile(TextFile(decoding: text, path: "x"))
        #expect(again.targets.map(\.value) == ["<Cancel>", "<%lld photo & more\r\n>", "<a>"])
        #expect(again.targetLanguages == ["en-XA", "en-XA"])
    }

    @Test(arguments: [
        ("<x:xliff xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\"/>", "1:1", "prefix"),
        ("<xliff version=\"1.2\"><a xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\"/></xliff>", "1:25", "prefix"),
        ("<xliff version=\"2.0\"/>", "1:17", "2.0"), ("<xliff xmlns=\"urn:other\"/>", "1:15", "namespace"),
        ("<plist/>", "1:1", "expected <xliff>"),
        ("<xliff><file><body>\n<trans-unit><source/></trans-unit></body></file></xliff>", "2:1", "id"),
        ("<xliff><file><body>\n<trans-unit id=\"a\"/></body></file></xliff>", "2:1", "<source>"),
    ])
    func `what is no XLIFF 1.2 is refused at the cause`(text: String, place: String, message: String) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error.map { "\($0.location)" } == "x:\(place)")
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["US-ASCII", "ISO-8859-1", "windows-1252"])
    func `what the declared encoding cannot hold is written as a reference`(encoding: String) throws {
        let text = """
            <?xml version="1.0" encoding="\(encoding)"?>
            <xliff version="1.2"><file original="a.strings"><body><trans-unit id="A"><source>a</source></trans-unit></body>\
            </file></xliff>
            """
        let written = try read(text).settingTargets(language: "en-XA") { "[\($0.value)é<😀]" }
        #expect(String(decoding: written, as: UTF8.self).contains("<target>[a&#233;&lt;&#128512;]</target>"))
        #expect(try read(String(decoding: written, as: UTF8.self)).targets.map(\.value) == ["[aé<😀]"])
    }

    @Test func `a mutated document is refused, or written again as it is`() throws {
        let seed = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.stringsdict" source-language="en">
            <body><trans-unit id="/k:dict/v:dict/one:dict/:string" xml:space="preserve"><source>a &amp;&#13;</source><note/>
            </trans-unit><trans-unit id="b|==|plural.one"><source>b</source>\n<target state='new'/></trans-unit></body></file></xliff>
            """
        let alphabet = Array("<>/&;\"=|:# \nat1é".unicodeScalars)
        var numbers = SeededNumbers(seed: 41)
        var (accepted, refused) = (0, 0)
        for round in 0..<20_000 {
            let text = mutated(seed, with: alphabet, using: &numbers)
            do throws(SourceError) {
                let file = try read(text)
                accepted += 1
                #expect(file.replacingValues { _ in nil } == Array(text.utf8))
                guard round.isMultiple(of: 4) else { continue }
                let written = file.settingTargets(language: "en-XA") { "[\($0.value)]" }
                let again = try XLIFFFile(TextFile(decoding: written, path: "x"))
                #expect(again.targets.map(\.value) == file.entries.map { "[\($0.value)]" })
            } catch {
                refused += 1
                #expect(error.location.line >= 1 && error.location.column >= 1)
            }
        }
        print("mutated XLIFF: \(accepted) read, \(refused) refused")
        #expect(accepted > 1000)
    }
}

struct ExportContentsTests {
    @Test func `the language of an export is read and replaced in place`() throws {
        let text = "{\n  \"developmentRegion\" : \"en\",\n  \"targetLocale\" : \"de\",\n  \"version\" : \"1.0\"\n}"
        let contents = try ExportContents(TextFile(decoding: Array(text.utf8), path: "contents.json"))
        #expect(contents.targetLocale == "de")
        #expect(
            String(decoding: contents.replacing(targetLocale: "en-XA"), as: UTF8.self)
                == text.replacing("\"de\"", with: "\"en-XA\"")
        )
    }
}
