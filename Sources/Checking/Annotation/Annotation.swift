package import Findings
internal import Interfaces
package import Projects
package import SourceText
internal import StringTables

/// Writes how much room texts have to where translators read it: into the comments of the source language's tables, and into
/// the localizer hints of documents whose texts no table holds.
package struct Annotation: Sendable {
    /// What is written.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// `overset: width<=180 measured`, for translation tools.
        case directives
        /// A sentence for translators.
        case notes
        /// Nothing: what was written before is taken out.
        case none
    }

    /// A file with other comments.
    package struct Output: Sendable {
        /// The path from the project's folder.
        package var path: String
        package var bytes: [UInt8]
        /// Whether these are the localizer hints of a document rather than the comments of a table.
        package var isDocument = false
        /// The number of comments that change.
        package var changed: Int
        /// What changes, line by line, as `diff -U0` prints it.
        package var difference: [String]
    }

    let loaded: LoadedProject
    let style: Style

    /// - Parameters:
    ///   - project: the project, with the tables of its source language.
    ///   - style: what is written.
    package init(project: LoadedProject, style: Style) {
        loaded = project
        self.style = style
    }

    private var project: Project { loaded.project }

    /// Finds what is to be written.
    ///
    /// - Parameter budgets: the room of all texts, on all devices.
    /// - Returns: the files that change, in the order of their paths, and the texts whose room cannot be written down.
    /// - Throws: ``SourceError`` if a table cannot be read.
    package func plan(
        _ budgets: [TextBudget]
    ) throws(SourceError) -> (outputs: [Output], skipped: [CheckReport.Unchecked]) {
        let rooms = TextRooms(budgets, in: loaded)
        var outputs: [Output] = []
        var skipped = rooms.homeless
        let documents = project.documents.filter { TableFormat(path: $0) == .catalog }
        for path in (project.sourceTables(loaded.source).map(\.path) + documents).sorted() {
            guard let document = try loaded.result(at: path)?.get().document else { continue }
            var edits: [TextEdit] = []
            for entry in Self.entries(of: document) {
                let room = rooms.room(ofKey: entry.key, in: path)
                guard style == .none || room != nil else { continue }
                let change = change(of: entry, in: document, room)
                switch change {
                case .edit(let edit): edits.append(edit)
                case .impossible(let reason):
                    skipped.append(
                        CheckReport.Unchecked(
                            location: document.file.location(at: entry.keyOffset),
                            subject: entry.key,
                            reason: reason
                        )
                    )
                case .none: continue
                }
            }
            guard !edits.isEmpty else { continue }
            edits.sort { $0.range.lowerBound < $1.range.lowerBound }
            let text = TextEdit.applying(edits, to: document.file.utf8)
            outputs.append(
                Output(
                    path: path,
                    bytes: try document.bytes(ofText: text),
                    changed: edits.count,
                    difference: LineDifference(document.file.utf8, edits: edits).lines
                )
            )
        }
        let hints = hints(rooms.documents)
        return (outputs + hints.outputs, skipped + hints.skipped)
    }

    /// Writes a file, once its texts were read again and are the same.
    ///
    /// - Throws: ``SourceError`` if more than comments would change, or the file cannot be written.
    package func write(_ output: Output) throws(SourceError) {
        let path = project.path(of: output.path)
        if output.isDocument {
            guard case .success(let interface)? = loaded.interface(at: output.path) else { return }
            return try FileAccess.write(output.bytes, to: path) { (bytes) throws(SourceError) in
                try HintProof.check(bytes, against: interface.markup, path: path)
            }
        }
        let before = loaded.table(at: output.path)?.document.entries ?? []
        try FileAccess.write(output.bytes, to: path) { (bytes) throws(SourceError) in
            let after = try TableFormat.read(bytes, path: path)
            let isSame =
                before.count == after.entries.count
                && zip(before, after.entries).allSatisfy {
                    $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.utf8.elementsEqual($1.value.utf8)
                        && $0.variant == $1.variant
                }
            guard isSame else {
                throw SourceError(
                    location: SourceLocation(path: path, line: 1, column: 1),
                    message: "writing the comment would change strings; the file was left as it is"
                )
            }
        }
    }

    // MARK: Entries

    /// One entry of each key, the one that holds at run time.
    private static func entries(of document: any TableDocument) -> [TableEntry] {
        var places: [[UInt8]: Int] = [:]
        var chosen: [TableEntry] = []
        for entry in document.entries {
            let key = Array(entry.key.utf8)
            if let place = places[key] {
                if entry.variant == nil { chosen[place] = entry }
            } else {
                places[key] = chosen.count
                chosen.append(entry)
            }
        }
        return chosen
    }

    private enum Change {
        case none
        case edit(TextEdit)
        case impossible(String)
    }

    private func change(of entry: TableEntry, in document: any TableDocument, _ room: TextRoom?) -> Change {
        let comment = comment(of: entry)
        let old = comment?.text ?? ""
        var new = old
        let width = room?.width.flatMap { $0.isFinite ? Int($0.rounded(.down)) : nil }
        if style != .directives {
            var note: String?
            if style == .notes, let room, let maximum = room.maximum {
                note = BudgetNote.text(maximum: maximum, length: room.length, language: loaded.source)
            }
            new = BudgetNote.setting(note, in: new)
        }
        let isOurs = !entry.comments.contains {
            Directive.measuring(nil, in: $0.text, rules: Rule.names) == .declaresBox
        }
        if style == .none || style == .directives && room?.isOnScreen == true, isOurs {
            let limit = style == .directives ? width : nil
            if let limit, limit < 1 { return .impossible("it has no room at all; make its view wider") }
            if case .comment(let text) = Directive.measuring(limit, in: new, rules: Rule.names) { new = text }
        }
        guard !new.utf8.elementsEqual(old.utf8) else { return .none }
        guard let table = document as? any CommentedTable, let edit = table.edit(comment, of: entry, to: new) else {
            return .impossible(
                document.container == .binaryPropertyList
                    ? "a binary property list has no comments; keep the table as text or XML"
                    : "there is no place for a comment above it; begin a line with its key"
            )
        }
        return .edit(edit)
    }

    /// The comment that is written to: the one that was written to before, else one with a directive, else the nearest
    /// above; `nil` if the entry has none.
    private func comment(of entry: TableEntry) -> EntryComment? {
        let isOurs = { (comment: EntryComment) in
            let bare = Directive.measuring(nil, in: comment.text, rules: Rule.names)
            return BudgetNote.isIn(comment.text) || bare != .comment(comment.text) && bare != .faulty
        }
        return entry.comments.first(where: isOurs)
            ?? entry.comments.first { Directive.start(in: $0.text) != nil }
            ?? entry.comments.last { $0.offset < entry.keyOffset } ?? entry.comments.first
    }
}
