package import TextMeasurement

/// A text in its place, held against what it would need.
package struct PlacedText: Sendable, Hashable {
    /// The position of the text in ``PlacedTree/views``.
    package var view: Int
    /// The runs that are shown, in the language of the layout; their texts joined are what was measured.
    package var runs: [TextRun]
    /// The font of what has none of its own.
    package var font: FontRequest
    /// The text as it is shown: broken into lines, shrunk and cut.
    package var shown: MeasuredText
    /// The text without its limits: in one line if it never wraps, else wrapped to the width that it was offered.
    package var natural: MeasuredText
    /// What ``natural`` was measured by: measured again it has the glyphs that a picture needs.
    package var request: TextRequest
    /// The room that it was offered, in points.
    package var offered: Proposal
    /// The lines that it may have: `nil` is any number.
    package var lineLimit: Int?
    /// How its lines stand in a text that is wider than they are.
    package var alignment: HorizontalAlignment
    package var isRightToLeft: Bool
    /// Whether it is one line of a bar, a tab, a segment or another part of the system that never wraps.
    package var isChrome: Bool
    /// Whether it wraps in a container that scrolls or grows along its lines and has no limit, so that only a word that
    /// is too wide can fail.
    package var fitsByConstruction: Bool
    /// What does not fit, worst first; empty if everything does.
    package var faults: [Fault]
    /// Why the room of the text may be another one: the doubts of what it stands in and beside, nearest first.
    package var doubts: [String]
    /// The string that it shows, if it shows one and nothing else.
    package var string: Int?

    /// One way in which a text does not fit.
    package struct Fault: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable, CaseIterable {
            /// It is cut, and ends in an ellipsis unless it is clipped.
            case truncated
            /// It fits only because it is shrunk below what is easily read.
            case shrunk
            /// A word is wider than the line and is broken inside.
            case brokenWord
            /// A part of it is outside of the screen, or of a view that clips.
            case outside
        }

        /// What the text has too little of.
        package enum Limit: String, Sendable, Hashable, CaseIterable {
            /// Lines, by `lineLimit`.
            case lineLimit
            /// Height, by a frame or a screen that does not scroll.
            case height
            /// Width, in what shows one line.
            case width
            /// The edges of what it is shown in.
            case bounds
        }

        package var kind: Kind
        package var limit: Limit
        /// What the text needs: lines or points, and a scale for ``Kind/shrunk``.
        package var needed: Double
        /// What there is, in the same unit.
        package var available: Double
        /// Whether it does not fit even if the measurement is wrong by its whole uncertainty and a pixel.
        package var isCertain: Bool

        package init(kind: Kind, limit: Limit, needed: Double, available: Double, isCertain: Bool) {
            self.kind = kind
            self.limit = limit
            self.needed = needed
            self.available = available
            self.isCertain = isCertain
        }
    }

    package init(
        view: Int,
        runs: [TextRun],
        font: FontRequest,
        shown: MeasuredText,
        natural: MeasuredText,
        request: TextRequest,
        offered: Proposal,
        lineLimit: Int? = nil,
        alignment: HorizontalAlignment = .leading,
        isRightToLeft: Bool = false,
        isChrome: Bool = false,
        fitsByConstruction: Bool = false,
        faults: [Fault] = [],
        doubts: [String] = []
    ) {
        self.view = view
        self.runs = runs
        self.font = font
        self.shown = shown
        self.natural = natural
        self.request = request
        self.offered = offered
        self.lineLimit = lineLimit
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.isChrome = isChrome
        self.fitsByConstruction = fitsByConstruction
        self.faults = faults
        self.doubts = doubts
        string = runs.onlyString
    }
}

extension [TextRun] {
    /// The string of the runs, if they have one and no other.
    var onlyString: Int? {
        var only: Int?
        for run in self {
            guard let string = run.string else { continue }
            guard only == nil || only == string else { return nil }
            only = string
        }
        return only
    }
}
