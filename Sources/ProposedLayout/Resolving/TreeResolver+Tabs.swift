internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// How many tabs a bar has.
    private static var greatestCount: Int { 5 }

    /// `TabView`: the first tab, and a bar with the titles of all, which share its width equally on a phone or tablet.
    ///
    /// On macOS each is as wide as its title, as AppKit's tab view has them by default; in a settings window they are items
    /// of the toolbar, which cuts none.
    mutating func tabs(_ node: ViewNode, _ environment: Environment) -> Int {
        let tabs = node.content.flatMap { flattened($0) }
        let isToolbar = isMac && environment.tabViewStyle == .settingsToolbar
        var environment = environment
        // A tab view inside of a tab is none of the window's.
        if isToolbar { environment.tabViewStyle = .automatic }
        let first = tabs.first.flatMap { element(of: $0, in: environment) }
        let content = first.map { view in
            environment.tabViewStyle == .page ? page(view, node, environment) : fillingRoom(view, node, environment)
        }
        var titles = environment.tabViewStyle == .page ? [] : tabs.map { $0.tabLabel }
        // A phone shows five tabs; behind the fourth of more the last one is the system's.
        if !isMac, titles.count > Self.greatestCount {
            titles.removeSubrange((Self.greatestCount - 1)...)
            titles.append([ViewNode(.text(TextContent("More")))])
        }
        guard titles.contains(where: { !$0.isEmpty }) else {
            return named(
                content ?? add(.filling, named: "View", from: node, in: environment),
                "TabView",
                node,
                environment
            )
        }
        var chrome = environment.ofSystem(.toolbar)
        chrome.isChrome = true
        let font = isToolbar ? look.settingsTabFont : look.tabFont
        chrome.font = FontChoice(.system(size: font.length), weight: isToolbar ? .regular : .medium)
        chrome.labelStyle = .titleOnly
        var items: [Int] = []
        for title in titles {
            let label = one(views(of: title, in: chrome), from: node, in: chrome)
            guard !isMac else {
                items.append(label)
                continue
            }
            let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
            let frame = FlexibleFrameLayout(width: wide, height: FlexibleFrameLayout.Range(), alignment: .center)
            items.append(add(frame, [label], named: "tab", from: node, in: environment))
        }
        let inset = length(look.tabInset)
        let row = StackLayout(axis: .horizontal, alignment: .bottom, spacing: inset * 2)
        var bar = add(row, items, named: "tab bar", from: node, in: environment)
        // An item of a toolbar is as wide as it wants; what doesn't fit the window goes into a menu of the toolbar.
        if isToolbar {
            let all = ScrollLayout(axes: .horizontal)
            bar = add(all, [bar], named: "toolbar", from: node, in: environment, look: .clip)
        }
        let padding = PaddingLayout(top: 0, leading: inset, bottom: 0, trailing: inset)
        let padded = add(padding, [bar], named: "tab bar", from: node, in: environment)
        let frame = FrameLayout(width: nil, height: length(look.tabBarHeight), alignment: isMac ? .center : .bottom)
        let framed = add(frame, [padded], named: "tab bar", from: node, in: environment)
        let layout = InsetLayout(edge: isMac ? .top : .bottom, alignment: .center, spacing: 0)
        let screen = content ?? add(.filling, named: "View", from: node, in: environment)
        return add(layout, [screen, framed], named: "TabView", from: node, in: environment)
    }

    /// A page of a paged view, which fills its room and has no size of its own: in what scrolls it has no height unless
    /// something gives it one.
    private mutating func page(_ view: Int, _ node: ViewNode, _ environment: Environment) -> Int {
        let room = FlexibleFrameLayout.Range(least: 0, ideal: LeafLayout.idealLength, greatest: .infinity)
        let frame = FlexibleFrameLayout(width: room, height: room, alignment: .center)
        let loss = PaddingLayout(top: 0, leading: 0, bottom: length(look.pageLoss), trailing: 0)
        let page = add(loss, [view], named: "", from: node, in: environment)
        return add(frame, [page], named: "", from: node, in: environment)
    }
}

extension ViewNode {
    /// What `tabItem` says around the view.
    fileprivate var tabLabel: [ViewNode] {
        guard case .modified(let modifier) = kind else { return [] }
        if case .tabItem = modifier { return self[.label] }
        return content.first?.tabLabel ?? []
    }
}
