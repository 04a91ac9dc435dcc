internal import Interfaces

/// Which generation of controls a document was saved with: their sizes changed with versions of the system.
struct ControlEra: Sendable, Hashable {
    /// The first number of `toolsVersion`; `nil` if the document says nothing of it.
    let toolsVersion: Int?

    /// Whether most controls of a screen of macOS have the heights that they had before macOS 26, although Xcode 26 saved
    /// the document.
    var holdsClassicControls = false

    init(_ document: DocumentTraits?) { toolsVersion = document?.toolsVersion }

    /// Whether the document was saved by a version before this one; unknown versions are taken for recent ones.
    func isBefore(_ version: Int) -> Bool { toolsVersion.map { $0 < version } ?? false }

    /// Whether the document may hold the larger controls that came with Xcode 26.
    ///
    /// Such documents hold classic sizes too, where a control was not laid out again.
    var mayHoldXcode26Sizes: Bool { toolsVersion.map { $0 >= 24_000 && $0 < 32_000 } ?? false }

    /// Whether iOS rounded heights of lines up to whole points, not to pixels.
    var roundsLinesToPoints: Bool { isBefore(14_000) }
}
