package import Interfaces

/// Whether a document is a copy of another language's: what no layout has seen since.
///
/// Tools put translations into a copy of a document and keep its frames. That is a proof from the two documents alone: every
/// view that both have stands where it stands in the other, to the last digit. Frames of other texts are no truth about these,
/// and those of the same texts tell what the original tells.
package enum CopiedFrames {
    /// - Parameters:
    ///   - screens: those of a document.
    ///   - original: those of the document of the same name in the language that the app is developed in.
    /// - Returns: whether they have views in common, and all of these the same frames.
    /// - Complexity: O(*n*) in the number of views.
    package static func areTaken(by screens: [Screen], from original: [Screen]) -> Bool {
        var isShared = false
        for screen in screens {
            guard let source = original.first(where: { $0.identifier == screen.identifier }) else { continue }
            let views = Dictionary(source.views.map { ($0.id, $0) }) { first, _ in first }
            for view in screen.views {
                guard let other = views[view.id] else { continue }
                if view.savedFrame != other.savedFrame { return false }
                isShared = true
            }
        }
        return isShared
    }
}
