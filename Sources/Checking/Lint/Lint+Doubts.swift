internal import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// Findings that nobody may ever see the effect of.
extension Lint {
    /// The rules about what formats do with arguments.
    private static let ofArguments: Set<Rule> = [.brokenSpecifier, .leadingArgumentWithoutMark]

    /// The findings of a table, those on strings that no code asks for with a severity of at most a warning, or of a note
    /// for arguments: nobody may ever see them.
    ///
    /// Where the code that uses a whole table is elsewhere, nothing is known of its strings.
    ///
    /// - Parameters:
    ///   - findings: the findings of the table.
    ///   - uses: where code uses strings.
    ///   - table: the table.
    ///   - unseen: the objects of documents whose texts nobody sees: their translations may be missing.
    /// - Returns: the findings that remain, some of them lowered.
    /// - Complexity: O(*n*) in the number of findings, and in the strings of the table where it has unused ones.
    static func doubting(
        _ findings: [Finding],
        _ uses: CodeUses?,
        _ table: LocalizedTable,
        _ unseen: UnseenObjects?
    ) -> [Finding] {
        let findings = needed(findings, uses, table).filter { finding in
            guard finding.rule == .missingKey, !finding.key.isEmpty else { return true }
            return unseen?.hold(finding.key, of: table) != true
                && uses?.isOnlyAskedUnreached(finding.key, in: table) != true
                && uses?.isOnlyWrittenUnseen(finding.key, in: table) != true
        }
        if let uses, uses.isDead(table) {
            return findings.map { finding in
                finding.lowered(to: .note, because: "no code names the table or its bundle")
            }
        }
        guard let uses,
            findings.contains(where: { $0.severity > .warning || ofArguments.contains($0.rule) && $0.severity > .note })
        else { return findings }
        let mayBeUnused = findings.contains {
            ($0.rule == .unusedKey || $0.rule == .staleKey) && !$0.key.isEmpty
        }
        // Where most strings of a table have no use that is known, the others' are not certain either.
        let isFolded = findings.contains { $0.rule == .unusedKey && $0.key.isEmpty }
        let unknown = isFolded ? uses.unasked(in: table) : []
        let unused = mayBeUnused ? uses.unasked(in: table) : []
        return findings.map { finding in
            // What nobody asks for is never formatted.
            let highest: Severity = ofArguments.contains(finding.rule) ? .note : .warning
            if finding.rule == .brokenSpecifier, uses.isOnlyAskedUnreached(finding.key, in: table) {
                return finding.lowered(to: .note, because: "nothing reaches the code that asks for the string")
            }
            if ofArguments.contains(finding.rule), finding.severity > .note, uses.isOfUnmadeCase(finding.key) {
                return finding.lowered(
                    to: .note,
                    because: "nothing makes the case of the enumeration that has this key"
                )
            }
            if ofArguments.contains(finding.rule), unknown.contains(Array(finding.key.utf8)) {
                return finding.lowered(to: .note, because: "no code here asks for the string")
            }
            guard unused.contains(Array(finding.key.utf8)) else { return finding }
            // A key that is put together at run time may be any.
            let doubt = uses.computedLookups > 0 ? " by its key" : ""
            return finding.lowered(to: highest, because: "the code does not use the string" + doubt)
        }
    }

    /// One string of so many that code asks for tells that the code of a table is here.
    private static let leastUsed = 10

    /// The findings, but for missing translations of strings that `unused-key` reports, one by one or many as one.
    ///
    /// Where hardly any string of a table has a use that is known, the code that has them is elsewhere.
    private static func needed(_ findings: [Finding], _ uses: CodeUses?, _ table: LocalizedTable) -> [Finding] {
        let reported = findings.filter { $0.rule == .unusedKey }
        guard let uses, !reported.isEmpty, findings.contains(where: { $0.rule == .missingKey }) else { return findings }
        let unasked = uses.unasked(in: table)
        if reported.contains(where: \.key.isEmpty),
            unasked.count * leastUsed > table.source.forms.count * (leastUsed - 1)
        {
            return findings
        }
        return findings.filter { $0.rule != .missingKey || !unasked.contains(Array($0.key.utf8)) }
    }

    /// The findings of an app, those in languages that no Xcode project builds into it, or that only a framework has, as notes.
    ///
    /// - Complexity: O(*n*) in the number of findings and of files.
    static func doubting(_ findings: [Finding], in project: LoadedProject) -> [Finding] {
        let unseen = project.unseenFiles
        let reasons = Dictionary(uniqueKeysWithValues: unseen.map { (project.project.shownPath(of: $0), $1) })
        return reasons.isEmpty ? findings : findings.map { $0.lowered(in: reasons) }
    }
}

extension Finding {
    /// The finding with what it says of some files as a note; the reason stands in its message if it is about no others.
    ///
    /// - Parameter reasons: why nobody sees a file, by its path as people are shown it.
    /// - Returns: the finding, lowered where all its places, or some, have a reason.
    fileprivate func lowered(in reasons: [String: String]) -> Finding {
        let own = occurrences.map { $0.location.flatMap { reasons[$0.path] } }
        if let reason = reasons[location.path] ?? (own.contains(nil) ? nil : own.first ?? nil) {
            return lowered(to: .note, because: reason)
        }
        var finding = self
        for (index, reason) in own.enumerated() where reason != nil { finding.occurrences[index].severity = .note }
        finding.severity = min(severity, finding.occurrences.lazy.map(\.severity).max() ?? severity)
        return finding
    }

    /// The finding with at most a severity, and the reason in its message where that lowers it.
    fileprivate func lowered(to highest: Severity, because reason: String) -> Finding {
        guard severity > highest else { return self }
        var finding = self
        finding.set(highest)
        finding.message += "; " + reason
        return finding
    }
}
