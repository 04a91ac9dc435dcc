internal import SourceCode

/// A property or a global variable of the project.
struct PropertyDeclaration: Sendable {
    var node: CodeNode
    var name: String
    /// The type as it is written; `nil` if it is not.
    var type: String?
    /// What it begins with.
    var initial: CodeNode?
    /// The statements of its getter; `nil` for a stored property.
    var getter: CodeNode?
    /// The names of its attributes, such as `State`.
    var attributes: [String]
    /// What `@Environment(\.…)` asks for; `nil` for another property.
    var environmentKey: String?
    var isStatic: Bool
    var isConstant: Bool
    /// The position of the type that it is a member of.
    var owner: Int?

    init(_ binding: CodeNode, of variables: CodeNode, owner: Int?) {
        node = binding
        name = binding.name
        self.owner = owner
        type = binding.child(.typeName)?.name ?? Self.environmentType(variables)
        initial = binding.child(.initialValue)?.firstChild
        getter =
            binding.child(.body)
            ?? binding.children.first { $0.kind == .accessor && $0.isNamed("get") }?.child(.body)
        environmentKey = Self.environmentKey(variables)
        attributes = variables.children.filter { $0.kind == .attribute }.map(\.name)
        isStatic = variables.children.contains {
            $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class"))
        }
        isConstant = variables.traits.contains(.isConstant)
    }

    private static func environmentKey(_ variables: CodeNode) -> String? {
        for attribute in variables.children where attribute.kind == .attribute && attribute.isNamed("Environment") {
            guard let argument = attribute.arguments.first?.firstChild, argument.kind == .keyPath else { continue }
            return argument.source.split(separator: ".").last.map(String.init)
        }
        return nil
    }

    /// The type that an attribute names: `@Environment(Theme.self)`.
    private static func environmentType(_ variables: CodeNode) -> String? {
        for attribute in variables.children where attribute.kind == .attribute && attribute.isNamed("Environment") {
            guard let argument = attribute.arguments.first?.firstChild, argument.kind == .member,
                argument.isNamed("self"), let type = argument.firstChild
            else { continue }
            return type.source
        }
        return nil
    }

    /// Whether the app changes it while it runs.
    var isState: Bool {
        attributes.contains {
            ["State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Published"].contains($0)
        }
    }

    /// Whether it holds a closure or views that a closure behind the parentheses of a call may be meant for.
    var isContent: Bool {
        type?.contains("->") == true || type?.hasSuffix("Content") == true || attributes.contains("ViewBuilder")
    }

    /// Whether an initializer that is written nowhere takes it.
    var isInMemberwiseInitializer: Bool {
        guard !isStatic, getter == nil, !(isConstant && initial != nil) else { return false }
        return !attributes.contains { ["Environment", "EnvironmentObject", "Query", "Namespace"].contains($0) }
    }
}
