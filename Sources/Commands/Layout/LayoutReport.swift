internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// The frames of a screen as JSON.
enum LayoutReport {
    static func json(_ screen: Screen, _ laidOut: LaidOutScreen, in setting: ScreenConditions) -> String {
        LayoutJSON.object([
            ("screen", MeasureResult.quoted(screen.identifier)), ("name", MeasureResult.quoted(screen.name)),
            ("line", "\(screen.location.line)"), ("platform", MeasureResult.quoted(screen.platform.rawValue)),
            ("device", MeasureResult.quoted(setting.device.name)), ("locale", MeasureResult.quoted(setting.locale)),
            ("rightToLeft", "\(setting.isRightToLeft)"),
            ("size", laidOut.frames.first.flatMap { $0 }.map { LayoutJSON.size($0.size) } ?? "null"),
            ("safeArea", LayoutJSON.rect(laidOut.safeArea)), ("converged", "\(laidOut.didConverge)"),
            ("views", LayoutJSON.array(screen.views.indices.map { view(screen, laidOut, $0) })),
            ("texts", LayoutJSON.array(laidOut.texts.map { text($0, screen) })),
            ("conflicts", LayoutJSON.array(laidOut.conflicts.map { conflict($0, screen) })),
            ("ambiguous", LayoutJSON.array(laidOut.ambiguities.map { ambiguity($0, screen) })),
        ])
    }

    private static func view(_ screen: Screen, _ laidOut: LaidOutScreen, _ index: Int) -> String {
        let view = screen.views[index]
        return LayoutJSON.object([
            ("id", MeasureResult.quoted(view.id)), ("title", MeasureResult.quoted(screen.title(of: index))),
            ("kind", MeasureResult.quoted(view.content.name)),
            ("parent", view.parent.map { MeasureResult.quoted(screen.views[$0].id) } ?? "null"),
            ("line", "\(view.location.line)"),
            ("frame", laidOut.frames[index].map(LayoutJSON.rect) ?? "null"),
        ])
    }

    private static func text(_ placed: PlacedText, _ screen: Screen) -> String {
        LayoutJSON.object([
            ("view", MeasureResult.quoted(screen.views[placed.view].id)),
            ("key", MeasureResult.quoted(placed.text.key)),
            ("value", MeasureResult.quoted(placed.value)), ("box", LayoutJSON.rect(placed.box)),
            ("faults", LayoutJSON.array(placed.fitted.faults.map { MeasureResult.quoted($0.kind.rawValue) })),
            (
                "limiting",
                LayoutJSON.array(placed.limiting.map { MeasureResult.quoted(screen.constraints[$0].id) })
            ),
        ])
    }

    private static func conflict(_ conflict: LayoutConflict, _ screen: Screen) -> String {
        LayoutJSON.object([
            ("members", LayoutJSON.array(conflict.members.map { name($0, screen) })),
            ("broken", name(conflict.broken, screen)),
        ])
    }

    /// The ID of a declared constraint, or what people call one that the system makes.
    private static func name(_ member: LayoutConflict.Member, _ screen: Screen) -> String {
        switch member {
        case .declared(let index): MeasureResult.quoted(screen.constraints[index].id)
        case .made(_, let phrase): MeasureResult.quoted(phrase)
        }
    }

    private static func ambiguity(_ ambiguity: LayoutAmbiguity, _ screen: Screen) -> String {
        LayoutJSON.object([
            ("view", MeasureResult.quoted(screen.views[ambiguity.view].id)),
            ("axes", LayoutJSON.array(ambiguity.axes.map { MeasureResult.quoted($0.rawValue) })),
            ("witness", LayoutJSON.rect(ambiguity.witness)),
        ])
    }
}

extension ViewContent {
    /// What kind of view it is, in one word.
    var name: String {
        switch self {
        case .plain: "view"
        case .label: "label"
        case .button: "button"
        case .textField: "textField"
        case .textView: "textView"
        case .segmentedControl: "segmentedControl"
        case .image: "image"
        case .stack: "stackView"
        case .scroll(let scroll): scroll.element
        case .table(let table): table.element
        case .cell(let cell): cell.element
        case .bar(let bar): bar.element
        case .control(let control): control.element
        case .box: "box"
        case .split: "splitView"
        case .container: "container"
        case .opaque(let element): element
        }
    }
}
