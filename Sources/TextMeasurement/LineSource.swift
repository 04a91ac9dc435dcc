/// The properties of one position of a text, between two code units.
///
/// Asked of every unit of every text from other modules, hence `@inlinable`.
@frozen
package struct TextMark: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A cluster starts here: a line may be cut, a mark is never torn from its base.
    @inlinable package static var clusterStart: TextMark { TextMark(rawValue: 1) }
    /// The unit after this position is white space that does not count at the end of a line.
    @inlinable package static var space: TextMark { TextMark(rawValue: 2) }
    /// The unit after this position is a tab, which leads to the next stop.
    @inlinable package static var tab: TextMark { TextMark(rawValue: 4) }

    /// Whether all of `other` hold here.
    @inlinable
    package func contains(_ other: TextMark) -> Bool { rawValue & other.rawValue == other.rawValue }
}

/// A text that can be set in lines at any size: the seam between ``Typesetter`` and the fonts.
///
/// Positions count the text's own units (UTF-16 code units or characters) from 0 to ``length``.
package protocol LineSource {
    /// Why an ellipsis could not be set.
    associatedtype Failure: Error = Never

    /// The number of units.
    var length: Int { get }

    /// The properties of each position; ``length`` + 1 elements, the last one a cluster start.
    var marks: [TextMark] { get }

    /// The ranges between hard line ends (UAX #14 class BK, CR, LF, NL); at least one, in order.
    var segments: [Range<Int>] { get }

    /// Whether a line may be broken before each position; ``length`` + 1 elements.
    func breakOpportunities() -> [Bool]

    /// The advance of the text before each position, in points at `size`; ``length`` + 1 elements that never fall.
    func advances(at size: Double) -> [Double]

    /// Sets the units of `range` in one line.
    func line(_ range: Range<Int>, at size: Double) -> SetLine

    /// Sets `beginning`, an ellipsis and `end` in one line; one of the ranges may be empty.
    func line(_ beginning: Range<Int>, ellipsisBefore end: Range<Int>, at size: Double) throws(Failure) -> SetLine

    /// The offset of a position in the text, in UTF-8 bytes.
    func byteOffset(of position: Int) -> Int
}

/// One line, set but not yet placed.
package struct SetLine: Sendable {
    /// The advance in points.
    package var advance: Double
    package var isRightToLeft: Bool
    /// The runs in visual order.
    package var runs: [GlyphRun]
    /// How far the ink reaches from the baseline.
    package var ink: InkExtent
    /// How far ``advance`` may be wrong, in points.
    package var uncertainty: Double
    /// How far the fallback faces reach.
    package var fallback = FallbackExtent()

    package init(advance: Double, isRightToLeft: Bool, runs: [GlyphRun], ink: InkExtent, uncertainty: Double) {
        self.advance = advance
        self.isRightToLeft = isRightToLeft
        self.runs = runs
        self.ink = ink
        self.uncertainty = uncertainty
    }
}
