internal import SourceText

/// Puts declared views into a tree: parents before children, siblings in the order of the file.
struct DeclaredTree {
    /// As ``Screen/views``; the first is the root.
    private(set) var views: [View] = []
    private let declaration: ScreenDeclaration
    /// The position of each view in the declaration, by name.
    private let positions: [String: Int]
    /// The children of each declared view, and last those of the root, as positions in the declaration.
    private var children: [[Int]]

    /// - Throws: ``SourceError`` for parents that are not there, and views that lie in each other.
    init(_ declaration: ScreenDeclaration) throws(SourceError) {
        self.declaration = declaration
        let root = declaration.views.count
        positions = Dictionary(
            declaration.views.enumerated().map { ($1.name.text, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        children = Array(repeating: [], count: root + 1)
        let stacks = try stackOfEachView()
        for (index, view) in declaration.views.enumerated() {
            var parent = stacks[index]
            if let name = view.parent {
                let found = try position(name)
                guard parent == nil || parent == found else {
                    throw name.error("'\(view.name.text)' is arranged by a stack, so it lies in that; remove 'in'")
                }
                parent = found
            }
            children[parent ?? root].append(index)
        }
        append(root: Self.root(of: declaration), children: children[root])
        guard views.count == declaration.views.count + 1 else {
            let placed = Set(views.map(\.id))
            let lost = declaration.views.first { !placed.contains($0.name.text) }
            throw (lost ?? declaration.views[0]).name.error(
                "'\(lost?.name.text ?? "")' lies in itself; look at 'in' and 'stack'"
            )
        }
        arrange()
    }

    private static func root(of declaration: ScreenDeclaration) -> View {
        var view = View(id: ConstraintScope.rootName, content: .plain, location: declaration.name.location)
        switch declaration.extent {
        case .size(let size), .window(let size, _):
            view.savedFrame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        case .device, .cell: break
        }
        return view
    }

    private func position(_ name: LocatedText) throws(SourceError) -> Int {
        if let position = positions[name.text] { return position }
        let scanned = FormatName(text: name.text, offset: 0)
        throw name.error(.unknown(.unknownView, "view", scanned, among: declaration.views.map(\.name.text)))
    }

    /// The stack that arranges each view.
    private func stackOfEachView() throws(SourceError) -> [Int?] {
        var stacks: [Int?] = Array(repeating: nil, count: declaration.views.count)
        for (index, view) in declaration.views.enumerated() {
            guard case .stack(let stack) = view.content else { continue }
            for name in stack.arranged {
                let child = try position(name)
                guard stacks[child] == nil else {
                    throw name.error("'\(name.text)' is arranged twice; name it in one stack")
                }
                stacks[child] = index
            }
        }
        return stacks
    }

    /// Takes over all views that can be reached from the root, without recursion: the depth is the user's.
    private mutating func append(root: View, children top: [Int]) {
        views.append(root)
        var pending = top.reversed().map { (index: $0, parent: 0) }
        while let (index, parent) = pending.popLast() {
            let position = views.count
            var view = declaration.views[index].view(on: declaration.platform)
            view.parent = parent
            views.append(view)
            views[parent].children.append(position)
            pending += children[index].reversed().map { (index: $0, parent: position) }
        }
    }

    /// Gives stacks the positions of the views that they arrange.
    private mutating func arrange() {
        let placed = Dictionary(
            views.indices.dropFirst().map { (views[$0].id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for view in declaration.views {
            guard case .stack(let stack) = view.content, let position = placed[view.name.text],
                case .stack(var content) = views[position].content
            else { continue }
            content.arranged = stack.arranged.compactMap { placed[$0.text] }
            views[position].content = .stack(content)
        }
    }
}
