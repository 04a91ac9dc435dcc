package import Interfaces

/// Whether a document is a copy of another language's whose texts were exchanged: what no layout has seen since.
///
/// Tools put translations into a copy of a document and keep its frames. That is a proof from the two documents alone: every
/// view that both have stands where it stands in the other, to the last digit, and yet texts differ.
package enum CopiedFrames {
    /// - Parameters:
    ///   - screens: those of a document.
    ///   - original: those of the document of the same name in the language that the app is developed in.
    /// - Complexity: O(*n*) in the number of views.
    package static func areTaken(by screens: [Screen], from original: [Screen]) -> Bool {
        var hasOtherTexts = false
        for screen in screens {
            guard let source = original.first(where: { $0.identifier == screen.identifier }) else { continue }
            let views = Dictionary(source.views.map { ($0.id, $0) }) { first, _ in first }
            for view in screen.views {
                guard let other = views[view.id] else { continue }
                if view.savedFrame != other.savedFrame { return false }
                if text(of: view) != text(of: other) { hasOtherTexts = true }
            }
        }
        return hasOtherTexts
    }

    private static func text(of view: View) -> String? {
        switch view.content {
        case .label(let label): label.text?.value
        case .button(let button): button.title?.value
        default: nil
        }
    }
}
