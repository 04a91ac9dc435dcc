internal import Interfaces
internal import ProposedLayout
internal import SourceCode

/// Lengths, edges and alignments as arguments write them.
extension TreeReader {
    /// A length; `nil` for what is no number that the source tells.
    func length(_ value: Value) -> Length? {
        switch value {
        case .choice(let values, _):
            let lengths = values.compactMap { length($0) }
            guard let first = lengths.first, lengths.count == values.count, lengths.allSatisfy({ $0.share == nil })
            else { return nil }
            return Length(
                first.value,
                from: lengths.map(\.least).min() ?? first.least,
                to: lengths.map(\.greatest).max() ?? first.greatest
            )
        case .share(let share): return Length(share)
        case .member(let name, let arguments, nil) where arguments.isEmpty && value.number == nil:
            // `.small` of `extension CGFloat { static let small: CGFloat = 8 }`.
            return ["CGFloat", "Double"].lazy.compactMap { self.constant(name, of: $0) }.first
        default: return value.number.map { Length($0) }
        }
    }

    private func constant(_ name: String, of type: String) -> Length? {
        guard let position = types.position(of: type, near: nil, in: nil),
            let property = types.property(name, of: position), property.isStatic
        else { return nil }
        return value(of: property, self: .type(position)).number.map { Length($0) }
    }

    func length(_ argument: Argument) -> Length? { length(evaluate(argument.node, argument.scope)) }

    /// The spacing of a container; a typical one if it is computed, `nil` if none is said.
    func spacing(_ argument: Argument?) -> Length? {
        guard let argument else { return nil }
        let value = evaluate(argument.node, argument.scope)
        if value.isNone { return nil }
        return length(value) ?? Length(8, from: 0, to: 20)
    }

    func stack(_ axis: Axis, _ call: FrameworkCall) -> ProposedLayout.StackContent {
        ProposedLayout.StackContent(
            axis,
            alignment: alignment(call.arguments["alignment"]),
            spacing: spacing(call.arguments["spacing"]),
            isLazy: call.name.hasPrefix("Lazy")
        )
    }

    // MARK: Alignments

    func alignment(_ argument: Argument?) -> ProposedLayout.Alignment {
        guard let argument else { return .center }
        return Self.alignment(Self.first(evaluate(argument.node, argument.scope)).memberName ?? "center")
    }

    static func first(_ value: Value) -> Value {
        if case .choice(let values, _) = value, let first = values.first { return first }
        return value
    }

    private static func alignment(_ name: String) -> ProposedLayout.Alignment {
        switch name {
        case "leading": .leading
        case "trailing": .trailing
        case "top": .top
        case "bottom": .bottom
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        case "firstTextBaseline", "leadingFirstTextBaseline", "centerFirstTextBaseline":
            Alignment(name.hasPrefix("leading") ? .leading : .center, .firstTextBaseline)
        case "lastTextBaseline": Alignment(.center, .lastTextBaseline)
        default: .center
        }
    }

    func verticalAlignment(_ argument: Argument?) -> VerticalAlignment? {
        argument == nil ? nil : alignment(argument).vertical
    }

    // MARK: Edges and axes

    /// A set of edges; all for what is not understood.
    func edges(_ value: Value, _ node: CodeNode) -> EdgeSet? {
        switch value {
        case .member(let name, _, _): return Self.edges(name)
        case .list(let values):
            var set: EdgeSet = []
            for value in values {
                guard case .member(let name, _, _) = value, let edge = Self.edges(name) else { return nil }
                set.formUnion(edge)
            }
            return set
        case .choice(let values, _): return values.first.flatMap { edges($0, node) }
        default: return nil
        }
    }

    private static func edges(_ name: String) -> EdgeSet? {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "horizontal": .horizontal
        case "vertical": .vertical
        case "all": .all
        default: nil
        }
    }

    func axisSet(_ value: Value, _ node: CodeNode) -> AxisSet {
        let source = node.source
        switch value {
        case .list(let values) where values.isEmpty: return []
        default: break
        }
        var set: AxisSet = []
        if source.contains("horizontal") { set.formUnion(.horizontal) }
        if source.contains("vertical") { set.formUnion(.vertical) }
        return set == [] ? .vertical : set
    }

    // MARK: Grids and toolbars

    func lazyGrid(_ axis: Axis, _ call: FrameworkCall) -> LazyGridContent {
        let argument = call.arguments[axis == .vertical ? "columns" : "rows"]
        var tracks: [LazyGridContent.Track] = []
        if let argument, case .list(let values) = evaluate(argument.node, argument.scope) {
            tracks = values.compactMap(track)
        }
        if tracks.isEmpty {
            tracks = [LazyGridContent.Track(.adaptive(minimum: Length(100, from: 60, to: 320), maximum: .infinite))]
        }
        return LazyGridContent(
            axis,
            tracks: tracks,
            alignment: alignment(call.arguments["alignment"]),
            spacing: spacing(call.arguments["spacing"])
        )
    }

    private func track(_ value: Value) -> LazyGridContent.Track? {
        guard case .member("GridItem", let written, _) = value else { return nil }
        let arguments = CallArguments(written)
        let spacing = spacing(arguments["spacing"])
        guard let first = arguments.first,
            case .member(let name, let inner, _) = evaluate(first.node, first.scope)
        else { return LazyGridContent.Track(.flexible(minimum: 10, maximum: .infinite), spacing: spacing) }
        let sizes = CallArguments(inner)
        let minimum = sizes["minimum"].flatMap { length($0) }
        let maximum = sizes["maximum"].flatMap { length($0) } ?? .infinite
        switch name {
        case "fixed":
            return LazyGridContent.Track(
                .fixed(sizes.first.flatMap { length($0) } ?? Length(100, from: 40, to: 300)),
                spacing: spacing
            )
        case "adaptive":
            return LazyGridContent.Track(
                .adaptive(minimum: minimum ?? Length(100, from: 60, to: 320), maximum: maximum),
                spacing: spacing
            )
        default:
            return LazyGridContent.Track(.flexible(minimum: minimum ?? 10, maximum: maximum), spacing: spacing)
        }
    }

    func placement(_ argument: Argument?) -> ToolbarPlacement {
        guard let argument else { return .automatic }
        switch Self.first(evaluate(argument.node, argument.scope)).memberName ?? "" {
        case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": return .leading
        case "topBarTrailing", "navigationBarTrailing", "confirmationAction", "primaryAction", "destructiveAction":
            return .trailing
        case "principal": return .principal
        case "bottomBar": return .bottom
        case "keyboard": return .keyboard
        case "status": return .status
        default: return .automatic
        }
    }
}

extension Length {
    static let infinite = Length(.infinity)
}
