internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The views of a document that stay hidden, as no code knows them: nobody sees what is in them, and nobody taps them, so that
/// what they are connected to never happens.
///
/// A view is known to code by an outlet, by its tag, by its own class, or as an arranged view of a stack where code asks for
/// these; one that only some sizes hide is seen on others. A view with an alpha of 0 is hidden as well.
struct UntouchableViews: Sendable {
    /// Whether code may show any view in a stack.
    private let areArrangedKnown: Bool

    private static let arranged = ByteSearch("arrangedSubviews")

    /// - Parameter types: the sources; `nil` where they were not read, so that they may ask for anything.
    /// - Complexity: O(*n*) in the size of the sources.
    init(_ types: TypeIndex?) {
        areArrangedKnown = types?.files.contains { Self.arranged.isIn($0.code.file.utf8) } ?? true
    }

    /// The bytes of the connections of such views, in the order of the document.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    func connections(in markup: MarkupFile) -> [Range<Int>] {
        all(in: markup).compactMap { $0.child(named: "connections")?.range }
    }

    /// The object IDs of such views, and of all that is in them.
    ///
    /// - Parameters:
    ///   - markup: the document.
    ///   - staysHidden: whether no code shows an outlet, by its name and the class that has it.
    /// - Returns: the object IDs.
    /// - Complexity: O(*n*) in the number of elements.
    func objects(in markup: MarkupFile, _ staysHidden: (String, String) -> Bool) -> Set<String> {
        var found: Set<String> = []
        var waiting = all(in: markup, staysHidden)
        while let next = waiting.popLast() {
            if let id = next["id"] { found.insert(id) }
            waiting += next.children
        }
        return found
    }

    private func all(
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
                !areArrangedKnown || element.parent?.parent?.isNamed("stackView") != true
            else { continue }
            hidden.append((id, element))
        }
        return hidden.filter { !known.contains($0.id) }.map(\.element)
    }
}
