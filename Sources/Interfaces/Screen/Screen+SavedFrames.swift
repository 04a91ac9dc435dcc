/// Why a layout cannot do without the frame that was saved for a view.
package enum SavedFrameNeed: String, Sendable, Hashable, CaseIterable {
    /// The view shows an image, and the document does not say how large the image is.
    case imageSize
    /// The element is not known, so nobody knows what size it asks for.
    case unknownElement
    /// A class of the app may ask for a size of its own.
    case customClass
}

extension Screen {
    /// Why a layout needs the frame that was saved for a view.
    ///
    /// Only sizes that no rule can find are needed: texts are measured whatever their class, and controls of the system
    /// have known sizes.
    ///
    /// - Parameter view: a position in ``views``.
    /// - Returns: `nil` if the layout can do without.
    package func needForSavedFrame(of view: Int) -> SavedFrameNeed? {
        let view = views[view]
        switch view.content {
        case .image(nil): return .imageSize
        case .button(let button) where button.title == nil && button.hasImage && button.imageSize == nil:
            return .imageSize
        case .segmentedControl(let control)
        where control.segments.allSatisfy { $0.title == nil && $0.hasImage }:
            return .imageSize
        case .opaque: return .unknownElement
        case .label, .button, .textField, .textView, .segmentedControl, .image: return nil
        case .plain, .stack, .scroll, .table, .cell, .bar, .control, .box, .split, .container:
            return view.customClass == nil ? nil : .customClass
        }
    }

    /// The screen as it would be if Interface Builder had not saved the frames of some views.
    ///
    /// A layout of it knows what it knows at run time: constraints, texts, the size of the root. A comparison of that
    /// layout with the frames that were taken away is a test of the layout; one that saw them would confirm itself.
    /// Views of ``needForSavedFrame(of:)`` keep their frames, and so does the root.
    ///
    /// - Parameter isRemoved: whether a view loses its frame, by position in ``views``: the views that constraints
    ///   place. Without its frame, a view that springs and struts place would have no place at all.
    /// - Returns: the screen; nothing but ``View/savedFrame`` differs.
    /// - Complexity: O(*n*) in the number of views.
    package func withoutSavedFrames(where isRemoved: [Bool]) -> Screen {
        var screen = self
        for (view, isRemoved) in zip(views.indices, isRemoved)
        where isRemoved && view > 0 && needForSavedFrame(of: view) == nil {
            screen.views[view].savedFrame = nil
        }
        return screen
    }
}
