import Interfaces
import Layout
import SourceText
import TextMeasurement

/// A screen made by hand: views by name, constraints as equations.
///
/// Its texts are squares of 10 points, so that every frame can be told without fonts.
struct HandBuiltScreen {
    var screen: Screen
    private var names: [String: Int] = [:]
    private var guides: [String: Int] = [:]

    static let place = SourceLocation(path: "Hand.storyboard", line: 1, column: 1)

    /// A screen with the view `root`.
    init(_ extent: Screen.Extent = .device, platform: Platform = .iOS, root: ViewContent = .plain) {
        screen = Screen(
            name: "Hand",
            identifier: "root",
            location: Self.place,
            platform: platform,
            extent: extent,
            views: [View(id: "root", content: root, location: Self.place)]
        )
        names["root"] = 0
    }

    /// Adds a view and returns its position.
    @discardableResult
    mutating func add(
        _ name: String,
        _ content: ViewContent = .plain,
        in parent: String = "root",
        _ change: (inout View) -> Void = { _ in }
    ) -> Int {
        let index = screen.views.count
        let owner = names[parent] ?? 0
        var view = View(id: name, content: content, location: Self.place, parent: owner)
        change(&view)
        screen.views.append(view)
        screen.views[owner].children.append(index)
        names[name] = index
        return index
    }

    /// Adds a label with the hugging that Interface Builder gives one.
    @discardableResult
    mutating func label(
        _ name: String,
        _ text: String,
        in parent: String = "root",
        lines: Int = 1,
        _ change: (inout View) -> Void = { _ in }
    ) -> Int {
        let index = add(name, Self.text(name, text, lines: lines), in: parent) { view in
            view.contentHugging = PerAxis(horizontal: 251, vertical: 251)
            change(&view)
        }
        return index
    }

    static func text(_ name: String, _ text: String, lines: Int = 1) -> ViewContent {
        let shown = InterfaceText(property: "text", objectID: name, value: text, location: place)
        return .label(
            LabelContent(text: shown, attributes: TextAttributes(font: font, lines: lines, lineBreak: .word))
        )
    }

    /// The system font of 10 points.
    static var font: InterfaceFont? { PointSize(10).map { .fixed(FontRequest(family: .system, size: $0)) } }

    mutating func guide(_ name: String, _ kind: LayoutGuide.Kind, of owner: String = "root") {
        guides[name] = screen.guides.count
        screen.guides.append(LayoutGuide(id: name, kind: kind, owner: names[owner] ?? 0, location: Self.place))
    }

    /// Makes a view a stack view of views that were added, and moves them into it.
    mutating func arrange(
        _ views: [String],
        in stack: String,
        axis: Axis = .horizontal,
        _ change: (inout StackContent) -> Void = { _ in }
    ) {
        guard let owner = names[stack] else { return }
        var content = StackContent(axis: axis, arranged: views.compactMap { names[$0] })
        change(&content)
        screen.views[owner].content = .stack(content)
    }

    /// Adds constraints, one a text: `title.leading == root.leading * 2 + 8 @750`.
    mutating func constrain(_ equations: String...) {
        for equation in equations { screen.constraints.append(constraint(equation)) }
    }

    private func constraint(_ equation: String) -> Constraint {
        var words = equation.split(separator: " ").map(String.init)
        var priority = Constraint.required
        if let last = words.last, last.hasPrefix("@") {
            priority = Float(last.dropFirst()) ?? priority
            words.removeLast()
        }
        var constraint = Constraint(
            id: equation,
            first: anchor(words[0]),
            relation: Constraint.Relation(rawValue: words[1]) ?? .equal,
            priority: TraitVarying(priority),
            location: Self.place
        )
        if let number = Double(words[2]) {
            constraint.constant = TraitVarying(number)
            return constraint
        }
        constraint.second = anchor(words[2])
        for (sign, number) in zip(words.dropFirst(3), words.dropFirst(4)) {
            guard let value = Double(number) else { continue }
            switch sign {
            case "*": constraint.multiplier = value
            case "+": constraint.constant = TraitVarying(value)
            case "-": constraint.constant = TraitVarying(-value)
            default: break
            }
        }
        return constraint
    }

    private func anchor(_ text: String) -> Anchor {
        let parts = text.split(separator: ".").map(String.init)
        let attribute = Anchor.Attribute(rawValue: parts[1]) ?? .left
        if let guide = guides[parts[0]] { return Anchor(.guide(guide), attribute) }
        return Anchor(.view(names[parts[0]] ?? 0), attribute)
    }

    subscript(name: String) -> Int { names[name] ?? 0 }
}

/// A layout whose frames are asked for by name.
struct HandBuiltLayout {
    let built: HandBuiltScreen
    let laidOut: LaidOutScreen

    /// The frame of a view in the coordinates of the screen.
    subscript(name: String) -> Rect? { laidOut.frames[built[name]] }

    /// The frame as `[x, y, width, height]`; empty if there is none.
    func numbers(_ name: String) -> [Double] {
        self[name].map { [$0.x, $0.y, $0.width, $0.height] } ?? []
    }
}

extension HandBuiltScreen {
    /// A device without safe areas, of one pixel a point.
    static func device(
        width: Double = 300,
        height: Double = 400,
        idiom: DeviceTraits.Idiom = .phone,
        scale: Int = 1,
        safeArea: EdgeInsets = .zero
    ) -> DeviceTraits {
        DeviceTraits(
            name: "Square",
            idiom: idiom,
            size: Size(width: width, height: height),
            pixelsPerPoint: scale,
            safeArea: safeArea,
            rootMargins: EdgeInsets(left: 16 + safeArea.left, right: 16 + safeArea.right),
            readableInset: 16,
            sizeClasses: PerAxis(horizontal: .compact, vertical: .regular)
        )
    }

    func layOut(
        _ device: DeviceTraits = Self.device(),
        isRightToLeft: Bool = false,
        texts: [String: String] = [:],
        rootSize: Size? = nil
    ) throws -> HandBuiltLayout {
        var layout = ScreenLayout(screen: screen, measurer: SquareMeasurer())
        let setting = ScreenConditions(
            device: device,
            isRightToLeft: isRightToLeft,
            texts: texts,
            rootSize: rootSize
        )
        return HandBuiltLayout(built: self, laidOut: try layout.layOut(in: setting))
    }
}
