internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// What views say about the bars around them.
    struct BarContents {
        var title: [ViewNode] = []
        var display = Modifier.TitleDisplay.automatic
        var items: [ViewNode] = []
        var search: [ViewNode]?

        /// Looks into the views of a screen, but not into another navigation in it.
        init(_ nodes: [ViewNode], resolver: TreeResolver) {
            var left = Array(nodes.reversed())
            while let node = left.popLast() {
                switch node.kind {
                case .navigationStack, .navigationSplit, .tabView: continue
                case .alternatives(let id, let typical):
                    let branch = resolver.conditions.branches[id] ?? typical
                    if node.content.indices.contains(branch) { left.append(node.content[branch]) }
                    continue
                case .readerWays(let comparison):
                    if let way = resolver.way(of: comparison, in: node) { left.append(way) }
                    continue
                case .modified(.navigationTitle(let display)) where title.isEmpty:
                    title = node[.title]
                    self.display = display
                case .modified(.toolbar): items += node[.toolbar]
                case .modified(.searchable) where search == nil: search = node[.prompt]
                default: break
                }
                left += node.content.reversed()
            }
        }

        var isEmpty: Bool { title.isEmpty && items.isEmpty && search == nil }
    }

    /// `NavigationStack`: a bar with title and items, and the content below; a window of macOS has such a bar too.
    mutating func navigation(
        _ node: ViewNode,
        _ content: [ViewNode],
        _ environment: Environment,
        named name: String = "NavigationStack"
    ) -> Int {
        let bars = BarContents(content, resolver: self)
        let screen = one(views(of: content, in: environment), from: node, in: environment)
        var view = fillingRoom(screen, node, environment)
        if let bottom = bottomBar(bars, node, environment) {
            let layout = InsetLayout(edge: .bottom, alignment: .center, spacing: 0)
            view = add(layout, [view, bottom], named: "toolbar", from: node, in: environment)
        }
        guard !isMac || !bars.isEmpty else { return named(view, name, node, environment) }
        let bar = navigationBar(bars, node, environment)
        let layout = InsetLayout(edge: .top, alignment: .center, spacing: 0)
        return add(layout, [view, bar], named: name, from: node, in: environment)
    }

    /// A view in the middle of all the room.
    mutating func fillingRoom(_ view: Int, _ node: ViewNode, _ environment: Environment) -> Int {
        let all = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
        let frame = FlexibleFrameLayout(width: all, height: all, alignment: .center)
        return add(frame, [view], named: "", from: node, in: environment)
    }

    private mutating func navigationBar(_ bars: BarContents, _ node: ViewNode, _ environment: Environment) -> Int {
        let isLarge = bars.display != .inline && !isMac && !bars.title.isEmpty
        let isInLandscape = conditions.sizeClasses.vertical == .compact
        let showsLarge = isLarge && !isInLandscape
        var lines = [inlineBar(bars, showsTitle: !showsLarge, node, environment)]
        if showsLarge {
            var chrome = environment.ofSystem(.toolbar)
            chrome.isChrome = true
            chrome.font = FontChoice(.style(.largeTitle), weight: .bold)
            let title = views(of: bars.title, in: chrome)
            if !title.isEmpty {
                let text = one(title, from: node, in: chrome)
                lines.append(barLine(text, look.largeTitleHeight, .leading, node, environment))
            }
        }
        if let search = bars.search, !search.isEmpty {
            var chrome = environment.ofSystem(.toolbar)
            chrome.isChrome = true
            let prompt = one(views(of: search, in: chrome), from: node, in: chrome)
            // The magnifying glass stands in front of the prompt.
            let glass = fixed(Figure(30, from: 24, to: 36, .unverified), Figure(20, .unverified), "glass", node, chrome)
            let row = StackLayout(axis: .horizontal, alignment: .center, spacing: 0)
            let field = add(row, [glass, prompt], named: "searchable", from: node, in: chrome, look: .fill)
            lines.append(barLine(field, look.searchHeight, .leading, node, environment))
        }
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: 0)
        return add(stack, lines, named: "navigation bar", from: node, in: environment)
    }

    /// A line of a bar, at its margins.
    private mutating func barLine(
        _ view: Int,
        _ height: Figure,
        _ alignment: Alignment,
        _ node: ViewNode,
        _ environment: Environment
    ) -> Int {
        let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
        let points = length(height)
        let high = FlexibleFrameLayout.Range(least: points, ideal: nil, greatest: points)
        let frame = FlexibleFrameLayout(width: wide, height: high, alignment: alignment)
        let line = add(frame, [view], named: "", from: node, in: environment)
        let side = length(look.barInset)
        let padding = PaddingLayout(top: 0, leading: side, bottom: 0, trailing: side)
        return add(padding, [line], named: "", from: node, in: environment)
    }

    private mutating func inlineBar(
        _ bars: BarContents,
        showsTitle: Bool,
        _ node: ViewNode,
        _ environment: Environment
    ) -> Int {
        let items = barItems(bars, [.automatic, .leading, .trailing, .principal], environment)
        var chrome = environment.ofSystem(.toolbar)
        chrome.isChrome = true
        chrome.font = FontChoice(.system(size: look.barTitleFont.length), weight: .semibold)
        // The bars of iOS keep their text size.
        var middle = items.filter { $0.placement == .principal }.map(\.view)
        if showsTitle, middle.isEmpty { middle = views(of: bars.title, in: chrome) }
        let leading = items.filter { $0.placement == .leading }.map(\.view)
        let trailing = items.filter { [.automatic, .trailing].contains($0.placement) }.map(\.view)
        let gap = length(look.barItemGap)
        guard !isMac else {
            let spacer = spacer(0, .horizontal, node, environment)
            let row = StackLayout(axis: .horizontal, alignment: .center, spacing: gap)
            let line = middle + leading + [spacer] + trailing
            let bar = add(row, line, named: "", from: node, in: environment)
            return barLine(bar, look.barHeight, .center, node, environment)
        }
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: gap)
        let parts = [leading, middle, trailing].map { views in
            add(row, views, named: "", from: node, in: environment)
        }
        let bar = add(BarLayout(gap: gap), parts, named: "", from: node, in: environment)
        return barLine(bar, look.barHeight, .center, node, environment)
    }

    private mutating func barItems(
        _ bars: BarContents,
        _ placements: [ToolbarPlacement],
        _ environment: Environment
    ) -> [(placement: ToolbarPlacement, view: Int)] {
        var chrome = environment.ofSystem(.toolbar)
        chrome.isChrome = true
        var items: [(placement: ToolbarPlacement, view: Int)] = []
        for item in bars.items.flatMap({ flattened($0) }) {
            let placement = item.toolbarPlacement ?? .automatic
            guard placements.contains(placement) else { continue }
            let content: [ViewNode]
            if case .toolbarItem = item.kind { content = item.content } else { content = [item] }
            for view in views(of: content, in: chrome) { items.append((placement, view)) }
        }
        return items
    }

    private mutating func bottomBar(_ bars: BarContents, _ node: ViewNode, _ environment: Environment) -> Int? {
        let items = barItems(bars, [.bottom, .status], environment).map(\.view)
        guard !items.isEmpty else { return nil }
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: length(look.barItemGap))
        let bar = add(row, items, named: "bottom bar", from: node, in: environment)
        return barLine(bar, look.barHeight, .center, node, environment)
    }

    /// `NavigationSplitView`: columns beside each other where there is room, else the first one alone.
    mutating func navigationSplit(_ node: ViewNode, _ environment: Environment) -> Int {
        let columns = node[.columns]
        guard conditions.sizeClasses.horizontal == .regular || isMac, columns.count > 1 else {
            return navigation(node, columns.first.map { [$0] } ?? [], environment)
        }
        // In portrait the columns of a tablet lie over the last one, and its sidebar does in landscape too where there are three.
        let size = environment.container
        let hidden = isMac ? 0 : size.height > size.width ? columns.count - 1 : columns.count - 2
        if hidden > 0, hidden == columns.count - 1 { return navigation(node, [columns[hidden]], environment) }
        var views: [Int] = []
        var left = environment.container.width
        for (index, column) in columns.enumerated() where index >= hidden {
            let isLast = index == columns.count - 1
            let width = isLast ? left : length(index == 0 ? look.sidebarWidth : look.middleColumnWidth)
            var inner = environment
            inner.container.width = max(width, 0)
            if index == 0, inner.listStyle == .automatic { inner.listStyle = .sidebar }
            let view = navigation(column, [column], inner)
            left -= width
            let layout = FrameLayout(width: isLast ? nil : width, height: nil, alignment: .center)
            views.append(add(layout, [view], named: "column", from: column, in: environment))
        }
        let row = StackLayout(axis: .horizontal, alignment: .top, spacing: 0)
        return add(row, views, named: "NavigationSplitView", from: node, in: environment)
    }
}

extension ViewNode {
    /// Where an item of a toolbar stands, also one with modifiers around it; `nil` for another view.
    fileprivate var toolbarPlacement: ToolbarPlacement? {
        switch kind {
        case .toolbarItem(let placement): placement
        case .modified: content.first?.toolbarPlacement
        default: nil
        }
    }
}
