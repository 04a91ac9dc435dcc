internal import SourceText

/// Which files a report or a baseline may replace: those that Overset wrote, and tables and logs of other tools.
enum OwnOutput {
    /// How much of a file is looked at, in bytes: each format names Overset, or begins in its own way, in much less.
    private static let length = 4096

    /// Extensions under which people keep nothing but output.
    private static let outputExtensions = [".sarif", ".log", ".txt", ".csv"]

    /// Extensions of code and of projects, in which the name of Overset may well stand.
    private static let sourceExtensions = [
        ".swift", ".m", ".mm", ".h", ".c", ".cc", ".cpp", ".pbxproj", ".plist", ".xcconfig", ".entitlements",
        ".strings",
        ".stringsdict", ".xcstrings", ".storyboard", ".xib", ".yml", ".yaml", ".toml", ".rb", ".py", ".sh",
    ]

    /// How reports begin that do not name Overset, or not where they are empty: commands of GitHub's log, a list for
    /// GitLab, files for Checkstyle.
    private static let beginnings = [
        "::error ", "::warning ", "::notice ", "[]", "[\n  {\n    \"description\": ",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle ",
    ]

    /// Whether a run may put its output at a path.
    ///
    /// - Parameter path: where the output goes.
    /// - Returns: whether nothing is there yet, or nothing that people wrote.
    static func isReplaceable(_ path: String) -> Bool {
        guard let status = FileStatus(ofFileAt: path), status.kind == .regular, status.size > 0 else { return true }
        let name = FileAccess.resolvingLinks(path).lowercased()
        if sourceExtensions.contains(where: name.hasSuffix) { return false }
        if outputExtensions.contains(where: name.hasSuffix) { return true }
        // What cannot be read is told when it is written.
        guard let bytes = FileAccess.beginning(of: path, count: length) else { return true }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.lowercased().contains("overset") || beginnings.contains(where: text.hasPrefix) || isBaseline(text)
    }

    /// Whether a text begins as a baseline does.
    private static func isBaseline(_ text: String) -> Bool {
        text.prefix(256).contains("\"version\"") && text.prefix(256).contains("\"entries\"")
    }
}
