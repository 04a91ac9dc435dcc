internal import SourceCode
internal import SourceText

/// Texts that belong to strings and to views by their own types: constants of `String`, and the text that a label has.
extension ValueReader {
    /// The values of a constant or computed property that the project's extensions of `String` declare:
    /// `label.text = .title`, `label.text = String.title`.
    ///
    /// Of those of one name the place's own file comes first, as a private extension belongs to one file.
    ///
    /// - Returns: `nil` if there is none that the place sees.
    func constant(ofStrings name: String, at node: CodeNode, _ trail: inout Trail) -> [Value]? {
        guard let declared = facts.properties["String"]?[name] else { return nil }
        let seen = declared.filter { !$0.place.isOfFile || $0.place.file == node.file.path }
        let here = seen.filter { $0.place.file == node.file.path }
        guard !seen.isEmpty else { return nil }
        return property(name, of: "String", seen: here.isEmpty ? seen : here, &trail)
    }

    /// Classes of UIKit and AppKit that have a text of their own.
    private static let textViews = ReceiverFinder.textClasses.subtracting(plainViews)

    private static let plainViews: Set<String> = ["NSControl", "NSView", "UIControl", "UIView"]

    /// Whether a name is the text of the view whose class or extension the code is in: what is made of it is no new text.
    ///
    /// A class of labels may override the property to observe it: `override var text: String? { didSet { … } }`.
    func isOwnText(_ name: String, in scope: CodeMembers.Scope) -> Bool {
        guard OutletWriter.texts[name] != nil else { return false }
        let ancestry = Set(facts.ancestry(of: scope.type))
        guard let (_, declared) = facts.property(name, of: scope.type) else {
            return !ReceiverFinder.textClasses.isDisjoint(with: ancestry)
        }
        return !Self.textViews.isDisjoint(with: ancestry)
            && declared.allSatisfy { $0.getter == nil && $0.value == nil }
    }
}
