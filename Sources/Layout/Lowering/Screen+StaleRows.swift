internal import Interfaces

extension Screen {
    /// The height of the line below the content of a row, in points, as canvases of Xcode 6 and older have it.
    private static let separator = 1.0

    /// The insets of the content of a row whose saved frame is not the one that its views were saved in.
    ///
    /// Interface Builder 6 keeps the frame that the content had when the xib was made, for example 320 × 43 points in a cell
    /// of 518 × 185: the views in it reach beyond it, and not beyond the cell.
    ///
    /// - Parameters:
    ///   - content: the content view.
    ///   - cell: the view around it.
    /// - Returns: `nil` for any other view, and where the saved frame holds what is in it.
    /// - Complexity: O(*n*) in the number of views in the content.
    func insetsOfStaleRow(content: Int, in cell: Int) -> EdgeInsets? {
        guard case .cell(let row) = views[cell].content, row.contentView == content, row.accessory == "none",
            let frame = views[content].savedFrame, let size = views[cell].savedFrame?.size,
            let tools = document?.toolsVersion, tools < 7_000
        else { return nil }
        let inner = views[content].children.filter { !views[$0].isHidden.base }.compactMap { views[$0].savedFrame }
        let (right, bottom) = (inner.map(\.maxX).max() ?? 0, inner.map(\.maxY).max() ?? 0)
        // Where a layout doesn't see the frames of the views, that of the content is stale if it leaves a part of the cell out.
        let isStale =
            inner.isEmpty
            ? frame.width != size.width || size.height - frame.height > Self.separator + 0.5
            : right > frame.width + 1 || bottom > frame.height + 1
        guard isStale, right <= size.width, bottom <= size.height else { return nil }
        return EdgeInsets(top: frame.y, left: frame.x, bottom: min(Self.separator, size.height - bottom), right: 0)
    }
}
