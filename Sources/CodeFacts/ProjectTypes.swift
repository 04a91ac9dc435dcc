internal import CodeStrings
internal import SourceCode

/// What the types of a project declare, as far as it tells which values reach a label.
struct ProjectTypes: Sendable {
    /// A stored or computed property.
    struct Property: Sendable {
        /// The type as it is written; `nil` where there is none.
        var type: String?
        /// The value that it begins with.
        var initial: CodeNode?
        /// What computes it.
        var body: CodeNode?
        var isConstant: Bool

        /// Whether it is a text that nothing localizes by itself.
        var isText: Bool { type.map(ProjectTypes.isText) ?? (initial?.kind == .string) }
    }

    /// The properties by the type's name and their own.
    private(set) var properties: [String: [String: Property]] = [:]
    /// How many types have a property of a name.
    private(set) var propertyCounts: [String: Int] = [:]
    /// What types inherit from.
    private(set) var supertypes: [String: [String]] = [:]
    /// The types with an initializer of their own.
    private(set) var initialized: Set<String> = []
    /// How many functions have a name, by that name.
    private(set) var functionCounts: [String: Int] = [:]
    /// How many functions of a name take an argument of a label, as `function(label:)`.
    private(set) var parameterCounts: [String: Int] = [:]

    /// The names of properties that only say whether the app is a build for developers.
    private(set) var developerFlags: Set<String> = []
    /// The properties that are never true.
    private(set) var falseConstants = FalseConstants()
    /// The cells that give their text lines or a font of their own.
    private(set) var linedCells = LinedCells()
    /// The views that code hides and never shows.
    private(set) var hiddenViews = HiddenViews.none
    /// The cases that stand for what only developers see.
    private(set) var developerCases = DeveloperCases()
    /// Whether code or a document makes items for going back.
    private(set) var makesBackItems = true
    /// The labels that configurations set to `true` and `false`, those for developers and those for users.
    private var switches = ConfigurationSwitches()

    /// The types that properties of a name begin with a value of.
    private var slots: [String: Set<String>] = [:]
    /// The types of properties of a name that begin with no value.
    private var variables: [String: Set<String>] = [:]

    /// The names of structures, which no document of Interface Builder can make by name.
    private var values: Set<String> = []
    /// The names of classes of views, which documents can make, and of their models.
    private(set) var views: Set<String> = []

    /// Whether a type of the project takes its properties as arguments: no property of an extension is one, and none that is
    /// computed.
    func takes(_ property: String, inInitializerOf type: String) -> Bool {
        values.contains(type) && properties[type]?[property]?.body == nil
    }

    /// Whether all properties of a name are texts that nothing localizes by itself.
    ///
    /// - Complexity: O(*n*) in the number of types.
    func areTexts(named name: String) -> Bool {
        let all = properties.values.compactMap { $0[name] }
        return !all.isEmpty && all.allSatisfy(\.isText)
    }

    /// Whether what code makes of a type tells whether people see it.
    func isMade(_ name: String) -> Bool { values.contains(name) || views.contains(name) }

    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - quoted: the texts that property lists and other data of the project hold, in UTF-8.
    ///   - documents: the documents of Interface Builder; `nil` where it does not matter which views are hidden.
    /// - Complexity: O(*n*) in the number of declarations, and in the size of the code where some is about hidden views.
    init(_ index: TypeIndex, quoted: Set<[UInt8]> = [], documents: [CodeDocument]? = nil) {
        for file in index.files {
            for declaration in file.declarations {
                let owner = declaration.owner.map { TypeIndex.name(of: file.declarations[$0].node) } ?? ""
                collect(declaration, owner: owner)
            }
        }
        developerFlags.formUnion(switches.flags)
        developerFlags.formUnion(UnsetFlags.names(in: index))
        falseConstants = FalseConstants(index)
        linedCells = LinedCells(index)
        if let documents {
            hiddenViews = HiddenViews(index, documents: documents)
            makesBackItems = BackItems.areMade(in: index, documents)
        }
        developerCases = DeveloperCases(index, flags: developerFlags, quoted: quoted)
    }

    /// Whether a type as it is written is one of plain strings.
    static func isText(_ type: String) -> Bool {
        var name = type[...]
        while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
        return name == "String" || name == "Substring"
    }

    /// The property of a name, if only one type has one.
    func onlyProperty(_ name: String) -> (owner: String, property: Property)? {
        guard propertyCounts[name] == 1 else { return nil }
        return onlyOwners[name].flatMap { owner in properties[owner]?[name].map { (owner, $0) } }
    }

    /// The property that holds a value for good, as its place in the code says: `count` of `options.count`, where the type
    /// of `options` makes each of its properties once.
    ///
    /// - Parameters:
    ///   - node: what stands in front of the property that is asked for.
    ///   - type: the type that declares that one.
    /// - Returns: `nil` for a variable, a parameter or an element.
    func slot(_ node: CodeNode?, of type: String) -> String? {
        guard let node, node.kind == .member, let base = node.firstChild, !base.isNamed("self"), !type.isEmpty,
            slots[node.name]?.contains(type) == true, variables[node.name]?.contains(type) != true
        else { return nil }
        return node.name
    }

    /// The type that declares a property, by its name; of several the first.
    private var onlyOwners: [String: String] = [:]

    private mutating func collect(_ declaration: TypeIndex.Declaration, owner: String) {
        let node = declaration.node
        switch node.kind {
        case .type, .extension:
            let name = TypeIndex.name(of: node)
            if node.kind == .type, !node.traits.contains(.hasNoMemberwiseInitializer) { values.insert(name) }
            if node.kind == .type, node.traits.contains(.hasNoMemberwiseInitializer),
                node.child(.inherited)?.name.hasSuffix("View") == true || node.isModelOfViews
            {
                views.insert(name)
            }
            for child in node.children where child.kind == .inherited {
                supertypes[name, default: []].append(child.name)
            }
        case .function:
            if node.isNamed("init") { initialized.insert(owner) }
            let function = node.isNamed("init") ? owner : node.name
            functionCounts[function, default: 0] += 1
            var position = 0
            for parameter in node.children where parameter.kind == .parameter {
                let label = parameter.isNamed("_") ? "_\(position)" : parameter.name
                if parameter.isNamed("_") { position += 1 }
                parameterCounts["\(function)(\(label):)", default: 0] += 1
            }
        case .binding:
            let name = node.name
            let property = Property(
                type: node.child(.typeName)?.name,
                initial: node.child(.initialValue)?.firstChild,
                body: node.child(.body) ?? Self.getter(of: node),
                isConstant: declaration.statement.traits.contains(.isConstant)
            )
            if let value = property.initial, value.kind == .call, let made = value.firstChild?.name {
                slots[name, default: []].insert(made)
            } else if let type = property.type {
                variables[name, default: []].insert(type)
            }
            if DeveloperFlag.isOne(node) { developerFlags.insert(name) }
            switches.read(node)
            if properties[owner]?[name] == nil {
                propertyCounts[name, default: 0] += 1
                onlyOwners[name] = onlyOwners[name] ?? owner
            }
            properties[owner, default: [:]][name] = property
        default: break
        }
    }

    private static func getter(of binding: CodeNode) -> CodeNode? {
        binding.children.first { $0.kind == .accessor && $0.isNamed("get") }?.child(.body)
    }
}

extension CodeNode {
    /// Whether a class holds what views of SwiftUI show: nothing but code makes one.
    fileprivate var isModelOfViews: Bool {
        children.contains {
            $0.kind == .inherited && $0.isNamed("ObservableObject") || $0.kind == .attribute && $0.isNamed("Observable")
        }
    }
}

/// A parameter or property whose value reaches a label.
struct ShownPlace: Hashable, Sendable {
    /// The name of the type; empty for a function outside of types.
    var owner: String
    /// The name of the function, `init` for an initializer; empty for a property.
    var function: String
    /// The label of the parameter, `_0` for the first without one; the name of the property.
    var name: String
    /// The property that holds the value whose property this is, where that is always the same: `count` of
    /// `options.count.help`; ``anyHolder`` where it is not known; empty for both.
    var holder = ""

    static let anyHolder = "*"

    func held(by holder: String) -> ShownPlace {
        var place = self
        place.holder = holder
        return place
    }

    /// The names that a file has to have where the place matters: of the function, of the type that is made, or of the
    /// property.
    var names: [String] {
        switch function {
        case "": [name, owner]
        case "init": [owner]
        default: [function]
        }
    }
}
