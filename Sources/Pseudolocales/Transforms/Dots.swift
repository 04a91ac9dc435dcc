package import StringTables

/// "H.e.l.l.o": a full stop between neighbouring letters and digits.
///
/// Untranslated text stands out at once, and text grows by about half. Between two letters that already have full stops
/// between them comes one more, which makes the transform exactly invertible.
package struct Dots: WritingTransform {
    package var spelling: String { "dots" }
    package var isInvertible: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        message.mapText(into: &result) { text, result in Self.rewrite(text, into: &result) { $0 + 1 } }
    }

    package func inverse(of message: Message) -> Message? {
        message.mappingText { text, result in Self.rewrite(text, into: &result) { max(0, $0 - 1) } }
    }

    /// Rewrites the full stops between letters.
    ///
    /// - Parameters:
    ///   - text: what is rewritten.
    ///   - result: where it is written to.
    ///   - count: the new number of full stops between two letters, from the old one.
    private static func rewrite(_ text: ArraySlice<UInt8>, into result: inout [UInt8], count: (Int) -> Int) {
        let dot = UInt8(ascii: ".")
        var isAfterWord = false
        var dots = 0
        guard !text.isPlain else {
            // At most one full stop comes to each byte.
            unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * text.count + 1) { buffer in
                var end = 0
                for byte in text {
                    if isAfterWord, byte == dot {
                        dots += 1
                        continue
                    }
                    let isWord = byte.isWordByte
                    let added = isAfterWord && isWord ? count(dots) : dots
                    // A full stop is written, and kept where one belongs; several are rare.
                    for place in end...end + max(0, added - 1) { unsafe buffer.initializeElement(at: place, to: dot) }
                    end += added
                    unsafe buffer.initializeElement(at: end, to: byte)
                    end += 1
                    dots = 0
                    isAfterWord = isWord
                }
                for _ in 0..<dots {
                    unsafe buffer.initializeElement(at: end, to: dot)
                    end += 1
                }
                unsafe result.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<end]))
            }
            return
        }
        for cluster in GraphemeClusters(text) {
            if isAfterWord, cluster.count == 1, text[cluster.lowerBound] == dot {
                dots += 1
                continue
            }
            let isWord = text.isWordCluster(cluster)
            result.append(contentsOf: repeatElement(dot, count: isAfterWord && isWord ? count(dots) : dots))
            dots = 0
            result.append(contentsOf: text[cluster])
            isAfterWord = isWord
        }
        result.append(contentsOf: repeatElement(dot, count: dots))
    }
}
