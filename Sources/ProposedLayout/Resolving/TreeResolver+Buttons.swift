internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// A button, a link, or a menu's button: its label with what the style puts around.
    mutating func button(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        let isBordered = isBordered(environment)
        if isBordered, environment.surroundings != .toolbar, inner.font == nil, !isMac {
            switch environment.controlSize {
            case .mini, .small: inner.font = .style(.subheadline)
            case .regular, .large, .extraLarge: break
            }
        }
        // A push button of AppKit shows one line; SwiftUI's own wraps.
        if isBordered, isMac { inner.lineLimit = inner.lineLimit ?? LineLimit(most: 1) }
        let label = views(of: node[.label].isEmpty ? node.content : node[.label], in: inner)
        guard !label.isEmpty else { return add(.filling, named: node.kind.name, from: node, in: environment) }
        let shown = label.count == 1 ? label[0] : horizontal(label, node, inner)
        guard isBordered else { return named(shown, node.kind.name, node, environment) }
        let inset: (horizontal: Double, vertical: Double)
        if environment.surroundings == .toolbar {
            inset = (length(look.barButtonInset), 0)
        } else {
            let insets = look.buttonInsets[environment.controlSize]
            inset = (insets.map { length($0.horizontal) } ?? 0, insets.map { length($0.vertical) } ?? 0)
        }
        let padding = PaddingLayout(
            top: inset.vertical,
            leading: inset.horizontal,
            bottom: inset.vertical,
            trailing: inset.horizontal
        )
        return add(padding, [shown], named: node.kind.name, from: node, in: environment, look: .fill)
    }

    /// Whether a button has a body of its own around its label.
    private func isBordered(_ environment: Environment) -> Bool {
        switch environment.buttonStyle {
        case .bordered, .borderedProminent, .glass, .glassProminent, .accessoryBar: true
        case .plain, .borderless, .link, .own: false
        case .automatic: environment.surroundings == .toolbar || (isMac && environment.surroundings != .menu)
        }
    }

    /// Several views of one label, beside each other.
    private mutating func horizontal(_ views: [Int], _ node: ViewNode, _ environment: Environment) -> Int {
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: nil)
        return add(row, views, named: "HStack", from: node, in: environment)
    }

    /// A link to another screen: in a row with an arrow at its end.
    mutating func navigationLink(_ node: ViewNode, _ environment: Environment) -> Int {
        guard environment.surroundings == .row, !isMac || environment.listStyle != .sidebar else {
            return button(node, environment)
        }
        var inner = environment
        inner.stackAxis = .horizontal
        let label = views(of: node[.label].isEmpty ? node.content : node[.label], in: inner)
        let wide = FlexibleFrameLayout.Range(least: nil, ideal: nil, greatest: .infinity)
        let frame = FlexibleFrameLayout(width: wide, height: FlexibleFrameLayout.Range(), alignment: .leading)
        let text = add(frame, [one(label, from: node, in: inner)], named: "label", from: node, in: environment)
        guard environment.listStyle != .sidebar else { return named(text, "NavigationLink", node, environment) }
        let arrow = fixed(look.chevron, Figure(14, .unverified), "chevron", node, inner)
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: 0)
        return add(row, [text, arrow], named: "NavigationLink", from: node, in: environment)
    }
}

extension ViewKind {
    /// What developers call a button of this kind.
    fileprivate var name: String {
        switch self {
        case .link: "Link"
        case .menu: "Menu"
        case .navigationLink: "NavigationLink"
        case .toggle: "Toggle"
        default: "Button"
        }
    }
}
