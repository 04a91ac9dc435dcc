import Interfaces
import ProposedLayout
import TextMeasurement

/// A tree of views that bytes decide: equal bytes are equal trees, and every sequence of bytes is one.
struct ByteTree {
    /// Which views the tree may have.
    enum Vocabulary {
        /// Everything.
        case all
        /// Stacks, layers, frames, paddings, texts, shapes and spacers.
        case simple
    }

    private var bytes: ArraySlice<UInt8>
    private let vocabulary: Vocabulary
    private var left: Int

    init(_ bytes: [UInt8], vocabulary: Vocabulary = .all, mostNodes: Int = 60) {
        self.bytes = bytes[...]
        self.vocabulary = vocabulary
        left = mostNodes
    }

    /// The tree.
    static func tree(_ bytes: [UInt8], vocabulary: Vocabulary = .all) -> ViewNode {
        var reader = ByteTree(bytes, vocabulary: vocabulary)
        return reader.node(depth: 0)
    }

    private mutating func next() -> UInt8 { bytes.popFirst() ?? 0 }

    private mutating func next(below count: Int) -> Int { Int(next()) % max(count, 1) }

    private mutating func length() -> Length { Length(Double(next(below: 200))) }

    private mutating func flag() -> Bool { next() & 1 == 1 }

    private mutating func words() -> String {
        let letters = "abcdefghij"
        return (0..<1 + next(below: 5)).map { _ in String(letters.prefix(1 + next(below: 9))) }.joined(separator: " ")
    }

    private mutating func alignment() -> Alignment {
        Alignment(
            HorizontalAlignment.allCases[next(below: HorizontalAlignment.allCases.count)],
            VerticalAlignment.allCases[next(below: VerticalAlignment.allCases.count)]
        )
    }

    private mutating func nodes(depth: Int) -> [ViewNode] {
        (0..<next(below: 4)).map { _ in node(depth: depth + 1) }
    }

    private mutating func node(depth: Int) -> ViewNode {
        left -= 1
        guard left > 0, depth < 12, !bytes.isEmpty else { return ViewNode(.text(TextContent(words()))) }
        switch next(below: vocabulary == .simple ? 10 : 16) {
        case 0, 1: return ViewNode(.text(TextContent(words())))
        case 2: return ViewNode(.shape)
        case 3: return ViewNode(.spacer(minLength: flag() ? length() : nil))
        case 4, 5:
            let content = StackContent(
                flag() ? .horizontal : .vertical,
                alignment: alignment(),
                spacing: flag() ? length() : nil
            )
            return ViewNode(.stack(content), nodes(depth: depth))
        case 6: return ViewNode(.layers(alignment()), nodes(depth: depth))
        case 7:
            return node(depth: depth + 1).modified(.padding(.all, lengths: EdgeLengths(.horizontal, length())))
        case 8:
            return node(depth: depth + 1).modified(
                .frame(width: flag() ? length() : nil, height: flag() ? length() : nil, alignment: alignment())
            )
        case 9:
            let least = length()
            let frame = FlexibleFrame(
                minWidth: flag() ? least : nil,
                maxWidth: flag() ? Length(.infinity) : nil,
                minHeight: flag() ? least : nil,
                maxHeight: flag() ? Length(300) : nil,
                alignment: alignment()
            )
            return node(depth: depth + 1).modified(.flexibleFrame(frame))
        case 10, 11: return modified(depth: depth)
        case 12: return container(depth: depth)
        case 13: return control(depth: depth)
        default: return ViewNode(.group, nodes(depth: depth))
        }
    }

    private mutating func modified(depth: Int) -> ViewNode {
        let inner = node(depth: depth + 1)
        switch next(below: 15) {
        case 12: return further(inner, depth: depth)
        case 13: return attached(inner, depth: depth)
        case 0: return inner.modified(.fixedSize(horizontal: flag(), vertical: flag()))
        case 1: return inner.modified(.layoutPriority(Double(next(below: 3))))
        case 2: return inner.modified(.environment(.lineLimit(LineLimit(most: 1 + next(below: 3)))))
        case 3: return inner.modified(.environment(.minimumScaleFactor(Double(next(below: 10)) / 10)))
        case 4: return inner.modified(.offset(x: length(), y: length()))
        case 5: return inner.modified(.position(x: length(), y: length()))
        case 6: return inner.modified(.aspectRatio(flag() ? Double(next(below: 5)) : nil, fills: flag()))
        case 7: return inner.modified(.environment(.layoutDirection(isRightToLeft: flag())))
        case 8:
            var overlay = inner.modified(.overlay(alignment()))
            overlay.parts.append(ViewPart(.attachment, nodes(depth: depth)))
            return overlay
        case 9:
            var inset = inner.modified(.safeAreaInset(SafeAreaInset(edge: flag() ? .top : .trailing)))
            inset.parts.append(ViewPart(.attachment, nodes(depth: depth)))
            return inset
        case 10: return inner.modified(.environment(.font(FontChoice(.system(size: length())))))
        default: return inner.modified(.clipped)
        }
    }

    /// A modifier that holds no views.
    private mutating func further(_ inner: ViewNode, depth: Int) -> ViewNode {
        switch next(below: 9) {
        case 0: inner.modified(.safeAreaPadding(.horizontal, lengths: EdgeLengths(.horizontal, length())))
        case 1: inner.modified(.ignoresSafeArea(.all))
        case 2: inner.modified(.containerRelativeFrame(ContainerRelativeFrame(axes: .both, alignment: alignment())))
        case 3: inner.modified(.hidden)
        case 4: inner.modified(.gridCellColumns(1 + next(below: 3)))
        case 5: inner.modified(.gridCellUnsizedAxes(flag() ? .horizontal : .both))
        case 6: inner.modified(.gridColumnAlignment(alignment().horizontal))
        case 7: inner.modified(.listRowInsets(EdgeLengths(.all, length())))
        default: inner.modified(.unknown(name: "sparkle"))
        }
    }

    /// A modifier with views of its own.
    private mutating func attached(_ inner: ViewNode, depth: Int) -> ViewNode {
        let kinds: [(modifier: Modifier, role: ViewPart.Role)] = [
            (.background(alignment()), .attachment), (.navigationTitle(flag() ? .inline : .large), .title),
            (.searchable, .prompt), (.tabItem, .label), (.badge, .value), (.toolbar, .toolbar),
        ]
        let kind = kinds[next(below: kinds.count)]
        var node = inner.modified(kind.modifier)
        let views = nodes(depth: depth)
        let isToolbar = kind.role == .toolbar
        node.parts.append(
            ViewPart(kind.role, isToolbar ? views.map { ViewNode(.toolbarItem(.automatic), [$0]) } : views)
        )
        return node
    }

    private mutating func container(depth: Int) -> ViewNode {
        let kinds: [ViewKind] = [
            .controlGroup, .customLayout(name: "Flow"), .confirmationDialog, .unknown(reason: "it is not known"),
            .alternatives(id: 1 + next(below: 3), typical: 0),
            .scroll(.vertical), .scroll(.horizontal), .list, .form, .section, .groupBox,
            .disclosureGroup(isExpanded: true), .navigationStack, .tabView, .contentUnavailable, .geometryReader,
            .viewThatFits(.both), .grid(GridContent()), .gridRow(nil), .alert, .menuItems, .table,
            .lazyGrid(
                LazyGridContent(.vertical, tracks: [.init(.adaptive(minimum: length(), maximum: .init(.infinity)))])
            ),
        ]
        let kind = kinds[next(below: kinds.count)]
        let content = nodes(depth: depth)
        return ViewNode(kind, content, parts: [ViewPart(.label, nodes(depth: depth))])
    }

    private mutating func control(depth: Int) -> ViewNode {
        let kinds: [ViewKind] = [
            .divider, .textEditor, .colorPicker, .foreign(width: flag() ? length() : nil, height: nil),
            .image(.symbol(name: "gear", isResizable: flag())),
            .image(.picture(width: length(), height: length(), isResizable: flag())),
            .button, .toggle, .picker, .textField(FieldContent()), .stepper, .slider, .label, .labeledContent,
            .datePicker(DateContent()), .progress(isDeterminate: flag()), .gauge, .navigationLink, .menu, .link,
        ]
        let kind = kinds[next(below: kinds.count)]
        return ViewNode(
            kind,
            parts: [ViewPart(.label, nodes(depth: depth)), ViewPart(.options, nodes(depth: depth))]
        )
    }
}
