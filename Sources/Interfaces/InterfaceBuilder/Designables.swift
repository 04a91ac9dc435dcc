internal import SourceText

/// The views that Interface Builder draws with their own classes (`IBDesignable`).
extension InterfaceReader {
    /// Reads the sizes that classes of the app gave their views.
    mutating func readDesignables() {
        guard let list = file.root.child(named: "designables") else { return }
        for designable in list.children {
            guard let name = designable["name"], let size = keyed("size", "intrinsicContentSize", in: designable)
            else { continue }
            designables[ObjectKey(name)] = PerAxis(
                horizontal: extent("width", of: size),
                vertical: extent("height", of: size)
            )
        }
    }

    /// An extent that a class asks for; below 0 is none (`UIView.noIntrinsicMetric`).
    private mutating func extent(_ name: String, of size: MarkupElement) -> Double? {
        guard let points = number(name, of: size), points >= 0 else { return nil }
        return points
    }
}
