internal import Pseudolocales
internal import StringTables

/// Proves that a text of a pseudolocale keeps what a format call and the app read in its source.
///
/// What is to be known of the source is found out once, for all pseudolocales.
struct TextProof: Sendable {
    /// What pseudolocales may do besides changing texts.
    struct Promises: Sendable {
        /// Whether they may show other texts, with fewer arguments or none.
        var mayDrop: Bool
        /// Whether text may come to look like a part that must not change, as where a preset writes `{ẋ}` for `(x)`.
        var mayForm: Bool

        init(mayDrop: Bool, mayForm: Bool) { (self.mayDrop, self.mayForm) = (mayDrop, mayForm) }

        init(_ pipeline: Pipeline) { self.init(mayDrop: pipeline.arguments == .subset, mayForm: pipeline.formsParts) }
    }

    private let before: [UInt8]
    private let terms: ProtectedTerms
    private let scan: FormatScan
    /// Whether the source is letters alone, and holds nothing that must stay.
    private let isPlain: Bool
    /// Whether the source may hold a part that is no argument, or be a date pattern.
    private let mayHoldParts: Bool
    /// The source's parts; `nil` if it may hold none.
    private let message: Message?

    /// Reads a text of the source.
    ///
    /// - Parameters:
    ///   - before: the text.
    ///   - terms: the words that must not change.
    /// - Complexity: O(*n*).
    init(_ before: [UInt8], terms: ProtectedTerms) {
        self.before = before
        self.terms = terms
        let traits = LiteralTraits(of: before[...])
        isPlain = terms.isEmpty && traits.isEmpty && !Self.mayBeDatePattern(before[...])
        guard !isPlain else {
            (scan, mayHoldParts, message) = (FormatScan(), false, nil)
            return
        }
        scan = traits.contains(.percent) ? FormatScan(before) : FormatScan()
        // Controls may be added, as bidi ones are.
        mayHoldParts =
            !terms.isEmpty || scan.percents > 0 || traits.contains(.control) || Self.mayHoldParts(before, traits)
        message = mayHoldParts ? Message(utf8: before, terms: terms) : nil
    }

    /// Compares a text with the one that it was made of.
    ///
    /// - Parameters:
    ///   - after: the text of the pseudolocale.
    ///   - promises: what the pseudolocale may do.
    ///   - read: gives the parts of that text.
    /// - Returns: what would be changed; `nil` if nothing that must stay.
    /// - Complexity: O(*n*).
    func difference(of after: [UInt8], _ promises: Promises, reading read: () -> Message) -> String? {
        let traits = LiteralTraits(of: after[...])
        // Letters alone, and controls that were added.
        if isPlain, traits.subtracting(.control).isEmpty, !Self.mayBeDatePattern(after[...]) { return nil }
        let new = traits.contains(.percent) ? FormatScan(after) : FormatScan()
        guard new.isAllowed(for: scan, mayDrop: promises.mayDrop) else { return "its arguments" }
        guard !promises.mayDrop else { return nil }
        guard new.keepsPercents(of: scan) else { return Self.parts }
        guard mayHoldParts || Self.mayHoldParts(after, traits) else { return nil }
        let areKept = ProtectedSegments.areKept(
            of: message ?? Message(utf8: before, terms: terms),
            in: read(),
            mayForm: promises.mayForm
        )
        return areKept ? nil : Self.parts
    }

    /// Compares a text that is not read yet.
    func difference(of after: [UInt8], _ promises: Promises) -> String? {
        difference(of: after, promises) { Message(utf8: after, terms: terms) }
    }

    private static let parts = "its tags or placeholders"

    /// Whether a text may hold a part that is no argument, or be a date pattern.
    ///
    /// That is, whether it has a byte that a tag, a placeholder, an entity, an address or a link begins with. Most texts
    /// have none, and two brackets around all of it are no link. Percent signs and controls are looked at elsewhere.
    private static func mayHoldParts(_ utf8: [UInt8], _ traits: LiteralTraits) -> Bool {
        if mayBeDatePattern(utf8[...]) { return true }
        if traits.contains(.part) { return true }
        guard traits.contains(.doubtful) else { return false }
        var last: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "@"): if last != UInt8(ascii: "%"), last != UInt8(ascii: "$") { return true }
            case UInt8(ascii: "("): if last == UInt8(ascii: "]") || last == UInt8(ascii: "$") { return true }
            default: break
            }
            last = byte
        }
        return false
    }

    /// Whether a text may be a date pattern: all letters before the first quoted one are those of fields.
    ///
    /// - Complexity: O(*n*); a text of words is told by its first one.
    private static func mayBeDatePattern(_ utf8: ArraySlice<UInt8>) -> Bool {
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "'"): return true
            case UInt8(ascii: "y"), UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "d"), UInt8(ascii: "E"),
                UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "S"),
                UInt8(ascii: "a"), UInt8(ascii: "z"), UInt8(ascii: "Z"):
                continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF:
                return false
            default: continue
            }
        }
        return true
    }
}
