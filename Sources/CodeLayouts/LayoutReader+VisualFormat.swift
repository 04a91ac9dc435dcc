internal import Interfaces
internal import SourceCode
internal import SourceText
internal import TextMeasurement

/// Constraints from visual formats.
extension LayoutReader {
    /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`.
    ///
    /// - Returns: the constraints; none, and a doubt about all views that it names, for what is not understood.
    mutating func constraints(_ arguments: [CallArgument], _ node: CodeNode) -> LayoutValue {
        func value(_ label: String) -> LayoutValue? { arguments.first { $0.label == label }?.value }
        guard case .dictionary(let views)? = value("views") else { return .constraints([]) }
        var names = FormatNames(platform: isDesktop ? .macOS : .iOS)
        for (name, view) in views.sorted(by: { $0.key < $1.key }) {
            guard let object = view.object, let parent = objects[object].view?.parent else { continue }
            names.take(object, as: name, in: parent)
        }
        if case .dictionary(let metrics)? = value("metrics") { names.metrics = metrics.compactMapValues(\.number) }
        guard case .text(let text)? = arguments.first?.value, let options = Self.options(value("options")) else {
            return refused(views)
        }
        let place = LocatedText(text, location: SourceLocation(path: node.file.path, line: 1, column: 1))
        let found: [Constraint]
        do {
            found = try VisualFormat(text).constraints(options: options, in: names.scope, at: place)
        } catch {
            return refused(views)
        }
        var positions: [Int] = []
        for constraint in found {
            guard let first = names.anchor(constraint.first) else { continue }
            var made = MadeConstraint(first: first, relation: constraint.relation, node: node)
            if let second = constraint.second {
                guard let second = names.anchor(second) else { continue }
                made.second = second
            }
            made.multiplier = constraint.multiplier
            made.constant = constraint.constant.base
            made.priority = constraint.priority.base
            if case .constraints(let added) = add(made) { positions += added }
        }
        return .constraints(positions)
    }

    private mutating func refused(_ views: [String: LayoutValue]) -> LayoutValue {
        for object in views.values.compactMap(\.object) { doubt(object, .changed) }
        return .constraints([])
    }

    /// - Returns: `nil` for options that are not known.
    private static func options(_ value: LayoutValue?) -> VisualFormatOptions? {
        var options = VisualFormatOptions()
        switch value {
        case nil, LayoutValue.none?, .number(0)?: return options
        case .member(let name)?: return options.set(name) ? options : nil
        case .list(let values)?:
            for value in values { guard let name = value.memberName, options.set(name) else { return nil } }
            return options
        default: return nil
        }
    }
}

/// The names of a visual format, as the views of a screen that consists of them and their superviews.
private struct FormatNames {
    let platform: Platform
    var metrics: [String: Double] = [:]
    /// The root stands for nothing: it has no name, and its position is 0.
    private var views: [View]
    /// The objects by position.
    private var objects: [Int?] = [nil]
    private var parents: [Int: Int] = [:]

    init(platform: Platform) {
        self.platform = platform
        views = [View(id: "", content: .plain, location: Self.nowhere)]
    }

    private static let nowhere = SourceLocation(path: "", line: 1, column: 1)

    mutating func take(_ object: Int, as name: String, in parent: Int) {
        let position = parents[parent] ?? append(parent, as: "", in: nil)
        parents[parent] = position
        _ = append(object, as: name, in: position)
    }

    private mutating func append(_ object: Int, as name: String, in parent: Int?) -> Int {
        views.append(View(id: name, content: .plain, location: Self.nowhere, parent: parent))
        objects.append(object)
        return views.count - 1
    }

    var scope: ConstraintScope { ConstraintScope(views: views, metrics: metrics, platform: platform) }

    func anchor(_ anchor: Anchor) -> MadeAnchor? {
        guard case .view(let position) = anchor.item, let object = objects[position] else { return nil }
        return MadeAnchor(object: object, attribute: anchor.attribute)
    }
}
