internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText

/// How many of the app's strings a check measures.
extension Check {
    private static let noBox = "no box is known: code shows it"
    private static let noRoom = "the layout of its view is read wrongly: it has no room in the language of the app"
    private static let ofSystem = "the system shows it, as a text of Info.plist"

    /// Counts the strings of screens, documents and tables.
    ///
    /// - Parameters:
    ///   - screens: the screens that were laid out.
    ///   - declared: the strings with a declared box by file, see ``declaredStrings(_:_:)``; empty for all shards but the
    ///     first.
    ///   - outlets: the strings that code puts into views of documents, likewise.
    ///   - ofCode: the strings that screens of code show, by the path of their table's file.
    ///   - certainties: what is known of the rooms of those.
    ///   - withoutRoom: the strings that the layout of their views leaves no room, by the path of their table's file.
    ///   - tables: the strings of tables that belong to no document; empty for all shards but the first.
    ///   - plans: what is on no screen.
    /// - Returns: the rows of this shard, or of the whole run.
    func coverage(
        _ screens: [FinishedScreen],
        declared: [String: Set<[UInt8]>],
        outlets: [String: Set<[UInt8]>],
        ofCode: [String: Set<[UInt8]>],
        certainties: [String: [[UInt8]: JudgedCertainty]],
        withoutRoom: [String: Set<[UInt8]>] = [:],
        tables: [Lint.TableStrings],
        _ plans: ScreenPlans
    ) -> StringCoverage {
        var coverage = StringCoverage()
        for row in screens.compactMap(\.coverage) { coverage.add(row) }
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
        for (file, keys) in outlets.sorted(by: { $0.key < $1.key }) {
            let own = keys.subtracting(declared[file] ?? [])
            var row = StringCoverage.Row(.table, file: file, name: FilePath.tableName(of: file))
            row.code = own.count
            // A string that only code holds in the source language is in no table that was counted.
            if tables.contains(where: { $0.file == file }) {
                row.reasons[Self.noBox] = -own.count
            } else {
                row.strings = own.count
            }
            coverage.add(row)
        }
        for (file, keys) in declared.sorted(by: { $0.key < $1.key }) {
            let name = FilePath.tableName(of: file)
            // The strings of a document are counted on its screens.
            guard !project.interfaces.contains(where: { $0.table == name }) else { continue }
            var row = StringCoverage.Row(.table, file: file, name: name)
            row.declared = keys.count
            // All strings of the table were counted as not measured.
            row.reasons[name.hasSuffix("InfoPlist") ? Self.ofSystem : Self.noBox] = -keys.count
            coverage.add(row)
        }
        for (file, keys) in ofCode.sorted(by: { $0.key < $1.key }) {
            let shown = project.shownPath(of: file)
            let name = FilePath.tableName(of: file)
            let own = keys.subtracting(declared[shown] ?? []).subtracting(outlets[shown] ?? [])
            guard !own.isEmpty, !project.interfaces.contains(where: { $0.table == name }) else { continue }
            var row = StringCoverage.Row(.table, file: shown, name: name)
            row.code = own.count
            row.reasons[Self.noBox] = -own.count
            for case let certainty? in own.map({ certainties[file]?[$0] }) {
                row.certainties[certainty, default: 0] += 1
            }
            coverage.add(row)
        }
        for (file, keys) in withoutRoom.sorted(by: { $0.key < $1.key }) {
            let shown = project.shownPath(of: file)
            let name = FilePath.tableName(of: file)
            let judged = (declared[shown] ?? []).union(outlets[shown] ?? []).union(ofCode[file] ?? [])
            let unread = keys.subtracting(judged)
            guard !unread.isEmpty, !project.interfaces.contains(where: { $0.table == name }) else { continue }
            var row = StringCoverage.Row(.table, file: shown, name: name)
            row.reasons[Self.noRoom] = unread.count
            row.reasons[Self.noBox] = -unread.count
            coverage.add(row)
        }
        var judged = declared.merging(outlets) { $0.union($1) }
        for (file, keys) in ofCode.merging(withoutRoom, uniquingKeysWith: { $0.union($1) }) {
            judged[project.shownPath(of: file), default: []].formUnion(keys)
        }
        for table in tables where !table.isOfSystem {
            let unasked = table.unasked.subtracting(judged[table.file] ?? [])
            guard !unasked.isEmpty else { continue }
            var row = StringCoverage.Row(.table, file: table.file, name: table.name)
            row.reasons[StringCoverage.unasked] = unasked.count
            row.reasons[Self.noBox] = -unasked.count
            coverage.add(row)
        }
        return coverage
    }

    /// The strings that code puts into views of documents, by the file as people are shown it.
    static func codeStrings(_ screens: [ScreenPlan]) -> [String: Set<[UInt8]>] {
        var strings: [String: Set<[UInt8]>] = [:]
        for plan in screens.flatMap({ [$0] + $0.variants }) {
            for (key, text) in plan.code.texts { strings[text.location.path, default: []].insert(Array(key.utf8)) }
        }
        return strings
    }

    /// The strings with a box that a comment or the configuration declares, by the file as people are shown it.
    ///
    /// One string may be on several screens, which are in several shards: the first shard counts them all.
    static func declaredStrings(_ texts: [DeclaredText], _ screens: [ScreenPlan]) -> [String: Set<[UInt8]>] {
        var declared: [String: Set<[UInt8]>] = [:]
        for text in texts { declared[text.location.path, default: []].insert(Array(text.key.utf8)) }
        for plan in screens where plan.screen.document == nil {
            for (key, text) in plan.source { declared[text.location.path, default: []].insert(Array(key.utf8)) }
        }
        return declared
    }

    /// That no text of the project has a box that is known.
    func nothingMeasured(of texts: Int) -> CheckReport.Unchecked {
        let path = project.sourceTables(source).first?.path ?? project.documents.first ?? project.interfaces.first?.path
        return CheckReport.Unchecked(
            location: SourceLocation(path: project.shownPath(of: path ?? ""), line: 1, column: 1),
            subject: "0 of \(texts) strings measured",
            reason:
                "there is no storyboard or xib that can be laid out, and no string has a declared width; write one into a "
                + "comment, as in /* Title. overset: font=headline width<=180 */"
        )
    }
}
