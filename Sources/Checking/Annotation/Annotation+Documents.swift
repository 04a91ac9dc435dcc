internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText

/// The limits of texts that stand in a storyboard or xib alone, as in `Base.lproj` where the source language has no table.
extension Annotation {
    /// Finds what is to be written into the localizer hints of documents.
    ///
    /// - Parameter rooms: the room of texts by the document's path and key.
    /// - Returns: the documents that change, in the order of their paths, and the texts whose room cannot be written down.
    /// - Complexity: O(*n*) in the size of the documents.
    func hints(
        _ rooms: [String: [String: TextRoom]]
    ) -> (outputs: [Output], skipped: [CheckReport.Unchecked]) {
        var (outputs, skipped): ([Output], [CheckReport.Unchecked]) = ([], [])
        for path in loaded.project.interfaces.map(\.path).sorted() {
            guard case .success(let interface)? = loaded.interface(at: path) else { continue }
            let (edits, faults) = hints(in: interface, rooms[path] ?? [:])
            skipped += faults
            guard !edits.isEmpty else { continue }
            let file = interface.file
            let text = TextEdit.applying(edits, to: file.utf8)
            outputs.append(
                Output(
                    path: path,
                    bytes: TextFile(utf8: text, like: file).bytes,
                    isDocument: true,
                    changed: edits.count,
                    difference: LineDifference(file.utf8, edits: edits).lines
                )
            )
        }
        return (outputs, skipped)
    }

    private func hints(
        in interface: LoadedInterface,
        _ rooms: [String: TextRoom]
    ) -> (edits: [TextEdit], skipped: [CheckReport.Unchecked]) {
        guard !interface.isArchive else {
            let reason = "the document is of the format before Xcode 5; open it in Xcode and save it, which upgrades it"
            let limited = style == .none ? [] : rooms.filter { $0.value.maximum != nil }.keys.sorted()
            return ([], limited.map { unwritten($0, interface, reason) })
        }
        let hints = LocalizerHints(interface.markup)
        var (edits, skipped): ([TextEdit], [CheckReport.Unchecked]) = ([], [])
        // The ID of an object has no full stop; what comes behind it is the property.
        var objects = Dictionary(grouping: rooms.keys) { String($0.prefix { $0 != "." }) }
        if style == .none { objects = Dictionary(hints.owned.map { ($0, []) }) { first, _ in first } }
        for (object, keys) in objects.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            let keys = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            let limited = keys.filter { rooms[$0]?.maximum != nil }
            if style == .directives {
                skipped += limited.map { unwritten($0, interface, "a localizer hint holds notes, not directives") }
                continue
            }
            let limits = limited.compactMap { key -> (text: String, maximum: Int, length: Int)? in
                rooms[key].flatMap { room in room.maximum.map { (room.text, $0, room.length) } }
            }
            let note = note(limits).map { String(decoding: interface.markup.escapingAttribute($0), as: UTF8.self) }
            switch hints.setting(object, where: BudgetNote.isIn, to: { BudgetNote.setting(note, in: $0) }) {
            case .none: continue
            case .edit(let edit): edits.append(edit)
            case .impossible(let reason): skipped += limited.map { unwritten($0, interface, reason) }
            }
        }
        return (edits.sorted { $0.range.lowerBound < $1.range.lowerBound }, skipped)
    }

    private func note(_ limits: [(text: String, maximum: Int, length: Int)]) -> String? {
        guard limits.count <= 1 else { return BudgetNote.text(limits, language: loaded.source) }
        return limits.first.map {
            BudgetNote.text(maximum: $0.maximum, length: $0.length, language: loaded.source)
        }
    }

    private func unwritten(_ key: String, _ interface: LoadedInterface, _ reason: String) -> CheckReport.Unchecked {
        CheckReport.Unchecked(location: interface.markup.root.location, subject: key, reason: reason)
    }
}

/// The proof that a document with other hints is the same document.
enum HintProof {
    /// Compares all elements, attributes and texts but those of hints.
    ///
    /// - Parameters:
    ///   - bytes: the file that is to be written.
    ///   - before: the document as it was read.
    ///   - path: the path of the file, for the error.
    /// - Throws: ``SourceError`` if it cannot be read, or anything but a hint is different.
    /// - Complexity: O(*n*) in the size of both.
    static func check(_ bytes: [UInt8], against before: MarkupFile, path: String) throws(SourceError) {
        let after = try MarkupFile(TextFile(decoding: bytes, path: path))
        guard parts(of: before) == parts(of: after) else {
            throw SourceError(
                location: SourceLocation(path: path, line: 1, column: 1),
                message: "writing the localizer hint would change something else; the file was left as it is"
            )
        }
    }

    private static func parts(of markup: MarkupFile) -> [[String]] {
        var (parts, index): ([[String]], Int) = ([], 0)
        while let element = markup.element(at: index) {
            if element.isNamed("attributedString"), element["key"] == "userComments" {
                index = element.subtree.upperBound
                continue
            }
            let text = element.text
            let isSpace = text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
            let attributes = element.attributes.flatMap { [$0.name, $0.value] }
            parts.append([element.name, element.parent?["id"] ?? "", isSpace ? "" : text] + attributes)
            index += 1
        }
        return parts
    }
}
