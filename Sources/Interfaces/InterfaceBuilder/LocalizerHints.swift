package import SourceText

/// The localizer hints of a storyboard or xib: what the identity inspector of Xcode shows as "Localizer Hint", and what an
/// export writes behind `Note =` into the comments of strings files and into the notes of XLIFF.
///
/// A hint belongs to the object whose ID begins the key of a string. It is its child
/// `<attributedString key="userComments"><fragment content="…"/></attributedString>`; in 75 documents of public apps it
/// comes after all other children but `userDefinedRuntimeAttributes` and `connections`.
package struct LocalizerHints: Sendable {
    /// What is to be done to a document for another hint.
    package enum Change: Sendable, Hashable {
        case none
        case edit(TextEdit)
        /// Why there is none: a lower-case phrase without a full stop.
        case impossible(String)
    }

    private let markup: MarkupFile
    /// The objects by ID; `nil` for an ID that several have.
    private let owners: [String: MarkupElement?]
    private let lineEnd: [UInt8]

    /// - Complexity: O(*n*) in the size of the document.
    package init(_ markup: MarkupFile) {
        self.markup = markup
        var owners: [String: MarkupElement?] = [:]
        for index in 0..<markup.count {
            guard let element = markup.element(at: index), let id = element["id"] else { continue }
            owners[id] = owners.keys.contains(id) ? .some(nil) : element
        }
        self.owners = owners
        let text = markup.file.utf8
        let end = text.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
        lineEnd = text[end...].starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : [end < text.endIndex ? text[end] : 0x0A]
    }

    /// The IDs of the objects that have a hint, in the order of the document.
    package var owned: [String] {
        (0..<markup.count).compactMap { markup.element(at: $0) }.filter { Self.hint(of: $0) != nil }
            .compactMap { $0["id"] }
    }

    /// What gives an object another hint; every other byte stays.
    ///
    /// What is put where there was nothing is taken out again without a trace: the element goes once it has no text left.
    ///
    /// - Parameters:
    ///   - id: the object's ID.
    ///   - isOurs: whether a part of a hint is the one to change; else it is the last one.
    ///   - change: makes the new text of the old one; both as they are written in the document, with references such as
    ///     `&amp;`. The old one is empty if there is no hint.
    /// - Returns: the edit.
    /// - Complexity: O(*n*) in the number of the object's children and the length of its lines.
    package func setting(
        _ id: String,
        where isOurs: (String) -> Bool,
        to change: (String) -> String
    ) -> Change {
        guard let found = owners[id] else { return .impossible("the document has no object of its ID") }
        guard let owner = found else { return .impossible("several objects have its ID; give each its own in Xcode") }
        guard let hint = Self.hint(of: owner) else {
            let new = change("")
            return new.isEmpty ? .none : .edit(insertion(of: new, into: owner))
        }
        let places = places(in: hint)
        func text(_ range: Range<Int>) -> String { String(decoding: markup.file.utf8[range], as: UTF8.self) }
        guard let place = places.first(where: { isOurs(text($0)) }) ?? places.last else {
            return change("").isEmpty
                ? .none : .impossible("its localizer hint is empty or not in a form that Overset writes")
        }
        let old = text(place)
        var new = change(old)
        // The space keeps the place of a hint that was there and empty.
        if old.isEmpty, !new.isEmpty { new = " " + new }
        guard !new.utf8.elementsEqual(old.utf8) else { return .none }
        if new.isEmpty, places.count == 1, old.utf8.first != UInt8(ascii: " ") {
            return .edit(removal(of: hint, from: owner))
        }
        return .edit(TextEdit(range: place, replacement: Array(new.utf8)))
    }

    // MARK: Places

    private static func hint(of owner: MarkupElement) -> MarkupElement? {
        owner.children.first { $0.isNamed("attributedString") && $0["key"] == "userComments" }
    }

    /// Where the text of a hint is written, one range for each of its fragments.
    private func places(in hint: MarkupElement) -> [Range<Int>] {
        let text = markup.file.utf8
        return hint.children.filter { $0.isNamed("fragment") }.compactMap { fragment in
            if let content = fragment.attribute(named: "content") {
                return content.quote == UInt8(ascii: "\"") ? content.valueRange : nil
            }
            guard let string = fragment.children.first(where: { $0["key"] == "content" }),
                string.isNamed("string") || string.isNamed("mutableString"), string["base64-UTF8"] == nil
            else { return nil }
            let range = string.content
            // Sections, comments and elements have rules of their own.
            return range.isEmpty || text[range].contains(UInt8(ascii: "<")) ? nil : range
        }
    }

    // MARK: Putting in and taking out

    private static let followers: Set<String> = ["userDefinedRuntimeAttributes", "variation", "connections"]

    private func insertion(of hint: String, into owner: MarkupElement) -> TextEdit {
        let children = Array(owner.children)
        func isFollower(_ element: MarkupElement) -> Bool {
            Self.followers.contains(element.name) || element["key"] == "canvasLocation"
        }
        let anchor = children.last { !isFollower($0) }
        let own = indentation(at: owner.offset)
        let inner = anchor.map { indentation(at: $0.offset) } ?? own + Array("    ".utf8)
        let lines: [[UInt8]] = [
            inner + Array("<attributedString key=\"userComments\">".utf8),
            inner + Array("    <fragment content=\"\(hint)\"/>".utf8),
            inner + Array("</attributedString>".utf8),
        ]
        if let anchor {
            let end = anchor.range.upperBound
            return TextEdit(range: end..<end, replacement: lines.flatMap { lineEnd + $0 })
        }
        if owner.isEmptyTag {
            // The slash goes, the bracket stays.
            let slash = owner.range.upperBound - 2
            let text =
                [UInt8(ascii: ">")] + lines.flatMap { lineEnd + $0 } + lineEnd + own + Array("</\(owner.name)".utf8)
            return TextEdit(range: slash..<slash + 1, replacement: text)
        }
        let start = owner.content.lowerBound
        // Where an element without children is left open, the missing line end tells that it was.
        let block = lines.joined(separator: lineEnd)
        let text = children.isEmpty ? Array(block.dropFirst(inner.count)) : lineEnd + Array(block)
        return TextEdit(range: start..<start, replacement: text)
    }

    private func removal(of hint: MarkupElement, from owner: MarkupElement) -> TextEdit {
        let text = markup.file.utf8
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
        var start = hint.range.lowerBound
        while start > owner.content.lowerBound, isSpace(text[start - 1]) { start -= 1 }
        let rest = text[hint.range.upperBound..<owner.content.upperBound]
        let isAlone = start == owner.content.lowerBound && rest.allSatisfy(isSpace)
        guard isAlone, start < hint.range.lowerBound else {
            return TextEdit(range: start..<hint.range.upperBound, replacement: [])
        }
        return TextEdit(range: start - 1..<owner.range.upperBound, replacement: Array("/>".utf8))
    }

    /// The spaces and tabs that the line of an offset begins with.
    private func indentation(at offset: Int) -> [UInt8] {
        let text = markup.file.utf8
        let start = text[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return Array(text[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
    }
}
