internal import Interfaces

/// The rows of the controls of macOS.
extension ControlMetrics {
    /// The rows of a control of all versions of macOS: what stands around its text, with the heights and insets of the
    /// table.
    func macOSRows(of view: View) -> ControlRows {
        let rows: ControlRows
        switch view.content {
        case .button(let button): rows = macOSRows(button)
        case .textField(let field): rows = macOSRows(field)
        case .segmentedControl(let control): rows = macOSRows(control)
        case .box(let box): rows = macOSRows(box, saved: view.savedFrame, isUpright: view.isUprightByHugging)
        case .control(let control): rows = macOSRows(control, saved: view.savedFrame)
        case .label(let label):
            let insets = EdgeInsets(leading: 2, trailing: 2, top: 0, bottom: 0)
            return ControlRows(ControlRow(alignment: label.drawsBackground ? .zero : insets))
        case .image(let size): return ControlRows(macOSImageRow(view.imageStyle, size))
        default: return ControlRows(ControlRow())
        }
        if case .segmentedControl(let control) = view.content, hasShadow(control) { return rows }
        guard let kind = DesktopControlTable.kind(of: view) else { return rows }
        let classic = era.isBeforeMacOS11 ? DesktopControlTable.Release.beforeMacOS11 : .macOS11
        // The table has the pop-up buttons before Xcode 11, which were a point higher.
        let isLowPopUp = kind == "popUpButton/regular" && era.isBeforeMacOS11 && !era.isBefore(Self.lowPopUps)
        let row = isLowPopUp ? nil : DesktopControlTable.row(kind, classic)
        var fitted = ControlRows(rows.classic.fitted(row), xcode26: rows.xcode26)
        if let newest = DesktopControlTable.row(kind, .macOS26) {
            fitted.xcode26 = (rows.xcode26 ?? rows.classic).fitted(newest)
        }
        return fitted
    }

    /// Xcode 11, whose pop-up buttons are 25 points high and reach a point less above their alignment rectangle.
    static let lowPopUps = 14_400

    /// The bezel of an image stands outside of its alignment rectangle; of a symbol, so does what is higher than a capital.
    private func macOSImageRow(_ style: String?, _ size: Size?) -> ControlRow {
        switch style {
        case "grayBezel": return ControlRow(alignment: EdgeInsets(leading: 3, trailing: 3, top: 3, bottom: 3))
        case "symbol":
            return ControlRow(alignment: Self.symbolInsets(height: size?.height))
        default: return ControlRow()
        }
    }

    /// The height of the alignment rectangle of a symbol at the standard size, in points.
    private static let capitalHeight = 9.0

    /// How far a symbol of a height reaches beyond its alignment rectangle, which is as high as a capital; in points.
    static func symbolInsets(height: Double?) -> EdgeInsets {
        let beyond = ((height ?? capitalHeight) - capitalHeight) / 2
        return EdgeInsets(leading: 0, trailing: 0, top: beyond.rounded(.up), bottom: beyond.rounded(.down))
    }

    private func macOSRows(_ box: BoxContent, saved: Rect?, isUpright: Bool) -> ControlRows {
        switch box.kind {
        case "separator":
            // A line that was drawn as a point tells nothing: what it hugs does.
            let drawn = saved.flatMap { max($0.width, $0.height) > 5 ? $0 : nil }
            let isVertical = drawn.map { $0.height > $0.width } ?? isUpright
            let row =
                isVertical
                ? ControlRow(
                    width: .points(5),
                    alignment: EdgeInsets(leading: 2, trailing: 2, top: 0, bottom: 0)
                )
                : ControlRow(
                    height: .points(5),
                    alignment: EdgeInsets(leading: 0, trailing: 0, top: 2, bottom: 2)
                )
            return ControlRows(row)
        case "custom", "oldStyle": return ControlRows(ControlRow())
        default:
            // Since macOS 26 a box is as large as it looks.
            let insets = EdgeInsets(leading: 3, trailing: 3, top: 2, bottom: 4)
            return ControlRows(ControlRow(alignment: insets), xcode26: ControlRow())
        }
    }
}

extension View {
    /// Whether a line or a slider stands upright as far as its priorities tell: Interface Builder has it hug its
    /// thickness.
    var isUprightByHugging: Bool { contentHugging.horizontal > contentHugging.vertical }
}

/// The row of a control before Xcode 26, and since.
struct ControlRows: Sendable, Hashable {
    var classic: ControlRow
    /// `nil` if the control did not change.
    var xcode26: ControlRow?

    init(_ classic: ControlRow, xcode26: ControlRow? = nil) {
        self.classic = classic
        self.xcode26 = xcode26
    }

    /// The row that a document's control has.
    ///
    /// Documents of Xcode 26 hold classic sizes too, of controls that were not laid out again and of screens that were
    /// saved on an earlier macOS: the saved height tells which, and where it does not, most controls of the screen do.
    func current(_ era: ControlEra, _ evidence: SavedHeight?) -> ControlRow {
        guard let xcode26, era.mayHoldXcode26Sizes else { return classic }
        return isClassic(evidence) ?? era.holdsClassicControls ?? era.isBeforeNewControls ? classic : xcode26
    }

    /// Whether a control has the height that it had before macOS 26; `nil` if the saved frame does not tell.
    func isClassic(_ evidence: SavedHeight?) -> Bool? {
        guard let xcode26, let evidence else { return nil }
        if let given = evidence.given {
            // The constraint speaks of the alignment rectangle.
            let beyond = evidence.saved - given
            guard classic.alignment.vertical != xcode26.alignment.vertical else { return nil }
            if beyond == classic.alignment.vertical { return true }
            return beyond == xcode26.alignment.vertical ? false : nil
        }
        guard classic.height != xcode26.height else { return nil }
        if case .points(evidence.saved) = classic.height { return true }
        if case .points(evidence.saved) = xcode26.height { return false }
        return nil
    }
}

/// The height of a saved frame, and the one that a required constraint gives the control; in points.
struct SavedHeight: Sendable, Hashable {
    var saved: Double
    var given: Double?
}
