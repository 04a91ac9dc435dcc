internal import Interfaces
internal import ProposedLayout
internal import SourceText
internal import ViewTrees

/// A classic repair of a text in SwiftUI code that does not fit.
enum SourceRepair: Hashable {
    /// Takes the limit of lines away that a modifier sets, or sets a larger one.
    case lineLimit(modifier: Int, most: Int?)
    /// Lets the text shrink.
    case scale
    /// Serves the text before the views beside it.
    case priority
    /// Lets the text be as high as it wants.
    case height
    /// Shows the title in the bar.
    case inlineTitle(modifier: Int)
    /// Puts the views of a row above each other where they do not fit beside each other.
    case stacked(row: Int)

    /// The repairs that may help a text, those that change least first.
    ///
    /// - Parameters:
    ///   - text: the text as a node of the tree.
    ///   - root: the tree.
    /// - Returns: none for a text that the tree does not have, and for the title of a tab: the system draws it, whatever
    ///   modifiers stand at its text.
    /// - Complexity: O(*n*) in the number of nodes.
    static func all(for text: Int, in root: ViewNode) -> [SourceRepair] {
        guard !isTitleOfTab(text, in: root) else { return [] }
        var path: [ViewNode] = []
        guard let isTitle = ancestors(of: text, in: root, &path) else { return [] }
        if isTitle {
            return path.last.map { [.inlineTitle(modifier: $0.source)] } ?? []
        }
        var repairs: [SourceRepair] = []
        var row: Int?
        for node in path.reversed() {
            switch node.kind {
            case .modified(.environment(.lineLimit(let limit?))):
                guard repairs.isEmpty, let most = limit.most else { continue }
                if most == 1 { repairs.append(.lineLimit(modifier: node.source, most: 2)) }
                repairs.append(.lineLimit(modifier: node.source, most: nil))
            case .stack(let stack) where stack.axis == .horizontal && row == nil: row = node.source
            default: continue
            }
        }
        repairs += [.height, .scale]
        if let row { repairs += [.priority, .stacked(row: row)] }
        return repairs
    }

    /// The modifier that limits the lines of a text: the nearest one around it.
    ///
    /// - Returns: `nil` if no modifier does.
    /// - Complexity: O(*n*) in the number of nodes.
    static func lineLimit(of text: Int, in root: ViewNode) -> Int? {
        for case .lineLimit(let modifier, _) in all(for: text, in: root) { return modifier }
        return nil
    }

    private static func isTitleOfTab(_ text: Int, in node: ViewNode) -> Bool {
        if case .modified(.tabItem) = node.kind, node[.label].contains(where: { has(text, $0) }) { return true }
        return node.parts.contains { $0.views.contains { isTitleOfTab(text, in: $0) } }
    }

    private static func has(_ text: Int, _ node: ViewNode) -> Bool {
        if case .text = node.kind, node.source == text { return true }
        return node.parts.contains { $0.views.contains { has(text, $0) } }
    }

    /// The nodes around a text, from the root inwards.
    ///
    /// - Returns: whether the text is the title of the last of them; `nil` if the tree does not have it.
    private static func ancestors(of text: Int, in node: ViewNode, _ path: inout [ViewNode]) -> Bool? {
        if case .text = node.kind, node.source == text { return false }
        path.append(node)
        let depth = path.count
        for part in node.parts {
            for view in part.views {
                guard let isTitle = ancestors(of: text, in: view, &path) else { continue }
                guard part.role == .title, case .modified(.navigationTitle) = node.kind else { return isTitle }
                // Nothing that the text itself is wrapped in matters to a bar.
                path.removeLast(path.count - depth)
                return true
            }
        }
        path.removeLast()
        return nil
    }

    /// The tree with the repair.
    func applied(to node: ViewNode, text: Int) -> ViewNode {
        var node = node
        for part in node.parts.indices {
            node.parts[part].views = node.parts[part].views.map { applied(to: $0, text: text) }
        }
        switch (self, node.kind) {
        case (.lineLimit(let modifier, let most), .modified(.environment(.lineLimit))) where node.source == modifier:
            // Without the modifier that of a view further out holds.
            if most == nil, node.content.count == 1 { return node.content[0] }
            node.kind = .modified(.environment(.lineLimit(most.map { LineLimit(most: $0) })))
        case (.inlineTitle(let modifier), .modified(.navigationTitle)) where node.source == modifier:
            node.kind = .modified(.navigationTitle(.inline))
        case (.stacked(let row), .stack(var stack)) where node.source == row && stack.axis == .horizontal:
            var column = node
            stack.axis = .vertical
            column.kind = .stack(stack)
            return ViewNode(.viewThatFits(.horizontal), [node, column], source: row)
        case (.scale, .text) where node.source == text:
            return node.modified(.environment(.minimumScaleFactor(Self.leastScale)))
        case (.priority, .text) where node.source == text: return node.modified(.layoutPriority(1))
        case (.height, .text) where node.source == text:
            return node.modified(.fixedSize(horizontal: false, vertical: true))
        default: break
        }
        return node
    }

    /// How small a text may become: Apple's own labels go to about three quarters.
    static let leastScale = 0.75

    /// What to change, as an imperative phrase.
    ///
    /// - Parameter phrase: what stands in the source at a place of the tree.
    /// - Returns: the phrase without a full stop.
    func phrase(_ phrase: (Int) -> String) -> String {
        switch self {
        case .lineLimit(let modifier, nil): "remove \(phrase(modifier))"
        case .lineLimit(let modifier, let most?): "change \(phrase(modifier)) to lineLimit(\(most))"
        case .scale: "add .minimumScaleFactor(\(Self.leastScale)) to the text"
        case .priority: "add .layoutPriority(1) to the text"
        case .height: "add .fixedSize(horizontal: false, vertical: true) to the text"
        case .inlineTitle: "add .navigationBarTitleDisplayMode(.inline)"
        case .stacked: "wrap the row in ViewThatFits(in: .horizontal) with a VStack as the fallback"
        }
    }
}
