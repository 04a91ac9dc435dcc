package import Interfaces
internal import SourceText

extension DeviceTable.Match {
    /// What is wrong with a name, and what to write; empty for a device that was found.
    package func message(for name: String) -> String {
        switch self {
        case .one:
            ""
        case .ambiguous(let choices):
            "'\(name)' matches several devices; choose one of: " + choices.map { "'\($0)'" }.joined(separator: ", ")
        case .unknown(let suggestion?):
            "there is no device named '\(name)'; did you mean '\(suggestion)'?"
        case .unknown(nil):
            "there is no device named '\(name)'; 'overset devices' lists those that are known"
        }
    }
}
