/// A place of an equation: an item, and the attributes of it that are meant.
struct EquationPlace {
    enum Item: Hashable {
        case view(Int)
        /// The parent of the view on the other side.
        case superview
    }

    var item: Item
    var guide: LayoutGuide.Kind?
    /// `nil` if none is written: those of the left side are meant.
    var attributes: [Anchor.Attribute]?
    /// Where it begins, in UTF-8 bytes.
    var offset: Int

    /// Attributes that stand for several, in the order of their constraints.
    static let groups: [(name: String, attributes: [Anchor.Attribute])] = [
        ("edges", [.top, .leading, .bottom, .trailing]),
        ("margins", [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]),
        ("horizontalEdges", [.leading, .trailing]),
        ("verticalEdges", [.top, .bottom]),
        ("size", [.width, .height]),
        ("center", [.centerX, .centerY]),
        ("centerWithinMargins", [.centerXWithinMargins, .centerYWithinMargins]),
    ]

    /// Reads the names of a place.
    ///
    /// - Returns: the place; `nil` if it is the name of a number.
    init?(_ names: [FormatName], in scope: ConstraintScope) throws(ConstraintTextError) {
        guard let first = names.first else { return nil }
        offset = first.offset
        var rest = names.dropFirst()
        if let view = scope.position(of: first.text) {
            item = .view(view)
        } else if let guide = Self.guide(first.text) {
            (item, self.guide) = (.view(0), guide)
        } else if first.text == ConstraintScope.superviewName {
            item = .superview
        } else if first.text == ConstraintScope.rootName {
            item = .view(0)
        } else if rest.isEmpty {
            return nil
        } else {
            let names = scope.viewNames + ConstraintScope.reservedNames.filter { $0 != ConstraintScope.standardName }
            throw .unknown(.unknownView, "view", first, among: names)
        }
        if guide == nil, let name = rest.first, let guide = Self.guide(name.text) {
            self.guide = guide
            rest = rest.dropFirst()
        }
        guard let name = rest.popFirst() else { return }
        let found =
            Self.groups.first { $0.name == name.text }?.attributes ?? Anchor.Attribute(name: name.text).map { [$0] }
        guard let found else {
            let names = Anchor.Attribute.names + Self.groups.map(\.name) + ConstraintScope.guideNames.map(\.name)
            throw .unknown(.unknownAttribute, "attribute", name, among: names)
        }
        attributes = found
        if let extra = rest.first {
            throw ConstraintTextError(
                .trailingText,
                at: extra.offset,
                "nothing may follow the attribute '\(name.text)'"
            )
        }
        if guide != nil, let attribute = found.first(where: { !$0.isOfGuides }) {
            throw ConstraintTextError(
                .unknownAttribute,
                at: name.offset,
                "a guide has no '\(attribute.name)'; it has edges, centres, width and height"
            )
        }
    }

    private static func guide(_ name: String) -> LayoutGuide.Kind? {
        ConstraintScope.guideNames.first { $0.name == name }?.kind
    }
}

extension Anchor.Attribute {
    /// Whether a guide, which has neither margins nor text, has it too.
    var isOfGuides: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
        default: false
        }
    }
}
