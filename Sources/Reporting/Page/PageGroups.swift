internal import Findings
internal import SourceText

/// The worst findings as HTML, folded by rule as the page's script folds them.
enum PageGroups {
    static func of(_ findings: some Sequence<Finding>, _ content: PageContent) -> String {
        var order: [Rule] = []
        var byRule: [Rule: [Finding]] = [:]
        for finding in findings {
            if byRule[finding.rule] == nil { order.append(finding.rule) }
            byRule[finding.rule, default: []].append(finding)
        }
        var page = Markup()
        for rule in order {
            let list = byRule[rule] ?? []
            page.line("<details class=\"group\"><summary>\(summary(of: rule, list))</summary><div class=\"cards\">")
            for finding in list { page.raw(PageCard.of(finding, content)) }
            page.line("</div></details>")
        }
        return page.text
    }

    private static func summary(of rule: Rule, _ list: [Finding]) -> String {
        let counts = PageData.severities.compactMap { severity in
            let count = list.count { $0.severity == severity }
            return count == 0
                ? nil
                : "<span class=\"\(severity.rawValue)\">\(CountPhrase.of(count, severity.rawValue)) </span>"
        }
        return PageScreens.mark(list.map(\.severity).max()) + "<b>\(title(of: rule))</b> " + counts.joined()
    }

    /// `truncated-text` as "Truncated text".
    static func title(of rule: Rule) -> String {
        rule.rawValue.prefix(1).uppercased() + rule.rawValue.dropFirst().replacing("-", with: " ")
    }
}
