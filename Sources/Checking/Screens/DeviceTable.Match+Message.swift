package import Interfaces
internal import SourceText

extension DeviceTable.Match {
    /// What is wrong with a name, and what to write; empty for a device that was found.
    package func message(for name: String) -> String {
        switch self {
        case .one:
            ""
        case .ambiguous(let choices):
            "'\(name)' fits several devices; write one of: " + choices.map { "'\($0)'" }.joined(separator: ", ")
        case .unknown(let suggestion?):
            "no device is called '\(name)'; did you mean '\(suggestion)'?"
        case .unknown(nil):
            "no device is called '\(name)'; 'overset devices' lists those that are known"
        }
    }
}
