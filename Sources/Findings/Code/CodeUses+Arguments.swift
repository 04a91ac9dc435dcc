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
        // What only code of previews and tests asks for, or code that no program is made of, nobody sees.
        if seen.isEmpty, !uses.isEmpty, uses.allSatisfy({ !$0.isInGeneratedAccessor }) { return true }
        // A function of the project's own that is not known to look a key up gets it as a literal.
        if uses.isEmpty { places = caseReadings(of: key) ?? writtenPlaces[key] ?? [] }
        return !places.isEmpty
            && places.allSatisfy { path, range in
                guard let file = file(at: path),
                    let value = value(of: argument, at: range, in: file)
                else { return false }
                return isNeutral(value, in: file)
            }
    }

    /// Whether the code that asks for a text is here, and where it gets its argument from is not known.
    ///
    /// - Complexity: as ``alwaysGivesNeutral(argument:to:in:)``.
    func givesUnknown(argument: Int, to key: [UInt8], in table: LocalizedTable) -> Bool {
        let uses = uses(of: key, in: table)
        var places = uses.filter { code.isSeen($0) && !$0.isInGeneratedAccessor }.map { ($0.location.path, $0.range) }
        if uses.isEmpty { places = (caseReadings(of: key) ?? writtenPlaces[key] ?? []).map { ($0.path, $0.range) } }
        return !places.isEmpty
            && places.allSatisfy { path, range in
                file(at: path).map { value(of: argument, at: range, in: $0, isCertain: true) == nil } ?? true
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

    /// The nodes that hold a place, outermost first.
    ///
    /// - Complexity: O(*n*) in the number of nodes beside them.
    func nodes(around place: Range<Int>, in file: CodeFacts.File) -> [CodeNode] {
        var around = [file.code.root]
        while let last = around.last, let next = last.children.first(where: { $0.range.holds(place) }) {
            around.append(next)
        }
        return around
    }

    /// The file that a place is in.
    func file(at path: String) -> CodeFacts.File? {
        positionsByPath[path].map { code.facts.files[$0] }
    }

    /// Whether all code that asks for a text gives it to a format with an argument.
    ///
    /// - Parameters:
    ///   - argument: the number of the argument, from 0.
    ///   - key: the key of the text.
    ///   - table: its table.
    /// - Returns: `false` where nothing is known to ask for the text.
    /// - Complexity: as ``alwaysGivesNeutral(argument:to:in:)``.
    func alwaysGives(argument: Int, to key: [UInt8], in table: LocalizedTable) -> Bool {
        let given = givings(argument: argument, to: key, in: table)
        return !given.isEmpty && given.allSatisfy(\.self)
    }

    /// Whether all code that asks for a text gives arguments, and only some of it this one: each language may have a call of
    /// its own.
    ///
    /// - Complexity: as ``alwaysGivesNeutral(argument:to:in:)``.
    func sometimesGives(argument: Int, to key: [UInt8], in table: LocalizedTable) -> Bool {
        let given = givings(argument: argument, to: key, in: table)
        return given.contains(true) && given.contains(false)
            && givings(argument: 0, to: key, in: table).allSatisfy(\.self)
    }

    /// Whether code asks for the language of the app where it chooses between calls that ask for a text.
    ///
    /// - Complexity: as ``alwaysGivesNeutral(argument:to:in:)``.
    func choosesByLanguage(_ key: [UInt8], in table: LocalizedTable) -> Bool {
        uses(of: key, in: table).contains { use in
            guard code.isSeen(use), let file = file(at: use.location.path) else { return false }
            return nodes(around: use.range, in: file).contains { around in
                around.kind == .if
                    && around.children.contains { condition in
                        condition.kind == .condition
                            && condition.source.firstMatch(
                                of: /languageCode|preferredLanguages|Locale\.|[lL]anguage\(\)/
                            ) != nil
                    }
            }
        }
    }

    /// Whether code gives the argument, place by place.
    private func givings(argument: Int, to key: [UInt8], in table: LocalizedTable) -> [Bool] {
        let seen = uses(of: key, in: table).filter { code.isSeen($0) && !$0.isInGeneratedAccessor }
        var places = seen.map { (path: $0.location.path, range: $0.range) }
        // A function of a package looks the key up that it is given.
        if places.isEmpty { places = caseReadings(of: key) ?? writtenPlaces[key] ?? [] }
        return places.map { path, range in
            file(at: path).map { value(of: argument, at: range, in: $0) != nil } ?? false
        }
    }

    /// Functions whose result is a text of a table.
    private static let lookUps: Set<String> = ["NSLocalizedString", "String", "localized", "localizedString", "tr"]

    /// Whether a macro fills a localized format, as its name says: `AppLocalizedFormat(@"key", …)`.
    private static func isMacroOfFormat(_ callee: CodeNode) -> Bool {
        callee.kind == .reference && callee.name.contains("ocalized") && callee.name.contains("Format")
    }

    /// Whether a function looks up a text and fills it, as its name says: `AppLocalizedString("key", name)`.
    private static func isNamedForLookUp(_ callee: CodeNode) -> Bool {
        let name = callee.name.lowercased()
        return (name.contains("localiz") || name.contains("localis")) && !callee.isNamed("NSLocalizedString")
    }

    /// The value that code gives as an argument of the text of a key.
    ///
    /// What a function does with what it is given is not certain where only its name says that it fills a text.
    private func value(
        of argument: Int,
        at place: Range<Int>,
        in file: CodeFacts.File,
        isCertain: Bool = false
    ) -> CodeNode? {
        let around = nodes(around: place, in: file)
        for node in around.reversed() {
            switch node.kind {
            case .string:
                let values = node.children.filter { $0.kind == .interpolation }
                if values.indices.contains(argument) { return values[argument].arguments.first?.firstChild }
            case .call:
                guard let callee = node.firstChild else { continue }
                let values = node.arguments.filter { $0.nameRange.isEmpty && !$0.traits.contains(.isTrailing) }
                if callee.range.holds(place) {
                    // `L10n.count(number)`, `"count".localized(number)`, but not `Picker("count").style(.menu)`.
                    let inner = callee.descendants.filter { $0.kind == .call && $0.range.holds(place) }
                    guard inner.allSatisfy({ Self.lookUps.contains($0.firstChild?.name ?? "") }) else { continue }
                    if values.indices.contains(argument) { return values[argument].firstChild }
                } else if let format = node.arguments.first, format.range.holds(place),
                    ["String", "NSString", "init", "localizedStringWithFormat"].contains(callee.name)
                        || format.isNamed("format") || Self.isMacroOfFormat(callee)
                        || !isCertain && format.firstChild?.range == place && Self.isNamedForLookUp(callee)
                            // `localize(@"key", nil)` has room for a comment.
                            && !node.arguments.contains(where: { $0.firstChild?.source == "nil" })
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
}

extension Range<Int> {
    /// Whether another range is inside of it.
    func holds(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
