internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Conditions that never hold, as they ask one value for two different ones at once:
/// `status == .restricted && status == .denied`.
enum ContradictoryCondition {
    /// What a value is compared with.
    fileprivate enum Value: Hashable {
        case member(String)
        case number(Int)
        case truth(Bool)
        case text(String)

        /// Whether no value equals both: what is of two kinds may be equal by an operator of the project.
        func excludes(_ other: Value) -> Bool {
            switch (self, other) {
            case (.member, .member), (.number, .number), (.truth, .truth), (.text, .text): self != other
            default: false
            }
        }
    }

    /// The names that a project gives constants of types: one may stand for a case with another name.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    static func constants(in index: TypeIndex) -> Set<String> {
        index.files.reduce(into: []) { names, file in
            for declaration in file.declarations where declaration.node.kind == .binding {
                let isStatic = declaration.statement.children.contains {
                    $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class"))
                }
                if isStatic { names.insert(declaration.node.name) }
            }
        }
    }

    /// Whether the conditions of an `if` or `guard` contradict one another.
    ///
    /// - Parameters:
    ///   - conditions: the conditions, all of which have to hold.
    ///   - constants: the names that are no cases for sure.
    /// - Returns: `false` for values that calls make, as each call may give another one; a property that is computed is taken
    ///   to give one value at a time.
    /// - Complexity: O(*n*) in their size.
    static func isOne(_ conditions: [CodeNode], constants: Set<String>) -> Bool {
        var asked: [String: Set<Value>] = [:]
        for condition in conditions {
            guard let sequence = condition.firstChild, sequence.kind == .sequence else { continue }
            let parts = Array(sequence.children)
            let isPlain = parts.allSatisfy { part in
                switch part.kind {
                case .operator: part.isNamed("&&") || part.isNamed("==") || part.isNamed("!=")
                case .assignment, .choice, .cast: false
                default: true
                }
            }
            guard isPlain else { continue }
            for term in parts.split(whereSeparator: { $0.kind == .operator && $0.isNamed("&&") }) {
                let term = Array(term)
                guard term.count == 3, term[1].kind == .operator, term[1].isNamed("=="), isName(term[0]),
                    let value = value(term[2]), value.isCase(besides: constants)
                else { continue }
                let subject = term[0].source
                if asked[subject, default: []].contains(where: value.excludes) { return true }
                asked[subject, default: []].insert(value)
            }
        }
        return false
    }

    /// Whether a value is a name, or a property of one, without an operator in front.
    private static func isName(_ node: CodeNode) -> Bool {
        guard !hasSign(node) else { return false }
        return node.descendants.allSatisfy { part in
            part.kind == .reference || part.kind == .member && part.firstChild != nil
        }
    }

    private static func value(_ node: CodeNode) -> Value? {
        guard !hasSign(node) else { return nil }
        switch node.kind {
        case .member: return node.firstChild == nil ? .member(node.name) : nil
        case .literal:
            if node.source == "true" { return .truth(true) }
            if node.source == "false" { return .truth(false) }
            return Int(node.source).map(Value.number)
        case .string: return CodeLiteral(node).plainText.map(Value.text)
        default: return nil
        }
    }

    /// Whether an operator stands in front of an operand: `!isOn`, `-1`.
    private static func hasSign(_ node: CodeNode) -> Bool {
        let place = node.range.lowerBound
        return place > 0 && "!-~+".utf8.contains(node.file.utf8[place - 1])
    }
}

extension ContradictoryCondition.Value {
    /// Whether it is no constant that may be equal to a case of another name, nor the case of an optional without a value.
    fileprivate func isCase(besides constants: Set<String>) -> Bool {
        guard case .member(let name) = self else { return true }
        return !constants.contains(name) && name != "none" && name != "some"
    }
}
