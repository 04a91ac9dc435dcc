internal import Interfaces
internal import TextMeasurement

/// What the size of a root tells that only code knows.
extension CheckedScreen {
    /// The doubt about a view whose extent hangs on that of a root which code decides; `nil` where it does not.
    func rootDoubt(_ view: Int, _ axis: Axis) -> Doubt? {
        guard isRootSizeOfCode(axis), !screen.ancestors(of: view).contains(where: { screen.hasFixedExtent($0, axis) })
        else { return nil }
        return isFreeform(axis) ? .freeformRoot : .rootSizeOfCode
    }

    /// Whether the root is a view of iOS whose canvas is as large as whoever drew it liked.
    ///
    /// One as wide as a phone is shown that wide as a rule.
    private func isFreeform(_ axis: Axis) -> Bool {
        guard screen.platform == .iOS, screen.extent == .saved else { return false }
        let width = screen.views.first?.savedFrame?.width ?? 0
        return axis == .vertical || !Self.phoneWidths.contains(width)
    }

    /// The widths of phones in portrait, in points.
    ///
    /// A root of 320 points is most likely drawn on the canvas of an old phone, and wider where it is shown.
    private static let phoneWidths: Set<Double> = [375, 390, 393, 402, 414, 428, 430, 440]

    /// Whether nobody but code knows the size of the root view: a xib's is that of a canvas, and the height of a cell
    /// is the table's.
    private func isRootSizeOfCode(_ axis: Axis) -> Bool {
        switch screen.extent {
        case .saved: true
        case .cell: axis == .vertical
        case .device, .window: false
        }
    }
}
