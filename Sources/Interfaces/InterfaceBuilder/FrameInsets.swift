internal import SourceText

/// Frames that Interface Builder saves by what autoresizing keeps: `<frame key="frameInset" minX="16" width="110" …/>`.
extension InterfaceReader {
    /// The saved frame of a view, however it is written.
    ///
    /// - Parameter element: the view's element.
    /// - Returns: `nil` if there is none, or if it hangs on a frame of the view around that was not saved.
    /// - Complexity: O(*d*) in the number of views around.
    mutating func savedFrame(of element: MarkupElement) -> Rect? {
        if let frame = rect("frame", of: element) { return frame }
        guard let inset = keyed("frame", "frameInset", in: element) else { return nil }
        let around = element.parent?.parent.flatMap { savedFrame(of: $0) }
        guard let (x, width) = Self.extent(inset, "minX", "width", "maxX", in: around?.width),
            let (y, height) = Self.extent(inset, "minY", "height", "maxY", in: around?.height)
        else { return nil }
        return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
    }

    /// Where a view begins in one direction, and its length.
    private static func extent(
        _ inset: MarkupElement,
        _ start: String,
        _ length: String,
        _ end: String,
        in whole: Double?
    ) -> (start: Double, length: Double)? {
        let values = [start, length, end].map { inset[$0].flatMap { Self.length($0, of: whole) } }
        switch (values[0], values[1], values[2]) {
        case (let start, let length?, nil): return (start ?? 0, length)
        case (nil, let length?, let end?): return whole.map { ($0 - end - length, length) }
        case (let start, nil, let end): return whole.map { (start ?? 0, $0 - (start ?? 0) - (end ?? 0)) }
        case (let start?, let length?, _): return (start, length)
        }
    }

    /// A number of points, or a share of the view around: `87.5%`.
    private static func length(_ text: String, of whole: Double?) -> Double? {
        guard text.hasSuffix("%") else { return NumberRange.length.number(text) }
        guard let whole, let share = NumberRange.length.number(String(text.dropLast())) else { return nil }
        return whole * share / 100
    }
}
