package import SourceText
internal import StringTables

extension ProjectFile {
    /// What was entered into a project.
    package struct Entered: Sendable, Hashable {
        /// The file with it.
        package var text: [UInt8]
        /// The identifiers of the new objects, by the language's name.
        package var references: [String: [String]] = [:]
        /// The languages that were added to `knownRegions`.
        package var regions: [String] = []
    }

    /// Enters files of languages as Xcode does: a file reference each, among the others by its identifier, a child at the
    /// end of its group, and the language at the end of `knownRegions`.
    ///
    /// - Parameters:
    ///   - additions: the files; none of them may be in the project already.
    ///   - regions: the languages; those that the project knows are passed over.
    /// - Returns: the new text, and what is in it.
    /// - Throws: ``SourceError`` if the file is not laid out as Xcode does, so that lines cannot be put in.
    /// - Complexity: O(*n* · *m*) in the size of the file and the number of additions.
    package func adding(_ additions: [LocalizedAddition], regions: [String]) throws(SourceError) -> Entered {
        var entered = Entered(text: file.utf8)
        var edits: [Int: [(order: String, line: [UInt8])]] = [:]
        // What is only named, because its object is gone, is taken as well.
        var taken = Set(
            tokens.lazy.filter { $0.isText && $0.range.count <= 26 }.map { StringsLiteral.decode($0, in: file.utf8) }
        )
        let references = objects.filter { $0.isa == "PBXFileReference" }
        for (index, addition) in additions.enumerated() {
            let identifier = Self.identifier(of: addition, in: &taken)
            guard let group = self[addition.sibling.group], let sibling = self[addition.sibling.reference] else {
                throw refused(at: 0)
            }
            let line = try place(before: references.first { $0.identifier > identifier } ?? nil, among: references)
            let object = reference(of: addition, identifier, like: sibling)
            edits[line.offset, default: []].append((identifier, line.indent + Array(object.utf8) + lineEnd))
            let end = try end(of: group["children"])
            let child = "\(identifier) /* \(addition.region) */,"
            // Those of one group stay in the order in which they are entered.
            edits[end.offset, default: []].append((Self.order(index), end.indent + Array(child.utf8) + lineEnd))
            entered.references[addition.region, default: []].append(identifier)
        }
        let known = Set(project?["knownRegions"]?.texts ?? [])
        for (index, region) in regions.enumerated() where !known.contains(region) {
            guard let list = project?["knownRegions"], !list.elements.isEmpty else { continue }
            let end = try end(of: list)
            let line = Array("\(ProjectSpelling.of(region)),".utf8)
            edits[end.offset, default: []].append((Self.order(index), end.indent + line + lineEnd))
            entered.regions.append(region)
        }
        let ordered = edits.sorted { $0.key < $1.key }.map { offset, lines in
            TextEdit(range: offset..<offset, replacement: lines.sorted { $0.order < $1.order }.flatMap(\.line))
        }
        entered.text = TextEdit.applying(ordered, to: file.utf8)
        try prove(entered)
        return entered
    }

    /// Proves that what was entered can be read and taken out again.
    private func prove(_ entered: Entered) throws(SourceError) {
        let written = try ProjectFile(TextFile(utf8: entered.text, like: file))
        let identifiers = Set(entered.references.values.joined())
        guard identifiers.allSatisfy({ written[$0]?.isa == "PBXFileReference" }),
            written.removing(identifiers, regions: Set(entered.regions)) == file.utf8
        else {
            throw SourceError(
                location: file.location(at: 0),
                message: "what would be entered cannot be taken out again; nothing was written; please report this"
            )
        }
    }

    private func reference(of addition: LocalizedAddition, _ identifier: String, like sibling: ProjectObject) -> String
    {
        let folder = FilePath.folder(FilePath.folder(sibling.text("path") ?? ""))
        let path = (folder == "." ? "" : folder + "/") + "\(addition.region).lproj/\(addition.fileName)"
        let kind = addition.fileName.hasSuffix(".stringsdict") ? "text.plist.stringsdict" : "text.plist.strings"
        let tree = sibling.text("sourceTree") ?? "<group>"
        return "\(identifier) /* \(addition.region) */ = {isa = PBXFileReference; lastKnownFileType = \(kind); "
            + "name = \(ProjectSpelling.of(addition.region)); path = \(ProjectSpelling.of(path)); "
            + "sourceTree = \(ProjectSpelling.of(tree)); };"
    }

    /// An identifier that depends on the group, the language and the file alone: the same run gives the same bytes.
    private static func identifier(of addition: LocalizedAddition, in taken: inout Set<String>) -> String {
        var turn = 0
        while true {
            let name = "\(addition.sibling.group)\0\(addition.region)\0\(addition.fileName)\0\(turn)"
            let digits = String((hash(name, seed: 0) + hash(name, seed: 1)).prefix(24))
            if taken.insert(digits).inserted { return digits }
            turn += 1
        }
    }

    /// Sixteen hexadecimal digits (FNV-1a), other ones for each seed.
    private static func hash(_ name: String, seed: UInt64) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ seed
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        let digits = String(hash, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    // MARK: Lines

    /// The place of a line, and what stands in front of its first character.
    private typealias Line = (offset: Int, indent: [UInt8])

    /// Where the line of an object begins; behind the last one if there is none it stands before.
    private func place(before next: ProjectObject?, among all: [ProjectObject]) throws(SourceError) -> Line {
        guard let next else {
            guard let last = all.last else { throw refused(at: 0) }
            let line = try self.line(of: last.member.range)
            return (try endOfLine(from: last.member.range.upperBound), line.indent)
        }
        return try line(of: next.member.range)
    }

    private func end(of list: ProjectValue?) throws(SourceError) -> Line {
        guard let list, let last = list.elements.last, last.hasComma else {
            throw refused(at: list?.range.lowerBound ?? 0)
        }
        let line = try self.line(of: last.range)
        return (try endOfLine(from: last.range.upperBound), line.indent)
    }

    /// The line that only this range stands in.
    private func line(of range: Range<Int>) throws(SourceError) -> Line {
        var start = range.lowerBound
        while start > 0, file.utf8[start - 1] == 0x20 || file.utf8[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || file.utf8[start - 1] == 0x0A || file.utf8[start - 1] == 0x0D else {
            throw refused(at: range.lowerBound)
        }
        return (start, Array(file.utf8[start..<range.lowerBound]))
    }

    private func endOfLine(from offset: Int) throws(SourceError) -> Int {
        let end = Self.endOfLine(from: offset, in: file.utf8)
        guard let end else { throw refused(at: offset) }
        return end
    }

    /// Where the next line begins; `nil` if more than white space stands in between.
    static func endOfLine(from offset: Int, in text: [UInt8]) -> Int? {
        var end = offset
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        guard end < text.count, text[end] == 0x0A || text[end] == 0x0D else { return nil }
        return text[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
    }

    private var lineEnd: [UInt8] {
        let end = file.utf8.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.utf8.endIndex
        if file.utf8[end...].starts(with: [0x0D, 0x0A]) { return [0x0D, 0x0A] }
        return file.utf8[end...].first.map { [$0] } ?? [0x0A]
    }

    private static func order(_ index: Int) -> String {
        let digits = String(index)
        return String(repeating: "0", count: max(12 - digits.utf8.count, 0)) + digits
    }

    private func refused(at offset: Int) -> SourceError {
        SourceError(
            location: file.location(at: offset),
            message: "the project is not laid out as Xcode does; open it in Xcode and save it once"
        )
    }
}
