import Testing
import TestCorpus
import TextMeasurement
import TextShaping

/// The heights that Xcode saved for labels of one line in San Francisco.
@Suite(.enabled(if: TestCorpus.isPresent, Comment(rawValue: TestCorpus.reason)))
struct SavedHeightTests {
    /// The labels that are one line high in any era: the others are held at a height, or stretched.
    private static func oneLineLabels() throws -> [SavedLabel] {
        try SavedLabel.all().filter { label in
            guard label.platform == .iOS else { return true }
            let line = SanFrancisco.lineHeight(at: label.font.size.points, on: .iOS)
            return [1, label.pixelsPerPoint].contains { pixels in
                abs(PixelGrid(platform: .iOS, pixelsPerPoint: pixels).roundedUp(line) - label.height) < 0.01
            }
        }
    }

    /// The rule: the version of the document gives the era; on iOS the other labels of the document say whether its
    /// heights are rounded to pixels or to points.
    @Test func `heights of one line are those that Xcode saved`() throws {
        let labels = try Self.oneLineLabels()
        let measurer = ShapingMeasurer(library: try FontLibrary())
        var exact: [Platform: Int] = [:]
        var count: [Platform: Int] = [:]
        for (index, label) in labels.enumerated() {
            var others = labels
            others.remove(at: index)
            let era = label.era.rounding(
                asIn: others.filter { $0.document == label.document }.map { ($0.font.size.points, $0.height) },
                pixelsPerPoint: label.pixelsPerPoint
            )
            let height = try measurer.measure(label.request(era: era)).height
            count[label.platform, default: 0] += 1
            if abs(height - label.height) < 0.01 {
                exact[label.platform, default: 0] += 1
            } else {
                print("height", label.document, label.text, label.font.size.points, label.height, height)
            }
        }
        let all = try SavedLabel.all()
        for platform in Platform.allCases {
            let saved = all.filter { $0.platform == platform }.count
            print(
                "labels.csv, heights on \(platform): \(exact[platform] ?? 0) of \(count[platform] ?? 0) exact;",
                "\(saved - (count[platform] ?? 0)) are no line of any era"
            )
        }
        #expect(try #require(exact[.macOS]) == 53)
        #expect(Double(exact[.iOS] ?? 0) / Double(count[.iOS] ?? 1) >= 0.9)
    }
}
