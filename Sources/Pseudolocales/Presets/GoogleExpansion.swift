import StringTables

/// The expansion of Google's tool: " one two three …" for half of the characters, or as many again behind four words.
///
/// Tags, entities and placeholders part a text and are not counted; specifiers are text to the peer and are counted.
/// Words are split at U+0020 in each part of the text.
struct GoogleExpansion: Transform {
    var spelling: String { "expand=google" }
    var changesMessagesWithoutText: Bool { true }

    /// Up to this many words a text grows by half.
    private static let threshold = 3

    private static let numbers: [[UInt8]] = {
        let units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let teens = [
            "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
            "nineteen",
        ]
        let tens = ["twenty", "thirty"].flatMap { ten in [ten] + units.map { ten + $0 } }
        return (units + teens + tens + ["forty"]).map { Array(" \($0)".utf8) }
    }()

    func apply(to message: Message, in context: TransformContext) -> Message {
        var characters = 0
        var words = 0
        var part: [UInt8] = []
        func endPart() {
            characters += part.count { $0 & 0xC0 != 0x80 }
            if words <= Self.threshold { words += Self.words(in: part) }
            part.removeAll(keepingCapacity: true)
        }
        for segment in message.segments where !segment.isJoined {
            switch segment.kind {
            case .tag, .entity, .placeholder: if !part.isEmpty { endPart() }
            default: part += message.utf8[segment.range]
            }
        }
        if !part.isEmpty { endPart() }
        var remaining = words <= Self.threshold ? (characters + 1) / 2 : characters
        var filler: [UInt8] = []
        for number in 0... {
            guard remaining > 0 else { break }
            let word = Self.numbers[number % Self.numbers.count]
            filler += word
            remaining -= word.count
        }
        return message.appendingAtEnd(filler)
    }

    /// The pieces between spaces, as Java splits: empty ones at the end do not count.
    private static func words(in part: [UInt8]) -> Int {
        let pieces = part.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        return pieces.count - pieces.reversed().prefix { $0.isEmpty }.count
    }
}
