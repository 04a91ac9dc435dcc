internal import Interfaces

/// The rows of the controls of iOS.
extension ControlMetrics {
    func iOSRow(of view: View) -> ControlRow {
        switch view.content {
        case .button(let button): iOSButtonRow(button, saved: view.savedFrame)
        case .textField(let field): iOSFieldRow(field)
        case .segmentedControl:
            // The frame reaches one point below the alignment rectangle; the control of iOS 13 is higher.
            ControlRow(
                width: .text(0),
                height: .points(era.isBefore(14_000) ? 29 : 32),
                alignment: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
            )
        case .bar(let bar): ControlRow(height: Self.barHeight(bar.element).map { .points($0) } ?? .none)
        case .control(let control): iOSControlRow(control, saved: view.savedFrame)
        default: ControlRow()
        }
    }

    /// The height of a bar of iOS, in points; `nil` for an element that is not known.
    static func barHeight(_ element: String) -> Double? {
        switch element {
        case "navigationBar", "toolbar": 44
        case "tabBar": 49
        case "searchBar": 56
        default: nil
        }
    }

    private func iOSControlRow(_ control: ControlContent, saved: Rect?) -> ControlRow {
        switch control.element {
        case "switch":
            let isNew = era.mayHoldXcode26Sizes && saved?.height != 31
            return ControlRow(
                width: .points(isNew ? 63 : 51),
                height: .points(isNew ? 28 : 31),
                alignment: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
            )
        case "slider":
            let isNew = era.mayHoldXcode26Sizes && saved?.height != 31
            return ControlRow(
                height: .points(isNew ? 33.5 : 31),
                alignment: isNew ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
            )
        case "stepper": return ControlRow(width: .points(94), height: .points(era.isBefore(14_000) ? 29 : 32))
        case "progressView": return ControlRow(height: .points(era.isBefore(19_000) ? 2 : 4))
        case "activityIndicatorView":
            let side: ControlRow.Extent = .points(control.style?.lowercased().contains("large") == true ? 37 : 20)
            return ControlRow(width: side, height: side)
        case "pageControl": return ControlRow(height: .points(era.isBefore(17_000) ? 37 : 26))
        case "pickerView", "datePicker":
            // Wheels and compact pickers differ in height; what was saved tells which it is.
            return ControlRow(height: saved.map { .points($0.height) } ?? .points(216))
        default: return ControlRow()
        }
    }
}
