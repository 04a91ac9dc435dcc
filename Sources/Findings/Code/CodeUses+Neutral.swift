internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Values that have no direction of their own.
extension CodeUses {
    /// The last words of names of numbers and times.
    private static let neutralWords: Set<String> = [
        "amount", "balance", "cost", "count", "date", "discount", "distance", "fee", "price",
        "age", "capacity", "day", "days", "duration", "height", "hour", "hours", "index", "length", "minute", "minutes",
        "number", "page",
        "percent", "percentage", "points", "progress", "quantity", "rank", "rate", "ratio", "score", "speed",
        "weight", "width", "second", "seconds", "time", "total", "version",
        "year",
    ]

    /// Words behind them that say nothing else: `timeString`, `formattedDuration`.
    private static let formWords: Set<String> = [
        "description", "formatted", "label", "representation", "string", "text", "value",
    ]

    private static func isNamedNeutral(_ name: String) -> Bool {
        var words = name.words
        // `numberOfMembers`, `countOfFiles`.
        if words.count > 2, words[1] == "of", ["count", "number"].contains(words[0]) { return true }
        while let last = words.last, formWords.contains(last) { words.removeLast() }
        return words.last.map(neutralWords.contains) ?? false
    }

    /// Whether a value has no letters of a foreign script: a number, a time, a sign, or another localized text.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isNeutral(_ node: CodeNode, in file: CodeFacts.File, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch node.kind {
        case .literal: return true
        case .string:
            guard !node.descendants.contains(where: { $0.kind == .text && $0.source.contains(where: \.isLetter) })
            else {
                // `"0 s"`
                let isNumber = CodeLiteral(node).plainText?.first?.isNumber == true
                return isNumber || asksForKey(in: node)
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
            // Another text of the app.
            if let first = node.arguments.first?.firstChild, first.kind == .string, asksForKey(in: first) {
                return true
            }
            if callee.isNamed("joined"), let base, base.kind == .reference {
                return holdsNeutral(base, in: file, depth: depth + 1)
            }
            guard let value = node.arguments.first else {
                return returnsNeutral(callee, in: file, depth: depth + 1)
            }
            if callee.isNamed("localizedStringWithFormat") || callee.isNamed("stringWithFormat")
                || callee.isNamed("String") && value.isNamed("format"),
                let format = value.firstChild, format.kind == .string
            {
                return Self.isFormatOfNumbers(format)
            }
            guard callee.isNamed("String") else { return returnsNeutral(callee, in: file, depth: depth + 1) }
            if value.isNamed("localized") { return true }
            guard value.nameRange.isEmpty || value.isNamed("describing"), let inner = value.firstChild else {
                return false
            }
            return isNeutral(inner, in: file, depth: depth + 1)
        case .member, .reference:
            if asksForKey(in: node) || Self.isNamedNeutral(node.name) { return true }
            // `VideoTime(length).stringRepresentation`
            if let base = node.firstChild, node.name.words.allSatisfy(Self.formWords.contains) {
                return isNeutral(base, in: file, depth: depth + 1)
            }
            return isNamedValueNeutral(node, in: file, depth: depth)
        case .tuple, .argument, .sequence: return areNeutral(Array(node.children), in: file, depth: depth)
        default: return false
        }
    }

    /// Whether operands make up a neutral value.
    private func areNeutral(_ parts: [CodeNode], in file: CodeFacts.File, depth: Int) -> Bool {
        // What a number stands in for is a number.
        if let last = parts.last, last.kind == .literal, last.source.first?.isNumber == true,
            parts.dropLast().last?.isNamed("??") == true
        {
            return true
        }
        if let choice = parts.firstIndex(where: { $0.kind == .choice }) {
            let values = Array(parts[choice].children) + parts[(choice + 1)...]
            return values.allSatisfy { $0.kind == .operator || isNeutral($0, in: file, depth: depth + 1) }
        }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                part.kind == .operator || part.kind == .cast || isNeutral(part, in: file, depth: depth + 1)
            }
    }

    /// Whether what a name stands for is neutral: by its declared type, or the value that it begins with.
    private func isNamedValueNeutral(_ node: CodeNode, in file: CodeFacts.File, depth: Int) -> Bool {
        let place = node.range.lowerBound
        // What another function names so is another thing.
        let others = file.code.root.descendants.filter { $0.kind == .function && !$0.range.contains(place) }
        func isAround(_ declaration: CodeNode) -> Bool {
            !others.contains { $0.range.contains(declaration.range.lowerBound) }
        }
        let bindings = file.code.root.descendants.filter {
            $0.kind == .binding && $0.name == node.name && isAround($0)
        }
        // The nearest constant of the name in front; one of a type may stand behind.
        var binding =
            node.kind == .member
            ? bindings.count == 1 ? bindings.first : nil
            : bindings.last { $0.range.upperBound < place }
        if node.kind == .reference {
            for other in file.code.root.descendants where other.kind == .parameter && other.range.upperBound < place {
                guard (other.child(.innerName)?.name ?? other.name) == node.name, isAround(other),
                    (binding?.range.lowerBound ?? 0) < other.range.lowerBound
                else { continue }
                return other.child(.typeName).map { isNumeric($0.name) } ?? false
            }
        }
        if binding == nil { binding = bindings.count == 1 ? bindings.first : nil }
        guard let binding else { return node.kind == .member && numericProperties.contains(node.name) }
        if let type = binding.child(.typeName), isNumeric(type.name) { return true }
        if binding.child(.typeName) == nil || binding.child(.typeName)?.isNamed("String") == true,
            let value = binding.child(.initialValue)?.firstChild
        {
            return asksForKey(in: value) || isNeutral(value, in: file, depth: depth + 1)
        }
        return false
    }

    /// Types of numbers and times.
    private static let numericTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "Decimal", "TimeInterval", "Date", "NSInteger", "NSUInteger", "NSNumber",
    ]

    private func isNumeric(_ type: String) -> Bool {
        let name = String(type.filter { $0 != "?" && $0 != "!" })
        return Self.numericTypes.contains(name) || numericAliases.contains(name)
    }

    /// Other names of such types in the project.
    func findNumericAliases() -> Set<String> {
        code.facts.files.reduce(into: []) { names, file in
            for node in file.code.root.descendants where node.kind == .typeAlias {
                let type = node.source.split(separator: "=").last?.trimming { $0.isWhitespace }
                if let type, Self.numericTypes.contains(String(type)) { names.insert(node.name) }
            }
        }
    }

    /// The names of properties with a type of numbers or times wherever the project declares one of the name.
    ///
    /// - Complexity: O(*n*) in the size of the code, once.
    func findNumericProperties() -> Set<String> {
        var numeric: Set<String> = []
        var others: Set<String> = []
        for file in code.facts.files where file.path.hasSuffix(".swift") {
            for node in file.code.root.descendants where node.kind == .binding {
                guard let type = node.child(.typeName) else { continue }
                if isNumeric(type.name) { numeric.insert(node.name) } else { others.insert(node.name) }
            }
        }
        return numeric.subtracting(others)
    }

    /// Whether a list is only ever given neutral values: `parts.append(NSLocalizedString("DAYS", comment: ""))`.
    private func holdsNeutral(_ list: CodeNode, in file: CodeFacts.File, depth: Int) -> Bool {
        let around = nodes(around: list.range, in: file).last { $0.kind == .function }
        guard let around else { return false }
        var count = 0
        for call in around.descendants where call.kind == .call {
            guard let callee = call.firstChild, callee.isNamed("append"), callee.firstChild?.name == list.name else {
                continue
            }
            guard let value = call.arguments.first, isNeutral(value, in: file, depth: depth) else { return false }
            count += 1
        }
        return count > 0
    }

    /// Whether a function of the file returns nothing but neutral values.
    private func returnsNeutral(_ callee: CodeNode, in file: CodeFacts.File, depth: Int) -> Bool {
        guard depth < 6 else { return false }
        let functions = file.code.root.descendants.filter { $0.kind == .function && $0.name == callee.name }
        guard functions.count == 1, let body = functions[0].child(.body) else { return false }
        if let type = functions[0].child(.returnType), isNumeric(type.name) { return true }
        let returned = body.descendants.filter { $0.kind == .return }.map { Array($0.children) }
        let statements = Array(body.children)
        let values = returned.isEmpty && statements.count == 1 ? [statements] : returned
        return !values.isEmpty && values.allSatisfy { areNeutral($0, in: file, depth: depth + 1) }
    }

    /// Whether a format prints nothing but numbers and signs.
    private static func isFormatOfNumbers(_ format: CodeNode) -> Bool {
        guard let text = CodeLiteral(format).plainText else { return false }
        let rest = text.replacing(/%(?:\d+\$)?[-+ 0#']*\d*(?:\.\d+)?(?:hh|ll|[hlqzjtL])?[dDiuUxXoOfFeEgGaA%]/, with: "")
        return !rest.contains(where: \.isLetter) && !rest.contains("%")
    }
}
