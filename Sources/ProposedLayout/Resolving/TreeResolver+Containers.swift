internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// The element of a container with a look or rules of its own; `nil` for controls.
    mutating func container(_ node: ViewNode, in environment: Environment) -> Int? {
        var inner = environment
        inner.stackAxis = nil
        switch node.kind {
        case .grid(let grid): return self.grid(grid, node, inner)
        case .gridRow:
            // Outside of a grid it is a row of views.
            return primitive(ViewNode(.stack(StackContent(.horizontal)), node.content, source: node.source), in: inner)
        case .lazyGrid(let grid): return lazyGrid(grid, node, inner)
        case .scroll(let axes): return scroll(axes, node, inner)
        case .list, .form: return list(node, inner)
        case .table: return table(node, inner)
        case .tableColumn: return nil
        case .groupBox: return groupBox(node, inner)
        case .disclosureGroup(let isExpanded): return disclosureGroup(node, isExpanded, environment)
        case .controlGroup:
            let row = ViewNode(.stack(StackContent(.horizontal)), node.content, source: node.source)
            return element(of: row, in: environment)
        case .navigationStack: return navigation(node, node.content, inner)
        case .navigationSplit: return navigationSplit(node, inner)
        case .tabView: return tabs(node, inner)
        case .contentUnavailable: return contentUnavailable(node, inner)
        case .toolbarItem:
            let views = views(of: node.content, in: inner)
            return views.isEmpty ? nil : one(views, from: node, in: inner)
        case .alert, .confirmationDialog: return alert(node, inner)
        case .menuItems, .commands: return menuItems(node, inner)
        default: return nil
        }
    }

    // MARK: - Scrolling

    private mutating func scroll(_ axes: AxisSet, _ node: ViewNode, _ environment: Environment) -> Int {
        // Several views in a scroll view stand along the axis that scrolls.
        let axis: Axis = axes == .horizontal ? .horizontal : .vertical
        var inner = environment
        inner.stackAxis = axis
        let views = views(of: node.content, in: inner)
        var content = views
        if views.count != 1 {
            let stack = StackLayout(axis: axis, alignment: .center, spacing: nil)
            content = [add(stack, views, named: axis == .horizontal ? "HStack" : "VStack", from: node, in: environment)]
        }
        let name = axes == .both ? "ScrollView([.horizontal, .vertical])" : "ScrollView(.\(axis.rawValue))"
        return add(
            ScrollLayout(axes: axes),
            content,
            named: axes == .vertical ? "ScrollView" : name,
            from: node,
            in: environment,
            look: .clip
        )
    }

    // MARK: - Grids

    private mutating func grid(_ grid: GridContent, _ node: ViewNode, _ environment: Environment) -> Int {
        let horizontal = grid.horizontalSpacing.map { length($0, givesRoom: false) } ?? EdgeSpacing.standardGap
        var views: [Int] = []
        var rows: [(index: Int, alignment: Alignment)] = []
        for single in node.content.flatMap({ flattened($0) }) {
            guard case .gridRow(let vertical) = single.kind else {
                if let view = element(of: single, in: environment) { views.append(view) }
                continue
            }
            let cells = self.views(of: single.content, in: environment)
            let alignment = Alignment(grid.alignment.horizontal, vertical ?? grid.alignment.vertical)
            let row = add(LayersLayout(alignment: alignment), cells, named: "GridRow", from: single, in: environment)
            change(row) { $0.cell.isRow = true }
            rows.append((row, alignment))
            views.append(row)
        }
        let all = rows.map(\.index)
        for row in rows {
            change(row.index) {
                $0.layout = GridRowLayout(alignment: row.alignment, spacing: horizontal, rows: all)
            }
        }
        let layout = GridLayout(
            alignment: grid.alignment,
            horizontalSpacing: horizontal,
            verticalSpacing: grid.verticalSpacing.map { length($0, givesRoom: false) }
        )
        return add(layout, views, named: "Grid", from: node, in: environment)
    }

    private mutating func lazyGrid(_ grid: LazyGridContent, _ node: ViewNode, _ environment: Environment) -> Int {
        // A row means something in a `Grid` only: here its views are cells like any others.
        let cells = node.content.flatMap { flattened($0) }.flatMap { cell in
            if case .gridRow = cell.kind { cell.content } else { [cell] }
        }
        let views = views(of: cells, in: environment)
        let tracks = grid.tracks.map { track in
            let spacing = track.spacing.map { length($0, givesRoom: false) } ?? EdgeSpacing.standardGap
            let alignment = track.alignment ?? grid.alignment
            switch track.size {
            case .fixed(let length):
                let points = max(self.length(length, givesRoom: true), 0)
                return LazyGridLayout.Track(
                    least: points,
                    greatest: points,
                    isAdaptive: false,
                    spacing: spacing,
                    alignment: alignment
                )
            case .flexible(let least, let greatest), .adaptive(let least, let greatest):
                var isAdaptive = false
                if case .adaptive = track.size { isAdaptive = true }
                return LazyGridLayout.Track(
                    least: max(length(least, givesRoom: true), 0),
                    greatest: length(greatest, givesRoom: true),
                    isAdaptive: isAdaptive,
                    spacing: spacing,
                    alignment: alignment
                )
            }
        }
        let layout = LazyGridLayout(
            axis: grid.axis,
            tracks: tracks,
            spacing: grid.spacing.map { length($0, givesRoom: false) } ?? EdgeSpacing.standardGap
        )
        let name = grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
        return add(layout, views, named: name, from: node, in: environment)
    }

    /// A table: its column heads share the width, each in one line.
    private mutating func table(_ node: ViewNode, _ environment: Environment) -> Int {
        var columns: [Int] = []
        var head = environment.ofSystem(.plain)
        head.isChrome = true
        for column in node.content.flatMap({ flattened($0) }) {
            guard case .tableColumn(let width) = column.kind else { continue }
            let title = views(of: column[.label], in: head)
            let cells = views(of: column.content, in: environment)
            let cell = one(title, from: column, in: environment)
            let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: length(look.rowPadding))
            let views = title.isEmpty ? cells : [cell] + cells
            let lines = add(stack, views, named: "VStack", from: column, in: environment)
            let range = FlexibleFrameLayout.Range(
                least: width.minimum.map { length($0, givesRoom: true) },
                ideal: width.ideal.map { length($0, givesRoom: true) },
                greatest: width.maximum.map { length($0, givesRoom: true) } ?? .infinity
            )
            let layout = FlexibleFrameLayout(width: range, height: FlexibleFrameLayout.Range(), alignment: .leading)
            columns.append(add(layout, [lines], named: "TableColumn", from: column, in: environment))
        }
        let row = StackLayout(axis: .horizontal, alignment: .top, spacing: length(look.plainRowInset))
        let content = add(row, columns, named: "HStack", from: node, in: environment)
        return add(ScrollLayout(axes: .vertical), [content], named: "Table", from: node, in: environment, look: .clip)
    }
}
