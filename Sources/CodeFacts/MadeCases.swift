internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The cases of enumerations that code for users makes, and does not only ask for.
enum MadeCases {
    /// The functions that only ask whether a list has a case, or take it out.
    private static let questions: Set<String> = ["contains", "firstIndex", "remove", "removeAll", "index"]

    /// Names of cases of one type.
    struct Names {
        var all: Set<String> = []
        /// Those that a raw value may be made of.
        var raw: Set<String> = []
    }

    /// The names of those cases in a file.
    ///
    /// - Parameters:
    ///   - wanted: the names that are looked for.
    ///   - types: the names by the type that declares them.
    ///   - code: the file.
    ///   - flags: the names of properties that are true for developers alone.
    /// - Returns: those of the names that code for users makes.
    /// - Complexity: O(*n*) in the size of the file.
    static func names(
        among wanted: Set<String>,
        of types: [String: Names],
        in code: SourceCode,
        flags: Set<String>
    ) -> Set<String> {
        var found: Set<String> = []
        var waiting = [code.root]
        while let node = waiting.popLast() {
            switch node.kind {
            case .switchLabel: continue
            case .condition where node.source.hasPrefix("case "): continue
            case .compilation:
                for (clause, isForDevelopers) in BuildClauses(compilation: node) where !isForDevelopers {
                    // A case for developers that those who test a beta get as well: `#if BETA || DEBUG`.
                    if clause.name.split(whereSeparator: { !$0.isLetter }).contains("DEBUG"), !clause.name.contains("!")
                    {
                        continue
                    }
                    waiting += clause.children
                }
                continue
            case .if:
                let isForDevelopers = node.children.contains {
                    $0.kind == .condition && CodeSituation.isForDevelopers(condition: $0, flags: flags)
                }
                var isFirst = true
                for child in node.children {
                    if child.kind == .body, isFirst {
                        isFirst = false
                        if isForDevelopers { continue }
                    }
                    waiting.append(child)
                }
                continue
            case .sequence:
                let isQuestion = node.children.contains {
                    $0.kind == .operator && ($0.isNamed("==") || $0.isNamed("!=") || $0.isNamed("~="))
                }
                if isQuestion { continue }
            case .dictionary:
                // A key only says what its value is for.
                let parts = Array(node.children)
                waiting += parts.indices.filter { !($0.isMultiple(of: 2) && parts[$0].kind == .member) }.map {
                    parts[$0]
                }
                continue
            case .call:
                guard let callee = node.firstChild else { continue }
                if questions.contains(callee.name) { continue }
                if node.arguments.first?.isNamed("rawValue") == true, let all = types[callee.name] {
                    found.formUnion(all.raw)
                }
            case .member:
                let base = node.firstChild
                if wanted.contains(node.name), base.map({ types[$0.name] != nil }) ?? true { found.insert(node.name) }
            default: break
            }
            waiting += node.children
        }
        return found
    }
}
