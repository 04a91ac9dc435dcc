/// What a check is doing, for people who wait for it.
package enum CheckStage: Sendable, Hashable {
    /// The project's files are read.
    case reading
    /// So many of all screens are laid out.
    case layingOut(Int, of: Int)
    /// What was found is put together and drawn.
    case drawing

    /// What is shown of it, without a full stop.
    package var phrase: String {
        switch self {
        case .reading: "Reading the project"
        case .layingOut(let done, let total): "Laying out screens: \(done) of \(total)"
        case .drawing: "Drawing"
        }
    }
}
