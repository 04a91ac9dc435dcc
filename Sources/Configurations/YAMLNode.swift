internal import Interfaces
internal import SourceText
internal import TextMeasurement
internal import Yams

/// A node of a YAML file that knows its place.
///
/// Scalars are read as the text that is written there: `no` and `1.10` are words.
struct YAMLNode {
    private let node: Node
    /// The file, to find where the letters of a value are.
    private let file: Source

    private struct Source {
        var file: TextFile
        var lines: LineTable
    }

    /// Reads the only document of a file.
    ///
    /// - Throws: ``SourceError`` if it is no YAML or holds several documents.
    static func root(of file: TextFile) throws(SourceError) -> YAMLNode? {
        do {
            let text = String(decoding: file.utf8, as: UTF8.self)
            guard let node = try Yams.compose(yaml: text) else { return nil }
            return YAMLNode(node: node, file: Source(file: file, lines: LineTable(file.utf8)))
        } catch let error as YamlError {
            throw SourceError(location: place(of: error, in: file), message: phrase(of: error))
        } catch {
            throw SourceError(location: SourceLocation(path: file.path, line: 1, column: 1), message: "\(error)")
        }
    }

    private init(node: Node, file: Source) {
        self.node = node
        self.file = file
    }

    /// Where the node begins.
    var location: SourceLocation {
        SourceLocation(path: file.file.path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    func error(_ message: String) -> SourceError { SourceError(location: location, message: message) }

    /// The text of a scalar.
    func text(_ name: String) throws(SourceError) -> String {
        guard case .scalar(let scalar) = node else { throw error("'\(name)' must be a text") }
        return scalar.string
    }

    /// The text of a scalar, with the place of its letters.
    func placed(_ name: String) throws(SourceError) -> LocatedText {
        LocatedText(try text(name), location: location, content: contentLocation)
    }

    /// Where the first letter of a scalar is, if the file holds its text letter by letter.
    ///
    /// That is the place itself, the one behind a quote, or the line below the mark of a block. A text with escapes, or
    /// one that is folded, is nowhere in the file as it is.
    private var contentLocation: SourceLocation? {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty else { return nil }
        let text = Array(scalar.string.utf8).prefix { $0 != 0x0A }
        let start = location
        let line = file.lines.bytes(ofLine: start.line, in: file.file.utf8)
        let below = file.lines.bytes(ofLine: start.line + 1, in: file.file.utf8)
        let indent = below.prefix { $0 == 0x20 }.count
        let candidates = [
            (line, start.line, start.column), (line, start.line, start.column + 1), (below, start.line + 1, indent + 1),
        ]
        for (bytes, number, column) in candidates {
            var offset = bytes.startIndex
            for _ in 1..<column where offset < bytes.endIndex {
                repeat { offset += 1 } while offset < bytes.endIndex && bytes[offset] & 0xC0 == 0x80
            }
            if bytes[offset...].starts(with: text) {
                return SourceLocation(path: start.path, line: number, column: column)
            }
        }
        return nil
    }

    var isMapping: Bool {
        if case .mapping = node { return true }
        return false
    }

    /// The members of a mapping, in file order.
    func members(_ name: String) throws(SourceError) -> [(key: String, keyNode: YAMLNode, value: YAMLNode)] {
        guard case .mapping(let mapping) = node else { throw error("'\(name)' must be a mapping of names to values") }
        var members: [(key: String, keyNode: YAMLNode, value: YAMLNode)] = []
        for (key, value) in mapping {
            let keyNode = YAMLNode(node: key, file: file)
            members.append((try keyNode.text("a name in '\(name)'"), keyNode, YAMLNode(node: value, file: file)))
        }
        return members
    }

    var isList: Bool {
        if case .sequence = node { return true }
        return false
    }

    /// The elements of a list.
    func elements(_ name: String) throws(SourceError) -> [YAMLNode] {
        guard case .sequence(let sequence) = node else { throw error("'\(name)' must be a list, as in [a, b]") }
        return sequence.map { YAMLNode(node: $0, file: file) }
    }

    /// The texts of a list.
    func texts(_ name: String) throws(SourceError) -> [String] {
        var texts: [String] = []
        for element in try elements(name) { texts.append(try element.text("an element of '\(name)'")) }
        return texts
    }

    /// The texts of a list in which none may be empty.
    func filledTexts(_ name: String) throws(SourceError) -> [String] {
        for element in try elements(name) where try element.text(name).isEmpty {
            throw element.error("an empty text means nothing here; remove it")
        }
        return try texts(name)
    }

    /// Refuses a name that is not known.
    func unknown(_ name: String, among names: [String], kind: String) -> SourceError {
        let hint = Suggestion.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return error("there is no \(kind) '\(name)'\(hint) (known: \(names.joined(separator: ", ")))")
    }

    private static func place(of error: YamlError, in file: TextFile) -> SourceLocation {
        let path = file.path
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            // What is missing at the end of a file without a last line feed is looked for one line further.
            guard mark.line <= LineTable(file.utf8).line(at: file.utf8.count) else {
                return file.location(at: file.utf8.count)
            }
            return SourceLocation(path: path, line: max(mark.line, 1), column: max(mark.column, 1))
        case .duplicatedKeysInMapping(let keys, let context):
            return repeated(keys.sorted().first ?? "", from: max(context.mark.line, 1), in: file)
        default: return SourceLocation(path: path, line: 1, column: 1)
        }
    }

    /// Where a name is written for the second time, as the error names the mapping only.
    private static func repeated(_ key: String, from line: Int, in file: TextFile) -> SourceLocation {
        let lines = LineTable(file.utf8)
        var seen = 0
        for number in line...max(line, lines.line(at: file.utf8.count)) {
            let bytes = lines.bytes(ofLine: number, in: file.utf8)
            let indent = bytes.prefix { $0 == 0x20 || $0 == UInt8(ascii: "-") }.count
            guard bytes.dropFirst(indent).starts(with: Array("\(key):".utf8)) else { continue }
            seen += 1
            if seen == 2 { return SourceLocation(path: file.path, line: number, column: indent + 1) }
        }
        return SourceLocation(path: file.path, line: line, column: 1)
    }

    private static func phrase(of error: YamlError) -> String {
        switch error {
        case .composer(_, let problem, _, _) where problem.contains("another document"):
            "a configuration is one YAML document; remove what '---' begins here"
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _):
            "this is no YAML: \(problem)"
        case .duplicatedKeysInMapping(let keys, _):
            "'\(keys.map(\.self).sorted().joined(separator: ", "))' stands twice in one mapping; keep one"
        default: "this is no YAML: \(error)"
        }
    }
}
