internal import SourceCode
internal import SourceText

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

    /// Whether code stands inside of the function.
    func encloses(_ code: CodeNode) -> Bool {
        code.file.path == node.file.path && node.range.lowerBound <= code.range.lowerBound
            && code.range.upperBound <= node.range.upperBound
    }

    /// The arguments of a call by the names of the parameters.
    ///
    /// - Parameter arguments: the arguments in order, those behind the parentheses included.
    /// - Returns: `nil` if the call is not one of this function.
    func bound(_ arguments: [Argument]) -> [String: Argument]? {
        var bound: [String: Argument] = [:]
        var next = 0
        for argument in arguments where !argument.isTrailing {
            while next < parameters.count, parameters[next].label != argument.label {
                guard parameters[next].mayBeLeftOut else { return nil }
                next += 1
            }
            guard next < parameters.count else {
                // A variadic parameter takes several; more is another function.
                if let last = parameters.last, last.type.hasSuffix("..."), argument.label == nil { continue }
                return nil
            }
            bound[parameters[next].name] = argument
            next += 1
        }
        for argument in arguments where argument.isTrailing {
            guard let index = parameter(of: argument, from: min(next, parameters.count)) else { return nil }
            bound[parameters[index].name] = argument
            next = index + 1
        }
        for parameter in parameters where bound[parameter.name] == nil && !parameter.mayBeLeftOut { return nil }
        return bound
    }

    /// The parameter that a closure behind the parentheses goes to.
    ///
    /// The first one has no label: it goes to the next parameter that takes a closure, but past those that may be left
    /// out while one behind them has to be given (SE-0286).
    private func parameter(of closure: Argument, from start: Int) -> Int? {
        if let label = closure.label { return parameters[start...].firstIndex { $0.label == label } }
        guard let first = parameters[start...].firstIndex(where: \.isClosure) else { return nil }
        guard parameters[first].mayBeLeftOut else { return first }
        return parameters[first...].firstIndex { $0.isClosure && !$0.mayBeLeftOut } ?? first
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

extension CodeNode {
    /// The name of a parameter inside the function or closure.
    var innermostName: String { child(.innerName)?.name ?? name }
}
