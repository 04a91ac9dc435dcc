package import Interfaces
package import TextMeasurement

/// What a tree is laid out in: a system, a room, a language and a text size.
package struct LayoutConditions: Sendable, Hashable {
    package var system: SystemLook
    /// Pixels a point: 1, 2 or 3.
    package var pixelsPerPoint: Int
    /// The room of the tree, in points: a screen, a sheet, a window, a row.
    package var size: Size
    /// What hardware covers of the room; bars that the tree shows come on top.
    package var safeArea: EdgeInsets
    /// The size classes of the room.
    package var sizeClasses: PerAxis<SizeClass>
    /// The BCP 47 tag of the texts; empty if it is not known.
    package var locale: String { didSet { edition = nil } }
    package var isRightToLeft: Bool
    package var textSize: TextSizeCategory
    /// The texts of this language by ``TextRun/string``, as runs that take over the look of the run that they replace;
    /// a run whose string is not there shows its own text.
    package var strings: [Int: [TextRun]] { didSet { edition = nil } }
    /// A number that stands for the texts.
    ///
    /// Layouts with one number have the same ``strings`` and ``locale``, so that their texts need not
    /// be made anew. `nil` if nobody has said so, and as soon as either is changed.
    package private(set) var edition: Int?
    /// Texts of the running app by ``TextRun/data``; a run that is not there shows its own text.
    package var data: [Int: String] = [:]
    /// Which of its ways a ``ViewKind/alternatives(id:typical:)`` goes, by its number.
    package var branches: [Int: Int]
    /// The sizes of `GeometryReader`s by ``ViewNode/source``, as far as a layout has told them.
    package var readers: [Int: Size] = [:]
    /// The side of their bands that lengths are taken from.
    package var side: BandSide

    /// The room that hardware leaves, which the root is proposed.
    var clearRoom: Size {
        Size(
            width: max(size.width - safeArea.left - safeArea.right, 0),
            height: max(size.height - safeArea.top - safeArea.bottom, 0)
        )
    }

    package init(
        system: SystemLook = .iOS26,
        pixelsPerPoint: Int = 3,
        size: Size,
        safeArea: EdgeInsets = .zero,
        sizeClasses: PerAxis<SizeClass> = PerAxis(horizontal: .compact, vertical: .regular),
        locale: String = "",
        isRightToLeft: Bool = false,
        textSize: TextSizeCategory = .large,
        strings: [Int: [TextRun]] = [:],
        edition: Int? = nil,
        branches: [Int: Int] = [:],
        side: BandSide = .typical
    ) {
        self.system = system
        self.pixelsPerPoint = pixelsPerPoint
        self.size = size
        self.safeArea = safeArea
        self.sizeClasses = sizeClasses
        self.locale = locale
        self.isRightToLeft = isRightToLeft
        self.textSize = textSize
        self.strings = strings
        self.edition = edition
        self.branches = branches
        self.side = side
    }
}
