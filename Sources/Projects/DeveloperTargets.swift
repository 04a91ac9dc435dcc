internal import CodeStrings
internal import SourceCode
internal import SourceText
package import XcodeProjects

/// What only apps for developers and testers are built of, beside the app that people get: files of their targets, and targets of
/// packages that they alone link.
package struct DeveloperTargets: Sendable {
    /// The targets for developers, and all others but those of tests.
    private var targets: (forDevelopers: [ProjectTarget], forUsers: [ProjectTarget]) = ([], [])
    /// The folders of package targets that only such targets link, each with a stroke at its end.
    private var folders: [String] = []

    /// Words that end the names of targets which only those run who make the app.
    private static let words: Set<String> = [
        "debug", "debugger", "demo", "dev", "example", "examples", "gallery", "harness", "internal", "playground",
        "sample", "samples", "sandbox", "scenarios", "showcase",
    ]

    /// Whether the name of an application or its bundle identifier says that it is for those who make the app.
    static func isForDevelopers(_ target: ProjectTarget) -> Bool {
        guard target.productType == "com.apple.product-type.application" else { return false }
        func says(_ name: String) -> Bool {
            let parts = name.split { !$0.isLetter && !$0.isNumber }
            guard let last = parts.last else { return false }
            let own = String(last).words
            // `PhotosTestHost`: what tests of screens run in.
            return own.last.map(words.contains) ?? false || own.suffix(2) == ["test", "host"]
                || own.suffix(2) == ["test", "app"]
        }
        if says(target.name) { return true }
        return !target.bundleIdentifiers.isEmpty && target.bundleIdentifiers.allSatisfy(says)
    }

    /// - Parameters:
    ///   - projects: the targets of each Xcode project.
    ///   - packages: the packages of the project.
    /// - Complexity: O(*n*) in the number of files and dependencies.
    package init(_ projects: [[ProjectTarget]], packages: [PackageTargets]) {
        for targets in projects {
            let embedded = targets.reduce(into: Set<String>()) { names, target in
                if !Self.isForDevelopers(target), !Self.isOfTests(target) { names.formUnion(target.dependencies) }
            }
            func isForUsers(_ target: ProjectTarget) -> Bool {
                !Self.isForDevelopers(target) || embedded.contains(target.name)
            }
            let hasApp = targets.contains {
                isForUsers($0) && $0.productType.hasPrefix("com.apple.product-type.application")
            }
            for target in targets where !Self.isOfTests(target) {
                if isForUsers(target) || !hasApp {
                    self.targets.forUsers.append(target)
                } else {
                    self.targets.forDevelopers.append(target)
                }
            }
        }
        func products(_ targets: [ProjectTarget]) -> Set<String> {
            targets.reduce(into: []) { $0.formUnion($1.packageProducts) }
        }
        let (linked, alone) = (products(targets.forUsers), products(targets.forDevelopers))
        guard !alone.isSubset(of: linked), packages.allSatisfy(\.isKnown) else { return }
        let users = PackageTargets.reached(from: linked, in: packages)
        let developers = PackageTargets.reached(from: alone, in: packages).subtracting(users)
        for package in packages {
            for target in package.targets where developers.contains(target.name) {
                folders.append(package.folder(of: target) + "/")
            }
        }
    }

    private static func isOfTests(_ target: ProjectTarget) -> Bool { target.productType.contains("-test") }

    /// Whether only apps for developers are built of a file.
    ///
    /// - Parameters:
    ///   - path: of the file, from the project's folder.
    ///   - place: of the file, from the root of the file system.
    /// - Returns: `false` if an app for users is built of it as well, or nothing.
    /// - Complexity: O(*t*) in the number of targets.
    package func hold(_ path: String, at place: String) -> Bool {
        if folders.contains(where: path.hasPrefix) { return true }
        return targets.forDevelopers.contains { $0.builds(place) } && !targets.forUsers.contains { $0.builds(place) }
    }
}
