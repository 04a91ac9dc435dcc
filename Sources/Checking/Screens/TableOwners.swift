internal import CodeStrings
internal import Projects
internal import SourceText

/// The tables of documents that some classes of the app speak for, or parts of them.
struct OwnedTables: Sendable {
    /// The object IDs, by the path of the document as people are shown it.
    private let objects: [String: Set<String>]

    /// - Parameters:
    ///   - loaded: the project.
    ///   - classes: the classes.
    ///   - isIncluded: which of their tables are taken.
    ///   - parts: the elements that are meant of a table.
    /// - Complexity: O(*n*) in the number of elements of the documents.
    init(
        in loaded: LoadedProject,
        of classes: DerivedClasses,
        where isIncluded: (MarkupElement) -> Bool = { _ in true },
        parts: (MarkupElement) -> [MarkupElement] = { [$0] }
    ) {
        guard !classes.isEmpty else {
            objects = [:]
            return
        }
        let tables = loaded.tables { $0.ownerClasses.contains(where: classes.contain) && isIncluded($0) }
        objects = tables.mapValues { Set($0.flatMap(parts).compactMap { $0["id"] }) }
    }

    /// Whether an object of a document is one of them.
    func contain(_ object: String, in document: String) -> Bool { objects[document]?.contains(object) ?? false }
}

extension LoadedProject {
    private static let names: Set<String> = ["tableView", "outlineView"]

    /// The elements of tables, and of outlines of macOS, that fulfil a condition, by the path of the document as people are shown it.
    ///
    /// - Complexity: O(*n*) in the number of elements of the documents.
    func tables(where isIncluded: (MarkupElement) -> Bool) -> [String: [MarkupElement]] {
        var tables: [String: [MarkupElement]] = [:]
        for file in project.interfaces {
            guard case .success(let interface)? = self.interface(at: file.path) else { continue }
            let markup = interface.markup
            for index in 0..<markup.count {
                guard let table = markup.element(at: index), Self.names.contains(table.name), isIncluded(table) else {
                    continue
                }
                tables[markup.file.path, default: []].append(table)
            }
        }
        return tables
    }
}

extension MarkupElement {
    /// The classes that may speak for a table: its own, those of what it is in, and those of its delegates.
    var ownerClasses: [String] {
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
