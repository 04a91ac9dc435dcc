internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// `GroupBox`: a label above a padded box of full width.
    mutating func groupBox(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .vertical
        let content = one(views(of: node.content, in: inner), from: node, in: inner)
        let wide = FlexibleFrameLayout.Range(least: nil, ideal: nil, greatest: .infinity)
        let frame = FlexibleFrameLayout(width: wide, height: FlexibleFrameLayout.Range(), alignment: .center)
        let spread = add(frame, [content], named: "content", from: node, in: environment)
        if inner.font == nil, !isMac { inner.font = .style(.headline) }
        let title = views(of: node[.label], in: inner)
        let gap = EdgeSpacing.standardGap
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: gap)
        let lines = add(stack, title + [spread], named: "VStack", from: node, in: environment)
        let side = length(look.groupBoxPadding)
        let padding = PaddingLayout(top: side, leading: side, bottom: side, trailing: side)
        return add(padding, [lines], named: "GroupBox", from: node, in: environment, look: .fill)
    }

    /// `DisclosureGroup`: a label with an arrow at its end (at its beginning on macOS), and the content below.
    mutating func disclosureGroup(_ node: ViewNode, _ isExpanded: Bool, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        let label = one(views(of: node[.label], in: inner), from: node, in: inner)
        let arrow = fixed(look.disclosureArrow, look.disclosureArrow, "arrow", node, inner)
        let gap = length(look.controlGap)
        let spacer = spacer(0, .horizontal, node, inner)
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: isMac ? gap : nil)
        let views = isMac ? [arrow, label] : [label, spacer, arrow]
        let head = add(row, views, named: "HStack", from: node, in: inner)
        guard isExpanded else { return named(head, "DisclosureGroup", node, environment) }
        inner.stackAxis = .vertical
        let content = self.views(of: node.content, in: inner)
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: nil)
        return add(stack, [head] + content, named: "DisclosureGroup", from: node, in: environment)
    }

    /// `ContentUnavailableView`: icon, title, description and actions in the middle of the room.
    mutating func contentUnavailable(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .vertical
        var views: [Int] = []
        for label in node[.label].flatMap({ flattened($0) }) {
            var large = inner
            large.font = large.font ?? FontChoice(.style(isMac ? .title3 : .title2), weight: .bold)
            if case .label = label.kind {
                var symbol = inner
                symbol.font = .system(size: 48)
                views += self.views(of: label[.icon], in: symbol)
                views += self.views(of: label[.label], in: large)
            } else if let view = element(of: label, in: large) {
                views.append(view)
            }
        }
        var small = inner
        small.font = small.font ?? .style(.subheadline)
        views += self.views(of: node[.description], in: small)
        views += self.views(of: node[.actions], in: inner)
        let stack = StackLayout(axis: .vertical, alignment: .center, spacing: EdgeSpacing.standardGap)
        let lines = add(stack, views, named: "VStack", from: node, in: environment)
        let side = length(look.padding)
        let padding = PaddingLayout(top: side, leading: side, bottom: side, trailing: side)
        let padded = add(padding, [lines], named: "padding", from: node, in: environment)
        let all = FlexibleFrameLayout.Range(least: nil, ideal: nil, greatest: .infinity)
        let frame = FlexibleFrameLayout(width: all, height: all, alignment: .center)
        return add(frame, [padded], named: "ContentUnavailableView", from: node, in: environment)
    }

    /// A view of a size that the look says.
    mutating func fixed(
        _ width: Figure,
        _ height: Figure,
        _ name: String,
        _ node: ViewNode,
        _ environment: Environment
    ) -> Int {
        let layout = LeafLayout(width: .fixed(length(width)), height: .fixed(length(height)))
        return add(layout, named: name, from: node, in: environment, look: .control)
    }

    /// A view under the name of what it is the look of.
    mutating func named(_ view: Int, _ name: String, _ node: ViewNode, _ environment: Environment) -> Int {
        let layout = OffsetLayout(x: 0, y: 0)
        return add(layout, [view], named: name, from: node, in: environment)
    }
}

extension FontChoice {
    /// The system font at a size that does not follow Dynamic Type.
    static func system(size: Length) -> FontChoice { FontChoice(.system(size: size)) }
}
