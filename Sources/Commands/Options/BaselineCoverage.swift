internal import Checking
internal import Findings
internal import SourceText
internal import StringTables

/// Which entries of a baseline a run could have found again: no other entry counts as fixed.
struct BaselineCoverage: Sendable {
    private let locales: Set<String>
    private let textSizes: Set<String>
    private let devices: Set<String>
    private let limits: ReportLimits
    private let isOfTables: Bool
    private let scope: BaselineScope
    private let hasUnread: Bool
    /// Why the baseline may be one of another project; `nil` if it is this one's.
    private let otherRoot: String?

    init(of report: CheckReport, scope: BaselineScope, baseline: Baseline, path: String) {
        locales = Set(report.locales.map(\.name) + [""])
        textSizes = Set(report.textSizes + [""])
        devices = Set(report.devices + [""])
        limits = report.limits
        isOfTables = report.textSizes.isEmpty
        self.scope = scope
        hasUnread = !report.unread.isEmpty
        otherRoot = Self.otherRoot(of: baseline, at: path, scope)
    }

    private static func otherRoot(of baseline: Baseline, at path: String, _ scope: BaselineScope) -> String? {
        switch (baseline.root, scope.subject) {
        case (nil, .name): return nil
        case (nil, .folder):
            return "it does not say which folder it is for; write it again with --write-baseline"
        case (let root?, .name(let name)):
            let folder = FilePath.folder(path)
            let known = FilePath.name(of: FileAccess.resolvingExisting(folder + "/" + root))
            return known == name ? nil : "it is for '\(VisibleText.escaping(root))', and this run is about '\(name)'"
        case (let root?, .folder(let project)):
            let own = BaselineRoot.path(of: project, from: path)
            guard own != root else { return nil }
            return "it is for '\(VisibleText.escaping(root))', and this run looked at '\(VisibleText.escaping(own))'"
        }
    }

    /// Why no entry may be taken out, as a lower-case phrase; `nil` if those that were not found again may.
    var reasonToKeep: String? {
        if let otherRoot { return otherRoot }
        if !scope.isComplete || hasUnread { return "not all of the project was read" }
        return scope.isNarrowed || !limits.isEmpty ? "the options of this run leave a part out; run without them" : nil
    }

    /// Whether the run could have found an entry.
    func contains(_ entry: Baseline.Entry) -> Bool {
        guard otherRoot == nil, scope.isComplete, !hasUnread, limits.changedSince == nil else { return false }
        guard locales.contains(entry.locale), textSizes.contains(entry.textSize), devices.contains(entry.device)
        else { return false }
        // What shows in no language may be about a file of a language that was left out.
        if !scope.hasAllLanguages, entry.locale.isEmpty { return false }
        // A check does not look at what is on its way to or from translators.
        if !isOfTables, TableFormat(path: entry.file) == .xliff { return false }
        // A rule that no longer exists finds nothing; which command ran it is not known.
        guard let rule = Rule(rawValue: entry.rule) else { return !isOfTables }
        return limits.contains(rule) && (!isOfTables || rule.subject.isOfTables)
    }
}
