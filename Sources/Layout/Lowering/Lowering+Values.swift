internal import Interfaces

extension Lowering {
    /// The frame of each view in the coordinates of the screen; `nil` for those that take no part.
    func frames(at values: [Double]) -> [Rect?] {
        guard values.count >= variableCount else { return screen.views.map { _ in nil } }
        return isPresent.indices.map { view in
            isPresent[view] ? frame(of: view, at: values, inputs.alignmentInsets[view]) : nil
        }
    }

    /// The frame of one view, which reaches beyond its alignment rectangle by insets.
    func frame(of view: Int, at values: [Double], _ insets: EdgeInsets) -> Rect {
        Rect(
            x: values[view * 4] - insets.left,
            y: values[view * 4 + 1] - insets.top,
            width: values[view * 4 + 2] + (insets.left + insets.right),
            height: values[view * 4 + 3] + (insets.top + insets.bottom)
        )
    }

    /// The width of the alignment rectangle of each view; 0 for those that take no part.
    func widths(at values: [Double]) -> [Double] {
        guard values.count >= variableCount else { return screen.views.map { _ in 0 } }
        return isPresent.indices.map { isPresent[$0] ? values[$0 * 4 + 2] : 0 }
    }
}

extension Screen {
    /// The saved frames in the coordinates of the screen; `nil` where one is missing on the way to the root.
    var savedFrames: [Rect?] {
        var frames: [Rect?] = []
        for view in views {
            guard let saved = view.savedFrame else {
                frames.append(nil)
                continue
            }
            guard let parent = view.parent else {
                frames.append(Rect(x: 0, y: 0, width: saved.width, height: saved.height))
                continue
            }
            frames.append(frames[parent].map { saved.offset(x: $0.x, y: $0.y) })
        }
        return frames
    }
}
