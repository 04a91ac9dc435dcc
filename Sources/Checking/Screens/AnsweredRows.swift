internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The static tables of documents whose rows code makes itself.
///
/// A `UITableViewController` shows the rows of its document unless it answers what the cell of a row is. One that never asks its
/// superclass shows cells of its own instead, unless outlets hold rows of the document, which it may answer with.
struct AnsweredRows: Sendable {
    private let tables: OwnedTables

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let classes = DerivedClasses(types, writing: Self.answersRows, where: \.answersRows)
        tables = OwnedTables(in: loaded, of: classes, where: { $0["dataMode"] == "static" && !$0.hasHeldRows })
    }

    /// Whether an implementation of Objective-C has the method that answers, and none in it asks the superclass.
    private static func answersRows(_ implementation: Substring) -> Bool {
        guard implementation.contains("cellForRowAtIndexPath:") else { return false }
        let code = String(decoding: CodeComments.blanked(Array(implementation.utf8)), as: UTF8.self)
        let answer = /\([^()]*UITableViewCell[^()]*\)[ \t]*tableView:[^{};\[]*cellForRowAtIndexPath:/
        return code.firstMatch(of: answer) != nil
            && code.firstMatch(of: /\[[ \t]*super[ \t]+tableView:[^;\]]*cellForRowAtIndexPath:/) == nil
    }

    /// Whether a screen is a row of such a table, which code shows another one for.
    func replace(_ screen: Screen, in document: String) -> Bool {
        guard let table = screen.holder, !table.isPrototype else { return false }
        return tables.contain(table.object, in: document)
    }
}

extension MarkupElement {
    /// Whether an outlet holds one of the cells of a table.
    fileprivate var hasHeldRows: Bool {
        var cells: Set<String> = []
        var waiting = [self]
        while let next = waiting.popLast() {
            if next.isNamed("tableViewCell"), let id = next["id"] { cells.insert(id) }
            waiting += next.children
        }
        var scene = self
        while let parent = scene.parent, !scene.isNamed("objects") { scene = parent }
        waiting = [scene]
        while let next = waiting.popLast() {
            let isOutlet = next.isNamed("outlet") || next.isNamed("outletCollection")
            if isOutlet, let held = next["destination"], cells.contains(held) { return true }
            waiting += next.children
        }
        return false
    }
}

extension CodeNode {
    /// Whether the members of a type answer what the cell of a row is, and never ask the superclass for one.
    fileprivate var answersRows: Bool {
        let answers = descendants.filter { node in
            node.kind == .function && node.isNamed("tableView")
                && node.children.contains { $0.kind == .parameter && $0.isNamed("cellForRowAt") }
        }
        return !answers.isEmpty
            && !answers.contains { $0.source.contains("super.tableView(") }
    }
}
