internal import Interfaces
internal import TextMeasurement

/// Sets the texts of one tree, each in each room once, however many layouts ask for it.
final class TextSizes {
    private let measurer: any TextMeasurer
    private let grid: LayoutMemory.Grid
    private var measured: [Question: MeasuredText] = [:]
    private var rooms: [Room: SetText] = [:]
    private var widestWords: [Int: Double] = [:]

    /// How many texts are remembered.
    private static let most = 20_000

    /// Whether more is remembered than is worth its memory.
    var isFull: Bool { measured.count + rooms.count > Self.most }

    private struct Question: Hashable {
        var text: Int
        var width: Double?
        var lines: Int
        var scale: Double
    }

    private struct Room: Hashable {
        var text: Int
        var proposal: Proposal
    }

    init(measurer: any TextMeasurer, grid: LayoutMemory.Grid) {
        self.measurer = measurer
        self.grid = grid
    }

    /// A pixel, in points.
    var pixel: Double { 1 / Double(max(grid.pixelsPerPoint, 1)) }

    /// The nearest length in pixels that is not below `points`.
    func roundedUp(_ points: Double) -> Double {
        max(((points - PixelGrid.tolerance) / pixel).rounded(.up) * pixel, 0)
    }

    /// Sets a text in what it is proposed.
    ///
    /// Its lines are broken to the width, and those that the limit or the height does not hold fall away. It is
    /// shrunk, where it may be, before that.
    func set(_ text: HeldText, in proposal: Proposal) throws(MeasurementError) -> SetText {
        let room = Room(text: text.number, proposal: proposal)
        if let known = rooms[room] { return known }
        let set = try fit(text, in: proposal)
        rooms[room] = set
        return set
    }

    private func fit(_ text: HeldText, in proposal: Proposal) throws(MeasurementError) -> SetText {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let natural = try natural(text, width: width)
        let element = text.element
        var allowed = element.mostLines
        var isLimitedByHeight = false
        let needed = natural.neededLineCount
        if let height = proposal.height, height.isFinite, !element.isChrome, natural.height > height + pixel {
            let held = natural.lineCount(in: height + pixel, at: 1)
            if allowed == 0 || held < min(allowed, needed) {
                allowed = held
                isLimitedByHeight = held < needed
            }
        }
        let isOver = allowed > 0 && needed > allowed
        guard isOver || (element.minimumScale < 1 && natural.breaksWord) else {
            return SetText(
                shown: natural,
                natural: natural,
                allowedLines: allowed,
                isLimitedByHeight: isLimitedByHeight
            )
        }
        var lines = allowed == 0 ? needed : allowed
        var shown = try measure(text, width: width ?? natural.advance, lines: lines, scale: element.minimumScale)
        // Smaller lines are lower, so that more of them fit; that may need less shrinking, hence a few rounds.
        if isLimitedByHeight, element.minimumScale < 1, let height = proposal.height {
            for _ in 0..<3 {
                let held = min(
                    natural.lineCount(in: height + pixel, at: shown.scale),
                    element.mostLines == 0 ? .max : element.mostLines
                )
                guard held > lines else { break }
                lines = held
                shown = try measure(text, width: width ?? natural.advance, lines: lines, scale: element.minimumScale)
            }
        }
        return SetText(shown: shown, natural: natural, allowedLines: lines, isLimitedByHeight: isLimitedByHeight)
    }

    /// The text without limits of lines and height.
    func natural(_ text: HeldText, width: Double?) throws(MeasurementError) -> MeasuredText {
        let ideal = try measure(text, width: nil, lines: 0, scale: 1)
        guard let width, ideal.advance > width + PixelGrid.tolerance else { return ideal }
        return try measure(text, width: width, lines: 0, scale: 1)
    }

    /// What the text without limits of lines and height is measured by.
    func naturalRequest(of text: HeldText, in proposal: Proposal) throws(MeasurementError) -> TextRequest {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let ideal = try measure(text, width: nil, lines: 0, scale: 1)
        let wraps = width.map { ideal.advance > $0 + PixelGrid.tolerance } ?? false
        return request(text.element, width: wraps ? width : nil, lines: 0, scale: 1)
    }

    private func measure(
        _ text: HeldText,
        width: Double?,
        lines: Int,
        scale: Double
    ) throws(MeasurementError) -> MeasuredText {
        let question = Question(text: text.number, width: width, lines: lines, scale: scale)
        if let known = measured[question] { return known }
        let result = try measurer.measureWithoutGlyphs(request(text.element, width: width, lines: lines, scale: scale))
        measured[question] = result
        return result
    }

    /// The width of the widest word of a text in points: what it takes where every place to break is used.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    func widestWord(of text: HeldText) throws(MeasurementError) -> Double {
        if let known = widestWords[text.number] { return known }
        var widest = 0.0
        var word = text.element
        for part in text.element.text.split(whereSeparator: \.isWhitespace) {
            word.text = String(part)
            word.styledRuns = []
            let measured = try measurer.measureWithoutGlyphs(request(word, width: nil, lines: 0, scale: 1))
            widest = max(widest, measured.advance)
        }
        widestWords[text.number] = widest
        return widest
    }

    /// The text as it was set, with the glyphs that a picture needs.
    func drawn(_ text: HeldText, as set: SetText, in proposal: Proposal) throws(MeasurementError) -> MeasuredText {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let isLimited = set.shown != set.natural
        let limit = isLimited ? width ?? set.natural.advance : set.natural.neededLineCount > 1 ? width : nil
        return try measurer.measure(
            request(
                text.element,
                width: limit,
                lines: isLimited ? set.allowedLines : 0,
                scale: isLimited ? text.element.minimumScale : 1
            )
        )
    }

    private func request(_ text: TextElement, width: Double?, lines: Int, scale: Double) -> TextRequest {
        TextRequest(
            text: text.text,
            font: text.font,
            runs: text.styledRuns,
            platform: grid.platform,
            pixelsPerPoint: grid.pixelsPerPoint,
            locale: text.locale,
            direction: text.direction,
            maximumWidth: width,
            lineLimit: lines,
            lineBreak: lines > 0 ? text.lineBreak : .word,
            minimumScale: scale,
            paragraph: ParagraphStyle(lineSpacing: text.lineSpacing),
            allowsTightening: text.allowsTightening
        )
    }
}

extension MeasuredText {
    /// The lines, at least one, that a height holds if the text is scaled.
    fileprivate func lineCount(in height: Double, at scale: Double) -> Int {
        guard lines.count > 1 else { return 1 }
        let distance = (lines[1].baseline - lines[0].baseline) * scale
        let first = self.height * scale - Double(lines.count - 1) * distance
        guard distance > 0 else { return lines.count }
        return max(1, Int(min(((height - first) / distance).rounded(.down), 100_000)) + 1)
    }
}
