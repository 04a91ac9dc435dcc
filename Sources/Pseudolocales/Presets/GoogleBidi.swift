import StringTables

/// The pseudo-right-to-left text of Google's tool: RLM RLO … PDF RLM around each run of strong left-to-right characters.
///
/// Digits, spaces, punctuation and marks stay outside, and so do the parts that may not change.
struct GoogleBidi: Transform {
    var spelling: String { "google-bidi" }

    private static let opening = Array("\u{200F}\u{202E}".utf8)
    private static let closing = Array("\u{202C}\u{200F}".utf8)

    func apply(to message: Message, in context: TransformContext) -> Message {
        var result = Message()
        var run: [UInt8] = []
        func endRun() {
            guard !run.isEmpty else { return }
            result.append(.control, Self.opening)
            result.append(text: run)
            result.append(.control, Self.closing)
            run.removeAll(keepingCapacity: true)
        }
        for segment in message.segments {
            var range = segment.range
            if segment.isProsePercent(in: message) {
                endRun()
                result.append(.strayPercent, [UInt8(ascii: "%")])
                range = range.dropFirst()
            } else if segment.kind != .text {
                endRun()
                result.append(segment, of: message)
                continue
            }
            for scalar in String(decoding: message.utf8[range], as: UTF8.self).unicodeScalars {
                if StrongLeftToRight.contains(scalar) {
                    run += Array(String(scalar).utf8)
                } else {
                    endRun()
                    result.append(text: Array(String(scalar).utf8))
                }
            }
        }
        endRun()
        return result
    }
}
