internal import Projects
internal import SourceText

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
