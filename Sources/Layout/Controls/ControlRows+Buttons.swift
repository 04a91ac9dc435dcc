internal import Interfaces

/// Buttons and pop-up buttons of macOS.
extension ControlMetrics {
    func macOSRows(_ button: ButtonContent) -> ControlRows {
        let size = button.controlSize
        switch button.kind {
        case "popUpButton": return popUpRows(button.style, size)
        case "push": return pushRows(size, hasImage: button.hasImage)
        case "check": return toggleRows(size, heights: (18, 16), text: (25, 24), small: (16, 14))
        case "radio": return toggleRows(size, heights: (18, 16), text: (25, 24), small: (15, 14))
        case "help":
            if size == "small" { return ControlRows(square(width: 18, height: 19)) }
            return ControlRows(
                square(width: 25, height: 25, EdgeInsets(leading: 3, trailing: 2, top: 1, bottom: 4)),
                xcode26: square(width: 24, height: 24)
            )
        case "disclosureTriangle": return ControlRows(square(width: 13, height: 13))
        case "inline": return ControlRows(row(18, 25))
        case "recessed": return ControlRows(row(size == "mini" ? 16 : 18, 16))
        case "roundTextured": return ControlRows(row(25, 24))
        case "roundRect": return ControlRows(row(size == "small" ? 17 : 19, 20))
        default:
            return ControlRows(
                ControlRow(width: .text(8), height: .text(8), text: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
            )
        }
    }

    private func square(width: Double, height: Double, _ alignment: EdgeInsets = .zero) -> ControlRow {
        ControlRow(width: .points(width), height: .points(height), alignment: alignment)
    }

    /// A button of a height with the same padding on both sides of its title.
    private func row(_ height: Double, _ padding: Double, _ alignment: EdgeInsets = .zero) -> ControlRow {
        ControlRow(
            width: .text(padding),
            height: .points(height),
            alignment: alignment,
            text: EdgeInsets(top: 0, left: padding / 2, bottom: 0, right: padding / 2)
        )
    }

    private func pushRows(_ size: String, hasImage: Bool) -> ControlRows {
        if size == "small" {
            return ControlRows(
                row(27, 28, EdgeInsets(leading: 5, trailing: 5, top: 4, bottom: 5)),
                xcode26: row(20, 20)
            )
        }
        let side = era.isBefore(16_000) ? 6.0 : 7
        return ControlRows(
            row(hasImage ? 30 : 32, 34, EdgeInsets(leading: side, trailing: side, top: 5, bottom: 7)),
            xcode26: row(24, 24)
        )
    }

    /// Check boxes and radio buttons: the mark stands before the title.
    private func toggleRows(
        _ size: String,
        heights: (Double, Double),
        text: (Double, Double),
        small: (Double, Double)
    ) -> ControlRows {
        func row(_ height: Double, _ padding: Double, _ alignment: EdgeInsets) -> ControlRow {
            ControlRow(
                width: .text(padding),
                height: .points(height),
                alignment: alignment,
                text: EdgeInsets(top: 0, left: padding - 2, bottom: 0, right: 2)
            )
        }
        let insets = EdgeInsets(leading: 2, trailing: 0, top: 1, bottom: 1)
        switch size {
        case "small": return ControlRows(row(small.0, 21, EdgeInsets(leading: 1, trailing: 0, top: 1, bottom: 1)), xcode26: row(small.1, 20, .zero))
        case "mini": return ControlRows(row(11, 17, insets))
        default:
            return ControlRows(
                row(heights.0, text.0, insets),
                xcode26: row(heights.1, text.1, .zero)
            )
        }
    }

    private func popUpRows(_ style: String?, _ size: String) -> ControlRows {
        func row(_ height: Double, _ padding: Double, _ alignment: EdgeInsets = .zero) -> ControlRow {
            ControlRow(
                width: .text(padding),
                height: .points(height),
                alignment: alignment,
                text: EdgeInsets(top: 0, left: padding * 0.3, bottom: 0, right: padding * 0.7)
            )
        }
        switch (style, size) {
        case ("roundedRect", _): return ControlRows(row(17, 22))
        case ("texturedRounded", _): return ControlRows(row(24, 45))
        case (_, "small"): return ControlRows(row(22, 36, EdgeInsets(leading: 3, trailing: 3, top: 1, bottom: 4)))
        default:
            return ControlRows(
                row(25, 40, EdgeInsets(leading: 2, trailing: 3, top: 1, bottom: 4)),
                xcode26: row(24, 34)
            )
        }
    }
}
