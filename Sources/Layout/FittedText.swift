package import TextMeasurement

/// A text set in the box that is declared for it, held against what it would need.
package struct FittedText: Sendable, Hashable {
    /// The text as the box shows it: wrapped, shrunk and cut.
    package var shown: MeasuredText
    /// The text without the limits of the box: in one line if the box holds one, else wrapped to its width.
    package var natural: MeasuredText
    /// What does not fit, worst first; empty if everything does.
    package var faults: [Fault]
    /// The size of the font, in points.
    package var fontSize: Double
    /// The number of lines that the box allows: 0 is any number.
    package var allowedLines: Int

    /// One way in which a text does not fit.
    package struct Fault: Sendable, Hashable {
        /// What happens to the text.
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            /// It is cut without an ellipsis.
            case clipped
            /// It is cut and ends in an ellipsis.
            case truncated
            /// It needs more lines than there are.
            case tooManyLines
            /// It is shrunk so far that it is hard to read.
            case shrunk
            /// A word is wider than the line and is broken inside.
            case brokenWord
            /// Its ink leaves the box above or below.
            case tall
        }

        /// What there is too little of.
        package enum Axis: String, Sendable, Hashable {
            case width
            case height
            case lines
            case scale
        }

        package var kind: Kind
        package var axis: Axis
        /// What the text needs: points, lines, or a scale.
        package var needed: Double
        /// What the box has, in the same unit.
        package var available: Double
        /// Whether it does not fit even if the measurement is wrong by its whole uncertainty and a pixel.
        package var isCertain: Bool
        /// Whether the text fits unless a fallback face makes its lines higher than those of the font asked for.
        package var dependsOnFallbackFont = false

        package init(kind: Kind, axis: Axis, needed: Double, available: Double, isCertain: Bool) {
            self.kind = kind
            self.axis = axis
            self.needed = needed
            self.available = available
            self.isCertain = isCertain
        }

        /// The share by which the text is too large: 0.2 is a fifth more than there is.
        package var excess: Double {
            axis == .scale ? available / max(needed, 0.01) - 1 : needed / max(available, 0.01) - 1
        }
    }

    package init(
        shown: MeasuredText,
        natural: MeasuredText,
        faults: [Fault],
        fontSize: Double,
        allowedLines: Int
    ) {
        self.shown = shown
        self.natural = natural
        self.faults = faults
        self.fontSize = fontSize
        self.allowedLines = allowedLines
    }
}
