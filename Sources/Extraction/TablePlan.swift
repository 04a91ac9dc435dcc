package import CodeStrings
package import Projects
package import SourceText
package import StringTables

/// What the tables of a project need to be as its code and its documents are.
package struct TablePlan: Sendable {
    /// The updates of tables that need one, by path.
    package private(set) var updates: [TableUpdate] = []
    /// Keys whose table does not exist, by the table's name.
    package private(set) var tableless: [String: [CodeKey]] = [:]
    /// Keys that no table has and whose specifiers depend on types: Xcode adds them when it builds.
    package private(set) var undetermined: [CodeKey] = []
    /// Keys that the app builds with interpolations before it looks for them: nobody knows them before it runs.
    package private(set) var builtAtRunTime: [CodeKey] = []
    /// Tables and documents that cannot be read.
    package private(set) var unread: [SourceError] = []
    /// The tables that were compared, by path as it can be opened.
    private var documents: [String: any TableDocument] = [:]

    /// Compares tables with what asks them.
    ///
    /// - Parameters:
    ///   - loaded: the tables of the source language, and the documents.
    ///   - keys: the keys that code asks for.
    ///   - marksVanished: whether keys of String Catalogs that nothing asks for are marked; it needs all the code.
    /// - Complexity: O(*n* · *m*) in the number of keys with specifiers in code and tables.
    package init(_ loaded: LoadedProject, keys: [CodeKey], marksVanished: Bool) {
        let tables = SourceTable.all(in: loaded, loaded.project.sourceTables(loaded.source), unread: &unread)
        let codeTables = tables.filter { !$0.isOfInterface }
        var planner = CodePlanner(
            tables: codeTables,
            packages: PackageFolders(root: loaded.project.root),
            project: loaded.project
        )
        for key in keys { planner.take(key) }
        tableless = planner.tableless
        undetermined = planner.undetermined
        builtAtRunTime = planner.builtAtRunTime
        updates = planner.updates(marksVanished: marksVanished)
        for table in tables where table.isOfInterface {
            do throws(SourceError) {
                let update = try InterfacePlanner.update(of: table, in: loaded)
                if let update, !update.isEmpty { updates.append(update) }
            } catch {
                unread.append(error)
            }
        }
        for table in tables { documents[table.path] = table.document }
        updates.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// How many tables were compared.
    package var tableCount: Int { documents.count }

    /// A table as it was compared; `nil` for a path that is none.
    package func document(at path: String) -> (any TableDocument)? { documents[path] }

    /// Whether every table is as its sources are.
    package var isUpToDate: Bool { updates.isEmpty && tableless.isEmpty }
}
