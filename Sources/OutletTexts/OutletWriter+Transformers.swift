internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What value transformers of the project make of the values that are bound.
extension OutletWriter {
    /// Gives a view what the transformer of its binding returns.
    ///
    /// - Parameters:
    ///   - binding: the binding.
    ///   - document: the position of its document.
    /// - Returns: whether the transformer is one of the project's whose texts are known, all of them or some; `data` stands for
    ///   the others.
    /// - Complexity: O(*n*) in the number of functions of transformers, and the places that their values come through.
    mutating func readTransformer(of binding: DocumentBinding, in document: Int) -> Bool {
        guard let name = binding.transformer else { return false }
        let owner = transformerClass(of: name)
        var isKnown = false
        for position in facts.functionsByName["transformedValue"] ?? [] {
            let function = facts.functions[position]
            guard function.owner == owner, let body = function.body else { continue }
            // What is given to it is what the binding asks for.
            let frame = ValueReader.Frame(function: position, arguments: [:])
            var trail = ValueReader.Trail()
            let values = reader.returned(by: position, frame, &trail)
            guard values.contains(where: { !$0.isOpen }) else { continue }
            isKnown = true
            for value in values {
                var location = location(of: body)
                if case .key(let key, _) = value { location = key.location }
                if value.isOpen { location = binding.location }
                append(
                    AssignedText(slot: .text, value: value, location: location, isConditional: values.count > 1),
                    to: binding.object,
                    in: document
                )
            }
        }
        return isKnown
    }

    /// Whether a binding has a transformer whose class is neither in the project nor one of the system, which make no texts.
    func hasForeignTransformer(_ binding: DocumentBinding) -> Bool {
        guard let name = binding.transformer, !name.hasPrefix("NS") else { return false }
        let owner = transformerClass(of: name)
        return !(facts.functionsByName["transformedValue"] ?? []).contains { facts.functions[$0].owner == owner }
    }

    /// The class of a transformer: the one that code registers under the name, or the one of the name.
    private func transformerClass(of name: String) -> String {
        for call in facts.calls["setValueTransformer"] ?? [] {
            let arguments = call.node.arguments
            guard arguments.count == 2, let object = arguments[0].firstChild,
                arguments[1].descendants.contains(where: { isText($0, name) }),
                let type = reader.types.type(of: object, in: call.scope)
            else { continue }
            return type
        }
        return name
    }

    /// Whether an expression is a literal of a text, or a constant of Objective-C that holds it.
    private func isText(_ node: CodeNode, _ text: String) -> Bool {
        node.kind == .string ? CodeLiteral(node).plainText == text : reader.constants.text(of: node.name) == text
    }
}
