internal import Interfaces

/// The rows of the controls of macOS.
extension ControlMetrics {
    func macOSRow(of view: View) -> ControlRow {
        let row =
            switch view.content {
            case .label: ControlRow(alignment: EdgeInsets(leading: 2, trailing: 2, top: 0, bottom: 0))
            case .button(let button): macOSRows(button).current(era, saved: view.savedFrame)
            case .textField(let field): macOSRows(field).current(era, saved: view.savedFrame)
            case .segmentedControl(let control): macOSRows(control).current(era, saved: view.savedFrame)
            case .box(let box): macOSRow(box, saved: view.savedFrame)
            case .control(let control): macOSRows(control, saved: view.savedFrame).current(era, saved: view.savedFrame)
            case .image(let size): macOSImageRow(view.imageStyle, size)
            default: ControlRow()
            }
        return row
    }

    /// The bezel of an image stands outside of its alignment rectangle; of a symbol, so does what is higher than a capital.
    private func macOSImageRow(_ style: String?, _ size: Size?) -> ControlRow {
        switch style {
        case "grayBezel": return ControlRow(alignment: EdgeInsets(leading: 3, trailing: 3, top: 3, bottom: 3))
        case "symbol":
            let beyond = ((size?.height ?? Self.capitalHeight) - Self.capitalHeight) / 2
            return ControlRow(
                alignment: EdgeInsets(leading: 0, trailing: 0, top: beyond.rounded(.up), bottom: beyond.rounded(.down))
            )
        default: return ControlRow()
        }
    }

    /// The height of the alignment rectangle of a symbol at the standard size, in points.
    private static let capitalHeight = 9.0

    private func macOSRow(_ box: BoxContent, saved: Rect?) -> ControlRow {
        switch box.kind {
        case "separator":
            let isVertical = saved.map { $0.height > $0.width } ?? false
            return isVertical
                ? ControlRow(
                    width: .points(5),
                    alignment: EdgeInsets(leading: 2, trailing: 2, top: 0, bottom: 0)
                )
                : ControlRow(
                    height: .points(5),
                    alignment: EdgeInsets(leading: 0, trailing: 0, top: 2, bottom: 2)
                )
        case "custom", "oldStyle": return ControlRow()
        // Since Xcode 26 a box is as large as it looks.
        case _ where era.mayHoldXcode26Sizes: return ControlRow()
        default: return ControlRow(alignment: EdgeInsets(leading: 3, trailing: 3, top: 2, bottom: 4))
        }
    }
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
    /// Documents of Xcode 26 hold classic sizes where a control was not laid out again: the saved height tells which.
    func current(_ era: ControlEra, saved: Rect?) -> ControlRow {
        guard let xcode26, era.mayHoldXcode26Sizes else { return classic }
        if case .points(let height) = classic.height, height == saved?.height, classic.height != xcode26.height {
            return classic
        }
        return xcode26
    }
}
