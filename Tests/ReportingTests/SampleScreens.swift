import Findings
import Interfaces
import Layout
import SourceText
import TextMeasurement

/// Screens made by hand, for tests: a bar with a title, and labels below each other.
enum SampleScreens {
    /// A text of a screen in all languages.
    struct Label {
        var key: String
        var values: [(locale: String, value: String)]
        /// The width of its label, in points.
        var width: Double
        /// Whether only the running app knows its box.
        var isUnchecked = false

        var object: String { key + "-label" }
        func value(in locale: String) -> String {
            values.first { $0.locale == locale }?.value ?? values.first?.value ?? ""
        }
    }

    struct Device {
        var name: String
        var size: Size
    }

    static let devices = [
        Device(name: "iPhone SE", size: Size(width: 375, height: 667)),
        Device(name: "iPhone 16 Pro", size: Size(width: 402, height: 874)),
    ]

    /// A screen in all languages on all devices, with the findings that its texts give.
    static func screen(
        _ name: String,
        file: String = "App/Base.lproj/Main.storyboard",
        labels: [Label],
        locales: [CheckReport.Locale],
        devices: [Device] = Self.devices,
        pictures limit: Int = .max
    ) -> (record: ScreenRecord, findings: [Finding]) {
        let findings = labels.enumerated().compactMap { index, label in
            finding(label, line: index * 4 + 20, on: name, file: file, locales: locales, devices: devices)
        }
        var record = ScreenRecord(
            name: name,
            identifier: name.lowercased() + "-id",
            file: file,
            views: labels.count + 4,
            cells: [],
            pictures: []
        )
        for device in devices {
            for locale in locales {
                let hits = findings.filter { finding in
                    finding.occurrences.contains { $0.locale == locale.name && $0.device == device.name }
                }
                record.cells.append(
                    ScreenRecord.MatrixCell(
                        locale: locale.name,
                        device: device.name,
                        textSize: "large",
                        texts: labels.count { !$0.isUnchecked },
                        unchecked: labels.count(where: \.isUnchecked),
                        severity: hits.map(\.severity).max(),
                        findings: hits.map(\.fingerprint)
                    )
                )
                guard record.pictures.count < limit else { continue }
                record.pictures.append(picture(of: labels, in: locale, on: device))
            }
        }
        return (record, findings)
    }

    private static func top(of index: Int) -> Double { 120 + Double(index) * 44 }

    private static func picture(of labels: [Label], in locale: CheckReport.Locale, on device: Device) -> ScreenPicture {
        let isRightToLeft = locale.name == "he" || locale.name == "ar-XB"
        let (width, height) = (device.size.width, device.size.height)
        func frame(_ index: Int) -> Rect {
            let x = isRightToLeft ? width - 16 - labels[index].width : 16
            return Rect(x: x, y: top(of: index), width: labels[index].width, height: 21)
        }
        var boxes = [
            ScreenPicture.Box(
                frame: Rect(x: 0, y: 0, width: width, height: height),
                role: .plain,
                object: "root",
                name: "View"
            ),
            ScreenPicture.Box(
                frame: Rect(x: 0, y: 20, width: width, height: 44),
                role: .bar,
                object: "bar",
                name: "Navigation Bar"
            ),
            ScreenPicture.Box(
                frame: Rect(x: width - 96, y: 80, width: 80, height: 30),
                role: .image,
                object: "image",
                name: "Image"
            ),
        ]
        for (index, label) in labels.enumerated() {
            let role: ScreenPicture.Role = [.label, .button, .field][index % 3]
            boxes.append(
                ScreenPicture.Box(frame: frame(index), role: role, object: label.object, name: "\(label.key) label")
            )
        }
        return ScreenPicture(
            locale: locale.name,
            kind: locale.kind,
            device: device.name,
            textSize: "large",
            isRightToLeft: isRightToLeft,
            size: device.size,
            safeArea: Rect(x: 0, y: 20, width: width, height: height - 20),
            boxes: boxes,
            texts: labels.enumerated().map { index, label in
                text(label, in: locale.name, box: frame(index), isRightToLeft: isRightToLeft)
            }
        )
    }

    private static func text(_ label: Label, in locale: String, box: Rect, isRightToLeft: Bool) -> ScreenPicture.Text {
        let value = label.value(in: locale)
        let drawn = SquareText.picture(
            value,
            locale: locale,
            box: (width: box.width, height: nil, lines: 1),
            isRightToLeft: isRightToLeft
        )
        let start = isRightToLeft ? max(box.x, box.maxX - drawn.width) : box.x
        return ScreenPicture.Text(
            key: label.key,
            object: label.object,
            value: value,
            box: box,
            lines: drawn.lines,
            lineStarts: drawn.lines.map { _ in start },
            top: box.y,
            scale: 1,
            needed: Size(width: drawn.width, height: drawn.height),
            isCut: drawn.width > box.width && !label.isUnchecked,
            isUnchecked: label.isUnchecked,
            isUntranslated: !label.values.contains { $0.locale == locale },
            isRightToLeft: isRightToLeft
        )
    }

    /// The finding about one text, if it does not fit anywhere.
    private static func finding(
        _ label: Label,
        line: Int,
        on screen: String,
        file: String,
        locales: [CheckReport.Locale],
        devices: [Device]
    ) -> Finding? {
        let broken = locales.filter {
            SquareText.advance(of: label.value(in: $0.name), size: 17).rounded(.up) > label.width
        }
        guard !label.isUnchecked, !broken.isEmpty else { return nil }
        let shown = [locales[0]] + broken
        var finding = SampleReport.finding(
            "\(screen).\(label.key)",
            in: "Main",
            line: line,
            box: (width: label.width, height: nil, lines: 1),
            shown: shown.map { locale in
                SampleReport.Shown(
                    locale: locale.name,
                    kind: locale.kind,
                    text: label.value(in: locale.name),
                    severity: locale.kind == .real ? .error : .warning,
                    isRightToLeft: locale.name == "he"
                )
            }
        )
        finding.occurrences = devices.flatMap { device in
            finding.occurrences.map { occurrence in
                var occurrence = occurrence
                occurrence.device = device.name
                occurrence.fingerprint = Fingerprint.of([occurrence.fingerprint, device.name])
                return occurrence
            }
        }
        finding.key = label.key
        finding.location.path = file
        finding.place = ScreenPlace(
            screen: screen,
            identifier: screen.lowercased() + "-id",
            object: label.object,
            view: "\(label.key) label"
        )
        let location = SourceLocation(path: file, line: line + 2, column: 25)
        let width = DecimalText(label.width)
        finding.limiting = [
            RelatedPlace(phrase: "\(label.key).width == \(width)", location: location, object: "con-\(line)"),
            RelatedPlace(phrase: "\(label.key).leading == superview.leadingMargin", location: nil),
        ]
        let total = finding.occurrences.count
        finding.fixes = [
            Fix(
                phrase: "change \(label.key).width == \(width) to \(label.key).width >= \(width)",
                repaired: total,
                total: total,
                caused: 0,
                edit: Fix.Edit(
                    location: location,
                    end: location,
                    range: 900..<900,
                    replacement: " relation=\"greaterThanOrEqual\""
                )
            ),
            Fix(phrase: "allow 2 lines in \(label.key) label", repaired: max(total - 1, 1), total: total, caused: 1),
        ]
        return finding
    }

    /// The budget of each text of a screen.
    static func budgets(
        of labels: [Label],
        on screen: String,
        file: String = "App/Base.lproj/Main.storyboard"
    ) -> [TextBudget] {
        labels.enumerated().map { index, label in
            let text = label.values.first?.value ?? ""
            let width = SquareText.advance(of: text, size: 17)
            return TextBudget(
                file: file,
                table: "Main",
                key: label.key,
                location: SourceLocation(path: file, line: index * 4 + 20, column: 17),
                place: ScreenPlace(
                    screen: screen,
                    identifier: screen.lowercased() + "-id",
                    object: label.object,
                    view: "\(label.key) label"
                ),
                device: index == 0 ? nil : devices[0].name,
                text: text,
                width: width,
                available: index == 1 ? nil : label.width,
                characters: index == 1 ? nil : Int((label.width - width) / (17 * 0.6)),
                breaksFirst: index == 0 && labels.count > 1 ? labels[1].key : nil,
                share: index == 1 ? nil : min(1, max(0, (label.width - width) / max(width, 1)))
            )
        }
    }

    private static func DecimalText(_ value: Double) -> String { String(Int(value)) }
}
