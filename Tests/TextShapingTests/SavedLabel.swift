import Foundation
import Testing
import TestCorpus
import TextMeasurement

/// A label in the system font whose size Xcode saved: a row of `../shared/data/labels.csv`.
struct SavedLabel {
    var document: String
    var platform: Platform
    var text: String
    var font: FontRequest
    /// The width without the insets of the control, and the height, in points.
    var netWidth: Double
    var height: Double
    var pixelsPerPoint: Int
    var era: DocumentEra
    var isStale: Bool

    /// The devices of Interface Builder with three pixels a point.
    private static let denseDevices = [
        "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7", "retina6_72",
    ]

    /// All labels, in the order of the file.
    static func all() throws -> [SavedLabel] {
        let rows = CommaSeparated(String(decoding: try TestCorpus.data("labels.csv"), as: UTF8.self)).rows
        let header = try #require(rows.first)
        return try rows.dropFirst().filter { $0.count == header.count }.map { row in
            let field = Dictionary(uniqueKeysWithValues: zip(header, row))
            let size = try #require(Double(field["size"] ?? "").flatMap { PointSize($0) })
            let device = field["device"] ?? ""
            return SavedLabel(
                document: (field["repo"] ?? "") + "/" + (field["file"] ?? ""),
                platform: try #require(Platform(rawValue: field["platform"] ?? "")),
                text: field["text"] ?? "",
                font: FontRequest(
                    family: .system,
                    size: size,
                    weight: FontWeight(rawValue: field["weight"] ?? "") ?? .regular
                ),
                netWidth: try #require(Double(field["net_width"] ?? "")),
                height: try #require(Double(field["height"] ?? "")),
                pixelsPerPoint: denseDevices.contains(device) ? 3 : 2,
                era: DocumentEra(toolsVersion: field["toolsVersion"]),
                isStale: field["stale_suspect"] != "0"
            )
        }
    }

    /// The labels whose widths count: unique, three characters and more, 9 to 40 points, and not stale.
    static func scored() throws -> [SavedLabel] {
        var seen: Set<[String]> = []
        return try all().filter { label in
            let size = label.font.size.points
            let identity = [
                label.platform.rawValue, label.text, label.font.weight.rawValue, "\(size)", "\(label.netWidth)",
            ]
            return !label.isStale && label.text.count >= 3 && (9...40).contains(size) && seen.insert(identity).inserted
        }
    }

    /// What measures the label as Xcode did.
    func request(era: DocumentEra) -> TextRequest {
        TextRequest(text: text, font: font, platform: platform, pixelsPerPoint: pixelsPerPoint, era: era)
    }

    /// One step in which the width grows, in points.
    var pixel: Double { platform == .macOS ? 1 : 1 / Double(pixelsPerPoint) }
}
