internal import SourceText

/// IDs, and what refers to them.
extension InterfaceReader {
    /// Finds all objects with an ID, remarks for translators and the sizes of images.
    mutating func findObjects() {
        for index in 0..<file.count {
            guard let element = file.element(at: index) else { continue }
            if element["key"] == "userComments", let owner = element.parent { comments[owner.index] = element }
            if let attribute = element.attribute(named: "id") {
                let id = attribute.value
                let object = DocumentObjects.Object(
                    id: id,
                    element: element.name,
                    location: location(of: element),
                    index: index
                )
                // The ID of a design-time device is a name that many documents share.
                if element.isNamed("device") { continue }
                if let earlier = objects.add(object) {
                    report(
                        .duplicateID(first: earlier.location),
                        at: attribute,
                        of: element,
                        "the ID '\(id)' is also that of the <\(earlier.element)> in line \(earlier.location.line); "
                            + "give one of them another ID"
                    )
                }
            }
            if element.isNamed("string"), element.parent?.parent?.isNamed("customFonts") == true {
                ownFonts.insert(element.text)
            }
            // A symbol of iOS is saved at the size of its preview, which is not the size that it has in a view.
            let isPreview = !isMac && element["catalog"] == "system"
            if element.isNamed("image"), element.parent?.isNamed("resources") == true, !isPreview,
                let name = element["name"], let width = number("width", of: element),
                let height = number("height", of: element)
            {
                images[ObjectKey(name)] = Size(width: width, height: height)
            }
        }
    }

    /// Reports connections that lead nowhere, and what variations say of objects that are gone.
    ///
    /// Interface Builder leaves such lines behind in variations by the dozen: they are one issue.
    mutating func checkReferences() {
        // What is left out of an upgraded document is there in its archive.
        guard !file.isMade else { return }
        var varied: (attribute: MarkupAttribute, element: MarkupElement)?
        var gone: Set<ObjectKey> = []
        // As many as the message shows, and one more.
        var first: [String] = []
        for index in 0..<file.count {
            guard let element = file.element(at: index) else { continue }
            if element.isNamed("exclude") || element.isNamed("include"),
                let attribute = element.attribute(named: "reference"), objects.object(withID: attribute.value) == nil
            {
                if varied == nil { varied = (attribute, element) }
                if gone.insert(ObjectKey(attribute.value)).inserted, first.count < 4 { first.append(attribute.value) }
                continue
            }
            for name in Self.references[element.name] ?? [] {
                guard let attribute = element.attribute(named: name) else { continue }
                let id = attribute.value
                guard objects.object(withID: id) == nil else { continue }
                report(
                    .danglingReference,
                    at: attribute,
                    of: element,
                    "no object of this document has the ID '\(id)'; remove the <\(element.name)> or connect it again"
                )
            }
        }
        if let varied { report(goneFromVariations: first, of: gone.count, at: varied.attribute, in: varied.element) }
    }

    private mutating func report(
        goneFromVariations gone: [String],
        of count: Int,
        at attribute: MarkupAttribute,
        in element: MarkupElement
    ) {
        let shown = gone.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (count > 3 ? ", …" : "")
        report(
            .danglingReference,
            at: attribute,
            of: element,
            count == 1
                ? "a variation names \(shown), and no object of this document has this ID; remove the line"
                : "variations name \(gone.count) IDs that no object of this document has (\(shown)); remove the lines"
        )
    }

    /// The attributes that hold an ID, by element.
    private static let references = [
        "outlet": ["destination"], "outletCollection": ["destination"], "segue": ["destination"],
        "action": ["destination", "target"],
    ]
}
