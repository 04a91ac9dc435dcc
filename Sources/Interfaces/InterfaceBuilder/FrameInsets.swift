internal import SourceText

/// Frames that Interface Builder saves by what autoresizing keeps: `<frame key="frameInset" minX="16" width="110" …/>`.
extension InterfaceReader {
    /// The saved frame of a view, however it is written.
    ///
    /// - Parameters:
    ///   - element: the view's element.
    ///   - around: the saved frame of the view around, in points.
    /// - Returns: `nil` if there is none, or if it hangs on a frame of the view around that was not saved.
    mutating func savedFrame(of element: MarkupElement, in around: Rect?) -> Rect? {
        guard let inset = keyed("frame", "frameInset", in: element) else { return rect("frame", of: element) }
        guard let (x, width) = extent(inset, "minX", "width", "maxX", in: around?.width),
            let (y, height) = extent(inset, "minY", "height", "maxY", in: around?.height)
        else { return nil }
        return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }

    /// Where a view begins in one direction, and its length.
    private mutating func extent(
        _ inset: MarkupElement,
        _ start: String,
        _ length: String,
        _ end: String,
        in whole: Double?
    ) -> (start: Double, length: Double)? {
        let near = points(start, of: inset, in: whole)
        let far = points(end, of: inset, in: whole)
        if let own = points(length, of: inset, in: whole) {
            guard near == nil, let far else { return (near ?? 0, own) }
            return whole.map { ($0 - far - own, own) }
        }
        return whole.map { (near ?? 0, $0 - (near ?? 0) - (far ?? 0)) }
    }

    /// A number of points, or a share of the view around: `87.5%`.
    private mutating func points(_ name: String, of inset: MarkupElement, in whole: Double?) -> Double? {
        guard let text = inset[name], text.hasSuffix("%") else { return number(name, of: inset) }
        guard let whole, let share = Double(text.dropLast()), share.isFinite else { return nil }
        return whole * share / 100
    }
}
