internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Patterns of dates that another one takes the place of before a date is written.
extension FactFinder {
    /// What gives a formatter another pattern.
    private static let setters: Set<String> = ["dateFormat", "dateStyle", "timeStyle"]

    /// Whether a statement further down in the same block gives the formatter another pattern, and nothing before it does
    /// anything with the formatter but to set it up.
    ///
    /// - Parameters:
    ///   - node: the assignment.
    ///   - target: the member that is assigned.
    /// - Returns: `false` for a statement in no block of Swift.
    /// - Complexity: O(*n*) in the statements behind it.
    func isReplaced(_ node: CodeNode, to target: CodeNode) -> Bool {
        guard isSwift, let object = target.firstChild?.source, let block = ancestors.last,
            [.body, .closure, .accessor, .switchCase].contains(block.kind)
        else { return false }
        var isBehind = false
        for statement in block.children {
            guard isBehind else {
                isBehind = statement.range == node.range
                continue
            }
            switch Self.use(of: object, in: statement) {
            case .none, .setUp: continue
            case .newPattern: return true
            case .other: return false
            }
        }
        return false
    }

    private enum FormatterUse { case none, setUp, newPattern, other }

    private static func use(of object: String, in statement: CodeNode) -> FormatterUse {
        if statement.kind == .if { return use(of: object, inBranches: statement) }
        if statement.kind == .sequence {
            let parts = Array(statement.children)
            if parts.count > 2, parts[1].kind == .assignment, parts[0].kind == .member,
                parts[0].firstChild?.source == object
            {
                guard !parts[2...].contains(where: { names(object, in: $0) }) else { return .other }
                return setters.contains(parts[0].name) ? .newPattern : .setUp
            }
        }
        if statement.kind == .call, let callee = statement.firstChild, callee.firstChild?.source == object,
            callee.isNamed("setLocalizedDateFormatFromTemplate")
        {
            return .newPattern
        }
        return names(object, in: statement) ? .other : .none
    }

    /// A new pattern is one in every branch.
    private static func use(of object: String, inBranches statement: CodeNode) -> FormatterUse {
        guard names(object, in: statement) else { return .none }
        let branches = statement.children.filter { $0.kind == .body || $0.kind == .if }
        guard branches.count == 2,
            !statement.children.contains(where: { $0.kind == .condition && names(object, in: $0) })
        else { return .other }
        let uses = branches.map { branch -> FormatterUse in
            if branch.kind == .if { return use(of: object, inBranches: branch) }
            for inner in branch.children {
                let found = use(of: object, in: inner)
                if found == .newPattern || found == .other { return found }
            }
            return .none
        }
        return uses.allSatisfy { $0 == .newPattern } ? .newPattern : .other
    }

    private static func names(_ object: String, in node: CodeNode) -> Bool {
        node.descendants.contains { ($0.kind == .reference || $0.kind == .member) && $0.source == object }
    }

    /// Whether the next message to a formatter of Objective-C that is no setter of something else sets its pattern again,
    /// in the same block.
    ///
    /// - Complexity: O(*n*) in the length of the method.
    func isReplaced(inMethodOf call: CodeNode) -> Bool {
        guard !isSwift, let object = call.firstChild?.firstChild, object.kind == .reference else { return false }
        let utf8 = call.file.utf8
        let rest = utf8[min(call.range.upperBound, utf8.count)...].prefix(2000)
        let code = String(decoding: CodeComments.blanked(Array(rest)), as: UTF8.self)
        let block = code.prefix { $0 != "{" && $0 != "}" }
        for found in block.ranges(of: object.name) {
            let (before, behind) = (block[..<found.lowerBound], block[found.upperBound...])
            if before.last?.isOfName == true || behind.first?.isOfName == true { continue }
            guard before.last == "[", let setter = behind.prefixMatch(of: /\s+set(\w+):/)?.output.1 else {
                return false
            }
            if ["DateFormat", "DateStyle", "TimeStyle", "LocalizedDateFormatFromTemplate"].contains(setter) {
                return true
            }
        }
        return false
    }
}
