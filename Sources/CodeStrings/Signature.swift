internal import SourceCode

/// What a function, initializer or case takes, as far as literals are localized by it.
struct Signature: Sendable {
    /// A parameter.
    struct Parameter: Sendable {
        /// `nil` for one without a label.
        var label: String?
        /// `nil` if it localizes nothing.
        var type: TextType?
        /// Whether a call may leave it out.
        var isOptional: Bool
        var isVariadic = false
    }

    /// The type that it is a member of, without its module and outer types.
    var owner: String?
    var parameters: [Parameter]
    var returns: TextType?

    /// Whether any parameter localizes literals.
    var localizes: Bool { parameters.contains { $0.type != nil } }

    /// The types of the parameters that the arguments of a call go to.
    ///
    /// - Parameter labels: the labels of the arguments between the parentheses, `nil` for none.
    /// - Returns: a type for each argument, or `nil` if the call is not one of this function.
    func types(forLabels labels: [String?]) -> [TextType?]? {
        var types: [TextType?] = []
        var next = 0
        var variadic: Parameter?
        for label in labels {
            if label == nil, let variadic {
                // An argument without a label after one of a variadic parameter goes there as well.
                types.append(variadic.type)
                continue
            }
            variadic = nil
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].isOptional else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            types.append(parameters[next].type)
            if parameters[next].isVariadic { variadic = parameters[next] }
            next += 1
        }
        return types
    }
}

extension Signature {
    /// The parameters of a function, an initializer or a case.
    init(_ node: CodeNode, owner: String?, types: inout TypeReader) {
        self.owner = owner
        parameters = node.children.filter { $0.kind == .parameter }.map { Parameter($0, types: &types) }
        returns = node.child(.returnType).flatMap { types.type($0.name) }
    }
}

extension Signature {
    /// What a closure takes: `(LocalizedStringKey, Bool) -> Void`.
    ///
    /// - Parameters:
    ///   - type: the type as it is written.
    ///   - owner: the type that has it as a property.
    ///   - types: reads the types of parameters.
    init?(closure type: String, owner: String?, types: inout TypeReader) {
        guard let arrow = type.firstRange(of: "->"), let open = type[..<arrow.lowerBound].firstIndex(of: "("),
            let close = type[..<arrow.lowerBound].lastIndex(of: ")"), open < close
        else { return nil }
        let inner = type[type.index(after: open)..<close]
        // A closure that takes closures is not taken apart.
        guard !inner.contains("("), !inner.isEmpty else { return nil }
        self.owner = owner
        parameters = inner.split(separator: ",").map { part in
            let written = part.split(separator: ":").last ?? part
            return Parameter(label: nil, type: types.type(written.filter { !$0.isWhitespace }), isOptional: false)
        }
        returns = nil
    }
}

extension Signature.Parameter {
    init(_ node: CodeNode, types: inout TypeReader) {
        let written = node.child(.typeName)?.name ?? ""
        let name = node.name
        label = name == "_" || name.isEmpty ? nil : name
        type = types.type(written)
        isVariadic = written.hasSuffix("...")
        // A closure may stand behind the parentheses.
        isOptional =
            node.child(.initialValue) != nil || isVariadic || written.contains("->") || written.hasSuffix("Content")
    }
}

/// Reads types, each spelling once.
struct TypeReader {
    let aliases: [String: String]
    private var known: [String: TextType?] = [:]

    init(aliases: [String: String]) { self.aliases = aliases }

    mutating func type(_ name: String) -> TextType? {
        if let type = known[name] { return type }
        let type = TextType(name, aliases: aliases)
        known[name] = .some(type)
        return type
    }
}
