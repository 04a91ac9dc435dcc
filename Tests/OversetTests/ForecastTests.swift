import Foundation
import Pseudolocales
import SourceText
import StringTables
import TestCorpus
import Testing
import TextMeasurement
import TextShaping

/// Holds `forecast=p90` against what real translators wrote.
struct ForecastTests {
    /// The translations of one app by English text: one for each language.
    private func translations(of app: URL) throws -> [String: [String: String]] {
        var byKey: [String: [String: String]] = [:]
        let files = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".strings") || file.hasSuffix(".xcstrings") {
            let bytes = Array(try Data(contentsOf: app.appending(path: file)))
            if file.hasSuffix(".strings"), let match = file.firstMatch(of: /(.*?)([^\/]+)\.lproj\/(.*)/) {
                // A file that the reader refuses is another test's business.
                guard let document = try? TableFormat.read(bytes, path: file) else { continue }
                for entry in document.entries {
                    byKey["\(match.output.1)|\(match.output.3)|\(entry.key)", default: [:]][String(match.output.2)] =
                        entry.value
                }
            } else if file.hasSuffix(".xcstrings"),
                let catalog = try? CatalogFile(TextFile(decoding: bytes, path: file))
            {
                for language in catalog.languages + ["en"] {
                    for entry in catalog.entries(forLanguage: language) where entry.variant == nil {
                        byKey["\(file)|\(entry.key)", default: [:]][language] = entry.value
                    }
                }
            }
        }
        var byText: [String: [String: String]] = [:]
        for (_, values) in byKey.sorted(by: { $0.key < $1.key }) {
            guard let english = values["en"], isUsable(english) else { continue }
            for (language, value) in values
            where !language.hasPrefix("en") && language != "Base" && value != english && isUsable(value)
                && byText[english]?[language] == nil
            {
                byText[english, default: [:]][language] = value
            }
        }
        return byText.filter { $0.value.count >= 10 }
    }

    /// What the model was fitted on: one line, without a URL, not empty and not long.
    private func isUsable(_ text: String) -> Bool {
        !text.contains("\n") && !text.contains("://") && text.count <= 400
            && text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }

    @Test(.enabled(if: TestCorpus.isPresent && ReferenceFont.isInstalled, "needs ../shared and the font Inter"))
    func `90 per cent of English texts are bounded by their forecast`() throws {
        let corpus = try #require(TestCorpus.shared?.appending(path: "corpus"))
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let pipeline = try Pipeline(parsing: "forecast=p90", reference: measurer)
        let limits = [5, 10, 20, 30, 50, 70, Int.max]
        var apps: [String] = []
        var (all, bounded) = (Array(repeating: 0, count: 7), Array(repeating: 0, count: 7))
        for app in try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted() where app != "README.md" {
            var perApp = (0, 0)
            for (english, translated) in try translations(of: corpus.appending(path: app)) {
                let length = Message(english).measurable.count
                let bucket = limits.firstIndex { length <= $0 } ?? 6
                let pseudolocale = try pipeline.apply(to: english, key: "KEY")
                let width = try measurer.referenceAdvance(of: Message(pseudolocale).measurable)
                let widest =
                    try translated.values.map { try measurer.referenceAdvance(of: Message($0).measurable) }.max() ?? 0
                all[bucket] += 1
                perApp.0 += 1
                perApp.1 += widest <= width ? 1 : 0
                bounded[bucket] += widest <= width ? 1 : 0
            }
            if perApp.0 > 0 { apps.append("\(app) \(perApp.1) of \(perApp.0)") }
        }
        let total = all.reduce(0, +)
        let share = Double(bounded.reduce(0, +)) / Double(max(total, 1)) * 100
        let buckets = zip(["1-5", "6-10", "11-20", "21-30", "31-50", "51-70", "71+"], zip(all, bounded)).map {
            name,
            counts in
            "\(name): \(counts.1) of \(counts.0)"
        }
        print(
            "forecast=p90 bounds \(String(format: "%.1f", share)) % of \(total) texts; \(buckets.joined(separator: ", ")); \(apps.joined(separator: ", "))"
        )
        #expect(total > 1_000)
        #expect((87...93).contains(share))
    }
}
