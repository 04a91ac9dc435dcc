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

    /// Whether people who use the app can see what the code shows.
    package var isSeen: Bool { !isDebugOnly && !isPreview && !isLogged && !isTest }

    /// The parts of names of folders and files that hold no code of the app.
    private static let otherFolders: Set<String> = [
        "demo", "demos", "example", "examples", "sample", "samples", "playground", "playgrounds", "preview content",
        "previews", "fixtures", "mocks", "stubs", "testing", "testhelpers", "scripts", "fastlane", "snapshots", "test",
        "tests", "uitests", "unittests", "testsupport", "testutils", "debugging", "debug", "developer",
        "temp", "tmp",
    ]

    /// Words in names of such folders, as `SearchSampleApp`.
    private static let otherWords: Set<String> = [
        "sample", "samples", "example", "examples", "demo", "developer", "debug",
    ]

    /// Whether a file is one of tests, examples, samples, stand-ins or pages for developers.
    ///
    /// - Parameter path: the path from the project's folder.
    /// - Returns: whether no user of the app runs its code.
    package static func isTest(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        for folder in parts.dropLast() {
            let name = folder.lowercased()
            if otherFolders.contains(name) || name.hasSuffix("tests") || name.hasSuffix(".playground")
                || name.hasSuffix("snapshots") || name.hasSuffix("mocks")
                // The capital of `iOS` does not begin a word.
                || !otherWords.isDisjoint(with: folder.replacing("iOS", with: "IOS").words)
            {
                return true
            }
        }
        guard let file = parts.last else { return false }
        let stem = file.prefix { $0 != "." }
        // toast-regression-tests.swift
        if let last = stem.split(separator: "-").last, last != stem, ["test", "tests", "mock", "mocks"].contains(last) {
            return true
        }
        return ["Tests", "Test", "Mock", "Mocks", "Stub", "Preview", "Previews", "Fixtures", "Spec"].contains {
            stem.hasSuffix($0) && stem.utf8.count > $0.utf8.count
        }
            || ["Debug", "Mock", "Preview", "Developer"].contains {
                stem.hasPrefix($0) && stem.utf8.count > $0.utf8.count
            }
            || file == "Package.swift"
    }

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
        "test data", "sample data", "preview data", "environment switcher", "environment picker",
        "environment selector",
    ]

    /// Whether the name of a type says that only developers of the app see what it shows.
    static func isForDevelopers(_ name: String) -> Bool {
        let words = name.words
        return !developerWords.isDisjoint(with: words)
            || zip(words, words.dropFirst()).contains { developerPairs.contains("\($0) \($1)") }
    }

    /// Words that begin or end the names of values which stand in for real ones.
    private static let sampleWords: Set<String> = [
        "sample", "samples", "mock", "mocks", "mocked", "example", "examples", "dummy", "stub", "stubs", "fixture",
        "fixtures", "fake",
    ]

    /// Whether the name of a function or property says that it stands in for what users have.
    static func isSample(_ name: String) -> Bool {
        if ["preview", "previews", "previewValue", "testValue"].contains(name) { return true }
        let words = name.words
        return [words.first, words.last].contains { $0.map(sampleWords.contains) ?? false }
    }

    /// The last words of names that say of a run of the app that no user started it.
    private static let developerStates: Set<String> = [
        "debug", "debugging", "testing", "tests", "staging", "development", "previews", "simulator",
    ]

    /// Whether a condition holds for developers alone: `if isDebug`, `if build == .staging`.
    static func isForDevelopers(condition: CodeNode) -> Bool {
        let text = condition.source
        guard !text.contains("!") && !text.contains("false") else { return false }
        return condition.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member, let last = node.name.words.last else { return false }
            return developerStates.contains(last)
        }
    }
}
