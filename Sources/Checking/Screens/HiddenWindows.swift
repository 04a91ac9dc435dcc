internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The windows of documents that are not on the screen at launch, and the views that lie beside a controller in its scene, which
/// nothing brings there.
///
/// No action of a document is sent to them, and no code names the properties that hold them but where it declares them; of a view
/// code may name a part or a property, as long as it gives the view to nothing: `noteView.layer.cornerRadius = 4`.
enum HiddenWindows {
    /// A window or view, and the properties that documents connect to it.
    private struct Candidate {
        var element: MarkupElement
        var properties: Set<String>
        /// The properties that documents connect to what is in a view.
        var inner: Set<String> = []
    }

    /// Finds the windows and views.
    ///
    /// - Parameters:
    ///   - documents: the documents.
    ///   - types: the sources.
    ///   - unreached: the bytes of code that no run of the app comes to, by the path of the file as it was opened.
    /// - Returns: the elements, each with the path of its document.
    /// - Complexity: O(*n*) in the size of the documents, and of the code where there are such windows.
    static func all(
        in documents: [MarkupFile],
        _ types: TypeIndex,
        leavingOut unreached: [String: [Range<Int>]]
    ) -> [(element: MarkupElement, document: String)] {
        let found = documents.flatMap { markup in
            candidates(in: markup).map { (candidate: $0, document: markup.file.path) }
        }
        guard !found.isEmpty else { return [] }
        let all = found.reduce(into: Set<String>()) { $0.formUnion($1.candidate.properties.union($1.candidate.inner)) }
        let uses = uses(among: all, in: types, leavingOut: unreached)
        return found.filter { found in
            let most: Use = found.candidate.element.isNamed("view") ? .member : .unused
            return found.candidate.properties.allSatisfy { uses[$0] ?? .unused <= most }
                && found.candidate.inner.allSatisfy { uses[$0] ?? .unused <= .anyMember }
        }.map { ($0.candidate.element, $0.document) }
    }

    private static func candidates(in markup: MarkupFile) -> [Candidate] {
        let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
        let windows = elements.filter { element in
            guard element["customClass"].map({ $0 == "NSPanel" }) ?? true, let parent = element.parent,
                parent.isNamed("objects")
            else { return false }
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
            let inner = window.isNamed("view") ? outlets(inside: window, among: elements) : []
            return Candidate(element: window, properties: properties, inner: inner)
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

    /// What code does with an outlet, elsewhere than where it declares it.
    private enum Use: Int, Comparable {
        case unused
        /// It asks for a member that brings no view to the screen.
        case member
        case anyMember
        /// It may give the object to something else.
        case handedOn

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// The members of views that bring none of them to the screen.
    private static let members: Set<String> = [
        "alpha", "backgroundColor", "bounds", "center", "clipsToBounds", "frame", "hidden", "isHidden",
        "isUserInteractionEnabled", "layer", "layoutIfNeeded", "removeFromSuperview", "tag", "tintColor", "transform",
    ]

    /// The most that code does with some outlets.
    private static func uses(
        among properties: Set<String>,
        in types: TypeIndex,
        leavingOut unreached: [String: [Range<Int>]]
    ) -> [String: Use] {
        let wanted = properties.reduce(into: [UInt64: String]()) { wanted, name in
            for spelling in [name, "_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()] {
                wanted[NameHash.of(spelling)] = name
            }
        }
        guard !wanted.isEmpty else { return [:] }
        let found = CodeThreads.map(types.files) { file -> [String: Use] in
            var candidates = false
            NameHash.forEach(in: file.code.file.utf8[...]) { name, _, _ in if wanted[name] != nil { candidates = true }
            }
            guard candidates else { return [:] }
            var found: [String: Use] = [:]
            let code = CodeComments.blanked(file.code.file.utf8)
            let dead = unreached[file.code.file.path] ?? []
            NameHash.forEach(in: code[...]) { name, offset, _ in
                guard let property = wanted[name], !isDeclared(at: offset, in: code),
                    !dead.contains(where: { $0.contains(offset) })
                else { return }
                found[property] = max(found[property] ?? .unused, use(at: offset, in: code))
            }
            return found
        }
        return found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
    }

    /// What code does with an outlet that it names at a place.
    private static func use(at place: Int, in code: [UInt8]) -> Use {
        var index = place
        while index < code.count, NameHash.isPart(code[index]) { index += 1 }
        if index < code.count, code[index] == UInt8(ascii: "?") || code[index] == UInt8(ascii: "!") { index += 1 }
        if hides(code[index...], behind: code[..<place]) { return .unused }
        guard index < code.count, code[index] == UInt8(ascii: ".") else { return .handedOn }
        let member = String(decoding: code[(index + 1)...].prefix(while: NameHash.isPart), as: UTF8.self)
        return members.contains(member) ? .member : .anyMember
    }

    /// Whether what is around the name of a window takes it from the screen: `[panel orderOut:nil]`, `NSApp.endSheet(panel)`.
    private static func hides(_ rest: ArraySlice<UInt8>, behind front: ArraySlice<UInt8>) -> Bool {
        if ending.contains(where: { front.suffix($0.count).elementsEqual($0) }) { return true }
        let sent = rest.drop { $0 == 0x20 || $0 == UInt8(ascii: ".") }
        guard sent.startIndex > rest.startIndex else { return false }
        return closing.contains(String(decoding: sent.prefix(while: NameHash.isPart), as: UTF8.self))
    }

    /// What windows are asked to leave with.
    private static let closing: Set<String> = ["close", "orderOut", "performClose"]
    private static let ending = ["endSheet:", "endSheet("].map { Array($0.utf8) }

    /// Whether the line around a place declares an outlet.
    private static func isDeclared(at place: Int, in code: [UInt8]) -> Bool {
        let newline = UInt8(ascii: "\n")
        let start = code[..<place].lastIndex(of: newline) ?? 0
        let line = code[start..<(code[place...].firstIndex(of: newline) ?? code.count)]
        return declaring.contains { line.firstRange(of: $0) != nil }
    }

    private static let declaring = ["IBOutlet", "@synthesize", "@property"].map { Array($0.utf8) }
}
