internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// An alert or a dialog: title and message wrap, each button is one line.
    mutating func alert(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment.ofSystem(.plain)
        inner.font = .style(.headline)
        var views = views(of: node[.title], in: inner)
        inner.font = .style(isMac ? .subheadline : .footnote)
        views += self.views(of: node[.description], in: inner)
        inner.font = .style(.body)
        inner.isChrome = true
        let inset = length(look.alertInset)
        for action in node[.actions].flatMap({ flattened($0) }) {
            // A button of an alert is its title in one line, whatever style is set outside.
            inner.buttonStyle = .plain
            guard let label = element(of: action, in: inner) else { continue }
            let high = FlexibleFrameLayout.Range(least: length(look.alertButtonHeight), ideal: nil, greatest: nil)
            let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
            let frame = FlexibleFrameLayout(width: wide, height: high, alignment: .center)
            views.append(add(frame, [label], named: "button", from: action, in: environment))
        }
        let stack = StackLayout(axis: .vertical, alignment: .center, spacing: 4)
        let lines = add(stack, views, named: "", from: node, in: environment)
        let padding = PaddingLayout(top: inset, leading: inset, bottom: inset, trailing: inset)
        let padded = add(padding, [lines], named: "", from: node, in: environment)
        let width = min(look.alertWidth.length.value(at: conditions.side, givesRoom: true), conditions.size.width)
        let frame = FrameLayout(width: width, height: nil, alignment: .center)
        // What is higher than the screen scrolls in an alert.
        let box = add(frame, [padded], named: "alert", from: node, in: environment, look: .fill)
        let fixed = FixedSizeLayout(horizontal: false, vertical: true)
        return add(fixed, [box], named: "alert", from: node, in: environment)
    }

    /// An open menu: one line for each item.
    mutating func menuItems(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment.ofSystem(.menu)
        inner.stackAxis = .vertical
        inner.buttonStyle = .plain
        // A long item wraps to a second line on iOS, and widens the menu on macOS.
        if !isMac { inner.lineLimit = LineLimit(most: 2) }
        var rows: [Int] = []
        let side = length(look.menuInset)
        let items = node[.options].flatMap { flattened($0) }.flatMap { item in
            // A menu shows the controls of a group beside each other as small symbols, or as items like the others.
            item.kind == .controlGroup ? item.content.flatMap { flattened($0) } : [item]
        }
        for item in items {
            guard let label = element(of: item, in: inner) else { continue }
            let padding = PaddingLayout(top: 0, leading: side, bottom: 0, trailing: side)
            let padded = add(padding, [label], named: "", from: item, in: environment)
            let high = FlexibleFrameLayout.Range(least: length(look.menuRowHeight), ideal: nil, greatest: nil)
            let wide = FlexibleFrameLayout.Range()
            let frame = FlexibleFrameLayout(width: wide, height: high, alignment: .leading)
            rows.append(add(frame, [padded], named: "", from: item, in: environment))
        }
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: 0)
        let lines = add(stack, rows, named: "", from: node, in: environment)
        let most = FlexibleFrameLayout.Range(
            least: nil,
            ideal: nil,
            greatest: min(look.menuWidth.length.value(at: conditions.side, givesRoom: true), conditions.size.width)
        )
        let frame = FlexibleFrameLayout(width: most, height: FlexibleFrameLayout.Range(), alignment: .leading)
        let box = add(frame, [lines], named: "menu", from: node, in: environment, look: .fill)
        return add(ScrollLayout(axes: .vertical), [box], named: "Menu", from: node, in: environment, look: .clip)
    }
}
