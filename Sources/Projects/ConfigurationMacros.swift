internal import CodeStrings
internal import XcodeProjects

/// The macros that a configuration of an Xcode project sets for the compilers.
struct ConfigurationMacros {
    /// The names, without values.
    let names: Set<String>
    /// Whether no user gets what it builds.
    let isForDevelopers: Bool

    /// Words in the names of configurations whose builds stay with the developers.
    private static let developerWords: Set<String> = ["debug", "development", "dev", "test", "testing", "tests"]

    /// - Parameter configuration: an `XCBuildConfiguration`.
    /// - Complexity: O(*n*) in the length of the settings.
    init(_ configuration: ProjectObject) {
        isForDevelopers = !Self.developerWords.isDisjoint(with: (configuration.text("name") ?? "").words)
        let settings = configuration["buildSettings"]
        var names: Set<String> = []
        for setting in ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "GCC_PREPROCESSOR_DEFINITIONS"] {
            names.formUnion(Self.words(settings?[setting]).map { String($0.prefix { $0 != "=" }) })
        }
        // `-D NAME`, `-DNAME`.
        var isBehindSign = false
        for word in Self.words(settings?["OTHER_SWIFT_FLAGS"]) {
            if isBehindSign || word.hasPrefix("-D") && word.count > 2 {
                names.insert(String(isBehindSign ? word[...] : word.dropFirst(2)))
            }
            isBehindSign = word == "-D"
        }
        self.names = names.filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !$0.isEmpty }
    }

    /// The words of a setting, which is a text or a list.
    private static func words(_ setting: ProjectValue?) -> [String] {
        guard let setting else { return [] }
        let texts = setting.text.map { [$0] } ?? setting.texts
        return texts.flatMap { $0.split { $0 == " " || $0 == "\"" }.map(String.init) }
    }
}
