internal import CodeFacts
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// What a document says that no screen of it lays out.
extension ScreenReader {
    /// Collects strings in parts that the system lays out, and lists the other strings that are on no screen, and the
    /// screens that are too large.
    mutating func noteLoose(
        in document: InterfaceDocument,
        _ tooLarge: [Screen],
        _ file: Project.InterfaceFile,
        _ tables: Tables,
        _ lines: SourceLines
    ) {
        for screen in tooLarge {
            plans.unchecked.append(
                CheckReport.Unchecked(
                    location: screen.location,
                    subject: screen.name,
                    reason: "the screen has \(screen.views.count) views; at most \(Self.maximumViews) are laid out"
                )
            )
        }
        for fault in document.faults where fault.kind == .notLaidOut {
            plans.unchecked.append(
                CheckReport.Unchecked(
                    location: fault.location,
                    subject: fault.location.path,
                    reason: fault.message
                )
            )
        }
        var row = StringCoverage.Row(.document, file: project.shownPath(of: file.path), name: file.table)
        let onScreens = Set(document.screens.flatMap(\.views).flatMap(\.content.allTexts).map(\.location))
        for text in tooLarge.flatMap(\.views).flatMap(\.content.allTexts) where TextPurpose.isForPeople(text.value) {
            row.strings += 1
            row.reasons[Self.onTooLargeScreen, default: 0] += 1
        }
        for text in document.texts where !text.value.isEmpty && !text.isPrototype && !onScreens.contains(text.location)
        {
            let isForPeople = TextPurpose.isForPeople(text.value)
            if isForPeople { row.strings += 1 }
            let element = document.objects.object(withID: text.objectID)?.element ?? ""
            if let part = DocumentSystemText.part(text.property, of: element, on: document.target),
                part.isOfDesktop || hasBars
            {
                guard isForPeople else { continue }
                row.document += 1
                plans.systemTexts.append(
                    DocumentSystemText(part: part, text: declared(text, file, tables, lines))
                )
                continue
            }
            let item = Self.barItems[element]
            if isForPeople { row.reasons[item == nil ? Self.onNoScreen : Self.inBar, default: 0] += 1 }
            guard let item else { continue }
            plans.unchecked.append(
                CheckReport.Unchecked(
                    location: text.location,
                    subject: text.key,
                    reason: "the system lays out the titles of a \(item); this is not simulated"
                )
            )
        }
        if row.strings > 0 { plans.loose.append(row) }
    }

    /// A string of a document with its translations.
    private func declared(
        _ text: InterfaceText,
        _ file: Project.InterfaceFile,
        _ tables: Tables,
        _ lines: SourceLines
    ) -> DeclaredText {
        let value = tables.texts[source]?[text.key]?.value ?? text.value
        var translations: [String: [LocalizedEntry.Translation]] = [:]
        for (language, texts) in tables.texts where language != source {
            guard let found = texts[text.key] else { continue }
            translations[language] = [LocalizedEntry.Translation(value: found.value, location: found.location)]
        }
        return DeclaredText(
            table: file.table,
            key: text.key,
            variant: nil,
            file: file.path,
            isNested: false,
            value: value,
            location: text.location,
            excerpt: lines.excerpt(at: text.location, length: text.value.unicodeScalars.count),
            declaration: tables.declarations[text.key] ?? TextDeclaration(),
            // Pseudolocales are not judged in a room that is a range.
            isKept: true,
            translations: translations
        )
    }

    /// The elements whose titles are in bars, although no view of the document shows them.
    private static let barItems = [
        "barButtonItem": "bar button item", "navigationItem": "navigation item", "tabBarItem": "tab bar item",
        "toolbarItem": "toolbar item",
    ]

    private static let inBar = "the system lays out the titles of bars; this is not simulated"
    private static let onTooLargeScreen = "its screen has more than \(maximumViews) views"
    private static let onNoScreen = "it is of an object that no screen shows, such as a menu"
}
