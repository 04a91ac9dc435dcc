package import Configurations
package import Projects
package import Findings
internal import Foundation
internal import Interfaces
internal import OutletTexts
internal import Pseudolocales
package import SourceCode
internal import SourceText
internal import StringTables

/// The rules over the string tables of a project: no fonts and no screens are needed.
package struct Lint: Sendable {
    private let loaded: LoadedProject
    package let configuration: Configuration
    /// The real languages that are looked at; `nil` for all.
    private let languages: Set<String>?
    /// Whether the translations in XLIFF exports are looked at besides those of the app.
    private let readsExports: Bool
    /// The reader of Swift; `nil` if no code is read.
    let codeReader: (any CodeReader)?
    /// What nobody sees of the project, if that is known already.
    var shown: ShownParts?
    /// What code does with the objects of documents, where that is known already.
    var join: OutletJoin?

    package init(
        project: LoadedProject,
        configuration: Configuration,
        languages: Set<String>? = nil,
        readsExports: Bool = true,
        codeReader: (any CodeReader)? = nil
    ) {
        loaded = project
        self.configuration = configuration
        self.languages = languages
        self.readsExports = readsExports
        self.codeReader = codeReader
    }

    /// The files of the project.
    package var project: Project { loaded.project }

    var source: String { loaded.source }

    /// What a run found, and what it could not read.
    package struct Outcome: Sendable {
        package var findings: [Finding] = []
        package var unchecked: [CheckReport.Unchecked] = []
        /// The files and folders that were found and not read.
        package var unread: [CheckReport.Unchecked] = []
        package var locales: [CheckReport.Locale] = []
        /// The number of texts of the source language.
        package var texts = 0
        /// The number of tables.
        package var tables = 0
        /// The strings of the tables that belong to no document.
        package var strings: [TableStrings] = []
        /// What the code shows; `nil` if none was read.
        package var code: AppCode?
        /// Where code asks for the strings of tables; empty if none was read.
        package var uses: [StringUse] = []
    }

    /// The strings of the source language in one table.
    package struct TableStrings: Sendable {
        /// The path of the file, as people are shown it.
        package var file: String
        package var name: String
        package var count: Int
        /// Whether the system shows them, and no view of the app.
        package var isOfSystem: Bool
        /// The keys that no code asks for, in UTF-8; empty where the code is not here.
        package var unasked: Set<[UInt8]> = []
    }

    /// Looks at all tables.
    ///
    /// - Parameters:
    ///   - forced: rules that are looked at although they are turned off.
    ///   - isWanted: whether a rule is looked at, if it is not turned off.
    /// - Returns: the findings with the severities of the configuration, without those that comments ignore.
    /// - Complexity: O(*n*) in the size of the tables.
    package func run(forced: [Rule] = [], where isWanted: (Rule) -> Bool = { _ in true }) -> Outcome {
        let isChosen = { (language: String) in languages?.contains(language) ?? true }
        var loaded = loaded
        loaded.readTables(where: isChosen)
        loaded.readInterfaces()
        var reader = LintReader(project: loaded, configuration: configuration, readsExports: readsExports)
        reader.read(where: isChosen)
        var outcome = Outcome(unchecked: reader.unchecked)
        let looked = Set(
            Rule.allCases.filter { rule in
                guard rule.subject.isOfTables, isWanted(rule) else { return false }
                guard !forced.contains(rule) else { return true }
                switch configuration.rules[rule] {
                case .off: return false
                case .severity: return true
                case nil: return rule.documentation.severity != .off
                }
            }
        )
        let isOn = { (rule: Rule) in looked.contains(rule) }
        // Where no rule needs the code, it is not read.
        if CodeRules.needCode(where: isOn) { loaded.readSources(swift: codeReader) }
        let tables = reader.tables.map(\.table)
        let code = loaded.sources.map { sources in
            CodeReading(loaded, sources, shown ?? ShownParts(of: loaded, sources: sources), join)
        }
        let uses = code.map { CodeUses($0.code, tables) }
        let rules = TableRules(options: configuration.ruleOptions, terms: ProtectedTerms(configuration.glossary))
        // What is unused is asked in any case: the severity of other findings must not depend on which rules are on.
        let found = rules.findings(in: tables, uses: uses) { isOn($0) || $0 == .unusedKey || $0 == .staleKey }
        let documents = isOn(.invalidDocument) ? interfaces(where: isChosen) : []
        outcome.findings = (reader.findings + folders() + documents).filter { isOn($0.rule) }
        for (table, findings) in zip(reader.tables, found) {
            var used: [[UInt8]: Set<Rule>] = [:]
            let kept = findings.filter { finding in
                let key = Array(finding.key.utf8)
                guard table.ignores[key]?.contains(finding.rule.rawValue) == true else { return true }
                used[key, default: []].insert(finding.rule)
                return false
            }
            outcome.findings += Self.doubting(kept, uses, table.table, code?.unseen).filter { isOn($0.rule) }
            outcome.unchecked += unused(table, used, isOn)
        }
        outcome.code = code?.code
        outcome.uses = uses?.stringUses ?? []
        if let code, let uses {
            let found = CodeRules(options: configuration.ruleOptions).findings(uses, tables, where: isOn)
            let kept = code.applyingDirectives(to: found + code.directiveFindings.filter { isOn($0.rule) }, where: isOn)
            outcome.findings += kept.findings
            outcome.unchecked += kept.unused
            if isOn(.unusedKey) { outcome.unchecked += code.unchecked }
        }
        outcome.findings = Self.doubting(outcome.findings, in: loaded)
        for index in outcome.findings.indices {
            guard case .severity(let severity) = configuration.rules[outcome.findings[index].rule] else { continue }
            outcome.findings[index].set(severity)
        }
        outcome.unread = loaded.unread.map(\.record)
        outcome.tables = reader.tables.count
        outcome.texts = reader.tables.reduce(0) { $0 + $1.table.source.positions.count }
        outcome.strings = reader.tables.compactMap { strings(of: $0.table, uses) }
        outcome.locales = locales(reader.tables.map(\.table))
        return outcome
    }

    /// The strings of a table; `nil` for that of a document, whose strings are counted on its screens.
    private func strings(of table: LocalizedTable, _ uses: CodeUses?) -> TableStrings? {
        guard table.objects == nil, !project.interfaces.contains(where: { $0.table == table.name }) else { return nil }
        return TableStrings(
            file: table.source.path,
            name: table.name,
            count: table.source.forms.count,
            isOfSystem: table.name.hasSuffix("InfoPlist"),
            unasked: uses?.unasked(in: table) ?? []
        )
    }

    /// The comments that ignore a rule which finds nothing there.
    ///
    /// A run of some languages cannot tell.
    private func unused(
        _ table: LintReader.Table,
        _ used: [[UInt8]: Set<Rule>],
        _ isOn: (Rule) -> Bool
    ) -> [CheckReport.Unchecked] {
        guard languages == nil else { return [] }
        return table.ignored.compactMap { ignored in
            guard let rule = Rule(rawValue: ignored.rule), isOn(rule),
                used[Array(ignored.key.utf8)]?.contains(rule) != true
            else { return nil }
            return CheckReport.Unchecked(
                location: ignored.location,
                subject: "\(ignored.key): ignore=\(ignored.rule)",
                reason: "this comment no longer ignores anything; remove it"
            )
        }
    }

    /// What is wrong with the project's storyboards and xibs, but those that cannot be read.
    private func interfaces(where isWanted: (String) -> Bool) -> [Finding] {
        var loaded = loaded
        loaded.readInterfaces()
        return project.interfaces.flatMap { file -> [Finding] in
            if let language = file.language, !language.isBase, language.tag != source, !isWanted(language.tag) {
                return []
            }
            guard let read = loaded.interface(at: file.path) else { return [] }
            do throws(SourceError) {
                let interface = try read.get()
                let issues = try InterfaceDocument(interface.markup).faults
                guard !issues.isEmpty else { return [] }
                let content = FileContext.Content.interface(issues: issues, lines: SourceLines(interface.file))
                let shown = project.shownPath(of: file.path)
                return FileContext(content, path: file.path, shownPath: shown, table: file.table).findings
            } catch {
                // A check lists it as not checked.
                return []
            }
        }
    }

    /// The language folders that no system loads.
    private func folders() -> [Finding] {
        var seen: Set<String> = []
        return project.files.flatMap { file -> [Finding] in
            let folder = (file.parent.isEmpty ? "" : file.parent + "/") + file.language.name + ".lproj"
            guard seen.insert(folder).inserted else { return [] }
            let content = FileContext.Content.languageFolder(
                tag: file.language.tag,
                isLanguage: { Locale.LanguageCode($0).isISOLanguage },
                isRegion: { Locale.Region($0).isISORegion || $0.allSatisfy(\.isNumber) }
            )
            return FileContext(content, path: folder, shownPath: project.shownPath(of: folder)).findings
        }
    }

    private func locales(_ tables: [LocalizedTable]) -> [CheckReport.Locale] {
        var texts: [String: Int] = [:]
        var lacking: [String: Int] = [:]
        for table in tables {
            for (position, language) in table.languages.enumerated() where position == 0 || language.language != source
            {
                texts[language.language, default: 0] += language.positions.count
                if position > 0 {
                    lacking[language.language, default: 0] +=
                        table.source.forms.keys.count { language.forms[$0] == nil && !table.kept.contains($0) }
                }
            }
        }
        let names = [source] + texts.keys.filter { $0 != source }.sorted()
        return names.map { name in
            CheckReport.Locale(
                name: name,
                kind: name == source ? .source : .real,
                pipeline: nil,
                texts: texts[name] ?? 0,
                untranslated: lacking[name] ?? 0
            )
        }
    }
}

extension Finding {
    /// Takes over a severity of the configuration, for its occurrences as well.
    mutating func set(_ severity: Severity) {
        self.severity = severity
        for index in occurrences.indices { occurrences[index].severity = severity }
    }
}
