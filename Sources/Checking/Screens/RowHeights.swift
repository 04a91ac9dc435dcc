internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The tables of documents whose rows code gives their heights.
///
/// A controller that sets `rowHeight`, most often to `UITableView.automaticDimension`, or answers how high a row is, takes
/// the place of the height that the document has. What it answers is not followed: rows of its tables are as high as
/// their content asks for.
struct RowHeights: Sendable {
    /// The object IDs of the tables, by the path of the document as people are shown it.
    private var tables: [String: Set<String>] = [:]

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let classes = RowHeightClasses(types)
        guard !classes.isEmpty else { return }
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            for index in 0..<markup.count {
                guard let table = markup.element(at: index), table.isNamed("tableView"), let id = table["id"],
                    table.ownerClasses.contains(where: classes.contain)
                else { continue }
                tables[markup.file.path, default: []].insert(id)
            }
        }
    }

    /// Whether code gives the row that a screen is its height.
    func areGiven(to screen: Screen, in document: String) -> Bool {
        guard let table = screen.holder?.object else { return false }
        return tables[document]?.contains(table) ?? false
    }
}

/// The classes that give rows of tables their heights, with those that inherit from them.
private struct RowHeightClasses {
    private var found: Set<String> = []
    private var parents: [String: Set<String>] = [:]

    var isEmpty: Bool { found.isEmpty }

    init(_ types: TypeIndex) {
        for file in types.files {
            if file.path.hasSuffix(".swift") { read(file) } else { readObjectiveC(file.code.file.utf8) }
        }
    }

    /// Whether a class, or one that it inherits from, gives heights.
    func contain(_ name: String) -> Bool {
        var (seen, waiting): (Set<String>, [String]) = ([name], [name])
        while let next = waiting.popLast() {
            if found.contains(next) { return true }
            for parent in parents[next] ?? [] where seen.insert(parent).inserted { waiting.append(parent) }
        }
        return false
    }

    private mutating func read(_ file: TypeIndex.File) {
        for type in file.types {
            let name = TypeIndex.name(of: type)
            for parent in type.children where parent.kind == .inherited {
                parents[name, default: []].insert(TypeIndex.name(of: parent))
            }
            if type.givesRowHeights { found.insert(name) }
        }
    }

    private mutating func readObjectiveC(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for part in text.components(between: "@interface ") {
            let words = part.prefix(200).split(maxSplits: 2, whereSeparator: { !$0.isNameLetter })
            // `@interface Name : Parent`; a category has parentheses.
            guard words.count > 1, part.drop(while: \.isNameLetter).first(where: { !$0.isWhitespace }) == ":" else {
                continue
            }
            parents[String(words[0]), default: []].insert(String(words[1]))
        }
        for part in text.components(between: "@implementation ")
        where ["heightForRowAtIndexPath", ".rowHeight =", "setRowHeight:"].contains(where: part.contains) {
            found.insert(String(part.prefix(while: \.isNameLetter)))
        }
    }
}

extension CodeNode {
    /// Whether the members of a type set the height of rows, or answer how high one is.
    fileprivate var givesRowHeights: Bool {
        descendants.contains { node in
            switch node.kind {
            case .function:
                node.isNamed("tableView")
                    && node.children.contains { $0.kind == .parameter && $0.isNamed("heightForRowAt") }
            case .sequence:
                zip(node.children, node.children.dropFirst()).contains { target, sign in
                    target.isNamed("rowHeight") && sign.kind == .assignment
                }
            default: false
            }
        }
    }
}

extension MarkupElement {
    /// The classes that may speak for a table: its own, those of what it is in, and those of its delegates.
    fileprivate var ownerClasses: [String] {
        var classes = [self["customClass"]]
        var next = parent
        while let element = next {
            classes.append(element["customClass"])
            // The controllers of the scene, and the other objects beside them.
            if element.isNamed("objects") { classes += element.children.map { $0["customClass"] } }
            next = element.parent
        }
        return classes.compactMap(\.self)
    }
}

extension String {
    /// What follows each place of a word, up to the next one.
    fileprivate func components(between word: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: word) {
            rest = rest[range.upperBound...]
            parts.append(rest[..<(rest.firstRange(of: word)?.lowerBound ?? rest.endIndex)])
        }
        return parts
    }
}

extension Character {
    fileprivate var isNameLetter: Bool { isLetter || isNumber || self == "_" }
}
