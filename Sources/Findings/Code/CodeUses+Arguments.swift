internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What code puts into the texts that it asks for.
extension CodeUses {
    /// Whether all code that asks for a text puts something into it that has no letters of a foreign script: a number, a
    /// time, or another localized text.
    ///
    /// - Parameters:
    ///   - argument: the number of the argument, from 0.
    ///   - key: the key of the text.
    ///   - table: its table.
    /// - Returns: `false` where nothing is known to ask for the text, or one of the values is not known.
    /// - Complexity: O(*n*) in the depth and the size of the files that ask.
    func alwaysGivesNeutral(argument: Int, to key: [UInt8], in table: LocalizedTable) -> Bool {
        let uses = uses(of: key, in: table)
        let seen = uses.filter { code.isSeen($0) && !$0.isInGeneratedAccessor }
        var places: [(path: String, range: Range<Int>)] = seen.map { ($0.location.path, $0.range) }
        // A function of the project's own that is not known to look a key up gets it as a literal.
        if uses.isEmpty { places = writtenPlaces[key] ?? [] }
        return !places.isEmpty
            && places.allSatisfy { path, range in
                guard let file = code.facts.files.first(where: { $0.code.file.path == path }),
                    let value = value(of: argument, at: range, in: file)
                else { return false }
                return isNeutral(value, in: file)
            }
    }

    /// Where code writes texts, by text.
    func findWrittenPlaces() -> [[UInt8]: [(path: String, range: Range<Int>)]] {
        var found: [[UInt8]: [(path: String, range: Range<Int>)]] = [:]
        for file in code.facts.files where CodePurpose(path: file.path) == .app {
            for node in file.facts.literals {
                guard let text = CodeLiteral(node).plainText else { continue }
                found[Array(text.utf8), default: []].append((file.code.file.path, node.range))
            }
        }
        return found
    }

    /// The value that code gives as an argument of the text of a key.
    private func value(of argument: Int, at place: Range<Int>, in file: CodeFacts.File) -> CodeNode? {
        var around = [file.code.root]
        while let last = around.last, let next = last.children.first(where: { $0.range.holds(place) }) {
            around.append(next)
        }
        for node in around.reversed() {
            switch node.kind {
            case .string:
                let values = node.children.filter { $0.kind == .interpolation }
                if values.indices.contains(argument) { return values[argument].arguments.first?.firstChild }
            case .call:
                guard let callee = node.firstChild else { continue }
                let values = node.arguments.filter { $0.nameRange.isEmpty && !$0.traits.contains(.isTrailing) }
                if callee.range.holds(place) {
                    // `L10n.count(number)`, `"count".localized(number)`.
                    if values.indices.contains(argument) { return values[argument].firstChild }
                } else if let format = node.arguments.first, format.range.holds(place),
                    ["String", "NSString", "init", "localizedStringWithFormat"].contains(callee.name)
                {
                    let others = format.nameRange.isEmpty ? Array(values.dropFirst()) : values
                    if others.indices.contains(argument) { return others[argument].firstChild }
                }
            case .binding:
                // A constant of a type may be used in any file.
                let isLocal = around.contains { $0.kind == .function || $0.kind == .closure }
                let calls = (isLocal ? [file] : code.facts.files).flatMap(\.facts.formats).filter { call in
                    (call.format.kind == .reference || !isLocal && call.format.kind == .member)
                        && call.format.name == node.name
                }
                guard calls.count == 1 else { return nil }
                return calls[0].argumentNodes.indices.contains(argument) ? calls[0].argumentNodes[argument] : nil
            case .function, .closure, .type, .extension: return nil
            default: continue
            }
        }
        return nil
    }

    /// The last words of names of numbers and times.
    private static let neutralWords: Set<String> = [
        "count", "date", "day", "days", "duration", "hour", "hours", "index", "minute", "minutes", "number", "page",
        "percent", "percentage", "points", "progress", "score", "second", "seconds", "time", "total", "year",
    ]

    /// Words behind them that say nothing else: `timeString`, `formattedDuration`.
    private static let formWords: Set<String> = ["description", "formatted", "label", "string", "text", "value"]

    private static func isNamedNeutral(_ name: String) -> Bool {
        var words = name.words
        while let last = words.last, formWords.contains(last) { words.removeLast() }
        return words.last.map(neutralWords.contains) ?? false
    }

    private func isNeutral(_ node: CodeNode, in file: CodeFacts.File, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        switch node.kind {
        case .literal: return true
        case .string:
            guard !node.descendants.contains(where: { $0.kind == .text && $0.source.contains(where: \.isLetter) })
            else {
                return asksForKey(in: node)
            }
            // A dash or a bullet has no direction either.
            return node.children.filter { $0.kind == .interpolation }.allSatisfy { hole in
                hole.arguments.first?.firstChild.map { isNeutral($0, in: file, depth: depth + 1) } ?? false
            }
        case .call:
            guard let callee = node.firstChild else { return false }
            if asksForKey(in: callee) || Self.isNamedNeutral(callee.name) { return true }
            if ["Int", "UInt", "Double", "Float", "round", "abs", "NSLocalizedString"].contains(callee.name) {
                return true
            }
            let base = callee.firstChild
            if ["string", "localizedString", "stringFromDate", "stringFromNumber"].contains(callee.name) {
                let words = base?.name.words ?? []
                return words.last == "formatter"
                    && !words.contains { ["name", "names", "person", "list"].contains($0) }
            }
            if callee.isNamed("formatted") { return base.map { isNeutral($0, in: file, depth: depth + 1) } ?? false }
            guard callee.isNamed("String"), let value = node.arguments.first else { return false }
            if value.isNamed("localized") { return true }
            guard value.nameRange.isEmpty || value.isNamed("describing"), let inner = value.firstChild else {
                return false
            }
            return isNeutral(inner, in: file, depth: depth + 1)
        case .member, .reference:
            if asksForKey(in: node) || Self.isNamedNeutral(node.name) { return true }
            // The nearest constant of the name in front; one of a type may stand behind.
            let bindings = file.code.root.descendants.filter { $0.kind == .binding && $0.name == node.name }
            let binding =
                node.kind == .member
                ? bindings.count == 1 ? bindings.first : nil
                : bindings.last { $0.range.upperBound < node.range.lowerBound }
            guard let value = binding?.child(.initialValue)?.firstChild else { return false }
            return asksForKey(in: value) || isNeutral(value, in: file, depth: depth + 1)
        case .tuple, .argument: return node.firstChild.map { isNeutral($0, in: file, depth: depth + 1) } ?? false
        case .sequence:
            return node.children.allSatisfy { part in
                part.kind == .operator || part.kind == .cast || isNeutral(part, in: file, depth: depth + 1)
            }
        default: return false
        }
    }
}

extension Range<Int> {
    /// Whether another range is inside of it.
    fileprivate func holds(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
