internal import Findings
internal import Interfaces

/// A screen and the cells of its tables, put together.
///
/// The cells follow each other as rows, in the order of the document, and where a table has columns as their cells. A table
/// that is too short for them grows with the picture, as a screenshot of the whole table would.
struct TableComposition {
    private(set) var composed: ScreenRecord

    init(_ screen: ScreenRecord, cells: [ScreenRecord]) {
        composed = screen
        for cell in cells { addMatrix(of: cell) }
        addPictures(for: cells)
        for index in composed.pictures.indices { place(cells, in: &composed.pictures[index]) }
        composed.views += cells.reduce(0) { $0 + $1.views }
        for cell in cells { addReproduction(of: cell) }
    }

    private var isDesktop: Bool { composed.surface?.isDesktop ?? false }

    // MARK: What was found

    private mutating func addMatrix(of cell: ScreenRecord) {
        for other in cell.cells {
            let places = composed.cells.indices.filter { index in
                composed.cells[index].locale.utf8.elementsEqual(other.locale.utf8)
                    && (isDesktop || isSet(composed.cells[index], other))
            }
            if places.isEmpty { composed.cells.append(placed(other)) }
            for place in places {
                composed.cells[place].texts += other.texts
                composed.cells[place].unchecked += other.unchecked
                composed.cells[place].leftOut += other.leftOut
                if let severity = other.severity {
                    composed.cells[place].severity = max(composed.cells[place].severity ?? severity, severity)
                }
                for finding in other.findings where !composed.cells[place].findings.contains(finding) {
                    composed.cells[place].findings.append(finding)
                }
            }
        }
    }

    private func isSet(_ left: ScreenRecord.MatrixCell, _ right: ScreenRecord.MatrixCell) -> Bool {
        left.device.utf8.elementsEqual(right.device.utf8) && left.textSize.utf8.elementsEqual(right.textSize.utf8)
    }

    /// A cell of macOS has the width of its column, its screen has that of its window.
    private func placed(_ cell: ScreenRecord.MatrixCell) -> ScreenRecord.MatrixCell {
        guard isDesktop, let device = composed.cells.first?.device else { return cell }
        var cell = cell
        cell.device = device
        return cell
    }

    private mutating func addReproduction(of cell: ScreenRecord) {
        guard let other = cell.reproduction else { return }
        var sum = composed.reproduction ?? ScreenRecord.Reproduction(compared: 0, reproduced: 0)
        sum.compared += other.compared
        sum.reproduced += other.reproduced
        sum.differences += other.differences
        composed.reproduction = sum
    }

    // MARK: Pictures

    /// Where a cell is drawn in a language and its screen is not, the screen of the source language is around it.
    private mutating func addPictures(for cells: [ScreenRecord]) {
        for picture in cells.flatMap(\.pictures) where !composed.pictures.contains(where: { isSame($0, picture) }) {
            guard var around = composed.pictures.first(where: { $0.kind == .source && isSet($0, picture) }),
                around.isRightToLeft == picture.isRightToLeft
            else { continue }
            around.locale = picture.locale
            around.kind = picture.kind
            composed.pictures.append(around)
        }
    }

    private func isSame(_ left: ScreenPicture, _ right: ScreenPicture) -> Bool {
        left.locale.utf8.elementsEqual(right.locale.utf8) && isSet(left, right)
    }

    private func isSet(_ left: ScreenPicture, _ right: ScreenPicture) -> Bool {
        isDesktop
            || left.device.utf8.elementsEqual(right.device.utf8)
                && left.textSize.utf8.elementsEqual(right.textSize.utf8)
    }

    private func place(_ cells: [ScreenRecord], in picture: inout ScreenPicture) {
        var tables: [String] = []
        for object in cells.compactMap({ $0.surface?.holder?.object }) where !tables.contains(object) {
            tables.append(object)
        }
        for table in tables {
            guard let box = picture.boxes.firstIndex(where: { $0.object.utf8.elementsEqual(table.utf8) }) else {
                continue
            }
            var rows = TableRows(of: picture.boxes[box], in: picture, isDesktop: isDesktop)
            var placed: [(ScreenPicture, Point)] = []
            for cell in cells where cell.surface?.holder?.object == table {
                let drawn = cell.pictures.first { isSame($0, picture) }
                guard let holder = cell.surface?.holder,
                    let shown = drawn ?? cell.pictures.first(where: { $0.kind == .source && isSet($0, picture) })
                else { continue }
                placed.append((shown, rows.next(holder, size: shown.size, isRightToLeft: picture.isRightToLeft)))
            }
            picture.grow(tableAt: box, to: rows.bottom)
            for (cell, origin) in placed { picture.add(cell, at: origin) }
        }
    }
}

/// The places of rows in a table.
private struct TableRows {
    private let table: Rect
    private let style: String
    private let isDesktop: Bool
    private var section = 0
    private var y: Double
    /// On macOS the bottom of each column, in a collection the end of the line and its height.
    private var columns: [Int: Double] = [:]
    private var lineEnd = 0.0
    private var lineHeight = 0.0
    private(set) var bottom: Double

    /// The space above the first section of a grouped table and between its sections, in points.
    private static let sectionSpace = 35.0
    /// The height of the titles of columns, in points.
    private static let columnTitles = 28.0

    init(of box: ScreenPicture.Box, in picture: ScreenPicture, isDesktop: Bool) {
        table = box.frame
        style = box.look?.style ?? "plain"
        self.isDesktop = isDesktop
        // Bars cover a table that fills the screen; it begins below them.
        y = isDesktop ? table.y : max(table.y, min(picture.safeArea.y, table.maxY))
        if isDesktop, picture.boxes.contains(where: { $0.name.hasPrefix("tableHeaderView") }) { y += Self.columnTitles }
        if style.lowercased().contains("grouped") { y += Self.sectionSpace }
        bottom = y
    }

    /// Where the next cell is, in the coordinates of the picture.
    mutating func next(_ holder: CellHolder, size: Size, isRightToLeft: Bool) -> Point {
        var x: Double
        var top = y
        if holder.isGrid {
            if lineEnd > 0, lineEnd + size.width > table.width + 0.5 {
                y += lineHeight
                (lineEnd, lineHeight) = (0, 0)
            }
            (x, top) = (lineEnd, y)
            lineEnd += size.width
            lineHeight = max(lineHeight, size.height)
        } else if isDesktop {
            top = columns[holder.column] ?? y
            x = holder.x
            columns[holder.column] = top + size.height + 2
        } else {
            if holder.section != section {
                section = holder.section
                if style.lowercased().contains("grouped") { y += Self.sectionSpace }
                top = y
            }
            // Rows of an inset table are narrower than the table.
            x = max((table.width - size.width) / 2, 0)
            y += size.height
        }
        bottom = max(bottom, top + size.height)
        return Point(x: isRightToLeft ? table.maxX - x - size.width : table.x + x, y: top)
    }
}

extension ScreenPicture {
    /// Adds the views and texts of a picture at a place.
    fileprivate mutating func add(_ cell: ScreenPicture, at origin: Point) {
        for var box in cell.boxes {
            box.frame.x += origin.x
            box.frame.y += origin.y
            boxes.append(box)
        }
        for var text in cell.texts {
            text.box.x += origin.x
            text.box.y += origin.y
            text.top += origin.y
            text.lineStarts = text.lineStarts.map { $0 + origin.x }
            texts.append(text)
        }
    }

    /// Makes room for a table whose rows reach further down: what is around it grows, what is below it moves.
    fileprivate mutating func grow(tableAt index: Int, to bottom: Double) {
        let table = boxes[index].frame
        let missing = bottom - table.maxY
        guard missing > 0.5 else { return }
        for place in boxes.indices {
            let frame = boxes[place].frame
            if frame.y <= table.y + 0.5, frame.maxY >= table.maxY - 0.5, frame.x <= table.x + 0.5 {
                boxes[place].frame.height += missing
            } else if frame.y >= table.maxY - 0.5 {
                boxes[place].frame.y += missing
            }
        }
        for place in texts.indices where texts[place].box.y >= table.maxY - 0.5 {
            texts[place].box.y += missing
            texts[place].top += missing
        }
        safeArea.height += missing
        size.height += missing
    }
}
