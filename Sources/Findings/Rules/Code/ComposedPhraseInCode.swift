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
                guard let pair = composed(parts), seen.insert(node.range.lowerBound).inserted else { return }
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
        /// A localized text, as it is written.
        case localized(String)
        /// A value that may be a word.
        case value(String)
        /// What is no word: a number, a line end, an image.
        case other

        /// Whether a sentence is over behind it.
        var endsSentence: Bool {
            if case .localized(let text) = self, let last = text.last { ".!?:…。".contains(last) } else { false }
        }
    }

    private static func part(of node: CodeNode, _ isLocalized: (CodeNode) -> Bool) -> Part {
        if node.kind == .string {
            let text = WrittenText(CodeLiteral(node)).text
            return .glue(text)
        }
        if beginsWithColon(node) { return .other }
        if isLocalized(node) { return .localized(shown(node)) }
        guard node.kind == .reference || node.kind == .member else { return .other }
        let words = Set(node.name.words)
        let isLayout = !words.isDisjoint(with: [
            "space", "separator", "newline", "line", "break", "attributed", "attributes", "image", "icon", "attachment",
            "suffix", "prefix", "url", "link", "version", "indent", "bullet", "count", "number", "html", "path", "body",
        ])
        return isLayout ? .other : .value(node.source)
    }

    private static func parts(of literal: CodeNode, _ isLocalized: (CodeNode) -> Bool) -> [Part] {
        let holes = literal.children.filter { $0.kind == .interpolation }
        return CodeLiteral(literal).parts.map { part in
            switch part {
            case .text(let text): .glue(text)
            case .interpolation(let index):
                if index < holes.count, isLocalized(holes[index]) {
                    .localized(shown(holes[index]))
                } else {
                    .other
                }
            }
        }
    }

    /// Two neighbours that make a phrase: one is localized, the other as well or a word, and only spaces are between.
    private static func composed(_ parts: [Part]) -> (first: String, second: String)? {
        var last: Part?
        var glue = ""
        for part in parts {
            switch part {
            case .glue(let text): glue += text
            case .other:
                last = nil
                glue = ""
            case .localized(let text), .value(let text):
                let isSpace = glue.allSatisfy { $0 == " " }
                if let last, isSpace, !last.endsSentence {
                    switch (last, part) {
                    case (.localized(let first), .localized): return (first, text)
                    case (.localized(let first), .value) where !glue.isEmpty: return (first, text)
                    case (.value(let first), .localized) where !glue.isEmpty: return (first, text)
                    default: break
                    }
                }
                last = part
                glue = ""
            }
        }
        return nil
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
