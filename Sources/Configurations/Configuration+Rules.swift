internal import Findings
internal import SourceText

extension Configuration {
    private static let severityNames = ["error", "warning", "note", "off"]

    /// Reads what rules are set to: a severity, or a severity and options.
    mutating func readRules(_ node: YAMLNode, _ mistakes: inout [SourceError]) throws(SourceError) {
        Self.each(try node.members("rules"), &mistakes) { (member, mistakes: inout [SourceError]) throws(SourceError) in
            let (name, key, value) = member
            guard let rule = Rule(rawValue: name) else { throw key.unknown(name, among: Rule.names, kind: "rule") }
            guard value.isMapping else {
                rules[rule] = try Self.setting(value, of: name)
                return
            }
            Self.each(try value.members(name), &mistakes) { (member) throws(SourceError) in
                let (option, optionKey, content) = member
                guard option != "severity" else {
                    rules[rule] = try Self.setting(content, of: option)
                    return
                }
                let text = try content.text(option)
                do throws(RuleOptions.OptionError) {
                    try ruleOptions.set(option, of: rule, to: text)
                } catch {
                    guard let names = error.names else { throw content.error(error.message) }
                    throw optionKey.unknown(option, among: names, kind: "option of '\(name)'")
                }
            }
        }
    }

    private static func setting(_ node: YAMLNode, of name: String) throws(SourceError) -> RuleSetting {
        let text = try node.text(name)
        if text == "off" { return .off }
        guard let severity = Severity(rawValue: text) else {
            throw node.unknown(text, among: severityNames, kind: "severity")
        }
        return .severity(severity)
    }
}

extension Configuration.Suppression {
    private static let memberNames = ["rule", "key", "file", "object", "reason"]

    /// Reads an entry of `ignore`.
    ///
    /// `nil` if mistakes in its members were collected.
    ///
    /// - Throws: ``SourceError`` if it has no rule, says nothing about where, or gives no reason.
    init?(_ node: YAMLNode, _ mistakes: inout [SourceError]) throws(SourceError) {
        var rule: Rule?
        var (key, file, object, reason): (Glob?, Glob?, Glob?, String?)
        let known = mistakes.count
        Configuration.each(try node.members("an entry of 'ignore'"), &mistakes) { (member) throws(SourceError) in
            let (name, keyNode, value) = member
            let text = try value.text(name)
            switch name {
            case "rule":
                rule = Rule(rawValue: text)
                if rule == nil { throw value.unknown(text, among: Rule.names, kind: "rule") }
            case "key": key = Glob(text)
            case "file": file = Glob(text)
            case "object": object = Glob(text)
            case "reason": reason = text
            default: throw keyNode.unknown(name, among: Self.memberNames, kind: "member of 'ignore'")
            }
        }
        guard mistakes.count == known else { return nil }
        guard let rule, key != nil || file != nil || object != nil else {
            throw node.error("an entry of 'ignore' needs a rule, and a key, a file or an object")
        }
        guard let reason, !reason.allSatisfy(\.isWhitespace) else {
            throw node.error("say why: an entry of 'ignore' needs a reason, as in reason: \"never shown to users\"")
        }
        self.init(rule: rule, key: key, file: file, object: object, reason: reason, location: node.location)
    }
}
