internal import TextMeasurement

extension VisualFormat {
    /// The constraints that the format stands for, in reading order; alignments follow the gap that they go across.
    ///
    /// A gap joins the later edge to the earlier one, `next.leading == previous.trailing + 8`, as UIKit does. The
    /// superview is the parent of the view beside `|`. A `-` between views is 8 points. A `-` at the superview is the
    /// superview's margin on iOS, where formats follow `layoutMargins` since iOS 8, and 20 points on macOS.
    ///
    /// - Parameters:
    ///   - options: how the views are aligned, and which way the format runs.
    ///   - scope: what the names stand for.
    ///   - text: the format as it was read, for the places of the constraints.
    /// - Returns: at least one constraint, but for a single view of which nothing is said.
    /// - Throws: ``ConstraintTextError`` for names that stand for nothing, and options that do not go with the axis.
    /// - Complexity: O(*n* · *d*) for *n* constraints in a tree of the depth *d*.
    package func constraints(
        options: VisualFormatOptions = VisualFormatOptions(),
        in scope: ConstraintScope,
        at text: LocatedText
    ) throws(ConstraintTextError) -> [Constraint] {
        try check(options)
        var lowering = try VisualFormatLowering(format: self, options: options, scope: scope, text: text)
        return try lowering.constraints()
    }

    private func check(_ options: VisualFormatOptions) throws(ConstraintTextError) {
        for attribute in options.alignments where (attribute.kind == .y) != (axis == .horizontal) {
            let name = VisualFormatOptions.alignmentNames.first { $0.attribute == attribute }?.name ?? ""
            let allowed = VisualFormatOptions.alignmentNames.filter {
                ($0.attribute.kind == .y) == (axis == .horizontal)
            }
            throw ConstraintTextError(
                .optionOnWrongAxis,
                at: 0,
                "'\(name)' does not go across a \(axis.rawValue) format; it can take "
                    + allowed.map(\.name).joined(separator: ", "),
                option: name
            )
        }
        if options.isBaselineToBaseline, axis == .horizontal {
            throw ConstraintTextError(
                .optionOnWrongAxis,
                at: 0,
                "'spacingBaselineToBaseline' goes with vertical formats only",
                option: "spacingBaselineToBaseline"
            )
        }
    }
}

/// Looks up the names of one format and writes its constraints.
private struct VisualFormatLowering {
    private let format: VisualFormat
    private let options: VisualFormatOptions
    private let builder: ConstraintBuilder
    private let positions: [Int]
    private var found: [Constraint] = []
    /// Where distances begin and end, in the direction of reading.
    private let edges: (near: Anchor.Attribute, far: Anchor.Attribute)
    /// Whether distances count towards smaller coordinates: from right to left.
    private let isReversed: Bool

    init(
        format: VisualFormat,
        options: VisualFormatOptions,
        scope: ConstraintScope,
        text: LocatedText
    ) throws(ConstraintTextError) {
        self.format = format
        self.options = options
        builder = ConstraintBuilder(scope: scope, text: text)
        var positions: [Int] = []
        for view in format.views { positions.append(try scope.view(view.name)) }
        self.positions = positions
        isReversed = format.axis == .horizontal && options.direction == .rightToLeft
        switch (format.axis, options.direction) {
        case (.vertical, _): edges = (.top, .bottom)
        case (.horizontal, .leadingToTrailing): edges = (.leading, .trailing)
        case (.horizontal, .leftToRight): edges = (.left, .right)
        case (.horizontal, .rightToLeft): edges = (.right, .left)
        }
    }

    mutating func constraints() throws(ConstraintTextError) -> [Constraint] {
        if let start = format.start { try edge(start, of: 0, isStart: true) }
        for (index, view) in format.views.enumerated() {
            for predicate in view.predicates { try size(predicate, of: index) }
            guard let gap = view.gap else { break }
            if index + 1 < format.views.count {
                try between(gap, index, index + 1)
            } else {
                try edge(gap, of: index, isStart: false)
            }
        }
        return found
    }

    /// The gap between a view and its superview.
    private mutating func edge(_ gap: VisualFormat.Gap, of index: Int, isStart: Bool) throws(ConstraintTextError) {
        let attribute = isStart ? edges.near : edges.far
        let view = Anchor(.view(positions[index]), attribute)
        guard let parent = builder.scope.parent(positions[index]) else {
            throw ConstraintTextError(.noSuperview, at: gap.offset, "the view beside '|' has no superview")
        }
        var superview = Anchor(.view(parent), attribute)
        if gap.distance == .standard, builder.scope.platform == .iOS {
            superview.attribute = attribute.margin
            // A margin is a place of its own: nothing is left to add to it.
            try append(isStart ? (view, superview) : (superview, view), .equal, 0, offset: gap.offset)
        } else {
            try distances(gap, isStart ? (view, superview) : (superview, view), standard: 20)
        }
    }

    private mutating func between(_ gap: VisualFormat.Gap, _ index: Int, _ next: Int) throws(ConstraintTextError) {
        guard positions[index] != positions[next] else {
            throw ConstraintTextError(
                .againstItself,
                at: format.views[next].name.offset,
                "'\(format.views[next].name.text)' cannot stand beside itself"
            )
        }
        let isBaseline = options.isBaselineToBaseline && format.axis == .vertical
        if isBaseline, gap.distance == .standard {
            throw ConstraintTextError(
                .baselineGap,
                at: gap.offset,
                "there is no standard distance from baseline to baseline; give a number, as in -24-"
            )
        }
        let near = Anchor(.view(positions[next]), isBaseline ? .firstBaseline : edges.near)
        let far = Anchor(.view(positions[index]), isBaseline ? .lastBaseline : edges.far)
        try distances(gap, (near, far), standard: 8)
        for attribute in options.alignments {
            let pair = (Anchor(.view(positions[next]), attribute), Anchor(.view(positions[index]), attribute))
            try append(pair, .equal, 0, offset: gap.offset)
        }
    }

    /// A distance for each predicate of a gap, from the second anchor to the first.
    private mutating func distances(
        _ gap: VisualFormat.Gap,
        _ pair: (first: Anchor, second: Anchor),
        standard: Double
    ) throws(ConstraintTextError) {
        guard case .predicates(let predicates) = gap.distance else {
            return try append(pair, .equal, standard, isSymbolic: true, offset: gap.offset)
        }
        if predicates.isEmpty { try append(pair, .equal, 0, offset: gap.offset) }
        for predicate in predicates {
            let amount: Double
            switch predicate.object {
            case .number(let number): amount = number
            case .name(let name): amount = try builder.metric(name, orView: .gap)
            case .attribute(let name, _):
                throw ConstraintTextError(
                    .viewAsGap,
                    at: name.offset,
                    "a gap takes a number or a metric, and no attribute of '\(name.text)'"
                )
            }
            try append(
                pair,
                predicate.relation,
                amount * predicate.multiplier + predicate.addend,
                priority: try builder.priority(predicate.priority),
                offset: predicate.offset
            )
        }
    }

    private mutating func size(_ predicate: VisualFormat.Predicate, of index: Int) throws(ConstraintTextError) {
        let attribute: Anchor.Attribute = format.axis == .horizontal ? .width : .height
        let first = Anchor(.view(positions[index]), attribute)
        var second: Anchor?
        var constant = predicate.addend
        switch predicate.object {
        case .number(let number): constant += number * predicate.multiplier
        case .attribute(let name, let other):
            second = Anchor(.view(try builder.scope.view(name)), other)
            if let refusal = attribute.refusal(against: other) {
                throw ConstraintTextError(refusal.kind, at: name.offset, refusal.message)
            }
        case .name(let name):
            if let other = builder.scope.position(of: name.text) {
                second = Anchor(.view(other), attribute)
            } else {
                constant += try builder.metric(name, orView: .size) * predicate.multiplier
            }
        }
        if second == first {
            let name = format.views[index].name.text
            throw ConstraintTextError(.againstItself, at: predicate.offset, "'\(name)' is held against itself")
        }
        if second == nil, constant < 0, predicate.relation != .greaterThanOrEqual {
            throw ConstraintTextError(.negativeSize, at: predicate.offset, "a \(attribute.name) cannot be below 0")
        }
        found.append(
            builder.constraint(
                first,
                predicate.relation,
                multiplier: second == nil ? 1 : predicate.multiplier,
                second,
                constant: constant,
                priority: try builder.priority(predicate.priority),
                offset: predicate.offset
            )
        )
    }

    /// A constraint between places; from right to left the distance counts from the other side.
    private mutating func append(
        _ pair: (first: Anchor, second: Anchor),
        _ relation: Constraint.Relation,
        _ constant: Double,
        priority: Float = Constraint.required,
        isSymbolic: Bool = false,
        offset: Int
    ) throws(ConstraintTextError) {
        let isAligned = pair.first.attribute == pair.second.attribute && pair.first.attribute.kind == .y
        let turns = isReversed && !isAligned
        found.append(
            builder.constraint(
                turns ? pair.second : pair.first,
                relation,
                turns ? pair.first : pair.second,
                constant: constant,
                priority: priority,
                isSymbolic: isSymbolic,
                offset: offset
            )
        )
    }
}

extension Anchor.Attribute {
    /// The margin inside an edge of a superview; other attributes have none and stay.
    var margin: Anchor.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
