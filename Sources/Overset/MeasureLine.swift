internal import Foundation
package import TextMeasurement

/// One line of `overset measure --jsonl`: a JSON object that says what to measure.
package struct MeasureLine: Sendable, Hashable {
    package var text: String
    /// `system`, a text style, or a PostScript name.
    package var font = "system"
    /// Points; `nil` for the size of the text style, or 17.
    package var size: Double?
    /// `nil` for the weight of the text style, or regular.
    package var weight: FontWeight?
    package var isItalic = false
    package var platform = Platform.iOS
    /// Pixels a point.
    package var scale = 2
    package var locale = ""
    package var direction = WritingDirection.natural
    /// The content size category, which text styles follow.
    package var textSize = TextSizeCategory.large
    /// Points.
    package var maxWidth: Double?
    package var lines = 0
    package var lineBreak = LineBreakMode.word
    package var minimumScale = 1.0

    package init(text: String) { self.text = text }

    /// The request that the line stands for.
    ///
    /// - Throws: ``MeasureLineError`` if a number is out of its range.
    package func request() throws(MeasureLineError) -> TextRequest {
        guard (1...3).contains(scale) else { throw .outOfRange("scale", "1, 2 or 3") }
        guard lines >= 0 else { throw .outOfRange("lines", "0 or more") }
        guard minimumScale > 0, minimumScale <= 1 else { throw .outOfRange("minimumScale", "above 0 and at most 1") }
        if let maxWidth, !(maxWidth.isFinite && maxWidth >= 0) { throw .outOfRange("maxWidth", "0 or more") }
        return TextRequest(
            text: text,
            font: try fontRequest(),
            platform: platform,
            pixelsPerPoint: scale,
            locale: locale,
            direction: direction,
            maximumWidth: maxWidth,
            lineLimit: lines,
            lineBreak: lineBreak,
            minimumScale: minimumScale
        )
    }

    private func fontRequest() throws(MeasureLineError) -> FontRequest {
        let outOfRange = MeasureLineError.outOfRange("size", "above 0 and at most \(Int(PointSize.maximum))")
        if var request = TextStyle(rawValue: font)?.font(at: textSize, weight: weight) {
            if let size {
                guard let points = PointSize(size) else { throw outOfRange }
                request.size = points
            }
            request.isItalic = isItalic
            return request
        }
        guard let points = PointSize(size ?? 17) else { throw outOfRange }
        let family: FontRequest.Family = font == "system" ? .system : .postScript(font)
        return FontRequest(family: family, size: points, weight: weight ?? .regular, isItalic: isItalic)
    }
}

/// Why a line cannot be measured.
package enum MeasureLineError: Error, Sendable, Hashable {
    case notAnObject
    case missingText
    case unknownField(String, suggestion: String?)
    case wrongType(field: String, expected: String)
    case unknownWord(field: String, word: String, known: [String])
    case outOfRange(String, String)

    /// What is wrong, as a lower-case phrase without a full stop.
    package var message: String {
        switch self {
        case .notAnObject: "the line is not a JSON object"
        case .missingText: "the field 'text' is missing"
        case .unknownField(let name, let suggestion?): "unknown field '\(name)'; did you mean '\(suggestion)'?"
        case .unknownField(let name, nil): "unknown field '\(name)'; known are \(MeasureField.names)"
        case .wrongType(let field, let expected): "'\(field)' must be \(expected)"
        case .unknownWord(let field, let word, let known):
            "'\(field)' cannot be '\(word)'; it is one of \(known.joined(separator: ", "))"
        case .outOfRange(let field, let range): "'\(field)' must be \(range)"
        }
    }
}

/// The fields of a line.
enum MeasureField: String, CaseIterable {
    case text
    case font
    case size
    case weight
    case italic
    case platform
    case scale
    case locale
    case direction
    case textSize
    case maxWidth
    case lines
    case lineBreak
    case minimumScale

    /// The names of all fields, for messages.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
