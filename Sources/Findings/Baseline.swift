internal import SourceText

/// The faults that a project has already: only new ones fail a build.
package struct Baseline: Sendable, Hashable {
    /// One known occurrence: its fingerprint, and what people need to recognise it.
    package struct Entry: Sendable, Hashable, Comparable {
        package var fingerprint: String
        /// The fingerprint of the finding: a new language or text size that shows it is known as well.
        package var finding: String
        package var rule: String
        package var file: String
        package var key: String
        package var locale: String
        package var textSize: String

        package init(
            fingerprint: String,
            finding: String,
            rule: String,
            file: String,
            key: String,
            locale: String,
            textSize: String
        ) {
            self.fingerprint = fingerprint
            self.finding = finding
            self.rule = rule
            self.file = file
            self.key = key
            self.locale = locale
            self.textSize = textSize
        }

        /// The entry of a finding about a file, which shows in no language of its own.
        init(of finding: Finding) {
            self.init(
                fingerprint: finding.fingerprint,
                finding: finding.fingerprint,
                rule: finding.rule.rawValue,
                file: finding.location.path,
                key: finding.key,
                locale: "",
                textSize: ""
            )
        }

        package static func < (left: Entry, right: Entry) -> Bool {
            (left.file, left.key, left.rule, left.locale, left.textSize, left.fingerprint)
                < (right.file, right.key, right.rule, right.locale, right.textSize, right.fingerprint)
        }
    }

    /// The entries, in order.
    package let entries: [Entry]

    package init(entries: [Entry]) { self.entries = entries.sorted() }

    /// The baseline that knows all of these findings.
    package init(of findings: [Finding]) {
        self.init(
            entries: findings.flatMap { finding in
                guard !finding.occurrences.isEmpty else { return [Entry(of: finding)] }
                return finding.occurrences.map { occurrence in
                    Entry(
                        fingerprint: occurrence.fingerprint,
                        finding: finding.fingerprint,
                        rule: finding.rule.rawValue,
                        file: finding.location.path,
                        key: finding.key,
                        locale: occurrence.locale,
                        textSize: occurrence.textSize
                    )
                }
            }
        )
    }

    /// Parts findings into new and known ones.
    ///
    /// - Parameters:
    ///   - findings: what a run found.
    ///   - isChecked: whether the run could have found an entry; one of a language that was left out is not fixed.
    /// - Returns: the new findings, the number of known occurrences, and the entries that were not found again, by their
    ///   file, key and rule.
    package func apply(
        to findings: [Finding],
        isChecked: (Entry) -> Bool = { _ in true }
    ) -> (new: [Finding], known: Int, fixed: [String]) {
        let knownFindings = Set(entries.map(\.finding))
        let found = Set(findings.flatMap { $0.occurrences.map(\.fingerprint) + [$0.fingerprint] })
        let new = findings.filter { !knownFindings.contains($0.fingerprint) }
        let known = findings.reduce(0) {
            $0 + (knownFindings.contains($1.fingerprint) ? max($1.occurrences.count, 1) : 0)
        }
        let fixed = entries.filter { !found.contains($0.fingerprint) && isChecked($0) }
        return (new, known, fixed.map { "\($0.file): \($0.rule) of '\($0.key)' in \($0.locale)" })
    }
}
