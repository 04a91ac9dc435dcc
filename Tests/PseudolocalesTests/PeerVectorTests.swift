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
    static let divergences: [String: (output: String, reason: String)] = [:]

    @Test func `every vector of a preset is equal, or its divergence is named`() throws {
        var equal: [String: Int] = [:]
        var diverging: Set<String> = []
        for vector in try PeerVector.all() {
            guard let spelling = vector.pipeline else { continue }
            let pipeline = try Pipeline(parsing: spelling, reference: CharacterReference())
            let output = try pipeline.apply(to: vector.input.text, key: "KEY")
            if Array(output.utf8) == Array(vector.expected.utf8) {
                equal[spelling, default: 0] += 1
                continue
            }
            diverging.insert(vector.id)
            print(
                "DIV",
                vector.id,
                spelling,
                vector.input.text.debugDescription,
                vector.expected.debugDescription,
                output.debugDescription
            )
        }
        print(equal.sorted { $0.key < $1.key })
        #expect(diverging == Set(Self.divergences.keys))
    }
}
