internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText

/// How many of the app's strings a check measures.
extension Check {
    private static let noBox = "no box is known: code shows it"
    private static let ofSystem = "the system shows it, as a text of Info.plist"

    /// Counts the strings of screens, documents and tables.
    ///
    /// - Parameters:
    ///   - screens: the screens that were laid out.
    ///   - texts: the texts with a declared box.
    ///   - tables: the strings of tables that belong to no document; empty for all shards but the first.
    ///   - plans: what is on no screen.
    /// - Returns: the rows of this shard, or of the whole run.
    func coverage(
        _ screens: [CheckedScreen],
        _ texts: [CheckedText],
        tables: [Lint.TableStrings],
        _ plans: ScreenPlans
    ) -> StringCoverage {
        var coverage = StringCoverage()
        var declared: [String: Set<[UInt8]>] = [:]
        for text in texts { declared[text.location.path, default: []].insert(Array(text.key.utf8)) }
        for screen in screens {
            guard screen.screen.document == nil else {
                coverage.add(screen.coverage)
                continue
            }
            // The strings of a screen of the configuration are those of a table.
            guard let source = screen.versions.first(where: { $0.kind == .source }) else { continue }
            for (key, text) in source.texts.texts {
                guard let path = text.location?.path else { continue }
                declared[path, default: []].insert(Array(key.utf8))
            }
        }
        // The first shard counts what belongs to no screen.
        if shard.map({ $0.index == 1 }) ?? true {
            for row in plans.loose { coverage.add(row) }
        }
        for table in tables {
            var row = StringCoverage.Row(.table, file: table.file, name: table.name)
            row.strings = table.count
            row.reasons[table.isOfSystem ? Self.ofSystem : Self.noBox] = table.count
            coverage.add(row)
        }
        for (file, keys) in declared.sorted(by: { $0.key < $1.key }) {
            let name = FilePath.tableName(of: file)
            // The strings of a document are counted on its screens.
            guard !project.interfaces.contains(where: { $0.table == name }) else { continue }
            var row = StringCoverage.Row(.table, file: file, name: name)
            row.declared = keys.count
            // The first shard counts the strings of all tables as not measured.
            row.reasons[name.hasSuffix("InfoPlist") ? Self.ofSystem : Self.noBox] = -keys.count
            coverage.add(row)
        }
        return coverage
    }
}
