internal import SourceCode
internal import SourceText

extension ObjectiveCFactCollector {
    /// The names before the last one of a declaration of several: `title` of `NSString *title, *subtitle`.
    static func otherNames(in declaration: ArraySlice<UInt8>) -> [String] {
        let parts = declaration.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count > 1, parts[1...].allSatisfy({ $0.wholeMatch(of: /\s*\*?\s*\w+\s*/) != nil }) else {
            return []
        }
        return parts.dropLast().compactMap { $0.codeWords.last }
    }

    /// The operand that a value is, perhaps behind a cast; `nil` for one of several.
    static func only(_ operands: ArraySlice<CodeNode>) -> CodeNode? {
        guard operands.count == 2, let first = operands.first, first.kind == .tuple, TypeFinder.castType(first) != nil
        else { return operands.count == 1 ? operands.first : nil }
        return operands.last
    }
}

extension CodeMembers {
    /// Notes a message that is sent by the name of its method, with an object:
    /// `[self performSelectorOnMainThread:@selector(showText:) withObject:text waitUntilDone:NO]`.
    mutating func note(performing node: CodeNode, _ scope: Scope) {
        guard node.firstChild?.name.hasPrefix("performSelector") == true, let first = node.arguments.first,
            let found = first.source.firstMatch(of: /@selector\(\s*(\w+):\s*\)/)
        else { return }
        performed[String(found.output.1), default: []].append(Call(node: node, scope: scope, isConditional: true))
    }
}

extension ValueReader {
    /// The values that messages by the name of a method give its only parameter.
    ///
    /// - Complexity: O(*n*) in the number of such messages.
    func performed(_ method: CodeMembers.Function, _ trail: inout Trail) -> [Value] {
        guard method.parameters.count == 1, let calls = facts.performed[method.name] else { return [] }
        let owners = Set((facts.functionsByName[method.name] ?? []).map { facts.functions[$0].owner })
        var found: [Value] = []
        for call in calls {
            let isOfSelf = call.node.firstChild?.firstChild?.isNamed("self") == true
            guard isOfSelf ? facts.isRelated(call.scope.type, method.owner) : owners.count == 1,
                let given = call.node.arguments.first(where: { $0.isNamed("withObject") }),
                trail.visited.insert(given).inserted
            else { continue }
            found += values(Array(given.children), in: call.scope, nil, &trail)
        }
        return found
    }
}
