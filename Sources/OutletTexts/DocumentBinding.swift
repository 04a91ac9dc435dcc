package import SourceText

/// A binding of macOS: what a view shows comes from a property that the document names.
package struct DocumentBinding: Sendable, Hashable {
    /// The object ID of the view.
    package var object: String
    /// The element of the view, for example `button`.
    package var element: String
    /// Where the view's element begins.
    package var location: SourceLocation
    /// The class of the object that has the first property of the path; `nil` if it is none of the app's.
    package var owner: String?
    /// The properties, outermost first: `video`, `qualityLabel`; none where an operator makes a number of them.
    package var path: [String]
    /// Whether the value takes the place of the text of the document.
    package var replacesText: Bool
    /// Whether the value is the one that a table's data source gives the view's row.
    package var isOfRow: Bool
    /// The class of the document's owner, which is the data source as a rule; `nil` for none.
    package var documentOwner: String?
    /// The name of what makes another value of the one that is bound; `nil` for none.
    package var transformer: String?
}

extension DocumentConnections {
    /// The bindings that give a view its text.
    private static let names: Set<String> = ["value", "title", "displayPatternValue1"]

    /// Reads a binding; `nil` if it gives no text, or says nothing of the code.
    static func binding(
        _ element: MarkupElement,
        _ objects: [[UInt8]: MarkupElement]
    ) -> DocumentBinding? {
        guard let name = element["name"], names.contains(name), let keyPath = element["keyPath"],
            let destination = element["destination"], let target = objects[Array(destination.utf8)],
            var view = element.parent?.parent
        else { return nil }
        // A cell shows what its view does.
        if view.name.hasSuffix("Cell"), let outer = view.parent { view = outer }
        guard ["textField", "button", "popUpButton"].contains(view.name), let object = view["id"] else { return nil }
        let owner = target["customClass"]
        var path = keyPath.split(separator: ".").map(String.init)
        if path.first == "self" { path.removeFirst() }
        // Operators of key paths, such as `@count`, make numbers.
        if path.contains(where: { $0.hasPrefix("@") }) { path = [] }
        let isOfRow = path == ["objectValue"] && target.isNamed("tableCellView")
        let replacesText = name == "value" && view.isNamed("textField")
        guard owner != nil && !path.isEmpty || isOfRow || replacesText else { return nil }
        return DocumentBinding(
            object: object,
            element: view.name,
            location: view.location,
            owner: owner,
            path: path,
            replacesText: replacesText,
            isOfRow: isOfRow,
            documentOwner: objects[Array("-2".utf8)]?["customClass"],
            transformer: transformer(of: element)
        )
    }

    private static func transformer(of binding: MarkupElement) -> String? {
        let options = binding.children.first { $0["key"] == "options" }
        return options?.children.first { $0["key"] == "NSValueTransformerName" }?.text
    }
}
