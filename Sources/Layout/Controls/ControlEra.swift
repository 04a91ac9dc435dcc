internal import Interfaces

/// Which generation of controls a document was saved with: their sizes changed with versions of the system.
struct ControlEra: Sendable, Hashable {
    /// The first number of `toolsVersion`; `nil` if the document says nothing of it.
    let toolsVersion: Int?

    /// Whether most controls of a screen of macOS have the heights that they had before macOS 26; `nil` where they do not
    /// tell.
    var holdsClassicControls: Bool?

    /// Whether most buttons of a screen of macOS have the widths that they had before macOS 11; `nil` where they do not
    /// tell.
    var holdsOldButtons: Bool?

    init(_ document: DocumentTraits?) { toolsVersion = document?.toolsVersion }

    /// Whether the document was saved by a version before this one; unknown versions are taken for recent ones.
    func isBefore(_ version: Int) -> Bool { toolsVersion.map { $0 < version } ?? false }

    /// Whether controls are those before iOS 13, which came with Xcode 11.
    ///
    /// Nine segmented controls without constraints on their height that Xcode 10.0 to 10.3 saved in four apps are 29 points
    /// high, and none is 32.
    var isBeforeIOS13: Bool { isBefore(15_000) }

    /// Whether controls are those before macOS 11, which came with Xcode 12.2.
    ///
    /// Screens that were not laid out again since then keep what they had: of 19 Cancel buttons that Xcode 12.2 and 12.3
    /// saved at their own width, 18 have the one of macOS 11.
    var isBeforeMacOS11: Bool { holdsOldButtons ?? isBefore(17_500) }

    /// Whether Xcode 26 saved the document.
    var isXcode26: Bool { toolsVersion.map { $0 >= 24_000 } ?? false }

    /// Whether the document may hold the larger controls that came with Xcode 26.
    ///
    /// Such documents hold classic sizes too, where a control was not laid out again. Where the document hides the
    /// version that saved it, its controls tell.
    var mayHoldXcode26Sizes: Bool {
        isXcode26 || toolsVersion == nil && holdsClassicControls == false
    }

    /// Whether a beta of Xcode 26 saved the document, which still drew the controls of macOS 15: of 17 screens that
    /// betas saved, 16 hold those alone.
    var isBeforeNewControls: Bool { isBefore(24_127) }

    /// Whether iOS rounded heights of lines up to whole points, not to pixels.
    var roundsLinesToPoints: Bool { isBefore(14_000) }
}
