internal import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// Findings that nobody may ever see the effect of.
extension Lint {
    /// The findings of a table, those on strings that no code asks for with a severity of at most a warning, or of a note
    /// for arguments: nobody may ever see them.
    ///
    /// Where the code that uses a whole table is elsewhere, nothing is known of its strings.
    ///
    /// - Complexity: O(*n*) in the number of findings, and in the strings of the table where it has unused ones.
    static func doubting(_ findings: [Finding], _ uses: CodeUses?, _ table: LocalizedTable) -> [Finding] {
        if let uses, uses.isDead(table) {
            return findings.map { finding in
                guard finding.severity > .note else { return finding }
                var doubted = finding
                doubted.set(.note)
                doubted.message += "; no code names the table or its bundle"
                return doubted
            }
        }
        guard let uses, findings.contains(where: { $0.rule == .unusedKey && !$0.key.isEmpty }),
            findings.contains(where: { $0.severity > .warning || $0.rule == .brokenSpecifier && $0.severity > .note })
        else { return findings }
        let unused = Set(uses.unused(in: table).unused.map { Array($0.key.utf8) })
        return findings.map { finding in
            // What nobody asks for is never formatted.
            let highest: Severity = finding.rule == .brokenSpecifier ? .note : .warning
            guard finding.severity > highest, unused.contains(Array(finding.key.utf8)) else { return finding }
            var doubted = finding
            doubted.set(highest)
            doubted.message += "; the code does not use the string"
            // A key that is put together at run time may be any.
            if uses.computedLookups > 0 { doubted.message += " by its key" }
            return doubted
        }
    }

    /// The findings of an app, those in languages that no Xcode project builds into it as notes.
    ///
    /// - Complexity: O(*n*) in the number of findings and of files.
    static func doubting(_ findings: [Finding], in project: LoadedProject) -> [Finding] {
        let unbuilt = Set(project.unbuiltFiles.map(project.project.shownPath))
        return findings.map { finding in
            guard finding.severity > .note, unbuilt.contains(finding.location.path) else { return finding }
            var doubted = finding
            doubted.set(.note)
            doubted.message += "; no Xcode project builds this language into the app"
            return doubted
        }
    }
}
