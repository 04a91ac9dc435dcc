/// What the documents of a project say about actions: those that none of them sends, only code does.
struct ActionConnections: Sendable {
    /// Whether there are documents, and all of them were read.
    private let areAllRead: Bool

    /// - Parameter documents: the documents of the project.
    /// - Complexity: O(*n*) in their number.
    init(_ documents: [CodeDocument]) {
        areAllRead = !documents.isEmpty && !documents.contains(where: \.isUnread)
    }

    /// Actions that menus and keys of the system send by themselves.
    ///
    /// Source: `UIResponderStandardEditActions`, `NSStandardKeyBindingResponding` and the menus that AppKit makes.
    private static let standard: Set<String> = [
        "cancelOperation", "centerSelectionInVisibleArea", "close", "copy", "cut", "delete", "duplicate", "find",
        "findAndReplace", "findNext", "findPrevious", "hide", "newDocument", "newWindowForTab", "openDocument", "paste",
        "pasteAndGo", "pasteAndMatchStyle", "pasteAndSearch", "performClose", "performFindPanelAction",
        "performMiniaturize", "performTextFinderAction", "print", "printDocument", "redo", "rename",
        "revertDocumentToSaved", "runPageLayout", "runToolbarCustomizationPalette", "saveDocument", "saveDocumentAs",
        "saveDocumentTo", "select", "selectAll", "showHelp", "terminate", "toggleFullScreen", "toggleSidebar",
        "toggleToolbarShown", "undo", "unhideAllApplications", "updateTextAttributes", "useSelectionForFind",
    ]

    /// Whether the system sends an action by itself.
    ///
    /// - Parameter name: the first part of its selector.
    /// - Returns: whether it is one of Apple's own that no document has to name.
    /// - Complexity: O(1).
    static func isStandard(_ name: some StringProtocol) -> Bool { standard.contains(String(name)) }

    /// Whether a method that is marked as an action is reached only where a document or code names it.
    ///
    /// - Parameter name: the first part of its selector.
    /// - Returns: `false` where the system, or a document that was not read, may send it.
    /// - Complexity: O(1).
    func tell(of name: some StringProtocol) -> Bool { areAllRead && !Self.isStandard(name) }
}
