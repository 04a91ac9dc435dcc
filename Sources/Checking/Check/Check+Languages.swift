internal import Findings
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// The languages and pseudolocales that a check is asked for.
extension Check {
    /// The languages of tables, documents and String Catalogs, by tag.
    package var languages: [String] { Set(loaded.knownLanguages).sorted() }

    /// The real languages that are checked, by tag.
    func chosenLanguages(known: [String]) throws(Failure) -> [String] {
        let all = Set(known).filter { $0 != source && !project.pseudolocales.contains($0) }.sorted()
        for case .named(let name) in locales
        where !all.contains(name) && name != source && !pseudolocales.contains(where: { $0.name.tag == name }) {
            let known = all + pseudolocales.map(\.name.tag)
            let hint = Self.suggestion(for: name, among: [source] + known).map { "; did you mean '\($0)'?" } ?? ""
            throw Failure(
                "there is no language '\(name)' here\(hint) (known: \(([source] + known).joined(separator: ", ")))"
            )
        }
        return all.filter { name in
            locales.contains { choice in
                switch choice {
                case .all, .real: true
                case .named(let wanted): wanted == name
                case .pseudo, .source: false
                }
            }
        }
    }

    /// The languages that are asked for by name.
    var namedLanguages: Set<String> {
        Set(locales.compactMap { if case .named(let name) = $0 { name } else { nil } })
    }

    /// The languages that are not laid out, as nobody sees them.
    func unseen(_ all: [String], _ built: [String], in project: LoadedProject) -> [CheckReport.Unchecked] {
        all.filter { !built.contains($0) }.compactMap { language in
            guard let (path, reason) = project.unseenFile(in: language) else { return nil }
            return CheckReport.Unchecked(
                location: SourceLocation(path: project.project.shownPath(of: path), line: 1, column: 1),
                subject: language,
                reason: reason
            )
        }
    }

    /// The tag that was probably meant: `de-DE` or `de` for `de_DE`.
    private static func suggestion(for name: String, among known: [String]) -> String? {
        let parts = LanguageFolder(name: name).tag.split(separator: "-").map { $0.lowercased() }
        for length in stride(from: parts.count, to: 0, by: -1) {
            let prefix = parts.prefix(length).joined(separator: "-")
            if let tag = known.first(where: { $0.lowercased() == prefix }) { return tag }
        }
        return Suggestion.of(name, among: known)
    }

    func isChosen(_ name: String) -> Bool {
        locales.contains { choice in
            switch choice {
            case .all, .pseudo: true
            case .named(let wanted): wanted == name
            case .real, .source: false
            }
        }
    }
}
