internal import SourceText
internal import StringTables

/// One fault of one text in one language, before equal ones are joined.
struct TableFault: Sendable {
    var rule: Rule
    var severity: Severity
    /// What is wrong, in words that are the same for all languages with the same cause.
    var message: String
    var key: String
    var variant: String?
    /// The language; its position in ``LocalizedTable/languages``.
    var language: Int
    /// Where it is, in UTF-8 bytes of the language's file; `nil` if it is nowhere: the source text then shows the place.
    var offset: Int?
    /// The text that is wrong; it is empty for a fault of a whole table.
    var text: String
    /// What tells the cause apart where the message holds something that may change.
    var cause: String?

    init(
        _ rule: Rule,
        _ severity: Severity? = nil,
        _ message: String,
        of entry: TableEntry,
        in language: Int,
        at offset: Int? = nil,
        cause: String? = nil
    ) {
        self.init(
            rule: rule,
            severity: severity,
            message: message,
            key: entry.key,
            variant: entry.variant,
            language: language,
            offset: offset ?? entry.valueOffset,
            text: entry.value,
            cause: cause
        )
    }

    init(
        rule: Rule,
        severity: Severity? = nil,
        message: String,
        key: String,
        variant: String? = nil,
        language: Int,
        offset: Int?,
        text: String,
        cause: String? = nil
    ) {
        self.rule = rule
        if let severity {
            self.severity = severity
        } else if case .always(let severity) = rule.documentation.severity {
            self.severity = severity
        } else {
            self.severity = .note
        }
        self.message = message
        self.key = key
        self.variant = variant
        self.language = language
        self.offset = offset
        self.text = text
        self.cause = cause
    }
}

extension LocalizedTable {
    /// What identifies a group of faults with one cause.
    private struct Cause: Hashable {
        var rule: Rule
        var key: [UInt8]
        var variant: String?
        var words: String
    }

    /// Joins the faults that have one cause; the languages in which it shows become its occurrences.
    ///
    /// A finding of one language points to the text of that language. One of several points to the source text, which
    /// is where the cause often is.
    ///
    /// - Complexity: O(*n* + *f*) in the size of the files that have faults and the number of faults.
    func findings(of faults: [TableFault]) -> [Finding] {
        var order: [Cause] = []
        var groups: [Cause: [TableFault]] = [:]
        for fault in faults {
            let cause = Cause(
                rule: fault.rule,
                key: Array(fault.key.utf8),
                variant: fault.variant,
                words: fault.cause ?? fault.message
            )
            if groups[cause] == nil { order.append(cause) }
            groups[cause, default: []].append(fault)
        }
        let languages = self.languages
        var lines: [Int: LineTable] = [:]
        for fault in faults where lines[fault.language] == nil {
            lines[fault.language] = LineTable(languages[fault.language].document.file.utf8)
        }
        if lines[0] == nil { lines[0] = LineTable(source.document.file.utf8) }
        return order.compactMap { cause in
            groups[cause].flatMap { finding(cause.words, $0, languages, lines) }
        }
    }

    private func finding(
        _ cause: String,
        _ faults: [TableFault],
        _ languages: [LanguageTable],
        _ lines: [Int: LineTable]
    ) -> Finding? {
        guard let first = faults.first else { return nil }
        let identity = [first.rule.rawValue, file, name, first.key, first.variant ?? "", cause]
        var seen: Set<Int> = []
        let faults = faults.filter { seen.insert($0.language).inserted }
        let occurrences = faults.map { fault in
            let language = languages[fault.language]
            return Occurrence(
                locale: language.language,
                kind: fault.language == 0 ? .source : .real,
                textSize: "",
                severity: fault.severity,
                text: Self.shortened(fault.text),
                location: self.location(of: fault.offset ?? 0, in: language, lines[fault.language]),
                fault: nil,
                samples: [],
                fingerprint: Fingerprint.of(identity + [language.language])
            )
        }
        let sourceText = source.forms[Array(first.key.utf8)]?.first.map { source.entries[$0] }
        let shown = faults.first { $0.language == 0 } ?? (faults.count == 1 && first.offset != nil ? first : nil)
        let home = shown?.language ?? (sourceText == nil ? first.language : 0)
        let (place, table) = (languages[home], lines[home])
        let offset = shown?.offset ?? sourceText?.valueOffset ?? first.offset ?? 0
        let location = self.location(of: offset, in: place, table)
        let length = (shown?.text ?? sourceText?.value ?? first.text).unicodeScalars.count + 2
        return Finding(
            rule: first.rule,
            severity: faults.map(\.severity).max() ?? first.severity,
            message: first.message,
            location: location,
            excerpt: first.key.isEmpty ? nil : excerpt(location, in: place, table, length: length),
            table: name,
            key: first.key,
            variant: first.variant,
            fingerprint: Fingerprint.of(identity),
            occurrences: occurrences
        )
    }

    private func location(of offset: Int, in language: LanguageTable, _ lines: LineTable?) -> SourceLocation {
        let place = lines?.position(at: offset, in: language.document.file.utf8) ?? (line: 1, column: 1)
        return SourceLocation(path: language.path, line: place.line, column: place.column)
    }

    /// How much of a text a report shows, in Unicode scalars.
    private static let longestText = 500

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > longestText, text.unicodeScalars.count > longestText else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestText))) + "…"
    }

    /// The longest line that a report shows a part of, in UTF-8 bytes: a file may have but one line.
    private static let longestLine = 4096

    private func excerpt(
        _ location: SourceLocation,
        in language: LanguageTable,
        _ lines: LineTable?,
        length: Int
    ) -> SourceExcerpt? {
        guard let bytes = lines?.bytes(ofLine: location.line, in: language.document.file.utf8),
            bytes.count <= Self.longestLine
        else { return nil }
        let line = String(decoding: bytes, as: UTF8.self)
        let rest = max(1, line.unicodeScalars.count - location.column + 1)
        return SourceExcerpt(line: line, column: location.column, length: max(1, min(length, rest)))
    }
}
