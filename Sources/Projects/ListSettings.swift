internal import XcodeProjects

/// Build settings from which Xcode writes the property list of a product: `INFOPLIST_KEY_UIMainStoryboardFile`.
enum ListSettings {
    private static let storyboards = [
        "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIMainStoryboardFile_iPad",
        "UIMainStoryboardFile_iPhone",
    ]

    /// Whether a configuration writes `CFBundleAllowMixedLocalizations`.
    static func allowMixedLanguages(in configuration: ProjectObject) -> Bool {
        configuration["buildSettings"]?["INFOPLIST_KEY_CFBundleAllowMixedLocalizations"]?.text == "YES"
    }

    /// The storyboards that a configuration names.
    static func storyboards(in configuration: ProjectObject) -> [String] {
        storyboards.compactMap { configuration["buildSettings"]?["INFOPLIST_KEY_" + $0]?.text }
    }
}
