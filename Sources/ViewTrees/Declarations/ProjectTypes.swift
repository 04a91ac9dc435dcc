internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The types, functions and constants of a project, as far as views are made of them.
struct ProjectTypes: Sendable {
    private(set) var types: [TypeDeclaration] = []
    /// The positions of types by their last name.
    private var positions: [String: [Int]] = [:]
    /// Functions outside of types, by name.
    private(set) var functions: [String: [FunctionDeclaration]] = [:]
    /// Variables outside of types, by name.
    private(set) var variables: [String: PropertyDeclaration] = [:]
    /// What other names of types stand for.
    private(set) var aliases: [String: String] = [:]
    /// The types that conform to a protocol or inherit from a class, by its name.
    private(set) var conformers: [String: [Int]] = [:]

    /// Takes the declarations of all files.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    init(_ index: TypeIndex) {
        for file in index.files { collectTypes(file) }
        for file in index.files { collectMembers(file) }
        for (position, type) in types.enumerated() where type.node != nil && !GivenPlaces.isForPreviews(type.name) {
            for parent in Set(type.parents) { conformers[parent, default: []].append(position) }
        }
    }

    subscript(position: Int) -> TypeDeclaration { types[position] }

    private mutating func collectTypes(_ file: TypeIndex.File) {
        // The paths of types and extensions by their positions in the file.
        var paths: [Int: String] = [:]
        for (position, declaration) in file.declarations.enumerated() {
            let node = declaration.node
            switch node.kind {
            case .type:
                let outer = declaration.owner.flatMap { paths[$0] } ?? ""
                let path = outer.isEmpty ? node.name : outer + "." + node.name
                paths[position] = path
                positions[node.name, default: []].append(types.count)
                types.append(TypeDeclaration(name: node.name, path: path, node: node))
            case .extension: paths[position] = node.name.withoutGenerics
            default: continue
            }
        }
        for node in file.aliases { aliases[node.name] = node.child(.typeName)?.name }
    }

    private mutating func collectMembers(_ file: TypeIndex.File) {
        // The positions of the types that types and extensions of the file declare, by their positions in the file.
        var owners: [Int: Int] = [:]
        for (position, declaration) in file.declarations.enumerated() {
            let node = declaration.node
            let owner = declaration.owner.flatMap { owners[$0] }
            switch node.kind {
            case .type:
                guard let index = positions[node.name]?.first(where: { types[$0].node == node }) else { continue }
                owners[position] = index
                collectParents(node, of: index)
            case .extension:
                let name = node.name.withoutGenerics
                let index = self.position(of: name, near: nil, in: nil) ?? foreign(name)
                owners[position] = index
                collectParents(node, of: index)
            case .function: collectFunction(node, owner: owner)
            // Of code for several platforms the first clause wins where both declare the same.
            case .binding: collect(PropertyDeclaration(node, of: declaration.statement, owner: owner))
            case .enumCase:
                guard let owner else { continue }
                types[owner].cases.append(node.name)
                types[owner].caseNodes[node.name] = node
            default: continue
            }
        }
    }

    private mutating func collectParents(_ node: CodeNode, of index: Int) {
        for parent in node.children where parent.kind == .inherited {
            types[index].parents += parent.name.split(separator: "&").map { String($0).trimmed.withoutGenerics }
        }
    }

    private mutating func collectFunction(_ node: CodeNode, owner: Int?) {
        let function = FunctionDeclaration(node, owner: owner)
        if let owner {
            types[owner].functions[function.name, default: []].append(function)
        } else {
            functions[function.name, default: []].append(function)
        }
    }

    private mutating func collect(_ property: PropertyDeclaration) {
        guard let owner = property.owner else {
            if variables[property.name] == nil { variables[property.name] = property }
            return
        }
        if let known = types[owner].properties[property.name] {
            // What an extension of a protocol has stands for what the protocol asks for.
            guard property.getter != nil, known.getter == nil, known.initial == nil, types[owner].isProtocol else {
                return
            }
        }
        types[owner].properties[property.name] = property
        if property.getter == nil, !property.isStatic { types[owner].stored.append(property.name) }
    }

    private mutating func foreign(_ name: String) -> Int {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        positions[last, default: []].append(types.count)
        types.append(TypeDeclaration(name: last, path: name, node: nil))
        return types.count - 1
    }

    // MARK: Finding

    /// The position of a type by its name as it is written.
    ///
    /// - Parameters:
    ///   - name: the name, with or without the types around it.
    ///   - path: the path of the type in which the name is used.
    ///   - file: the path of the file in which the name is used: of types with the same name the nearest is meant.
    ///   - followingAliases: whether another name for a type is one of its names.
    /// - Returns: `nil` for a type that the project neither declares nor extends.
    func position(of name: String, near path: String?, in file: String?, followingAliases: Bool = true) -> Int? {
        // Most names are those of one type, outside of others.
        if let found = positions[name], found.count == 1, types[found[0]].path == name { return found[0] }
        var name = name.withoutGenerics
        var steps = followingAliases ? 0 : 4
        while let alias = aliases[name], positions[name] == nil, steps < 4 {
            name = alias.withoutGenerics
            steps += 1
        }
        guard let last = name.split(separator: ".").last, let found = positions[String(last)] else { return nil }
        let fitting = found.filter { types[$0].path == name || types[$0].path.hasSuffix("." + name) }
        guard fitting.count > 1 else { return fitting.first }
        var best: (position: Int, score: Int)?
        for position in fitting {
            let type = types[position]
            var score = type.node == nil ? -1 : 0
            if let path, type.path.hasPrefix(path + ".") || type.path == path { score += Self.inside }
            score += visibility(of: type, as: name, from: path ?? "")
            if let file, let own = type.node?.file.path { score += file.commonPrefix(with: own) }
            if score > best?.score ?? .min { best = (position, score) }
        }
        return best?.position
    }

    /// What a type inside the one that names it is worth among types of the same name.
    private static let inside = 20_000
    /// What a type that its bare name reaches is worth.
    private static let visible = 10_000

    /// How well a name reaches a type: what an outer type holds before what stands outside of types.
    ///
    /// What another type holds is not reached, as an enumeration of texts `L10n.SettingView` beside a view `SettingView`.
    private func visibility(of type: TypeDeclaration, as name: String, from path: String) -> Int {
        if type.path == name { return Self.visible }
        var outer = path[...]
        while !outer.isEmpty {
            if type.path == outer + "." + name { return Self.visible + outer.utf8.count }
            outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
        }
        return 0
    }

    /// A property of a type or of what it inherits from.
    func property(_ name: String, of type: Int) -> PropertyDeclaration? {
        first(of: type) { types[$0].properties[name] }
    }

    /// The functions of a name of a type and of what it inherits from, its own first.
    func functions(_ name: String, of type: Int) -> [FunctionDeclaration] {
        var all: [FunctionDeclaration] = []
        _ = first(of: type) { position -> Bool? in
            all += types[position].functions[name] ?? []
            return nil
        }
        return all
    }

    private static let rawTypes: Set<String> = [
        "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float", "CGFloat",
    ]

    private func first<Found>(of type: Int, _ find: (Int) -> Found?) -> Found? {
        var pending = [type]
        var seen: Set<Int> = []
        while let position = pending.popLast(), seen.count < 32 {
            guard seen.insert(position).inserted else { continue }
            if let found = find(position) { return found }
            let isEnumeration = !types[position].cases.isEmpty
            // The type of raw values is none that an enumeration gets members from.
            for parent in types[position].parents.reversed() where !isEnumeration || !Self.rawTypes.contains(parent) {
                if let next = self.position(of: parent, near: nil, in: nil) { pending.append(next) }
            }
        }
        return nil
    }
}

extension String {
    /// The name of a type without what is between angle brackets, and without its module.
    var withoutGenerics: String {
        var name = self
        if let open = name.firstIndex(of: "<") { name = String(name[..<open]) }
        for prefix in ["any ", "some ", "SwiftUI.", "Swift.", "Foundation."] where name.hasPrefix(prefix) {
            name = String(name.dropFirst(prefix.count))
        }
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        return name.trimmed
    }

    /// Without white space at both ends.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }

    /// How many bytes two texts have in common at their beginning.
    fileprivate func commonPrefix(with other: String) -> Int {
        var count = 0
        for (left, right) in zip(utf8, other.utf8) {
            guard left == right else { break }
            count += 1
        }
        return count
    }
}
