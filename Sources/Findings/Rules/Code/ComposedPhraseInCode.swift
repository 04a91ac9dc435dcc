internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Code puts a sentence together from localized parts.
extension ComposedPhrase: CodeRule {
    static func issues(in context: CodeContext) -> [CodeIssue] {
        let keys = Dictionary(grouping: context.code.keys, by: \.location.path).mapValues { keys in
            keys.filter { $0.pattern?.spelling.contains(where: \.isLetter) ?? true }.map(\.range.lowerBound).sorted()
        }
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            guard let own = keys[file.code.file.path] else { return [] }
            let isLocalized = { (node: CodeNode) in
                own.contains { node.range.contains($0) }
            }
            var seen: Set<Int> = []
            var issues: [CodeIssue] = []
            func add(_ node: CodeNode, _ parts: [Part]) {
                guard let pair = composed(parts, in: context), seen.insert(node.range.lowerBound).inserted else {
                    return
                }
                issues.append(
                    CodeIssue(
                        "'\(pair.first)' and '\(pair.second)' are joined into a phrase: a translation cannot change "
                            + "their order or make them agree; use one string with an argument",
                        at: node,
                        in: position,
                        key: pair.first
                    )
                )
            }
            for sum in file.facts.sums where sum.situation.isSeen {
                guard let first = sum.parts.first else { continue }
                add(first, sum.parts.map { part(of: $0, isLocalized) })
            }
            for literal in file.facts.literals where CodePurpose(path: file.path) == .app {
                let holes = literal.children.filter { $0.kind == .interpolation }
                guard holes.count > 1, holes.contains(where: isLocalized) else { continue }
                add(literal, parts(of: literal, isLocalized))
            }
            return issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    /// An operand, as far as it decides whether a phrase is put together.
    private enum Part {
        /// Characters between others.
        case glue(String)
        /// A localized text.
        case localized(CodeNode)
        /// A value that may be a word.
        case value(CodeNode)
        /// What is no word: a number, a line end, an image.
        case other
    }

    private static func part(of node: CodeNode, _ isLocalized: (CodeNode) -> Bool) -> Part {
        if node.kind == .string {
            let text = WrittenText(CodeLiteral(node)).text
            return .glue(text)
        }
        if beginsWithColon(node) { return .other }
        if isLocalized(node) { return endsLine(node) ? .other : .localized(node) }
        guard node.kind == .reference || node.kind == .member else { return .other }
        let words = Set(node.name.words)
        let isLayout = !words.isDisjoint(with: [
            "space", "separator", "newline", "line", "break", "attributed", "attributes", "image", "icon", "attachment",
            "suffix", "prefix", "url", "link", "version", "indent", "bullet", "count", "number", "html", "path", "body",
        ])
        return isLayout ? .other : .value(node)
    }

    private static func parts(of literal: CodeNode, _ isLocalized: (CodeNode) -> Bool) -> [Part] {
        let holes = literal.children.filter { $0.kind == .interpolation }
        return CodeLiteral(literal).parts.map { part in
            switch part {
            case .text(let text): .glue(text)
            case .interpolation(let index):
                if index < holes.count, isLocalized(holes[index]) {
                    .localized(holes[index])
                } else {
                    .other
                }
            }
        }
    }

    /// Two neighbours that make a phrase: one is localized, the other as well or a word, only spaces are between, and one
    /// is no sentence without the other.
    private static func composed(_ parts: [Part], in context: CodeContext) -> (first: String, second: String)? {
        guard !isList(parts) else { return nil }
        var last: Part?
        var glue = ""
        for part in parts {
            switch part {
            case .glue(let text): glue += text
            case .other:
                last = nil
                glue = ""
            case .localized, .value:
                if let last, glue.allSatisfy({ $0 == " " }), let pair = pair(last, part, glue, in: context) {
                    return pair
                }
                last = part
                glue = ""
            }
        }
        return nil
    }

    /// Whether localized texts follow one another, three or more of them with the same between each two: items of a list, as
    /// VoiceOver reads them.
    private static func isList(_ parts: [Part]) -> Bool {
        var items = 0
        var between: Set<String> = []
        var glue = ""
        for part in parts {
            switch part {
            case .glue(let text): glue += text
            case .localized:
                if items > 0 { between.insert(glue) }
                items += 1
                glue = ""
            case .value, .other: return false
            }
        }
        return items > 2 && between.count == 1 && between != [""]
    }

    private static func pair(
        _ first: Part,
        _ second: Part,
        _ glue: String,
        in context: CodeContext
    ) -> (first: String, second: String)? {
        switch (first, second) {
        case (.localized(let one), .localized(let other)):
            let texts = [one, other].map { text(of: $0, in: context) }
            guard let before = texts[0], let behind = texts[1], !isShownAlone(one) || !isShownAlone(other),
                OpenPhrase.isJoined(OpenPhrase(before), OpenPhrase(behind)),
                !isToldOfTable(one, before, in: context), !isToldOfTable(other, behind, in: context)
            else { return nil }
            return (shown(one), shown(other))
        case (.localized(let one), .value(let other)) where !glue.isEmpty:
            guard let text = text(of: one, in: context), OpenPhrase.isJoined(OpenPhrase(text), nil) else { return nil }
            return (shown(one), shown(other))
        case (.value(let one), .localized(let other)) where !glue.isEmpty:
            guard let text = text(of: other, in: context), OpenPhrase.isJoined(nil, OpenPhrase(text)),
                // VoiceOver reads what something is, and then its state.
                !context.uses.isRead(other)
            else { return nil }
            return (shown(one), shown(other))
        default: return nil
        }
    }

    /// The text that an operand asks for; `nil` where that is not known, or it asks for several that are no choice.
    private static func text(of node: CodeNode, in context: CodeContext) -> String? {
        let texts = context.uses.texts(askedIn: node)
        guard let first = texts.first else { return nil }
        let isChoice = node.descendants.contains { $0.kind == .choice }
        return texts.count == 1 || isChoice ? first : nil
    }

    /// Whether what is said of the table says it all: its text has a space at an end.
    private static func isToldOfTable(_ node: CodeNode, _ text: String, in context: CodeContext) -> Bool {
        guard context.uses.askedTexts[node.file.path]?.contains(where: { node.range.contains($0.key) }) == true else {
            return false
        }
        return ComposedPhrase.sign(of: text, isEnglish: true) != nil
    }

    /// Whether the same file shows an operand by itself as well, so that it is whole: a name, a state.
    private static func isShownAlone(_ node: CodeNode) -> Bool {
        guard node.kind == .reference || node.kind == .member else { return false }
        let source = node.source
        let code = String(decoding: node.file.utf8, as: UTF8.self)
        var rest = code[...]
        while let found = rest.firstRange(of: source) {
            let before = code[..<found.lowerBound].suffix(40).trimming { $0 == " " }
            let after = code[found.upperBound...].first { $0 != " " }
            rest = rest[found.upperBound...]
            let isWhole = before.hasSuffix("=") || before.hasSuffix("(") && !before.hasSuffix("\\(")
            if isWhole, after == "\n" || after == ")" || after == "," { return true }
        }
        return false
    }

    /// Whether an operand has a line end in it.
    private static func endsLine(_ node: CodeNode) -> Bool {
        node.descendants.contains { part in
            part.kind == .text && part.source.contains("\\n") || part.kind == .member && part.name.contains("ewline")
        }
    }

    /// Whether an operand begins with a colon and has a style of its own, as a value behind a label does.
    private static func beginsWithColon(_ node: CodeNode) -> Bool {
        // `Text(": …").foregroundColor(…)`.
        guard node.kind == .call, let callee = node.firstChild, callee.kind == .member,
            let literal = node.descendants.first(where: { $0.kind == .string }),
            case .text(let text)? = CodeLiteral(literal).parts.first
        else { return false }
        return text.drop { $0 == " " }.hasPrefix(":")
    }

    /// An operand for people: its source on one line, or the literal in it.
    private static func shown(_ node: CodeNode) -> String {
        let literals = node.descendants.filter { $0.kind == .string }.map { WrittenText(CodeLiteral($0)).spelling }
        if let literal = literals.first(where: { $0.contains(where: \.isLetter) }) { return literal }
        let value = node.kind == .interpolation ? node.arguments.first?.firstChild ?? node : node
        return String(value.source.prefix { $0 != "\n" }.prefix(60))
    }
}
