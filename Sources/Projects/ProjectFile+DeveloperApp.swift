internal import XcodeProjects

extension ProjectFile {
    /// Whether the project builds an app that nobody localizes: it knows no second language and names no string table.
    ///
    /// Beside an app that is localized such a project is a gallery of its design system or a tool, which developers alone
    /// run.
    ///
    /// - Complexity: O(*n*) in the number of objects.
    var buildsUnlocalizedApp: Bool {
        guard let languages = project?["knownRegions"]?.texts,
            languages.allSatisfy({ ["en", "Base", "English"].contains($0) })
        else { return false }
        let buildsApp = objects.contains {
            $0.isa == "PBXNativeTarget" && $0.text("productType") == "com.apple.product-type.application"
        }
        return buildsApp
            && !objects.contains { object in
                object.isa == "PBXFileReference"
                    && [".lproj", ".xcstrings", ".strings"].contains { object.text("path")?.contains($0) ?? false }
                    // The document of the developer's language alone.
                    && object.text("path").map { $0.hasSuffix(".storyboard") && $0.contains("Base.lproj/") } != true
            }
    }
}
