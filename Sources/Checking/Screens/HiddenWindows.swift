internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The windows of documents that are not on the screen at launch, and the views that lie beside a controller in its scene, which
/// nothing brings there.
///
/// No action of a document is sent to them, and no code names the properties that hold them but where it declares them.
enum HiddenWindows {
    /// A window or view, and the properties that documents connect to it.
    private struct Candidate {
        var element: MarkupElement
        var properties: Set<String>
    }

    /// Finds the windows and views.
    ///
    /// - Parameters:
    ///   - documents: the documents.
    ///   - types: the sources.
    /// - Returns: the elements, each with the path of its document.
    /// - Complexity: O(*n*) in the size of the documents, and of the code where there are such windows.
    static func all(
        in documents: [MarkupFile],
        _ types: TypeIndex
    ) -> [(element: MarkupElement, document: String)] {
        let found = documents.flatMap { markup in
            candidates(in: markup).map { (candidate: $0, document: markup.file.path) }
        }
        guard !found.isEmpty else { return [] }
        let named = named(
            among: found.reduce(into: Set<String>()) { $0.formUnion($1.candidate.properties) },
            in: types
        )
        return found.filter { $0.candidate.properties.isDisjoint(with: named) }.map {
            ($0.candidate.element, $0.document)
        }
    }

    private static func candidates(in markup: MarkupFile) -> [Candidate] {
        let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
        let windows = elements.filter { element in
            guard element["customClass"] == nil, let parent = element.parent, parent.isNamed("objects") else {
                return false
            }
            return element.isNamed("window") && element["visibleAtLaunch"] == "NO"
                || element.isNamed("view") && parent.parent?.isNamed("scene") == true
        }
        return windows.compactMap { window in
            guard let id = window["id"] else { return nil }
            var properties: Set<String> = []
            for element in elements where element["destination"] == id || element["target"] == id {
                // An action, a binding, a segue or anything else may show it; so does a controller that owns it.
                // The outlets of other objects than those of the app's own classes mean something to the system.
                guard element.isNamed("outlet"), let property = element["property"], property != "window",
                    property != "nextResponder", window.isNamed("window") || isOwn(element)
                else { return nil }
                properties.insert(property)
            }
            // What is in a view may be taken out of it.
            if window.isNamed("view") { properties.formUnion(outlets(inside: window, among: elements)) }
            return Candidate(element: window, properties: properties)
        }
    }

    /// The properties that hold something inside of a view.
    private static func outlets(inside view: MarkupElement, among elements: [MarkupElement]) -> Set<String> {
        let inner = elements.filter { view.range.contains($0.offset) }.compactMap { $0["id"] }
        let identifiers = Set(inner)
        return elements.reduce(into: []) { properties, element in
            guard element.isNamed("outlet") || element.isNamed("outletCollection"),
                let destination = element["destination"], identifiers.contains(destination),
                let property = element["property"]
            else { return }
            properties.insert(property)
        }
    }

    /// Whether an outlet is one of an object of the app's own classes.
    private static func isOwn(_ outlet: MarkupElement) -> Bool {
        outlet.parent?.parent?["customClass"] != nil && outlet["property"] != "view"
    }

    /// The names that code has elsewhere than where it declares an outlet.
    private static func named(among properties: Set<String>, in types: TypeIndex) -> Set<String> {
        let wanted = properties.reduce(into: [UInt64: String]()) { wanted, name in
            for spelling in [name, "_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()] {
                wanted[NameHash.of(spelling)] = name
            }
        }
        guard !wanted.isEmpty else { return [] }
        let found = CodeThreads.map(types.files) { file -> Set<String> in
            var candidates = false
            NameHash.forEach(in: file.code.file.utf8[...]) { name, _, _ in if wanted[name] != nil { candidates = true }
            }
            guard candidates else { return [] }
            var found: Set<String> = []
            let code = CodeComments.blanked(file.code.file.utf8)
            NameHash.forEach(in: code[...]) { name, offset, _ in
                if let property = wanted[name], !isDeclared(at: offset, in: code) { found.insert(property) }
            }
            return found
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }

    /// Whether the line around a place declares an outlet.
    private static func isDeclared(at place: Int, in code: [UInt8]) -> Bool {
        let newline = UInt8(ascii: "\n")
        let start = code[..<place].lastIndex(of: newline) ?? 0
        let line = code[start..<(code[place...].firstIndex(of: newline) ?? code.count)]
        return declaring.contains { line.firstRange(of: $0) != nil }
    }

    private static let declaring = ["IBOutlet", "@synthesize", "@property"].map { Array($0.utf8) }
}
