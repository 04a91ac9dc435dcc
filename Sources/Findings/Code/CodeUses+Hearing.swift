internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Texts that no screen shows.
extension CodeUses {
    /// Whether code only gives a text to what reads it aloud, which lays nothing out.
    ///
    /// - Returns: `false` where nothing is known to ask for the text.
    /// - Complexity: O(*n*) in the size of the files that ask.
    func isOnlySpoken(_ key: [UInt8], in table: LocalizedTable) -> Bool {
        if Self.isNamedForHearing(String(decoding: key, as: UTF8.self)) { return true }
        let uses = uses(of: key, in: table)
        let seen = uses.filter { code.isSeen($0) && !$0.isInGeneratedAccessor }
        var places = seen.map { (path: $0.location.path, range: $0.range) }
        if uses.isEmpty { places = writtenPlaces[key] ?? [] }
        return !places.isEmpty
            && places.allSatisfy { path, range in
                guard let file = file(at: path) else { return false }
                return isSpoken(range, in: file)
            }
    }

    /// Whether what stands at a place is read aloud: it is given to VoiceOver, or the type or function around is named for it.
    func isSpoken(_ place: Range<Int>, in file: CodeFacts.File) -> Bool {
        isSpoken(place, in: file, depth: 0)
    }

    /// How many local names a text may pass through before it is read aloud.
    private static let maximumDepth = 3

    private func isSpoken(_ place: Range<Int>, in file: CodeFacts.File, depth: Int) -> Bool {
        let around = nodes(around: place, in: file)
        if around.contains(where: { Self.isSpoken($0, place) || Self.isNamedForHearing($0) }) { return true }
        guard depth < Self.maximumDepth, let name = Self.localName(given: place, around),
            let body = around.last(where: { $0.kind == .function || $0.kind == .accessor })
        else { return false }
        // All that reads the name counts, not what gives it a value.
        let uses = body.descendants.filter { node in
            guard node.kind == .reference, node.name == name, !node.range.holds(place) else { return false }
            let statement = nodes(around: node.range, in: file).last { $0.kind == .sequence }
            let parts = statement.map { Array($0.children.prefix(2)) } ?? []
            return !(parts.count == 2 && parts[1].kind == .assignment && parts[0] == node)
        }
        return !uses.isEmpty && uses.allSatisfy { isSpoken($0.range, in: file, depth: depth + 1) }
    }

    /// The local name that a value is given to, or is made into a text for: `text = String(format: format, name)`.
    private static func localName(given place: Range<Int>, _ around: [CodeNode]) -> String? {
        guard let body = around.lastIndex(where: { $0.kind == .function || $0.kind == .accessor }) else { return nil }
        for node in around[body...].reversed() {
            switch node.kind {
            case .binding: return node.name
            case .sequence:
                let parts = Array(node.children.prefix(2))
                guard parts.count == 2, parts[1].kind == .assignment, parts[0].kind == .reference else { continue }
                return parts[0].range.overlaps(place) ? nil : parts[0].name
            case .closure: return nil
            default: continue
            }
        }
        return nil
    }

    /// Words of keys that say who a text is for; `content description` is what Android calls it.
    private static func isNamedForHearing(_ key: String) -> Bool {
        let words = key.words
        return words.contains("accessibility") || words.contains("voiceover") || words.contains("a11y")
            || key.lowercased().contains("a11y_")
            || zip(words, words.dropFirst()).contains { $0 == "content" && $1 == "description" }
    }

    /// Words in the names of what speaks a text.
    private static let speakers: Set<String> = [
        "announce", "announcement", "speak", "speech", "tts", "utterance", "synthesizer",
    ]

    /// Whether the name of a type or function says that it speaks: `TTSSound`, `announce`.
    private static func isNamedForSpeech(_ name: String) -> Bool {
        name.hasPrefix("TTS") || !speakers.isDisjoint(with: name.words)
    }

    private static func isNamedForHearing(_ node: CodeNode) -> Bool {
        guard [.type, .extension, .function].contains(node.kind) else { return false }
        let words = (node.kind == .function ? node.name : TypeIndex.name(of: node)).words
        return words.contains("voiceover") || zip(words, words.dropFirst()).contains { $0 == "voice" && $1 == "over" }
    }

    /// Whether a node is read aloud.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isRead(_ node: CodeNode) -> Bool { file(at: node.file.path).map { isSpoken(node.range, in: $0) } ?? false }

    /// Whether code gives what it asks for to VoiceOver.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isSpoken(_ key: CodeKey) -> Bool {
        file(at: key.location.path).map { isSpoken(key.range, in: $0) } ?? false
    }

    /// Whether code of tests writes a text.
    func isLookedUpByTests(_ text: String) -> Bool { testTexts.contains(text) }

    func findTestTexts() -> Set<String> {
        code.facts.files.reduce(into: []) { texts, file in
            guard CodePurpose(path: file.path) != .app else { return }
            for literal in file.facts.literals {
                if let text = CodeLiteral(literal).plainText { texts.insert(text) }
            }
        }
    }

    /// Whether a node gives what is in it to VoiceOver: `label.accessibilityLabel = …`, `.accessibilityHint(…)`.
    ///
    /// What stands in front of the modifier is shown: `Text(…).accessibilityLabel(…)`.
    private static func isSpoken(_ node: CodeNode, _ range: Range<Int>) -> Bool {
        func speaks(_ name: String) -> Bool {
            ["accessibilityLabel", "accessibilityHint", "accessibilityValue"].contains(name)
        }
        switch node.kind {
        case .sequence:
            let parts = Array(node.children.prefix(2))
            return parts.count == 2 && parts[1].kind == .assignment && speaks(parts[0].name)
                && !parts[0].range.overlaps(range)
        case .call:
            return node.firstChild.map {
                (speaks($0.name) || isNamedForSpeech($0.name)) && !$0.range.overlaps(range)
            } ?? false
        case .binding: return speaks(node.name)
        default: return false
        }
    }

    /// Whether code writes a text to a log and does nothing else with it.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isLogged(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        // A closure that a log runs does more than to write.
        let around = nodes(around: key.range, in: file)
        let inner = around.lastIndex { $0.kind == .closure }.map { around[($0 + 1)...] } ?? around[...]
        return inner.contains { node in
            guard node.kind == .call, let callee = node.firstChild else { return false }
            if callee.kind == .reference, Self.logs.contains(callee.name) { return true }
            guard callee.kind == .member, let base = callee.firstChild, callee.name.first?.isLowercase == true else {
                return false
            }
            return ["log", "logger", "logging"].contains(base.name.words.last ?? "")
        }
    }

    private static let logs: Set<String> = ["NSLog", "debugPrint", "os_log", "print"]
}
