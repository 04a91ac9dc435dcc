package import Findings
internal import SourceText
internal import StringTables

/// The room of each string in the form that a translation tool takes: a limit in characters for each key.
///
/// A string has the least room of all places that show it. Strings that nothing limits are left out, and so are those that do
/// not fit themselves and those of documents that are never translated. Texts are exact, as a tool compares them with its own.
package enum BudgetExport: String, Sendable, Hashable, CaseIterable {
    /// CSV with the flags of Weblate for each string, as `max-length:20`.
    case weblate
    /// XLIFF 1.2 with `maxwidth` and `size-unit="char"`, and a note; Weblate, Lokalise, Crowdin and Xcode read it.
    case xliff
    /// CSV in the columns of Crowdin's spreadsheets.
    case crowdin
    /// CSV with a description and a limit for each key, as Lokalise imports it.
    case lokalise

    /// The names of all forms.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// One string and its room.
    private struct Limit {
        var file: String
        var table: String
        var key: String
        var text: String
        /// The room that is left, in characters of average width; below zero if there are too many already.
        var left: Int
        /// The screens that show it, each once.
        var screens: [String]

        /// The number of characters that fit.
        var maximum: Int { text.count + left }

        /// What a translator is told.
        func note(in language: String) -> String {
            let place = screens.isEmpty ? "" : "; shown on \(CountPhrase.list(screens))"
            return BudgetPhrase.of(maximum: maximum, length: text.count, language: language) + place
        }
    }

    /// The budgets as UTF-8.
    ///
    /// - Complexity: O(*n* log *n*) in the number of budgets.
    package func render(_ report: CheckReport) -> [UInt8] {
        let limits = Self.limits(report.budgets)
        let language = report.source
        switch self {
        case .weblate:
            return Self.csv(
                ["context", "source", "flags", "explanation"],
                limits.map { [$0.key, $0.text, "max-length:\($0.maximum)", $0.note(in: language)] }
            )
        case .crowdin:
            return Self.csv(
                ["identifier", "source_phrase", "context", "max_length"],
                limits.map { [$0.key, $0.text, $0.note(in: language), String($0.maximum)] }
            )
        case .lokalise:
            return Self.csv(
                ["key_name", language, "description", "character_limit"],
                limits.map { [$0.key, $0.text, $0.note(in: language), String($0.maximum)] }
            )
        case .xliff: return Self.xliff(limits, language: language)
        }
    }

    private static func csv(_ columns: [String], _ rows: [[String]]) -> [UInt8] {
        // What Overset says is safe in a spreadsheet; keys and texts are those of the app.
        let exact = Set(["context", "source", "identifier", "source_phrase", "key_name"]).union([columns[1]])
        let lines = ([columns] + rows).map { row in
            zip(columns, row).map { exact.contains($0) ? cell($1) : CSVReport.cell($1) }.joined(separator: ",")
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }

    /// A cell as RFC 4180 has it, without a sign changed.
    private static func cell(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { "\",;\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// Whether a text is one of a document outside of language folders.
    private static func isNeverTranslated(_ budget: TextBudget) -> Bool {
        [".storyboard", ".xib"].contains(where: budget.file.hasSuffix) && !budget.file.contains(".lproj/")
    }

    private static func xliff(_ limits: [Limit], language: String) -> [UInt8] {
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(XLIFFLimits.mark)\n"
        xml += "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"
        var file: String?
        for limit in limits {
            if file.map({ !$0.utf8.elementsEqual(limit.file.utf8) }) ?? true {
                if file != nil { xml += "    </body>\n  </file>\n" }
                xml +=
                    "  <file original=\"\(XMLText.escaping(limit.file))\" source-language=\"\(XMLText.escaping(language))\""
                xml += " datatype=\"plaintext\">\n    <body>\n"
                file = limit.file
            }
            xml +=
                "      <trans-unit id=\"\(XMLText.exact(limit.key))\" maxwidth=\"\(limit.maximum)\" size-unit=\"char\""
            xml += " xml:space=\"preserve\">\n"
            xml += "        <source>\(XMLText.exact(limit.text))</source>\n"
            xml += "        <note>\(XMLText.escaping(limit.note(in: language)))</note>\n      </trans-unit>\n"
        }
        if file != nil {
            xml += "    </body>\n  </file>\n"
        } else {
            // XLIFF 1.2 has one file at least.
            let language = XMLText.escaping(language)
            xml += "  <file original=\"\" source-language=\"\(language)\" datatype=\"plaintext\"><body/></file>\n"
        }
        return Array((xml + "</xliff>\n").utf8)
    }

    /// The least room of each string, by file and key.
    private static func limits(_ budgets: [TextBudget]) -> [Limit] {
        var limits: [Limit] = []
        var places: [[[UInt8]]: Int] = [:]
        for budget in budgets {
            guard let left = budget.characters, !budget.key.isEmpty, !isNeverTranslated(budget) else { continue }
            let identity = [budget.file, budget.table, budget.key].map { Array($0.utf8) }
            let screen = budget.place?.screen
            guard let place = places[identity] else {
                places[identity] = limits.count
                limits.append(
                    Limit(
                        file: budget.file,
                        table: budget.table,
                        key: budget.key,
                        text: budget.source ?? budget.text,
                        left: left,
                        screens: screen.map { [$0] } ?? []
                    )
                )
                continue
            }
            limits[place].left = min(limits[place].left, left)
            if let screen, !limits[place].screens.contains(screen) { limits[place].screens.append(screen) }
        }
        return limits.filter { $0.left >= 0 }.sorted { first, second in
            for (one, other) in [(first.file, second.file), (first.key, second.key)]
            where !one.utf8.elementsEqual(other.utf8) { return ReportOrder.precedes(one, other) }
            return ReportOrder.precedes(first.table, second.table)
        }
    }
}
