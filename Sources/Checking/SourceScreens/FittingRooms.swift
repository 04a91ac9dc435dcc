internal import Interfaces
internal import ProposedLayout
internal import TextMeasurement

/// The versions of a screen in which everything fitted, so that they need not be laid out in a room that has more of all.
///
/// What fits on a narrow phone fits on a wider one: stacks and frames hand on more of what they are proposed, and nothing that
/// may wrap is cut. Only a grid whose number of columns follows its width may have narrower columns in a wider room, and what
/// keeps its ratio, or follows the size of its container, becomes higher there and leaves less height.
struct FittingRooms {
    /// A language, a text size and a way through the code.
    struct Version: Hashable {
        var language: Int
        var textSize: TextSizeCategory
        var pass: Int
    }

    private let isMonotone: Bool
    private var rooms: [Version: [(room: SourceRoom, texts: Int)]] = [:]

    /// - Complexity: O(*n*) in the number of views.
    init(of root: ViewNode) { isMonotone = !Self.mayTakeMore(root) }

    /// Notes that everything fits.
    ///
    /// - Parameters:
    ///   - version: the version.
    ///   - room: the room that it was laid out in.
    ///   - texts: the number of texts from tables that it shows.
    mutating func add(_ version: Version, in room: SourceRoom, texts: Int) {
        guard isMonotone else { return }
        rooms[version, default: []].append((room, texts))
    }

    /// How many texts from tables a version shows that fits in a room since it fits in a smaller one; `nil` if that is not
    /// known.
    func texts(of version: Version, in room: SourceRoom) -> Int? {
        rooms[version]?.first { room.holds($0.room) }?.texts
    }

    /// Whether some view of a tree may leave another one less room where there is more.
    private static func mayTakeMore(_ node: ViewNode) -> Bool {
        switch node.kind {
        case .modified(.aspectRatio), .modified(.containerRelativeFrame), .geometryReader: return true
        case .lazyGrid(let grid):
            for track in grid.tracks {
                if case .adaptive = track.size { return true }
            }
        default: break
        }
        return node.parts.contains { $0.views.contains(where: mayTakeMore) }
    }
}

extension SourceRoom {
    /// Whether the room has as much of everything as another one, and shows the same views.
    fileprivate func holds(_ other: SourceRoom) -> Bool {
        size.width - safeArea.left - safeArea.right >= other.size.width - other.safeArea.left - other.safeArea.right
            && size.height - safeArea.top - safeArea.bottom >= other.size.height - other.safeArea.top
                - other.safeArea.bottom
            && system == other.system && sizeClasses == other.sizeClasses && decisions == other.decisions
    }
}
