import Testing
import TestCorpus
import TextMeasurement
import TextShaping

/// The widths that Xcode saved for labels in San Francisco, against the stand-in.
///
/// None of these labels took part in the fit: its 62 apps are others, and texts that stand here were left out of it.
@Suite(.enabled(if: TestCorpus.isPresent, Comment(rawValue: TestCorpus.reason)))
struct SavedLabelTests {
    /// How far predicted widths are off.
    private struct Errors: CustomStringConvertible {
        /// In per cent of the saved width, sorted.
        private(set) var shares: [Double] = []
        private(set) var exact = 0

        mutating func add(_ width: Double, for label: SavedLabel) {
            shares.append(abs(width - label.netWidth) / label.netWidth * 100)
            if abs(width - label.netWidth) <= label.pixel + 0.01 { exact += 1 }
            shares.sort()
        }

        var median: Double { shares.quantile(0.5) }
        var withinOnePixel: Double { Double(exact) / Double(shares.count) * 100 }

        var description: String {
            func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            return "n=\(shares.count) median \(rounded(median)) %, 95th percentile"
                + " \(rounded(shares.quantile(0.95))) %, within one pixel \(rounded(withinOnePixel)) %"
        }
    }

    /// The groups that figures are told for.
    private static let groups: [(name: String, holds: @Sendable (SavedLabel) -> Bool)] = [
        ("all", { _ in true }),
        ("iOS", { $0.platform == .iOS }),
        ("macOS", { $0.platform == .macOS }),
        ("regular", { $0.font.weight == .regular }),
        ("medium and bolder", { $0.font.weight != .regular }),
        ("up to 12 points", { $0.font.size.points <= 12 }),
        ("13 to 17 points", { (13...17).contains($0.font.size.points) }),
        ("18 points and more", { $0.font.size.points >= 18 }),
        ("iOS, saved by Xcode 10 and later", { $0.platform == .iOS && !$0.era.hasFixedDesigns }),
    ]

    /// The error of each group.
    private static func errors(_ measurer: ShapingMeasurer, asToday: Bool) throws -> [String: Errors] {
        var errors: [String: Errors] = [:]
        for label in try SavedLabel.scored() {
            let width = try measurer.measure(label.request(era: asToday ? .current : label.era)).width
            for group in groups where group.holds(label) {
                errors[group.name, default: Errors()].add(width, for: label)
            }
        }
        return errors
    }

    @Test func `widths of the system font are those that Xcode saved`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let errors = try Self.errors(measurer, asToday: false)
        for group in Self.groups { print("labels.csv, \(group.name):", errors[group.name] ?? Errors()) }
        for face in measurer.faces { print("measured with", face.path, face.sha256) }
        // Fonts that are not the calibrated ones are measured, not judged.
        guard measurer.faces.allSatisfy({ $0.isCalibrated == true }) else { return }
        let all = try #require(errors["all"])
        #expect(all.shares.count == 112)
        #expect(all.median <= 0.31)
        #expect(all.shares.quantile(0.95) <= 2.6)
        #expect(all.withinOnePixel >= 80)
        #expect(try #require(errors["iOS"]).median <= 0.46)
        #expect(try #require(errors["macOS"]).withinOnePixel >= 90)
        #expect(try #require(errors["regular"]).withinOnePixel >= 84)
        #expect(try #require(errors["medium and bolder"]).shares.quantile(0.95) <= 3.7)
        #expect(try #require(errors["13 to 17 points"]).withinOnePixel >= 84)
        #expect(try #require(errors["18 points and more"]).shares.quantile(0.95) <= 2.75)
    }

    @Test func `labels of all eras measured with today's designs`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let all = try #require(try Self.errors(measurer, asToday: true)["all"])
        print("labels.csv, all eras as if of today:", all)
        guard measurer.faces.allSatisfy({ $0.isCalibrated == true }) else { return }
        #expect(all.median <= 0.39)
        #expect(all.shares.quantile(0.95) <= 2.8)
        #expect(all.withinOnePixel >= 74)
    }
}

extension [Double] {
    /// The value at a share of a sorted list, linear between the two ranks around it.
    fileprivate func quantile(_ share: Double) -> Double {
        let place = share * Double(count - 1)
        let rank = Int(place)
        guard rank + 1 < count else { return self[rank] }
        return self[rank] + (place - Double(rank)) * (self[rank + 1] - self[rank])
    }
}
