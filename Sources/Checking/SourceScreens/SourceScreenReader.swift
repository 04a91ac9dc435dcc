internal import CodeStrings
internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText
internal import StringTables
internal import TextMeasurement
internal import ViewTrees
internal import XcodeProjects

/// Reads the screens of a project's Swift code, and finds their strings in its tables.
struct SourceScreenReader {
    private let loaded: LoadedProject
    private let configuration: Configuration
    private let languages: [String]
    /// The tables of the source language, by name.
    private var tables: [String: [SourceTable]] = [:]

    private struct SourceTable {
        var path: String
        var index: KeyIndex
        var keys: [String]
    }

    init(loaded: LoadedProject, configuration: Configuration, languages: [String]) {
        self.loaded = loaded
        self.configuration = configuration
        self.languages = languages
    }

    /// The platform that targets build a file for, by path, as far as it is one.
    private func platforms(of files: [SourceCode]) -> [String: SourcePlatform] {
        var found: [String: SourcePlatform] = [:]
        for file in files {
            switch loaded.built.onlySystem(of: loaded.project.relativePath(of: file.file.path)) {
            case .macOS?: found[file.file.path] = .macOS
            case .iOS?: found[file.file.path] = .iOS
            default: continue
            }
        }
        return found
    }

    /// Reads everything.
    ///
    /// - Parameter view: the name of the only view to read; `nil` for all screens.
    /// - Returns: `nil` if there is no code or no view in it.
    mutating func read(view: String? = nil) -> SourceScreenPlan? {
        guard let sources = loaded.sources, let types = loaded.screenTypes, !sources.files.isEmpty else { return nil }
        let swift = sources.files.filter { $0.file.path.hasSuffix(".swift") }
        guard !swift.isEmpty else { return nil }
        let assets = AssetCatalogs(below: loaded.project.root, selection: loaded.project.selection).sizes.mapValues {
            AssetSize(width: $0.width, height: $0.height)
        }
        collectTables()
        let indexes = tables.flatMap { name, tables in tables.map { (name: name, keys: $0.index) } }
        let accessors = GeneratedAccessors.tables(in: swift, indexes)
        let views = SourceViews(
            types,
            keys: sources.keys,
            assets: assets,
            hints: SourceHints(configuration.viewHints),
            accessors: accessors,
            platforms: platforms(of: swift),
            view: view
        )
        guard !views.screens.isEmpty || !views.problems.isEmpty, let first = swift.first else { return nil }
        let origins = views.strings.map { origin($0) ?? originInCode($0) }
        var plan = SourceScreenPlan(
            views: views,
            texts: Self.emptyPlan(first),
            origins: origins,
            hasTables: !tables.isEmpty,
            files: Dictionary(swift.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first }),
            lines: Dictionary(
                swift.map { ($0.file.path, LineTable($0.file.utf8)) },
                uniquingKeysWith: { first, _ in first }
            ),
            shownPaths: [:],
            root: loaded.project.root + "/"
        )
        for file in swift { plan.shownPaths[file.file.path] = shown(file.file.path) }
        take(origins, into: &plan.texts)
        for (number, string) in views.strings.enumerated() {
            if let written = string.written, origins[number]?.isOnlyInCode == true {
                let location = plan.location(string.file, string.range.lowerBound)
                plan.texts.source["\(number)"] = ScreenPlan.Text(value: written, location: location)
            }
            guard let sample = string.sample else { continue }
            var declaration = plan.texts.declarations["\(number)"] ?? TextDeclaration()
            declaration.sample = sample
            plan.texts.declarations["\(number)"] = declaration
        }
        return plan
    }

    private func shown(_ path: String) -> String {
        let root = loaded.project.root + "/"
        return loaded.project.shownPath(of: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path)
    }

    private static func emptyPlan(_ file: SourceCode) -> ScreenPlan {
        let screen = Screen(
            name: "",
            identifier: "",
            location: SourceLocation(path: "", line: 1, column: 1),
            platform: .iOS,
            extent: .device,
            views: []
        )
        return ScreenPlan(
            screen: screen,
            file: "",
            table: "",
            lines: SourceLines(file.file),
            hasFormats: true
        )
    }

    // MARK: Tables

    private mutating func collectTables() {
        for file in loaded.sourceTables {
            guard let table = loaded.language(loaded.source, at: file.path) else { continue }
            add(table, named: file.table, file.path)
        }
        for (table, catalog) in loaded.catalogs {
            guard let own = loaded.language(catalog.sourceLanguage, at: table.path) else { continue }
            add(own, named: table.name, table.path)
        }
    }

    private mutating func add(_ table: LanguageTable, named name: String, _ path: String) {
        let keys = table.shown.map(\.key)
        tables[name, default: []].append(SourceTable(path: path, index: KeyIndex(keys), keys: keys))
    }

    /// The entry that a string of the code is: of several tables of its name the nearest one.
    private func origin(_ string: ShownString) -> SourceScreenPlan.StringOrigin? {
        guard case .named(let asked) = string.table else { return nil }
        let name =
            tables[asked] != nil
            ? asked : tables.keys.filter { string.table.mayBe($0, askedFor: string.name) }.min() ?? asked
        var best: (origin: SourceScreenPlan.StringOrigin, score: Int)?
        for table in tables[name] ?? [] {
            guard let position = table.index.positions(of: string.name).first else { continue }
            let score = zip(loaded.project.path(of: table.path).utf8, string.file.utf8).prefix { $0 == $1 }.count
            if score > best?.score ?? -1 {
                let key = table.keys[position]
                best = (SourceScreenPlan.StringOrigin(table: name, key: key, file: table.path), score)
            }
        }
        return best?.origin
    }

    /// A string that no table has, and whose text the code says: as a default value, or as a key that people can read.
    ///
    /// The system shows that text in every language until the string is in a table.
    private func originInCode(_ string: ShownString) -> SourceScreenPlan.StringOrigin? {
        guard case .pattern(let pattern) = string.name, let written = string.written, TextPurpose.isForPeople(written)
        else { return nil }
        let key = pattern.spelling
        // `settings.title` is a name for a text of a table that is not here.
        guard !written.utf8.elementsEqual(key.utf8) || Self.isProse(key) else { return nil }
        let table = if case .named(let name) = string.table { name } else { "" }
        return SourceScreenPlan.StringOrigin(table: table, key: key, file: string.file, isOnlyInCode: true)
    }

    /// Whether a key is what people read rather than a name: several words, or one that begins with a capital.
    private static func isProse(_ key: String) -> Bool {
        if key.contains(" ") { return true }
        return key.first?.isUppercase == true && key.dropFirst().contains(where: \.isLowercase)
            && !key.dropFirst().contains { $0 == "_" || $0 == "." && key.last != "." || $0.isUppercase }
    }

    // MARK: Texts

    /// Takes the texts of all languages.
    private func take(_ origins: [SourceScreenPlan.StringOrigin?], into plan: inout ScreenPlan) {
        var wanted: [String: [TextKey: [Int]]] = [:]
        for (number, origin) in origins.enumerated() {
            guard let origin else { continue }
            wanted[origin.file, default: [:]][TextKey(origin.key), default: []].append(number)
        }
        for file in loaded.sourceTables {
            guard let numbers = wanted[file.path] else { continue }
            take(loaded.source, at: file.path, numbers, into: &plan)
            for other in loaded.project.files
            where other.identity == file.identity && languages.contains(other.language.tag) {
                take(other.language.tag, at: other.path, numbers, into: &plan)
            }
        }
        for (table, catalog) in loaded.catalogs {
            guard let numbers = wanted[table.path] else { continue }
            take(catalog.sourceLanguage, at: table.path, numbers, into: &plan)
            for language in languages { take(language, at: table.path, numbers, into: &plan) }
        }
    }

    /// A key by its bytes: texts that are canonically equivalent are different keys.
    private struct TextKey: Hashable {
        var bytes: [UInt8]

        init(_ key: String) { bytes = Array(key.utf8) }
    }

    /// Takes the texts of a language; of a text with several forms the one for `other`, which is the longest as a rule.
    private func take(_ language: String, at path: String, _ numbers: [TextKey: [Int]], into plan: inout ScreenPlan) {
        guard let texts = loaded.language(language, at: path), let table = loaded.table(at: path) else { return }
        let rules = TransformableText(kept: configuration.kept, table: table.name, of: table.document)
        var taken: Set<TextKey> = []
        for form in texts.shown {
            let key = TextKey(form.key)
            guard let found = numbers[key], taken.insert(key).inserted,
                let entry = VariedText.shown((texts.forms[key.bytes] ?? []).map { texts.entries[$0] })
            else { continue }
            let text = ScreenPlan.Text(value: entry.value, location: table.location(at: entry.valueOffset))
            let directive = language == loaded.source ? table.directive(of: entry).declaration : nil
            for number in found {
                let key = "\(number)"
                guard language == loaded.source else {
                    plan.translations[language, default: [:]][key] = text
                    continue
                }
                plan.source[key] = text
                if rules.reasonToKeep(entry) != nil { plan.kept.insert(key) }
                if let directive {
                    plan.declarations[key] = (plan.declarations[key] ?? TextDeclaration()).overlaid(by: directive)
                }
            }
        }
    }
}
