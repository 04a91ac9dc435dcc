package import SourceText
internal import Projects
internal import TextMeasurement
internal import TextShaping

/// The job of `overset measure`.
package struct MeasureRun: Sendable {
    /// The options of the command line, as they are written.
    package struct Options: Sendable {
        package var font = "system"
        /// Points; `nil` for the size of the text style, or 17.
        package var size: Double?
        package var weight: String?
        package var isItalic = false
        package var platform = Platform.iOS.rawValue
        /// Pixels a point.
        package var scale = 2
        package var locale = ""
        package var direction = WritingDirection.natural.rawValue
        package var textSize = TextSizeCategory.large.rawValue
        /// Points.
        package var maxWidth: Double?
        package var lines = 0
        package var lineBreak = LineBreakMode.word.rawValue
        package var minimumScale = 1.0
        package var lineHeightMultiple = 0.0
        /// Points.
        package var lineSpacing = 0.0

        package init() {}

        /// The options as the line that every text is put into.
        ///
        /// - Throws: ``Failure`` for a value that is not known or out of range: wrong usage.
        package func line() throws(Failure) -> MeasureLine {
            var line = MeasureLine(text: "")
            line.font = font
            line.size = size
            line.isItalic = isItalic
            line.scale = scale
            line.locale = locale
            line.maxWidth = maxWidth
            line.lines = lines
            line.minimumScale = minimumScale
            line.paragraph.lineHeightMultiple = lineHeightMultiple
            line.paragraph.lineSpacing = lineSpacing
            do throws(MeasureLineError) {
                line.weight = try weight.map { (word) throws(MeasureLineError) in try Self.word("weight", word) }
                line.platform = try Self.word("platform", platform)
                line.direction = try Self.word("direction", direction)
                line.textSize = try Self.word("textSize", textSize)
                line.lineBreak = try Self.word("lineBreak", lineBreak)
                _ = try line.request()
            } catch {
                throw Failure(error.message)
            }
            return line
        }

        private static func word<Word: RawRepresentable & CaseIterable>(
            _ field: String,
            _ word: String
        ) throws(MeasureLineError) -> Word where Word.RawValue == String {
            guard let value = Word(rawValue: word) else {
                throw .unknownWord(field: field, word: word, known: Word.allCases.map(\.rawValue))
            }
            return value
        }
    }

    private let model: MeasureLine
    private let measurer: ShapingMeasurer

    /// Opens the fonts.
    ///
    /// - Parameters:
    ///   - model: what every text is measured like.
    ///   - fonts: files and folders of fonts that come before those of the system.
    /// - Throws: ``Failure`` if a font that was named cannot be used.
    package init(_ model: MeasureLine, fonts: [String]) throws(Failure) {
        self.model = model
        measurer = try MeasurerFactory.measurer(fonts: fonts)
    }

    /// Width, height and lines of a text, for people.
    package func summary(of text: String) throws(Failure) -> String {
        var line = model
        line.text = text
        do {
            return MeasureResult.summary(try measurer.measure(try line.request()))
        } catch let error as MeasurementError {
            throw Failure(MeasureLine.suggestingStyles(error).message)
        } catch {
            throw Failure("\(error)")
        }
    }

    /// Answers one line of `--jsonl`.
    ///
    /// - Parameter line: a JSON object.
    /// - Returns: a JSON object, and whether it says that the line could not be measured.
    package func answer(_ line: String) -> (json: String, isError: Bool) {
        MeasureLine.answer(line, measurer)
    }
}
