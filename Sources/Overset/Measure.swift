internal import Projects
internal import SourceText
internal import TextMeasurement
internal import TextShaping

/// How a text is set.
public struct TextOptions: Sendable, Hashable {
    /// `system`, a text style such as `headline`, or a PostScript name.
    public var font = "system"
    /// The size in points; `nil` for the size of the text style, or 17.
    public var size: Double?
    /// The language: a tag (BCP 47); empty where it is not known.
    public var language = ""
    /// The width at which lines wrap, in points; `nil` for none.
    public var maximumWidth: Double?
    /// The greatest number of lines; 0 for any.
    public var lineLimit = 0
    /// Paths of font files, or of folders of some, that come before those of the system.
    public var fonts: [String] = []

    /// Text in the system's font at 17 points, in as many lines as it has.
    public init() {}
}

/// The size of a text.
public struct Measurement: Sendable, Hashable {
    /// The width of the control that holds the text, in points, rounded up to a pixel.
    public let width: Double
    /// The height of the control that holds the text, in points, rounded up to a pixel.
    public let height: Double
    /// The number of lines that are shown.
    public let lineCount: Int
    /// Whether text was left out or an ellipsis was set.
    public let isTruncated: Bool
    /// How far the width may be from that on a device, in points, because another font of the same metrics was measured.
    public let uncertainty: Double
}

/// Measures a text as a label with two pixels a point shows it: what does not fit is replaced by an ellipsis at the end.
///
/// - Parameters:
///   - text: the text.
///   - options: how it is set.
/// - Returns: its size.
/// - Throws: ``OversetError`` if a font is not known or cannot be used, or a number is out of its range.
/// - Complexity: O(*n*) in the length of the text, after the fonts were opened.
public func measure(_ text: String, _ options: TextOptions = TextOptions()) throws(OversetError) -> Measurement {
    guard options.lineLimit >= 0, options.maximumWidth.map({ $0.isFinite && $0 >= 0 }) ?? true else {
        throw OversetError("a width and a number of lines are 0 or more")
    }
    let font = try options.request()
    do throws(Failure) {
        let measurer = try MeasurerFactory.measurer(fonts: options.fonts)
        let request = TextRequest(
            text: text,
            font: font,
            pixelsPerPoint: 2,
            locale: options.language,
            maximumWidth: options.maximumWidth,
            lineLimit: options.lineLimit,
            lineBreak: .tail
        )
        do throws(MeasurementError) {
            let measured = try measurer.measure(request)
            return Measurement(
                width: measured.width,
                height: measured.height,
                lineCount: measured.lines.count,
                isTruncated: measured.isTruncated,
                uncertainty: measured.uncertainty
            )
        } catch {
            throw Failure(error.message)
        }
    } catch {
        throw OversetError(error)
    }
}

extension TextOptions {
    /// The font that is asked for.
    fileprivate func request() throws(OversetError) -> FontRequest {
        let style = TextStyle(rawValue: font)?.font(at: .large, weight: nil)
        if size == nil, let style { return style }
        guard let points = PointSize(size ?? 17) else {
            throw OversetError("a size is above 0 and at most \(Int(PointSize.maximum)) points")
        }
        if var style {
            style.size = points
            return style
        }
        return FontRequest(family: font == "system" ? .system : .postScript(font), size: points)
    }
}
