internal import SourceText

/// Members come and go so that what was put in can be taken out without a trace.
///
/// A member is put in front of another together with the comma and the line end behind it, or behind the last one together
/// with those before it. The objects that must be made for it (`localizations`, or what was an empty object) are
/// recognized by their white space: a single line end and the indent in front of the first member is what Xcode writes,
/// so such an object is removed when it gets empty. An empty object that was there keeps its white space and is marked
/// by an empty line.
extension CatalogFile {
    /// The edit that gives a key a localization.
    func insertion(of text: [UInt8], language: String, into key: JSONValue) -> TextEdit {
        let member = CatalogStyle.member(language, text)
        guard let localizations = key["localizations"] else {
            let object =
                [UInt8(ascii: "{")] + style.line(.language) + member + style.line(.keyMember) + [UInt8(ascii: "}")]
            return insertion(of: CatalogStyle.member("localizations", object), named: "localizations", into: key)
        }
        if let old = localizations[language] { return TextEdit(range: old.range, replacement: text) }
        guard let last = localizations.children.reduce(nil, { $1 }) as JSONValue? else {
            let end = localizations.range.upperBound - 1
            let added = style.lineEnd + style.line(.language) + member + style.line(.keyMember)
            return TextEdit(range: end..<end, replacement: added)
        }
        let name = Array(language.lowercased().utf8)
        let next = localizations.children.first {
            name.lexicographicallyPrecedes(($0.name ?? "").lowercased().utf8)
        }
        return insertion(of: member, before: next, behind: last, level: .language)
    }

    /// The edit that gives a key a member, in the order of their names.
    func insertion(of member: [UInt8], named name: String, into key: JSONValue) -> TextEdit {
        guard let last = key.children.reduce(nil, { $1 }) as JSONValue? else {
            let inside = key.range.lowerBound + 1..<key.range.upperBound - 1
            let added = style.line(.keyMember) + member + style.line(.key)
            // Xcode's empty object becomes a full one; any other keeps its white space, so that it can come back.
            guard !file.utf8[inside].elementsEqual(style.lineEnd + style.line(.key)) else {
                return TextEdit(range: inside, replacement: added)
            }
            return TextEdit(range: inside.upperBound..<inside.upperBound, replacement: style.lineEnd + added)
        }
        let next = key.children.first { name.utf8.lexicographicallyPrecedes(($0.name ?? "").utf8) }
        return insertion(of: member, before: next, behind: last, level: .keyMember)
    }

    private func insertion(
        of member: [UInt8],
        before next: JSONValue?,
        behind last: JSONValue,
        level: CatalogStyle.Level
    ) -> TextEdit {
        let comma = UInt8(ascii: ",")
        if let next {
            let start = next.memberRange.lowerBound
            return TextEdit(range: start..<start, replacement: member + [comma] + style.line(level))
        }
        let end = last.memberRange.upperBound
        return TextEdit(range: end..<end, replacement: [comma] + style.line(level) + member)
    }

    /// The edit that takes a localization from a key; `nil` if the key has none in this language.
    func removal(of language: String, from key: JSONValue) -> TextEdit? {
        guard let localizations = key["localizations"], let old = localizations[language] else { return nil }
        if let edit = removal(of: old, from: localizations) { return edit }
        // It is the only one.
        let before = file.utf8[(localizations.range.lowerBound + 1)..<old.memberRange.lowerBound]
        let inside = localizations.range.lowerBound + 1..<localizations.range.upperBound - 1
        guard before.elementsEqual(style.line(.language)) else {
            let mark = style.lineEnd + style.line(.language)
            return TextEdit(range: inside, replacement: kept(before, without: mark, else: style.line(.keyMember)))
        }
        return removal(ofKeyMember: localizations, from: key)
    }

    /// The edit that takes a member out of what belongs to a key.
    func removal(ofKeyMember member: JSONValue, from key: JSONValue) -> TextEdit {
        if let edit = removal(of: member, from: key) { return edit }
        let space = file.utf8[(key.range.lowerBound + 1)..<member.memberRange.lowerBound]
        let mark = space.elementsEqual(style.line(.keyMember)) ? [] : style.lineEnd + style.line(.keyMember)
        let rest = mark.isEmpty ? style.lineEnd + style.line(.key) : kept(space, without: mark, else: style.line(.key))
        return TextEdit(range: key.range.lowerBound + 1..<key.range.upperBound - 1, replacement: rest)
    }

    /// White space without the mark at its end; that of Xcode's empty object if it has none.
    private func kept(_ space: ArraySlice<UInt8>, without mark: [UInt8], else line: [UInt8]) -> [UInt8] {
        let length = space.count - mark.count
        guard length >= 0, space.dropFirst(length).elementsEqual(mark) else { return style.lineEnd + line }
        return Array(space.prefix(length))
    }

    /// The edit that takes a member out of an object that has others; `nil` if it has none.
    private func removal(of member: JSONValue, from object: JSONValue) -> TextEdit? {
        let start = member.memberRange.lowerBound
        var previous: JSONValue?
        for child in object.children {
            if child.memberRange.lowerBound > start {
                return TextEdit(range: start..<child.memberRange.lowerBound, replacement: [])
            }
            if child.memberRange.lowerBound < start { previous = child }
        }
        guard let previous else { return nil }
        return TextEdit(range: previous.memberRange.upperBound..<member.memberRange.upperBound, replacement: [])
    }
}
