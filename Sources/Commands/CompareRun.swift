internal import Checking
internal import Findings
internal import Reporting
package import SourceText

/// The job of `overset compare`.
package struct CompareRun: Sendable {
    private let old: String
    private let new: String
    private let page: String
    private let markdown: String?
    private let pictures: String?
    private let writtenBaseline: String?
    private let rules: ReportedRules

    /// Reads the options of the command line.
    ///
    /// - Parameters:
    ///   - old: the findings file of the older run.
    ///   - new: that of the newer one.
    ///   - html: where the page goes.
    ///   - markdown: where the comment goes, `-` for standard output; `nil` for none.
    ///   - pictures: the folder for the pictures that the comment shows; `nil` for none.
    ///   - writeBaseline: a file that is to know all findings of the newer run; `nil` for none.
    ///   - failOn: the lowest severity of a new finding that fails.
    /// - Throws: ``Failure`` for an option's value that is not known: wrong usage.
    package init(
        old: String,
        new: String,
        html: String,
        markdown: String?,
        pictures: String? = nil,
        writeBaseline: String?,
        failOn: String
    ) throws(Failure) {
        self.old = old
        self.new = new
        page = html
        self.markdown = markdown
        self.pictures = pictures
        guard pictures == nil || markdown != nil else {
            throw Failure("--pictures draws what the comment shows; add --markdown FILE")
        }
        writtenBaseline = writeBaseline
        rules = try ReportedRules(only: [], skip: [], failOn: failOn)
    }

    /// Compares the files and writes the page and the comment.
    ///
    /// - Returns: whether something new was found at or above the limit, or something known became that severe.
    /// - Throws: ``Failure`` if a file cannot be read or written, or the files are of different projects.
    package func run(_ console: Console) throws(Failure) -> ExitStatus {
        var inputs = InputFiles()
        inputs.add([old, new])
        try inputs.refuse([page, markdown, writtenBaseline].compactMap(\.self).filter { $0 != "-" })
        let before = try report(at: old)
        let after = try report(at: new)
        try confirm(before, after, console)
        // What one of two runs leaves out looks gone, or new.
        if (before.known == 0) != (after.known == 0) {
            let (name, count) = before.known > 0 ? (old, before.known) : (new, after.known)
            console.note(
                "note: \(VisibleText.escaping(name)) was written with a baseline, which left out "
                    + CountPhrase.of(count, "known occurrence") + "; the other file leaves out none"
            )
        }
        let comparison = ReportComparison(from: before, to: after)
        let drawn = pictures.map { folder in
            FindingPictures(of: comparison.findings(.new) + comparison.findings(.changed), in: after, folder: folder)
        }
        try drawn?.write(console)
        let comment = comment(comparison, drawn)
        let baseline = BaselineFile.bytes(of: Baseline(of: after.findings))
        do throws(SourceError) {
            try FileAccess.write(HTMLPage.render(comparison, accepting: baseline), to: page)
            console.note("report: \(VisibleText.escaping(page))")
            if let markdown, markdown != "-" {
                try FileAccess.write(comment, to: markdown)
                console.note("report: \(VisibleText.escaping(markdown))")
            }
            if let writtenBaseline {
                try FileAccess.write(baseline, to: writtenBaseline)
                console.note("baseline: \(VisibleText.escaping(writtenBaseline))")
            }
        } catch {
            throw Failure(error)
        }
        if markdown == "-" {
            console.write(comment)
        } else {
            let lines = rules.failOn.map { ComparisonText.regressions(of: comparison, from: $0) } ?? []
            let unread = ComparisonText.unread(of: comparison).map { [$0] } ?? []
            for line in lines + unread + [ComparisonText.summary(of: comparison)] { console.write(line + "\n") }
        }
        return writtenBaseline == nil && rules.isFailed(by: comparison.regressions) ? .findings : .clean
    }

    /// Checks that two runs are of one project.
    ///
    /// A project has the name of its folder, which another checkout may have named otherwise: then findings that both have
    /// tell, or that one of them has none.
    ///
    /// - Throws: ``Failure`` if they are not.
    private func confirm(_ before: CheckReport, _ after: CheckReport, _ console: Console) throws(Failure) {
        guard !before.project.utf8.elementsEqual(after.project.utf8) else { return }
        let names = [before.project, after.project].map { "'\(VisibleText.escaping($0))'" }
        let known = Set(before.findings.map(\.fingerprint))
        // Two apps may share a few keys of tables that are called alike.
        let common = after.findings.count { known.contains($0.fingerprint) }
        let isOne = common * 2 >= min(known.count, after.findings.count)
        guard isOne else {
            throw Failure("these are runs of different projects, \(names[0]) and \(names[1]); compare two runs of one")
        }
        console.note("note: the folders have different names, \(names[0]) and \(names[1])")
    }

    private func comment(_ comparison: ReportComparison, _ drawn: FindingPictures?) -> [UInt8] {
        guard let drawn, let markdown else { return ComparisonMarkdown.render(comparison) }
        let folder = markdown == "-" ? FileAccess.workingFolder : FilePath.folder(markdown)
        return ComparisonMarkdown.render(comparison, picture: drawn.links(from: folder))
    }

    private func report(at path: String) throws(Failure) -> CheckReport {
        do throws(SourceError) {
            return try JSONReport.read(try FileAccess.read(path), path: path)
        } catch {
            throw Failure(error)
        }
    }
}
