import Findings
import Interfaces
import Layout
import SourceText
import TextMeasurement

/// A screen made by hand, with frames made by hand: what a rule says depends on no solver and no font.
struct ScreenSample {
    var checked: CheckedScreen

    static let place = SourceLocation(path: "Main.storyboard", line: 1, column: 1)

    static let device = DeviceTraits(
        name: "Square",
        idiom: .phone,
        size: Size(width: 300, height: 400),
        pixelsPerPoint: 1,
        sizeClasses: PerAxis(horizontal: .compact, vertical: .regular)
    )

    /// A screen with the view `root`.
    init(_ views: [View] = [], constraints: [Constraint] = [], placeholders: [Constraint] = []) throws {
        var root = View(id: "root", content: .plain, location: Self.place)
        root.children = Array(1..<(views.count + 1))
        var screen = Screen(
            name: "Main",
            identifier: "root",
            location: Self.place,
            platform: .iOS,
            extent: .device,
            views: [root] + views,
            constraints: constraints
        )
        screen.placeholders = placeholders
        checked = CheckedScreen(
            screen: screen,
            file: "Main.storyboard",
            table: "Main",
            lines: try SourceLines(TextFile(decoding: Array("<document/>\n".utf8), path: "Main.storyboard")),
            declarations: [:],
            versions: []
        )
    }

    /// A view in the root view, by default a control without a text.
    static func view(_ id: String, _ content: ViewContent = .control(ControlContent(element: "switch"))) -> View {
        View(id: id, content: content, location: place, parent: 0)
    }

    static func label(_ id: String, _ text: String, _ attributes: TextAttributes = TextAttributes()) -> View {
        let shown = InterfaceText(property: "text", objectID: id, value: text, location: place)
        return view(id, .label(LabelContent(text: shown, attributes: attributes)))
    }

    static func constraint(
        _ id: String,
        _ first: Anchor,
        _ relation: Constraint.Relation = .equal,
        _ second: Anchor? = nil,
        constant: Double = 0,
        priority: Float = 1000
    ) -> Constraint {
        Constraint(
            id: id,
            first: first,
            relation: relation,
            second: second,
            constant: TraitVarying(constant),
            priority: TraitVarying(priority),
            location: place
        )
    }

    /// Adds the screen in one language.
    ///
    /// - Parameters:
    ///   - locale: the language.
    ///   - kind: the kind of language.
    ///   - frames: those of the views behind the root, which fills the screen.
    ///   - device: what it is shown on.
    ///   - change: sets conflicts and ambiguities.
    mutating func add(
        _ locale: String,
        _ kind: LocaleKind,
        _ frames: [Rect] = [],
        on device: DeviceTraits = Self.device,
        _ change: (inout LaidOutScreen) -> Void = { _ in }
    ) {
        let whole = Rect(x: 0, y: 0, width: 300, height: 400)
        let views = checked.screen.views.count
        let placed =
            [whole] + frames
            + Array(repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: max(0, views - 1 - frames.count))
        var laidOut = LaidOutScreen(frames: placed, guides: [], safeArea: whole)
        change(&laidOut)
        checked.versions.append(
            CheckedScreen.Rendition(
                texts: CheckedScreen.Texts(locale: locale, kind: kind, isRightToLeft: false, texts: [:]),
                setting: ScreenConditions(device: device, locale: locale),
                laidOut: laidOut
            )
        )
    }

    /// Declares what the comment of a text says.
    mutating func ignore(_ rule: Rule, key: String) {
        var declaration = TextDeclaration()
        declaration.ignored = .some([rule.rawValue])
        checked.declarations[key] = declaration
    }

    /// What one rule says of the screen, as `severity: message [languages]`.
    func says(_ rule: Rule) -> [String] {
        checked.findings(of: []) { _ in nil }.filter { $0.rule == rule }.map { finding in
            "\(finding.severity): \(finding.message) [\(finding.occurrences.map(\.locale).joined(separator: " "))]"
        }
    }
}
