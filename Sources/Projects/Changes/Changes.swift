internal import Findings
package import SourceText

/// What git says has changed in a project since a revision.
package struct Changes: Sendable, Hashable {
    /// The lines of each changed file by its path without links, from 1 and counted by line feeds as git does; `nil` where
    /// the whole file counts.
    package let files: [String: [ClosedRange<Int>]?]

    /// Asks git.
    ///
    /// - Parameters:
    ///   - revision: a commit, or a range of commits. Of a commit that others followed elsewhere, the newest counts that the
    ///     work at hand was made of: what has changed there since is nobody's here.
    ///   - folder: the project's folder.
    /// - Throws: ``Failure`` if there is no git, the folder is in no repository, or the revision is not known.
    package init(since revision: String, in folder: String) throws(Failure) {
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
        guard let root else { throw Failure("the project is not in a git work tree; run without --changed-since") }
        let top = GitProgram(folder: root)
        let shown = VisibleText.escaping(revision)
        let revision = Self.base(of: revision, top)
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

    /// The newest commit that a revision and the work at hand have in common; the revision itself for a range, and where the
    /// repository holds no such commit, as a shallow clone may not.
    private static func base(of revision: String, _ git: GitProgram) -> String {
        guard !revision.contains("..") else { return revision }
        do throws(Failure) {
            let found = try git.output(["merge-base", revision, "HEAD"], purpose: "find what both have in common")
            return String(decoding: found, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? revision
        } catch {
            // Whoever compares with the revision says what is wrong with it.
            return revision
        }
    }

    /// - Parameters:
    ///   - root: the folder that the paths are below, without links.
    ///   - changed: the files that have changed.
    ///   - new: the files that git does not know yet.
    ///   - lines: the changed lines.
    package init(root: String, changed: [String], new: [String], lines: ChangedLines) {
        var files: [String: [ClosedRange<Int>]?] = [:]
        for name in changed { files.updateValue(lines.lines[name], forKey: root + "/" + name) }
        for name in new { files.updateValue(nil, forKey: root + "/" + name) }
        self.files = files
    }

    private static func names(_ output: [UInt8]) -> [String] {
        output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
