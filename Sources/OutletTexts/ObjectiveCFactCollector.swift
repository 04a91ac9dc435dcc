internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Walks the implementations of a file of Objective-C, whose tree knows brackets and no grammar.
struct ObjectiveCFactCollector {
    private var facts = CodeMembers()
    private let text: [UInt8]
    private var type = ""
    /// How many bodies are around, that of the method not counted.
    private var depth = 0

    private init(_ file: SourceCode) { text = file.file.utf8 }

    static func facts(of file: SourceCode) -> CodeMembers {
        var collector = ObjectiveCFactCollector(file)
        var nodes: [CodeNode] = []
        collector.flatten(file.root, into: &nodes)
        collector.visitTopLevel(nodes)
        return collector.facts
    }

    /// The nodes outside of bodies, those of conditional clauses and of assignments included.
    private func flatten(_ node: CodeNode, into nodes: inout [CodeNode]) {
        for child in node.children {
            switch child.kind {
            case .compilation:
                for (clause, isForDevelopers) in BuildClauses(compilation: child) where !isForDevelopers {
                    flatten(clause, into: &nodes)
                }
            case .sequence: flatten(child, into: &nodes)
            default: nodes.append(child)
            }
        }
    }

    private mutating func visitTopLevel(_ nodes: [CodeNode]) {
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            let name = node.kind == .call ? node.firstChild?.name ?? "" : node.kind == .reference ? node.name : ""
            switch name {
            case "implementation", "interface":
                if index + 1 < nodes.count {
                    begin(nodes[index + 1], after: index + 2 < nodes.count ? nodes[index + 2] : nil)
                }
                index += 1
            case "protocol":
                // `@protocol Account;` only names it.
                if index + 1 < nodes.count,
                    text[nodes[index + 1].range.upperBound...].first != UInt8(ascii: ";")
                {
                    begin(nodes[index + 1], after: nil)
                    index += 1
                }
            case "end": type = ""
            case "property": readProperty(after: node)
            default:
                if node.kind == .body { visitBody(node, after: index > 0 ? nodes[index - 1] : nil) }
            }
            index += 1
        }
    }

    /// Begins a class or a category of it.
    private mutating func begin(_ node: CodeNode, after next: CodeNode?) {
        type = node.kind == .call ? node.firstChild?.name ?? "" : node.name
        facts.supertypes[type, default: []] += protocols(after: node)
        guard node.kind == .reference, let next, next.kind == .reference,
            text[node.range.upperBound..<next.range.lowerBound].contains(UInt8(ascii: ":"))
        else { return }
        facts.supertypes[type, default: []].append(next.name)
    }

    /// The protocols that a class conforms to, `<First, Second>` in the line of its name.
    private func protocols(after node: CodeNode) -> [String] {
        let line = text[node.range.upperBound...].prefix(400).prefix {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{")
        }
        guard let open = line.firstIndex(of: UInt8(ascii: "<")),
            let close = line[open...].firstIndex(of: UInt8(ascii: ">"))
        else { return [] }
        return String(decoding: line[open..<close], as: UTF8.self).codeWords
    }

    /// Reads `@property (attributes) Type *name;` behind its first word.
    private mutating func readProperty(after node: CodeNode) {
        let end = text[node.range.upperBound...].prefix(400).firstIndex(of: UInt8(ascii: ";")) ?? node.range.upperBound
        declareMember(text[node.range.upperBound..<end], scope: CodeMembers.Scope(type: type, function: nil))
    }

    /// The words of declarations that are no types.
    private static let qualifiers: Set<String> = ["_Nonnull", "_Null_unspecified", "_Nullable", "strong", "weak"]

    /// Declares `Type *name`.
    private mutating func declareMember(_ written: ArraySlice<UInt8>, scope: CodeMembers.Scope) {
        let words = String(decoding: written, as: UTF8.self).codeWords.filter {
            !$0.hasPrefix("IB") && !$0.hasPrefix("__") && !Self.qualifiers.contains($0)
        }
        guard words.count >= 2, let name = words.last else { return }
        // An object of any class is known by its protocol: `id<Account> account`.
        let declared = words[0] == "id" && words.count > 2 ? words[1] : words[0]
        for name in [name] + Self.otherNames(in: written) {
            facts.properties[type, default: [:]][name, default: []].append(
                CodeMembers.Property(type: declared, value: nil, scope: scope, getter: nil)
            )
        }
    }

    // MARK: Methods

    private mutating func visitBody(_ body: CodeNode, after previous: CodeNode?) {
        guard let function = method(before: body) ?? cFunction(previous, before: body) else {
            // The variables of a class.
            if !type.isEmpty { readVariables(body) }
            return
        }
        var named = function
        named.body = body
        let position = facts.functions.count
        facts.functions.append(named)
        facts.functionsByName[named.name, default: []].append(position)
        depth = 0
        visitStatements(body, CodeMembers.Scope(type: type, function: position))
    }

    /// A variable that holds one object: `NSMutableArray<NSString *> *titles`.
    private static var object: Regex<Substring> { /[\s{]*(?:__\w+\s+)*\w+\s*(?:<[\w\s*<>,]*>)?\s*\*\s*\w+\s*/ }

    /// Whether a body holds the variables of a class: it stands behind `@interface` or `@implementation`.
    private func isOfClass(_ body: CodeNode) -> Bool {
        let before = text[..<body.range.lowerBound].suffix(400)
        guard let mark = before.lastIndex(of: UInt8(ascii: "@")) else { return false }
        let head = before[(mark + 1)...]
        return (head.starts(with: "interface".utf8) || head.starts(with: "implementation".utf8))
            && !head.contains { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") }
    }

    private mutating func readVariables(_ body: CodeNode) {
        let isOfClass = isOfClass(body)
        for statement in text[body.range].split(separator: UInt8(ascii: ";")) where statement.count < 400 {
            let declaration = statement.split(separator: UInt8(ascii: "\n")).last ?? statement
            let isOutlet = String(decoding: statement, as: UTF8.self).contains("IBOutlet")
            guard
                isOutlet
                    || isOfClass && String(decoding: declaration, as: UTF8.self).wholeMatch(of: Self.object) != nil
            else { continue }
            declareMember(declaration, scope: CodeMembers.Scope(type: type, function: nil))
        }
    }

    /// The method whose body begins here: `- (void)setTitle:(NSString *)title for:(UILabel *)label`.
    private func method(before body: CodeNode) -> CodeMembers.Function? {
        // Objective-C allows a semicolon in front of the body: `- (void)update; {`.
        let head = text[..<body.range.lowerBound].lastIndex { $0 > 0x20 } ?? body.range.lowerBound
        let end = head < body.range.lowerBound && text[head] == UInt8(ascii: ";") ? head : body.range.lowerBound
        var start = end
        let limit = max(0, start - 2_000)
        while start > limit {
            start -= 1
            let byte = text[start]
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "@") { return nil }
            guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { continue }
            let isLineStart = start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D
            if isLineStart { break }
        }
        guard start > limit || start == 0, text[start] == UInt8(ascii: "-") || text[start] == UInt8(ascii: "+") else {
            return nil
        }
        let header = String(decoding: text[(start + 1)..<end], as: UTF8.self)
        return Self.method(of: header, owner: type)
    }

    static func method(of header: String, owner: String) -> CodeMembers.Function? {
        var rest = header.drop(while: \.isWhitespace)
        var returns: String?
        if rest.first == "(", let close = rest.firstIndex(of: ")") {
            returns = rest[rest.index(after: rest.startIndex)..<close].description.plainTypeName
            rest = rest[rest.index(after: close)...]
        }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first?.description.codeWords.first else { return nil }
        var function = CodeMembers.Function(name: name, owner: owner)
        function.returns = returns
        var label = name
        for part in parts.dropFirst() {
            let trimmed = part.drop(while: \.isWhitespace)
            var type: String?
            var tail = trimmed
            if trimmed.first == "(", let close = trimmed.lastIndex(of: ")") {
                type = trimmed[trimmed.index(after: trimmed.startIndex)..<close].description.plainTypeName
                tail = trimmed[trimmed.index(after: close)...]
            }
            let words = tail.description.codeWords
            function.parameters.append(CodeMembers.Parameter(label: label, name: words.first ?? "", type: type))
            label = words.count > 1 ? words[1] : ""
        }
        return function
    }

    private func cFunction(_ node: CodeNode?, before body: CodeNode) -> CodeMembers.Function? {
        guard let node, node.kind == .call, let callee = node.firstChild, callee.kind == .reference,
            text[node.range.upperBound..<body.range.lowerBound].allSatisfy({ $0 <= 0x20 })
        else { return nil }
        var function = CodeMembers.Function(name: callee.name, owner: "")
        for argument in node.arguments {
            let names = argument.children.filter { $0.kind == .reference }.map(\.name)
            function.parameters.append(
                CodeMembers.Parameter(
                    label: nil,
                    name: names.last ?? "",
                    type: names.count > 1 ? names[names.count - 2] : nil
                )
            )
        }
        return function
    }

    // MARK: Statements

    private mutating func visitStatements(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        var previous: CodeNode?
        for child in node.children {
            if child.kind == .reference, let type = previous, type.kind == .reference {
                declare(child, type: type, value: nil, scope)
            }
            visit(child, scope)
            previous = child
        }
    }

    private mutating func visit(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        switch node.kind {
        case .sequence: visitSequence(node, scope)
        case .call:
            facts.note(call: node, scope, isConditional: depth > 0 || isBranch(node))
            facts.note(performing: node, scope)
            visitStatements(node, scope)
        case .body:
            depth += 1
            visitStatements(node, scope)
            depth -= 1
        case .compilation:
            for (clause, isForDevelopers) in BuildClauses(compilation: node) where !isForDevelopers {
                visitStatements(clause, scope)
            }
        default: visitStatements(node, scope)
        }
    }

    private mutating func visitSequence(_ node: CodeNode, _ scope: CodeMembers.Scope) {
        let parts = Array(node.children)
        if let index = parts.firstIndex(where: { $0.kind == .assignment }), index > 0 {
            let target = parts[index - 1]
            if index > 1, target.kind == .reference, parts[index - 2].kind == .reference {
                declare(target, type: parts[index - 2], value: Self.only(parts[(index + 1)...]), scope)
            }
            if target.kind == .member || target.kind == .reference {
                facts.assignments[target.name, default: []].append(
                    CodeMembers.Assignment(
                        target: target,
                        values: Array(parts[(index + 1)...]),
                        scope: scope,
                        isConditional: depth > 0 || isBranch(target)
                    )
                )
            }
        }
        for part in parts { visit(part, scope) }
    }

    /// Whether a statement is a branch without braces: `if (isEmpty) text = @"None"; else text = name;`.
    ///
    /// A cast in front of a call is taken for a condition.
    private func isBranch(_ node: CodeNode) -> Bool {
        let before = text[..<node.range.lowerBound]
        guard let end = before.lastIndex(where: { $0 > 0x20 }) else { return false }
        // A directive, `#else`, ends no statement.
        let line = before[...end].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        guard before[line...end].first(where: { $0 > 0x20 }) != UInt8(ascii: "#") else { return false }
        return before[end] == UInt8(ascii: ")") || before[...end].suffix(4).elementsEqual("else".utf8)
    }

    /// Words that stand in front of a name and are no type.
    private static let keywords: Set<String> = ["case", "do", "else", "goto", "in", "return", "sizeof", "typedef"]

    /// Declares a local name: `UILabel *label`.
    private mutating func declare(_ name: CodeNode, type: CodeNode, value: CodeNode?, _ scope: CodeMembers.Scope) {
        guard let function = scope.function, !Self.keywords.contains(type.name),
            text[type.range.upperBound..<name.range.lowerBound].allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: "*") })
        else { return }
        facts.functions[function].locals[name.name, default: []].append(
            CodeMembers.Local(offset: name.range.lowerBound, type: type.name, value: value)
        )
    }
}
