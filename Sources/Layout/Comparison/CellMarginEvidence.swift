internal import Interfaces
internal import TextMeasurement

/// What the saved frames in a table cell of Xcode 26 tell of the margins above and below its content.
///
/// That release gives cells larger margins, and keeps the frames of cells that nobody worked on since: of the cells of eight
/// apps that tell, those of three have the larger margins, those of three the smaller ones, and two apps have both.
struct CellMarginEvidence: Sendable, Hashable {
    /// The margin in points; `nil` where nothing tells.
    let margin: Double?

    /// How far a frame may be from a margin, in points: cells draw their separator inside.
    private static let slack = 0.75

    /// Looks at what is held at the margins of the content of a cell.
    ///
    /// - Parameters:
    ///   - screen: a screen of a document.
    ///   - classes: those of the device.
    ///   - least: how many views have to tell the same.
    /// - Complexity: O(*n*) in the number of constraints.
    init(of screen: Screen, in classes: PerAxis<SizeClass>, toldBy least: Int = 1) {
        guard screen.isRow, (screen.document?.toolsVersion ?? 0) >= Surroundings.newCellMargins,
            case .cell(let cell) = screen.views.first?.content, let content = cell.contentView,
            let frame = screen.savedFrames[content]
        else {
            margin = nil
            return
        }
        var told: [Double: Set<Int>] = [:]
        for pin in Pin.all(in: screen, classes) where pin.item == .view(content) {
            let distance: Double
            switch pin.attribute {
            case .topMargin: distance = pin.place - frame.y
            case .bottomMargin: distance = frame.maxY - pin.place
            default: continue
            }
            for margin in [Surroundings.cellMargin, Surroundings.newCellMargin]
            where abs(distance - margin) <= Self.slack { told[margin, default: []].insert(pin.view) }
        }
        let votes = told.filter { $0.value.count >= least }
        margin = votes.count == 1 ? votes.first?.key : nil
    }
}
