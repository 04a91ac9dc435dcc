internal import SourceText

/// The views of one screen while they are read.
struct ScreenTree {
    var views: [View] = []
    var guides: [LayoutGuide] = []
    /// The element of a constraint with the view that owns it.
    typealias NotedConstraint = (element: MarkupElement, owner: Int, isInstalled: TraitVarying<Bool>)
    var constraints: [NotedConstraint] = []
    /// Those that hold on the canvas alone.
    var placeholders: [NotedConstraint] = []
    /// Whether y grows downwards in the bounds of each view.
    var isFlipped: [Bool] = []
    /// What the bars and texts of cells take from around them.
    var isPrototype = false
    private var items: [ObjectKey: Anchor.Item] = [:]

    init() {}

    /// The view or guide of this ID.
    func item(_ id: String) -> Anchor.Item? { items[ObjectKey(id)] }

    /// Adds a view.
    ///
    /// - Returns: its position.
    mutating func add(_ view: View, isFlipped: Bool) -> Int {
        let position = views.count
        views.append(view)
        self.isFlipped.append(isFlipped)
        register(view.id, as: .view(position))
        if let parent = view.parent { views[parent].children.append(position) }
        return position
    }

    /// Adds a guide.
    mutating func add(_ guide: LayoutGuide) {
        register(guide.id, as: .guide(guides.count))
        guides.append(guide)
    }

    /// Of several objects with one ID the first counts.
    private mutating func register(_ id: String, as item: Anchor.Item) {
        let key = ObjectKey(id)
        if items[key] == nil { items[key] = item }
    }

    /// Turns frames over whose origin is at the bottom left of the parent's bounds.
    mutating func turnOver() {
        for position in views.indices {
            guard let parent = views[position].parent, !isFlipped[parent], let bounds = views[parent].savedFrame,
                let frame = views[position].savedFrame
            else { continue }
            views[position].savedFrame?.y = bounds.height - frame.maxY
        }
    }
}
