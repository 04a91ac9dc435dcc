internal import TextMeasurement

/// A stretch of text with one bidi level, one script and one face.
struct TextRun: Sendable, Hashable {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var choice: FaceChoice
}

/// A text cut into clusters, lines that end hard, and runs.
struct ItemizedText: Sendable {
    var units: [UInt16]
    /// Whether a mark is ``TextMark/tab``; ``units`` has a space there.
    var hasTabs = false
    var marks: [TextMark]
    var segments: [Range<Int>] = []
    /// The base level of each segment.
    var levels: [UInt8] = []
    var runs: [TextRun] = []
    var missing: [Unicode.Scalar] = []
}
