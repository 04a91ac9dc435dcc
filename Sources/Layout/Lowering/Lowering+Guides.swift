internal import ConstraintSolver
internal import Interfaces

extension Lowering {
    /// The rectangle of a guide, in terms of the view that it belongs to.
    func guideRect(_ index: Int) -> RectForm {
        let guide = screen.guides[index]
        let owner = guide.owner
        let surroundings = inputs.surroundings
        if let first = guideVariables[index] { return RectForm(variables: first) }
        let frame = frame(of: owner)
        switch guide.kind {
        case .safeArea: return frame.inset(by: surroundings.safeInsets[owner])
        case .layoutMargins: return frame.inset(by: surroundings.margins[owner])
        case .readableContent: return frame.inset(by: surroundings.readableInsets[owner])
        case .content: return bounds(of: owner)
        case .frame, .custom: return frame
        case .top:
            let inset = surroundings.safeInsets[owner].top
            return RectForm(left: frame.left, top: frame.top, right: frame.right, bottom: frame.top + inset)
        case .keyboard, .bottom:
            // Without a keyboard, its guide is what hardware and bars cover.
            let inset = surroundings.safeInsets[owner].bottom
            return RectForm(left: frame.left, top: frame.bottom - inset, right: frame.right, bottom: frame.bottom)
        }
    }

    /// Ties the content of scroll views to where it begins.
    ///
    /// Its size is free: the constraints of the views inside decide it. What they leave open is as large as the frame
    /// less the insets.
    mutating func lowerGuides() {
        for view in screen.views.indices {
            guard let first = contentVariables[view] else { continue }
            let origin = ConstraintOrigin.made(.scrollContent, view: view)
            let content = RectForm(variables: first)
            let frame = frame(of: view)
            let insets = contentInsets(of: view)
            add(content.left, .equal, frame.left + insets.left, origin)
            add(content.top, .equal, frame.top + insets.top, origin)
            // On the canvas, views of which only code knows the size keep what they have.
            guard !setting.isDesignTime else { continue }
            add(content.width, .equal, frame.width - (insets.left + insets.right), priority: 0.5, origin)
            add(content.height, .equal, frame.height - (insets.top + insets.bottom), priority: 0.5, origin)
        }
    }

    private func contentInsets(of view: Int) -> EdgeInsets {
        guard case .scroll(let scroll) = screen.views[view].content else { return .zero }
        return scroll.contentInsets
    }
}
