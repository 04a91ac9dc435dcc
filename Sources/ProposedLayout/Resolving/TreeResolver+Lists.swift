internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// How rows of a list or form stand on the screen.
    private struct Rows {
        /// From the edge of the screen to the card, and from there to the content, in points.
        var card: Double
        var inset: Double
        var gap: Double
        var hasCards: Bool
    }

    private func rows(of node: ViewNode, _ environment: Environment) -> Rows {
        var hasCards = false
        if case .form = node.kind {
            hasCards = !isMac || environment.formStyle == .grouped
        } else {
            switch environment.listStyle {
            case .insetGrouped, .automatic: hasCards = !isMac
            case .bordered, .grouped, .inset, .plain, .sidebar: hasCards = false
            }
        }
        let inset = length(hasCards ? look.rowInset : look.plainRowInset)
        let isGrouped = hasCards || environment.listStyle == .grouped
        return Rows(
            card: hasCards ? length(look.cardInset) : 0,
            inset: inset,
            gap: isGrouped ? length(look.sectionGap) : 0,
            hasCards: hasCards
        )
    }

    /// A `List` or `Form`: rows of full width that are as high as they want, in a view that scrolls.
    mutating func list(_ node: ViewNode, _ environment: Environment) -> Int {
        let rows = rows(of: node, environment)
        var views: [Int] = []
        var loose: [ViewNode] = []
        for child in node.content.flatMap({ flattened($0, keepsSections: true) }) {
            guard case .section = child.kind else {
                loose.append(child)
                continue
            }
            if let section = section(nil, loose, nil, node, rows, environment) { views.append(section) }
            loose = []
            let content = child.content.flatMap { flattened($0) }
            if let section = section(child[.header], content, child[.footer], child, rows, environment) {
                views.append(section)
            }
        }
        if let section = section(nil, loose, nil, node, rows, environment) { views.append(section) }
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: rows.gap, fillsAcross: true)
        let content = add(stack, views, named: "sections", from: node, in: environment)
        var name = "List"
        if case .form = node.kind { name = "Form" }
        return add(
            ScrollLayout(axes: .vertical),
            [filling(content, node, environment)],
            named: name,
            from: node,
            in: environment,
            look: .clip
        )
    }

    /// A view as wide as it is proposed, and as high as it wants.
    private mutating func filling(_ view: Int, _ node: ViewNode, _ environment: Environment) -> Int {
        let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
        let layout = FlexibleFrameLayout(width: wide, height: FlexibleFrameLayout.Range(), alignment: .topLeading)
        return add(layout, [view], named: "row", from: node, in: environment)
    }

    private mutating func section(
        _ header: [ViewNode]?,
        _ content: [ViewNode],
        _ footer: [ViewNode]?,
        _ node: ViewNode,
        _ rows: Rows,
        _ environment: Environment
    ) -> Int? {
        var views: [Int] = []
        if let header, let view = caption(header, isHeader: true, node, rows, environment) { views.append(view) }
        var lines: [Int] = []
        for row in content {
            if let line = line(row, rows, environment) { lines.append(line) }
        }
        if !lines.isEmpty {
            let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: 0, fillsAcross: true)
            let card = add(
                stack,
                lines,
                named: "rows",
                from: node,
                in: environment,
                look: rows.hasCards ? .fill : .plain
            )
            let inset = PaddingLayout(top: 0, leading: rows.card, bottom: 0, trailing: rows.card)
            views.append(add(inset, [card], named: "card", from: node, in: environment))
        }
        if let footer, let view = caption(footer, isHeader: false, node, rows, environment) { views.append(view) }
        guard !views.isEmpty else { return nil }
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: 0, fillsAcross: true)
        return add(stack, views, named: "Section", from: node, in: environment)
    }

    /// One row: its content at the leading edge, at least as high as a row.
    private mutating func line(_ row: ViewNode, _ rows: Rows, _ environment: Environment) -> Int? {
        var inner = environment
        inner.surroundings = .row
        let insets = row.rowInsets
        guard let content = element(of: row, in: inner) else { return nil }
        func side(_ length: Length?, _ standard: Double) -> Double {
            length.map { self.length($0, givesRoom: false) } ?? standard
        }
        let vertical = length(look.rowPadding)
        let padding = PaddingLayout(
            top: side(insets?.top, vertical),
            leading: side(insets?.leading, rows.inset),
            bottom: side(insets?.bottom, vertical),
            trailing: side(insets?.trailing, rows.inset)
        )
        let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
        let none = FlexibleFrameLayout.Range()
        let frame = FlexibleFrameLayout(width: wide, height: none, alignment: .leading)
        let spread = add(frame, [content], named: "row", from: row, in: environment)
        let padded = add(padding, [spread], named: "row", from: row, in: environment)
        let least = environment.minimumRowHeight ?? length(look.leastRowHeight)
        let high = FlexibleFrameLayout.Range(least: least, ideal: nil, greatest: nil)
        let least44 = FlexibleFrameLayout(width: none, height: high, alignment: .leading)
        return add(least44, [padded], named: "row", from: row, in: environment)
    }

    /// A header or a footer of a section: small text at the margins of its rows.
    private mutating func caption(
        _ nodes: [ViewNode],
        isHeader: Bool,
        _ node: ViewNode,
        _ rows: Rows,
        _ environment: Environment
    ) -> Int? {
        var inner = environment
        inner.stackAxis = nil
        if inner.font == nil {
            let isProminent = isHeader && environment.hasIncreasedHeaders
            inner.font = isMac ? .style(isHeader ? .headline : .subheadline) : .style(isProminent ? .title3 : .footnote)
        }
        if isHeader, look.headerIsUppercase, rows.hasCards, !environment.hasIncreasedHeaders {
            inner.letterCase = inner.letterCase ?? .uppercase
        }
        let views = views(of: nodes, in: inner)
        guard !views.isEmpty else { return nil }
        let text = one(views, from: node, in: inner)
        let padding = length(look.headerPadding)
        let inset = PaddingLayout(
            top: padding,
            leading: rows.card + rows.inset,
            bottom: padding,
            trailing: rows.card + rows.inset
        )
        let name = isHeader ? "header" : "footer"
        return add(inset, [filling(text, node, inner)], named: name, from: node, in: inner)
    }
}

extension ViewNode {
    /// What `listRowInsets` says around the view.
    fileprivate var rowInsets: EdgeLengths? {
        guard case .modified(let modifier) = kind else { return nil }
        if case .listRowInsets(let insets) = modifier { return insets }
        return content.first?.rowInsets
    }
}
