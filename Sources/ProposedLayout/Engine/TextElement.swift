internal import Interfaces
internal import TextMeasurement

/// A text with everything that decides its room.
struct TextElement: Sendable {
    var runs: [TextRun]
    /// The texts of the runs.
    var text: String
    var font: FontRequest
    var styledRuns: [StyledRun]
    var lineLimit: LineLimit?
    var minimumScale = 1.0
    var lineBreak = LineBreakMode.tail
    var allowsTightening = false
    /// Points between two lines.
    var lineSpacing = 0.0
    /// How its lines stand in the text.
    var alignment = HorizontalAlignment.leading
    var direction = WritingDirection.natural
    /// Whether it is one line of a part of the system that never wraps.
    var isChrome = false
    /// The BCP 47 tag of its language; empty if that is not known.
    var locale = ""

    /// The lines that it may have; 0 is any number.
    var mostLines: Int { isChrome ? 1 : lineLimit?.most.map { max($0, 1) } ?? 0 }
}

/// A text set in the room that it is proposed.
///
/// It is asked for far more often than it is made, and holds many arrays: one reference is handed around.
final class SetText: Sendable {
    /// As it is shown.
    let shown: MeasuredText
    /// Without limits of lines and height, wrapped to the width.
    let natural: MeasuredText
    /// The lines that limit and height allow; 0 is any number.
    let allowedLines: Int
    /// Whether the height allows fewer lines than the limit does.
    let isLimitedByHeight: Bool
    /// Width and height of what is shown, not rounded, and its baselines.
    let dimensions: Dimensions

    init(shown: MeasuredText, natural: MeasuredText, allowedLines: Int, isLimitedByHeight: Bool) {
        self.shown = shown
        self.natural = natural
        self.allowedLines = allowedLines
        self.isLimitedByHeight = isLimitedByHeight
        dimensions = Dimensions(
            Size(width: shown.advance, height: shown.height),
            firstBaseline: shown.lines.first?.baseline,
            lastBaseline: shown.lines.last?.baseline
        )
    }

    /// The height of the lines that a text has less than it keeps room for, in points.
    func height(ofMissing least: Int) -> Double {
        let lines = shown.lines
        guard least > lines.count, let last = lines.last else { return 0 }
        let distance = lines.count > 1 ? last.baseline - lines[lines.count - 2].baseline : shown.height
        return Double(least - lines.count) * distance
    }
}
