internal import Findings
internal import SourceText

/// What has changed in a project since a revision, and which findings that touches.
///
/// An entry of a `.strings` file is touched if one of its lines or of the comment directly above it has changed, and a key
/// of a String Catalog if a line of it has, in any language. In other files a line does not tell what belongs to it, so
/// every finding in a changed file is touched.
struct Changes: Sendable {
    /// The changed lines by the path of the file without links; `nil` where the whole file counts.
    private let files: [String: [ClosedRange<Int>]?]

    /// Asks git.
    ///
    /// - Parameters:
    ///   - revision: a commit, or a range of commits.
    ///   - folder: the project's folder.
    /// - Throws: ``Failure`` if there is no git, the folder is in no repository, or the revision is not known.
    init(since revision: String, in folder: String) throws(Failure) {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw Failure(
                "--changed-since takes a revision, as in origin/main; not '\(VisibleText.escaping(revision))'"
            )
        }
        let git = GitProgram(folder: folder)
        let root = String(
            decoding: try git.output(["rev-parse", "--show-toplevel"], purpose: "find the repository of the project"),
            as: UTF8.self
        ).split(separator: "\n").first.map(String.init)
        guard let root else { throw Failure("the project is in no work tree of git; run without --changed-since") }
        let top = GitProgram(folder: root)
        let shown = VisibleText.escaping(revision)
        let options = ["diff", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames"]
        let names = try top.output(
            options + ["--name-only", "-z", revision, "--"],
            purpose: "compare with '\(shown)'"
        )
        let diff = try top.output(
            options + ["-U0", "--no-prefix", revision, "--"],
            purpose: "compare with '\(shown)'"
        )
        let new = try top.output(["ls-files", "--others", "--exclude-standard", "-z"], purpose: "list new files")
        self.init(
            root: FileAccess.resolvingLinks(root),
            changed: Self.names(names),
            new: Self.names(new),
            lines: ChangedLines(String(decoding: diff, as: UTF8.self))
        )
    }

    /// - Parameters:
    ///   - root: the folder that the paths are below, without links.
    ///   - changed: the files that have changed.
    ///   - new: the files that git does not know yet.
    ///   - lines: the changed lines.
    init(root: String, changed: [String], new: [String], lines: ChangedLines) {
        var files: [String: [ClosedRange<Int>]?] = [:]
        for name in changed {
            let path = root + "/" + name
            let changes = name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") ? lines.lines[name] : nil
            files.updateValue(changes.flatMap { Self.touched($0, inFile: path) }, forKey: path)
        }
        for name in new { files.updateValue(nil, forKey: root + "/" + name) }
        self.files = files
    }

    /// The changed lines, and those of whole keys for a String Catalog; `nil` if they cannot be told.
    private static func touched(_ changes: [ClosedRange<Int>], inFile path: String) -> [ClosedRange<Int>]? {
        guard path.hasSuffix(".xcstrings") else { return changes }
        do throws(SourceError) {
            let file = try TextFile(decoding: try FileAccess.read(path), path: path)
            return try CatalogLines(file).keys(touchedBy: changes)
        } catch {
            return nil
        }
    }

    private static func names(_ output: [UInt8]) -> [String] {
        output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the change touches what a finding is about: its own place, one of its texts, or what limits it.
    ///
    /// - Parameter finding: the finding, with paths from the working folder.
    /// - Returns: whether it is to be reported.
    func touches(_ finding: Finding) -> Bool {
        guard !files.isEmpty else { return false }
        return
            ([finding.location] + finding.occurrences.compactMap(\.location)
            + finding.limiting.compactMap(\.location)).contains(where: touches)
    }

    private func touches(_ location: SourceLocation) -> Bool {
        let path = location.path.hasPrefix("/") ? location.path : FileAccess.workingFolder + "/" + location.path
        let resolved = FileAccess.resolvingLinks(path)
        guard let changes = files[resolved] else { return false }
        guard let lines = changes else { return true }
        guard resolved.hasSuffix(".strings") else { return lines.contains { $0.contains(location.line) } }
        guard let entry = Self.entry(at: location.line, inFile: resolved) else { return true }
        return lines.contains { $0.overlaps(entry) }
    }

    /// The lines of an entry of a `.strings` file with the comment directly above; `nil` if the file cannot be read.
    private static func entry(at line: Int, inFile path: String) -> ClosedRange<Int>? {
        do throws(SourceError) {
            let file = try TextFile(decoding: try FileAccess.read(path), path: path)
            return EntryLines(file).around(line)
        } catch {
            return nil
        }
    }
}
