internal import Interfaces

/// How high the controls of macOS are, and how far their frames reach beyond their alignment rectangles.
///
/// `Scripts/fit-control-metrics` makes the rows from the frames that Interface Builder saved.
enum DesktopControlTable {
    /// Whose controls a document shows: AppKit's look changed with macOS 11 and with macOS 26.
    enum Release: Sendable, Hashable {
        case beforeMacOS11
        case macOS11
        case macOS26
    }

    struct Row: Sendable, Hashable {
        let kind: String
        let version: Release
        /// Of the frame, in points; `nil` where documents do not agree.
        fileprivate(set) var height: Double?
        let insets: EdgeInsets

        init(
            _ kind: String,
            _ version: Release,
            _ height: Double?,
            _ leading: Double,
            _ trailing: Double,
            _ top: Double,
            _ bottom: Double,
            seen: Int
        ) {
            self.kind = kind
            self.version = version
            self.height = height
            insets = EdgeInsets(leading: leading, trailing: trailing, top: top, bottom: bottom)
        }
    }

    private struct Key: Hashable {
        let kind: String
        let version: Release
    }

    private static let byKey = Dictionary(
        rows.map { (Key(kind: $0.kind, version: $0.version), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The row of a kind; `nil` where too little was saved.
    ///
    /// Sliders with tick marks, of which some versions saved too few, have the insets of the others.
    static func row(_ kind: String, _ version: Release) -> Row? {
        if let row = byKey[Key(kind: kind, version: version)] { return row }
        guard kind.hasSuffix(ticks) else { return nil }
        var row = byKey[Key(kind: String(kind.dropLast(ticks.count)), version: version)]
        row?.height = nil
        return row
    }

    private static let ticks = "/ticks"

    /// The kind of a control as the rows name it; `nil` for what has none.
    static func kind(of view: View) -> String? {
        switch view.content {
        case .button(let button):
            // What was fitted is the frame of a view, which a cell has not.
            if button.isBare || button.isInMatrix || button.ownToggleInset != nil { return nil }
            switch button.kind {
            case "popUpButton":
                let style = button.style ?? "rounded"
                return style == "rounded"
                    ? "popUpButton/\(button.controlSize)" : "popUpButton/\(style)/\(button.controlSize)"
            case "check", "radio", "help", "roundRect", "disclosureTriangle":
                return "\(button.kind)/\(button.controlSize)"
            case _ where button.isBareSymbol: return nil
            // Its bezel has a shadow that others of the kind have not.
            case "bevel" where button.style == "regularSquare" && button.isBordered: return nil
            default: return "\(button.kind)/\(button.controlSize)\(button.hasImage ? "/image" : "")"
            }
        case .textField(let field):
            switch field.border {
            case "none", "border": return nil
            case "search", "comboBox": return "\(field.border)/\(field.controlSize)"
            default: return "textField/\(field.controlSize)"
            }
        case .box(let box):
            guard box.kind == "primary" else { return nil }
            return box.titlePosition == "noTitle" ? "box/untitled" : "box/titled"
        case .segmentedControl(let control):
            return "segmentedControl/\(control.style.map { $0 + "/" } ?? "")\(control.controlSize)"
        case .control(let control):
            switch control.element {
            case "slider":
                let isUpright = view.savedFrame.map { $0.height > $0.width } ?? view.isUprightByHugging
                let shape = isUpright ? "/upright" : control.hasTickMarks ? ticks : ""
                return "slider/\(control.style ?? "linear")/\(control.controlSize)\(shape)"
            case "progressIndicator": return "progressIndicator/\(control.style ?? "bar")/\(control.controlSize)"
            case "datePicker":
                return "\(control.element)/\(control.style.map { $0 + "/" } ?? "")\(control.controlSize)"
            case "stepper", "switch", "colorWell", "levelIndicator":
                return "\(control.element)/\(control.controlSize)"
            default: return nil
            }
        default: return nil
        }
    }
}

extension ControlRow {
    /// The row with the height and the insets of the table, where it has them.
    ///
    /// A height that follows a text stays one.
    func fitted(_ row: DesktopControlTable.Row?) -> ControlRow {
        guard let row else { return self }
        var fitted = self
        fitted.alignment = row.insets
        if let height = row.height, case .points = self.height { fitted.height = .points(height) }
        return fitted
    }
}
