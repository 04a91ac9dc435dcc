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
                || name.hasSuffix("snapshots") || name.hasSuffix("mocks") || name.contains("developer")
                || name.hasPrefix("debug") || name.hasSuffix("debug")
            {
                return true
            }
        }
        guard let file = parts.last else { return false }
        let stem = file.prefix { $0 != "." }
        return ["Tests", "Test", "Mock", "Mocks", "Stub", "Preview", "Previews", "Fixtures", "Spec"].contains {
            stem.hasSuffix($0) && stem.utf8.count > $0.utf8.count
        }
            || ["Debug", "Mock", "Preview", "Developer"].contains {
                stem.hasPrefix($0) && stem.utf8.count > $0.utf8.count
            }
            || file == "Package.swift"
    }
}
