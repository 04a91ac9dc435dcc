internal import Findings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText
internal import ViewTrees

/// The screens that a project's code describes, with the strings of their texts in all languages.
struct SourceScreenPlan: Sendable {
    var views: SourceViews
    /// The strings by their number as decimal digits; what no table has is left out.
    var texts: ScreenPlan
    /// Where each string stands, by number; `nil` for one that no table has.
    var origins: [StringOrigin?]
    /// Whether the project has string tables.
    var hasTables: Bool
    /// The files of the code by path.
    var files: [String: SourceCode]
    /// Where the lines of these files begin.
    var lines: [String: LineTable]
    /// The paths of the files as people are shown them, by path.
    var shownPaths: [String: String]
    /// The project's folder with the mark behind it.
    var root: String
    /// What nobody sees of the app; `nil` if that is not known.
    var shown: ShownParts?
    /// The views that the configuration says are shown, whatever code shows them.
    var entries: Set<String> = []

    /// The entry of a table that a string is.
    struct StringOrigin: Sendable, Hashable {
        var table: String
        var key: String
        /// The path of the source language's file from the project's folder; that of the code where no table has the
        /// string.
        var file: String
        /// Whether no table has the string, so that its text is what the code says.
        var isOnlyInCode = false
    }

    /// Whether nothing reaches the code that a node comes from.
    ///
    /// - Parameter source: the place, as ``ProposedLayout/ViewNode/source``.
    /// - Returns: `false` for a node of no place.
    func isUnreached(_ source: Int) -> Bool {
        guard source > 0, source <= views.places.count else { return false }
        let place = views.places[source - 1]
        return shown?.isUnreached(place.range.lowerBound, in: place.file) ?? false
    }

    /// The path of a file from the project's folder, which identifies it on every machine.
    func file(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }

    /// The place of a piece of code as people are shown it.
    ///
    /// - Complexity: O(log *n*) in the number of lines, and the length of the line.
    func location(_ file: String, _ offset: Int) -> SourceLocation {
        guard let code = files[file], let lines = lines[file] else {
            return SourceLocation(path: file, line: 1, column: 1)
        }
        let (line, column) = lines.position(at: offset, in: code.file.utf8)
        return SourceLocation(path: shownPaths[file] ?? file, line: line, column: column)
    }
}
