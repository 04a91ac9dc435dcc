internal import Interfaces
internal import TextMeasurement

/// `Grid`: each column is as wide as its widest cell wants, and shares what there is as the views of a stack do.
///
/// The rule of sharing between columns with long texts is not published; that of `HStack` is used, on the least and the
/// greatest widths of the columns.
struct GridLayout: ElementLayout {
    var alignment: Alignment
    /// In points.
    var horizontalSpacing: Double
    var verticalSpacing: Double?

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        let table = try arrange(views, for: proposal)
        return Dimensions(table.size)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        let table = try arrange(views, for: proposal)
        return views.indices.map { index in
            let isRow = views[index].cell.isRow
            return Place(
                x: 0,
                y: table.tops[index],
                proposal: Proposal(width: table.size.width, height: isRow ? table.heights[index] : nil)
            )
        }
    }

    private struct Table {
        var size: Size
        var widths: [Double]
        var tops: [Double]
        var heights: [Double]
    }

    /// The widths of the columns for a width.
    static func widths(
        of rows: [Subviews],
        spacing: Double,
        width: Double?
    ) throws(MeasurementError) -> [Double] {
        var least: [Double] = []
        var ideal: [Double] = []
        var greatest: [Double] = []
        func widen(_ list: inout [Double], _ column: Int, _ value: Double) {
            while list.count <= column { list.append(0) }
            list[column] = max(list[column], value)
        }
        for row in rows {
            var column = 0
            for cell in row {
                let span = max(cell.cell.columns, 1)
                if span == 1 {
                    let wanted = try cell.size(for: .unspecified).width
                    let isUnsized = cell.cell.unsizedAxes.contains(.horizontal)
                    widen(&ideal, column, isUnsized ? 0 : wanted)
                    widen(&least, column, isUnsized ? 0 : try cell.size(for: Proposal(width: 0, height: nil)).width)
                    let most = try cell.size(for: Proposal(width: .infinity, height: nil)).width
                    widen(&greatest, column, isUnsized ? 0 : most)
                } else {
                    widen(&ideal, column + span - 1, 0)
                    widen(&least, column + span - 1, 0)
                    widen(&greatest, column + span - 1, 0)
                }
                column += span
            }
        }
        guard let width, width.isFinite else { return width == nil ? ideal : zip(ideal, greatest).map(max) }
        return share(max(width - spacing * Double(max(ideal.count - 1, 0)), 0), least: least, greatest: greatest)
    }

    /// Shares a length as a stack does.
    private static func share(_ length: Double, least: [Double], greatest: [Double]) -> [Double] {
        var widths = least
        var left = length
        let order = least.indices.sorted { first, second in
            let flexibilities = (greatest[first] - least[first], greatest[second] - least[second])
            return flexibilities.0 == flexibilities.1 ? first < second : flexibilities.0 < flexibilities.1
        }
        for (position, column) in order.enumerated() {
            let share = max(left / Double(order.count - position), 0)
            widths[column] = max(min(share, greatest[column]), least[column])
            left -= widths[column]
        }
        return widths
    }

    private func arrange(_ views: Subviews, for proposal: Proposal) throws(MeasurementError) -> Table {
        let rows = views.filter { $0.cell.isRow }.map(\.subviews)
        let widths = try Self.widths(of: rows, spacing: horizontalSpacing, width: proposal.width)
        let full = widths.reduce(0, +) + horizontalSpacing * Double(max(widths.count - 1, 0))
        var width = full
        for view in views where !view.cell.isRow && !view.cell.unsizedAxes.contains(.horizontal) {
            width = max(width, try view.size(for: Proposal(width: proposal.width, height: nil)).width)
        }
        var tops: [Double] = []
        var heights: [Double] = []
        var y = 0.0
        for (index, view) in views.enumerated() {
            if index > 0 {
                y += verticalSpacing ?? EdgeSpacing.verticalGap(views[index - 1].spacing, view.spacing)
            }
            tops.append(y)
            let isRow = view.cell.isRow
            let offered = Proposal(width: isRow ? full : width, height: nil)
            heights.append(try view.size(for: offered).height)
            y += heights[index]
        }
        return Table(size: Size(width: width, height: y), widths: widths, tops: tops, heights: heights)
    }
}

/// `GridRow`: its cells stand in the columns of the grid around it.
struct GridRowLayout: ElementLayout {
    var alignment: Alignment
    var spacing: Double
    /// The positions of all rows of the grid, this one included.
    var rows: [Int]

    func dimensions(for proposal: Proposal, of views: Subviews) throws(MeasurementError) -> Dimensions {
        let places = try arrange(views, for: proposal)
        var height = 0.0
        for (index, view) in views.enumerated() {
            height = max(height, try view.size(for: Proposal(width: places[index].width, height: nil)).height)
        }
        return Dimensions(width: places.map { $0.x + $0.width }.max() ?? 0, height: height)
    }

    func places(of views: Subviews, in size: Size, for proposal: Proposal) throws(MeasurementError) -> [Place?] {
        let columns = try arrange(views, for: proposal)
        var places: [Place?] = []
        for (index, view) in views.enumerated() {
            let column = columns[index]
            var cell = alignment
            if let horizontal = view.cell.columnAlignment { cell.horizontal = horizontal }
            let room = Size(width: column.width, height: size.height)
            var place = try FramedView.place(view, in: room, cell, proposal: Proposal(room))
            place.x += column.x
            places.append(place)
        }
        return places
    }

    func spacing(of views: Subviews) -> EdgeSpacing {
        StackLayout(axis: .horizontal, alignment: alignment).spacing(of: views)
    }

    private func arrange(
        _ views: Subviews,
        for proposal: Proposal
    ) throws(MeasurementError) -> [(x: Double, width: Double)] {
        guard let pass = views.first?.pass else { return [] }
        let cells = rows.map { Subview(pass: pass, index: $0).subviews }
        let widths = try GridLayout.widths(of: cells, spacing: spacing, width: proposal.width)
        var columns: [(x: Double, width: Double)] = []
        var column = 0
        var x = 0.0
        for view in views {
            let span = max(view.cell.columns, 1)
            let covered = widths[min(column, widths.count)..<min(column + span, widths.count)]
            let width = covered.reduce(0, +) + spacing * Double(max(covered.count - 1, 0))
            columns.append((x, width))
            x += width + spacing
            column += span
        }
        return columns
    }
}
