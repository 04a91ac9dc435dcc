internal import CodeStrings
internal import Interfaces
internal import SourceCode
internal import TextMeasurement

/// What initializers and functions of types make.
extension LayoutReader {
    /// Makes a value of a type.
    mutating func make(
        _ name: String,
        _ arguments: [CallArgument],
        _ node: CodeNode,
        _ frame: LayoutFrame
    ) -> LayoutValue {
        func number(_ label: String) -> Double? {
            arguments.first { $0.label == label }.flatMap { $0.value.number }
        }
        let first = arguments.first?.value
        switch name {
        case "UIEdgeInsets", "NSDirectionalEdgeInsets", "NSEdgeInsets":
            if arguments.isEmpty { return .insets(.zero) }
            guard let top = number("top"), let bottom = number("bottom"),
                let left = number("left") ?? number("leading"),
                let right = number("right") ?? number("trailing")
            else { break }
            return .insets(EdgeInsets(top: top, left: left, bottom: bottom, right: right))
        case "CGSize", "NSSize":
            guard let width = number("width"), let height = number("height") else { return .unknown }
            return .size(Size(width: width, height: height))
        case "CGRect", "NSRect":
            guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
            else { return .unknown }
            return .rect(Rect(x: x, y: y, width: width, height: height))
        case "CGFloat", "Double", "Float", "Int", "NSNumber", "UILayoutPriority", "UILayoutPriority.init":
            return first ?? .unknown
        case "UIFont", "NSFont":
            guard case .text(let family)? = first, let size = number("size").flatMap({ PointSize($0) }) else {
                return .unknown
            }
            return .font(.fixed(FontRequest(family: .postScript(family), size: size)))
        case "NSAttributedString", "NSMutableAttributedString", "AttributedString", "String", "NSString":
            return first ?? .unknown
        case "NSLayoutConstraint": return constraint(arguments, node)
        case "NSLayoutFormatOptions": return first ?? .none
        case "UIFontMetrics": return .type("UIFontMetrics")
        case "UILayoutGuide":
            objects.append(MadeObject(kind: .guide(.custom, owner: nil), type: name, name: nil, node: node))
            return .object(objects.count - 1)
        default: break
        }
        return makeObject(name, arguments, node, frame)
    }

    private mutating func makeObject(
        _ name: String,
        _ arguments: [CallArgument],
        _ node: CodeNode,
        _ frame: LayoutFrame
    ) -> LayoutValue {
        let path = classes.path(of: name, near: frame.path) ?? name
        let ancestry = classes.ancestry(of: path)
        if ancestry.contains("UIViewController") || ancestry.contains("NSViewController") { return .unknown }
        let isOwn = classes.classes[path]?.node != nil
        guard let nearest = classes.system(of: path), ancestry.contains(where: { $0 == "UIView" || $0 == "NSView" })
        else {
            let isView = ["View", "Label", "Button", "Control", "Field", "Switch"].contains { name.hasSuffix($0) }
            guard isView, !isOwn, name.first?.isUppercase == true else { return instance(path, arguments, node) }
            objects.append(MadeObject(kind: .view(MadeView(role: .opaque(name))), type: name, name: nil, node: node))
            return .object(objects.count - 1)
        }
        let object = objects.count
        let view = SystemClass.view(of: nearest) ?? MadeView(role: .opaque(nearest))
        objects.append(MadeObject(kind: .view(view), type: path, name: nil, node: node))
        if isOwn { begin(object, path, arguments) }
        begin(object, system: nearest, arguments)
        return .object(object)
    }

    /// Makes a value of a type of the project that is no view.
    private mutating func instance(_ path: String, _ arguments: [CallArgument], _ node: CodeNode) -> LayoutValue {
        guard classes.classes[path]?.node != nil else { return .unknown }
        var made = MadeObject(kind: .other, type: path, name: nil, node: node)
        let object = objects.count
        guard let function = matching(classes.functions("init", of: path), arguments) else {
            for argument in arguments { if let label = argument.label { made.properties[label] = argument.value } }
            objects.append(made)
            return .object(object)
        }
        objects.append(made)
        _ = call(function, arguments, receiver: .object(object), path: path)
        return .object(object)
    }

    /// The overridden functions with which a class lays itself out in ways that are not followed.
    private static let ownLayout = [
        "layoutSubviews", "sizeThatFits", "drawText", "textRect", "titleRect", "imageRect", "contentRect",
        "systemLayoutSizeFitting", "updateConstraints",
    ]

    /// Runs the initializer of a class of the project.
    mutating func begin(_ object: Int, _ path: String, _ arguments: [CallArgument]) {
        let outer = conditions
        conditions = 0
        defer { conditions = outer }
        let functions = classes.functions("init", of: path)
        let matched =
            matching(functions, arguments)
            ?? functions.first { !$0.parameters.contains { $0.label == "coder" || $0.name == "coder" } }
        if let matched { _ = call(matched, arguments, receiver: .object(object), path: path) }
        for ancestor in classes.ancestry(of: path) {
            guard let own = classes.classes[ancestor], own.node != nil else { continue }
            if own.properties["intrinsicContentSize"] != nil || own.properties["bounds"] != nil {
                doubt(object, .changed)
                objects[object].view?.role = .opaque(path)
            }
            if Self.ownLayout.contains(where: { changesLayout(own.functions[$0]) }) { doubt(object, .changed) }
        }
    }

    /// Whether an overridden function sets sizes or constraints.
    private func changesLayout(_ functions: [CodeClasses.Function]?) -> Bool {
        (functions ?? []).contains { function in
            function.body.descendants.contains { node in
                (node.kind == .member || node.kind == .reference)
                    && ["frame", "bounds", "constant", "preferredMaxLayoutWidth", "size", "center"].contains(node.name)
            } || ["sizeThatFits", "drawText", "textRect", "titleRect", "contentRect"].contains(function.node.name)
        }
    }

    /// What the initializers of UIKit's own views take.
    private mutating func begin(_ object: Int, system name: String, _ arguments: [CallArgument]) {
        for argument in arguments {
            switch (argument.label, argument.value) {
            case ("arrangedSubviews", .list(let views)) where name == "UIStackView":
                for view in views { if let view = view.object { arrange(view, in: object, at: nil) } }
            case ("type", .member(let type)) where name == "UIButton": objects[object].view?.buttonKind = type
            case ("configuration", .configuration(let style)) where name == "UIButton":
                objects[object].view?.buttonStyle = style
            case ("frame", .rect(let frame)): objects[object].view?.frame = frame
            case ("views", .list(let views)) where name == "NSStackView":
                for view in views { if let view = view.object { arrange(view, in: object, at: nil) } }
            case (let label?, let value) where name.hasPrefix("NS"): begin(object, desktop: label, value, argument.node)
            default: continue
            }
        }
    }

    // MARK: Static functions

    mutating func made(
        by name: String,
        of type: String,
        _ arguments: [CallArgument],
        _ node: CodeNode,
        _ frame: LayoutFrame
    ) -> LayoutValue {
        let path = classes.path(of: type, near: frame.path)
        if let path, let function = matching(classes.functions(name, of: path), arguments) {
            return call(function, arguments, receiver: .type(path), path: path)
        }
        switch (type, name) {
        case ("NSLayoutConstraint", "constraints"): return constraints(arguments, node)
        case ("NSLayoutConstraint", "FormatOptions"): return arguments.first?.value ?? .none
        case ("NSLayoutConstraint", "activate"): activate(arguments.map(\.value), true)
        case ("NSLayoutConstraint", "deactivate"): activate(arguments.map(\.value), false)
        case ("UIView", "animate"), ("UIView", "performWithoutAnimation"), ("UIView", "transition"),
            ("DispatchQueue", _):
            conditionally { reader in
                for argument in arguments {
                    if case .closure(let closure, let outer) = argument.value {
                        _ = reader.call(closure: closure, [], outer)
                    }
                }
            }
        case ("UIButton.Configuration", _), ("", "plain"), ("", "filled"), ("", "tinted"), ("", "gray"),
            ("", "bordered"), ("", "borderedProminent"), ("", "borderless"):
            return .configuration(name)
        case ("", "uniform"), ("", "horizontal"), ("", "vertical"), ("TinyEdgeInsets", _):
            guard let inset = arguments.first?.value.number, arguments.count == 1 else { return .unknown }
            let (x, y) = (name == "vertical" ? 0 : inset, name == "horizontal" ? 0 : inset)
            guard ["uniform", "horizontal", "vertical"].contains(name) else { return .unknown }
            return .insets(EdgeInsets(top: y, left: x, bottom: y, right: x))
        case ("", "init"):
            // The type is not written; four sides are insets, and one number is that number.
            let labels = arguments.compactMap(\.label)
            if labels.contains("top"), labels.contains("bottom") { return make("UIEdgeInsets", arguments, node, frame) }
            return arguments.first?.value.number.map { .number($0) } ?? .unknown
        default: return font(name, arguments) ?? .unknown
        }
        return .none
    }

    mutating func activate(_ values: [LayoutValue], _ isActive: Bool) {
        for value in values {
            switch value {
            case .constraints(let positions):
                for position in positions {
                    if conditions > 0 { constraints[position].isDoubtful = true }
                    if conditions == 0 || isActive { constraints[position].isActive = isActive }
                }
            case .list(let items): activate(items, isActive)
            default: continue
            }
        }
    }
}
