internal import Interfaces
internal import TextMeasurement

/// Makes elements of a tree: hands environment values down, takes groups apart, and gives containers and controls the
/// look of a system.
///
/// - Complexity: O(*n* · *m*) in the number of nodes and the modifiers around one of them.
struct TreeResolver {
    let conditions: LayoutConditions
    let look: LookTable
    private(set) var elements: [Element] = []
    /// The texts by ``Element/text``.
    private(set) var texts: [ResolvedTree.UnsetText] = []
    private var depth = 0

    /// Views inside more others than that are not laid out.
    static let deepest = 300

    init(_ conditions: LayoutConditions) {
        self.conditions = conditions
        look = LookTable.of(conditions.system)
    }

    var isMac: Bool { conditions.system.platform == .macOS }

    /// A length on the side that is laid out, where a larger one leaves less room.
    func length(_ figure: Figure) -> Double { figure.length.value(at: conditions.side, givesRoom: false) }

    /// A length on the side that is laid out.
    func length(_ length: Length, givesRoom: Bool) -> Double {
        if let share = length.share, let size = conditions.readers[share.reader] { return share.points(in: size) }
        return length.value(at: conditions.side, givesRoom: givesRoom)
    }

    /// The elements of a node's views, in the container around it.
    mutating func views(of node: ViewNode, in environment: Environment) -> [Int] {
        var views: [Int] = []
        for single in flattened(node) {
            if let view = element(of: single, in: environment) { views.append(view) }
        }
        return views
    }

    /// The elements of several nodes.
    mutating func views(of nodes: [ViewNode], in environment: Environment) -> [Int] {
        var views: [Int] = []
        for node in nodes { views += self.views(of: node, in: environment) }
        return views
    }

    /// The element of a node that is one view.
    mutating func element(of node: ViewNode, in environment: Environment) -> Int? {
        guard depth < Self.deepest else {
            return add(.filling, named: "View", from: node, in: environment, doubt: "the view is too deep in others")
        }
        depth += 1
        defer { depth -= 1 }
        if case .modified(let modifier) = node.kind { return modified(node, modifier, in: environment) }
        return primitive(node, in: environment) ?? container(node, in: environment) ?? control(node, in: environment)
    }

    // MARK: - Making elements

    /// Adds an element.
    ///
    /// - Parameters:
    ///   - layout: how it answers proposals.
    ///   - children: the elements in it.
    ///   - name: what developers call it.
    ///   - node: where it comes from.
    ///   - environment: the environment around it.
    ///   - look: how it is drawn.
    ///   - doubt: why it may stand otherwise, besides what the node says itself.
    /// - Returns: the position of the element.
    mutating func add(
        _ layout: any ElementLayout,
        _ children: [Int] = [],
        named name: String,
        from node: ViewNode,
        in environment: Environment,
        look: PlacedView.Look = .plain,
        doubt: String? = nil
    ) -> Int {
        var element = Element(
            layout: layout,
            children: children,
            name: name,
            source: node.source,
            doubt: doubt ?? node.certainty.doubt,
            look: look
        )
        element.isRightToLeft = environment.isRightToLeft
        // What a modifier or a look stands around has the place in its container of what is in it.
        if children.count == 1,
            layout is any SingleViewLayout || layout is FrameLayout || layout is FlexibleFrameLayout
                || layout is PaddingLayout
        {
            element.priority = elements[children[0]].priority
            element.cell = elements[children[0]].cell
            element.cell.isRow = false
        }
        elements.append(element)
        return elements.count - 1
    }

    /// Changes an element that was added.
    mutating func change(_ index: Int, _ change: (inout Element) -> Void) { change(&elements[index]) }

    /// Adds a text.
    mutating func addText(_ content: TextContent, from node: ViewNode, in environment: Environment) -> Int {
        let text = ResolvedTree.UnsetText(content: content, environment: environment)
        guard text.hasFonts(in: conditions) else {
            return add(.filling, named: "Text", from: node, in: environment, doubt: "its font has no size")
        }
        let leaf = LeafLayout(width: .fixed(0), height: .fixed(0))
        let index = add(leaf, named: "Text", from: node, in: environment, look: .text)
        elements[index].text = texts.count
        texts.append(text)
        return index
    }

    /// Several views as one: a single one as it is, others below each other as SwiftUI does where it needs one view.
    mutating func one(_ views: [Int], from node: ViewNode, in environment: Environment) -> Int {
        if views.count == 1 { return views[0] }
        let stack = StackLayout(axis: .vertical, alignment: .center, spacing: nil)
        return add(stack, views, named: "VStack", from: node, in: environment)
    }
}

extension ElementLayout where Self == LeafLayout {
    /// A view that fills what it is proposed.
    static var filling: LeafLayout { LeafLayout(width: .filling(), height: .filling()) }
}
