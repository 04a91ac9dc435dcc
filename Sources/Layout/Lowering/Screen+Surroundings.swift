internal import Interfaces
internal import TextMeasurement

/// What the surroundings of views hang on.
extension Screen {
    /// Whether Xcode 11 saved it, whose canvas had cells of 15 points beside their content.
    var wasSavedByXcode11: Bool {
        document?.toolsVersion.map { (14_800..<16_200).contains($0) } ?? false
    }

    var wasSavedByXcode16OrLater: Bool { (document?.toolsVersion ?? 0) >= 23_000 }

    /// Whether it is a view of iOS that scrolls what is in it.
    func isScrollView(_ view: Int) -> Bool {
        guard platform != .macOS else { return false }
        switch views[view].content {
        case .scroll, .table, .textView: return true
        default: return false
        }
    }

    /// Whether it is the cell of a table of the same document.
    var isCellOfTable: Bool {
        guard case .cell(let cell) = views.first?.content else { return false }
        return cell.tableStyle != nil
    }

    /// Whether it is a row of a table, and no header or footer.
    var isRow: Bool {
        guard case .cell(let cell) = views.first?.content else { return false }
        return cell.element == "tableViewCell"
    }

    /// Whether it is the cell of a table whose groups stand inside of its margins.
    var isInsetGrouped: Bool {
        guard case .cell(let cell) = views.first?.content else { return false }
        return cell.tableStyle == "insetGrouped"
    }
}

extension View {
    /// Whether it is a cell with this content view, which takes over its margins whatever the document says.
    func isCell(around content: Int) -> Bool {
        if case .cell(let cell) = self.content { return cell.contentView == content }
        return false
    }
}
