internal import Interfaces
internal import TextMeasurement

/// Buttons and pop-up buttons of macOS.
extension ControlMetrics {
    func macOSRows(_ button: ButtonContent) -> ControlRows {
        let size = button.controlSize
        switch button.kind {
        case _ where button.isBareSymbol:
            var row = Self.bareRow
            row.alignment = Self.symbolInsets(height: button.imageSize?.height)
            return ControlRows(row)
        case "popUpButton": return popUpRows(button.style, size, isBare: button.isBare)
        case _ where button.isBare: return ControlRows(Self.bareRow)
        case "push": return pushRows(button)
        case "check", "radio": return button.isInMatrix ? Self.inMatrix(toggleRows(button)) : toggleRows(button)
        case "help":
            if size == "large" { return ControlRows(square(width: 35, height: 35)) }
            if size == "mini" { return ControlRows(square(width: 16, height: 16)) }
            if size == "small" {
                let insets = EdgeInsets(leading: 1, trailing: 1, top: 0, bottom: 2)
                return ControlRows(square(width: 18, height: 19, insets), xcode26: square(width: 20, height: 20))
            }
            return ControlRows(
                square(width: 25, height: 25, EdgeInsets(leading: 3, trailing: 2, top: 1, bottom: 4)),
                xcode26: square(width: 24, height: 24)
            )
        case "disclosureTriangle": return ControlRows(square(width: 13, height: 13))
        case "disclosure" where button.isBordered:
            let insets = EdgeInsets(leading: 4, trailing: 4, top: 3, bottom: 3)
            return ControlRows(square(width: 28, height: 26, insets))
        case "inline":
            return ControlRows(
                row(18, button.title == nil ? 25 : button.hasImage ? 14 : 11),
                xcode26: row(18, button.title == nil ? 25 : button.hasImage ? 13 : 7)
            )
        case "recessed":
            if size == "small" { return ControlRows(row(17, 14), xcode26: row(20, 19)) }
            return ControlRows(row(size == "mini" ? 16 : 18, 14))
        case "roundTextured":
            // The shadow of macOS 11 to 15 stands below and beside it, an older one only below.
            let isOld = era.isBeforeMacOS11
            let insets =
                isOld
                ? EdgeInsets(leading: 0, trailing: 0, top: 0, bottom: 1)
                : EdgeInsets(leading: 1, trailing: 1, top: 1, bottom: 2)
            switch size {
            case "mini": return ControlRows(row(15, 14, insets))
            case "small": return ControlRows(row(19, 14, insets), xcode26: row(20, 14))
            default:
                let padding = isOld && button.hasImage ? 24.0 : isOld ? 14 : button.title == nil ? 12 : 16
                // Of a given width, buttons of an app were shipped whose titles leave 5.5 points on each side.
                let inset = 5.0
                if era.isBefore(14_000) {
                    let shadow = EdgeInsets(leading: 0, trailing: 0, top: 1, bottom: 2)
                    return ControlRows(row(25, padding, shadow, inset: inset))
                }
                return ControlRows(row(23, padding, insets, inset: inset), xcode26: row(24, 24, inset: 8))
            }
        case "roundRect":
            if size == "small" { return ControlRows(row(17, 14), xcode26: row(20, 20)) }
            return ControlRows(row(19, 14), xcode26: row(24, 24))
        case "smallSquare" where button.hasImage && era.mayHoldXcode26Sizes:
            var row = Self.bareRow
            row.alignment = EdgeInsets(leading: 0, trailing: 0, top: 1, bottom: 1)
            return ControlRows(row)
        case "bevel" where button.style == "regularSquare":
            return ControlRows(button.isBordered ? Self.bevelRow(button) : Self.bareRow, xcode26: row(24, 24))
        default:
            // Square and bevelled buttons are as large as their titles and images.
            return ControlRows(Self.bareRow)
        }
    }

    private static let bareRow = ControlRow(
        width: .text(4),
        height: .text(0),
        text: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    )

    /// A bevelled button with its bezel, whose shadow stands outside of the alignment rectangle.
    private static func bevelRow(_ button: ButtonContent) -> ControlRow {
        let padding = button.hasImage && button.title != nil ? 29.0 : 24
        return ControlRow(
            width: .text(padding),
            height: .text(5),
            alignment: EdgeInsets(leading: 2, trailing: 2, top: 2, bottom: 3),
            text: EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
        )
    }

    private func square(width: Double, height: Double, _ alignment: EdgeInsets = .zero) -> ControlRow {
        ControlRow(width: .points(width), height: .points(height), alignment: alignment)
    }

    /// A button of a height with the same padding on both sides of its title.
    ///
    /// - Parameters:
    ///   - height: in points.
    ///   - padding: what the button adds to the width of its title, in points.
    ///   - alignment: what of its frame stands outside of the alignment rectangle.
    ///   - inset: how near to the edge of its frame a title may come, in points; `nil` for half of the padding.
    /// - Returns: the row of the control, with its intrinsic size and the insets of its title.
    private func row(
        _ height: Double,
        _ padding: Double,
        _ alignment: EdgeInsets = .zero,
        inset: Double? = nil
    ) -> ControlRow {
        ControlRow(
            width: .text(padding),
            height: .points(height),
            alignment: alignment,
            text: EdgeInsets(top: 0, left: inset ?? padding / 2, bottom: 0, right: inset ?? padding / 2)
        )
    }

    /// How near to the edge of its frame the title of a push button may come, in points, shadow included.
    ///
    /// A button asks for more room than its title needs. Documents of two apps hold buttons of a given width whose
    /// titles leave 15 and 15.5 points on each side and were shipped so; none leaves less.
    private static let pushTitleInset = 15.0

    /// Push buttons: macOS 11 made the room beside the title smaller and the shadow wider.
    private func pushRows(_ button: ButtonContent) -> ControlRows {
        let isOld = era.isBeforeMacOS11
        if button.controlSize == "mini" {
            let side = isOld ? 1.0 : 2
            let insets = EdgeInsets(leading: side, trailing: side, top: 0, bottom: isOld ? 1 : 2)
            return ControlRows(row(16, isOld ? 24 : 18, insets))
        }
        if button.controlSize == "small" {
            let side = isOld ? 5.0 : 6
            let insets = EdgeInsets(leading: side, trailing: side, top: 4, bottom: 5)
            return ControlRows(
                row(27, isOld ? 26 : 28, insets),
                xcode26: row(20, button.hasImage && button.title != nil ? 22 : 20)
            )
        }
        let isImageAlone = button.hasImage && button.title == nil
        let inset = isImageAlone ? nil : Self.pushTitleInset
        if button.controlSize == "large" {
            // The large size came with macOS 11.
            let insets = EdgeInsets(leading: 6, trailing: 6, top: 6, bottom: 6)
            return ControlRows(
                row(40, isImageAlone ? 29 : button.hasImage ? 34 : 32, insets, inset: inset),
                xcode26: row(28, 28)
            )
        }
        let side = isOld ? 6.0 : 7
        let insets = EdgeInsets(leading: side, trailing: side, top: 5, bottom: 7)
        let height = button.hasImage && !isImageAlone ? 30.0 : 32
        return ControlRows(
            row(height, isOld ? 40 : isImageAlone ? 29 : button.hasImage ? 36 : 34, insets, inset: inset),
            xcode26: row(24, button.hasImage && !isImageAlone ? 25 : 24)
        )
    }

    /// Check boxes and radio buttons: the mark stands before the title.
    private func toggleRows(_ button: ButtonContent) -> ControlRows {
        let isOld = era.isBeforeMacOS11
        let isRadio = button.kind == "radio"
        func row(_ height: Double, _ padding: Double, bare: Double, _ alignment: EdgeInsets = .zero) -> ControlRow {
            var row = ControlRow(
                width: .text(padding),
                height: .points(height),
                alignment: alignment,
                text: EdgeInsets(top: 0, left: padding - 2, bottom: 0, right: 2)
            )
            row.bareWidth = bare
            return row
        }
        switch button.controlSize {
        case "small":
            let insets = EdgeInsets(leading: 1, trailing: 0, top: 1, bottom: 1)
            if isOld {
                let wide = EdgeInsets(leading: 3, trailing: 2, top: 3, bottom: 3)
                return ControlRows(row(18, 23, bare: 18, wide))
            }
            return ControlRows(row(isRadio ? 15 : 16, 21, bare: 14, insets), xcode26: row(14, 18, bare: 14))
        case "mini":
            return ControlRows(row(11, 17, bare: 11))
        case "large":
            let insets = EdgeInsets(leading: 3, trailing: 0, top: 2, bottom: 3)
            return ControlRows(row(22, 29, bare: 22, insets))
        default:
            let trailing = isOld || button.isBareToggle ? 2.0 : 0
            let above = isOld ? 2.0 : button.ownToggleInset ?? 1
            let insets = EdgeInsets(leading: 2, trailing: trailing, top: above, bottom: above)
            return ControlRows(
                row(18, isOld ? 22 : 26, bare: isOld ? 22 : 18, insets),
                xcode26: row(16, 22, bare: 16)
            )
        }
    }

    /// Pop-up buttons, whose widest item decides their width.
    private func popUpRows(_ style: String?, _ size: String, isBare: Bool) -> ControlRows {
        func row(_ height: Double, _ padding: Double, _ alignment: EdgeInsets = .zero) -> ControlRow {
            // The arrows take about two thirds of the room beside the title.
            let before = (padding / 3).rounded()
            return ControlRow(
                width: .text(padding),
                height: .points(height),
                alignment: alignment,
                text: EdgeInsets(top: 0, left: before, bottom: 0, right: padding - before)
            )
        }
        let isOld = era.isBeforeMacOS11
        let insets = EdgeInsets(leading: isOld ? 2 : 3, trailing: 4, top: 1, bottom: isOld ? 3 : 4)
        switch (style, size) {
        case _ where isBare:
            // Without a bezel it is as high as a line, also without a title.
            let padding = style == "roundedRect" ? 26.0 : size == "small" ? 24 : 35
            var bare = row(0, padding, EdgeInsets(leading: isOld ? 0 : 5, trailing: 0, top: 0, bottom: 0))
            bare.height = .text(0)
            bare.leastHeight = size == "small" ? 14 : 16
            guard style == "roundedRect" else { return ControlRows(bare) }
            var newest = bare
            newest.alignment = .zero
            return ControlRows(bare, xcode26: newest)
        case (_, "large"):
            return ControlRows(row(40, 50, EdgeInsets(leading: 5, trailing: 5, top: 6, bottom: 6)))
        case ("roundedRect", _): return ControlRows(row(17, 21))
        case ("recessed", "regular"):
            return ControlRows(row(19, 22, EdgeInsets(leading: 0, trailing: 0, top: 0, bottom: 1)))
        // Saved at 22 points more than its title where nothing else decides its width.
        case ("recessed", _): return ControlRows(row(size == "mini" ? 16 : 17, 22))
        case ("texturedRounded", "regular"): return ControlRows(row(25, 44, insets), xcode26: row(24, 44))
        case ("texturedRounded", "small") where isOld:
            return ControlRows(row(19, 35, EdgeInsets(leading: 0, trailing: 0, top: 0, bottom: 1)))
        case (_, "small"):
            let side = isOld ? 2.0 : 4
            let small = EdgeInsets(leading: side, trailing: side, top: 1, bottom: isOld ? 2 : 4)
            return ControlRows(row(22, isOld ? 35 : 32, small), xcode26: row(20, 39))
        case (_, "mini"):
            if isOld { return ControlRows(row(15, 26, EdgeInsets(leading: 1, trailing: 2, top: 0, bottom: 0))) }
            return ControlRows(row(16, 26, EdgeInsets(leading: 2, trailing: 3, top: 0, bottom: 2)))
        default:
            if era.isBefore(Self.lowPopUps), isOld {
                // Before Xcode 11 they were a point higher, and kept more room beside the title.
                var wide = row(26, 46, insets)
                wide.bareWidth = 37
                return ControlRows(wide)
            }
            var classic = row(25, isOld ? 38 : 39, insets)
            if isOld { classic.alignment.right = 3 }
            // Four of two apps without a title are 58 points wide.
            var modern = row(24, 47)
            modern.bareWidth = 58
            return ControlRows(classic, xcode26: modern)
        }
    }
}

extension ButtonContent {
    /// Whether it is of a kind that has a bezel, and does not draw it: nothing stands around its title and image.
    var isBare: Bool {
        !isBordered
            && ["popUpButton", "inline", "recessed", "roundRect", "roundTextured", "smallSquare"].contains(kind)
    }

    /// Whether it is a check box or radio button of the regular size without a title: the mark has two points around it on
    /// all sides, as seven saved ones of five apps have.
    var isBareToggle: Bool { isRegularToggle && title?.value.isEmpty != false }

    /// What the frame of a check box or radio button of the regular size has above and below its alignment rectangle, in
    /// points, where its title is not in the system font of its size; `nil` where it is.
    ///
    /// The rectangle is as high as a line of the title: saved ones in 11 and 14 points have two points and a half one. Of a
    /// font of another name little is saved; it has two points, as the mark has without a title.
    var ownToggleInset: Double? {
        guard isRegularToggle else { return nil }
        guard !isBareToggle else { return 2 }
        guard case .fixed(let font) = attributes.font.base else { return nil }
        guard font.family == .system else { return 2 }
        guard font.size.points != ControlMetrics.systemSize(of: controlSize) else { return nil }
        return max((Self.toggleHeight - font.size.points - Self.lineLeading) / 2, 0)
    }

    /// The height of the frame of a check box of the regular size, in points.
    private static let toggleHeight = 18.0
    /// How much higher than its size a line of the system font is at the sizes of controls, in points.
    private static let lineLeading = 3.0

    private var isRegularToggle: Bool { (kind == "check" || kind == "radio") && controlSize == "regular" }

    /// Whether it is nothing but a symbol, without a bezel around it.
    var isBareSymbol: Bool {
        isSymbol && title == nil && (kind == "square" || kind == "bevel" && style == "regularSquare")
    }
}
