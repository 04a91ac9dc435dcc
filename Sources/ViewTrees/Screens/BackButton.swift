internal import ProposedLayout

/// The button that leads back from a screen that was pushed on another one.
enum BackButton {
    /// The least that it takes of a bar, in points: a chevron, in glass on iOS 26.
    ///
    /// The words behind a chevron give way where a title needs their room.
    private static let width = Length(44, from: 26, to: 44)
    /// Less than any bar is high, in points.
    private static let height: Length = 30

    /// The tree with the button at the beginning of the bar.
    ///
    /// - Parameter root: what was pushed, without the navigation stack.
    /// - Returns: the tree in a toolbar.
    static func applied(to root: ViewNode) -> ViewNode {
        let button = ViewNode(.foreign(width: width, height: height))
        let item = ViewNode(.toolbarItem(.leading), [button])
        return ViewNode(.modified(.toolbar), [root], parts: [ViewPart(.toolbar, [item])])
    }
}
