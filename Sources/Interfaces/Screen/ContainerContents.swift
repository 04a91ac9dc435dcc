/// A stack view (`UIStackView`, `NSStackView`).
package struct StackContent: Sendable, Hashable {
    package enum Distribution: String, Sendable, Hashable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
        /// `NSStackView` by gravity areas.
        case gravityAreas
    }

    package enum Alignment: String, Sendable, Hashable {
        case fill
        case leading
        case trailing
        case top
        case bottom
        case center
        case firstBaseline
        case lastBaseline
        /// `NSStackView` names its alignments by attribute.
        case left, right, width, height, centerX, centerY
    }

    package enum Spacing: Sendable, Hashable {
        case points(Double)
        /// The standard spacing of the system.
        case standard
    }

    package var axis: TraitVarying<Axis>
    package var distribution: Distribution
    package var alignment: TraitVarying<Alignment>
    package var spacing: TraitVarying<Spacing>
    /// Spacing after single arranged views, by their position in ``arranged``.
    package var customSpacing: [Int: Double]
    /// The arranged views, as positions in ``Screen/views``, in order.
    package var arranged: [Int]
    /// The gravity area of each arranged view, for `NSStackView`: 0 beginning, 1 centre, 2 end; empty if not said.
    package var gravity: [Int]
    package var isMarginsRelative: Bool
    package var isBaselineRelative: Bool
    package var detachesHiddenViews: Bool
    /// The insets of `NSStackView`.
    package var edgeInsets: EdgeInsets
    /// How strongly `NSStackView` holds the size of what it arranges, apart from its content hugging; `nil` on iOS.
    package var ownHugging: PerAxis<Float>?
    /// How strongly `NSStackView` keeps what it arranges from being cut off at its edges; `nil` on iOS.
    package var clippingResistance: PerAxis<Float>?

    package init(axis: Axis, arranged: [Int] = []) {
        self.axis = TraitVarying(axis)
        distribution = .fill
        alignment = TraitVarying(.fill)
        spacing = TraitVarying(.points(0))
        customSpacing = [:]
        self.arranged = arranged
        gravity = []
        isMarginsRelative = false
        isBaselineRelative = false
        detachesHiddenViews = true
        edgeInsets = .zero
        ownHugging = nil
        clippingResistance = nil
    }
}

/// A scroll view, or a clip view of macOS.
package struct ScrollContent: Sendable, Hashable {
    /// The element: `scrollView`, `clipView`.
    package var element: String
    package var contentInsets: EdgeInsets

    package init(element: String, contentInsets: EdgeInsets = .zero) {
        self.element = element
        self.contentInsets = contentInsets
    }
}

/// A table, outline or collection view; its cells are screens of their own.
package struct TableContent: Sendable, Hashable {
    /// The element: `tableView`, `collectionView`, `outlineView` ….
    package var element: String
    /// `plain`, `grouped`, `insetGrouped`.
    package var style: String
    /// Titles of sections and columns.
    package var texts: [InterfaceText]
    /// The height of rows, in points; `nil` is automatic.
    package var rowHeight: Double?

    package init(element: String, style: String = "plain", texts: [InterfaceText] = [], rowHeight: Double? = nil) {
        self.element = element
        self.style = style
        self.texts = texts
        self.rowHeight = rowHeight
    }
}

/// A cell or a reusable view of a table or collection.
package struct CellContent: Sendable, Hashable {
    /// The element: `tableViewCell`, `collectionViewCell`, `tableCellView` ….
    package var element: String
    /// `custom`, `default`, `value1`, `value2`, `subtitle`.
    package var style: String
    /// `none`, `disclosureIndicator`, `detailDisclosureButton`, `checkmark`, `detailButton`.
    package var accessory: String
    /// The height of the row, in points; `nil` is by content.
    package var rowHeight: Double?
    /// The style of the table around it: `plain`, `grouped`, `insetGrouped`; `nil` if there is none.
    package var tableStyle: String?
    /// The position of the content view in ``Screen/views``; `nil` if there is none.
    package var contentView: Int?
    /// The texts of its list content configuration, which UIKit lays out by itself.
    package var texts: [InterfaceText]

    package init(element: String, style: String = "custom", accessory: String = "none") {
        self.element = element
        self.style = style
        self.accessory = accessory
        rowHeight = nil
        tableStyle = nil
        contentView = nil
        texts = []
    }
}

/// A split view of macOS.
package struct SplitContent: Sendable, Hashable {
    /// Whether the panes stand side by side.
    package var isVertical: Bool
    package var dividerThickness: Double
    /// The priority with which each pane holds its size.
    package var holdingPriorities: [Float]

    package init(isVertical: Bool, dividerThickness: Double, holdingPriorities: [Float] = []) {
        self.isVertical = isVertical
        self.dividerThickness = dividerThickness
        self.holdingPriorities = holdingPriorities
    }
}
