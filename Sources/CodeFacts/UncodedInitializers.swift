internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The initializers by which documents make views and controllers, of classes that no document has: `required init?(coder:)`.
enum UncodedInitializers {
    /// Finds their bytes.
    ///
    /// A class that others inherit from is left alone, because a document may have one of those, and so is any that is no view
    /// or controller, because code may archive it.
    ///
    /// - Parameters:
    ///   - index: the files of the project.
    ///   - quoted: the texts that property lists and other data of the project hold, in UTF-8.
    ///   - documents: the documents of Interface Builder.
    /// - Returns: the bytes by the path of their file as it was opened; none where a document could not be read.
    /// - Complexity: O(*n*) in the number of declarations.
    static func ranges(
        in index: TypeIndex,
        quoted: Set<[UInt8]>,
        documents: [CodeDocument]
    ) -> [String: [Range<Int>]] {
        guard !documents.contains(where: \.isUnread) else { return [:] }
        let named = documents.reduce(into: quoted) { $0.formUnion($1.texts) }
        let types = index.files.flatMap(\.types)
        let parents = types.reduce(into: Set<String>()) { parents, type in
            for child in type.children where child.kind == .inherited { parents.insert(lastName(child.name)) }
        }
        let made = types.reduce(into: Set<String>()) { made, type in
            let name = TypeIndex.name(of: type)
            guard type.kind == .type, let parent = type.child(.inherited)?.name, isOfInterfaces(parent),
                !parents.contains(name), !named.contains(Array(name.utf8))
            else { return }
            made.insert(name)
        }
        guard !made.isEmpty else { return [:] }
        return index.files.reduce(into: [:]) { ranges, file in
            let found = file.declarations.filter { declaration in
                guard let owner = declaration.owner.map({ file.declarations[$0].node }) else { return false }
                return isForDocuments(declaration.node) && made.contains(TypeIndex.name(of: owner))
            }
            if !found.isEmpty { ranges[file.code.file.path] = found.map(\.node.range) }
        }
    }

    /// `Cell` of `Views.Cell<Photo>`.
    private static func lastName(_ type: String) -> String {
        type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    }

    /// Whether documents make objects of a class of UIKit or AppKit.
    private static func isOfInterfaces(_ parent: String) -> Bool {
        (parent.hasPrefix("UI") || parent.hasPrefix("NS"))
            && String(parent.dropFirst(2)).words.last.map(kinds.contains) == true
    }

    private static let kinds: Set<String> = [
        "bar", "button", "cell", "control", "controller", "field", "label", "recognizer", "slider", "switch", "view",
        "window",
    ]

    private static func isForDocuments(_ node: CodeNode) -> Bool {
        guard node.kind == .function, node.isNamed("init") else { return false }
        let parameters = node.children.filter { $0.kind == .parameter }
        return parameters.count == 1 && parameters[0].isNamed("coder")
    }
}
