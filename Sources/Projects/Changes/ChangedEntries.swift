package import Findings
internal import SourceText
internal import StringTables

/// Which findings of a project a change touches.
///
/// An entry of a `.strings` file is touched if one of its lines or of the comments that belong to it has changed, and a
/// key of a String Catalog if a line of it has, in any language. In other files a line does not tell what belongs to it,
/// so every finding in a changed file is touched.
package struct ChangedEntries: Sendable {
    /// What has changed in the files that have changed, by path without links; `nil` where the whole file counts.
    private var files: [String: TouchedLines?] = [:]

    /// - Parameters:
    ///   - changes: what has changed.
    ///   - project: the project, whose tables tell which lines belong together.
    /// - Complexity: O(*e* · *c*) for the *e* entries and *c* changes of each file.
    package init(_ changes: Changes, in project: LoadedProject) {
        for path in changes.files.keys { files.updateValue(nil, forKey: path) }
        for table in project.loadedTables {
            let path = FileAccess.resolvingLinks(project.project.path(of: table.path))
            guard let lines = changes.files[path] ?? nil else { continue }
            files.updateValue(TouchedLines(lines, in: table), forKey: path)
        }
    }

    /// A finding if the change touches what it is about: its own place, one of its texts, or what limits it.
    ///
    /// - Parameter finding: the finding, with paths from the working folder.
    /// - Returns: the finding, at the place of the first text that the change touches where its own place is not touched, so that
    ///   whoever changed the text reads of it there; `nil` if it is not to be reported.
    /// - Complexity: O(*p* · *t*) for the *p* places of the finding and *t* touched entries of their files.
    package func touched(_ finding: Finding) -> Finding? {
        guard !files.isEmpty else { return nil }
        if touches(finding.location) { return finding }
        if let text = finding.occurrences.lazy.compactMap(\.location).first(where: touches) {
            var finding = finding
            finding.location = text
            // The line that it showed is not there.
            finding.excerpt = nil
            return finding
        }
        return finding.limiting.compactMap(\.location).contains(where: touches) ? finding : nil
    }

    private func touches(_ location: SourceLocation) -> Bool {
        let path = location.path.hasPrefix("/") ? location.path : FileAccess.workingFolder + "/" + location.path
        guard let change = files[FileAccess.resolvingLinks(path)] else { return false }
        return change?.contains(location.line) ?? true
    }
}
