package import SourceText
internal import StringTables

extension Project {
    /// The languages of the tables, without those that all languages share, by tag.
    package var languages: [String] {
        let folders = files.map(\.language) + interfaces.compactMap(\.language)
        return Set(folders.filter { !$0.isBase }.map(\.tag)).sorted()
    }

    /// The language that the app is written in.
    ///
    /// - Parameters:
    ///   - wanted: what the command line or the configuration says.
    ///   - catalog: the source language that the first readable String Catalog names.
    ///   - others: the languages of String Catalogs.
    ///   - areKeys: whether the keys of tables that a language lacks are its texts.
    /// - Returns: the wanted language; else that of the Xcode project; else `en`; else that of a String Catalog; else `Base`; else the
    ///   only one.
    /// - Throws: ``Failure`` if the wanted language has no tables or none can be determined.
    package func sourceLanguage(
        wanted: String?,
        catalog: String?,
        known others: [String] = [],
        where areKeys: (String) -> Bool = { _ in false }
    ) throws(Failure) -> String {
        let known = languages
        let hasBase = files.contains { $0.language.isBase }
        // What a bundle says of itself holds, whether or not it has tables.
        if let wanted, isBundle { return wanted }
        if let wanted {
            // What is shared by all languages is written in the development region, where the project tells it.
            let isShared = hasBase || interfaces.contains { $0.language?.isBase ?? true }
            let region = developmentRegion()
            let hasSource = known.contains(wanted) || others.contains(wanted) || region == wanted
            let isUnknown = known.isEmpty && others.isEmpty && !documents.isEmpty
            guard hasSource || isUnknown || isShared && region == nil || areKeys(wanted) else {
                let all = Set(known + others).sorted().joined(separator: ", ")
                throw Failure("no strings here are in '\(wanted)'; choose a language that is used (found: \(all))")
            }
            return wanted
        }
        if let development = developmentRegion() {
            if known.contains(development) { return development }
            // The shared tables hold its texts: those of another region (`en-PT`) are translations.
            if hasBase, known.contains(where: { $0.hasPrefix(development + "-") }) { return development }
            // It needs no table where the keys are its texts.
            if !known.isEmpty, areKeys(development) { return development }
        }
        if let english = known.first(where: { $0 == "en" }) ?? known.first(where: { $0.hasPrefix("en-") }) {
            return english
        }
        if let catalog { return catalog }
        // What a shared document says is written in the development region, whether or not that has tables.
        if interfaces.contains(where: { $0.language?.isBase ?? true }) { return developmentRegion() ?? "en" }
        if hasBase { return "Base" }
        if known.isEmpty, !documents.isEmpty { return "en" }
        // The texts of an app without tables, or with tables for several other languages alone, are in its code, in the
        // language of its developers.
        if known.count != 1, let region = developmentRegion() { return region }
        if known.isEmpty, hasSwift { return "en" }
        if known.count > 1, areKeys("en") { return "en" }
        guard known.count == 1, let only = known.first else {
            throw Failure(
                known.isEmpty
                    ? "there are no string tables here; run it in the folder that holds the .lproj folders or String Catalogs"
                    : "the source language cannot be told (found: \(known.joined(separator: ", "))); give --source"
            )
        }
        return only
    }

    /// Whether the project's folder, or one below, holds a file of Swift.
    private var hasSwift: Bool {
        let isTaken = { (entry: FolderWalk.Entry) in
            !SkippedNames.contains(entry.name) && (entry.isFolder || entry.name.hasSuffix(".swift"))
        }
        // The first one ends the walk.
        return !FolderWalk.files(below: root, selection, where: isTaken) { _ in false }
    }

    /// The tables that the app is written in: those of the source language, and the shared ones that it lacks.
    package func sourceTables(_ source: String) -> [TableFile] {
        let own = files.filter { $0.language.tag == source }
        let identities = Set(own.map(\.identity))
        let shared = files.filter { $0.language.isBase && !identities.contains($0.identity) }
        return (own + shared).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The project without tables of a language that no project builds, where it builds the shared one in their place.
    ///
    /// - Complexity: O(*n*) in the number of tables.
    func withoutLeftOver(in language: String, where isLeftOut: (String) -> Bool) -> Project {
        let shared = Dictionary(files.lazy.filter(\.language.isBase).map { ($0.identity, $0.path) }) { first, _ in first
        }
        let leftOver = files.filter { file in
            file.language.tag == language && isLeftOut(file.path)
                && (shared[file.identity].map { !isLeftOut($0) } ?? false)
        }
        return leftOver.isEmpty ? self : without(Set(leftOver.map(\.path)))
    }

    /// The tables of strings that only translations have, by the folder and name they share.
    ///
    /// Left out are those of documents, property lists and settings, whose texts are elsewhere, and those beside a catalog.
    ///
    /// - Complexity: O(*n*) in the number of tables.
    func sourcelessTables(_ source: String) -> [String: [TableFile]] {
        let known = Set(files.lazy.filter { $0.language.isBase || $0.language.tag == source }.map(\.identity))
        var found: [String: [TableFile]] = [:]
        for file in files where file.fileName.hasSuffix(".strings") && !known.contains(file.identity) {
            guard !file.table.hasSuffix("InfoPlist"), interface(ofTable: file) == nil,
                !file.parent.hasSuffix("Settings.bundle"), !hasCatalog(file.table, in: file.parent),
                !pseudolocales.contains(file.language.tag)
            else { continue }
            found[file.identity, default: []].append(file)
        }
        return found
    }

    /// Whether a catalog holds the texts of a table.
    ///
    /// - Parameters:
    ///   - table: its name.
    ///   - parent: the folder around its language folders, from the project's folder.
    /// - Returns: whether one is in that folder, or in `mul.lproj`.
    package func hasCatalog(_ table: String, in parent: String) -> Bool {
        let folder = parent.isEmpty ? "" : parent + "/"
        let names = ["\(folder)\(table).xcstrings", "\(folder)mul.lproj/\(table).xcstrings"]
        return documents.contains { names.contains($0) }
    }

    /// The table that all languages share, by the name of its file and the folder around the language folders.
    ///
    /// - Complexity: O(*n*) in the number of tables.
    package func baseTable(named name: String, in parent: String) -> TableFile? {
        files.first { $0.language.isBase && $0.fileName == name && $0.parent == parent }
    }
}
