internal import SourceText
internal import StringTables

/// Finds the texts of Interface Builder tables whose object is gone.
struct StaleKeys {
    private let project: Project

    init(project: Project) { self.project = project }

    /// The members of objects that Interface Builder writes texts of into tables.
    private static let properties = [
        "title", "text", "label", "placeholder", "placeholderString", "normalTitle", "headerTitle", "footerTitle",
        "accessibilityLabel", "accessibilityHint", "ibShadowedToolTip", "headerCell.title", "paletteLabel", "toolTip",
        "configuration.title",
    ]

    /// Warnings for the keys `ObjectID.property` whose object the document beside the table does not have.
    ///
    /// A document that cannot be read gives none: it is another command's business.
    func diagnostics(of table: any TableDocument, table file: Project.TableFile) -> [Diagnostic] {
        let base = (file.parent.isEmpty ? "" : file.parent + "/") + "Base.lproj/" + file.table
        guard
            let path = [".storyboard", ".xib"].map({ project.path(of: base + $0) })
                .first(where: { FileAccess.kind(of: $0) == .file })
        else { return [] }
        let markup: MarkupFile
        do throws(SourceError) {
            markup = try MarkupFile(TextFile(decoding: try FileAccess.read(path), path: path))
        } catch {
            return []
        }
        var objects: Set<String> = []
        for index in 0..<markup.count {
            if let id = markup.element(at: index)?["id"] { objects.insert(id) }
        }
        let lines = LineTable(table.file.utf8)
        return table.entries.compactMap { entry in
            guard let dot = entry.key.firstIndex(of: ".") else { return nil }
            let (object, property) = (entry.key[..<dot], entry.key[entry.key.index(after: dot)...])
            let isKnown = Self.properties.contains(String(property.prefix { $0 != "[" }))
            guard isKnown, !objects.contains(String(object)) else { return nil }
            let (line, column) = lines.position(at: entry.keyOffset, in: table.file.utf8)
            return Diagnostic(
                severity: .warning,
                location: SourceLocation(path: table.file.path, line: line, column: column),
                message: "'\(object)' is no object of \(file.table) any more; its text is never shown, remove it"
            )
        }
    }
}
