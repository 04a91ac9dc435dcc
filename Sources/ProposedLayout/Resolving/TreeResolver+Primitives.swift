internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// The element of a view of SwiftUI's layout itself; `nil` for containers and controls with a look.
    mutating func primitive(_ node: ViewNode, in environment: Environment) -> Int? {
        switch node.kind {
        case .text(let content): return addText(content, from: node, in: environment)
        case .image(let image): return addImage(image, node, environment)
        case .spacer(let least):
            return spacer(least.map { length($0, givesRoom: false) }, environment.stackAxis, node, environment)
        case .divider: return divider(node, environment)
        case .shape: return add(.filling, named: "Shape", from: node, in: environment, look: .fill)
        case .foreign(let width, let height):
            return add(
                LeafLayout(width: extent(width), height: extent(height)),
                named: "View",
                from: node,
                in: environment,
                look: .control
            )
        case .unknown(let reason): return unknown(node, reason, environment)
        case .stack(let stack): return stacked(stack, node, environment)
        case .layers(let alignment):
            var inner = environment
            inner.stackAxis = nil
            let views = views(of: node.content, in: inner)
            return add(LayersLayout(alignment: alignment), views, named: "ZStack", from: node, in: environment)
        case .geometryReader:
            var inner = environment
            inner.stackAxis = nil
            let views = views(of: node.content, in: inner)
            return add(GeometryLayout(reader: node.source), views, named: "GeometryReader", from: node, in: environment)
        case .viewThatFits(let axes):
            let views = views(of: node.content, in: environment)
            return add(FittingLayout(axes: axes), views, named: "ViewThatFits", from: node, in: environment)
        case .customLayout(let name):
            let views = views(of: node.content, in: environment)
            let stack = StackLayout(axis: .vertical, alignment: .center, spacing: nil)
            let doubt = "the rules of '\(name)' are not known"
            return add(stack, views, named: name, from: node, in: environment, doubt: doubt)
        default: return nil
        }
    }

    /// A spacer that grows along an axis; along both outside of stacks.
    mutating func spacer(_ least: Double?, _ axis: Axis?, _ node: ViewNode, _ environment: Environment) -> Int {
        let length = max(least ?? self.length(look.spacer), 0)
        let along = LeafLayout.Extent(least: length, ideal: length, greatest: .infinity)
        let layout = LeafLayout(
            width: axis == .vertical ? .fixed(0) : along,
            height: axis == .horizontal ? .fixed(0) : along,
            edges: EdgeSpacing(top: .plain, bottom: .plain, isSpacer: true)
        )
        let index = add(layout, named: "Spacer", from: node, in: environment)
        change(index) { $0.priority = -.infinity }
        return index
    }

    private mutating func divider(_ node: ViewNode, _ environment: Environment) -> Int {
        let thickness = LeafLayout.Extent.fixed(length(look.divider))
        let layout =
            environment.stackAxis == .horizontal
            ? LeafLayout(width: thickness, height: .filling()) : LeafLayout(width: .filling(), height: thickness)
        return add(layout, named: "Divider", from: node, in: environment, look: .rule)
    }

    private mutating func addImage(_ image: ImageContent, _ node: ViewNode, _ environment: Environment) -> Int {
        switch image {
        case .symbol(let name, let isResizable):
            let scale: Double =
                switch environment.imageScale {
                case .small: 0.8
                case .medium: 1
                case .large: 1.3
                }
            let font = environment.request(nil, on: conditions.system.platform, side: conditions.side)
            let side = (font?.size.points ?? 0) * length(look.symbolShare) * scale
            let extent: LeafLayout.Extent = isResizable ? .filling(ideal: side) : .fixed(side)
            let layout = LeafLayout(width: extent, height: extent)
            return add(layout, named: "Image(systemName: \"\(name)\")", from: node, in: environment, look: .image)
        case .picture(let width, let height, let isResizable):
            func extent(_ side: Length) -> LeafLayout.Extent {
                let points = max(length(side, givesRoom: false), 0)
                return isResizable ? .filling(ideal: points) : .fixed(points)
            }
            let layout = LeafLayout(width: extent(width), height: extent(height))
            return add(layout, named: "Image", from: node, in: environment, look: .image)
        }
    }

    private func extent(_ length: Length?) -> LeafLayout.Extent {
        length.map { .fixed(max(self.length($0, givesRoom: false), 0)) } ?? .filling()
    }

    private mutating func unknown(_ node: ViewNode, _ reason: String, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = nil
        let views = views(of: node.content, in: inner)
        guard !views.isEmpty else {
            return add(.filling, named: "View", from: node, in: environment, look: .unknown, doubt: reason)
        }
        let layers = LayersLayout(alignment: .center)
        return add(layers, views, named: "View", from: node, in: environment, look: .unknown, doubt: reason)
    }

    private mutating func stacked(_ stack: StackContent, _ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = stack.axis
        let views = views(of: node.content, in: inner)
        let layout = StackLayout(
            axis: stack.axis,
            alignment: stack.alignment,
            spacing: stack.spacing.map { length($0, givesRoom: false) },
            fillsAcross: stack.isLazy && stack.axis == .vertical
        )
        let name = "\(stack.isLazy ? "Lazy" : "")\(stack.axis == .horizontal ? "HStack" : "VStack")"
        let spacing = stack.spacing.map { "(spacing: \(points($0.value)))" } ?? ""
        return add(layout, views, named: name + spacing, from: node, in: environment)
    }
}
