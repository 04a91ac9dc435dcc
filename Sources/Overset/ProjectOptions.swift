/// Which app is looked at, and what it is made of.
public struct ProjectOptions: Sendable, Hashable {
    /// The path of the folder that holds the language folders, or of a folder above it.
    public var folder: String
    /// The path of `overset.yml`; `nil` for the nearest one upwards from ``folder``.
    public var configuration: String?
    /// The tag (BCP 47) of the language that the app is written in; `nil` if the project tells.
    public var sourceLanguage: String?
    /// Paths of font files, or of folders of some, that come before those of the configuration and the system.
    public var fonts: [String] = []
    /// The names of the only rules that are reported, such as `truncated-text`; empty for all.
    public var onlyRules: [String] = []
    /// The names of rules that are not reported.
    public var skippedRules: [String] = []

    /// The project in a folder.
    public init(folder: String) { self.folder = folder }
}
