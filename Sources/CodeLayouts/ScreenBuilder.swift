internal import CodeStrings
internal import Interfaces
internal import SourceCode
internal import SourceText
internal import TextMeasurement

/// Puts the views and constraints that code makes into a screen that can be laid out.
struct ScreenBuilder {
    let reader: LayoutReader
    private let kind: CodeLayouts.Kind
    private let path: String
    private let code: SourceCode
    /// Whether the screen is as large as the device.
    var isRoomKnown = true

    private var views: [View] = []
    private var guides: [LayoutGuide] = []
    /// The positions in the screen by object.
    private var positions: [Int: Int] = [:]
    private var guidePositions: [Int: Int] = [:]
    /// The objects by position.
    private(set) var sources: [Int] = []
    private var usedNames: Set<String> = []
    private var doubts: [Int: Set<CodeLayout.Doubt>] = [:]

    init(_ reader: LayoutReader, kind: CodeLayouts.Kind, path: String, code: SourceCode) {
        self.reader = reader
        self.kind = kind
        self.path = path
        self.code = code
        if kind != .controller || reader.isDesktop { isRoomKnown = false }
    }

    /// The layout; `nil` for a class without texts that can be judged.
    mutating func layout() -> CodeLayout? {
        guard let root = rootObject else { return nil }
        append(root, parent: nil)
        guard views.count > 1 else { return nil }
        var constraints = lowered()
        constraints += frames()
        var screen = Screen(
            name: path,
            identifier: path,
            location: location(of: reader.objects[root].node),
            platform: reader.isDesktop ? .macOS : .iOS,
            extent: reader.isDesktop ? .saved : views[0].content.isCell ? .cell : .device,
            views: views,
            guides: guides,
            constraints: constraints
        )
        arrange(&screen)
        // A window is as large as its content, unless code says how large it is.
        let frame = reader.objects[root].view?.frame.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        if reader.isDesktop { screen.views[0].savedFrame = frame }
        let rooms = RoomSearch(screen, isRootKnown: !reader.isDesktop || frame != nil)
        var result = CodeLayout(
            screen: screen,
            code: code,
            texts: [],
            unplaced: [],
            literals: [:],
            doubts: [:],
            varied: [],
            hidden: [],
            isShown: kind != .view
        )
        for (position, object) in sources.enumerated() {
            guard let view = reader.objects[object].view else { continue }
            collect(view, at: position, rooms, &result)
        }
        guard !result.texts.isEmpty else { return nil }
        let neighbours = Neighbours(screen)
        // A view of a fixed width has it wherever its screen stands.
        let inner = RoomSearch(screen, isRootKnown: false)
        let unsized = Set(sources.indices.filter { isUnsized($0, screen) })
        for text in result.texts {
            var own = doubts[text.view] ?? []
            for place in screen.ancestors(of: text.view) { own.formUnion(doubts[place] ?? []) }
            let beside = neighbours.beside(text.view)
            if !beside.isDisjoint(with: unsized) { own.insert(.neighbour) }
            if beside.contains(where: { doubts[$0]?.contains(.changed) == true || result.hidden.contains($0) }) {
                own.insert(.neighbour)
            }
            if !isRoomKnown, !inner.isBounded(text.view) { own.insert(.room) }
            result.doubts[text.view] = own
            let object = reader.objects[sources[text.view]]
            result.places[text.view] = [object.declaration, object.node].compactMap { $0 }
        }
        return result
    }

    private var rootObject: Int? {
        let own = reader.objects[0].properties
        return kind == .controller ? (own["view"] ?? own["contentView"])?.object : 0
    }

    private func location(of node: CodeNode) -> SourceLocation {
        let (line, column) = LineTable(node.file.utf8).position(at: node.range.lowerBound, in: node.file.utf8)
        return SourceLocation(path: node.file.path, line: line, column: column)
    }

    // MARK: Views

    private mutating func append(_ object: Int, parent: Int?) {
        guard let made = reader.objects[object].view, positions[object] == nil, views.count < 2_000 else { return }
        let position = views.count
        positions[object] = position
        sources.append(object)
        var view = View(
            id: name(of: object, isRoot: parent == nil),
            content: made.content,
            location: location(of: reader.objects[object].node),
            parent: parent
        )
        view.isHidden = TraitVarying(made.isHidden)
        view.contentHugging = made.hugging
        view.compressionResistance = made.resistance
        view.margins = LayoutMargins(explicit: made.margins, preservesSuperview: made.preservesSuperviewMargins)
        // What is no screen is as high as its content asks for.
        if parent == nil, kind != .controller, kind != .view || made.role == .plain, !reader.isDesktop {
            view.content = .cell(CellContent(element: kind == .header ? "sectionHeaderView" : "tableViewCell"))
        }
        views.append(view)
        if !made.doubts.isEmpty { doubts[position] = made.doubts }
        if let parent { views[parent].children.append(position) }
        var subviews = made.subviews
        // The content view of a cell is as large as the cell, but for what the table puts beside it.
        if parent == nil, kind != .controller, let content = reader.objects[object].properties["contentView"]?.object {
            positions[content] = position
            subviews = subviews.filter { $0 != content } + (reader.objects[content].view?.subviews ?? [])
        }
        for child in subviews { append(child, parent: position) }
    }

    private mutating func name(of object: Int, isRoot: Bool) -> String {
        let made = reader.objects[object]
        var name = isRoot ? "view" : made.name ?? made.type.split(separator: ".").last.map(String.init) ?? "view"
        let base = name
        var number = 2
        while !usedNames.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    /// Takes the arranged views of stacks over, which are known once all views have their places.
    private func arrange(_ screen: inout Screen) {
        for (position, object) in sources.enumerated() {
            guard case .stack(var stack) = screen.views[position].content, let made = reader.objects[object].view else {
                continue
            }
            stack.arranged = made.arranged.compactMap { positions[$0] }
            for (index, view) in made.arranged.enumerated() {
                if let spacing = made.customSpacing[view] { stack.customSpacing[index] = spacing }
            }
            screen.views[position].content = .stack(stack)
        }
    }

    // MARK: Constraints

    private mutating func lowered() -> [Constraint] {
        var found: [Constraint] = []
        var names: [String: Int] = [:]
        for made in reader.constraints {
            let first = anchor(made.first)
            var second: Anchor?
            if let other = made.second { second = anchor(other) }
            let isWhole = first != nil && (made.second == nil) == (second == nil)
            if made.isDoubtful || made.isActive && !isWhole {
                for end in [made.first, made.second].compactMap({ $0 }) { doubt(end.object) }
            }
            // UIKit refuses what is held against itself.
            guard made.isActive, isWhole, let first, first != second else { continue }
            let base = "\(made.node.range.lowerBound)"
            names[base, default: 0] += 1
            found.append(
                Constraint(
                    id: names[base] == 1 ? base : "\(base).\(names[base] ?? 0)",
                    first: first,
                    relation: made.relation,
                    multiplier: made.multiplier,
                    second: second,
                    constant: TraitVarying(made.constant),
                    priority: TraitVarying(made.priority),
                    location: location(of: made.node)
                )
            )
        }
        return found
    }

    private mutating func doubt(_ object: Int) {
        let view: Int? =
            if case .guide(_, let owner) = reader.objects[object].kind { owner } else { object }
        // What is said about the root alone is about all of its views.
        guard let view, let position = positions[view], position != 0 else { return }
        doubts[position, default: []].insert(.changed)
    }

    private mutating func anchor(_ made: MadeAnchor) -> Anchor? {
        if let position = positions[made.object] { return Anchor(.view(position), made.attribute) }
        guard case .guide(let kind, let owner?) = reader.objects[made.object].kind, let view = positions[owner] else {
            return nil
        }
        if let known = guidePositions[made.object] { return Anchor(.guide(known), made.attribute) }
        guidePositions[made.object] = guides.count
        guides.append(
            LayoutGuide(
                id: "guide\(guides.count)",
                kind: kind,
                owner: view,
                location: location(of: reader.objects[made.object].node)
            )
        )
        return Anchor(.guide(guides.count - 1), made.attribute)
    }

    /// Frames that are written as numbers, of views that no constraint places.
    private func frames() -> [Constraint] {
        let placed = Set(
            reader.constraints.filter(\.isActive).flatMap { [$0.first.object, $0.second?.object ?? -1] }
        )
        var found: [Constraint] = []
        for (position, object) in sources.enumerated().dropFirst() {
            guard let view = reader.objects[object].view, let frame = view.frame, frame.width > 0,
                !placed.contains(object), let parent = views[position].parent,
                reader.objects[sources[parent]].view?.arranged.contains(object) != true
            else { continue }
            let node = reader.objects[object].node
            // AppKit counts from the bottom.
            let edges: [(Anchor.Attribute, Double, Bool)] = [
                (.left, frame.x, true),
                reader.isDesktop ? (.bottom, -frame.y, true) : (.top, frame.y, true),
                (.width, frame.width, false),
                (.height, frame.height, false),
            ]
            for (attribute, constant, isPlace) in edges {
                found.append(
                    Constraint(
                        id: "frame.\(views[position].id).\(attribute.rawValue)",
                        first: Anchor(.view(position), attribute),
                        second: isPlace ? Anchor(.view(parent), attribute) : nil,
                        constant: TraitVarying(constant),
                        location: location(of: node)
                    )
                )
            }
        }
        return found
    }
}

extension ViewContent {
    fileprivate var isCell: Bool { if case .cell = self { true } else { false } }
}
