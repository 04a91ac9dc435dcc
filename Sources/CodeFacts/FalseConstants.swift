internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Properties and parameters that are false whenever the app runs: what a condition asks them for never happens.
///
/// `@State var isBeta = false` that nothing sets, `let showsTools = false`, `var isOpen: Bool { false }`. Only code of the type
/// that declares a property or holds an object of it, and all code for one outside of types, is known to mean it by its name.
/// For those of functions see ``FalseParameters``.
struct FalseConstants: Sendable {
    /// The names by the type; by "" those outside of types, and by ``FalseParameters/key(of:)`` those of functions.
    private var names: [String: Set<String>] = [:]
    /// The types that have such properties, by the type that holds one and the name of its property.
    private var held: [String: [String: String]] = [:]

    /// None are known.
    init() {}

    /// Attributes that let nothing else set a property.
    private static let silentAttributes: Set<String> = ["State", "Published", "MainActor", "ObservationIgnored"]
    /// Types whose properties are set from data, or by names that are in no code.
    private static let filled: Set<String> = [
        "Codable", "Decodable", "NSManagedObject", "Object", "EmbeddedObject", "HandyJSON", "Mappable", "JSONModel",
    ]

    /// - Parameter index: the files, and what they declare.
    /// - Complexity: O(*n*) in the size of the code where there are such properties, else in the number of declarations.
    init(_ index: TypeIndex) {
        var places: [String: Set<Int>] = [:]
        var wanted: [UInt64: String] = [:]
        var filledTypes: Set<String> = []
        for file in index.files {
            for node in file.types {
                let isFilled = node.children.contains { parent in
                    parent.kind == .inherited && Self.filled.contains(parent.name)
                }
                if isFilled { filledTypes.insert(TypeIndex.name(of: node)) }
            }
            for declaration in file.declarations where Self.isFalse(declaration) {
                let owner = declaration.owner.map { file.declarations[$0].node }
                // What the extension of a protocol says, each type may say otherwise.
                if let owner, owner.kind == .extension, declaration.node.child(.body) != nil { continue }
                let name = declaration.node.name
                names[owner.map(TypeIndex.name) ?? "", default: []].insert(name)
                wanted[NameHash.of(name)] = name
                places[file.code.file.path, default: []].insert(declaration.node.nameRange.lowerBound)
            }
        }
        names = names.filter { !filledTypes.contains($0.key) }
        if !names.isEmpty {
            let set = UnsetFlags.set(among: wanted, in: index, besides: places, isShown: true)
            names = names.compactMapValues { own in
                let unset = own.filter { !set.contains(NameHash.of($0)) }
                return unset.isEmpty ? nil : unset
            }
        }
        if !names.isEmpty { readHolders(in: index) }
        names.merge(FalseParameters.names(in: index)) { $0.union($1) }
    }

    /// Notes the properties whose declared type has such properties, where what else in the file has their name is of that
    /// type as well.
    private mutating func readHolders(in index: TypeIndex) {
        for file in index.files {
            let holders = file.declarations.compactMap { declaration -> (owner: String, name: String, type: String)? in
                let node = declaration.node
                guard node.kind == .binding, let owner = declaration.owner, let type = Self.type(of: node),
                    names[type] != nil
                else { return nil }
                return (TypeIndex.name(of: file.declarations[owner].node), node.name, type)
            }
            guard !holders.isEmpty else { continue }
            var types: [String: Set<String>] = [:]
            for node in file.code.root.descendants where node.kind == .binding || node.kind == .parameter {
                let name = node.child(.innerName)?.source ?? node.name
                types[name, default: []].insert(Self.type(of: node) ?? "")
            }
            for holder in holders where types[holder.name] == [holder.type] {
                held[holder.owner, default: [:]][holder.name] = holder.type
            }
        }
    }

    /// The type that a declaration or a parameter has as it is written, or by the call that makes its value.
    private static func type(of node: CodeNode) -> String? {
        let value = node.child(.initialValue)?.firstChild
        let type = node.child(.typeName)?.source ?? (value?.kind == .call ? value?.firstChild?.source : nil)
        return type?.split(separator: "?").first.map(String.init)
    }

    /// Whether a declaration begins as false, and whatever is computed is false as well.
    private static func isFalse(_ declaration: TypeIndex.Declaration) -> Bool {
        let node = declaration.node
        guard node.kind == .binding, node.child(.accessor) == nil else { return false }
        let value = node.child(.initialValue)?.firstChild ?? node.child(.body).flatMap(soleValue)
        return value?.source == "false"
            && declaration.statement.children.allSatisfy { child in
                switch child.kind {
                case .attribute: silentAttributes.contains(child.name)
                case .modifier: !child.isNamed("override") && !child.isNamed("open") && !child.isNamed("dynamic")
                default: true
                }
            }
    }

    /// The only value of a body, be it returned or not.
    private static func soleValue(_ body: CodeNode) -> CodeNode? {
        var children = body.children
        guard let first = children.next(), children.next() == nil else { return nil }
        return first.kind == .return ? first.firstChild : first
    }

    /// Whether a condition, or one side of `&&` in it, asks for such a property.
    ///
    /// - Parameters:
    ///   - condition: the condition of `if`, `guard` or a choice.
    ///   - owners: the types around it.
    /// - Returns: whether it never holds.
    /// - Complexity: O(*n*) in its size.
    func deny(_ condition: CodeNode, in owners: [String]) -> Bool {
        switch condition.kind {
        case .condition, .argument: return condition.firstChild.map { deny($0, in: owners) } ?? false
        case .literal: return condition.source == "false" && !isNegated(condition)
        case .tuple:
            let parts = Array(condition.children)
            return parts.count == 1 && deny(parts[0], in: owners)
        case .sequence: return deny(Array(condition.children)[...], in: owners)
        case .reference: return !isNegated(condition) && isFalse(condition.name, owners)
        case .member:
            guard let base = condition.firstChild, base.kind == .reference, !isNegated(condition) else { return false }
            return isFalse(condition.name, types(base, owners))
        default: return false
        }
    }

    /// ``deny(_:in:)`` of operands and operators.
    func deny(_ parts: ArraySlice<CodeNode>, in owners: [String]) -> Bool {
        let operators = parts.filter { $0.kind == .operator || $0.kind == .assignment || $0.kind == .choice }
        // `isOn == true`
        if parts.count == 3, operators.count == 1, operators[0].isNamed("=="), let last = parts.last,
            last.source == "true", let first = parts.first
        {
            return deny(first, in: owners)
        }
        guard operators.allSatisfy({ $0.isNamed("&&") }) else { return false }
        return parts.contains { $0.kind != .operator && deny($0, in: owners) }
    }

    /// Whether a call presents something while such a property is true: `.sheet(isPresented: $isBeta) { … }`.
    ///
    /// - Complexity: O(1).
    func denyPresenting(_ call: CodeNode, in owners: [String]) -> Bool {
        guard !names.isEmpty, let argument = call.arguments.first(where: { $0.isNamed("isPresented") }),
            let value = argument.firstChild?.source, value.hasPrefix("$")
        else { return false }
        return isFalse(String(value.dropFirst()), owners)
    }

    /// Whether a condition asks for nothing but that such a property is false: `guard !isBeta else { … }`.
    ///
    /// - Complexity: O(1).
    func affirm(_ condition: CodeNode, in owners: [String]) -> Bool {
        guard !names.isEmpty, let value = condition.firstChild, isNegated(value) else { return false }
        switch value.kind {
        case .reference: return isFalse(value.name, owners)
        case .member:
            guard let base = value.firstChild, base.kind == .reference else { return false }
            return isFalse(value.name, types(base, owners))
        default: return false
        }
    }

    private func isFalse(_ name: String, _ owners: [String]) -> Bool {
        names[""]?.contains(name) == true || owners.contains { names[$0]?.contains(name) == true }
    }

    /// The types in whose code a name behind `self`, a type or a property is looked for.
    private func types(_ base: CodeNode, _ owners: [String]) -> [String] {
        guard base.isNamed("self") || base.isNamed("Self") else {
            return [base.name] + owners.compactMap { held[$0]?[base.name] }
        }
        return owners.filter { !$0.contains(" ") }
    }

    private func isNegated(_ node: CodeNode) -> Bool {
        let place = node.range.lowerBound
        return place > 0 && node.file.utf8[place - 1] == UInt8(ascii: "!")
    }
}
