internal import Findings
internal import Interfaces
internal import SourceText
internal import TextMeasurement

extension Configuration {
    /// The members of a screen, in the order of the documentation.
    static let screenMembers = [
        "strings", "platform", "size", "minimum-size", "bars", "metrics", "views", "constraints",
    ]
    /// The members of a constraint that is written with its options.
    static let constraintMembers = ["format", "equation", "options", "metrics", "identifier"]

    /// Reads the interfaces that are made in code.
    ///
    /// Texts of all screens are declared boxes; a screen whose views are placed by constraints or stacks is laid out.
    mutating func readScreens(_ node: YAMLNode, _ mistakes: inout [SourceError]) throws(SourceError) {
        Self.each(try node.members("screens"), &mistakes) {
            (member, mistakes: inout [SourceError]) throws(SourceError) in
            guard let declaration = try Self.screen(member.key, member.keyNode, member.value, &mistakes) else { return }
            let screen = try DeclaredScreen(declaration)
            declare(screen, declaration)
            if screen.isLaidOut { screens.append(screen) }
        }
    }

    /// Keeps the texts of a screen, and the constraints that only a layout can check.
    private mutating func declare(_ screen: DeclaredScreen, _ declaration: ScreenDeclaration) {
        let name = declaration.name.text
        var boxes: [String: TextDeclaration] = [:]
        for (position, box) in screen.declarations { boxes[screen.screen.views[position].id] = box }
        for view in declaration.views {
            var box = boxes[view.name.text] ?? view.text
            // A segment has a part of its control's size only.
            if case .segmentedControl = view.content { (box.maximumWidth, box.maximumHeight) = (nil, nil) }
            for key in view.keys {
                screenTexts.append(
                    ScreenText(
                        screen: name,
                        view: view.name.text,
                        table: declaration.table,
                        key: key.text,
                        declaration: box
                    )
                )
            }
        }
        for (constraint, isLimit) in zip(declaration.constraints, screen.limitsOnly) where !isLimit {
            unsolvedConstraints.append(
                UnsolvedConstraint(screen: name, text: constraint.text.text, location: constraint.text.location)
            )
        }
    }

    /// Reads a screen; `nil` if mistakes in its members were collected.
    private static func screen(
        _ name: String,
        _ key: YAMLNode,
        _ body: YAMLNode,
        _ mistakes: inout [SourceError]
    ) throws(SourceError) -> ScreenDeclaration? {
        var screen = ScreenDeclaration(name: try key.placed("the name of a screen"))
        var (size, sizeNode): (Size?, YAMLNode?)
        var (minimum, minimumNode): (Size?, YAMLNode?)
        let known = mistakes.count
        each(try body.members(name), &mistakes) { (entry, mistakes: inout [SourceError]) throws(SourceError) in
            let (member, memberNode, value) = entry
            switch member {
            case "strings": screen.table = try value.text(member)
            case "platform": screen.platform = try value.word(member, among: Platform.allCases)
            case "size":
                if value.isList {
                    (size, sizeNode) = (try value.size(member), value)
                } else {
                    screen.extent = try extent(value)
                }
            case "minimum-size": (minimum, minimumNode) = (try value.size(member), memberNode)
            case "bars":
                each(try value.elements(member), &mistakes) { (element) throws(SourceError) in
                    screen.bars.insert(try bar(element))
                }
            case "metrics": screen.metrics = try metrics(value)
            case "views":
                each(try value.members(member), &mistakes) {
                    (view, mistakes: inout [SourceError]) throws(SourceError) in
                    let reader = try ViewReader(view.key, view.keyNode, view.value)
                    screen.views.append(try reader.view(&mistakes))
                }
            case "constraints":
                each(try value.elements(member), &mistakes) { (element) throws(SourceError) in
                    screen.constraints.append(try constraint(element))
                }
            default: throw memberNode.unknown(member, among: screenMembers, kind: "member of a screen")
            }
        }
        guard mistakes.count == known else { return nil }
        if let minimumNode, screen.platform == .iOS || size == nil {
            throw minimumNode.error("'minimum-size' goes with a window: platform: macOS and size: [480, 300]")
        }
        if let size { screen.extent = screen.platform == .macOS ? .window(size, minimum: minimum) : .size(size) }
        if let size, let minimum, let sizeNode, minimum.width > size.width || minimum.height > size.height {
            throw sizeNode.error("a window cannot be smaller than its 'minimum-size'")
        }
        return screen
    }

    private static func extent(_ node: YAMLNode) throws(SourceError) -> ScreenDeclaration.Extent {
        switch try node.text("size") {
        case "device": return .device
        case "cell": return .cell
        case let other: throw node.unknown(other, among: ["device", "cell", "[width, height]"], kind: "size")
        }
    }

    private static func bar(_ node: YAMLNode) throws(SourceError) -> Screen.Bar {
        switch try node.text("bars") {
        case "navigation": return .navigation
        case "tab": return .tab
        case "toolbar": return .toolbar
        case let other: throw node.unknown(other, among: ["navigation", "tab", "toolbar"], kind: "bar")
        }
    }

    private static func metrics(_ node: YAMLNode) throws(SourceError) -> [MetricDeclaration] {
        var metrics: [MetricDeclaration] = []
        for (name, key, value) in try node.members("metrics") {
            metrics.append(MetricDeclaration(name: try key.placed(name), value: try value.number(name)))
        }
        return metrics
    }

    private static func constraint(_ node: YAMLNode) throws(SourceError) -> ConstraintDeclaration {
        guard node.isMapping else { return ConstraintDeclaration(try node.placed("a constraint")) }
        var text: LocatedText?
        var constraint = ConstraintDeclaration(LocatedText("", location: node.location))
        for (name, key, value) in try node.members("a constraint") {
            switch name {
            case "format", "equation":
                guard text == nil else { throw key.error("a constraint is a format or an equation; write two entries") }
                text = try value.placed(name)
                constraint.notation = name == "format" ? .format : .equation
            case "options": constraint.options = try value.placedTexts(name)
            case "metrics": constraint.metrics = try metrics(value)
            case "identifier": constraint.identifier = try value.text(name)
            default: throw key.unknown(name, among: constraintMembers, kind: "member of a constraint")
            }
        }
        guard let text else {
            throw node.error("a constraint needs a format or an equation, as in { format: \"H:|-[title]-|\" }")
        }
        constraint.text = text
        return constraint
    }
}
