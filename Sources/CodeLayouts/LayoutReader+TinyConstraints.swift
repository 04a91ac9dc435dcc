internal import Interfaces
internal import SourceCode

/// The functions that TinyConstraints gives views and guides.
///
/// The signs are those of its documentation: an offset is added, but that of a far edge to the superview counts inwards.
extension LayoutReader {
    /// - Returns: `nil` if the function is none of TinyConstraints'.
    mutating func tiny(
        _ name: String,
        _ object: Int,
        _ arguments: [CallArgument],
        _ node: CodeNode
    ) -> LayoutValue? {
        guard let call = TinyCall(name, arguments) else { return nil }
        var target: Int?
        if call.isToSuperview {
            guard let parent = objects[object].view?.parent else {
                doubt(object, .changed)
                return .constraints([])
            }
            target = parent
            if call.isInSafeArea { target = safeArea(of: parent) }
        } else if let other = call.other {
            guard case .object(let known) = other else {
                doubt(object, .changed)
                return .constraints([])
            }
            target = known
        }
        var positions: [Int] = []
        for end in call.ends {
            var made = MadeConstraint(
                first: MadeAnchor(object: object, attribute: end.attribute),
                relation: call.relation ?? end.relation,
                node: node
            )
            made.isActive = call.isActive
            made.isDoubtful = conditions > 0 || call.isDoubtful
            made.priority = call.priority
            made.multiplier = call.multiplier
            made.constant = end.constant
            if let anchor = call.anchor {
                made.second = anchor
            } else if let target {
                made.second = MadeAnchor(object: target, attribute: end.second)
            } else if end.isRatio {
                made.second = MadeAnchor(object: object, attribute: end.second)
            }
            if case .constraints(let added) = add(made) { positions += added }
        }
        return .constraints(positions)
    }

    private mutating func safeArea(of view: Int) -> Int? {
        property("safeAreaLayoutGuide", of: .object(view))?.object
    }
}

/// A call of a function of TinyConstraints, read.
private struct TinyCall {
    /// One constraint that it makes.
    struct End {
        var attribute: Anchor.Attribute
        var second: Anchor.Attribute
        var constant: Double
        var relation = Constraint.Relation.equal
        /// Whether it holds a view against itself.
        var isRatio = false
    }

    private(set) var ends: [End] = []
    private(set) var isToSuperview = false
    private(set) var isInSafeArea = false
    /// The view that it is held against.
    private(set) var other: LayoutValue?
    /// The anchor that stands in place of the view's own.
    private(set) var anchor: MadeAnchor?
    private(set) var relation: Constraint.Relation?
    private(set) var priority = Constraint.required
    private(set) var multiplier = 1.0
    private(set) var isActive = true
    /// Whether a number of it is not known.
    private(set) var isDoubtful = false
    private var offset = 0.0
    private var insets = EdgeInsets.zero
    private var excluded: Set<String> = []

    init?(_ name: String, _ arguments: [CallArgument]) {
        for argument in arguments { take(argument) }
        let labels = Set(arguments.compactMap(\.label))
        if name.hasSuffix("ToSuperview") {
            isToSuperview = true
            take(edges: String(name.dropLast("ToSuperview".count)), isSuperview: true)
        } else if name == "centerInSuperview" {
            isToSuperview = true
            take(edges: "center", isSuperview: true)
        } else if labels.contains("of"), let pair = Self.pair(name) {
            ends = [End(attribute: pair.0, second: pair.1, constant: offset)]
        } else if labels.contains("to") || name == "center" && labels.contains("in") {
            take(edges: name, isSuperview: false)
        } else {
            take(size: name, arguments)
        }
        if ends.isEmpty { return nil }
    }

    private mutating func take(_ argument: CallArgument) {
        switch (argument.label, argument.value) {
        case ("to", let value), ("of", let value), ("in", let value): other = value
        case ("offset", .number(let number)): offset = number
        case ("multiplier", .number(let number)): multiplier = number
        case ("insets", .insets(let known)): insets = known
        case ("insets", .number(let number)):
            insets = EdgeInsets(top: number, left: number, bottom: number, right: number)
        case ("offset", _), ("multiplier", _), ("insets", _): isDoubtful = true
        case ("relation", .member("equalOrLess")): relation = .lessThanOrEqual
        case ("relation", .member("equalOrGreater")): relation = .greaterThanOrEqual
        case ("priority", let value):
            if let known = LayoutReader.priority(value) ?? Self.priority(value) {
                priority = known
            } else {
                isDoubtful = true
            }
        case ("isActive", .truth(let truth)): isActive = truth
        case ("usingSafeArea", .truth(let truth)): isInSafeArea = truth
        case ("excluding", .member(let edge)): excluded = [edge]
        case ("excluding", .list(let edges)): excluded = Set(edges.compactMap(\.memberName))
        case (nil, .anchor(let known)): anchor = known
        default: return
        }
    }

    private static func priority(_ value: LayoutValue) -> Float? {
        switch value.memberName {
        case "high": 750
        case "low": 250
        default: nil
        }
    }

    private static let groups: [String: [Anchor.Attribute]] = [
        "edges": [.top, .left, .bottom, .right], "center": [.centerX, .centerY], "origin": [.left, .top],
        "horizontal": [.left, .right], "vertical": [.top, .bottom], "size": [.width, .height],
    ]

    private mutating func take(edges name: String, isSuperview: Bool) {
        let single = Anchor.Attribute(rawValue: name).map { [$0] }
        guard let attributes = Self.groups[name] ?? single else { return }
        for attribute in attributes {
            guard !excluded.contains(attribute.rawValue), !Self.mirrors(attribute, excluded) else { continue }
            let isFar = [.right, .trailing, .bottom].contains(attribute)
            let constant =
                switch attribute {
                case .top where Self.groups[name] != nil: insets.top
                case .left where Self.groups[name] != nil: insets.left
                case .right where Self.groups[name] != nil: -insets.right
                case .bottom where Self.groups[name] != nil: -insets.bottom
                default: isFar && isSuperview ? -offset : offset
                }
            ends.append(End(attribute: attribute, second: attribute, constant: constant, relation: relation ?? .equal))
        }
    }

    /// Leading and trailing exclude the edge that they are from left to right.
    private static func mirrors(_ attribute: Anchor.Attribute, _ excluded: Set<String>) -> Bool {
        attribute == .left && excluded.contains("leading") || attribute == .right && excluded.contains("trailing")
    }

    private static func pair(_ name: String) -> (Anchor.Attribute, Anchor.Attribute)? {
        switch name {
        case "leadingToTrailing": (.leading, .trailing)
        case "trailingToLeading": (.trailing, .leading)
        case "leftToRight": (.left, .right)
        case "rightToLeft": (.right, .left)
        case "topToBottom": (.top, .bottom)
        case "bottomToTop": (.bottom, .top)
        case "widthToHeight": (.width, .height)
        case "heightToWidth": (.height, .width)
        default: nil
        }
    }

    /// `width(100)`, `height(min: 40)`, `size(CGSize(…))`, `aspectRatio(2)`.
    private mutating func take(size name: String, _ arguments: [CallArgument]) {
        let first = arguments.first
        switch (name, first?.label, first?.value) {
        case ("size", nil, .size(let size)?):
            ends = [
                End(attribute: .width, second: .width, constant: size.width),
                End(attribute: .height, second: .height, constant: size.height),
            ]
        case ("aspectRatio", nil, .number(let ratio)?):
            multiplier = ratio
            ends = [End(attribute: .width, second: .height, constant: 0, isRatio: true)]
        case ("width", _, _), ("height", _, _):
            guard let attribute = Anchor.Attribute(rawValue: name) else { return }
            for argument in arguments {
                guard let number = argument.value.number else { continue }
                let relation: Constraint.Relation
                switch argument.label {
                case nil: relation = self.relation ?? .equal
                case "min": relation = .greaterThanOrEqual
                case "max": relation = .lessThanOrEqual
                default: continue
                }
                ends.append(End(attribute: attribute, second: attribute, constant: number, relation: relation))
            }
        default: return
        }
    }
}
