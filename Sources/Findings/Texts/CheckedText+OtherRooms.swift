internal import Interfaces
internal import Layout
internal import TextMeasurement

/// What else may be true of the room that a text has.
extension CheckedText {
    /// Whether a text has room where the neighbours that code fills or hides show nothing.
    func fitsBesideNothing(_ issue: TextIssue, in rendition: Rendition) -> Bool {
        guard let yielded = rendition.yieldedWidth, let width = rendition.box.width else { return false }
        return fits(issue, in: rendition, width: width + yielded, scale: 1)
    }

    /// Whether a tie decides if a text has room: it has where those that ask for the same room give way, or nobody knows how
    /// much they take.
    func isDecidedByTie(_ issue: TextIssue, in rendition: Rendition) -> Bool {
        // What a number of lines limits does not fit in a higher box either.
        if grounds.vertical.doubts.contains(.tie), let axis = issue.fault?.axis,
            axis == .height || axis == .lines && rendition.box.lines == 0
        {
            return true
        }
        guard issue.fault?.axis != .height else { return false }
        if let image = rendition.imageWidth, let width = rendition.box.width,
            fits(issue, in: rendition, width: width + image, scale: 1)
        {
            return true
        }
        guard grounds.horizontal.doubts.contains(.tie) else { return false }
        guard let tied = rendition.tiedWidth, let width = rendition.box.width else { return true }
        return fits(issue, in: rendition, width: width + tied, scale: 1)
    }

    /// Whether a text has room in the smallest font that code gives its view, if that is smaller than the one measured.
    func fitsInSmallestFont(_ issue: TextIssue, in rendition: Rendition) -> Bool {
        guard let smallest = smallestFont, smallest < rendition.fitted.fontSize, let width = rendition.box.width else {
            return false
        }
        return fits(issue, in: rendition, width: width, scale: smallest / rendition.fitted.fontSize)
    }

    /// What lines that end at words leave free, as a share of their width.
    private static let raggedShare = 0.1

    /// Whether a text has room in a box of another width, its font times a scale.
    private func fits(_ issue: TextIssue, in rendition: Rendition, width: Double, scale: Double) -> Bool {
        guard let fault = issue.fault else { return rendition.fitted.natural.width * scale <= width }
        if fault.kind == .brokenWord { return fault.needed * scale <= width }
        switch fault.axis {
        case .width: return fault.needed * scale <= width
        case .scale: return rendition.fitted.natural.unwrappedAdvance * scale <= width
        case .height: return scale < 1 && fault.needed * scale <= fault.available
        case .lines:
            let lines = Double(max(1, rendition.fitted.allowedLines))
            let usable = lines == 1 ? width : width * lines * (1 - Self.raggedShare)
            return rendition.fitted.natural.unwrappedAdvance * scale <= usable
        }
    }

    /// How many characters an argument has at least that nobody has said anything of: those of a number.
    private static let shortestSample = 2

    /// Whether a text has room where the arguments that nobody has given a sample are short: most are names, but numbers
    /// and dates are handed over as texts as well.
    ///
    /// The characters that go are taken to be as wide as the others.
    func fitsWithShortSamples(_ issue: TextIssue, in rendition: Rendition) -> Bool {
        guard rendition.filled.usesDefault, let fault = issue.fault, fault.axis == .width || fault.axis == .lines
        else { return false }
        let text = rendition.filled.text
        let samples = rendition.filled.samples.filter { $0.count > Self.shortestSample }
        if fault.kind == .brokenWord {
            let longest = text.split(whereSeparator: \.isWhitespace).max { $0.count < $1.count }
            return samples.contains { longest?.contains($0) ?? false }
        }
        let spare = samples.reduce(0) { $0 + text.ranges(of: $1).count * ($1.count - Self.shortestSample) }
        guard spare > 0, text.count > spare else { return spare > 0 }
        if fault.axis == .lines, let width = rendition.box.width, rendition.fitted.allowedLines > 0 {
            let advance = rendition.fitted.natural.unwrappedAdvance * Double(text.count - spare) / Double(text.count)
            return advance <= width * Double(rendition.fitted.allowedLines)
        }
        return fault.needed * Double(text.count - spare) / Double(text.count) <= fault.available
    }

    /// Whether the lines of the font that was measured decide, which are not those of a font that is not there.
    func dependsOnLostFont(_ issue: TextIssue, _ rendition: Rendition) -> Bool {
        !rendition.fitted.natural.substitutedFonts.isEmpty && issue.fault?.axis != .width
    }

    /// How much narrower than 1 em a character of Japanese is in the system font, in em.
    ///
    /// Seven saved controls of one app, drawn in Japanese, have 12.0 to 12.1 points a character of 13 points; older ones have
    /// 13.
    private static let japaneseDoubt = 0.075
    /// How much wider an emoji is in the font at hand than in Apple's, whose advance is 1 em, in em.
    private static let emojiDoubt = 0.25

    /// Whether a text may have room because the characters of other fonts than Apple's are wider: those of Japanese, and
    /// emoji.
    func hangsOnSubstitutes(_ issue: TextIssue, _ rendition: Rendition) -> Bool {
        guard let fault = issue.fault, fault.axis == .width else { return false }
        var narrower = 0.0
        for scalar in rendition.filled.text.unicodeScalars {
            if scalar.properties.isEmojiPresentation { narrower += Self.emojiDoubt }
            if rendition.locale.hasPrefix("ja"), Self.isFullWidth(scalar) { narrower += Self.japaneseDoubt }
        }
        return fault.needed - narrower * rendition.fitted.fontSize <= fault.available
    }

    /// Whether a scalar is a character of Japanese or a full-width sign.
    private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        (0x3000...0x9FFF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
    }

    /// The width that an ellipsis takes in most fonts, in em.
    private static let ellipsisWidth = 1.0

    /// Whether a text of the source language has not even room for an ellipsis: nobody ships that, so that code opens or
    /// fills its view.
    func showsNothing(_ issue: TextIssue, _ rendition: Rendition) -> Bool {
        guard place != nil, rendition.kind == .source, let fault = issue.fault, fault.axis == .width else {
            return false
        }
        return fault.available < Self.ellipsisWidth * rendition.fitted.fontSize
    }

    /// Whether a clipped text lacks no more than the padding behind it, in which its last letter may still show, and the
    /// empty half of a mark at its end.
    func isInFarPadding(_ issue: TextIssue, in rendition: Rendition) -> Bool {
        guard let fault = issue.fault, fault.axis == .width, grounds.horizontal.farPadding > 0,
            fault.kind == .clipped || fault.kind == .truncated && grounds.horizontal.isOfButton
        else { return false }
        var padding = FullWidthMark.emptyEnd(of: rendition.filled.text) * rendition.fitted.fontSize
        padding += grounds.horizontal.farPadding
        // What is past all that may be kept free is past it with the narrowest measurement as well.
        padding += rendition.fitted.natural.uncertainty
        return fault.needed - fault.available <= padding
    }

    /// Whether a text of the source language only lacks what a control keeps free beside it: the view as it was saved is
    /// wider than the text, and how little of that a control of the system leaves before it cuts is not known.
    func isInPadding(_ issue: TextIssue, _ rendition: Rendition) -> Bool {
        guard rendition.kind == .source, let fault = issue.fault, fault.axis == .width,
            let extent = grounds.horizontal.savedExtent, grounds.horizontal.isReproduced
        else { return false }
        return extent > fault.needed && fault.available < extent
    }
}
