import Findings
import Interfaces
import TestCorpus

/// The screens of a large app: sixty, in ten languages, on three devices.
enum ManyScreens {
    static let devices =
        SampleScreens.devices + [SampleScreens.Device(name: "iPad Pro 11", size: Size(width: 834, height: 1194))]

    private static let names: [(String, LocaleKind)] = [
        ("en", .source), ("de", .real), ("fr", .real), ("it", .real), ("es", .real), ("pl", .real), ("fi", .real),
        ("ru", .real), ("en-XA", .pseudo), ("en-XW", .stress),
    ]

    private static let words = [
        "Recent", "Albums", "Shared with you", "Delete photo", "Cancel", "Import from camera", "Favorites", "People",
        "Places", "Edit selection", "Memories", "Show hidden albums",
    ]

    private static let endings = ["", "en", "eaux", "zione", "miento", "ować", "minen", "овать", " one two", "oooooo"]

    static let locales = names.map {
        CheckReport.Locale(name: $0.0, kind: $0.1, pipeline: nil, texts: 720, untranslated: 0)
    }

    /// Takes the screens, their findings and their budgets into a report.
    static func add(to report: inout CheckReport) {
        var numbers = SeededNumbers(seed: 11)
        for index in 0..<60 {
            let labels = words.enumerated().map { place, word in
                SampleScreens.Label(
                    key: "LABEL_\(index)_\(place)",
                    values: zip(names, endings).map { ($0.0, "\(word) \(index)\($1)") },
                    width: (SquareText.advance(of: word, size: 17) + Double.random(in: 20...140, using: &numbers))
                        .rounded()
                )
            }
            // As many pictures as a run draws of each screen.
            let screen = SampleScreens.screen(
                "Screen \(index)",
                labels: labels,
                locales: locales,
                devices: devices,
                pictures: 25
            )
            report.screens.append(screen.record)
            report.findings += screen.findings
            report.budgets += SampleScreens.budgets(of: labels, on: "Screen \(index)")
        }
        report.devices = devices.map(\.name)
    }
}
