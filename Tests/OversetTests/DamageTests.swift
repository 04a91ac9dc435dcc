import Foundation
import Commands
import TestCorpus
import Testing

/// The table of damage that wrappers around other tools do to a `.strings` file, for Overset.
struct DamageTests {
    private static let words = [
        "Save", "photo", "of", "your", "friends", "Größe", "library", "delete", "this", "from", "settings", "naïve",
        "and",
    ]
    private static let specifiers = [
        "%@", "%1$@", "%d", "%lld", "%2$lld", "%.2f", "%05d", "%hhd", "%zd", "%*d", "%%", "%#@files@", "%C", "%llu",
    ]
    private static let escapes = ["\\\"", "\\n", "\\t", "\\U2026", "\\'", "\\\\"]
    private static let tags = ["<b>", "</b>", "<br/>", "&amp;", "&#39;", "{name}", "${app}"]

    /// 20,000 entries of the kind that the other tools were measured with: 44 % with specifiers, a comment each.
    private static func file() -> String {
        var numbers = SeededNumbers(seed: 20_000)
        var text = ""
        for index in 0..<20_000 {
            var parts = (0..<Int.random(in: 1...14, using: &numbers)).map { _ in
                words.randomElement(using: &numbers) ?? ""
            }
            if Int.random(in: 0..<100, using: &numbers) < 44 {
                parts.insert(
                    specifiers.randomElement(using: &numbers) ?? "",
                    at: Int.random(in: 0...parts.count, using: &numbers)
                )
            }
            if Int.random(in: 0..<100, using: &numbers) < 16 {
                parts.insert(
                    escapes.randomElement(using: &numbers) ?? "",
                    at: Int.random(in: 0...parts.count, using: &numbers)
                )
            }
            if Int.random(in: 0..<100, using: &numbers) < 12 {
                parts.insert(
                    tags.randomElement(using: &numbers) ?? "",
                    at: Int.random(in: 0...parts.count, using: &numbers)
                )
            }
            text +=
                "/* Comment \(index) with %d and \"quotes\" */\n\"KEY_\(index)\" = \"\(parts.joined(separator: " "))\";\n\n"
        }
        return text
    }

    @Test func `nothing of 20,000 entries is damaged by any pseudolocale`() throws {
        let source = Self.file()
        let project = try TemporaryProject(["en.lproj/L.strings": source])
        let names = ["en-XD", "en-XE", "ar-XB", "en-XW", "en-XT"]
        #expect(try project.generate(names) == .clean)
        let old = try read(source)
        let comparison = PseudolocaleComparison()
        let comments = source.matches(of: /\/\*.*?\*\//).map { String($0.output) }
        for name in names {
            let text = try project.text("\(name).lproj/L.strings")
            let new = try read(text)
            var (specifiers, tags, changed) = (0, 0, 0)
            for (key, value) in old {
                let pseudolocale = try #require(new[key])
                let times = name == "en-XE" && pseudolocale != value ? 2 : 1
                changed += pseudolocale == value ? 0 : 1
                specifiers += comparison.keepsSpecifiers(value, pseudolocale, times: times) ? 0 : 1
                tags += comparison.keepsTags(value, pseudolocale, times: times) ? 0 : 1
            }
            let escapes = name == "en-XE" || comparison.escapes(text) == comparison.escapes(source) ? 0 : 1
            let lost = text.matches(of: /\/\*.*?\*\//).map { String($0.output) } == comments ? 0 : 1
            print(
                "damage \(name): \(changed) changed; broken: \(specifiers) specifiers, \(escapes) escapes, \(tags) tags; lost: \(lost) comments"
            )
            #expect(new.count == old.count)
            #expect((specifiers, tags) == (0, 0))
            #expect(escapes == 0)
            #expect(changed > 19_000)
        }
    }

    private func read(_ text: String) throws -> [String: String] {
        let list = unsafe try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        return try #require(list as? [String: String])
    }
}
