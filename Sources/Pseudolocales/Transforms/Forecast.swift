package import StringTables
package import TextMeasurement

/// Lengthens a text until it is as wide as the widest of 20 real translations is for *p* per cent of English texts.
///
/// Widths are those of the reference font, never those of a label: the same text is generated and checked.
package struct Forecast: Transform {
    /// The share of English texts that the result bounds, in per cent: 50 to 99.
    package let percent: Int
    private let reference: any ReferenceMeasurer
    /// The width of the first *n* characters of ``Filler/cycle``, in em, from *n* = 0.
    private let fillerWidths: [Double]

    package var spelling: String { "forecast=p\(percent)" }

    /// Takes a share of 50 to 99 per cent; `nil` for others.
    ///
    /// - Throws: ``MeasurementError`` if the reference font cannot be had.
    package init?(percent: Int, reference: any ReferenceMeasurer) throws(MeasurementError) {
        guard (50...99).contains(percent) else { return nil }
        self.percent = percent
        self.reference = reference
        var widths: [Double] = [0]
        var behindWords: Double = 0
        var word: [UInt8] = []
        for byte in Filler.cycle {
            if byte == UInt8(ascii: " "), !word.isEmpty {
                behindWords = widths[widths.count - 1]
                word = []
            }
            word.append(byte)
            widths.append(behindWords + (try reference.referenceAdvance(of: String(decoding: word, as: UTF8.self))))
        }
        fillerWidths = widths
    }

    package func apply(
        to message: Message,
        in context: TransformContext
    ) throws(MeasurementError) -> Message {
        let source = try reference.referenceAdvance(of: context.source.measurable)
        let target = ExpansionModel.needed(percent: Double(percent), width: source)
        let missing = target - (try reference.referenceAdvance(of: message.measurable))
        return message.appending(Filler.prefix(count(filling: missing)))
    }

    /// The smallest number of filler characters that are at least `width` em wide together.
    ///
    /// - Complexity: O(log *n*) in the length of the filler.
    private func count(filling width: Double) -> Int {
        let cycle = fillerWidths[fillerWidths.count - 1]
        guard width > 0, cycle > 0 else { return 0 }
        let whole = Int(width / cycle)
        let rest = width - Double(whole) * cycle
        var low = 0
        var high = fillerWidths.count - 1
        while low < high {
            let middle = (low + high) / 2
            if fillerWidths[middle] >= rest { high = middle } else { low = middle + 1 }
        }
        return whole * Filler.cycle.count + low
    }
}

extension Message {
    /// The text as the expansion model was fitted on it: "12" for each argument, and no tags.
    package var measurable: String {
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
        return String(decoding: bytes, as: UTF8.self)
    }
}
