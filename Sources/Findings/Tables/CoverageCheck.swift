internal import StringTables

/// Compares which keys the languages of a table have.
struct CoverageCheck {
    let options: RuleOptions

    /// `missing-key`.
    func missing(in table: LocalizedTable) -> [TableFault] {
        var keys: [TableEntry] = []
        var seen: Set<[UInt8]> = []
        for entry in table.source.shown {
            let key = Array(entry.key.utf8)
            guard seen.insert(key).inserted, !table.kept.contains(key), table.hasOwnText(entry) else { continue }
            guard Message(entry.value).segments.contains(where: { $0.kind == .text }),
                entry.value.contains(where: \.isLetter)
            else { continue }
            keys.append(entry)
        }
        guard !keys.isEmpty else { return [] }
        var faults: [TableFault] = []
        for (position, language) in table.translations.enumerated() where isComplete(language, in: table) {
            let elsewhere = table.elsewhere[language.language] ?? []
            let absent = keys.filter { entry in
                let key = Array(entry.key.utf8)
                return language.forms[key] == nil && !elsewhere.contains(key)
            }
            if keys.count > 3, Double(absent.count) > options.missingShare * Double(keys.count) {
                faults.append(
                    TableFault(
                        rule: .missingKey,
                        message: "\(absent.count) of \(keys.count) texts have no translation",
                        key: "",
                        language: position + 1,
                        offset: 0,
                        text: "",
                        cause: "table"
                    )
                )
                continue
            }
            for entry in absent {
                faults.append(
                    TableFault(
                        rule: .missingKey,
                        message: "the text has no translation",
                        key: entry.key,
                        language: position + 1,
                        offset: nil,
                        text: entry.value
                    )
                )
            }
        }
        return faults
    }

    /// Whether a language must have all texts: a variant of the source language in a String Catalog need not, as the
    /// source text is shown for what it lacks.
    private func isComplete(_ language: LanguageTable, in table: LocalizedTable) -> Bool {
        !(language.document is CatalogFile) || language.primaryLanguage != table.source.primaryLanguage
    }

    /// `stale-key`: keys that only translations have, and keys of views that are gone.
    func stale(in table: LocalizedTable) -> [TableFault] {
        var faults: [TableFault] = []
        for (position, language) in table.languages.enumerated() {
            let catalog = language.document as? CatalogFile
            var gone: [TableFault] = []
            var extra: [TableFault] = []
            var seen: Set<[UInt8]> = []
            for entry in language.shown where seen.insert(Array(entry.key.utf8)).inserted {
                if let object = InterfaceKey(entry.key)?.object, let objects = table.objects, !objects.contains(object)
                {
                    gone.append(Self.fault(entry, position, "'\(object)' is no object of \(table.name) any more"))
                } else if let catalog, catalog.key(of: entry)?.extractionState == "stale" {
                    guard position == 0 else { continue }
                    gone.append(Self.fault(entry, position, "the catalog says that no source uses the key any more"))
                } else if position > 0, !table.isPartial, table.source.forms[Array(entry.key.utf8)] == nil,
                    table.elsewhere[table.source.language]?.contains(Array(entry.key.utf8)) != true
                {
                    extra.append(Self.fault(entry, position, "the source language does not have the key"))
                }
            }
            // A source table that lacks most of what its translations have is no measure for them.
            faults += gone + (extra.count * 2 <= seen.count ? extra : [])
        }
        return faults
    }

    private static func fault(_ entry: TableEntry, _ language: Int, _ message: String) -> TableFault {
        TableFault(
            rule: .staleKey,
            message: message,
            key: entry.key,
            language: language,
            offset: entry.keyOffset,
            text: entry.value
        )
    }
}

/// A key that Interface Builder makes: `ObjectID.property`.
package struct InterfaceKey: Sendable, Hashable {
    package let object: String
    package let property: String

    /// The members of objects that Interface Builder writes texts of into tables.
    private static let properties: Set<String> = [
        "title", "text", "label", "placeholder", "placeholderString", "normalTitle", "headerTitle", "footerTitle",
        "accessibilityLabel", "accessibilityHint", "ibShadowedToolTip", "headerCell.title", "paletteLabel", "toolTip",
        "configuration.title", "segmentTitles", "ibShadowedLabels", "headerToolTip",
        "ibExternalAccessibilityDescription", "ibExternalUserDefinedRuntimeAttributesLocalizableStrings",
    ]

    /// `nil` if the key has another form.
    package init?(_ key: String) {
        guard let dot = key.firstIndex(of: ".") else { return nil }
        let object = key[..<dot]
        let property = String(key[key.index(after: dot)...].prefix { $0 != "[" })
        let isNumber = !object.isEmpty && object.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let parts = object.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
        guard isNumber || parts == [3, 2, 3], Self.properties.contains(property) else { return nil }
        self.object = String(object)
        self.property = property
    }
}
