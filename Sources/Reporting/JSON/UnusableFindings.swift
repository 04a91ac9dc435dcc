internal import Foundation
internal import SourceText

/// Why a file that is JSON is not a findings file.
struct UnusableFindings: Error {
    /// A lower-case phrase without a full stop.
    var reason: String
}

extension JSONReport {
    /// What is wrong, as a lower-case phrase without a full stop.
    static func explanation(of error: any Error) -> String {
        switch error {
        case let error as UnusableFindings: error.reason
        case DecodingError.keyNotFound(let key, let context): "\(member(context.codingPath)) lacks '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(member(context.codingPath)) is of the wrong kind"
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
        case DecodingError.dataCorrupted(let context): "\(member(context.codingPath)) has a value that is out of range"
        default: "it is not JSON"
        }
    }

    /// The place that the decoder names in its own words; the beginning of the file where it names none.
    static func place(of error: any Error) -> (line: Int, column: Int) {
        guard case DecodingError.dataCorrupted(let context) = error, let cause = context.underlyingError,
            let match = "\(cause)".firstMatch(of: /line (\d{1,9}), column (\d{1,9})/),
            let line = Int(match.1), let column = Int(match.2)
        else { return (1, 1) }
        return (max(line, 1), max(column, 1))
    }

    /// The way to a member, as `findings[3].rule`.
    private static func member(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the file" }
        var text = ""
        for key in path {
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + VisibleText.escaping(key.stringValue)
            }
        }
        return text
    }
}
