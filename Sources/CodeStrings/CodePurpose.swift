/// Whom the code of a file is for.
package enum CodePurpose: Sendable, Hashable {
    /// People who use the app.
    case app
    /// Tests, and the screens that are made for pictures of them.
    case test
    /// Samples, stand-ins, scripts and pages for developers.
    case developers

    /// The names of folders that hold no code of the app, in small letters.
    private static let folders: Set<String> = [
        "demo", "demos", "example", "examples", "sample", "samples", "playground", "playgrounds", "preview content",
        "previews", "fixtures", "mocks", "stubs", "testing", "testhelpers", "scripts", "fastlane", "snapshots", "test",
        "tests", "uitests", "unittests", "testsupport", "testutils", "debugging", "debug", "developer",
        "temp", "tmp", "unused", "obsolete", "archived", "appium",
    ]

    /// Words in names of such folders, as `SearchSampleApp`.
    private static let words: Set<String> = [
        "sample", "samples", "example", "examples", "demo", "developer", "debug", "debugger",
    ]

    /// What the names of a file and of the folders around it say.
    ///
    /// - Parameter path: the path from the project's folder. The folders that the project is in say nothing about it.
    /// - Complexity: O(*n*).
    package init(path: String) {
        let parts = path.split(separator: "/")
        let isTest = parts.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Snapshots") }
        self = isTest ? .test : Self.isForDevelopers(parts) ? .developers : .app
    }

    /// What the names of a document and of the folders around it say.
    ///
    /// A document has no previews for developers: one that is named for a preview shows people one.
    ///
    /// - Parameter path: the path from the project's folder.
    /// - Complexity: O(*n*).
    package init(document path: String) {
        let parts = path.split(separator: "/")
        let stem = (parts.last ?? "").prefix { $0 != "." }
        let isOfPreview = stem.hasPrefix("Preview") || stem.hasSuffix("Preview") || stem.hasSuffix("Previews")
        self.init(path: isOfPreview ? (parts.dropLast() + ["-"]).joined(separator: "/") : path)
    }

    private static func isForDevelopers(_ parts: [Substring]) -> Bool {
        for folder in parts.dropLast() {
            let name = folder.lowercased()
            if folders.contains(name) || name.hasSuffix("tests") || name.hasSuffix(".playground")
                || name.hasSuffix("snapshots") || name.hasSuffix("mocks")
                // The capital of `iOS` does not begin a word.
                || !words.isDisjoint(with: folder.replacing("iOS", with: "IOS").words)
            {
                return true
            }
        }
        guard let file = parts.last else { return false }
        let stem = file.prefix { $0 != "." }
        // Templates/NewScreen/TemplateScreenView.swift
        if stem.hasPrefix("Template"), parts.dropLast().contains(where: { $0.words.contains("templates") }) {
            return true
        }
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
            || stem.words.contains("debug") || file == "Package.swift"
    }
}
