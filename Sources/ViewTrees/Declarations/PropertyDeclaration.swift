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
    var isStatic: Bool
    var isConstant: Bool
    /// The position of the type that it is a member of.
    var owner: Int?

    init(_ binding: CodeNode, of variables: CodeNode, owner: Int?) {
        node = binding
        name = binding.name
        self.owner = owner
        type = binding.child(.typeName)?.name
        initial = binding.child(.initialValue)?.firstChild
        getter =
            binding.child(.body)
            ?? binding.children.first { $0.kind == .accessor && $0.isNamed("get") }?.child(.body)
        attributes = variables.children.filter { $0.kind == .attribute }.map(\.name)
        isStatic = variables.children.contains {
            $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class"))
        }
        isConstant = variables.traits.contains(.isConstant)
    }

    /// Whether the app changes it while it runs.
    var isState: Bool {
        attributes.contains {
            ["State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Published"].contains($0)
        }
    }

    /// Whether an initializer that is written nowhere takes it.
    var isInMemberwiseInitializer: Bool {
        guard !isStatic, getter == nil, !(isConstant && initial != nil) else { return false }
        return !attributes.contains { ["Environment", "EnvironmentObject", "Query", "Namespace"].contains($0) }
    }
}
