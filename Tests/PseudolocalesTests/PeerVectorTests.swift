import Foundation
import Pseudolocales
import TestCorpus
import Testing

/// What a peer printed for a text.
private struct PeerVector: Decodable {
    var id: String
    var peer: String
    var mode: String
    var input: Input
    var expected: String

    /// One text, or the consecutive segments of one message.
    struct Input: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                text = try container.decode(String.self)
            } catch DecodingError.typeMismatch {
                text = try container.decode([String].self).joined()
            }
        }
    }

    /// The preset that promises the peer's output; `nil` where none does.
    var pipeline: String? {
        switch (peer, mode) {
        case ("aapt2", "accent"), ("aapt2", "accent-compound"), ("aapt2", "accent styled"): "android-accented"
        case ("aapt2", "bidi"): "android-bidi"
        case ("google", "psaccent +html"): "google-accented"
        case ("google", "psbidi +html"), ("google", "fakebidi"): "google-bidi"
        case ("google", "expand"): "google-expand"
        case ("google", "expand,expand +html"): "google-expand,google-expand"
        case ("google", "brackets"): "google-brackets"
        case ("fluent-pseudo", "transform flipped=false elongate=true"),
            ("fluent-pseudo", "transform_dom flipped=false elongate=true markers=false"):
            "fluent-accented"
        case ("fluent-pseudo", "transform flipped=true elongate=false"): "fluent-flipped"
        case ("npm", _): "npm-\(mode)"
        case ("shopify", _): "shopify"
        case ("L10n-swift", _): "xcode-\(mode)"
        default: nil
        }
    }

    static func all() throws -> [PeerVector] {
        let lines = try TestCorpus.data("peer-vectors.jsonl").split(separator: UInt8(ascii: "\n"))
        return try lines.map { try JSONDecoder().decode(PeerVector.self, from: $0) }
    }
}

@Suite(.enabled(if: TestCorpus.isPresent, "\(TestCorpus.reason)"))
struct PeerVectorTests {
    /// Where a preset gives something else, with the reason.
    static let divergences: [String: (output: String, reason: String)] = [
        "20e581ddcd27": ("\u{202E}⅄on ɥɐʌǝ %d uǝʍ ɯǝssɐƃǝs\u{202C}", "the peer breaks the specifier"),
        "8b48cee7a48b": ("Ŧȧȧƥ <b>Şȧȧṽḗḗ</b> & ɠǿǿ", "the peer breaks the tags"),
        "62585c38faf5": ("\u{202E}⊥ɐd <b>Sɐʌǝ</b> & ƃo\u{202C}", "the peer breaks the tags"),
        "2345a10e67c6": ("https://example.com/a?b=1", "the peer breaks the address"),
        "59dbda497d7b": ("ḬḬḡṇṓṓṛḛḛ ṃḛḛ, Ŵṓṓṛḽḍ!", "the peer was told to leave this key out"),
        "cdf0802632ad": (
            "Hello <br> there one two one two three four five",
            "the peer does not count the words that its first run added; a preset sees one message"
        ),
        "190b80917aff": ("", "an empty text stays empty, so that an app that tests for it goes on working"),
        "6f1ecd55c807": (
            "Y\u{301}\u{326}o\u{301}\u{331}u\u{308}\u{326} h\u{312}\u{329}a\u{30B}\u{331}v\u{30A}\u{329}e\u{30F}\u{324}"
                + " %d n\u{300}\u{330}e\u{30F}\u{324}w\u{30B}\u{32B} m\u{34A}\u{32F}e\u{30F}\u{324}s\u{306}\u{324}s\u{306}\u{324}a\u{30B}\u{331}g\u{311}\u{326}e\u{30F}\u{324}s\u{306}\u{324}",
            "the peer puts marks behind the specifier"
        ),
        "63d7c5e316e9": ("%1$@ is here %1$@ is here", "the peer reads past the arguments"),
        "3efb27524c01": (
            "You have %1$d new messages You have %1$d new messages", "the peer reads past the arguments"
        ),
        "27e513abb43d": ("\u{202E}Hello, world!\u{202C}", Self.override),
        "3039adfcdc72": ("\u{202E}Save\u{202C}", Self.override),
        "0d7d63b4aefb": ("\u{202E}Delete\u{202C} %1$@\u{202E}?\u{202C}", Self.override),
        "13e1e9d76fdd": ("<b>\u{202E}Save\u{202C}</b>", Self.override),
        "0ebfbc64d8b2": ("\u{202E}é\u{202C}", Self.override),
    ]

    /// Why `xcode-rtl` is not the string that L10n-swift makes.
    private static let override =
        "L10n-swift reverses the characters, and specifiers and tags with them; Xcode overrides the direction"

    @Test func `every vector of a preset is equal, or its divergence is named`() throws {
        var claimed: [String: (equal: Int, diverging: Int)] = [:]
        var unclaimed: [String: Int] = [:]
        for vector in try PeerVector.all() {
            guard let spelling = vector.pipeline else {
                unclaimed[vector.peer, default: 0] += 1
                continue
            }
            let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
            let output = try pipeline.apply(to: vector.input.text, key: "KEY")
            if let divergence = Self.divergences[vector.id] {
                #expect(Array(output.utf8) == Array(divergence.output.utf8), "\(divergence.reason): \(output)")
                #expect(Array(output.utf8) != Array(vector.expected.utf8), "\(vector.id) diverges no more")
                claimed[vector.peer, default: (0, 0)].diverging += 1
            } else {
                #expect(Array(output.utf8) == Array(vector.expected.utf8), "\(vector.id) \(spelling): \(output)")
                claimed[vector.peer, default: (0, 0)].equal += 1
            }
        }
        let counts = claimed.mapValues { "\($0.equal) equal, \($0.diverging) diverging" }
        #expect(
            counts == [
                "aapt2": "14 equal, 0 diverging", "google": "19 equal, 1 diverging", "npm": "12 equal, 4 diverging",
                "fluent-pseudo": "3 equal, 0 diverging", "shopify": "13 equal, 1 diverging",
                "L10n-swift": "11 equal, 9 diverging",
            ]
        )
        // Peers and modes without a preset promise nothing.
        #expect(unclaimed.values.reduce(0, +) == 90, "\(unclaimed)")
    }

    @Test func `expand=ibm grows a text as pseudol10nutil does`() throws {
        let pipeline = try Pipeline(parsing: "expand=ibm", reference: CharacterReference())
        let vectors = try PeerVector.all().filter { $0.peer == "pseudol10nutil" && $0.mode == "default" }
        #expect(vectors.count == 8)
        for vector in vectors where vector.input.text.contains(where: \.isLetter) {
            let output = try pipeline.apply(to: vector.input.text, key: "KEY")
            // Without its two brackets.
            let wanted = vector.expected.unicodeScalars.count - 2
            // An address stays as it is.
            let expected = vector.input.text.hasPrefix("https:") ? vector.input.text.unicodeScalars.count : wanted
            #expect(output.unicodeScalars.count == expected, "\(output)")
        }
    }
}
