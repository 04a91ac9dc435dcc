import Findings
import Layout
import SourceText

/// A report with one screen in two languages on two devices, made by hand.
enum ScreenSample {
    static let report: CheckReport = {
        let place = ScreenPlace(screen: "Login", identifier: "s1", object: "b1", view: "Label")
        let location = SourceLocation(path: "Main.storyboard", line: 9, column: 5)
        var finding = Finding(
            rule: .truncatedText,
            severity: .error,
            message: "'b1.text' is truncated",
            location: location,
            table: "Main",
            key: "b1.text",
            occurrences: [
                Occurrence(
                    locale: "de",
                    kind: .real,
                    textSize: "large",
                    device: "iPhone SE",
                    severity: .error,
                    text: "Anmeldung",
                    location: nil,
                    fault: FittedText.Fault(
                        kind: .truncated,
                        axis: .width,
                        needed: 100,
                        available: 60,
                        isCertain: true
                    ),
                    samples: [],
                    fingerprint: Fingerprint.of(["b1", "de"])
                )
            ]
        )
        finding.place = place
        finding.limiting = [RelatedPlace(phrase: "b1.width == 60", location: location, object: "c1")]
        finding.fixes = [Fix(phrase: "change b1.width == 60 to b1.width >= 60", repaired: 1, total: 1, caused: 0)]
        var report = SampleReport.report(
            [finding],
            locales: [
                CheckReport.Locale(name: "en", kind: .source, pipeline: nil, texts: 1, untranslated: 0),
                CheckReport.Locale(name: "de", kind: .real, pipeline: nil, texts: 1, untranslated: 0),
            ]
        )
        report.devices = ["iPhone SE", "iPad"]
        var cells: [ScreenRecord.MatrixCell] = []
        for device in report.devices {
            for locale in ["en", "de"] {
                var cell = ScreenRecord.MatrixCell(locale: locale, device: device, textSize: "large", texts: 1)
                if locale == "de", device == "iPhone SE" {
                    cell.severity = .error
                    cell.findings = [finding.fingerprint]
                }
                cells.append(cell)
            }
        }
        report.screens = [
            ScreenRecord(
                name: "Login",
                identifier: "s1",
                file: "Main.storyboard",
                views: 2,
                cells: cells,
                pictures: []
            )
        ]
        for (device, room) in [("iPhone SE", 60.0), ("iPad", nil as Double?)] {
            var budget = TextBudget(
                file: "Main.storyboard",
                table: "Main",
                key: "b1.text",
                location: location,
                place: place,
                device: device,
                text: "Log, in",
                width: 50,
                available: room,
                characters: room.map { _ in 1 },
                share: room.map { _ in 0.12 }
            )
            if room != nil { budget.languages = ["ru", "el"] }
            report.budgets.append(budget)
        }
        return report
    }()
}
