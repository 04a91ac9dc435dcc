internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

extension Lowering {
    /// Lowers a constraint of the document.
    ///
    /// Positions are distances from the edge of the nearest view around both items, as multipliers ask for. Where one of
    /// the attributes is leading or trailing and that view runs from right to left, the distances are those from
    /// the right edge: so a constant keeps its meaning "towards trailing". The direction of an item alone says how its own
    /// content is arranged (`effectiveUserInterfaceLayoutDirection`), and not where it stands among its siblings.
    mutating func lowerDeclared(
        _ constraint: Constraint,
        _ origin: ConstraintOrigin,
        atMost limit: Float = Constraint.required
    ) {
        let first = constraint.first
        let owner = view(of: first.item)
        // A position that is held against nothing is one in the parent.
        let container =
            constraint.second.map { commonAncestor(owner, view(of: $0.item)) } ?? screen.views[owner].parent ?? 0
        let isMirrored =
            isRightToLeft[container]
            && (first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
        let left = distance(of: first, from: container, facing: constraint.second, isMirrored: isMirrored)
        var right = LinearForm(constant: constant(of: constraint))
        if let second = constraint.second {
            right =
                constraint.multiplier * distance(of: second, from: container, facing: first, isMirrored: isMirrored)
                + right
        }
        add(
            left,
            Relation(constraint.relation),
            right,
            priority: min(priority(of: constraint), limit),
            origin
        )
    }

    /// The highest priority of a placeholder: on the canvas it counts as any other constraint, but gives way to those that
    /// are required, for its number is often older than they are.
    static let placeholderPriority: Float = 999

    /// The priority of a constraint in the size classes, from above 0 to 1000.
    func priority(of constraint: Constraint) -> Float {
        min(max(constraint.priority.value(in: classes), 0.001), Constraint.required)
    }

    /// The constant of a constraint in the size classes.
    ///
    /// Standard spacing keeps the number that was saved with it. Beside the safe area of a screen there is none: frames
    /// that were saved for such constraints touch it.
    private func constant(of constraint: Constraint) -> Double {
        let constant = constraint.constant.value(in: classes)
        guard constraint.isSymbolic, screen.platform != .macOS, constraint.first.attribute.positionAxis == .horizontal
        else {
            return constant
        }
        for anchor in [constraint.first, constraint.second].compactMap(\.self) {
            if case .guide(let guide) = anchor.item, screen.guides[guide].kind == .safeArea { return 0 }
        }
        return constant
    }

    /// Whether a constraint is installed, and everything that it names is.
    func takesPart(_ constraint: Constraint) -> Bool {
        constraint.isInstalled.value(in: classes) && isPresent[view(of: constraint.first.item)]
            && constraint.second.map { isPresent[view(of: $0.item)] } ?? true && !isDetached(constraint)
    }

    /// Whether a constraint leads out of a view that `NSStackView` takes out of the window because it is hidden.
    private func isDetached(_ constraint: Constraint) -> Bool {
        guard screen.platform == .macOS, let second = constraint.second else { return false }
        return detachments[view(of: constraint.first.item)] != detachments[view(of: second.item)]
    }

    /// For each view the outermost detached one around it, itself included; `nil` for views in the window.
    static func detachments(of screen: Screen, in classes: PerAxis<SizeClass>) -> [Int?] {
        var detachments: [Int?] = []
        detachments.reserveCapacity(screen.views.count)
        for (index, view) in screen.views.enumerated() {
            var detachment = view.parent.flatMap { detachments[$0] }
            if detachment == nil, view.isHidden.value(in: classes), let parent = view.parent,
                case .stack(let stack) = screen.views[parent].content, stack.detachesHiddenViews,
                stack.arranged.contains(index)
            {
                detachment = index
            }
            detachments.append(detachment)
        }
        return detachments
    }

    /// The view that an item is or belongs to.
    func view(of item: Anchor.Item) -> Int {
        switch item {
        case .view(let view): view
        case .guide(let guide): screen.guides[guide].owner
        }
    }

    /// An attribute, measured from where the coordinates of a view begin.
    private func distance(
        of anchor: Anchor,
        from container: Int,
        facing other: Anchor?,
        isMirrored: Bool
    ) -> LinearForm {
        let form = form(of: anchor, facing: other, isMirrored: isMirrored)
        switch anchor.attribute.positionAxis {
        case nil: return form
        case .vertical: return form - bounds(of: container).top
        case .horizontal:
            return isMirrored ? bounds(of: container).right - form : form - bounds(of: container).left
        }
    }

    /// Where an attribute is on the screen, or how large it is.
    ///
    /// The item on the other side decides whether a scroll view is seen from inside: then its edges are those of its
    /// content, while its size and its middle stay those of its frame (Apple, Technical Note 2154). Mirrored, leading is
    /// right.
    func form(of anchor: Anchor, facing other: Anchor?, isMirrored: Bool) -> LinearForm {
        let rect: RectForm
        switch anchor.item {
        case .guide(let guide): rect = guideRect(guide)
        case .view(let view):
            let seenFromInside = other.map { sees(contentOf: view, from: $0.item) } ?? false
            if seenFromInside, anchor.attribute.isEdge {
                rect = bounds(of: view)
            } else if anchor.attribute.isMargin {
                rect = frame(of: view)
            } else {
                rect = alignmentRect(of: view)
            }
        }
        let margins = anchor.attribute.isMargin ? inputs.surroundings.margins[view(of: anchor.item)] : .zero
        let inner = rect.inset(by: margins)
        switch anchor.attribute {
        case .left, .leftMargin: return inner.left
        case .right, .rightMargin: return inner.right
        case .leading, .leadingMargin: return isMirrored ? inner.right : inner.left
        case .trailing, .trailingMargin: return isMirrored ? inner.left : inner.right
        case .top, .topMargin: return inner.top
        case .bottom, .bottomMargin: return inner.bottom
        case .width: return rect.width
        case .height: return rect.height
        case .centerX, .centerXWithinMargins: return inner.centerX
        case .centerY, .centerYWithinMargins: return inner.centerY
        case .firstBaseline: return baseline(of: anchor.item, isFirst: true)
        case .lastBaseline: return baseline(of: anchor.item, isFirst: false)
        }
    }

    private func sees(contentOf view: Int, from item: Anchor.Item) -> Bool {
        guard contentVariables[view] != nil else { return false }
        return screen.ancestors(of: self.view(of: item)).contains(view)
    }

    // MARK: Baselines

    private func baseline(of item: Anchor.Item, isFirst: Bool) -> LinearForm {
        switch item {
        case .guide(let guide): isFirst ? guideRect(guide).top : guideRect(guide).bottom
        case .view(let view): baseline(of: view, isFirst: isFirst)
        }
    }

    /// The baseline of a view: that of its text, of the first or last view in a stack, or else its bottom edge.
    func baseline(of view: Int, isFirst: Bool) -> LinearForm {
        let rect = alignmentRect(of: view)
        let intrinsic = inputs.intrinsicSizes[view]
        if let centred = centredBaseline(of: view, rect, intrinsic, isFirst: isFirst) { return centred }
        if isFirst, let offset = intrinsic.firstBaseline { return rect.top + offset }
        if !isFirst, let offset = intrinsic.lastBaseline { return rect.bottom - offset }
        if case .stack(let stack) = screen.views[view].content {
            let shown = shownViews(of: stack)
            let isVertical = stack.axis.value(in: classes) == .vertical
            if let arranged = isFirst || !isVertical ? shown.first : shown.last {
                return baseline(of: arranged.view, isFirst: isFirst)
            }
        }
        return rect.bottom
    }

    /// The baseline of a button of iOS, whose title stays in the middle of a button that is higher than it asks for.
    private func centredBaseline(
        of view: Int,
        _ rect: RectForm,
        _ intrinsic: IntrinsicSize,
        isFirst: Bool
    ) -> LinearForm? {
        guard screen.platform == .iOS, case .button = screen.views[view].content, let height = intrinsic.height,
            let offset = isFirst ? intrinsic.firstBaseline : intrinsic.lastBaseline
        else { return nil }
        return isFirst
            ? rect.top + 0.5 * rect.height + (offset - height / 2)
            : rect.bottom - 0.5 * rect.height - (offset - height / 2)
    }
}

extension Relation {
    /// The relation of a document's constraint.
    ///
    /// The solver has a type of its own, as it knows nothing of documents and documents know nothing of a solver.
    init(_ relation: Constraint.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension Anchor.Attribute {
    /// Whether it changes sides with the writing direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether it is an edge or a margin, and not a size or the middle.
    var isEdge: Bool {
        switch self {
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
        default: true
        }
    }

    /// The axis of a position; `nil` for a size.
    var positionAxis: Axis? {
        self == .width || self == .height ? nil : axis
    }
}
