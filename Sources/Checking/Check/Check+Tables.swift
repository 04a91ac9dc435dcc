package import Findings
package import Projects

extension Check {
    /// The tables of a project in all languages, as the rules over tables see them; what cannot be read is left out.
    ///
    /// - Parameter project: the project with the contents of its files.
    /// - Returns: the tables, in the order of their files.
    /// - Complexity: O(*n*) in the size of the tables.
    package func localizedTables(of project: LoadedProject) -> [LocalizedTable] {
        var reader = LintReader(project: project, configuration: configuration, readsExports: false)
        reader.read { _ in true }
        return reader.tables.map(\.table)
    }
}
