import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

struct StringsdictTests {
    private func fixture() throws -> StringsdictFile {
        try StringsdictFile(PropertyListFile(decoding: Fixture.bytes("Rules.stringsdict"), path: "x"))
    }

    @Test func `every text has its variant`() throws {
        let file = try fixture()
        #expect(
            file.entries.map { "\($0.key) \($0.variant ?? "-"): \($0.value)" } == [
                "photos -: %#@count@", "photos plural.one: %lld photo", "photos plural.other: %lld photos",
                "in albums -: %1$#@photos@ by %3$@",
                "in albums substitutions.photos.plural.one: a photo in %2$#@albums@",
                "in albums substitutions.photos.plural.other: %1$ld photos in %2$#@albums@",
                "in albums substitutions.albums.plural.one: an album", "tap device.iphone: Tap here",
                "tap device.mac.width.1: Click", "tap device.mac.width.20: Click here", "circle -: %#@a@ %1#@gone@",
                "circle substitutions.a.plural.other: %#@b@", "circle substitutions.b.plural.other: %#@a@",
                "circle substitutions.idle.plural.other: never shown",
            ]
        )
        #expect(file.entries[0].comment == "Number of photos")
        #expect(file.rules.map(\.key) == ["photos", "in albums", "circle"])
        #expect(file.rules[0].variables.map(\.valueType) == ["lld"])
        #expect(file.rules[0].variables[0].branches.map(\.entries) == [[1], [2]])
    }

    @Test func `faults of rules are data`() throws {
        let faults = try fixture().faults
        #expect(
            faults.map(\.kind) == [
                .valueTypeWithPercent(variable: "photos", type: "%ld"), .missingOther(variable: "albums"),
                .unknownCategory(variable: "b", name: "several"), .unpositionedReference("gone"),
                .undefinedVariable("gone"), .cycle(["a", "b"]), .unusedVariable("idle"),
            ]
        )
        #expect(faults.map(\.key) == ["in albums", "in albums", "circle", "circle", "circle", "circle", "circle"])
    }

    @Test func `texts are replaced branch by branch, and the categories of the language completed`() throws {
        let file = try fixture()
        let bytes = try Fixture.bytes("Rules.stringsdict")
        #expect(file.replacingValues { _ in nil } == bytes)
        let text = file.replacingValues(completing: [.other, .few, .zero, .one]) { entry in
            entry.key == "photos" && entry.variant != nil ? "[\(entry.variant ?? ""): \(entry.value)]" : nil
        }
        let written = String(decoding: text, as: UTF8.self)
        let rule = """
            \t\t\t<string>lld</string>
            \t\t\t<key>zero</key>
            \t\t\t<string>[plural.zero: %lld photos]</string>
            \t\t\t<key>one</key>
            \t\t\t<string>[plural.one: %lld photo]</string>
            \t\t\t<key>few</key>
            \t\t\t<string>[plural.few: %lld photos]</string>
            \t\t\t<key>other</key>
            \t\t\t<string>[plural.other: %lld photos]</string>

            """
        #expect(written.contains(rule))
        let again = try StringsdictFile(PropertyListFile(decoding: text, path: "x"))
        // Two categories in four of the five rules with `other`, and `one` in three of them.
        #expect(again.entries.count == file.entries.count + 5 * 2 + 3)
    }

    @Test func `thirty variables that refer to each other six times are walked in linear time`() throws {
        var text = "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>"
        for index in 0..<30 {
            text +=
                "<key>v\(index)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            for category in PluralCategory.allCases {
                text += "<key>\(category.rawValue)</key><string>%#@v\(index + 1)@ %#@v\(index + 1)@</string>"
            }
            text += "</dict>"
        }
        text += "</dict></dict></plist>"
        let file = try StringsdictFile(PropertyListFile(decoding: Array(text.utf8), path: "x"))
        #expect(file.faults.map(\.kind).allSatisfy { $0 == .undefinedVariable("v30") })
        #expect(file.faults.count == 12)
    }

    @Test(
        arguments: [
            ("%#@a@", ["a"], [nil]), ("x %2$#@b c@ %%#@d@", ["b c"], [2]), ("%1#@e@", ["e"], [nil]),
            ("%# @f@ %#@g", [], []),
            ("%d %@ %#@h@%#@i@", ["h", "i"], [nil, nil]), ("%99999999999999999999$#@j@", ["j"], [nil]),
        ] as [(String, [String], [Int?])]
    )
    func `references are found`(text: String, names: [String], arguments: [Int?]) {
        let found = VariableReference.all(in: text)
        #expect(found.map(\.name) == names)
        #expect(found.map(\.argument) == arguments)
    }

    @Test func `what the declared encoding cannot hold is written as a reference`() throws {
        let text = """
            <?xml version="1.0" encoding="ISO-8859-1"?>
            <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>%d</string>
            </dict></dict></dict></plist>
            """
        let file = try StringsdictFile(PropertyListFile(decoding: Array(text.utf8), path: "x"))
        let bytes = try file.bytes(ofText: file.replacingValues(completing: [.few]) { "é\($0.value)" })
        #expect(bytes.allSatisfy { $0 < 0x80 })
        let again = try StringsdictFile(PropertyListFile(decoding: bytes, path: "x"))
        #expect(again.entries.map(\.value) == ["é%#@v@", "é%d", "é%d"])
    }

    @Test func `a mutated file is refused, or written again as it is`() throws {
        let seed = """
            <plist><dict><!-- n --><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@v@</string><key>v</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>&lt;</string>
            <key>other</key><string>%#@v@</string></dict></dict><key>d</key><string/></dict></plist>
            """
        let alphabet = Array("<>/&;%#@$ \nkdy1é".unicodeScalars)
        var numbers = SeededNumbers(seed: 22)
        var (accepted, refused) = (0, 0)
        for _ in 0..<20_000 {
            let text = mutated(seed, with: alphabet, using: &numbers)
            do throws(SourceError) {
                let file = try StringsdictFile(PropertyListFile(decoding: Array(text.utf8), path: "x"))
                accepted += 1
                #expect(try file.bytes(ofText: file.replacingValues { _ in nil }) == Array(text.utf8))
                _ = file.faults
                let completed = file.replacingValues(completing: PluralCategory.allCases) { "[\($0.value)]" }
                let again = try StringsdictFile(PropertyListFile(decoding: completed, path: "x"))
                #expect(again.entries.count >= file.entries.count)
            } catch {
                refused += 1
                #expect(error.location.line >= 1 && error.location.column >= 1)
            }
        }
        print("mutated .stringsdict: \(accepted) read, \(refused) refused")
        #expect(accepted > 1000)
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every file of the corpus is written byte for byte, and an edit reads back`() throws {
        var (files, entries, rules, faults) = (0, 0, 0, 0)
        for url in TestCorpus.files(withExtension: "stringsdict") {
            let bytes = Array(try Data(contentsOf: url))
            let file = try StringsdictFile(PropertyListFile(decoding: bytes, path: url.path))
            files += 1
            entries += file.entries.count
            rules += file.rules.count
            faults += file.faults.count
            #expect(try file.bytes(ofText: file.replacingValues { _ in nil }) == bytes)
            let edited = try file.bytes(ofText: file.replacingValues { "[\($0.value)]" })
            let again = try StringsdictFile(PropertyListFile(decoding: edited, path: url.path))
            #expect(again.entries.map(\.value) == file.entries.map { "[\($0.value)]" })
            let completed = file.replacingValues(completing: PluralCategory.allCases) { _ in nil }
            #expect(foundationStrings(completed) != nil, "\(url.path)")
        }
        print("corpus: \(files) .stringsdict, \(entries) entries, \(rules) rules, \(faults) faults")
        #expect(files == 22)
    }
}
