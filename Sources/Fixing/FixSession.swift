package import Checking
package import Findings
internal import Projects
package import SourceText
internal import StringTables

/// Collects the fixes that are proven, and proves them together: the project is checked again as if they were made, and
/// what makes anything worse is left out.
///
/// Nothing is written. What a fix makes possible is fixed as well, until nothing is left to do, so that a second session
/// finds nothing.
package struct FixSession: Sendable {
    /// A file with its fixes.
    package struct FixedFile: Sendable {
        /// The path as it can be opened.
        package var path: String
        /// The path as people are shown it.
        package var shownPath: String
        /// The bytes that were read.
        package var before: [UInt8]
        package var after: [UInt8]
        /// What is different, as `diff -u` prints it.
        package var difference: [String]

        package init(path: String, shownPath: String, before: [UInt8], after: [UInt8], difference: [String]) {
            self.path = path
            self.shownPath = shownPath
            self.before = before
            self.after = after
            self.difference = difference
        }
    }

    /// What came of a session.
    package struct Result: Sendable {
        /// The fixes, in the order in which they were found.
        package var fixes: [ProvenFix] = []
        /// Fixes that help alone and harm together with others.
        package var refused: [ProvenFix] = []
        /// The files that change, by path.
        package var files: [FixedFile] = []
        /// What is found in the project as it is.
        package var before: CheckReport
        /// What is found in it with the fixes.
        package var after: CheckReport
    }

    /// How often it is asked what fixes have made possible.
    private static let maximumRounds = 4

    private let choice: FixPlan.Choice
    private let jobs: Int
    private let prepare: @Sendable ([String: [UInt8]]) throws(Failure) -> Check

    /// - Parameters:
    ///   - choice: which fixes are wanted.
    ///   - jobs: how many screens are laid out at the same time.
    ///   - prepare: gives the check of the project with other contents of files, by path from its folder.
    package init(
        choice: FixPlan.Choice,
        jobs: Int,
        prepare: @escaping @Sendable ([String: [UInt8]]) throws(Failure) -> Check
    ) {
        self.choice = choice
        self.jobs = jobs
        self.prepare = prepare
    }

    /// The project with some fixes.
    private struct State {
        var check: Check
        var outcome: Check.Outcome
        /// The new contents of files, by path from the project's folder.
        var contents: [String: [UInt8]] = [:]
    }

    /// Finds all fixes.
    ///
    /// - Throws: ``Failure`` if the project cannot be checked.
    /// - Complexity: a check of the project at the start, one for each of at most 4 rounds, and one for each halving of
    ///   the fixes of a file that harm together, of which each pass finds one that harms alone.
    package func run() async throws(Failure) -> Result {
        let start = try await state([:])
        var result = Result(before: start.outcome.report, after: start.outcome.report)
        var current = start
        var originals: [String: [UInt8]] = [:]
        // What cannot be read hides everything else.
        let isWanted = choice.limits.contains(.unreadableFile)
        let readable = isWanted ? try readable(start, &originals) : (contents: [:], fixes: [])
        if !readable.contents.isEmpty {
            current = try await state(readable.contents)
            result.fixes += readable.fixes
        }
        var refused: Set<String> = []
        var rounds = 0
        while rounds < Self.maximumRounds {
            let known = refused.count
            var wanted = FixPlan(current.outcome, of: current.check, choice).fixes
                .filter { !refused.contains($0.identity) }
            var next: State?
            while !wanted.isEmpty, next == nil {
                let made = try applied(wanted, to: current, &originals)
                let trial = try await state(made.contents)
                let harmed = Self.harmed(current.outcome.report, trial.outcome.report)
                let (kept, left) = Self.halved(made.fixes, harmed, in: current)
                if left.isEmpty {
                    next = trial
                    result.fixes += kept
                } else {
                    // What was tried together with others of its file may be innocent, and is tried again.
                    let alone = left.filter { fix in made.fixes.count { $0.path == fix.path } == 1 }
                    refused.formUnion(alone.map(\.identity))
                    result.refused += alone
                    wanted = kept
                }
            }
            if let next {
                current = next
                rounds += 1
            } else if refused.count == known {
                break
            }
        }
        result.after = current.outcome.report
        result.files = Self.files(current, originals)
        return result
    }

    private func state(_ contents: [String: [UInt8]]) async throws(Failure) -> State {
        var check = try prepare(contents)
        check.keepsContents = true
        return State(check: check, outcome: try await check.run(jobs: jobs), contents: contents)
    }

    // MARK: Files that cannot be read

    private func readable(
        _ state: State,
        _ originals: inout [String: [UInt8]]
    ) throws(Failure) -> (contents: [String: [UInt8]], fixes: [ProvenFix]) {
        var contents: [String: [UInt8]] = [:]
        var fixes: [ProvenFix] = []
        let project = state.check.project
        for file in project.files where TableFormat(path: file.path) == .strings {
            guard case .failure? = state.outcome.project.result(at: file.path) else { continue }
            do throws(SourceError) {
                let bytes = try FileAccess.read(project.path(of: file.path))
                let text = try TextFile(decoding: bytes, path: project.shownPath(of: file.path))
                guard let fixed = StringsFix.fixing(text) else { continue }
                originals[file.path] = bytes
                contents[file.path] = TextFile(utf8: fixed.utf8, like: text).bytes
                fixes += fixed.changes.map { change in
                    ProvenFix(
                        path: file.path,
                        location: SourceLocation(path: text.path, line: change.line, column: 1),
                        rule: .unreadableFile,
                        phrase: change.phrase,
                        identity: "\(file.path)\0\(change.line)",
                        edit: TextEdit(range: 0..<0, replacement: [])
                    )
                }
            } catch {
                // Another fault than a semicolon or a quote: it stays reported as what it is.
                continue
            }
        }
        return (contents, fixes)
    }

    // MARK: Trials

    /// The contents of the project's files with more fixes, and those that can be made together.
    private func applied(
        _ fixes: [ProvenFix],
        to state: State,
        _ originals: inout [String: [UInt8]]
    ) throws(Failure) -> (contents: [String: [UInt8]], fixes: [ProvenFix]) {
        var contents = state.contents
        var made: [ProvenFix] = []
        do throws(SourceError) {
            for (path, own) in Dictionary(grouping: fixes, by: \.path).sorted(by: { $0.key < $1.key }) {
                let (edits, kept) = ProvenFix.combined(own)
                if case .success(let interface)? = state.outcome.project.interface(at: path) {
                    if originals[path] == nil { originals[path] = interface.file.bytes }
                    let text = TextEdit.applying(edits, to: interface.file.utf8)
                    contents[path] = TextFile(utf8: text, like: interface.file).bytes
                } else if let document = state.outcome.project.table(at: path)?.document {
                    if originals[path] == nil {
                        originals[path] = try FileAccess.read(state.check.project.path(of: path))
                    }
                    contents[path] = try document.bytes(ofText: TextEdit.applying(edits, to: document.file.utf8))
                } else {
                    continue
                }
                made += kept
            }
        } catch {
            throw Failure(error)
        }
        return (contents, made)
    }

    /// The files, as people are shown them, with a finding that was not there before.
    private static func harmed(_ before: CheckReport, _ after: CheckReport) -> Set<String> {
        func bad(_ report: CheckReport) -> [(path: String, identity: String)] {
            report.findings.filter { $0.severity > .note }.flatMap { finding in
                [(finding.location.path, finding.fingerprint)]
                    + finding.occurrences.filter { $0.severity > .note }.map { (finding.location.path, $0.fingerprint) }
            }
        }
        let known = Set(bad(before).map(\.identity))
        return Set(bad(after).filter { !known.contains($0.identity) }.map(\.path))
    }

    /// The fixes without the last half of those of each file that is harmed.
    ///
    /// Where the harm is in a file without fixes, all files are to blame.
    private static func halved(
        _ fixes: [ProvenFix],
        _ harmed: Set<String>,
        in state: State
    ) -> (kept: [ProvenFix], left: [ProvenFix]) {
        guard !harmed.isEmpty else { return (fixes, []) }
        let project = state.check.project
        let blamed = Set(fixes.map(\.path).filter { harmed.contains(project.shownPath(of: $0)) })
        let all = harmed.isSubset(of: Set(blamed.map(project.shownPath(of:)))) ? blamed : Set(fixes.map(\.path))
        var (kept, left): ([ProvenFix], [ProvenFix]) = ([], [])
        for (path, own) in Dictionary(grouping: fixes, by: \.path).sorted(by: { $0.key < $1.key }) {
            let count = all.contains(path) ? own.count / 2 : own.count
            kept += own.prefix(count)
            left += own.dropFirst(count)
        }
        return (kept, left)
    }

    // MARK: Outcome

    private static func files(_ state: State, _ originals: [String: [UInt8]]) -> [FixedFile] {
        let project = state.check.project
        return state.contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.compactMap { path, after in
            guard let before = originals[path], before != after else { return nil }
            let shown = project.shownPath(of: path)
            let difference = UnifiedDifference(path: shown, from: text(before, path), to: text(after, path))
            return FixedFile(
                path: project.path(of: path),
                shownPath: shown,
                before: before,
                after: after,
                difference: difference.lines
            )
        }
    }

    /// The characters of a file; those of a binary property list are the ones that are read.
    private static func text(_ bytes: [UInt8], _ path: String) -> [UInt8] {
        do throws(SourceError) {
            if TableFormat(path: path) != nil { return try TableFormat.read(bytes, path: path).file.utf8 }
            return try TextFile(decoding: bytes, path: path).utf8
        } catch {
            do throws(SourceError) { return try TextFile(decoding: bytes, path: path).utf8 } catch { return bytes }
        }
    }
}

extension FixSession.FixedFile {
    /// Whether the bytes of the file are those of the difference: UTF-8, whose lines end as everywhere.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    package var isPatchable: Bool {
        let hasOldLines = zip(before, before.dropFirst()).contains { $0 == 0x0D && $1 != 0x0A }
        return !hasOldLines && !before.contains(0) && String(validating: before, as: UTF8.self) != nil
    }

    /// Writes the file with its fixes.
    ///
    /// - Throws: ``SourceError`` if it is not what was read any more, or cannot be written; then it is left as it is.
    package func write() throws(SourceError) {
        try FileAccess.write(after, to: path) { (_) throws(SourceError) in
            guard try FileAccess.read(path) == before else {
                throw SourceError(
                    location: SourceLocation(path: shownPath, line: 1, column: 1),
                    message: "the file changed while it was being checked and was left as it is; run the command again"
                )
            }
        }
    }
}
