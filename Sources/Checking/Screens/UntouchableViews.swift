internal import SourceText

/// The views of a document that stay hidden, as no code knows them: nobody taps them, so that what they are connected to never
/// happens.
enum UntouchableViews {
    /// The bytes of the connections of such views, in the order of the document.
    ///
    /// A view is known to code by an outlet, by its tag, as the arranged view of a stack or by its own class; one that only some
    /// sizes hide is seen on others.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    static func connections(in markup: MarkupFile) -> [Range<Int>] {
        var hidden: [(id: String, connections: Range<Int>)] = []
        var known: Set<String> = []
        for index in 0..<markup.count {
            guard let element = markup.element(at: index) else { continue }
            if element.isNamed("outlet") || element.isNamed("outletCollection"), let view = element["destination"] {
                known.insert(view)
            }
            guard element["hidden"] == "YES", let id = element["id"], element["customClass"] == nil,
                element["tag"] == nil, let connections = element.child(named: "connections"),
                !element.children.contains(where: { $0.isNamed("variation") }),
                element.parent?.parent?.isNamed("stackView") != true
            else { continue }
            hidden.append((id, connections.range))
        }
        return hidden.filter { !known.contains($0.id) }.map(\.connections)
    }
}
