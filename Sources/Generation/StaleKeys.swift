internal import Projects
internal import Findings
internal import SourceText
internal import StringTables

/// Finds the texts of Interface Builder tables whose object is gone.
struct StaleKeys {
    private let project: LoadedProject

    init(project: LoadedProject) { self.project = project }

    /// Warnings for the keys `ObjectID.property` whose object the document beside the table does not have.
    ///
    /// A document that cannot be read gives none: it is another command's business.
    func diagnostics(of table: any TableDocument, table file: Project.TableFile) -> [Diagnostic] {
        guard let objects = project.objects(of: file) else { return [] }
        let lines = LineTable(table.file.utf8)
        return table.entries.compactMap { entry in
            guard let object = InterfaceKey(entry.key)?.object, !objects.contains(object) else { return nil }
            let (line, column) = lines.position(at: entry.keyOffset, in: table.file.utf8)
            return Diagnostic(
                severity: .warning,
                location: SourceLocation(path: table.file.path, line: line, column: column),
                message: "'\(object)' is no longer an object of \(file.table); its string is never shown, remove it"
            )
        }
    }
}
