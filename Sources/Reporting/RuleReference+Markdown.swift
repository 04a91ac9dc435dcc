internal import Findings

extension RuleReference {
    /// The pages of all rules and their index, as the folder `Documentation/rules` has them.
    ///
    /// - Returns: file names and the files as UTF-8, the index last.
    package static func markdown() -> [(name: String, bytes: [UInt8])] {
        let pages = Rule.allCases.map { rule in
            (name: "\(rule.rawValue).md", bytes: Array((notice + markdown(of: rule)).utf8))
        }
        return pages + [(name: "README.md", bytes: Array((notice + index()).utf8))]
    }

    /// The description of a rule and of its fix, for reports that carry it along.
    static func help(of rule: Rule) -> String {
        let page = rule.documentation
        return page.rationale + "\n\n" + page.fix
    }

    private static let notice = "<!-- Written by `overset rules --format markdown=Documentation/rules`. -->\n\n"

    private static func index() -> String {
        var text = "# Rules\n\n"
        text += "`overset explain RULE` shows a page in the terminal. A severity is set in `overset.yml`:\n\n"
        text += "```yaml\nrules:\n  missing-key: error\n  untranslated: off\n```\n"
        let groups: [(Rule.Subject, String)] = [
            (.text, "Text in its view (`overset check`)"), (.screen, "Views and constraints (`overset check`)"),
            (.table, "String tables (`overset lint`, and `overset check`)"),
            (.code, "Code (`overset lint`, and `overset check`)"),
        ]
        for (subject, title) in groups {
            text += "\n## \(title)\n\n| rule | default | reports |\n|---|---|---|\n"
            for rule in Rule.allCases where rule.subject == subject {
                let page = rule.documentation
                text += "| [`\(rule.rawValue)`](\(rule.rawValue).md) | \(page.severity.name) | \(page.summary) |\n"
            }
        }
        return text
    }

    static func markdown(of rule: Rule) -> String {
        let page = rule.documentation
        var text = "# \(rule.rawValue)\n\n\(page.summary)\n\nSeverity: \(severity(of: page)).\n"
        text += "\n## What it reports\n\n\(page.says)\n\n## Why\n\n\(page.rationale)\n"
        text += "\n## Flagged\n" + markdown(page.fires) + "\n## Not flagged\n" + markdown(page.passes)
        text += "\n## Fix\n\n\(page.fix)\n"
        if !page.options.isEmpty {
            text += "\n## Options\n\n| option | default | meaning |\n|---|---|---|\n"
            for option in page.options { text += "| `\(option.name)` | \(option.standard) | \(option.meaning) |\n" }
            let words = page.options.map { "\($0.name): \($0.standard)" }.joined(separator: ", ")
            text += "\n```yaml\nrules:\n  \(rule.rawValue): { \(words) }\n```\n"
        }
        text += "\n## Suppress\n\n"
        for line in suppression(of: rule) { text += "- \(line)\n" }
        return text
    }

    private static func markdown(_ snippets: [RuleDocumentation.Snippet]) -> String {
        snippets.map { snippet in
            let name = snippet.path.split(separator: ".").last.map(String.init) ?? ""
            let language = ["yml": "yaml", "stringsdict": "xml", "storyboard": "xml"][name] ?? name
            let body = visible(snippet.text)
            return "\n`\(snippet.path)`\n\n```\(language)\n\(body)\(body.hasSuffix("\n") ? "" : "\n")```\n"
        }.joined()
    }
}
