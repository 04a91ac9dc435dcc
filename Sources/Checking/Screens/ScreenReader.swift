internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText
internal import StringTables

/// Reads the screens of a project and puts strings in as the system does at run time: the table of the language, then
/// that of the source language, then the document; a document of a language takes the place of the shared one.
struct ScreenReader {
    let loaded: LoadedProject
    let configuration: Configuration
    let languages: [String]
    var plans = ScreenPlans()
    /// What code puts on screens; `nil` where no code was read.
    private let code: CodeScreens?
    private let idioms: DocumentIdiom
    private let models: DocumentModels
    private let otherWords: OtherWords
    /// Whether a device is checked whose bars have a known room.
    let hasBars: Bool

    /// - Parameters:
    ///   - project: the project with its documents.
    ///   - shown: what nobody sees of it; `nil` if no code was read.
    ///   - configuration: what people wrote down about it.
    ///   - languages: the real languages that are checked.
    ///   - hasBars: whether an iPhone is checked.
    init(
        project: LoadedProject,
        _ shown: ShownParts?,
        configuration: Configuration,
        languages: [String],
        hasBars: Bool
    ) {
        loaded = project
        self.hasBars = hasBars
        code = CodeScreens(project, shown, configuration: configuration, languages: languages)
        idioms = DocumentIdiom(
            project.project.interfaces.lazy.map(\.path),
            families: project.built.deviceFamilies,
            lists: project.project.infoLists
        )
        models = DocumentModels(project)
        otherWords = OtherWords(project, languages: languages)
        self.configuration = configuration
        self.languages = languages
    }

    var project: Project { loaded.project }

    var source: String { loaded.source }

    /// Reads everything; what cannot be read is noted and does not stop the rest.
    mutating func read() -> ScreenPlans {
        for file in loaded.sourceInterfaces {
            let own = languages.compactMap { language in
                project.interface(like: file, in: language).map { (language, $0) }
            }
            read(file, for: nil, replacedIn: Set(own.map(\.0)))
            let drawn = own.isEmpty ? nil : DrawnSizes(of: file, in: loaded)
            for (language, document) in own { read(document, for: language, replacedIn: [], besides: drawn) }
        }
        for declared in configuration.screens { read(declared) }
        plans.join = code?.join
        return plans
    }

    // MARK: Documents

    private mutating func read(
        _ file: Project.InterfaceFile,
        for language: String?,
        replacedIn: Set<String>,
        besides drawn: DrawnSizes? = nil
    ) {
        let shown = project.shownPath(of: file.path)
        let document: InterfaceDocument
        let lines: SourceLines
        // What is broken is a finding of the rules over files; what is of an older format is noted here.
        guard case .success(let read)? = loaded.interface(at: file.path) else { return }
        lines = SourceLines(read.file)
        do throws(SourceError) {
            document = try InterfaceDocument(read.markup)
        } catch {
            plans.unchecked.append(
                CheckReport.Unchecked(location: error.location, subject: shown, reason: error.message)
            )
            return
        }
        let tooLarge = document.screens.filter { $0.views.count > Self.maximumViews }
        let tables = texts(of: file)
        if language == nil { noteLoose(in: document, tooLarge, file, tables, lines) }
        let isNeverLocalized =
            file.language == nil && project.catalogs(of: file).isEmpty
            && !project.files.contains { $0.fileName == file.table + ".strings" && $0.parent == file.parent }
        let isPerLanguage = project.hasOneForEachLanguage(like: file, source: source)
        let translators = otherWords.languages(of: tables.texts, in: document)
        for screen in document.screens where screen.views.count <= Self.maximumViews {
            let keys = Set(screen.views.flatMap(\.content.shownTexts).map(\.key))
            var plan = ScreenPlan(
                screen: screen,
                file: file.path,
                table: file.table,
                lines: lines,
                declarations: tables.declarations.filter { keys.contains($0.key) },
                hasFormats: false,
                kept: tables.kept.intersection(keys),
                onlyLanguage: language,
                replacedIn: replacedIn
            )
            plan.isNeverLocalized = isNeverLocalized
            plan.isPerLanguage = isPerLanguage
            plan.otherWords = translators
            if let drawn { plan.redrawn = drawn.others(of: screen) }
            plan.idiom = idioms.idiom(of: file.path)
            plan.code.isLaunchScreen = FilePath.name(of: file.path).hasPrefix("Launch")
            plan.device = models.device(of: screen, in: file.path)
            plan.productNames = project.ownNames
            for text in screen.views.flatMap(\.content.shownTexts) {
                let own = ScreenPlan.Text(value: text.value, location: text.location)
                plan.source[text.key] = language == nil ? tables.texts[source]?[text.key] ?? own : own
                declare(text, in: &plan)
            }
            for view in screen.views { plan.kept.formUnion(IconLetters.keys(of: view.content)) }
            if language == nil {
                for (name, texts) in tables.texts where name != source {
                    plan.translations[name] = texts.filter { keys.contains($0.key) }
                }
            }
            for key in screen.chrome.compactMap({ $0.text?.key }) {
                for (name, texts) in tables.texts { plan.chrome[name, default: [:]][key] = texts[key]?.value }
            }
            code?.apply(to: &plan)
            plans.screens.append(plan)
        }
    }

    /// How many views a screen may have; the largest screen of 1,632 documents of real apps has 380.
    ///
    /// A laid-out view takes some 10 KB while its screen is judged, and a text some 60 KB, as all versions are compared.
    static let maximumViews = 2_000

    /// Takes over what the remark of an object says.
    private mutating func declare(_ text: InterfaceText, in plan: inout ScreenPlan) {
        guard let comment = text.comment else { return }
        let directive = EntryDirective(of: [EntryComment(text: comment, offset: 0)])
        let faults = directive.faults.map { fault in
            Diagnostic(severity: .error, location: text.location, message: fault.message)
        }
        if !faults.isEmpty {
            let file = FileContext(
                .directives(faults),
                path: plan.file,
                shownPath: text.location.path,
                table: plan.table
            )
            plans.findings += file.findings
        }
        guard let declared = directive.declaration else { return }
        plan.declarations[text.key] = (plan.declarations[text.key] ?? TextDeclaration()).overlaid(by: declared)
        if declared.isKept { plan.kept.insert(text.key) }
    }

    // MARK: Tables

    /// What the tables of a document hold.
    struct Tables {
        /// By language and key.
        var texts: [String: [String: ScreenPlan.Text]] = [:]
        var declarations: [String: TextDeclaration] = [:]
        var kept: Set<String> = []
    }

    func texts(of file: Project.InterfaceFile) -> Tables {
        var tables = Tables()
        // Xcode writes remarks into the table beside the document; those of the source language add to them.
        if let base = project.baseTable(named: file.table + ".strings", in: file.parent).map(\.path),
            !project.tables(of: file, in: source).contains(base), let table = loaded.table(at: base)
        {
            for entry in VariedText.shownEach(table.document.entries) {
                tables.declarations[entry.key] = table.directive(of: entry).declaration
            }
        }
        for language in [source] + languages {
            for path in project.tables(of: file, in: language) {
                guard let table = loaded.table(at: path) else { continue }
                take(table.document.entries, of: table, language, file.table, into: &tables)
            }
            for path in project.catalogs(of: file) {
                guard let table = loaded.table(at: path), let catalog = table.document as? CatalogFile else { continue }
                let entries = language == source ? catalog.entries : catalog.entries(forLanguage: language)
                take(entries, of: table, language, file.table, into: &tables)
            }
        }
        return tables
    }

    private func take(
        _ entries: [TableEntry],
        of table: LoadedTable,
        _ language: String,
        _ name: String,
        into tables: inout Tables
    ) {
        let rules = TransformableText(kept: configuration.kept, table: name, of: table.document)
        for entry in VariedText.shownEach(entries) {
            tables.texts[language, default: [:]][entry.key] = ScreenPlan.Text(
                value: entry.value,
                location: table.location(at: entry.valueOffset)
            )
            // The directive of the source language rules all languages.
            guard language == source else { continue }
            if rules.reasonToKeep(entry) != nil { tables.kept.insert(entry.key) }
            // A directive that is not understood is reported by the reader of the declared texts.
            guard let found = table.directive(of: entry).declaration else { continue }
            let known = tables.declarations[entry.key] ?? TextDeclaration()
            tables.declarations[entry.key] = known.overlaid(by: found)
        }
    }
}
