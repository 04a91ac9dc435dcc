import Foundation
import Testing
import TextMeasurement
import TextShaping

/// The widths that Xcode saved for labels in San Francisco, against the stand-in.
struct SavedLabelTests {
    private static let labels = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/data/labels.csv").standardizedFileURL

    private struct Label {
        var platform: Platform
        var text: String
        var size: Double
        var weight: FontWeight
        var netWidth: Double
        var device: String
    }

    /// The labels that count: unique, three characters and more, 9 to 40 points, and not stale.
    private static func scoredLabels() throws -> [Label] {
        let rows = CommaSeparated(try String(contentsOf: labels, encoding: .utf8)).rows
        let header = try #require(rows.first)
        var seen: Set<[String]> = []
        var scored: [Label] = []
        for row in rows.dropFirst() where row.count == header.count {
            let field = Dictionary(uniqueKeysWithValues: zip(header, row))
            let size = try #require(Double(field["size"] ?? ""))
            let text = try #require(field["text"])
            // Sizes are written in two ways, 17 and 17.0.
            let identity = ["platform", "text", "weight", "net_width"].map { field[$0] ?? "" } + ["\(size)"]
            guard field["stale_suspect"] == "0", text.count >= 3, (9...40).contains(size),
                seen.insert(identity).inserted
            else { continue }
            scored.append(
                Label(
                    platform: try #require(Platform(rawValue: field["platform"] ?? "")),
                    text: text,
                    size: size,
                    weight: FontWeight(rawValue: field["weight"] ?? "") ?? .regular,
                    netWidth: try #require(Double(field["net_width"] ?? "")),
                    device: field["device"] ?? ""
                )
            )
        }
        return scored
    }

    /// The pixels of the device that the document was drawn for.
    private static func pixelsPerPoint(_ label: Label) -> Int {
        let dense = [
            "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7", "retina6_72",
        ]
        return dense.contains(label.device) ? 3 : 2
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: labels.path), "the saved labels are not here"))
    @available(macOS 15, *)
    func `widths of the system font are those that Xcode saved`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        var errors: [Double] = []
        var exact = 0
        let scored = try Self.scoredLabels()
        for label in scored {
            let size = try #require(PointSize(label.size))
            let request = TextRequest(
                text: label.text,
                font: FontRequest(family: .system, size: size, weight: label.weight),
                platform: label.platform,
                pixelsPerPoint: Self.pixelsPerPoint(label)
            )
            let width = try measurer.measure(request).width
            errors.append(abs(width - label.netWidth) / label.netWidth * 100)
            let pixel = label.platform == .macOS ? 1 : 1 / Double(Self.pixelsPerPoint(label))
            if abs(width - label.netWidth) <= pixel + 0.01 { exact += 1 }
        }
        errors.sort()
        let within = Double(exact) / Double(errors.count) * 100
        print(
            "labels.csv: n=\(errors.count)",
            "median \(errors.quantile(0.5)) %, 95th percentile \(errors.quantile(0.95)) % (between ranks)",
            "or \(errors.nearestRank(0.5)) %, \(errors.nearestRank(0.95)) % (nearest rank), within one pixel \(within) %"
        )
        for face in measurer.faces { print("measured with", face.path, face.sha256) }
        // The published error of the model. Fonts that are not the calibrated ones are measured, not judged.
        guard measurer.faces.allSatisfy({ $0.isCalibrated == true }) else { return }
        #expect(errors.count == 112)
        #expect(errors.quantile(0.5) <= 0.795)
        #expect(errors.quantile(0.95) <= 3.365)
        #expect(errors.nearestRank(0.5) <= 0.785)
        #expect(errors.nearestRank(0.95) <= 3.53)
        #expect(within >= 63)
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

    /// The value at the nearest rank of a sorted list.
    fileprivate func nearestRank(_ share: Double) -> Double {
        self[Swift.max(Int((share * Double(count)).rounded(.up)) - 1, 0)]
    }
}

/// A file of comma-separated values (RFC 4180), read to its rows.
struct CommaSeparated {
    private(set) var rows: [[String]] = []

    init(_ text: String) {
        var row: [String] = []
        var field = ""
        var isQuoted = false
        var previous: Character?
        for character in text {
            if isQuoted {
                if character == "\"" { isQuoted = false } else { field.append(character) }
            } else if character == "\"" {
                if previous == "\"" { field.append(character) }
                isQuoted = true
            } else if character == "," {
                row.append(field)
                field = ""
            } else if character.isNewline {
                rows.append(row + [field])
                row = []
                field = ""
            } else {
                field.append(character)
            }
            previous = character
        }
        if !field.isEmpty || !row.isEmpty { rows.append(row + [field]) }
    }
}
