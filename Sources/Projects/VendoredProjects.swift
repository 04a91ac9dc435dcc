internal import SourceText
internal import XcodeProjects

/// The Xcode projects of other people's libraries in the folder of an app: their apps are examples, which nobody gets.
enum VendoredProjects {
    /// The names of folders for the code of others, in small letters and without signs.
    private static let names: Set<String> = [
        "carthage", "dependencies", "external", "externals", "opensource", "pods", "submodules", "thirdparties",
        "thirdparty", "3rdparty", "vendor", "vendored", "vendors",
    ]

    /// The folders of such projects: those in a folder for the code of others, and those beside the specification of a library.
    ///
    /// - Parameters:
    ///   - projects: the projects of Xcode, from the app's folder.
    ///   - root: the app's folder.
    /// - Returns: the folders from the root of the file system, in small letters; none if all projects are such.
    /// - Complexity: O(*p* · *d*) in the number of projects and the depth of their paths.
    static func folders(of projects: [String], below root: String) -> Set<String> {
        let folders = projects.map { FilePath.folder(FilePath.folder($0)) }
        let found = folders.filter { isVendored($0, below: root) }
        guard found.count < folders.count else { return [] }
        return Set(found.map { ProjectContents.joined(root, $0).lowercased() })
    }

    private static func isVendored(_ folder: String, below root: String) -> Bool {
        let parts = folder.split(separator: "/").filter { $0 != "." }
        if parts.contains(where: { names.contains($0.lowercased().filter { $0.isLetter || $0.isNumber }) }) {
            return true
        }
        // The project may be in a folder of the library's own: `Library/Example/Example.xcodeproj`.
        return parts.indices.contains { isLibrary(root + "/" + parts[...$0].joined(separator: "/")) }
    }

    /// Whether a folder holds the specification of a library for CocoaPods.
    private static func isLibrary(_ folder: String) -> Bool {
        do throws(SourceError) {
            return try FileAccess.names(in: folder).contains { $0.hasSuffix(".podspec") }
        } catch {
            // Nothing is known of what cannot be read.
            return false
        }
    }
}

extension BuiltFiles {
    /// Whether no document is where the projects look for it, and some are elsewhere: the folder was moved, and nothing is known
    /// of what is built.
    ///
    /// - Complexity: O(*n*) in the number of documents and of files that are built.
    func areMoved(_ documents: [String]) -> Bool {
        guard !documents.isEmpty, !documents.contains(where: name) else { return false }
        let names = Set(documents.map { FilePath.name(of: $0).lowercased() })
        return built.contains { names.contains(FilePath.name(of: $0)) }
    }

    /// Whether applications of other people's libraries are built of a file, and nothing else is.
    ///
    /// - Complexity: O(*t*) in the number of targets.
    func isOfVendoredApp(_ path: String) -> Bool {
        guard !vendored.isEmpty else { return false }
        let place = ProjectContents.joined(root, path)
        var isOfApp = false
        for reading in readings {
            for target in reading.targets where target.builds(place) {
                guard vendored.contains(reading.folder), target.productType == "com.apple.product-type.application"
                else {
                    return false
                }
                isOfApp = true
            }
        }
        return isOfApp
    }
}
