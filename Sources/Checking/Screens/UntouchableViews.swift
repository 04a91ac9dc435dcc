internal import SourceText

/// The views of a document that stay hidden, as no code knows them: nobody sees what is in them, and nobody taps them, so that
/// what they are connected to never happens.
///
/// A view is known to code by an outlet, by its tag, as the arranged view of a stack or by its own class; one that only some
/// sizes hide is seen on others. A view with an alpha of 0 is hidden as well.
enum UntouchableViews {
    /// The bytes of the connections of such views, in the order of the document.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    static func connections(in markup: MarkupFile) -> [Range<Int>] {
        all(in: markup).compactMap { $0.child(named: "connections")?.range }
    }

    /// The object IDs of such views, and of all that is in them.
    ///
    /// - Parameters:
    ///   - markup: the document.
    ///   - staysHidden: whether no code shows an outlet, by its name and the class that has it.
    /// - Returns: the object IDs.
    /// - Complexity: O(*n*) in the number of elements.
    static func objects(in markup: MarkupFile, _ staysHidden: (String, String) -> Bool) -> Set<String> {
        var found: Set<String> = []
        var waiting = all(in: markup, staysHidden)
        while let next = waiting.popLast() {
            if let id = next["id"] { found.insert(id) }
            waiting += next.children
        }
        return found
    }

    private static func all(
        in markup: MarkupFile,
        _ staysHidden: (String, String) -> Bool = { _, _ in false }
    ) -> [MarkupElement] {
        var hidden: [(id: String, element: MarkupElement)] = []
        var known: Set<String> = []
        for index in 0..<markup.count {
            guard let element = markup.element(at: index) else { continue }
            if element.isNamed("outlet") || element.isNamed("outletCollection"), let view = element["destination"] {
                let owner = element.parent?.parent?["customClass"]
                if element["property"].flatMap({ property in owner.map { staysHidden(property, $0) } }) != true {
                    known.insert(view)
                }
            }
            guard element["hidden"] == "YES" || element["alpha"].flatMap(Double.init) == 0, let id = element["id"],
                element["customClass"] == nil, element["tag"] == nil,
                !element.children.contains(where: { $0.isNamed("variation") }),
                element.parent?.parent?.isNamed("stackView") != true
            else { continue }
            hidden.append((id, element))
        }
        return hidden.filter { !known.contains($0.id) }.map(\.element)
    }
}
