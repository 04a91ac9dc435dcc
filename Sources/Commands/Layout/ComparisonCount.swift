internal import Interfaces
internal import Layout

/// How well the views of some documents agree with their saved frames.
struct ComparisonCount {
    /// One view that is elsewhere.
    struct Displaced {
        var document: String
        var screen: String
        var view: String
        var title: String
        var kind: String
        var difference: FrameComparison.Difference
    }

    /// One view that kept its frame in a comparison without saved frames.
    struct Needed {
        var document: String
        var screen: String
        var view: String
        var title: String
        var kind: String
        var need: SavedFrameNeed
    }

    /// Documents with a screen that was laid out.
    var documents = 0
    /// Views that constraints place.
    var views = 0
    var within1pt = 0
    var within2pt = 0
    var compared = 0
    /// Views that autoresizing masks or containers place; they are none of ``views``.
    var autoresizing = 0
    var skipped: [FrameComparison.SkipReason: Int] = [:]
    /// Views beyond 1 pt, by cause.
    var causes: [FrameComparison.Cause: Int] = [:]
    var displaced: [Displaced] = []
    /// Empty unless frames were taken away.
    var needed: [Needed] = []

    /// Counts a view; one of a document that took its frames from another language is not compared.
    mutating func add(
        _ verdict: FrameComparison.Verdict,
        isCopied: Bool,
        _ view: (FrameComparison.Difference) -> Displaced
    ) {
        switch verdict {
        case .outside: break
        case .autoresizing: autoresizing += 1
        case .skipped(let reason):
            views += 1
            skipped[reason, default: 0] += 1
        case .compared where isCopied:
            views += 1
            skipped[.copied, default: 0] += 1
        case .compared(let difference):
            views += 1
            compared += 1
            if difference.points <= Self.onePoint { within1pt += 1 }
            if difference.points <= Self.onePoint + 1 { within2pt += 1 }
            if difference.points > Self.onePoint {
                causes[difference.cause, default: 0] += 1
                displaced.append(view(difference))
            }
        }
    }

    mutating func add(_ other: ComparisonCount) {
        documents += other.documents
        views += other.views
        compared += other.compared
        within1pt += other.within1pt
        within2pt += other.within2pt
        autoresizing += other.autoresizing
        skipped.merge(other.skipped, uniquingKeysWith: +)
        causes.merge(other.causes, uniquingKeysWith: +)
        displaced += other.displaced
        needed += other.needed
    }

    /// A point, and the noise of saved numbers.
    private static let onePoint = 1.0 + 1e-6

    /// The counts as a JSON object, with as many of the most displaced views as asked for.
    ///
    /// - Parameters:
    ///   - worst: the number of views.
    ///   - further: members at the end of the object, as names and JSON.
    /// - Returns: the object.
    func json(worst: Int, further: [(String, String)] = []) -> String {
        let displaced = displaced.enumerated().sorted {
            ($1.element.difference.points, $0.offset) < ($0.element.difference.points, $1.offset)
        }
        let share = compared == 0 ? 1 : Double(within1pt) / Double(compared)
        let members: [(String, String)] = [
            ("documents", "\(documents)"), ("views", "\(views)"), ("compared", "\(compared)"),
            ("within1pt", "\(within1pt)"), ("within2pt", "\(within2pt)"),
            ("share1pt", MeasureResult.number((share * 10_000).rounded() / 10_000)),
            (
                "skipped",
                LayoutJSON.object(FrameComparison.SkipReason.allCases.map { ($0.rawValue, "\(skipped[$0] ?? 0)") })
            ),
            ("autoresizing", "\(autoresizing)"),
            ("causes", LayoutJSON.object(FrameComparison.Cause.allCases.map { ($0.rawValue, "\(causes[$0] ?? 0)") })),
            ("worst", LayoutJSON.array(displaced.prefix(worst).map { Self.json($0.element) })),
        ]
        return LayoutJSON.object(members + further)
    }

    /// How many views kept their frames, by what they need them for.
    var needs: String {
        LayoutJSON.object(
            SavedFrameNeed.allCases.map { need in (need.rawValue, "\(needed.count { $0.need == need })") }
        )
    }

    /// The views that kept their frames, in the order of the documents.
    var neededViews: String {
        LayoutJSON.array(
            needed.map { view in
                LayoutJSON.object([
                    ("document", MeasureResult.quoted(view.document)), ("screen", MeasureResult.quoted(view.screen)),
                    ("view", MeasureResult.quoted(view.view)), ("title", MeasureResult.quoted(view.title)),
                    ("kind", MeasureResult.quoted(view.kind)), ("need", MeasureResult.quoted(view.need.rawValue)),
                ])
            }
        )
    }

    private static func json(_ displaced: Displaced) -> String {
        LayoutJSON.object([
            ("document", MeasureResult.quoted(displaced.document)), ("screen", MeasureResult.quoted(displaced.screen)),
            ("view", MeasureResult.quoted(displaced.view)), ("title", MeasureResult.quoted(displaced.title)),
            ("kind", MeasureResult.quoted(displaced.kind)),
            ("cause", MeasureResult.quoted(displaced.difference.cause.rawValue)),
            ("points", MeasureResult.number((displaced.difference.points * 100).rounded() / 100)),
            ("saved", LayoutJSON.rect(displaced.difference.saved)),
            ("laidOut", LayoutJSON.rect(displaced.difference.laidOut)),
        ])
    }
}
