internal import Findings
internal import SourceText

/// The rules for people: a table of all, and a page for each.
package enum RuleReference {
    /// The names of all rules.
    package static var names: [String] { Rule.names }

    // MARK: Terminal

    /// All rules with their default severity and what they say, a line each.
    package static func table() -> String {
        let rows = Rule.allCases.map { ($0.rawValue, $0.documentation.severity.name, $0.summary) }
        let width = rows.map(\.0.count).max() ?? 0
        let second = rows.map(\.1.count).max() ?? 0
        return rows.map { name, severity, summary in
            padded(name, width) + "  " + padded(severity, second) + "  " + summary + "\n"
        }.joined()
    }

    /// All rules as a JSON array of objects.
    package static func json() -> [UInt8] {
        var writer = JSONWriter()
        writer.array { json in
            for rule in Rule.allCases {
                let page = rule.documentation
                json.object { json in
                    json.member("name", rule.rawValue)
                    json.member("severity", page.severity.name)
                    json.member("subject", rule.subject.rawValue)
                    json.member("summary", page.summary)
                    json.key("options")
                    json.array { json in
                        for option in page.options {
                            json.object(inline: true) { json in
                                json.member("name", option.name)
                                json.member("default", option.standard)
                                json.member("meaning", option.meaning)
                            }
                        }
                    }
                }
            }
        }
        writer.endDocument()
        return writer.bytes
    }

    /// The page of one rule as text.
    ///
    /// - Parameters:
    ///   - name: the rule's name.
    ///   - width: the number of cells of a line.
    /// - Returns: the page, or `nil` if there is no rule of this name.
    package static func page(of name: String, width: Int) -> String? {
        guard let rule = Rule(rawValue: name) else { return nil }
        let page = rule.documentation
        let room = max(40, min(width, 100))
        var text = "\(name) (\(severity(of: page)))\n\n" + wrapped(page.summary, room, indent: 0)
        func part(_ title: String, _ body: String) { text += "\n\(title)\n" + wrapped(body, room, indent: 2) }
        part("Reports", page.says)
        part("Why", page.rationale)
        text += "\nFlagged\n" + snippets(page.fires) + "\nNot flagged\n" + snippets(page.passes)
        part("Fix", page.fix)
        if !page.options.isEmpty {
            text += "\nOptions (in overset.yml, rules: { \(name): { … } })\n"
            for option in page.options {
                text += wrapped("\(option.name) (default: \(option.standard)): \(option.meaning)", room, indent: 2)
            }
        }
        text += "\nSuppress\n"
        for line in suppression(of: rule) { text += wrapped(line, room, indent: 2) }
        return text
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    static func severity(of page: RuleDocumentation) -> String {
        switch page.severity {
        case .byEvidence: "error, warning or note, by evidence; within the error margin of the measurement a note"
        case .always(let severity), .atMost(let severity): "\(severity.rawValue) by default"
        case .off: "off by default"
        }
    }

    private static func snippets(_ snippets: [RuleDocumentation.Snippet]) -> String {
        snippets.map { snippet in
            let lines = visible(snippet.text).split(separator: "\n").map { "    \($0)\n" }
            return "  \(snippet.path)\n" + lines.joined()
        }.joined()
    }

    /// An example with its control characters made visible; its line ends stay.
    static func visible(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.escaping(String($0)) }
            .joined(separator: "\n")
    }

    /// Breaks a text at spaces.
    private static func wrapped(_ text: String, _ width: Int, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).map { margin + $0 + "\n" }.joined()
    }

    /// The ways to leave a finding out.
    static func suppression(of rule: Rule) -> [String] {
        let name = rule.rawValue
        var ways = ["Everywhere: `rules: { \(name): off }` in overset.yml, or `--skip \(name)`."]
        switch rule.silencing {
        case .file:
            ways.append("One file: `ignore: [{ rule: \(name), file: \"*/PATH\", reason: \"…\" }]` in overset.yml.")
        case .view:
            ways.append(
                "One view: `ignore: [{ rule: \(name), object: \"abc-12-Xyz\", reason: \"…\" }]` in overset.yml."
            )
        case .line:
            ways.append("One line: `// overset: ignore=\(name)` at its end or above it.")
            ways.append("Several: `ignore: [{ rule: \(name), key: \"DEBUG_*\", reason: \"…\" }]` in overset.yml.")
        case .text:
            ways.append("One string: `overset: ignore=\(name)` in its comment in the source language.")
            ways.append("Several: `ignore: [{ rule: \(name), key: \"DEBUG_*\", reason: \"…\" }]` in overset.yml.")
        }
        return ways + ["Existing findings: run once with `--write-baseline FILE`, then with `--baseline FILE`."]
    }
}
