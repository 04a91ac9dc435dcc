/// The folders of a project that hold copies, products or other people's files, by their names.
///
/// One list for everything that searches a project: tables, documents and code are looked for in the same folders.
package enum SkippedNames {
    /// How deep folders may be nested; deeper ones are not looked into.
    package static let maximumDepth = 64

    private static let names: Set<String> = [
        "Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages", "build", "Build", "vendor",
    ]
    private static let extensions: Set<String> = [
        "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "app", "appex", "xcarchive",
    ]

    /// Whether a folder or file is not looked at, by its name.
    package static func contains(_ name: String) -> Bool {
        guard !name.hasPrefix("."), !names.contains(name) else { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(String(name[name.index(after: dot)...]))
    }
}
