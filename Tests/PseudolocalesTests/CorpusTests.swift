import Foundation
import Pseudolocales
import SourceText
import StringTables
import TestCorpus
import Testing

@Suite(.enabled(if: TestCorpus.isPresent, "\(TestCorpus.reason)"))
struct CorpusTests {
    /// The English texts of the apps, each once, in order.
    static let texts: [String] = {
        var seen: Set<[UInt8]> = []
        var texts: [String] = []
        for file in TestCorpus.files(withExtension: "strings") where file.path.contains("/en.lproj/") {
            // Files that cannot be read are the concern of the tests of string tables.
            guard let data = try? Data(contentsOf: file),
                let table = try? StringsFile(TextFile(decoding: Array(data), path: file.path))
            else { continue }
            for entry in table.entries where seen.insert(Array(entry.value.utf8)).inserted { texts.append(entry.value) }
        }
        // A sample is enough, and as many from each app as it has.
        return stride(from: 0, to: texts.count, by: 3).map { texts[$0] }
    }()

    /// What real apps ship must not often meet the net that leaves a text as it is.
    @Test(arguments: [
        "accents", "dots", "double", "cjk", "android-accented", "android-bidi", "google-accented", "google-bidi",
        "npm-bidi", "fluent-accented", "shopify",
    ])
    func `nearly every text of real apps is changed, and keeps its arguments`(spelling: String) throws {
        let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
        var unchanged: [String] = []
        var count = 0
        for text in Self.texts
        where Message(text).hasText && text.unicodeScalars.contains(where: \.properties.isAlphabetic) {
            count += 1
            let result = try pipeline.apply(to: text, key: "KEY")
            #expect(IndependentReading.arguments(of: result) == IndependentReading.arguments(of: text), "\(result)")
            if result == text { unchanged.append(text) }
        }
        #expect(count > 1_000)
        #expect(unchanged.count * 200 <= count, "\(unchanged.prefix(20))")
    }
}
