/// How well it is known that a view stands in a tree as it does.
package enum Certainty: Sendable, Hashable {
    /// The source says so.
    case certain
    /// A typical size or value stands for one that only the running app has: data, a picture, a foreign view.
    ///
    /// The reason is a lower-case phrase for a report, such as `the picture is loaded`.
    case typical(reason: String)
    /// Something that was not understood is taken to change nothing, such as a modifier of another package.
    case assumed(reason: String)

    /// The reason for the doubt; `nil` if there is none.
    package var doubt: String? {
        switch self {
        case .certain: nil
        case .typical(let reason), .assumed(let reason): reason
        }
    }
}
