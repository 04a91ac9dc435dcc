package import StringTables
package import TextMeasurement

/// Lengthens a text until it is as wide as the widest of 20 real translations is for *p* per cent of English texts.
///
/// Filler words are whole. What later transforms put around the text, such as brackets, counts as a part of it.
/// Widths are those of the reference font, never those of a label: the same text is generated and checked.
package struct Forecast: WritingTransform {
    /// The share of English texts that the result bounds, in per cent: 50 to 99.
    package let percent: Int
    private let widths: WordWidths
    private let filler: FillerSentence

    package var spelling: String { "forecast=p\(percent)" }

    /// Takes a share of 50 to 99 per cent; `nil` for others.
    ///
    /// - Throws: ``MeasurementError`` if the reference font cannot be had.
    package init?(percent: Int, reference: any ReferenceMeasurer) throws(MeasurementError) {
        guard (50...99).contains(percent) else { return nil }
        self.percent = percent
        widths = WordWidths(reference)
        filler = try FillerSentence(reference)
    }

    package func apply(
        to message: Message,
        in context: TransformContext,
        into result: inout Message
    ) throws(MeasurementError) {
        let source = try widths.width(of: context.source.measurableBytes)
        let target = ExpansionModel.needed(percent: Double(percent), width: source)
        // What comes around the text later, such as brackets, is a part of its width.
        let later = context.later.isEmpty ? 0 : try widths.width(of: context.later)
        let missing = target - later - (try widths.width(of: message.measurableBytes))
        message.write(appending: filler.words(filling: missing), to: &result)
    }
}

extension Message {
    /// The text as the expansion model was fitted on it: "12" for each argument, and no tags.
    package var measurable: String { String(decoding: measurableBytes, as: UTF8.self) }

    /// ``measurable`` in UTF-8.
    var measurableBytes: [UInt8] {
        guard segments.count > 1 || segments.first?.kind != .text else { return utf8 }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var isHidden = false
        for segment in segments {
            // An argument inside a tag is not seen, and one inside a placeholder is a part of what is filled in.
            if segment.isJoined, isHidden { continue }
            switch segment.kind {
            case .tag, .placeholder, .link: isHidden = true
            default: isHidden = false
            }
            switch segment.kind {
            case .specifier, .placeholder: bytes += Array("12".utf8)
            case .percent: bytes.append(UInt8(ascii: "%"))
            case .tag, .control, .link: break
            case .text, .strayPercent, .inflection, .entity, .address, .term: bytes += utf8[segment.range]
            }
        }
        return bytes
    }
}
