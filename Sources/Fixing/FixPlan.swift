internal import Checking
package import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// The fixes that a run offers, as changes of files.
package struct FixPlan: Sendable {
    /// Which fixes are wanted.
    package struct Choice: Sendable {
        /// The rules whose findings are fixed.
        package var limits: ReportLimits
        /// Whether a fix may leave some occurrences of its finding.
        package var isPartial: Bool

        package init(limits: ReportLimits = ReportLimits(), isPartial: Bool = false) {
            self.limits = limits
            self.isPartial = isPartial
        }
    }

    /// The fixes, by file and place.
    let fixes: [ProvenFix]

    /// - Parameters:
    ///   - outcome: what a check found, with the contents of the project's files.
    ///   - check: the check.
    ///   - choice: which fixes are wanted.
    /// - Complexity: O(*n*) in the number of findings and texts.
    init(_ outcome: Check.Outcome, of check: Check, _ choice: Choice) {
        var fixes = Self.screens(outcome, choice) + Self.translations(outcome, of: check, choice)
        fixes.sort { left, right in
            left.path == right.path
                ? left.edit.range.lowerBound < right.edit.range.lowerBound
                : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        self.fixes = fixes
    }

    /// The fixes that were verified by laying screens out again.
    private static func screens(_ outcome: Check.Outcome, _ choice: Choice) -> [ProvenFix] {
        var paths: [String: String] = [:]
        let project = outcome.project.project
        for file in project.interfaces { paths[project.shownPath(of: file.path)] = file.path }
        return outcome.report.findings.compactMap { finding in
            guard finding.severity > .note, choice.limits.contains(finding.rule) else { return nil }
            let proven = finding.fixes.first { fix in
                fix.edit != nil && fix.caused == 0 && fix.repaired > 0
                    && (choice.isPartial || fix.repaired == fix.total)
            }
            guard let proven, let edit = proven.edit, let path = paths[edit.location.path] else { return nil }
            return ProvenFix(
                path: path,
                location: finding.location,
                rule: finding.rule,
                phrase: proven.phrase,
                identity: finding.fingerprint + "\0" + proven.phrase,
                edit: TextEdit(range: edit.range, replacement: Array(edit.replacement.utf8))
            )
        }
    }

    /// Specifiers of translations, which after the change take the arguments of the source text.
    private static func translations(_ outcome: Check.Outcome, of check: Check, _ choice: Choice) -> [ProvenFix] {
        let reported = Set(outcome.report.findings.map { TextKey($0.rule, $0.table, $0.key) })
        return check.localizedTables(of: outcome.project).flatMap { table -> [ProvenFix] in
            SpecifierFix.all(in: table).compactMap { fixed in
                // What a comment or the configuration ignores is left alone.
                guard choice.limits.contains(fixed.rule),
                    reported.contains(TextKey(fixed.rule, table.name, fixed.entry.key))
                else { return nil }
                let language = table.translations[fixed.translation]
                guard let loaded = outcome.project.loadedTables.first(where: { $0.shownPath == language.path }),
                    let edit = edit(of: fixed, in: loaded.document)
                else { return nil }
                return ProvenFix(
                    path: loaded.path,
                    location: loaded.location(at: fixed.entry.valueOffset),
                    rule: fixed.rule,
                    phrase: fixed.phrase,
                    identity: [fixed.rule.rawValue, loaded.path, fixed.entry.key, language.language].joined(
                        separator: "\0"
                    ),
                    edit: edit
                )
            }
        }
    }

    /// A rule and a text that it is about, by their bytes.
    private struct TextKey: Hashable {
        private var bytes: [[UInt8]]

        init(_ rule: Rule, _ table: String, _ key: String) {
            bytes = [rule.rawValue, table, key].map { Array($0.utf8) }
        }
    }

    /// The change of a file's text that gives an entry its new value.
    private static func edit(of fixed: SpecifierFix.Fixed, in document: any TableDocument) -> TextEdit? {
        let old = document.file.utf8
        if let catalog = document as? CatalogFile {
            return catalog.edit(of: fixed.entry, value: fixed.value)
        }
        let new = document.replacingValues { entry in entry.index == fixed.entry.index ? fixed.value : nil }
        guard new != old else { return nil }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
        return TextEdit(range: start..<old.count - end, replacement: Array(new[start..<new.count - end]))
    }
}
