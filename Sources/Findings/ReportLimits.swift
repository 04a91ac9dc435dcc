/// What a run was told to leave out, so that a baseline is held only against what it could have found.
package struct ReportLimits: Sendable, Hashable {
    /// The only rules that were reported; none for all.
    package var only: [Rule] = []
    /// The rules that were not reported.
    package var skipped: [Rule] = []
    /// The revision from which on changes were looked at; `nil` for everything.
    package var changedSince: String?

    package init(only: [Rule] = [], skipped: [Rule] = [], changedSince: String? = nil) {
        self.only = only
        self.skipped = skipped
        self.changedSince = changedSince
    }

    package var isEmpty: Bool { only.isEmpty && skipped.isEmpty && changedSince == nil }

    /// Whether findings of a rule were reported.
    ///
    /// What cannot be read hides findings of all rules, and is left out only by its own name.
    package func contains(_ rule: Rule) -> Bool {
        !skipped.contains(rule) && (only.isEmpty || only.contains(rule) || rule == .unreadableFile)
    }
}
