internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText
internal import StringTables

/// Screens of the configuration: their texts are keys of a table.
extension ScreenReader {
    mutating func read(_ declared: DeclaredScreen) {
        guard let file = configuration.file else { return }
        let lines = SourceLines(file)
        let texts = declared.screen.views.flatMap(\.content.shownTexts)
        let keys = Set(texts.map(\.key))
        var plan = ScreenPlan(
            screen: declared.screen,
            file: declared.screen.location.path,
            table: declared.table ?? "",
            lines: lines,
            hasFormats: true
        )
        for (view, declaration) in declared.declarations {
            guard let key = declared.screen.views[view].content.mainText?.key else { continue }
            plan.declarations[key] = declaration
            if declaration.isKept { plan.kept.insert(key) }
        }
        for table in loaded.sourceTables where declared.table == nil || table.table == declared.table {
            take(table.path, keys, source, &plan)
            for other in project.files where other.identity == table.identity && languages.contains(other.language.tag)
            {
                take(other.path, keys, other.language.tag, &plan)
            }
        }
        for path in project.documents where declared.table == nil || FilePath.tableName(of: path) == declared.table {
            guard let table = loaded.table(at: path), let catalog = table.document as? CatalogFile else { continue }
            take(catalog.entries, of: table, keys, source, &plan)
            for language in languages {
                take(catalog.entries(forLanguage: language), of: table, keys, language, &plan)
            }
        }
        for text in texts where plan.source[text.key] == nil {
            plans.unchecked.append(
                CheckReport.Unchecked(
                    location: text.location,
                    subject: "\(declared.screen.name): \(text.key)",
                    reason: "no table has this key in the source language"
                )
            )
        }
        plans.screens.append(plan)
    }

    private func take(_ path: String, _ keys: Set<String>, _ language: String, _ plan: inout ScreenPlan) {
        guard let table = loaded.table(at: path) else { return }
        take(table.document.entries, of: table, keys, language, &plan)
    }

    /// Takes the texts of some keys; of a text with several forms the one for `other`, which is the longest as a rule.
    private func take(
        _ entries: [TableEntry],
        of table: LoadedTable,
        _ keys: Set<String>,
        _ language: String,
        _ plan: inout ScreenPlan
    ) {
        let forms = Dictionary(grouping: entries.filter { keys.contains($0.key) }) { Array($0.key.utf8) }
        for entry in forms.values.compactMap(VariedText.shown) {
            let text = ScreenPlan.Text(
                value: entry.value,
                location: table.location(at: entry.valueOffset)
            )
            if language == source {
                plan.source[entry.key] = text
            } else {
                plan.translations[language, default: [:]][entry.key] = text
            }
        }
    }
}
