internal import CodeStrings
internal import Projects
internal import SourceText
internal import StringTables

/// Compares the keys of code with tables.
struct CodePlanner {
    private let tables: [SourceTable]
    /// For each table the positions of the keys that code asks for.
    private var used: [Set<Int>]
    /// For each table what code asks for and the table does not have, by key, in the order it was found.
    private var missing: [[String: [CodeKey]]]
    /// For each table and key the comments that code gives.
    private var comments: [[Int: [String]]]
    private(set) var tableless: [String: [CodeKey]] = [:]
    private(set) var undetermined: [CodeKey] = []
    private(set) var builtAtRunTime: [CodeKey] = []

    private let packages: PackageFolders
    private let project: Project

    init(tables: [SourceTable], packages: PackageFolders, project: Project) {
        self.tables = tables
        self.packages = packages
        self.project = project
        used = tables.map { _ in [] }
        missing = tables.map { _ in [:] }
        comments = tables.map { _ in [:] }
    }

    /// Takes a place where code asks for a key.
    mutating func take(_ key: CodeKey) {
        var candidates = tables.indices.filter { key.asks(table: tables[$0].name) }
        var isKnown = false
        for index in candidates {
            for position in tables[index].index.positions(of: key.name) {
                isKnown = true
                used[index].insert(position)
                if let comment = key.comment, !comment.isEmpty, key.isExtracted {
                    if comments[index][position]?.contains(comment) != true {
                        comments[index][position, default: []].append(comment)
                    }
                }
            }
        }
        guard !isKnown, key.isExtracted, !key.isPreview, !isOfTests(key), let pattern = key.pattern,
            case .named(let name) = key.table
        else { return }
        // NSLocalizedString looks for the finished text: an entry with a specifier is one that nothing asks for.
        guard key.origin == .type || pattern.key != nil else {
            builtAtRunTime.append(key)
            return
        }
        // A key without the text that code gives with it would be shown instead of that text.
        guard let characters = pattern.likelyKey, key.defaultValue.map({ $0.likelyKey != nil }) ?? true else {
            undetermined.append(key)
            return
        }
        // What a package asks for is looked up in tables of its own, or in those of an app that is not known here.
        let package = packages.package(of: key.location.path)
        // A .stringsdict takes no new keys; its .strings does.
        candidates.removeAll { !Self.takesKeys(tables[$0]) || tables[$0].package != package }
        let nearest = candidates.max {
            tables[$0].nearness(to: key.location.path) < tables[$1].nearness(to: key.location.path)
        }
        if let nearest {
            missing[nearest][characters, default: []].append(key)
        } else if package == nil {
            tableless[name, default: []].append(key)
        }
    }

    /// Whether tests ask for a key: for one of the app's, as they have none of their own.
    private func isOfTests(_ key: CodeKey) -> Bool {
        CodePurpose(path: project.relativePath(of: key.location.path)) == .test
    }

    private static func takesKeys(_ table: SourceTable) -> Bool {
        table.document is CatalogFile || table.document is StringsFile
    }

    /// The updates of the tables that need one.
    func updates(marksVanished: Bool) -> [TableUpdate] {
        tables.indices.compactMap { index in
            let table = tables[index]
            var update = TableUpdate(path: table.path)
            update.added = added(index)
            if let catalog = table.catalog {
                for (position, key) in catalog.keys.enumerated() {
                    let isUsed = used[index].contains(position)
                    switch key.extractionState {
                    case "stale": if isUsed { update.found.append(key.key) }
                    case nil, "extracted_with_value":
                        // A table that no code asks at all belongs to something else.
                        let isMarked = marksVanished && !(used[index].isEmpty && missing[index].isEmpty)
                        // Nothing is lost with the mark of a key that is not translated, and it was set by hand.
                        if !isUsed, isMarked, key.shouldTranslate, !key.key.isEmpty { update.vanished.append(key.key) }
                    default: break
                    }
                    let isOfCode = key.extractionState == nil || key.extractionState == "stale" && isUsed
                    if key.comment == nil, isOfCode, let texts = comments[index][position] {
                        update.comments[key.key] = texts.joined(separator: "\n")
                    }
                }
            }
            return update.isEmpty ? nil : update
        }
    }

    private func added(_ index: Int) -> [ExtractedKey] {
        let isCatalog = tables[index].catalog != nil
        return missing[index].compactMap { key, places -> ExtractedKey? in
            guard !key.isEmpty || isCatalog else { return nil }
            var comments: [String] = []
            for comment in places.compactMap(\.comment) where !comment.isEmpty && !comments.contains(comment) {
                comments.append(comment)
            }
            let given = places.lazy.compactMap { $0.defaultValue?.likelyKey }.first
            return ExtractedKey(
                key: key,
                comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
                value: given ?? PositionalFormat.numbering(key),
                isValueGiven: given != nil
            )
        }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}
