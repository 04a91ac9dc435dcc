internal import Interfaces
internal import TextMeasurement

/// How the root view of a screen comes to its width and height.
struct RootExtent: Sendable, Hashable {
    enum Length: Sendable, Hashable {
        /// Required.
        case fixed(Double)
        /// As it is, unless the content needs more: windows grow.
        case kept(Double, minimum: Double, priority: Float)
        /// As small as the content allows; the minimum holds with a priority, which what the content says may outweigh.
        case fitting(minimum: Double, priority: Float)
    }

    /// `windowSizeStayPut` of AppKit.
    static let windowPriority: Float = 500
    /// The priority of a root view in Interface Builder's canvas.
    static let canvasPriority: Float = 999
    /// `fittingSizeLevel` of UIKit.
    static let fittingPriority: Float = 50
    /// The height of a row that says nothing.
    static let standardRowHeight = 44.0
    /// The priority of that height where the content says how high it is: more than ``fittingPriority``, less than any
    /// content hugs.
    static let standardRowPriority: Float = 51

    var width: Length
    var height: Length

    init(of screen: Screen, in setting: ScreenConditions) {
        let saved = setting.rootSize ?? screen.views.first?.savedFrame?.size
        let device = setting.device.size
        // A root that is noted as misplaced was not laid out again: its views were, inside the size that it has.
        let isHeld = setting.isDesignTime
        let priority = isHeld ? Self.canvasPriority : Self.windowPriority
        // Windows keep a size, with a priority; everything else is made as large as it is told.
        if let size = setting.rootSize, screen.platform != .macOS || screen.extent == .cell {
            width = .fixed(size.width)
            height = .fixed(size.height)
            return
        }
        switch screen.extent {
        case .device:
            width = .fixed(device.width)
            height = .fixed(device.height)
        case .cell:
            width = .fixed(Self.cellWidth(of: screen, in: setting))
            height = Self.cellHeight(of: screen, isDesignTime: isHeld)
        case .window(let minimum):
            let size = saved ?? device
            width = .kept(size.width, minimum: minimum?.width ?? 0, priority: priority)
            height = .kept(size.height, minimum: minimum?.height ?? 0, priority: priority)
        case .saved:
            let size = saved ?? device
            if screen.platform == .macOS {
                width = .kept(size.width, minimum: 0, priority: priority)
                height = .kept(size.height, minimum: 0, priority: priority)
            } else {
                width = Self.length(size.width, .horizontal, of: screen)
                height = Self.length(size.height, .vertical, of: screen)
            }
        }
    }

    /// The width or height of a root that no screen stretches, as the view of an item in a bar: what was saved, or what its
    /// own constraints say.
    private static func length(_ saved: Double, _ axis: Axis, of screen: Screen) -> Length {
        let hasOwn = screen.constraints.contains { constraint in
            constraint.first.item == .view(0) && constraint.second == nil && constraint.first.attribute.axis == axis
                && constraint.relation == .equal
        }
        return hasOwn ? .kept(saved, minimum: 0, priority: windowPriority) : .fixed(saved)
    }

    /// Parts of a table beside its rows, which are as wide as the table in all of its styles.
    private static let tableParts: Set<String> = [
        "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    ]

    /// A row is as wide as its table, which is as wide as the screen; an inset group leaves the margins free.
    private static func cellWidth(of screen: Screen, in setting: ScreenConditions) -> Double {
        let saved = screen.views.first?.savedFrame?.size.width
        guard case .cell(let cell) = screen.views.first?.content, screen.platform != .macOS,
            cell.element == "tableViewCell" || tableParts.contains(cell.element)
        else { return saved ?? setting.device.size.width }
        let margins = setting.device.rootMargins
        let inset =
            cell.tableStyle == "insetGrouped" && cell.element == "tableViewCell" ? margins.left + margins.right : 0
        return setting.device.size.width - inset
    }

    /// The height of a row.
    ///
    /// A row whose constraints say less than the standard height is lower; a cell of a standard style, and the canvas, keep it.
    private static func cellHeight(of screen: Screen, isDesignTime: Bool) -> Length {
        let saved = screen.views.first?.savedFrame?.size.height
        guard case .cell(let cell) = screen.views.first?.content else { return .fixed(saved ?? standardRowHeight) }
        if let height = cell.rowHeight, height > 0 { return .fixed(height) }
        guard cell.element == "tableViewCell" else { return .fixed(saved ?? standardRowHeight) }
        let isKept = isDesignTime || cell.style != "custom"
        return .fitting(
            minimum: min(saved ?? standardRowHeight, standardRowHeight),
            priority: isKept ? Constraint.required : standardRowPriority
        )
    }
}
