internal import XcodeProjects

/// Build settings from which Xcode writes the property list of a product: `INFOPLIST_KEY_UIMainStoryboardFile`.
struct ListSettings: Sendable {
    /// Whether a configuration writes `CFBundleAllowMixedLocalizations`.
    private(set) var allowMixedLanguages = false
    /// The storyboards that configurations name.
    private(set) var storyboards: Set<String> = []
    /// Which way up an iPhone may be held, as `UISupportedInterfaceOrientations` has it.
    private(set) var orientations: Set<String> = []

    private static let storyboardKeys = [
        "NSMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIMainStoryboardFile_iPad",
        "UIMainStoryboardFile_iPhone",
    ]
    private static let orientationKeys = [
        "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations_iPhone",
    ]

    /// Reads a configuration.
    mutating func read(_ configuration: ProjectObject) {
        func value(_ key: String) -> String? { configuration["buildSettings"]?["INFOPLIST_KEY_" + key]?.text }
        if value("CFBundleAllowMixedLocalizations") == "YES" { allowMixedLanguages = true }
        storyboards.formUnion(Self.storyboardKeys.compactMap(value))
        for text in Self.orientationKeys.compactMap(value) {
            orientations.formUnion(text.split(separator: " ").map(String.init))
        }
    }
}
