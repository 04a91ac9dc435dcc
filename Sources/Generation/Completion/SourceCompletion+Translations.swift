internal import CodeStrings
internal import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// Texts that translations have and the source language does not: its own stand in the code.
extension SourceCompletion {
    /// Gives each table the keys that only translations have, with the texts that code shows for them.
    ///
    /// That is the text that code gives for the source language, else the key, where it is a text. Of each table the
    /// largest translation is looked at first; only where it has keys that the source lacks, the others are read.
    ///
    /// - Complexity: O(*n*) in the size of the translations that are read, and of the code where texts must be looked up.
    mutating func completeTranslations() {
        let project = loaded.project
        var translations: [String: [Project.TableFile]] = [:]
        for file in project.files where file.fileName.hasSuffix(".strings") && !file.language.isBase {
            guard file.language.tag != loaded.source, !file.table.hasSuffix("InfoPlist"),
                project.interface(ofTable: file) == nil, !file.parent.hasSuffix("Settings.bundle"),
                !project.hasCatalog(file.table, in: file.parent)
            else { continue }
            translations[file.identity, default: []].append(file)
        }
        var missing: [(file: Project.TableFile, keys: [String])] = []
        for identity in translations.keys.sorted() {
            let files = translations[identity] ?? []
            guard let keys = missingKeys(in: files), !keys.isEmpty, let first = files.first else { continue }
            missing.append((first, keys))
        }
        // Only where keys are no texts themselves, the code has to tell.
        let isCodeNeeded = missing.contains { !$0.keys.allSatisfy(KeyTable.isText) }
        let values = isCodeNeeded ? codeValues() : [:]
        for (file, keys) in missing {
            var found: [ExtractedKey] = []
            for key in keys {
                if let value = values[CodeText(table: file.table, key: key)] {
                    found.append(ExtractedKey(key: key, value: value))
                } else if KeyTable.isText(key) {
                    found.append(ExtractedKey(key: key, value: key))
                } else {
                    unreached[.codeText, default: 0] += 1
                }
            }
            guard !found.isEmpty else { continue }
            complete(file.fileName, in: file.parent, with: found, of: file.path)
        }
    }

    /// The keys that translations have and the source does not, in the order of the largest translation.
    private mutating func missingKeys(in files: [Project.TableFile]) -> [String]? {
        guard let first = files.first else { return nil }
        func size(_ file: Project.TableFile) -> Int {
            FileStatus(ofLinkAt: loaded.project.path(of: file.path))?.size ?? 0
        }
        let sorted = files.map { (size($0), $0) }.sorted { $0.0 > $1.0 }.map(\.1)
        var known: Set<[UInt8]> = []
        if let source = table(first.fileName, in: first.parent) {
            // Without the source nobody can tell what it lacks.
            guard let document = loaded.table(at: source.path)?.document else { return nil }
            known = Set(document.entries.map { Array($0.key.utf8) })
        }
        // Plural rules take the place of entries.
        if let rules = table(first.table + ".stringsdict", in: first.parent),
            let document = loaded.table(at: rules.path)?.document
        {
            known.formUnion(document.entries.map { Array($0.key.utf8) })
        }
        var missing: [String] = []
        for (index, file) in sorted.enumerated() {
            guard index == 0 || !missing.isEmpty, let document = read(file) else { continue }
            for entry in document.entries where InterfaceKey(entry.key) == nil {
                if known.insert(Array(entry.key.utf8)).inserted { missing.append(entry.key) }
            }
        }
        return missing
    }

    /// A key of a table that code asks for.
    private struct CodeText: Hashable {
        var table: String
        var key: String
    }

    /// The texts that code gives for the source language.
    private mutating func codeValues() -> [CodeText: String] {
        var values: [CodeText: String] = [:]
        for key in readCode() {
            guard case .named(let table) = key.table, let name = key.pattern?.likelyKey,
                let value = key.defaultValue?.likelyKey
            else { continue }
            values[CodeText(table: table, key: name)] = value
        }
        return values
    }
}
