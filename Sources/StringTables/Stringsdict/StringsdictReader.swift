internal import SourceText

/// Finds the texts and rules of a `.stringsdict`.
struct StringsdictReader {
    let list: PropertyListFile
    var entries: [TableEntry] = []
    /// The `<string>` of each entry.
    var elements: [MarkupElement] = []
    var rules: [StringsdictRule] = []
    /// The plural rules, which can be completed by further categories.
    var plurals: [StringsdictPlural] = []
    /// The offsets of the keys whose values are neither texts nor dictionaries, in UTF-8 bytes.
    var containerOffsets: [Int] = []

    /// The properties that all texts of a key share.
    private struct Scope {
        var key: String
        var keyOffset: Int
        var comments: [EntryComment]
    }

    mutating func read() throws(SourceError) {
        guard list.value.isNamed("dict") else {
            throw SourceError(
                location: list.value.location,
                message: "a .stringsdict must be a <dict>, not <\(list.value.name)>"
            )
        }
        var previousEnd = 0
        for pair in PropertyListFile.pairs(of: list.value) {
            let scope = Scope(
                key: pair.name,
                keyOffset: pair.key.content.lowerBound,
                comments: list.comments(of: pair, previousEnd: previousEnd)
            )
            previousEnd = pair.value.range.upperBound
            if !pair.value.isNamed("string"), !pair.value.isNamed("dict") {
                containerOffsets.append(scope.keyOffset)
            }
            _ = texts(of: pair.value, scope: scope, path: [])
        }
    }

    /// Reads a text, or the dictionary that takes the place of one.
    ///
    /// - Returns: the positions of the entries found.
    private mutating func texts(of element: MarkupElement, scope: Scope, path: [String]) -> [Int] {
        if element.isNamed("string") {
            entries.append(
                TableEntry(
                    index: entries.count,
                    key: scope.key,
                    value: element.text(keepingLineEnds: true),
                    comments: scope.comments,
                    variant: path.isEmpty ? nil : path.joined(separator: "."),
                    keyOffset: scope.keyOffset,
                    valueOffset: element.content.lowerBound
                )
            )
            elements.append(element)
            return [entries.count - 1]
        }
        guard element.isNamed("dict") else { return [] }
        let pairs = PropertyListFile.pairs(of: element).map { (name: $0.name, pair: $0) }
        var found: [Int] = []
        var isRule = pairs.isEmpty
        for (name, pair) in pairs where pair.value.isNamed("dict") {
            guard let kind = Self.selections[name] else { continue }
            for choice in PropertyListFile.pairs(of: pair.value) {
                found += texts(of: choice.value, scope: scope, path: path + [kind, choice.name])
            }
        }
        isRule = isRule || pairs.contains { Self.selections[$0.name] == nil }
        if isRule { found += rule(pairs, scope: scope, path: path) }
        return found
    }

    /// The dictionaries that choose a text by something other than a number, and what their variants are called.
    private static let selections = [
        "NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width",
    ]

    private mutating func rule(
        _ pairs: [(name: String, pair: PropertyListPair)],
        scope: Scope,
        path: [String]
    ) -> [Int] {
        var found: [Int] = []
        var rule = StringsdictRule(
            key: scope.key,
            keyOffset: scope.keyOffset,
            variant: path.isEmpty ? nil : path.joined(separator: "."),
            format: nil,
            variables: []
        )
        let isVariable = { (name: String, pair: PropertyListPair) in
            pair.value.isNamed("dict") && Self.selections[name] == nil && name != "NSStringLocalizedFormatKey"
        }
        let isAlone = pairs.count(where: isVariable) == 1
        for (name, pair) in pairs {
            if name == "NSStringLocalizedFormatKey" {
                let format = texts(of: pair.value, scope: scope, path: path)
                rule.format = format.first
                found += format
            } else if isVariable(name, pair) {
                let place = path + (isAlone ? [] : ["substitutions", name])
                let (variable, texts) = variable(name, pair, scope: scope, path: place)
                rule.variables.append(variable)
                found += texts
            }
        }
        rules.append(rule)
        return found
    }

    private mutating func variable(
        _ name: String,
        _ pair: PropertyListPair,
        scope: Scope,
        path: [String]
    ) -> (StringsdictVariable, [Int]) {
        var variable = StringsdictVariable(name: name, nameOffset: pair.key.content.lowerBound, branches: [])
        var plural = StringsdictPlural()
        var found: [Int] = []
        for branch in PropertyListFile.pairs(of: pair.value) {
            let name = branch.name
            switch name {
            case "NSStringFormatSpecTypeKey": variable.ruleType = branch.string
            case "NSStringFormatValueTypeKey": variable.valueType = branch.string
            default:
                let kind = Self.selections[name]
                let category = PluralCategory(rawValue: name)
                var texts: [Int] = []
                if let kind, branch.value.isNamed("dict") {
                    for choice in PropertyListFile.pairs(of: branch.value) {
                        texts += self.texts(of: choice.value, scope: scope, path: path + [kind, choice.name])
                    }
                } else if category != nil {
                    texts = self.texts(of: branch.value, scope: scope, path: path + ["plural", name])
                }
                found += texts
                guard kind == nil else { continue }
                variable.branches.append(
                    StringsdictBranch(
                        category: category,
                        name: name,
                        nameOffset: branch.key.content.lowerBound,
                        entries: texts
                    )
                )
                if let category {
                    plural.branches.append((category, branch))
                    if category == .other, branch.value.isNamed("string") { plural.other = texts.first }
                }
            }
        }
        plural.path = path
        if plural.other != nil { plurals.append(plural) }
        return (variable, found)
    }
}

/// A plural rule that can be given more categories.
struct StringsdictPlural: Sendable {
    /// The prefix of its variants.
    var path: [String] = []
    /// The position of the entry that holds the text for `other`.
    var other: Int?
    /// The categories that it has, in file order.
    var branches: [(category: PluralCategory, pair: PropertyListPair)] = []
}
