internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Follows expressions back to the localized strings, literals and data that they are made of.
///
/// It goes through local names, parameters (to the calls), properties (to what is assigned to them), functions of the
/// project that return texts, and both branches of conditions.
struct ValueReader: Sendable {
    let facts: CodeMembers
    let keys: KeyPlaces
    let macros: MacroKeys
    let constants: ConstantTexts
    let messages: MessageMacros
    let types: TypeFinder
    let knownCalls = KnownCalls()
    /// What documents give views when they are loaded, by the name of the property.
    var attributes: [String: [RuntimeAttribute]] = [:]
    var lookups: OwnLookups { OwnLookups(facts: facts) }
    var nils: NilProperties { NilProperties(facts: facts, types: types) }

    /// The arguments of a call while its function is looked at.
    final class Frame: Sendable {
        let function: Int
        let arguments: [String: Argument]
        /// What the object was made with whose function it is, by the names of its properties, where that is known.
        let members: [String: Argument]
        /// The function that calls it, if that one's arguments are known as well.
        let caller: Frame?
        /// The raw value of the case of an enumeration whose function it is, where that is known.
        let rawText: String?
        /// The case of an enumeration whose function it is, as the code writes it, `Phrase.saved`, where that is known.
        let writtenCase: CodeNode?

        init(
            function: Int,
            arguments: [String: Argument],
            members: [String: Argument] = [:],
            caller: Frame? = nil,
            rawText: String? = nil,
            writtenCase: CodeNode? = nil
        ) {
            self.function = function
            self.arguments = arguments
            self.members = members
            self.caller = caller
            self.rawText = rawText
            self.writtenCase = writtenCase
        }
    }

    struct Argument: Sendable {
        var values: [CodeNode]
        var scope: CodeMembers.Scope
        var frame: Frame?
    }

    /// What was followed so far, for one question.
    struct Trail {
        var visited: Set<CodeNode> = []
        /// How many expressions may still be looked at.
        var steps = 600
        /// The view that is given the text, as the code writes it without `self`; `nil` if it is not named.
        var receiver: String?
        /// The class of the object that has the view; `nil` if it is not known.
        var owner: String?
        /// How often the text was met that the view has already.
        var ownTexts = 0
    }

    typealias Value = AssignedText.Value

    /// The values of operands.
    func values(
        _ parts: [CodeNode],
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        if parts.count == 1 { return values(of: parts[0], in: scope, frame, &trail) }
        guard let first = parts.first else { return [] }
        if !first.file.path.hasSuffix(".swift") { return objectiveCValues(parts, in: scope, frame, &trail) }
        if let index = parts.firstIndex(where: { $0.kind == .choice }) {
            let middle = parts[index].children.flatMap { values(of: $0, in: scope, frame, &trail) }
            return middle + values(Array(parts[(index + 1)...]), in: scope, frame, &trail)
        }
        if let index = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("??") }) {
            let left = values(Array(parts[..<index]), in: scope, frame, &trail)
            if index == 1, isPartOfList(parts[0], in: scope) { return left }
            return left + values(Array(parts[(index + 1)...]), in: scope, frame, &trail)
        }
        if let index = parts.firstIndex(where: { $0.kind == .cast }) {
            return values(Array(parts[..<index]), in: scope, frame, &trail)
        }
        let operators = parts.filter { $0.kind == .operator }
        guard !operators.isEmpty, !operators.contains(where: { Self.comparing.contains($0.name) }) else {
            return [.unknown]
        }
        let found = sum(parts.filter { $0.kind != .operator }, in: scope, frame, &trail)
        guard !operators.allSatisfy({ $0.isNamed("+") }) else { return found }
        // An operator of the project's own makes something of a text, as of one with a look: `title * [.font: font]`.
        let parts = found.compactMap(\.asPart)
        return parts.isEmpty ? [.unknown] : parts
    }

    /// Whether an expression is the first or last part of a text that is taken apart: there always is one, so that what stands
    /// behind `??` is never shown.
    private func isPartOfList(_ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        guard node.kind == .member, node.isNamed("first") || node.isNamed("last"), let base = node.firstChild else {
            return false
        }
        let list =
            base.kind == .reference
            ? facts.local(base.name, in: scope.function, at: base.range.lowerBound)?.local.value : base
        return list?.kind == .call && list?.firstChild?.isNamed("components") == true
    }

    /// Operators whose value is no text.
    private static let comparing: Set<String> = [
        "!=", "!==", "&&", "..<", "...", "<", "<=", "==", "===", ">", ">=", "||", "~=",
    ]

    /// The values of operands that make up one text together.
    func sum(
        _ operands: [CodeNode],
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        let all = operands.map { values(of: $0, in: scope, frame, &trail) }
        let found = all.flatMap { $0 }.compactMap(\.asPart)
        if !found.isEmpty { return found }
        var pieces: [String?] = []
        for (operand, values) in zip(operands, all) {
            if values.isEmpty, nils.isEmptyText(operand, in: scope) { continue }
            if values.count == 1, case .literal(let part) = values[0] {
                pieces.append(part)
            } else {
                pieces.append(nil)
            }
        }
        return [Value(pieces: pieces, isKnown: !all.joined().contains(.unknown))]
    }

    /// The values of operands of Objective-C, whose operators have no nodes: they are seen between the operands.
    private func objectiveCValues(
        _ parts: [CodeNode],
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        var operands = parts
        // A message takes further arguments behind a comma: those of a format.
        if let comma = operands.indices.dropFirst().first(where: {
            isSeparated(by: ",", operands[$0 - 1], operands[$0])
        }) {
            operands.removeSubrange(comma...)
        }
        if operands[0].kind == .tuple, TypeFinder.castType(operands[0]) != nil { operands.removeFirst() }
        guard operands.count > 1 else { return values(of: operands[0], in: scope, frame, &trail) }
        if operands.count == 2, operands[1].isSubscriptOfObjectiveC {
            return elements(of: operands[0], in: scope, frame, &trail) ?? [.unknown]
        }
        let question = operands.indices.dropFirst().first { isSeparated(by: "?", operands[$0 - 1], operands[$0]) }
        guard let question else { return [.unknown] }
        // `name ?: @""` is the name itself, where there is one.
        let isElvis = question == 1 && isSeparated(by: ":", operands[0], operands[1])
        return operands[(isElvis ? 0 : question)...].flatMap { values(of: $0, in: scope, frame, &trail) }
    }

    func isSeparated(by sign: Unicode.Scalar, _ left: CodeNode, _ right: CodeNode) -> Bool {
        guard left.range.upperBound < right.range.lowerBound else { return false }
        return left.file.utf8[left.range.upperBound..<right.range.lowerBound].contains(UInt8(ascii: sign))
    }

    /// The values of an expression.
    func values(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        trail.steps -= 1
        guard trail.steps > 0 else { return [.unknown] }
        switch node.kind {
        case .string: return literal(node, in: scope, frame, &trail)
        case .literal: return node.source == "nil" ? [] : [.data]
        case .reference:
            if let key = keys.key(at: node) { return [.key(key, isWhole: true)] }
            if node.isNamed("nil") || node.isNamed("NULL") { return [] }
            return named(node, in: scope, frame, &trail)
        case .member: return isNone(node) ? [] : member(node, in: scope, frame, &trail)
        case .call: return call(node, in: scope, frame, &trail)
        case .macro:
            let own = keys.keys(in: node).filter { $0.taker == node.name }
            return own.isEmpty ? [.unknown] : own.map { .key($0, isWhole: true) }
        case .subscriptCall:
            if let found = entries(of: node, in: scope, frame, &trail) { return found }
            let position = node.arguments.first.flatMap { Int($0.source) }
            let key = node.arguments.first?.firstChild.flatMap { self.key($0, in: scope, frame) }
            return node.firstChild.flatMap { elements(of: $0, in: scope, frame, &trail, at: position, for: key) }
                ?? open(node, in: scope)
        case .tuple, .argument, .sequence: return values(Array(node.children), in: scope, frame, &trail)
        case .if, .switch, .switchCase:
            return node.children.flatMap { child -> [Value] in
                switch child.kind {
                case .body, .switchCase, .if: return values(of: child, in: scope, frame, &trail)
                case .condition, .switchLabel: return []
                default: return node.kind == .switchCase ? values(of: child, in: scope, frame, &trail) : []
                }
            }
        case .body:
            let statements = Array(node.children)
            return statements.count == 1 ? values(of: statements[0], in: scope, frame, &trail) : []
        case .return: return values(Array(node.children), in: scope, frame, &trail)
        default: return [.unknown]
        }
    }

    private func literal(
        _ node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        if let key = keys.key(at: node) { return [.key(key, isWhole: true)] }
        if node.hasOperatorInFront { return [.unknown] }
        if let text = CodeLiteral(node).plainText { return text.isEmpty ? [] : [.literal(text)] }
        let children = node.children.filter { $0.kind != .text || !$0.range.isEmpty }
        let parts = children.filter { $0.kind == .interpolation }.flatMap { interpolation in
            interpolation.arguments.flatMap { values(of: $0, in: scope, frame, &trail) }
        }
        // Nothing is around the value: `"\(count)"`.
        if children.count == 1, children[0].kind == .interpolation, children[0].arguments.count == 1 { return parts }
        let found = parts.compactMap(\.asPart)
        guard found.isEmpty else { return found }
        return [
            Value(
                pieces: CodeLiteral(node).parts.map { part in
                    if case .text(let text) = part { text } else { nil }
                },
                isKnown: !parts.contains(.unknown)
            )
        ]
    }
}

extension AssignedText.Value {
    /// A text of several pieces, of which those without characters are only known when the app runs: a format if the others
    /// have words.
    ///
    /// - Parameters:
    ///   - pieces: the characters of each piece.
    ///   - isKnown: whether all others are known to be data.
    init(pieces: [String?], isKnown: Bool) {
        let words = pieces.compactMap(\.self)
        if words.count == pieces.count {
            self = .literal(words.joined())
        } else if words.contains(where: { $0.contains(where: \.isLetter) }) {
            self = .format(pieces.map { $0?.replacing("%", with: "%%") ?? "%@" }.joined())
        } else {
            self = isKnown ? .data : .unknown
        }
    }

    /// A literal as the format of a text: with numbers as its arguments, without any, or with texts nobody knows, beside
    /// which it has words of its own.
    var asFormat: Self {
        guard case .literal(let text) = self, text.contains("%") else { return self }
        guard text.contains("@") || text.contains("%s") else { return .format(text) }
        return AssignedText.hasWords(text) ? .format(text) : .data
    }

    /// A key whose text is given a literal as an argument; any other value as it is.
    func filled(_ argument: Int, _ text: String) -> Self {
        guard case .key(var key, let isWhole) = self else { return self }
        key.literalArguments[argument] = text
        return .key(key, isWhole: isWhole)
    }

    /// A key whose text is shown in capitals; any other value as it is.
    var uppercased: Self {
        guard case .key(var key, let isWhole) = self else { return self }
        key.isUppercased = true
        return .key(key, isWhole: isWhole)
    }

    /// Whether it is a text that the project writes out.
    var isLiteral: Bool { if case .literal = self { true } else { false } }

    /// A key as a part of a longer text; `nil` for what is no key.
    var asPart: Self? {
        if case .key(let key, _) = self { .key(key, isWhole: false) } else { nil }
    }
}
