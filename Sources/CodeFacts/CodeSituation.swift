internal import CodeStrings
internal import SourceCode

/// What is known of the code around a place.
package struct CodeSituation: Sendable, Hashable {
    /// The names of the types around it, outermost first.
    package var owners: [String] = []
    /// The name of the function, property or variable around it; empty for none.
    package var function = ""
    /// Whether it is code of debug builds only.
    package var isDebugOnly = false
    /// Whether it is code of a preview.
    package var isPreview = false
    /// Whether it is handed to a log, an assertion or a fatal error, which no user sees.
    package var isLogged = false
    /// Whether the file is one of tests, examples, samples or stand-ins.
    package var isTest = false

    /// Whether nothing reaches the declaration around it.
    package var isUnreached = false

    /// Whether people who use the app can see what the code shows.
    package var isSeen: Bool { !isDebugOnly && !isPreview && !isLogged && !isTest && !isUnreached }

    // MARK: Pages for developers

    /// Words in names of types that only developers of the app see.
    private static let developerWords: Set<String> = [
        "debug", "debugging", "debugger", "playground", "mock", "mocks", "stub", "fake", "devtool", "devtools",
        "environments",
    ]

    /// Two such words in a row.
    private static let developerPairs: Set<String> = [
        "dev tool", "dev tools", "dev menu", "dev settings", "developer menu", "developer settings",
        "developer options",
        "developer tools", "developer view", "feature flag", "feature flags", "internal settings", "internal menu",
        "test data", "test scenarios", "testing scenarios", "sample data", "preview data", "environment switcher",
        "environment picker",
        "environment selector",
    ]

    /// Whether the name of a type says that only developers of the app see what it shows.
    package static func isForDevelopers(_ name: String) -> Bool {
        // `PHDeveloperSettings`: the letters in front of a name are no word.
        let capitals = name.utf8.prefix { (0x41...0x5A).contains($0) }.count
        let isPrefixed = capitals > 2 && name.utf8.dropFirst(capitals).first.map { (0x61...0x7A).contains($0) } ?? false
        let words = (isPrefixed ? String(name.dropFirst(capitals - 1)) : name).words
        return !developerWords.isDisjoint(with: words)
            || zip(words, words.dropFirst()).contains { developerPairs.contains("\($0) \($1)") }
    }

    /// Words that begin or end the names of values which stand in for real ones.
    private static let sampleWords: Set<String> = [
        "sample", "samples", "mock", "mocks", "mocked", "example", "examples", "dummy", "stub", "stubs", "fixture",
        "fixtures", "fake", "skeleton", "shimmer",
    ]

    /// Whether the name of a function or property says that it stands in for what users have.
    static func isSample(_ name: String) -> Bool {
        if ["preview", "previews", "previewValue", "testValue"].contains(name) { return true }
        let words = name.words
        return [words.first, words.last].contains { $0.map(sampleWords.contains) ?? false }
    }

    /// The last words of names that say of a run of the app that no user started it.
    private static let developerStates: Set<String> = [
        "debug", "debugged", "debugging", "testing", "tests", "staging", "development", "previews", "simulator",
        "screenshots",
    ]

    /// Words that say of a person that they make the app: `isDeveloperEmail`, `isInternalUser`, `account.isStaff`.
    private static let makers: Set<String> = ["developer", "employee", "internal", "staff"]

    /// The last words of names that say of a run of the app that somebody outside of its company may have started it.
    private static let publicStates: Set<String> = ["public", "production"]

    /// Whether a condition holds for developers alone: `if isDebug`, `if build == .staging`, `if !channel.isPublic`.
    ///
    /// - Parameters:
    ///   - condition: the condition.
    ///   - flags: the names of properties that are true for developers alone.
    /// - Returns: whether no other user comes behind it.
    static func isForDevelopers(condition: CodeNode, flags: Set<String> = []) -> Bool {
        let text = condition.source
        let isNegated = text.contains("!") || text.contains("false")
        if !isNegated, isFlag(condition, flags) { return true }
        return ends(condition, with: isNegated ? publicStates : developerStates)
            || !isNegated && (asksForMaker(condition) || comparesWithBeta(condition))
    }

    /// Whether a condition is that the app is a beta of TestFlight: `configuration == .testFlight`.
    private static func comparesWithBeta(_ condition: CodeNode) -> Bool {
        guard let value = condition.firstChild, value.kind == .sequence else { return false }
        let parts = Array(value.children)
        return parts.count == 3 && parts[1].isNamed("==")
            && parts.contains { $0.kind == .member && $0.name.lowercased() == "testflight" }
    }

    /// Whether a condition asks for nothing but a flag that is true for developers alone, or for a beta of TestFlight.
    private static func isFlag(_ condition: CodeNode, _ flags: Set<String>) -> Bool {
        guard let value = condition.firstChild,
            value.descendants.allSatisfy({ $0.kind == .reference || $0.kind == .member })
        else { return false }
        return flags.contains(value.name) || value.name.lowercased().contains("testflight")
    }

    /// Whether a condition asks for somebody who makes the app.
    private static func asksForMaker(_ condition: CodeNode) -> Bool {
        condition.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member else { return false }
            let words = node.name.words
            // A feature behind a flag is one that users get, or are to get.
            if zip(words, words.dropFirst()).contains(where: {
                developerPairs.contains("\($0) \($1)") && $0 != "feature"
            }) {
                return true
            }
            return words.first == "is" && words.dropFirst().first.map(makers.contains) == true
        }
    }

    /// Whether a condition holds for all but developers: `guard channel.isPublic else { … }`.
    static func isForUsers(condition: CodeNode) -> Bool {
        let text = condition.source
        return !text.contains("!") && !text.contains("false") && ends(condition, with: publicStates)
    }

    private static func ends(_ condition: CodeNode, with words: Set<String>) -> Bool {
        condition.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member, let last = node.name.words.last else { return false }
            return words.contains(last)
        }
    }
}
