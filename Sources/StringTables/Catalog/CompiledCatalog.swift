internal import SourceText

/// The tables that Xcode compiles of a String Catalog, for its source language.
///
/// A key with one text goes into `.strings`; one whose text depends on numbers, devices or widths into `.stringsdict`. The
/// members of a rule are those of Apple's Stringsdict File Format.
package struct CompiledCatalog: Sendable {
    /// The keys with one text, in file order.
    ///
    /// A text that is not to be translated has a comment that says so.
    package private(set) var strings: [ExtractedKey] = []
    /// The rules as an XML property list, UTF-8; `nil` if there are none.
    package private(set) var rules: [UInt8]?

    /// Compiles a catalog.
    ///
    /// - Complexity: O(*n*).
    package init(_ catalog: CatalogFile) {
        var rules = ""
        for (key, member) in zip(catalog.keys, catalog.members) {
            let entries = catalog.entries[key.entries]
            let comment = key.shouldTranslate ? key.comment?.text : "overset: keep"
            if entries.count == 1, let entry = entries.first, entry.variant == nil {
                strings.append(ExtractedKey(key: key.key, comment: comment, value: entry.value))
            } else if let localization = member["localizations"]?[catalog.sourceLanguage],
                let rule = CatalogRule(key: key.key).value(of: localization)
            {
                if let comment { rules += "\t<!-- \(Self.comment(comment)) -->\n" }
                rules += "\t<key>\(CatalogRule.escaping(key.key))</key>\n\t\(rule)\n"
            }
        }
        guard !rules.isEmpty else { return }
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
        self.rules = Array((head + rules + "</dict>\n</plist>\n").utf8)
    }

    /// A text without what ends a comment of XML.
    private static func comment(_ text: String) -> String {
        CatalogRule.escaping(String(text.map { $0 == "-" ? "‐" : $0 }))
    }
}

/// Writes a text of a catalog that depends on something as a rule.
struct CatalogRule {
    /// The key, whose specifiers the texts have.
    let key: String

    /// The text or rule of a localization or one of its variations; `nil` if it has no text.
    ///
    /// - Complexity: O(*n*) in the size of the localization.
    func value(of node: JSONValue) -> String? {
        let text = node["stringUnit"]?["value"]?.string
        if let substitutions = node["substitutions"], let text { return rule(text, substitutions) }
        if let variations = node["variations"] {
            if let plural = variations["plural"] { return self.plural(plural) }
            for (kind, name) in [
                ("device", "NSStringDeviceSpecificRuleType"), ("width", "NSStringVariableWidthRuleType"),
            ] {
                guard let choices = variations[kind] else { continue }
                let parts = choices.children.compactMap { choice -> String? in
                    value(of: choice).map { "<key>\(Self.escaping(choice.name ?? ""))</key>\($0)" }
                }
                if !parts.isEmpty { return "<dict><key>\(name)</key><dict>\(parts.joined())</dict></dict>" }
            }
        }
        return text.map(Self.string)
    }

    /// A plural of the whole text, by its first whole number.
    private func plural(_ choices: JSONValue) -> String? {
        let texts = choices.children.compactMap { $0["stringUnit"]?["value"]?.string }
        let number = Self.number(in: key) ?? texts.lazy.compactMap(Self.number).first
        let place = number.flatMap { $0.position > 1 ? "\($0.position)$" : nil } ?? ""
        guard let variable = variable(choices, type: number?.type ?? "lld", argument: nil) else { return nil }
        return "<dict>\(Self.format("%\(place)#@value@"))<key>value</key>\(variable)</dict>"
    }

    private func rule(_ text: String, _ substitutions: JSONValue) -> String {
        var format = text
        var variables = ""
        for substitution in substitutions.children {
            guard let name = substitution.name, let choices = substitution["variations"]?["plural"] else { continue }
            let type = substitution["formatSpecifier"]?.string ?? "lld"
            let argument = substitution["argNum"]?.integer
            guard let variable = variable(choices, type: type, argument: argument) else { continue }
            if let argument { format = format.replacing("%#@\(name)@", with: "%\(argument)$#@\(name)@") }
            variables += "<key>\(Self.escaping(name))</key>\(variable)"
        }
        return "<dict>\(Self.format(format))\(variables)</dict>"
    }

    private func variable(_ choices: JSONValue, type: String, argument: Int?) -> String? {
        let specifier = argument.map { "%\($0)$\(type)" } ?? "%\(type)"
        let parts = choices.children.compactMap { choice -> String? in
            // A text that depends on a device as well is a rule inside the rule.
            guard let value = value(of: choice), let name = choice.name else { return nil }
            return "<key>\(Self.escaping(name))</key>\(value.replacing("%arg", with: specifier))"
        }
        guard !parts.isEmpty else { return nil }
        return "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key>\(Self.string(type))\(parts.joined())</dict>"
    }

    /// The first whole number that a text prints: its specifier without the percent sign, and its position from 1.
    private static func number(in text: String) -> (type: String, position: Int)? {
        var position = 0
        for match in text.replacing("%%", with: "").matches(
            of: #/%(?:([0-9]+)\$)?[-+\ \#0',]*[0-9]*(?:\.[0-9]+)?((?:hh|h|ll|l|q|z|t|j)?)([@a-zA-Z])/#
        ) {
            position = match.output.1.flatMap { Int($0) } ?? position + 1
            guard "diuoxX".contains(match.output.3) else { continue }
            return (String(match.output.2 + match.output.3), position)
        }
        return nil
    }

    private static func format(_ text: String) -> String { "<key>NSStringLocalizedFormatKey</key>" + string(text) }

    private static func string(_ text: String) -> String { "<string>\(escaping(text))</string>" }

    static func escaping(_ text: String) -> String {
        String(decoding: MarkupText.escaping(text, allowsControlCharacters: true), as: UTF8.self)
    }
}
