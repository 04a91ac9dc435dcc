/// Text from input, made safe to print.
package enum VisibleText {
    /// Replaces control characters and bidi controls by visible names such as `\u{1B}`, so that input can neither steer
    /// a terminal nor reorder a message.
    ///
    /// - Complexity: O(*n*) in the length of `text`.
    package static func escaping(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var visible = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) {
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// Replaces control characters but tabs and line feeds by visible names; directions stay as they are.
    ///
    /// - Complexity: O(*n*) in the length of `text`.
    package static func escapingControls(_ text: String) -> String {
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A: visible.append(scalar)
            case 0x00...0x1F, 0x7F...0x9F:
                visible.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            default: visible.append(scalar)
            }
        }
        return String(visible)
    }

    /// Whether a character cannot be seen and yet changes how what is around it is shown.
    ///
    /// These are the general category Cc, the line and paragraph separators, the bidi controls of UAX #9, U+FEFF and
    /// the tags of plane 14.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
            0xE0000...0xE007F:
            true
        default: false
        }
    }
}
