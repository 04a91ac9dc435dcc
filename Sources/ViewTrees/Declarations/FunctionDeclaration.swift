internal import SourceCode

/// A function or an initializer of the project, as far as views are made with it.
struct FunctionDeclaration: Sendable {
    /// A parameter.
    struct Parameter: Sendable {
        /// `nil` for one without a label.
        var label: String?
        /// The name inside the function.
        var name: String
        /// The type as it is written.
        var type: String
        var standard: CodeNode?
        /// Whether a call may leave it out although it has no default, as closures behind the parentheses.
        var isClosure: Bool
    }

    var node: CodeNode
    var name: String
    var parameters: [Parameter]
    var returns: String?
    var body: CodeNode?
    var isStatic: Bool
    /// The position of the type that it is a member of.
    var owner: Int?

    init(_ node: CodeNode, owner: Int?) {
        self.node = node
        self.owner = owner
        name = node.name
        parameters = node.children.filter { $0.kind == .parameter }.map(Parameter.init)
        returns = node.child(.returnType)?.name
        body = node.child(.body)
        isStatic = node.children.contains { $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class")) }
    }

    /// Whether what it returns is a view.
    var isView: Bool {
        guard let returns else { return false }
        return returns.isViewType
    }

    /// The arguments of a call by the names of the parameters.
    ///
    /// - Parameter arguments: the arguments in order, those behind the parentheses included.
    /// - Returns: `nil` if the call is not one of this function.
    func bound(_ arguments: [CodeNode]) -> [String: CodeNode]? {
        var bound: [String: CodeNode] = [:]
        var next = 0
        let written = arguments.filter { !$0.traits.contains(.isTrailing) }
        for argument in written {
            let label = argument.nameRange.isEmpty ? nil : argument.name
            guard let value = argument.firstChild else { continue }
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].mayBeLeftOut else { return nil }
                next += 1
            }
            guard next < parameters.count else {
                // A variadic parameter takes several; more is another function.
                if let last = parameters.last, last.type.hasSuffix("..."), label == nil { continue }
                return nil
            }
            bound[parameters[next].name] = value
            next += 1
        }
        for argument in arguments where argument.traits.contains(.isTrailing) {
            guard let value = argument.firstChild else { continue }
            let isNamed = !argument.nameRange.isEmpty
            // The first closure goes to the next parameter that takes one, whatever its label.
            guard
                let index = parameters[min(next, parameters.count)...].firstIndex(where: {
                    isNamed ? $0.label == argument.name : $0.isClosure
                })
            else { return nil }
            bound[parameters[index].name] = value
            next = index + 1
        }
        for parameter in parameters where bound[parameter.name] == nil && !parameter.mayBeLeftOut { return nil }
        return bound
    }
}

extension FunctionDeclaration.Parameter {
    init(_ node: CodeNode) {
        let written = node.child(.typeName)?.name ?? ""
        label = node.nameRange.isEmpty || node.isNamed("_") ? nil : node.name
        name = node.child(.innerName)?.name ?? node.name
        type = written
        standard = node.child(.initialValue)?.firstChild
        isClosure = written.contains("->") || written.hasSuffix("Content")
    }

    /// Whether a call may leave the argument out.
    var mayBeLeftOut: Bool { standard != nil || type.hasSuffix("...") || type.hasSuffix("?") && isClosure }
}

extension String {
    /// Whether a type as it is written is one of views.
    var isViewType: Bool {
        self == "some View" || self == "View" || self == "AnyView" || self == "any View" || self == "Text"
            || self == "some SwiftUI.View" || self == "some Scene" || self == "some ToolbarContent"
            || self == "Content" || self == "Self.Body" || self == "Image" || self == "some WidgetConfiguration"
            || self == "LinearGradient" || self == "Label<Text, Image>"
    }
}
