internal import SourceText
internal import StringTables

/// The findings of one table: issues with one cause are joined, the languages in which it shows become occurrences.
struct TableFindings {
    private let table: LocalizedTable
    private let languages: [LanguageTable]
    /// The lines of the languages' files, by position; only those that are needed.
    private var lines: [Int: LineTable] = [:]
    private(set) var findings: [Finding] = []

    init(_ table: LocalizedTable) {
        self.table = table
        languages = table.languages
    }

    /// What identifies a group of issues with one cause.
    private struct Cause: Hashable {
        var key: [UInt8]
        var variant: String?
        var words: String
    }

    /// Adds what one rule says.
    ///
    /// A finding of one language points to the text of that language. One of several points to the source text, which
    /// is where the cause often is.
    ///
    /// - Complexity: O(*n* + *i*) in the size of the files that have issues and the number of issues.
    mutating func add(_ issues: [TableIssue], of rule: Rule) {
        guard !issues.isEmpty else { return }
        var order: [Cause] = []
        var groups: [Cause: [TableIssue]] = [:]
        for issue in issues {
            let cause = Cause(key: Array(issue.key.utf8), variant: issue.variant, words: issue.cause ?? issue.message)
            if groups[cause] == nil { order.append(cause) }
            groups[cause, default: []].append(issue)
        }
        for language in [0, written(0)] + issues.map(\.language) where lines[language] == nil {
            lines[language] = LineTable(languages[language].document.file.utf8)
        }
        findings += order.compactMap { cause in
            groups[cause].flatMap { finding(rule, cause.words, $0) }
        }
    }

    private func finding(_ rule: Rule, _ cause: String, _ issues: [TableIssue]) -> Finding? {
        guard let first = issues.first else { return nil }
        let key = first.isOfGroup ? "" : first.key
        let identity = [rule.rawValue, table.file, table.name, key, first.variant ?? "", cause]
        var seen: Set<Int> = []
        let issues = issues.filter { seen.insert($0.language).inserted }
        let occurrences = issues.map { issue in
            let language = languages[issue.language]
            let standard = issue.severity.map(RuleDocumentation.DefaultSeverity.always)
            return Occurrence(
                locale: language.language,
                kind: issue.language == 0 ? .source : .real,
                textSize: "",
                severity: SeverityPolicy.severity(standard ?? rule.documentation.severity, Evidence(.written)),
                text: Self.shortened(issue.text),
                location: location(of: issue.offset ?? 0, in: issue.language),
                fault: nil,
                samples: [],
                fingerprint: Fingerprint.of(identity + [language.language])
            )
        }
        let source = table.source
        let sourceText = source.forms[Array(first.key.utf8)]?.first.map { source.entries[$0] }
        let shown =
            issues.first { $0.language == 0 }
            ?? ((issues.count == 1 || first.isOfFile) && first.offset != nil ? first : nil)
        let home = shown?.language ?? (sourceText == nil ? first.language : 0)
        let place = location(of: shown?.offset ?? sourceText?.valueOffset ?? first.offset ?? 0, in: home)
        let length = (shown?.text ?? sourceText?.value ?? first.text).unicodeScalars.count + 2
        return Finding(
            rule: rule,
            severity: occurrences.map(\.severity).max() ?? .note,
            message: first.message,
            location: place,
            excerpt: first.key.isEmpty ? nil : excerpt(place, in: home, length: length),
            table: table.name,
            key: first.key,
            variant: first.variant,
            fingerprint: Fingerprint.of(identity),
            occurrences: occurrences
        )
    }

    private func location(of offset: Int, in position: Int) -> SourceLocation {
        let language = languages[position]
        let place = lines[position]?.position(at: offset, in: language.document.file.utf8) ?? (line: 1, column: 1)
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

    /// The language in whose file a text stands: a source language whose texts are the keys has no file of its own, but the
    /// lines of a translation.
    private func written(_ position: Int) -> Int {
        guard position == 0, !(languages[0].document is CatalogFile) else { return position }
        return languages.indices.first { $0 > 0 && languages[$0].path == languages[0].path } ?? 0
    }

    private func excerpt(_ location: SourceLocation, in position: Int, length: Int) -> SourceExcerpt? {
        let position = written(position)
        let file = languages[position].document.file
        guard let bytes = lines[position]?.bytes(ofLine: location.line, in: file.utf8),
            bytes.count <= Self.longestLine
        else { return nil }
        let line = String(decoding: bytes, as: UTF8.self)
        let rest = max(1, line.unicodeScalars.count - location.column + 1)
        return SourceExcerpt(line: line, column: location.column, length: max(1, min(length, rest)))
    }
}
