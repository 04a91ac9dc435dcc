import Findings
import SourceText

extension SampleReport {
    private static let photoLabels = [
        SampleScreens.Label(
            key: "TITLE",
            values: [
                ("en", "Add Photo"), ("de", "Foto hinzufügen"), ("he", "הוספת תמונה"), ("en-XA", "[Åðð Þĥöţö one]"),
            ],
            width: 120
        ),
        SampleScreens.Label(
            key: "NAME",
            values: [("en", "Name"), ("de", "Name"), ("he", "שם"), ("en-XA", "[Ñåɱé]")],
            width: 200
        ),
        SampleScreens.Label(
            key: "SEND",
            values: [("en", "Send"), ("de", "Absenden"), ("he", "שליחה"), ("en-XA", "[Šéñð one]")],
            width: 70
        ),
    ]

    private static let settingsLabels = [
        SampleScreens.Label(
            key: "QUALITY",
            values: [("en", "Quality"), ("de", "Qualität"), ("he", "איכות"), ("en-XA", "[Qûåļîţý]")],
            width: 220
        )
    ]

    /// Texts of a screen that nobody can check, each too long for the box that the document gives it; Hebrew has none.
    private static let drawerLabels = [
        SampleScreens.Label(
            key: "DRAWER",
            values: [("en", "Details of it"), ("de", "Einzelheiten"), ("en-XA", "[Ðéţåîļš one]")],
            width: 20,
            isUnchecked: true
        )
    ]

    /// A report about three screens, one of which shows faults and one of which cannot be checked, on two devices.
    static let screens: CheckReport = {
        let locales = Self.locales.filter { ["en", "de", "he", "en-XA"].contains($0.name) }
        let photo = SampleScreens.screen("Photo", labels: photoLabels, locales: locales)
        let settings = SampleScreens.screen(
            "Settings",
            file: "App/Base.lproj/Settings.storyboard",
            labels: settingsLabels,
            locales: locales,
            pictures: 2
        )
        let drawer = SampleScreens.screen(
            "Drawer",
            file: "App/Base.lproj/Settings.storyboard",
            labels: drawerLabels,
            locales: locales
        )
        var report = Self.report(small.findings + photo.findings + settings.findings, locales: locales)
        report.devices = SampleScreens.devices.map(\.name)
        report.screens = [SampleLooks.dressed(photo.record), settings.record, drawer.record]
        report.assets = SampleLooks.assets
        report.budgets =
            SampleScreens.budgets(of: photoLabels, on: "Photo")
            + SampleScreens.budgets(of: settingsLabels, on: "Settings", file: "App/Base.lproj/Settings.storyboard") + [
                TextBudget(
                    file: "App/en.lproj/Localizable.strings",
                    table: "Localizable",
                    key: "ADD_PHOTO_TITLE",
                    location: SourceLocation(path: "App/en.lproj/Localizable.strings", line: 12, column: 1),
                    place: nil,
                    device: nil,
                    text: "Add Photo",
                    width: 86.7,
                    available: 120,
                    characters: 3,
                    share: 0.31
                )
            ]
        // More places than a page shows of one string.
        let lines = [("App/AlbumView.swift", 12)] + (1...10).map { ("App/PhotoView.swift", $0 * 7) }
        report.uses = [
            StringUse(
                table: "Localizable",
                key: "ADD_PHOTO_TITLE",
                places: lines.map { SourceLocation(path: $0.0, line: $0.1, column: 9) }
            )
        ]
        report.known = 4
        report.fixed = ["App/en.lproj/Menu.strings: truncated-text of 'OLD' in de"]
        report.unchecked = small.unchecked
        return report
    }()

    /// A screen on which every text is hostile.
    static func hostileScreen(_ findings: [Finding]) -> (record: ScreenRecord, budgets: [TextBudget]) {
        let labels = hostileTexts.map { SampleScreens.Label(key: $0, values: [("en", $0)], width: 100) }
        let all = hostileTexts.joined()
        let devices = [SampleScreens.Device(name: hostileTexts[0], size: SampleScreens.devices[0].size)]
        var record = SampleScreens.screen(all, file: all, labels: labels, locales: Self.locales, devices: devices)
            .record
        for index in record.cells.indices {
            record.cells[index].findings = findings.map(\.fingerprint)
            record.cells[index].severity = .error
        }
        return (record, SampleScreens.budgets(of: labels, on: all, file: all))
    }
}
