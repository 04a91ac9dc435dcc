internal import Interfaces
internal import ProposedLayout
internal import TextMeasurement

/// A SwiftUI screen as JSON: its views with frames and proposals, its texts with what does not fit.
enum ViewTreeJSON {
    /// One object, in one line.
    ///
    /// - Parameters:
    ///   - tree: the screen, laid out.
    ///   - conditions: what it was laid out in.
    ///   - screen: the name of the screen.
    ///   - device: the name of the device.
    ///   - place: where a view was written, by its source number; `nil` for what the system adds.
    /// - Returns: the object; lengths that are asked for as ideal ones are `null`, infinite ones `"infinity"`.
    static func json(
        _ tree: PlacedTree,
        in conditions: LayoutConditions,
        screen: String,
        device: String,
        place: (Int) -> String?
    ) -> String {
        LayoutJSON.object([
            ("screen", MeasureResult.quoted(screen)), ("device", MeasureResult.quoted(device)),
            ("system", MeasureResult.quoted(conditions.system.rawValue)),
            ("locale", MeasureResult.quoted(conditions.locale)),
            ("textSize", MeasureResult.quoted(conditions.textSize.rawValue)),
            ("rightToLeft", "\(conditions.isRightToLeft)"), ("size", LayoutJSON.size(conditions.size)),
            ("views", LayoutJSON.array(tree.views.map { view($0, place) })),
            ("texts", LayoutJSON.array(tree.texts.map(text))),
        ])
    }

    private static func view(_ view: PlacedView, _ place: (Int) -> String?) -> String {
        LayoutJSON.object([
            ("name", MeasureResult.quoted(view.name)), ("parent", view.parent.map { "\($0)" } ?? "null"),
            ("frame", LayoutJSON.rect(view.frame)),
            ("proposed", LayoutJSON.array([length(view.proposal.width), length(view.proposal.height)])),
            ("place", place(view.source).map(MeasureResult.quoted) ?? "null"),
            ("doubt", view.doubt.map(MeasureResult.quoted) ?? "null"),
        ])
    }

    private static func text(_ text: ProposedLayout.PlacedText) -> String {
        LayoutJSON.object([
            ("view", "\(text.view)"), ("value", MeasureResult.quoted(text.runs.map(\.text).joined())),
            ("font", MeasureResult.number(text.font.size.points)), ("lines", "\(text.shown.lines.count)"),
            ("neededLines", "\(text.natural.neededLineCount)"),
            ("lineLimit", text.lineLimit.map { "\($0)" } ?? "null"),
            ("scale", MeasureResult.number(text.shown.scale)),
            ("fitsByConstruction", "\(text.fitsByConstruction)"),
            ("faults", LayoutJSON.array(text.faults.map(fault))),
            ("doubts", LayoutJSON.array(text.doubts.map(MeasureResult.quoted))),
        ])
    }

    private static func fault(_ fault: ProposedLayout.PlacedText.Fault) -> String {
        LayoutJSON.object([
            ("kind", MeasureResult.quoted(fault.kind.rawValue)), ("limit", MeasureResult.quoted(fault.limit.rawValue)),
            ("needed", length(fault.needed)), ("available", length(fault.available)),
            ("certain", "\(fault.isCertain)"),
        ])
    }

    private static func length(_ length: Double?) -> String {
        guard let length else { return "null" }
        return length.isFinite
            ? MeasureResult.number((length * 1000).rounded() / 1000) : MeasureResult.quoted("infinity")
    }
}
