/// How a text that does not fit its width is broken or cut (`NSLineBreakMode`).
package enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    /// Wraps between words; the rest is cut without an ellipsis.
    case word
    /// Wraps between grapheme clusters; the rest is cut without an ellipsis.
    case character
    /// Never wraps; the rest is cut without an ellipsis.
    case clip
    /// Wraps between words; the last line loses its beginning to an ellipsis.
    case head
    /// Wraps between words; the last line loses its middle to an ellipsis.
    case middle
    /// Wraps between words; the last line loses its end to an ellipsis.
    case tail

    /// Whether text that does not fit ends in an ellipsis.
    package var truncates: Bool {
        switch self {
        case .head, .middle, .tail: true
        case .word, .character, .clip: false
        }
    }
}

/// The base direction of a paragraph.
package enum WritingDirection: String, Sendable, Hashable, CaseIterable {
    /// From the first strong character, as UAX #9 rules P2 and P3 have it; left to right if there is none.
    case natural
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// One text to be measured, and the box it is to be set in.
package struct TextRequest: Sendable, Hashable {
    package var text: String
    package var font: FontRequest
    /// Parts of the text with their own fonts; the rest has ``font``.
    package var runs: [StyledRun]
    package var platform: Platform
    /// Pixels a point: 1, 2 or 3.
    package var pixelsPerPoint: Int
    /// The BCP 47 tag of the text's language; empty if it is not known.
    package var locale: String
    package var direction: WritingDirection
    /// The width to set the text in, in points; `nil` if nothing limits it.
    package var maximumWidth: Double?
    /// The largest number of lines; 0 if any number may be set.
    package var lineLimit: Int
    package var lineBreak: LineBreakMode
    /// The smallest scale that the text may be shrunk to so that it fits (0 < scale ≤ 1); 1 if it may not shrink.
    ///
    /// A text that may have any number of lines does not shrink.
    package var minimumScale: Double
    /// How the lines are spaced.
    package var paragraph: ParagraphStyle
    /// Whether letters may be set closer before the text is cut (`allowsDefaultTighteningForTruncation`, in documents
    /// `adjustsLetterSpacingToFitWidth`).
    ///
    /// Only a text of one line that would be cut with an ellipsis is tightened, by at most ``maximumTightening``.
    package var allowsTightening: Bool
    /// The release of Interface Builder whose sizes are asked for.
    package var era: DocumentEra

    /// The share of its advance that a text may lose to tightening: the default of
    /// `NSParagraphStyle.tighteningFactorForTruncation`.
    package static let maximumTightening = 0.05

    package init(
        text: String,
        font: FontRequest,
        runs: [StyledRun] = [],
        platform: Platform = .iOS,
        pixelsPerPoint: Int = 2,
        locale: String = "",
        direction: WritingDirection = .natural,
        maximumWidth: Double? = nil,
        lineLimit: Int = 0,
        lineBreak: LineBreakMode = .word,
        minimumScale: Double = 1,
        paragraph: ParagraphStyle = ParagraphStyle(),
        allowsTightening: Bool = false,
        era: DocumentEra = .current
    ) {
        self.text = text
        self.font = font
        self.runs = runs
        self.platform = platform
        self.pixelsPerPoint = pixelsPerPoint
        self.locale = locale
        self.direction = direction
        self.maximumWidth = maximumWidth
        self.lineLimit = lineLimit
        self.lineBreak = lineBreak
        self.minimumScale = minimumScale
        self.paragraph = paragraph
        self.allowsTightening = allowsTightening
        self.era = era
    }
}
