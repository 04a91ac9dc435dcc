package import SourceCode

/// The condition of a clause of `#if`.
package struct BuildCondition: Sendable {
    /// Whether users of the app never run code under it.
    package let isForDevelopers: Bool
    /// Whether users of the app never run code of the `#else` behind it.
    package let isForUsers: Bool

    /// Words of flags that no build for users sets: `DEBUG`, `ENABLE_TESTING`, `SCREENSHOTS`.
    private static let developerWords: Set<String> = [
        "debug", "debugging", "testing", "tests", "test", "uitest", "uitests", "uitesting", "unittest", "logging",
        "screenshot", "screenshots", "snapshot", "snapshots", "mock", "mocks", "mocking", "stub", "stubs", "staging",
        "stage", "dev", "develop", "development", "developer", "internal", "profiling", "simulator",
        "preview", "previews", "nightly", "qa", "uat", "adhoc",
    ]

    /// Words of flags that all builds for users set.
    private static let userWords: Set<String> = ["release", "production", "prod", "appstore"]

    /// - Parameters:
    ///   - text: the condition as it is written; empty for `#else`.
    ///   - unset: macros that nothing defines.
    /// - Complexity: O(*n*).
    package init(_ text: String, without unset: Set<String> = []) {
        let condition = text.filter { !$0.isWhitespace }
        isForDevelopers = Self.isNeverTrue(condition[...], unset)
        isForUsers = Self.isAlwaysTrue(condition[...], unset)
    }

    /// Whether no build for users fulfils a condition.
    private static func isNeverTrue(_ condition: Substring, _ unset: Set<String>) -> Bool {
        let any = parts(of: condition, "||")
        if any.count > 1 { return any.allSatisfy { isNeverTrue($0, unset) } }
        let all = parts(of: condition, "&&")
        if all.count > 1 { return all.contains { isNeverTrue($0, unset) } }
        if condition.first == "!" { return isAlwaysTrue(condition.dropFirst(), unset) }
        if let inner = inner(condition) { return isNeverTrue(inner, unset) }
        // Interface Builder's canvas is for developers, too.
        if ["0", "false", "targetEnvironment(simulator)", "TARGET_INTERFACE_BUILDER"].contains(condition) {
            return true
        }
        return isFlag(condition, of: developerWords) || unset.contains(String(condition))
    }

    /// Whether each build for users fulfils a condition.
    private static func isAlwaysTrue(_ condition: Substring, _ unset: Set<String>) -> Bool {
        let any = parts(of: condition, "||")
        if any.count > 1 { return any.contains { isAlwaysTrue($0, unset) } }
        let all = parts(of: condition, "&&")
        if all.count > 1 { return all.allSatisfy { isAlwaysTrue($0, unset) } }
        if condition.first == "!" { return isNeverTrue(condition.dropFirst(), unset) }
        if let inner = inner(condition) { return isAlwaysTrue(inner, unset) }
        return condition == "1" || condition == "true" || isFlag(condition, of: userWords)
            || asksForOldSQLite(condition)
    }

    /// Whether a condition asks for a version of SQLite that all systems have since iOS 8: `SQLITE_VERSION_NUMBER >= 3007000`.
    private static func asksForOldSQLite(_ condition: Substring) -> Bool {
        let sign = "SQLITE_VERSION_NUMBER>="
        guard condition.hasPrefix(sign) else { return false }
        return Int(condition.dropFirst(sign.count)).map { $0 < 3_008_000 } ?? false
    }

    /// Whether a flag consists of words of which the first or the last is one of some: `ENABLE_LOGGING`, `DebugBuild`.
    private static func isFlag(_ name: Substring, of words: Set<String>) -> Bool {
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        let own = name.words
        // `NO_LOGGING`, `DISABLE_TESTING`.
        guard let first = own.first, let last = own.last, !["no", "non", "not", "disable", "without"].contains(first)
        else { return false }
        return words.contains(first) || words.contains(last)
    }

    /// The operands of an operator outside of parentheses.
    private static func parts(of condition: Substring, _ sign: String) -> [Substring] {
        var found: [Substring] = []
        var depth = 0
        var start = condition.startIndex
        var index = start
        while index < condition.endIndex {
            switch condition[index] {
            case "(": depth += 1
            case ")": depth -= 1
            default:
                if depth == 0, condition[index...].hasPrefix(sign) {
                    found.append(condition[start..<index])
                    index = condition.index(index, offsetBy: sign.count)
                    start = index
                    continue
                }
            }
            index = condition.index(after: index)
        }
        return found + [condition[start...]]
    }

    /// What is inside parentheses that are around a whole condition, or the flag of `defined(FLAG)`.
    private static func inner(_ condition: Substring) -> Substring? {
        let condition = condition.hasPrefix("defined(") ? condition.dropFirst("defined".count) : condition
        guard condition.first == "(", condition.last == ")" else { return nil }
        return condition.dropFirst().dropLast()
    }
}

/// A run of `#if` to `#endif`, clause by clause.
package struct BuildClauses: Sequence {
    let compilation: CodeNode

    package init(compilation: CodeNode) { self.compilation = compilation }

    /// The clauses, each with whether users of the app never run its code.
    ///
    /// - Complexity: O(*n*) in the length of the conditions.
    package func makeIterator() -> IndexingIterator<[(clause: CodeNode, isForDevelopers: Bool)]> {
        var isOver = false
        return compilation.children.filter { $0.kind == .compilationClause }.map { clause in
            let condition = BuildCondition(clause.name)
            let isForDevelopers = isOver || condition.isForDevelopers || clause.traits.contains(.isNeverBuilt)
            // Behind a clause that all users run no other one is for them.
            isOver = isOver || condition.isForUsers
            return (clause, isForDevelopers)
        }.makeIterator()
    }
}
