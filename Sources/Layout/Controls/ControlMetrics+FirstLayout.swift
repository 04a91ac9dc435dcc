internal import Interfaces
internal import TextMeasurement

extension ControlMetrics {
    /// The size that a label of macOS asks for when the app runs: no wider than at its first layout, if it wraps there.
    ///
    /// What is hardly wider than that is left: the text of the source language filled its frame, and measuring it is not exact.
    func limitedToFirstLayout(_ size: IntrinsicSize, of view: Int) -> IntrinsicSize {
        guard let drawn = screen.widthOfFirstLayout(of: view), let width = size.width else { return size }
        let limit = drawn - alignmentInsets(of: view).horizontal
        guard width > limit + max(1, width * SanFrancisco.uncertainty) else { return size }
        var limited = size
        limited.width = max(limit, 0)
        return limited
    }
}
