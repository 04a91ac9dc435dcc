internal import Interfaces
internal import TextMeasurement

/// Text fields, segmented controls and other controls of macOS.
extension ControlMetrics {
    func macOSRows(_ field: TextFieldContent) -> ControlRows {
        func rows(_ height: Double, xcode26: Double? = nil, text: EdgeInsets) -> ControlRows {
            ControlRows(
                ControlRow(height: .points(height), text: text),
                xcode26: xcode26.map { ControlRow(height: .points($0), text: text) }
            )
        }
        let plain = EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
        switch (field.border, field.controlSize) {
        case ("search", "small"): return rows(19, xcode26: 20, text: EdgeInsets(top: 0, left: 22, bottom: 0, right: 22))
        case ("search", _): return rows(22, xcode26: 24, text: EdgeInsets(top: 0, left: 22, bottom: 0, right: 22))
        case ("comboBox", let size):
            let text = EdgeInsets(top: 0, left: 4, bottom: 0, right: 22)
            let insets = EdgeInsets(leading: 0, trailing: 3, top: 1, bottom: 4)
            if size == "small" { return ControlRows(ControlRow(height: .points(22), alignment: insets, text: text)) }
            // macOS 13 drew them flatter.
            let isFlat = !era.isBefore(Self.flatComboBoxes)
            let flat = EdgeInsets(leading: 1, trailing: 3, top: 1, bottom: 2)
            let isLow = era.isBeforeMacOS11 && !era.isBefore(14_000)
            let height = isLow ? 25.0 : isFlat ? 23 : era.isBeforeMacOS11 ? 26 : 25
            var classic = ControlRow(height: .points(height), alignment: isFlat ? flat : insets, text: text)
            // Four of four labels beside such boxes stand that low.
            if isLow { classic.baseline = 19 }
            var newest = ControlRow(height: .points(24), text: text)
            // Labels beside the boxes of macOS 26 end where the boxes do, in all three documents that have both.
            newest.baseline = 21
            return ControlRows(classic, xcode26: newest)
        case ("none", _):
            let insets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
            // As a label does, it ends where its background does.
            let alignment = field.drawsBackground ? .zero : insets
            return ControlRows(ControlRow(height: .text(0), alignment: alignment, text: insets))
        default:
            // The bezel stands around a line of the field's own font: 13 points are 21 high, and 14 points 22.
            func row(_ bezel: Double) -> ControlRow {
                guard let font = fieldTexts(field).first?.font, font.family == .system else {
                    return ControlRow(height: .text(bezel), text: plain)
                }
                let line = SanFrancisco.lineHeight(at: font.size.points, on: .macOS, era: setting.era)
                return ControlRow(height: .points(line + bezel), text: plain)
            }
            return ControlRows(row(Self.bezelHeight), xcode26: row(Self.newBezelHeight))
        }
    }

    /// What the bezel of a text field adds to the height of a line, in points.
    private static let bezelHeight = 5.0

    /// What it adds since macOS 26, in points.
    private static let newBezelHeight = 8.0

    func macOSRows(_ control: SegmentedContent) -> ControlRows {
        let height =
            switch (control.style, control.controlSize) {
            case ("roundRect", _): 20.0
            case (_, "small"): 21.0
            default: 24.0
            }
        var classic = ControlRow(width: .text(0), height: .points(height))
        if control.controlSize != "small", !isWideSegmented(control) { classic.width = .text(-4) }
        if hasShadow(control) {
            let bottom = control.controlSize == "small" ? 3.0 : 2
            classic.alignment = EdgeInsets(leading: 3, trailing: 3, top: 2, bottom: bottom)
            if control.hasGivenWidths { classic.width = .text(classic.alignment.horizontal) }
        } else if control.style != "roundRect", !era.isBeforeMacOS11 || control.controlSize != "small" {
            let bottom = control.controlSize == "small" ? 2.0 : 1
            classic.alignment = EdgeInsets(leading: 2, trailing: 2, top: 1, bottom: bottom)
        }
        // Five of five single segments of 36 points were saved as 42, controls of two and three before macOS 11 with a point
        // more for each line between them; six of six of two apps in the bezel of macOS 11 have two points more.
        if !control.isButtons, control.segments.allSatisfy({ $0.width != nil }) {
            let ends = control.style == "rounded" && !era.isBeforeMacOS11 ? 8.0 : 6
            classic.width = .text(ends + Double(control.segments.count - 1))
        }
        return ControlRows(classic, xcode26: ControlRow(width: .text(0), height: .points(height)))
    }

    /// Whether segments stand in a bezel like that of buttons, whose shadow reaches farther: those of macOS 11 that do not
    /// stay pressed.
    ///
    /// Of 14 edges of such controls in six apps, 13 are that far beyond the alignment rectangle.
    func hasShadow(_ control: SegmentedContent) -> Bool {
        control.isButtons && platform == .macOS && !era.isBeforeMacOS11
    }

    func macOSRows(_ control: ControlContent, saved: Rect?) -> ControlRows {
        func size(_ width: Double, _ height: Double) -> ControlRow {
            ControlRow(width: .points(width), height: .points(height))
        }
        switch control.element {
        case "switch":
            if control.controlSize == "mini" {
                var small = size(28, 16)
                small.alignment = EdgeInsets(leading: 1, trailing: 1, top: 0, bottom: 0)
                return ControlRows(small, xcode26: size(36, 16))
            }
            var classic = size(42, 25)
            classic.alignment = EdgeInsets(leading: 2, trailing: 2, top: 1, bottom: 2)
            // A switch has no text, and its two baselines are not the same.
            classic.baseline = 17
            classic.lastBaseline = 11
            return ControlRows(classic, xcode26: size(36, 16))
        case "stepper":
            if control.style == "circular" {
                let side = control.controlSize == "small" ? 22.0 : 28
                return ControlRows(size(side, side))
            }
            if control.controlSize == "mini" {
                return ControlRows(ControlRow(height: .points(17)), xcode26: size(13, 20))
            }
            let isOld = era.isBeforeMacOS11
            // Steppers have no text, and yet a baseline.
            if control.controlSize == "small" {
                var classic = size(15, 22)
                classic.alignment = EdgeInsets(leading: 2, trailing: 2, top: 1, bottom: 2)
                classic.baseline = 14
                // It is as high as before and two points wider; documents of one app hold it without the room around it.
                if saved?.height == 16 { return ControlRows(classic, xcode26: size(11, 16)) }
                return ControlRows(classic, xcode26: saved.map { $0.width == 17 } ?? true ? size(17, 22) : nil)
            }
            var newest = size(20, 26)
            newest.baseline = 17
            var classic = size(19, isOld ? 27 : 28)
            classic.alignment = EdgeInsets(leading: 3, trailing: 3, top: isOld ? 2 : 3, bottom: isOld ? 2 : 4)
            // All five that stand on the baseline of a field stand so.
            if !isOld { classic.baseline = 19.5 }
            return ControlRows(classic, xcode26: newest)
        case "slider": return sliderRows(control)
        case "levelIndicator" where control.style != "rating" && control.controlSize == "regular":
            return ControlRows(ControlRow(height: .points(18)))
        case "pathControl": return ControlRows(pathRow(control))
        case "datePicker":
            // The stepper beside the field reaches farther than the field.
            if control.style != nil { return ControlRows(ControlRow()) }
            return ControlRows(ControlRow(alignment: EdgeInsets(leading: 0, trailing: 3, top: 4, bottom: 0)))
        case "tabView": return ControlRows(ControlRow(alignment: tabViewInsets(control)))
        case "progressIndicator":
            guard control.style == "spinning" else {
                let insets = EdgeInsets(leading: 0, trailing: 0, top: 1, bottom: 1)
                let height = control.controlSize == "small" ? 12.0 : 20
                return ControlRows(ControlRow(height: .points(height), alignment: insets))
            }
            return ControlRows(control.controlSize == "small" ? size(16, 16) : size(32, 32))
        case "colorWell":
            if era.isBefore(Self.macOS13) { return ControlRows(size(44, 23), xcode26: size(44, 23)) }
            // The wells of macOS 13 have a shadow.
            var classic = size(44, 28)
            classic.alignment = EdgeInsets(leading: 3, trailing: 3, top: 2, bottom: 2)
            classic.baseline = 18
            return ControlRows(classic, xcode26: size(44, 23))
        default: return ControlRows(ControlRow())
        }
    }

    /// A path; one in a menu has the bezel of a pop-up button.
    private func pathRow(_ control: ControlContent) -> ControlRow {
        let isSmall = control.controlSize == "small"
        guard control.style == "popUp" else { return ControlRow(height: .points(isSmall ? 20 : 22)) }
        return ControlRow(
            height: .points(isSmall ? 22 : 25),
            alignment: EdgeInsets(leading: 3, trailing: 3, top: 1, bottom: isSmall ? 3 : 4)
        )
    }

    /// Xcode 14.3, the first that ran on macOS 13 and later alone: documents of 14.2 show wells without a shadow.
    private static let macOS13 = 21_700

    /// Xcode 15, from which on documents hold the flatter combo boxes.
    private static let flatComboBoxes = 22_000

    /// Xcode 12, from which on documents hold tab views that reach further up.
    private static let higherTabs = 17_000

    /// What the bezel of a tab view draws around its alignment rectangle, by the side of its tabs.
    private func tabViewInsets(_ control: ControlContent) -> EdgeInsets {
        switch control.style ?? "topTabsBezelBorder" {
        case "topTabsBezelBorder":
            EdgeInsets(
                leading: 7,
                trailing: 7,
                top: era.isBefore(Self.higherTabs) || control.controlSize == "small" ? 3 : 6,
                bottom: 10
            )
        case "bottomTabsBezelBorder": EdgeInsets(leading: 7, trailing: 7, top: 4, bottom: 2)
        default: .zero
        }
    }

    /// Sliders: macOS 11 gave the knob room on all sides.
    private func sliderRows(_ control: ControlContent) -> ControlRows {
        func row(_ height: Double, _ insets: EdgeInsets) -> ControlRow {
            ControlRow(height: .points(height), alignment: insets)
        }
        let isNew = !era.isBeforeMacOS11
        switch control.controlSize {
        case "small" where control.style == "circular" && era.mayHoldXcode26Sizes:
            var knob = row(22, EdgeInsets(leading: 0, trailing: 0, top: 2, bottom: 2))
            knob.width = .points(22)
            return ControlRows(knob)
        case "mini", "small":
            let isMini = control.controlSize == "mini"
            guard isNew else {
                // Of the older sliders those with tick marks are thicker; the table has the others.
                let height = !control.hasTickMarks ? 15.0 : isMini ? 16 : 18
                return ControlRows(row(height, EdgeInsets(leading: 0, trailing: 0, top: 1, bottom: 1)))
            }
            var classic = row(isMini ? 17 : 20, EdgeInsets(leading: 2, trailing: 2, top: 2, bottom: 2))
            if !isMini { classic.baseline = 14 }
            return ControlRows(classic, xcode26: row(isMini ? 15 : 18, .zero))
        default:
            guard isNew, !era.isBefore(14_000) else {
                let insets = EdgeInsets(leading: 2, trailing: 2, top: 2, bottom: 2)
                return ControlRows(row(control.hasTickMarks ? 25 : 19, insets))
            }
            var classic = row(28, EdgeInsets(leading: 2, trailing: 2, top: 2, bottom: 6))
            classic.baseline = 16
            var newest = row(16, .zero)
            newest.baseline = 14
            return ControlRows(classic, xcode26: newest)
        }
    }
}
