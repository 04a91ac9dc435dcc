internal import ProposedLayout
internal import SourceCode

/// A screen that was met while another one was read.
struct PendingScreen {
    enum Content {
        /// The code that makes its views, and what a closure is called with.
        case code(CodeNode, Scope, [Bound])
        case views([ViewNode])
    }

    var name: String
    var kind: ScreenKind
    var content: Content
    var node: CodeNode
    var surroundings: Surroundings
    var platform: SourcePlatform
    /// Whether only a condition for developers shows it.
    var isForDevelopers = false
    /// What tells it from others, where a view presents it.
    var identity: ScreenIdentity?
}

/// What tells a screen from others: the same code is one screen, whoever shows it.
struct ScreenIdentity: Hashable {
    var node: CodeNode
    var platform: SourcePlatform
    /// Which of several screens of the same code it is.
    var number = 0
}

/// What goes down from a view to those inside it, as far as it decides how they are read.
struct Surroundings {
    /// Styles of the project's own, by the modifier that sets them.
    var styles: [String: Value] = [:]
    /// How the title of the screen around is shown, where it says so: what it pushes shows its own the same way.
    var titleDisplay: Modifier.TitleDisplay?
}
