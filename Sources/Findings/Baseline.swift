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
        /// The device; empty if the fault does not depend on one.
        package var device: String
        /// How much the finding mattered; `nil` where an older file does not say it.
        package var severity: Severity?

        package init(
            fingerprint: String,
            finding: String,
            rule: String,
            file: String,
            key: String,
            locale: String,
            textSize: String,
            device: String = "",
            severity: Severity? = nil
        ) {
            self.fingerprint = fingerprint
            self.finding = finding
            self.rule = rule
            self.file = file
            self.key = key
            self.locale = locale
            self.textSize = textSize
            self.device = device
            self.severity = severity
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
                textSize: "",
                severity: finding.severity
            )
        }

        package static func < (left: Entry, right: Entry) -> Bool {
            let texts = [
                (left.file, right.file), (left.key, right.key), (left.rule, right.rule), (left.locale, right.locale),
                (left.textSize, right.textSize), (left.device, right.device), (left.fingerprint, right.fingerprint),
            ]
            for (left, right) in texts where !left.utf8.elementsEqual(right.utf8) {
                return left.utf8.lexicographicallyPrecedes(right.utf8)
            }
            return false
        }
    }

    /// The entries, in order.
    package let entries: [Entry]
    /// The path of the project's folder from the folder of the baseline's file; `nil` if it is not known.
    package let root: String?

    package init(entries: [Entry], root: String? = nil) {
        self.entries = entries.sorted()
        self.root = root
    }

    /// The baseline that knows all of these findings.
    package init(of findings: [Finding], root: String? = nil) {
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
                        textSize: occurrence.textSize,
                        device: occurrence.device ?? "",
                        severity: finding.severity
                    )
                }
            },
            root: root
        )
    }

    /// What a baseline says about the findings of a run.
    package struct Comparison: Sendable, Hashable {
        /// The findings that the baseline does not know.
        package var new: [Finding]
        /// The number of known occurrences.
        package var known: Int
        /// The entries that the run could have found and did not.
        package var fixed: [Entry]

        /// The fixed entries as phrases: file, rule, key and where it showed.
        package var phrases: [String] {
            fixed.map { entry in
                let about =
                    entry.key.isEmpty
                    ? "\(entry.file): \(entry.rule)" : "\(entry.file): \(entry.rule) of '\(entry.key)'"
                let places = [entry.locale, entry.device].filter { !$0.isEmpty }.joined(separator: " on ")
                return places.isEmpty ? about : about + " in " + places
            }
        }
    }

    /// Parts findings into new and known ones.
    ///
    /// A finding is known with all its occurrences if one of them is: what shows on a new device or in a new language
    /// is no new fault. One that matters more than it did is new, and so is one that only pseudolocales showed and that a
    /// translation shows now.
    ///
    /// - Parameters:
    ///   - findings: what a run found.
    ///   - pseudolocales: the tags of the pseudolocales of the run.
    ///   - isChecked: whether the run could have found an entry; one of a language that was left out is not fixed.
    /// - Returns: the new findings, the number of known occurrences, and the entries that were not found again.
    /// - Complexity: O(*n*) in the number of occurrences and entries.
    package func compare(
        with findings: [Finding],
        pseudolocales: Set<String> = [],
        isChecked: (Entry) -> Bool = { _ in true }
    ) -> Comparison {
        let severities = entries.reduce(into: [String: Severity]()) { severities, entry in
            severities[entry.finding] = max(severities[entry.finding] ?? .note, entry.severity ?? .error)
        }
        let occurrences = findings.flatMap(\.occurrences)
        let pseudolocales = pseudolocales.union(occurrences.lazy.filter(\.kind.isPseudolocale).map(\.locale))
        let translated = Set(entries.lazy.filter { !pseudolocales.contains($0.locale) }.map(\.finding))
        func isKnown(_ finding: Finding) -> Bool {
            guard let severity = severities[finding.fingerprint], finding.severity <= severity else { return false }
            return translated.contains(finding.fingerprint) || finding.occurrences.allSatisfy(\.kind.isPseudolocale)
        }
        let found = Set(findings.flatMap { $0.occurrences.map(\.fingerprint) + [$0.fingerprint] })
        let new = findings.filter { !isKnown($0) }
        let known = findings.reduce(0) {
            $0 + (isKnown($1) ? max($1.occurrences.count, 1) : 0)
        }
        return Comparison(
            new: new,
            known: known,
            fixed: entries.filter { !found.contains($0.fingerprint) && isChecked($0) }
        )
    }

    /// The baseline without some entries.
    package func removing(_ gone: [Entry]) -> Baseline {
        let fingerprints = Set(gone.map(\.fingerprint))
        return Baseline(entries: entries.filter { !fingerprints.contains($0.fingerprint) }, root: root)
    }
}
