internal import CodeStrings
internal import SourceCode

/// The classes of cells that give the text of a cell of the system a number of lines, a font or a scale of their own.
///
/// `class WrappingCell: UITableViewCell` with `textLabel?.numberOfLines = 0`, and what inherits from it: what is known of the
/// room of such texts is that of a single line in the font of the system.
struct LinedCells: Sendable {
    private var names: Set<String> = []

    /// None are known.
    init() {}

    /// - Complexity: O(*n*) in the size of the classes of cells.
    init(_ index: TypeIndex) {
        var children: [String: [String]] = [:]
        for node in index.files.lazy.flatMap(\.types) {
            let name = TypeIndex.name(of: node)
            let parents = node.children.filter { $0.kind == .inherited }.map { TypeIndex.name(of: $0) }
            for parent in parents { children[parent, default: []].append(name) }
            let isCell = name.hasSuffix("Cell") || parents.contains { $0.hasSuffix("Cell") }
            if isCell, Self.setsLooks(node) { names.insert(name) }
        }
        var waiting = Array(names)
        while let next = waiting.popLast() {
            for child in children[next] ?? [] where names.insert(child).inserted { waiting.append(child) }
        }
    }

    private static func setsLooks(_ type: CodeNode) -> Bool {
        type.descendants.contains { node in
            node.kind == .member && FactFinder.looks.contains(node.name)
                && node.firstChild?.isNamed("textLabel") == true
        }
    }

    /// Whether code names one of the classes: what it does with cells may be done with these.
    ///
    /// - Complexity: O(*n*) in the size of the code where there are such classes, else O(1).
    func isNamed(in code: CodeNode) -> Bool {
        guard !names.isEmpty else { return false }
        return code.descendants.contains { node in
            switch node.kind {
            case .reference, .typeName: names.contains(node.name)
            default: false
            }
        }
    }
}
