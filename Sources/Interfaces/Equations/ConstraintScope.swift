internal import SourceText
package import TextMeasurement

/// What the names in visual formats and equations stand for: the views, guides and metrics of one screen.
package struct ConstraintScope: Sendable {
    /// The names that no view and no metric may have, as they mean something in equations.
    package static let reservedNames = [superviewName, rootName, standardName] + guideNames.map(\.name)

    static let superviewName = "superview"
    static let rootName = "root"
    static let standardName = "standard"

    /// The guides that every view has, or that the view of a scroll view has, by their names in equations.
    static let guideNames: [(name: String, kind: LayoutGuide.Kind)] = [
        ("safeArea", .safeArea), ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
        ("contentLayout", .content), ("frameLayout", .frame), ("keyboard", .keyboard),
    ]

    package let platform: Platform
    /// The views of the screen as ``Screen/views``; the root has no name of its own.
    let views: [View]
    private let positions: [String: Int]
    package var metrics: [String: Double]
    /// The guides that were named so far.
    package private(set) var guides: [LayoutGuide]

    /// - Parameters:
    ///   - views: the views, the root first; the names are their identifiers.
    ///   - metrics: named numbers.
    ///   - platform: decides what the standard distance to a superview is.
    ///   - guides: guides that were named before.
    package init(views: [View], metrics: [String: Double] = [:], platform: Platform, guides: [LayoutGuide] = []) {
        self.views = views
        self.metrics = metrics
        self.platform = platform
        self.guides = guides
        positions = Dictionary(
            views.indices.dropFirst().map { (views[$0].id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The names of all views but the root, in their order.
    var viewNames: [String] { views.dropFirst().map(\.id) }

    /// The names of all metrics, sorted.
    var metricNames: [String] { metrics.keys.sorted() }

    func position(of name: String) -> Int? { positions[name] }

    /// The view with this name.
    func view(_ name: FormatName) throws(ConstraintTextError) -> Int {
        if let position = positions[name.text] { return position }
        throw .unknown(.unknownView, "view", name, among: viewNames)
    }

    func parent(_ view: Int) -> Int? { views[view].parent }

    /// The guide of a view; it is made when it is named for the first time.
    mutating func guide(_ kind: LayoutGuide.Kind, of view: Int, location: SourceLocation) -> Int {
        if let index = guides.firstIndex(where: { $0.kind == kind && $0.owner == view }) { return index }
        let name = Self.guideNames.first { $0.kind == kind }?.name ?? "guide"
        let id = view == 0 ? name : views[view].id + "." + name
        guides.append(LayoutGuide(id: id, kind: kind, owner: view, location: location))
        return guides.count - 1
    }

    /// The view that an anchor belongs to: a guide belongs to its owner.
    func owner(of anchor: Anchor) -> Int {
        switch anchor.item {
        case .view(let view): view
        case .guide(let guide): guides[guide].owner
        }
    }

    /// The nearest view that both anchors are in.
    ///
    /// - Complexity: O(*d*) in the depth of the tree.
    func commonAncestor(_ first: Anchor, _ second: Anchor?) -> Int {
        guard let second else { return owner(of: first) }
        var ancestors: Set<Int> = []
        var place: Int? = owner(of: first)
        while let view = place {
            ancestors.insert(view)
            place = views[view].parent
        }
        place = owner(of: second)
        while let view = place, !ancestors.contains(view) { place = views[view].parent }
        return place ?? 0
    }

    /// The standard distance between two anchors, in points: 20 if one belongs to the parent of the other, else 8.
    ///
    /// Interface Builder saves these numbers beside `symbolic="YES"`, on both platforms.
    func standardDistance(_ first: Anchor, _ second: Anchor?) -> Double {
        guard let second else { return 8 }
        let (one, other) = (owner(of: first), owner(of: second))
        return views[one].parent == other || views[other].parent == one ? 20 : 8
    }
}
