internal import Findings
internal import Layout
internal import SourceText

/// The findings as one compact JSON text, which the page's script draws from.
///
/// A row is a list of the values of ``PageColumns``, whose names are in the data once, and places replace texts that
/// repeat: the page carries thousands of findings.
enum PageData {
    /// The severities in the order in which rows name them.
    static let severities: [Severity] = Severity.allCases.reversed()

    static func of(_ content: PageContent) -> [UInt8] {
        var writer = JSONWriter(isCompact: true)
        writer.object { json in
            json.key("columns")
            json.object { json in
                for kind in PageColumns.all { json.member(kind.rowKind, kind.names) }
            }
            json.member("tables", content.tables.texts)
            json.member("rules", content.rules.texts)
            json.member("files", content.files.texts)
            json.member("severities", severities.map(\.rawValue))
            json.key("locales")
            json.rows(of: PageColumns.Locale.self, content.locales) { locale, column, json in
                switch column {
                case .name: json.string(locale.name)
                case .kind: json.string(locale.kind.title)
                }
            }
            json.key("findings")
            json.array { json in
                for finding in content.findings { write(finding, content, to: &json) }
            }
            writeScreens(content, to: &json)
            if let comparison = content.comparison {
                json.key("comparison")
                json.object { json in json.member("baseline", comparison.baseline) }
            }
        }
        return writer.bytes
    }

    static func place(of severity: Severity) -> Int { severities.firstIndex(of: severity) ?? 0 }

    private static func write(_ finding: Finding, _ content: PageContent, to json: inout JSONWriter) {
        let drawing = FindingDrawing(finding, glyphs: content.glyphs)
        json.row(of: PageColumns.Finding.self) { column, json in
            switch column {
            case .id: json.string(finding.fingerprint)
            case .rule: json.integer(content.rules.place(of: finding.rule.rawValue))
            case .severity: json.integer(place(of: finding.severity))
            case .table: json.integer(content.tables.place(of: finding.table))
            case .key: json.string(finding.key)
            case .title: json.string(content.title(of: finding))
            case .message: json.string(FindingSentence.explained(finding))
            case .file: json.integer(content.files.place(of: finding.location.path))
            case .line: json.integer(finding.location.line)
            case .occurrences:
                json.array { json in
                    for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                        write(occurrence, content, to: &json)
                    }
                }
            case .screen: json.integer(ifAny: content.screen(of: finding))
            case .object: json.string(ifAny: finding.place?.object)
            case .view: json.string(ifAny: finding.place?.view)
            case .limiting: write(finding.limiting, content, to: &json)
            case .fixes: write(finding.fixes, to: &json)
            case .scale: if let drawing { json.number(drawing.scale) }
            case .pictures:
                guard let drawing else { return }
                json.array { json in
                    for picture in drawing.drawings { write(picture, in: drawing, content, to: &json) }
                }
            case .change: json.string(ifAny: content.comparison?.changes[finding.fingerprint]?.rawValue)
            case .role:
                json.integer(ifAny: finding.role.flatMap(ScreenPicture.Role.allCases.firstIndex(of:)))
            case .isFolded: json.mark(if: FoldedFindings.isFolded(finding))
            }
        }
    }

    private static func write(_ limiting: [RelatedPlace], _ content: PageContent, to json: inout JSONWriter) {
        guard !limiting.isEmpty else { return }
        json.rows(of: PageColumns.Limit.self, limiting) { related, column, json in
            switch column {
            case .phrase: json.string(related.phrase)
            case .file: json.integer(ifAny: related.location.map { content.files.place(of: $0.path) })
            case .line: json.integer(ifAny: related.location?.line)
            case .object: json.string(ifAny: related.object)
            }
        }
    }

    private static func write(_ fixes: [Fix], to json: inout JSONWriter) {
        guard !fixes.isEmpty else { return }
        json.rows(of: PageColumns.Fix.self, fixes) { fix, column, json in
            switch column {
            case .phrase: json.string(fix.phrase)
            case .result: json.string(FixSentence.result(of: fix))
            case .isWhole: json.mark(if: fix.isWhole)
            }
        }
    }

    private static func write(_ occurrence: Occurrence, _ content: PageContent, to json: inout JSONWriter) {
        let words = OccurrenceDescription(occurrence, in: content.report)
        // Where the setting is the device alone, the place of the device says it.
        let isDevice = occurrence.device.map { $0.utf8.elementsEqual(words.setting.utf8) } ?? false
        json.row(of: PageColumns.Occurrence.self) { column, json in
            switch column {
            case .locale: json.integer(content.place(ofLocale: occurrence.locale))
            case .severity: json.integer(place(of: occurrence.severity))
            case .text: json.string(occurrence.text)
            case .needed: json.string(words.needed)
            case .available: json.string(words.available)
            case .excess: json.string(words.excess)
            case .share: json.number(ReportOrder.excess(occurrence))
            case .textSize:
                if !occurrence.textSize.isEmpty { json.integer(content.textSizes.place(of: occurrence.textSize)) }
            case .device: json.integer(ifAny: occurrence.device.map { content.devices.place(of: $0) })
            case .file: json.integer(ifAny: occurrence.location.map { content.files.place(of: $0.path) })
            case .line: json.integer(ifAny: occurrence.location?.line)
            case .samples:
                guard !occurrence.samples.isEmpty else { return }
                json.array { json in
                    for sample in occurrence.samples { json.string(sample) }
                }
            case .setting: if !isDevice, !words.setting.isEmpty { json.string(words.setting) }
            case .isUncertain: json.mark(if: !words.isCertain)
            }
        }
    }
}

extension JSONWriter {
    /// Writes a row; what `write` writes nothing for is `null`, or left out at the end.
    mutating func row<Column: PageColumn>(of _: Column.Type, _ write: (Column, inout JSONWriter) -> Void) {
        array { json in
            var end = json.bytes.count
            for column in Column.allCases {
                let start = json.bytes.count
                write(column, &json)
                if json.bytes.count > start { end = json.bytes.count } else { json.null() }
            }
            json.removeLast(json.bytes.count - end)
        }
    }

    /// Writes a list of rows.
    mutating func rows<Column: PageColumn, Values: Sequence>(
        of kind: Column.Type,
        _ values: Values,
        _ write: (Values.Element, Column, inout JSONWriter) -> Void
    ) {
        array { json in
            for value in values {
                json.row(of: kind) { column, json in write(value, column, &json) }
            }
        }
    }

    /// Writes a number, or nothing.
    mutating func integer(ifAny value: Int?) {
        if let value { integer(value) }
    }

    /// Writes a text, or nothing for none and for an empty one.
    mutating func string(ifAny text: String?) {
        if let text, !text.isEmpty { string(text) }
    }

    /// Writes 1, or nothing.
    mutating func mark(if holds: Bool) {
        if holds { integer(1) }
    }

    /// Writes a list of numbers with at most two decimals.
    mutating func numbers(_ values: [Double]) {
        array { json in
            for value in values { json.number(value, decimals: 2) }
        }
    }

    mutating func integers(_ values: [Int]) {
        array { json in
            for value in values { json.integer(value) }
        }
    }
}
