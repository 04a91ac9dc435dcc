internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The views of a document that stay hidden, as no code knows them: nobody sees what is in them, and nobody taps them, so that
/// what they are connected to never happens.
///
/// A view is known to code by an outlet, by its tag, by its own class, or as an arranged view of a stack where code asks for
/// these; one that only some sizes hide is seen on others. A view with an alpha of 0 is hidden as well, and so is one that is
/// installed for no size.
struct UntouchableViews: Sendable {
    /// Whether code may show any view in a stack.
    private let areArrangedKnown: Bool

    private static let arranged = ByteSearch("arrangedSubviews")

    /// - Parameter types: the sources; `nil` where they were not read, so that they may ask for anything.
    /// - Complexity: O(*n*) in the size of the sources.
    init(_ types: TypeIndex?) {
        areArrangedKnown = types?.files.contains { Self.arranged.isIn($0.code.file.utf8) } ?? true
    }

    /// The bytes of the connections of such views, and of those in them that code does not know, in the order of the document.
    ///
    /// - Complexity: O(*n* log *n*) in the number of elements.
    func connections(in markup: MarkupFile) -> [Range<Int>] {
        let (hidden, known) = all(in: markup)
        var found: [Range<Int>] = []
        var waiting = hidden
        // A hidden view may be in another one.
        var seen: Set<Int> = []
        while let next = waiting.popLast() {
            guard seen.insert(next.offset).inserted else { continue }
            for child in next.children where child["id"].map(known.contains) != true {
                if child.isNamed("connections") { found.append(child.range) } else { waiting.append(child) }
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
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
        var waiting = all(in: markup, staysHidden).hidden
        while let next = waiting.popLast() {
            if let id = next["id"] { found.insert(id) }
            waiting += next.children
        }
        return found
    }

    /// Such views, and the object IDs of those that code knows.
    private func all(
        in markup: MarkupFile,
        _ staysHidden: (String, String) -> Bool = { _, _ in false }
    ) -> (hidden: [MarkupElement], known: Set<String>) {
        let uninstalled = Self.uninstalled(in: markup)
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
            guard let id = element["id"], element["customClass"] == nil, element["tag"] == nil,
                uninstalled.contains(id) && element.parent?.isNamed("subviews") == true
                    || element["hidden"] == "YES" || element["alpha"].flatMap(Double.init) == 0,
                !element.children.contains(where: { $0.isNamed("variation") && $0["hidden"] != nil }),
                !areArrangedKnown || element.parent?.parent?.isNamed("stackView") != true
            else { continue }
            hidden.append((id, element))
        }
        return (hidden.filter { !known.contains($0.id) }.map(\.element), known)
    }

    /// The object IDs of what a document leaves out for all sizes: the default excludes it, and no variation includes it.
    private static func uninstalled(in markup: MarkupFile) -> Set<String> {
        var (excluded, included): (Set<String>, Set<String>) = ([], [])
        for index in 0..<markup.count {
            guard let element = markup.element(at: index), let object = element["reference"] else { continue }
            if element.isNamed("include") {
                included.insert(object)
            } else if element.isNamed("exclude"), element.parent?.parent?["key"] == "default" {
                excluded.insert(object)
            }
        }
        return excluded.subtracting(included)
    }
}
