import Findings

/// A fault that is put into a clean project, and where it must be found.
struct SeededFault: Sendable, CustomStringConvertible {
    /// What the edit does, as a phrase; edits of the same kind break different texts.
    let kind: String
    let rule: Rule
    let project: String
    /// The objects, keys or constraints of which one finding of the rule must speak; empty for the whole file.
    let subjects: [String]
    /// What the same edit breaks besides: findings about these objects and keys are no false alarms.
    var related: [String] = []
    /// Whether only the source language is looked at.
    var isSourceOnly = false
    let edit: @Sendable (inout FaultSeeder) throws -> Void

    var description: String { "\(kind): \(rule.rawValue) on \(subjects.joined(separator: ", ")) of \(project)" }

    /// Whether a finding is the one that is looked for.
    func isFound(_ finding: Finding) -> Bool {
        finding.rule == rule && (subjects.isEmpty || concerns(finding, subjects))
    }

    /// Whether a finding is about something that was not broken.
    func isFalseAlarm(_ finding: Finding) -> Bool {
        !subjects.isEmpty && !concerns(finding, subjects + related)
    }

    private func concerns(_ finding: Finding, _ names: [String]) -> Bool {
        let told = finding.key.split(separator: " ").map(String.init) + [finding.place?.object ?? "", finding.key]
        return names.contains { told.contains($0) }
    }
}
