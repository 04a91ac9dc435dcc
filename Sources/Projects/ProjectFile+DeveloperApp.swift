internal import SourceText
internal import XcodeProjects

extension ProjectFile {
    /// Whether the project builds an app that nobody localizes: it knows no second language and names no string table.
    ///
    /// Beside an app that is localized such a project is a gallery of its design system or a tool, which developers alone
    /// run.
    ///
    /// - Complexity: O(*n*) in the number of objects.
    var buildsUnlocalizedApp: Bool {
        guard let languages = project?["knownRegions"]?.texts, languages.allSatisfy(Self.templateLanguages.contains)
        else { return false }
        let buildsApp = objects.contains {
            $0.isa == "PBXNativeTarget" && $0.text("productType") == "com.apple.product-type.application"
        }
        return buildsApp
            && !objects.contains { $0.isa == "PBXFileReference" && $0.text("path").map(Self.isTranslated) ?? false }
    }

    /// What new projects know: today's, and those of Xcode 4 and before.
    private static let templateLanguages: Set<String> = ["Base", "English", "French", "German", "Japanese", "en"]

    /// Whether a file says that somebody localizes the app: it is a string table, or of a language that is not English.
    ///
    /// New projects begin with documents, and those of old with `InfoPlist.strings` and credits, in a folder for English.
    private static func isTranslated(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        let languages = parts.filter { $0.hasSuffix(".lproj") }
        guard languages.allSatisfy({ ["Base.lproj", "English.lproj", "en.lproj"].contains($0) }) else { return true }
        guard path.hasSuffix(".strings") || path.hasSuffix(".xcstrings") else {
            return !languages.isEmpty
                && ![".storyboard", ".xib", ".nib", "Credits.rtf"].contains(where: path.hasSuffix)
        }
        return !FilePath.namesBundle(path)
    }
}
