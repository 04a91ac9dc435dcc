internal import Checking

/// What a run looked at, which tells what a missing fault means.
struct BaselineScope: Sendable {
    /// The project that the run was about.
    enum Subject: Sendable {
        /// The path of its folder.
        case folder(String)
        /// Its name: all that a findings file says.
        case name(String)
    }

    var subject: Subject
    /// Whether the whole folder was looked at, without an error.
    var isComplete: Bool
    /// Whether languages or devices were left out.
    var isNarrowed = false

    /// Whether every language is known to be among those that were looked at: a findings file does not say.
    var hasAllLanguages: Bool {
        if case .name = subject { false } else { !isNarrowed }
    }

    /// The project's folder as a baseline names it; `nil` if it is not known.
    func root(from file: String) -> String? {
        switch subject {
        case .folder(let path): BaselineRoot.path(of: path, from: file)
        case .name: nil
        }
    }
}
