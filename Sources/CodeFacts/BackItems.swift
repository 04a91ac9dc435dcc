internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The items for going back that controllers have only if somebody made them: `navigationItem.backBarButtonItem?.title`
/// gives no button a title where neither code nor a document does.
///
/// Source: `UINavigationItem.backBarButtonItem` is `nil` until it is set.
enum BackItems {
    private static let made = ["backBarButtonItem =", "backBarButtonItem=", "setBackBarButtonItem:"].map {
        ByteSearch($0)
    }

    /// Whether a project makes one.
    ///
    /// - Complexity: O(*n*) in the size of the code.
    static func areMade(in index: TypeIndex, _ documents: [CodeDocument]) -> Bool {
        documents.contains { $0.isUnread || $0.texts.contains(Array("backBarButtonItem".utf8)) }
            || index.files.contains { file in made.contains { $0.isIn(file.code.file.utf8) } }
    }

    /// Whether a target is the title of such an item.
    static func isTitle(_ target: CodeNode) -> Bool {
        target.isNamed("title") && target.firstChild?.isNamed("backBarButtonItem") == true
    }
}
