package import SourceText
internal import TextMeasurement

extension Failure {
    /// A name that is not known, with the one that was probably meant.
    package static func unknown(_ name: String, among names: [String], kind: String) -> Failure {
        let hint = Suggestion.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return Failure("there is no \(kind) '\(name)'\(hint) (known: \(names.joined(separator: ", ")))")
    }
}
