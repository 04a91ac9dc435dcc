internal import SourceText
internal import TextMeasurement

/// The names of commands.
package enum Subcommands {
    /// Names that every command line takes besides those of commands.
    private static let others = ["help", "solve"]

    /// What is said of the first word of a command line that is no command; `nil` for a command or an option.
    ///
    /// - Parameters:
    ///   - name: the word.
    ///   - names: the names of all commands that help lists.
    /// - Returns: a phrase, with the command that was probably meant.
    package static func mistake(in name: String, among names: [String]) -> String? {
        guard !name.hasPrefix("-"), !names.contains(name), !others.contains(name) else { return nil }
        let start = "there is no command '\(VisibleText.escaping(name))'"
        if let meant = Suggestion.of(name, among: names) { return start + "; did you mean 'overset \(meant)'?" }
        if FileAccess.kind(of: name) != .missing {
            return start + "; to check this, run 'overset check \(VisibleText.escaping(name))'"
        }
        return start + "; 'overset --help' lists them: \(names.joined(separator: ", "))"
    }
}
