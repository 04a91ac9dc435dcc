internal import SourceText
package import TextMeasurement

/// What `overset measure --jsonl` answers to one line.
package enum MeasureResult {
    /// One JSON object without line ends; the keys are always in the same order.
    package static func json(_ measured: MeasuredText) -> String {
        let missing = measured.missing.map { quoted($0.codePoint) }
        let members = [
            ("width", number(measured.width)),
            ("height", number(measured.height)),
            ("advance", number(measured.advance)),
            ("lines", String(measured.lines.count)),
            ("truncated", String(measured.isTruncated)),
            ("scale", number(measured.scale)),
            ("ink", "{\"top\":\(number(measured.ink.top)),\"bottom\":\(number(measured.ink.bottom))}"),
            ("uncertainty", number(measured.uncertainty)),
            ("missing", "[\(missing.joined(separator: ","))]"),
            ("fonts", "[\(measured.fonts.map(quoted).joined(separator: ","))]"),
            ("growth", number(measured.fallbackGrowth)),
        ]
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }

    /// The answer to a line that cannot be measured.
    package static func json(error message: String) -> String { "{\"error\":\(quoted(message))}" }

    /// The number with the fewest digits that reads back as the same one.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A JSON string (RFC 8259, section 7).
    package static func quoted(_ text: String) -> String { String(decoding: JSONText.quoting(text), as: UTF8.self) }
}

extension MeasureResult {
    /// One line for people: size, lines, and what is remarkable.
    package static func summary(_ measured: MeasuredText) -> String {
        var notes = ["\(number(measured.width)) × \(number(measured.height)) pt"]
        notes.append(measured.lines.count == 1 ? "1 line" : "\(measured.lines.count) lines")
        if measured.uncertainty > 0 {
            notes.append("± \(number((measured.uncertainty * 10).rounded(.up) / 10)) pt")
        }
        if measured.fallbackGrowth > 0 {
            notes.append(
                "up to \(number((measured.fallbackGrowth * 10).rounded(.up) / 10)) pt higher by fallback faces"
            )
        }
        if measured.scale != 1 { notes.append("shrunk to \(number((measured.scale * 1000).rounded() / 10)) %") }
        if measured.isTruncated { notes.append("truncated") }
        if measured.breaksWord { notes.append("breaks a word") }
        if !measured.missing.isEmpty {
            notes.append("no glyph for " + measured.missing.map(\.codePoint).joined(separator: " "))
        }
        return notes.joined(separator: ", ")
    }
}

extension MeasureLine {
    /// Measures what one line asks for.
    ///
    /// - Returns: a JSON object, and whether it tells of an error.
    package static func answer(_ line: String, _ measurer: some TextMeasurer) -> (json: String, isError: Bool) {
        do throws(MeasureLineError) {
            let request = try MeasureLine(parsing: line).request()
            do throws(MeasurementError) {
                return (MeasureResult.json(try measurer.measure(request)), false)
            } catch {
                return (MeasureResult.json(error: Self.suggestingStyles(error).message), true)
            }
        } catch {
            return (MeasureResult.json(error: error.message), true)
        }
    }

    /// The error with a text style as the suggestion where no font has a similar name.
    package static func suggestingStyles(_ error: MeasurementError) -> MeasurementError {
        guard case .unknownFont(let name, nil) = error else { return error }
        let names = ["system"] + TextStyle.allCases.map(\.rawValue)
        return .unknownFont(postScriptName: name, suggestion: Suggestion.of(name, among: names))
    }
}
