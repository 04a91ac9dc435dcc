package import SourceText

/// An outlet as a document connects it: a property of a class, and the object that it holds at run time.
package struct DocumentOutlet: Sendable, Hashable {
    /// The name of the property, an `@IBOutlet`.
    package var property: String
    /// The class that has the property.
    package var owner: String
    /// The object ID of what has the property, as one of several cells of a class; empty for none.
    package var source = ""
    /// The object ID of what it is connected to.
    package var destination: String
    /// The element of that object, for example `label` or `constraint`.
    package var element: String
    /// The class of the app that takes the place of the element's own; `nil` for none.
    package var customClass: String?
    /// Where the object's element begins.
    package var location: SourceLocation
    /// Whether it is one of several objects that a property holds.
    package var isCollection = false
    /// The class of the controller of the scene that it is in; `nil` for none.
    package var controller: String?
    /// The identifier by which code asks for what has the property, as one of several cells of a class; `nil` for none.
    package var identifier: String?
}

/// A property that a document gives a view when it is loaded (`userDefinedRuntimeAttribute`).
package struct RuntimeAttribute: Sendable, Hashable {
    /// The object ID of the view.
    package var object: String
    /// The element of the view.
    package var element: String
    /// The class of the app that takes the place of the element's own; `nil` for none.
    package var customClass: String?
    /// The name of the property.
    package var property: String
    package var value: String
    /// Where the attribute's element begins.
    package var location: SourceLocation
}

/// What a document says about objects that code works with.
package struct DocumentConnections: Sendable, Hashable {
    /// The path of the document, as people are shown it.
    package var path: String
    /// In the order of the document.
    package private(set) var outlets: [DocumentOutlet] = []
    package private(set) var attributes: [RuntimeAttribute] = []
    package private(set) var bindings: [DocumentBinding] = []
    /// Whether cells of tables of macOS are of no class of the app's own.
    package private(set) var hasPlainCells = false
    /// The object IDs of the texts of rows in tables of AppKit: what the outlet `textField` of a cell holds.
    package private(set) var rowTexts: Set<String> = []
    /// The numbers that formatters of the document show.
    package private(set) var numbers: [DocumentNumber] = []

    /// Whether there is anything that code may work with.
    package var hasConnections: Bool { !outlets.isEmpty || !attributes.isEmpty || !bindings.isEmpty }

    /// The elements of the objects that an outlet holds, or that have an attribute or a binding, by object ID.
    ///
    /// - Complexity: O(*n*) in the number of connections.
    var elements: [String: DocumentElement] {
        let held = outlets.map { ($0.destination, DocumentElement(name: $0.element, location: $0.location)) }
        let bound = bindings.map { ($0.object, DocumentElement(name: $0.element, location: $0.location)) }
        let described = attributes.map { ($0.object, DocumentElement(name: $0.element, location: $0.location)) }
        return Dictionary(held + bound + described) { first, _ in first }
    }

    /// Reads the connections of a document.
    ///
    /// - Parameters:
    ///   - markup: the document.
    ///   - ranges: the bytes of what nobody sees, as of scenes that nothing makes: connections in there are left out.
    /// - Complexity: O(*n*) in the number of elements.
    package init(_ markup: MarkupFile, leavingOut ranges: [Range<Int>] = []) {
        path = markup.file.path
        numbers = Self.numbers(of: markup)
        var objects: [[UInt8]: MarkupElement] = [:]
        for index in 0..<markup.count {
            guard let element = markup.element(at: index), let id = element["id"] else { continue }
            if objects[Array(id.utf8)] == nil { objects[Array(id.utf8)] = element }
        }
        for index in 0..<markup.count {
            guard let element = markup.element(at: index), !ranges.contains(where: { $0.contains(element.offset) })
            else { continue }
            if element.isNamed("tableCellView"), element["customClass"] == nil { hasPlainCells = true }
            if element.isNamed("outlet"), element["property"] == "textField",
                element.parent?.parent?.isNamed("tableCellView") == true, let text = element["destination"]
            {
                rowTexts.insert(text)
            }
            if element.isNamed("outlet") || element.isNamed("outletCollection") {
                read(outlet: element, objects)
            } else if element.isNamed("userDefinedRuntimeAttribute") {
                read(attribute: element)
            } else if element.isNamed("binding"), let binding = Self.binding(element, objects) {
                bindings.append(binding)
            }
        }
    }

    private mutating func read(outlet: MarkupElement, _ objects: [[UInt8]: MarkupElement]) {
        guard let object = outlet.parent?.parent, let owner = object["customClass"], let property = outlet["property"],
            let destination = outlet["destination"], let held = objects[Array(destination.utf8)]
        else { return }
        outlets.append(
            DocumentOutlet(
                property: property,
                owner: owner,
                source: object["id"] ?? "",
                destination: destination,
                element: held.name,
                customClass: held["customClass"],
                location: held.location,
                isCollection: outlet.isNamed("outletCollection"),
                controller: Self.controller(around: object),
                identifier: object["reuseIdentifier"] ?? (object.isNamed("tableCellView") ? object["identifier"] : nil)
            )
        )
    }

    /// The class of the controller of the scene around an object.
    private static func controller(around object: MarkupElement) -> String? {
        var current = object
        while let parent = current.parent {
            if parent.isNamed("objects"), parent.parent?.isNamed("scene") == true { return current["customClass"] }
            current = parent
        }
        return nil
    }

    private mutating func read(attribute: MarkupElement) {
        guard attribute["type"] == "string", let property = attribute["keyPath"], let object = attribute.parent?.parent,
            let id = object["id"], let value = attribute["value"] ?? attribute.child(named: "string")?.text,
            !value.isEmpty
        else { return }
        attributes.append(
            RuntimeAttribute(
                object: id,
                element: object.name,
                customClass: object["customClass"],
                property: property,
                value: value,
                location: attribute.location
            )
        )
    }
}
