internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Literals that properties begin with and that nobody sees, as whoever makes an object gives the property another value:
/// `Row(title: name)` each time, `page.heading = name` wherever a page is taken from a storyboard, or a value that each
/// document sets.
enum ReplacedDefaults {
    /// The properties among some whose first value is replaced wherever code makes an object of their type.
    ///
    /// - Parameters:
    ///   - candidates: properties that begin with a literal.
    ///   - index: the files.
    ///   - documents: the documents of Interface Builder.
    /// - Returns: none of a type that nothing makes, or that some code makes in a way that is not seen through.
    /// - Complexity: O(*n*) in the size of the files, and of the declarations that name such a type.
    static func properties(
        among candidates: Set<ViewProperty>,
        in index: TypeIndex,
        documents: [CodeDocument]
    ) -> Set<ViewProperty> {
        let byType = Dictionary(grouping: candidates.filter { !$0.owner.isEmpty }, by: \.owner)
        guard !byType.isEmpty else { return [] }
        let wanted = byType.keys.reduce(into: [UInt64: String]()) { $0[NameHash.of($1)] = $1 }
        let files = index.files.filter { $0.path.hasSuffix(".swift") && CodePurpose(path: $0.path) == .app }
        let found = CodeThreads.map(files) { makings(of: wanted, in: $0) }
        var left = byType.mapValues { Set($0.map(\.name)) }
        var made: Set<String> = []
        for (type, replaced) in found.joined() {
            made.insert(type)
            left[type]?.formIntersection(replaced)
        }
        // What inherits from a class, or names it in Objective-C or in a text, may make it in other ways.
        let settings = documents.flatMap(\.settings).filter { byType[$0.key] != nil }
        let unclear = settings.isEmpty ? [] : others(of: wanted, in: index)
        for (type, objects) in settings {
            made.insert(type)
            for object in objects { left[type]?.formIntersection(unclear.contains(type) ? [] : object) }
        }
        return left.reduce(into: []) { properties, type in
            guard made.contains(type.key) else { return }
            for name in type.value { properties.insert(ViewProperty(owner: type.key, name: name)) }
        }
    }

    /// The types among some that others inherit from, or that are named outside of Swift.
    private static func others(of wanted: [UInt64: String], in index: TypeIndex) -> Set<String> {
        index.files.reduce(into: []) { types, file in
            for node in file.types {
                for parent in node.children where parent.kind == .inherited { types.insert(parent.name) }
            }
            guard !file.path.hasSuffix(".swift") else { return }
            NameHash.forEach(in: file.code.file.utf8[...]) { name, _, _ in
                if let type = wanted[name] { types.insert(type) }
            }
        }
    }

    /// The places of a file that make objects of some types, each with the properties that are given a value there.
    private static func makings(
        of wanted: [UInt64: String],
        in file: TypeIndex.File
    ) -> [(type: String, replaced: Set<String>)] {
        var places: [String: [Int]] = [:]
        NameHash.forEach(in: file.code.file.utf8[...]) { name, offset, _ in
            if let type = wanted[name] { places[type, default: []].append(offset) }
        }
        return places.sorted { $0.key < $1.key }.flatMap { type, offsets in
            file.declarations.compactMap { declaration -> (type: String, replaced: Set<String>)? in
                let node = declaration.node
                guard node.kind == .function || node.kind == .binding, offsets.contains(where: node.range.contains),
                    declaration.owner.map({ isPreview(file.declarations[$0].node) }) != true
                else { return nil }
                let labels = labels(ofMaking: type, in: node)
                guard labels.isMade else { return nil }
                return (type, labels.isSeenThrough ? labels.all.union(assigned(in: node)) : [])
            }
        }
    }

    private static func isPreview(_ type: CodeNode) -> Bool {
        type.children.contains { $0.kind == .inherited && $0.name.hasSuffix("PreviewProvider") }
            || TypeIndex.name(of: type).hasSuffix("Previews")
    }

    /// The first words of the names of members of a type that make an object of it.
    private static let makers: Set<String> = [
        "build", "create", "from", "init", "instance", "instantiate", "load", "make", "new", "self", "shared",
    ]

    /// The labels that all calls have which make an object of a type.
    private static func labels(
        ofMaking type: String,
        in node: CodeNode
    ) -> (isMade: Bool, isSeenThrough: Bool, all: Set<String>) {
        var all: Set<String>?
        var isMade = false
        for part in node.descendants {
            switch part.kind {
            case .call where part.firstChild?.kind == .reference && part.firstChild?.name == type:
                isMade = true
                let labels = Set(part.arguments.map(\.name))
                all = all.map { $0.intersection(labels) } ?? labels
            // `Page.init`, `Page.self`, or something that the type itself makes.
            case .member where part.firstChild?.kind == .reference && part.firstChild?.name == type:
                if makers.contains(part.name.words.first ?? "") { return (true, false, []) }
            case .sequence where takes(type, part):
                isMade = true
                all = []
            default: continue
            }
        }
        return (isMade, true, all ?? [])
    }

    /// Whether a value is taken for an object of a type: `segue.destination as? Page`.
    private static func takes(_ type: String, _ sequence: CodeNode) -> Bool {
        let parts = Array(sequence.children)
        return zip(parts, parts.dropFirst()).contains { cast, next in
            cast.kind == .cast && !cast.source.hasPrefix("is")
                && next.source.prefix { $0.isLetter || $0.isNumber || $0 == "_" } == type
        }
    }

    /// The properties of other objects that code assigns.
    private static func assigned(in node: CodeNode) -> Set<String> {
        var found: Set<String> = []
        for sequence in node.descendants where sequence.kind == .sequence {
            let parts = Array(sequence.children.prefix(2))
            guard parts.count == 2, parts[1].kind == .assignment, parts[0].kind == .member,
                parts[0].firstChild?.isNamed("self") == false
            else { continue }
            found.insert(parts[0].name)
        }
        return found
    }
}
