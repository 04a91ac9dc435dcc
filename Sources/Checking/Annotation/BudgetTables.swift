internal import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// Which tables of the source language hold the texts that were measured.
struct BudgetTables {
    private let loaded: LoadedProject
    private let interfaces: [String: Project.InterfaceFile]
    /// The tables of the source language and the String Catalogs, by the name of their table.
    private let paths: [String: [String]]
    /// The texts of each table by the bytes of their keys; `nil` for a text in several forms.
    private var entries: [String: [[UInt8]: String?]] = [:]

    init(_ loaded: LoadedProject) {
        self.loaded = loaded
        let files = loaded.project.interfaces.map { ($0.path, $0) }
        interfaces = Dictionary(files, uniquingKeysWith: { first, _ in first })
        let tables = loaded.project.sourceTables(loaded.source).map { (name: $0.table, path: $0.path) }
        let documents = loaded.project.documents.map { (name: FilePath.tableName(of: $0), path: $0) }
        paths = Dictionary(grouping: tables + documents, by: \.name).mapValues { $0.map(\.path) }
    }

    /// The storyboard or xib that shows a text; `nil` for code and for a box that a table declares.
    func interface(of budget: TextBudget) -> Project.InterfaceFile? {
        budget.place == nil ? nil : interfaces[budget.file]
    }

    /// The tables that have the key of a text, by path from the project's folder; none where only a document holds it.
    ///
    /// - Complexity: O(*t*) in the number of tables of one name, and in the size of those that were not asked before.
    mutating func paths(of budget: TextBudget) -> [String] {
        let project = loaded.project
        var paths = [budget.file]
        if let interface = interface(of: budget) {
            paths = project.tables(of: interface, in: loaded.source) + project.catalogs(of: interface)
        } else if budget.place != nil {
            paths = self.paths[budget.table] ?? []
        }
        let key = Array(budget.key.utf8)
        return paths.filter { texts(at: $0)[key] != nil }
    }

    /// The text as the table has it, with its specifiers and tags; `nil` where only a document holds it, or it has several forms.
    mutating func text(of budget: TextBudget) -> String? {
        guard let path = paths(of: budget).first else { return nil }
        return texts(at: path)[Array(budget.key.utf8)] ?? nil
    }

    private mutating func texts(at path: String) -> [[UInt8]: String?] {
        if let known = entries[path] { return known }
        var texts: [[UInt8]: String?] = [:]
        // Who reads the tables says what is wrong with those that cannot be read.
        for entry in loaded.table(at: path)?.document.entries ?? [] {
            let key = Array(entry.key.utf8)
            texts.updateValue(texts[key] == nil && entry.variant == nil ? entry.value : nil, forKey: key)
        }
        entries[path] = texts
        return texts
    }
}

extension TextBudget {
    /// The budget with the text of its table, where that is another than the one that was measured.
    func with(source: String?) -> TextBudget {
        var budget = self
        budget.source = source.flatMap { $0.utf8.elementsEqual(text.utf8) ? nil : $0 }
        return budget
    }
}
