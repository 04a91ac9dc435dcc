internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The controllers that make their view in code, in place of that of a document: they override `loadView` and leave out what
/// their superclass does there.
struct OwnViews: Sendable {
    private var classes: Set<String> = []

    /// What a controller does that loads a document itself.
    private static let loading = ["super", "loadNibNamed", "UINib", "NSNib", "nibName"]

    private static let name = NameHash.of("loadView")

    /// - Complexity: O(*n*) in the number of declarations, and the size of the files of Objective-C.
    init(_ types: TypeIndex) {
        for file in types.files {
            if file.path.hasSuffix(".swift") {
                for declaration in file.declarations {
                    let node = declaration.node
                    guard node.kind == .function, node.isNamed("loadView"), let body = node.child(.body),
                        let owner = declaration.owner, !Self.loads(body.source)
                    else { continue }
                    classes.insert(TypeIndex.name(of: file.declarations[owner].node))
                }
            } else {
                var isNamed = false
                NameHash.forEach(in: file.code.file.utf8[...]) { name, _, _ in if name == Self.name { isNamed = true } }
                if isNamed { read(String(decoding: CodeComments.blanked(file.code.file.utf8), as: UTF8.self)) }
            }
        }
    }

    private static func loads(_ body: String) -> Bool { loading.contains(where: body.contains) }

    /// Reads the implementations of Objective-C.
    private mutating func read(_ code: String) {
        for part in code.split(separator: "@implementation ").dropFirst() {
            let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let own = part.firstRange(of: "@end").map { part[..<$0.lowerBound] } ?? part
            guard let method = own.firstMatch(of: /-\s*\(\s*void\s*\)\s*loadView\s*\{/) else { continue }
            let rest = own[method.range.upperBound...]
            // The body ends where a bracket begins a line.
            let body = rest.firstRange(of: "\n}").map { rest[..<$0.lowerBound] } ?? rest
            if !Self.loads(String(body)) { classes.insert(String(name)) }
        }
    }

    /// The views of a document that their controllers never load.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    func unloaded(in markup: MarkupFile) -> [MarkupElement] {
        guard !classes.isEmpty else { return [] }
        let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
        return elements.filter { element in
            guard element["key"] == "view", let controller = element.parent, controller.name.hasSuffix("Controller"),
                let name = controller["customClass"]
            else { return false }
            return classes.contains(name)
        } + Self.ownersView(in: elements, classes)
    }

    /// The view of a xib whose owner has one of its own.
    private static func ownersView(in elements: [MarkupElement], _ classes: Set<String>) -> [MarkupElement] {
        elements.compactMap { outlet -> MarkupElement? in
            guard outlet.isNamed("outlet"), outlet["property"] == "view", let owner = outlet.parent?.parent,
                owner["placeholderIdentifier"] == "IBFilesOwner" || owner["id"] == "-2",
                let name = owner["customClass"], classes.contains(name), let id = outlet["destination"]
            else { return nil }
            return elements.first { $0["id"] == id && $0.parent?.isNamed("objects") == true }
        }
    }
}
