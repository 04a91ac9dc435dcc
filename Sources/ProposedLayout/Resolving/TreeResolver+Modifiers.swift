internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// The element of a modifier around one view; `nil` if there is none.
    mutating func modified(_ node: ViewNode, _ modifier: Modifier, in environment: Environment) -> Int? {
        guard let inner = node.content.first else { return nil }
        if case .environment(let change) = modifier {
            return element(of: inner, in: environment.applying(change, side: conditions.side))
        }
        guard let view = element(of: inner, in: adapted(environment, to: modifier)) else { return nil }
        if let frame = framed(view, modifier, node, environment) { return frame }
        switch modifier {
        case .padding(let edges, let lengths), .safeAreaPadding(let edges, let lengths):
            return padded(view, edges, lengths, node, environment)
        case .fixedSize(let horizontal, let vertical):
            let layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
            return add(layout, [view], named: modifier.name, from: node, in: environment)
        case .layoutPriority(let priority):
            change(view) { $0.priority = priority.isNaN ? 0 : priority }
            return view
        case .overlay(let alignment), .background(let alignment):
            return attached(view, alignment, modifier, node, environment)
        case .safeAreaInset(let inset): return safeAreaInset(view, inset, node, environment)
        case .offset(let x, let y):
            let layout = OffsetLayout(x: length(x, givesRoom: false), y: length(y, givesRoom: false))
            return add(layout, [view], named: modifier.name, from: node, in: environment)
        case .position(let x, let y):
            let layout = PositionLayout(x: length(x, givesRoom: false), y: length(y, givesRoom: false))
            return add(layout, [view], named: modifier.name, from: node, in: environment)
        case .aspectRatio(let ratio, let fills):
            let layout = AspectRatioLayout(ratio: ratio, fills: fills)
            return add(layout, [view], named: modifier.name, from: node, in: environment)
        case .clipped:
            let layout = LayersLayout(alignment: .center)
            return add(layout, [view], named: modifier.name, from: node, in: environment, look: .clip)
        case .hidden: change(view) { $0.isHidden = true }
        case .gridCellColumns(let columns): change(view) { $0.cell.columns = min(max(columns, 1), Self.mostColumns) }
        case .gridCellUnsizedAxes(let axes): change(view) { $0.cell.unsizedAxes = axes }
        case .gridColumnAlignment(let alignment): change(view) { $0.cell.columnAlignment = alignment }
        case .badge: return badged(view, node, environment)
        case .unknown(let name):
            change(view) { $0.doubt = $0.doubt ?? "'\(name)' is not understood" }
        default: break
        }
        if let doubt = node.certainty.doubt { change(view) { $0.doubt = $0.doubt ?? doubt } }
        return view
    }

    /// More columns than that are not counted.
    private static let mostColumns = 1000

    /// What a modifier changes for the view in it.
    private func adapted(_ environment: Environment, to modifier: Modifier) -> Environment {
        var inner = environment
        if case .frame(let width, let height, _) = modifier {
            if let width { inner.container.width = length(width, givesRoom: true) }
            if let height { inner.container.height = length(height, givesRoom: true) }
        }
        return inner
    }

    private mutating func padded(
        _ view: Int,
        _ edges: EdgeSet,
        _ lengths: EdgeLengths,
        _ node: ViewNode,
        _ environment: Environment
    ) -> Int {
        func side(_ edge: EdgeSet, _ length: Length?) -> Double {
            guard edges.contains(edge) else { return 0 }
            let points = self.length(length ?? look.padding.length, givesRoom: false)
            return points.isFinite ? points : 0
        }
        let layout = PaddingLayout(
            top: side(.top, lengths.top),
            leading: side(.leading, lengths.leading),
            bottom: side(.bottom, lengths.bottom),
            trailing: side(.trailing, lengths.trailing)
        )
        return add(layout, [view], named: layout.name, from: node, in: environment)
    }

    private mutating func attached(
        _ view: Int,
        _ alignment: Alignment,
        _ modifier: Modifier,
        _ node: ViewNode,
        _ environment: Environment
    ) -> Int {
        var inner = environment
        inner.stackAxis = nil
        let views = views(of: node[.attachment], in: inner)
        guard !views.isEmpty else { return view }
        let layers = add(LayersLayout(alignment: alignment), views, named: "ZStack", from: node, in: environment)
        let attachment = views.count == 1 ? views[0] : layers
        let layout = AttachmentLayout(alignment: alignment)
        let both = add(layout, [view, attachment], named: modifier.name, from: node, in: environment)
        if case .background = modifier { change(both) { $0.drawsLastFirst = true } }
        return both
    }

    private mutating func safeAreaInset(
        _ view: Int,
        _ inset: SafeAreaInset,
        _ node: ViewNode,
        _ environment: Environment
    ) -> Int {
        let views = views(of: node[.attachment], in: environment)
        guard !views.isEmpty else { return view }
        let attachment = one(views, from: node, in: environment)
        let spacing = inset.spacing.map { length($0, givesRoom: false) } ?? 0
        let layout = InsetLayout(edge: inset.edge, alignment: inset.alignment, spacing: spacing)
        return add(layout, [view, attachment], named: "safeAreaInset", from: node, in: environment)
    }

    /// A view with a badge at its end.
    private mutating func badged(_ view: Int, _ node: ViewNode, _ environment: Environment) -> Int {
        let badge = views(of: node[.value], in: environment)
        guard environment.surroundings == .row, !badge.isEmpty else { return view }
        let spacer = spacer(nil, .horizontal, node, environment)
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: length(look.controlGap))
        return add(row, [view, spacer] + badge, named: "badge", from: node, in: environment)
    }
}
