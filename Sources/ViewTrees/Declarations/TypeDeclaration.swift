internal import SourceCode
internal import SourceText

/// A type of the project with all that its extensions add, or a type from outside that the project extends.
struct TypeDeclaration: Sendable {
    var name: String
    /// The name with those of the types around it: `Settings.Row`.
    var path: String
    /// Where it is declared; `nil` for a type from outside.
    var node: CodeNode?
    /// What it inherits from and conforms to.
    var parents: [String] = []
    /// Stored and computed properties by name.
    var properties: [String: PropertyDeclaration] = [:]
    /// The names of its stored properties, in their order.
    var stored: [String] = []
    var functions: [String: [FunctionDeclaration]] = [:]
    /// The cases of an enumeration, in their order.
    var cases: [String] = []
    /// The cases with what is associated with them, by name.
    var caseNodes: [String: CodeNode] = [:]
    /// The names of its generic parameters, in their order.
    var parameters: [String] = []
    /// What its generic parameters have to conform to, as it is written.
    var constraints: [String: String] = [:]

    init(name: String, path: String, node: CodeNode?) {
        self.name = name
        self.path = path
        self.node = node
        parameters = node.map(Self.parameters) ?? []
        constraints = parameters.isEmpty ? [:] : node.map(Self.constraints) ?? [:]
    }

    var initializers: [FunctionDeclaration] { functions["init"] ?? [] }

    /// Whether it is a protocol.
    var isProtocol: Bool {
        guard let node, node.traits.contains(.hasNoMemberwiseInitializer) else { return false }
        let head = node.file.utf8[node.range.lowerBound..<node.nameRange.lowerBound]
        return String(decoding: head, as: UTF8.self).trimmed.hasSuffix("protocol")
    }

    func conforms(to name: String) -> Bool {
        parents.contains { $0 == name || $0.hasSuffix("." + name) }
    }

    /// Whether it is a view of the project's own.
    var isView: Bool {
        guard node != nil else { return false }
        if conforms(to: "View") { return true }
        return properties["body"]?.type.map { $0 == "some View" || $0 == "some SwiftUI.View" } ?? false
    }

    /// The parameters of the initializer that is written nowhere.
    var memberwise: [PropertyDeclaration] {
        stored.compactMap { properties[$0] }.filter(\.isInMemberwiseInitializer)
    }
}
