internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

/// Whether code puts something beside the texts of a table.
extension CodeUses {
    /// Whether a text may be a part of a phrase, as far as code tells: code that users run asks for it, and not only to
    /// show it alone.
    ///
    /// - Parameters:
    ///   - key: the key of the text.
    ///   - table: its table.
    ///   - isSpaced: whether a space at an end is all that says so: one that is shown alone was left behind by mistake.
    /// - Returns: whether something may be beside it.
    /// - Complexity: O(*n*) in the places that ask for the key and the size of their files.
    func mayAppend(to key: String, in table: LocalizedTable, isSpaced: Bool) -> Bool {
        guard Self.isAsked(table), !code.facts.files.isEmpty else { return true }
        if isSpaced, uses(of: Array(key.utf8), in: table).isEmpty, let readings = caseReadings(of: Array(key.utf8)) {
            return readings.contains { mayAppend(at: $0.range, in: $0.path) }
        }
        // Of a table whose keys code makes at run time, the string may be one that nothing shows.
        guard askedTables.contains(table.name) else { return isNamed(Array(key.utf8)) || !writesKeys(of: table) }
        var places = uses(of: Array(key.utf8), in: table)
        // Where an accessor is used tells more than where a generator wrote it.
        if places.contains(where: { !$0.isInGeneratedAccessor }) { places.removeAll(where: \.isInGeneratedAccessor) }
        guard !places.isEmpty else {
            // A document shows the whole text.
            return isNamed(Array(key.utf8)) && !(isSpaced && code.mentioned.contains(Array(key.utf8)))
        }
        let seen = places.filter(code.isSeen)
        return isSpaced ? seen.contains { mayAppend(at: $0) } : !seen.isEmpty
    }

    /// Signs of a line that puts texts together.
    private static let joins = [
        " + ", "+=", "\\(", "append", "Append", "join", "ormat", "replac", "[", "insert", "+ NSLocal", "attributed",
    ]

    private func mayAppend(at place: CodeKey) -> Bool {
        guard place.origin != .lookup, !place.isInGeneratedAccessor else { return true }
        return mayAppend(at: place.range, in: place.location.path)
    }

    /// Properties of views that hold all that one place of a screen shows.
    private static let wholeTexts: Set<String> = [
        "text", "title", "stringValue", "placeholder", "placeholderString", "attributedPlaceholder",
        "attributedText", "attributedTitle",
    ]
    /// What makes a text of its first argument alone.
    private static let takers: Set<String> = [
        "String", "localizedStringWithFormat", "NSAttributedString", "AttributedString",
    ]

    /// Whether a view is given nothing but the text, filled into a format or not:
    /// `label.text = String(format: NSLocalizedString("NAME", comment: ""), name)`.
    private func isAssignedAlone(_ place: Range<Int>, in file: CodeFacts.File) -> Bool {
        let around = nodes(around: place, in: file)
        guard let position = around.lastIndex(where: { $0.kind == .sequence }) else { return false }
        let parts = Array(around[position].children)
        guard parts.count == 3, parts[1].kind == .assignment, parts[2].range.holds(place), parts[2].kind == .call,
            parts[0].kind == .member, Self.wholeTexts.contains(parts[0].name)
        else { return false }
        let calls = around[(position + 1)...].filter { $0.kind == .call }
        let isWhole = calls.allSatisfy { call in
            guard let callee = call.firstChild else { return false }
            if callee.isNamed("NSLocalizedString") || callee.isNamed("localizedString") { return true }
            // The format, and not one of its arguments.
            return Self.takers.contains(callee.name) && call.arguments.first?.range.holds(place) == true
        }
        guard isWhole else { return false }
        // More may be appended to what the view has.
        let code = String(decoding: file.code.file.utf8, as: UTF8.self)
        return !code.contains(parts[0].source + " +=")
    }

    /// Whether a text is one of a list that is written out of localized texts alone, and not joined there.
    private func isItem(_ place: Range<Int>, in file: CodeFacts.File) -> Bool {
        let around = nodes(around: place, in: file)
        guard let position = around.lastIndex(where: { $0.kind == .array }) else { return false }
        let items = Array(around[position].children)
        let isJoined = around[..<position].suffix(3).contains { node in
            node.name.contains("oined") || node.kind == .call && node.firstChild?.name.contains("oined") == true
        }
        return items.count > 2 && !isJoined
            && items.allSatisfy { $0.kind != .sequence && $0.kind != .string && asksForKey(in: $0) }
    }

    private func mayAppend(at place: Range<Int>, in path: String) -> Bool {
        guard let file = file(at: path) else { return true }
        if isAssignedAlone(place, in: file) || isItem(place, in: file) { return false }
        let utf8 = file.code.file.utf8
        let table = LineTable(utf8)
        let count = table.position(at: utf8.count, in: utf8).line
        // A sum may go over many lines.
        if file.facts.sums.contains(where: { $0.parts.contains { $0.range.contains(place.lowerBound) } }) {
            return true
        }
        func line(_ number: Int) -> String {
            guard (1...count).contains(number) else { return "" }
            let bytes = table.bytes(ofLine: number, in: utf8)
            // What a literal puts into itself is not beside it.
            guard bytes.indices.overlaps(place), utf8[place.lowerBound] == UInt8(ascii: "\"") else {
                return String(decoding: bytes, as: UTF8.self)
            }
            let blanked = bytes.indices.map { place.contains($0) ? 0x20 : bytes[$0] }
            return String(decoding: blanked, as: UTF8.self)
        }
        func isJoined(_ number: Int) -> Bool {
            let own = line(number)
            if Self.joins.contains(where: own.contains) { return true }
            let before = line(number - 1).reversed().first { !$0.isWhitespace }
            let after = line(number + 1).first { !$0.isWhitespace }
            return before == "+" || after == "+"
        }
        let number = table.position(at: place.lowerBound, in: utf8).line
        // The look-up may be written over several lines.
        let last = table.position(at: min(place.upperBound, utf8.count), in: utf8).line
        if (number...max(number, last)).contains(where: isJoined) { return true }
        // The constant that is made of it, on its own line or on one above that goes on here.
        var first = number
        while first > max(1, number - 2), line(first - 1).last(where: { !$0.isWhitespace }).map("=(,".contains) == true
        {
            first -= 1
        }
        guard let name = line(first).firstMatch(of: /\b(?:let|var)\s+(\w+)[^=]*=/)?.output.1 else { return false }
        // What is done with it counts.
        let uses = (1...count).filter { other in
            !(first...max(number, last)).contains(other)
                && line(other).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(name)
        }
        return uses.isEmpty || uses.contains(where: isJoined)
    }
}
