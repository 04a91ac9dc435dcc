internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// Properties of views, guides, controllers and types.
extension LayoutReader {
    /// A property of a value; `nil` if it is not known.
    mutating func property(_ name: String, of value: LayoutValue) -> LayoutValue? {
        switch value {
        case .object(let object):
            if let known = objects[object].properties[name] { return known }
            if let made = made(name, of: object) { return made }
            return declared(name, of: value, type: objects[object].type)
        case .type(let type):
            guard let (_, property) = classes.property(name, of: type), property.isStatic else { return nil }
            return evaluated(property, owner: type, receiver: value)
        case .anchor, .constraints:
            return declared(name, of: value, type: typeName(of: value) ?? "")
        case .maker(let object, let attributes):
            return Self.snapAttributes(name).map { .maker(object, attributes + $0) }
        case .snap(let object):
            guard let attributes = Self.snapAttributes(name) else { return nil }
            return attributes.count == 1
                ? .anchor(MadeAnchor(object: object, attribute: attributes[0])) : .object(object)
        case .list(let values):
            switch name {
            case "first": return values.first ?? LayoutValue.none
            case "last": return values.last ?? LayoutValue.none
            case "count": return .number(Double(values.count))
            case "isEmpty": return .truth(values.isEmpty)
            default: return nil
            }
        case .rect(let rect):
            switch name {
            case "width": return .number(rect.width)
            case "height": return .number(rect.height)
            case "size": return .size(Size(width: rect.width, height: rect.height))
            case "minX": return .number(rect.x)
            case "minY": return .number(rect.y)
            default: return nil
            }
        case .dictionary(let values): return name == "count" ? .number(Double(values.count)) : nil
        case .size(let size):
            return name == "width" ? .number(size.width) : name == "height" ? .number(size.height) : nil
        case .insets(let insets):
            switch name {
            case "top": return .number(insets.top)
            case "left", "leading": return .number(insets.left)
            case "bottom": return .number(insets.bottom)
            case "right", "trailing": return .number(insets.right)
            default: return nil
            }
        default: return nil
        }
    }

    /// The type whose functions a value has.
    func typeName(of value: LayoutValue) -> String? {
        switch value {
        case .object(let object): objects[object].type
        case .constraints: "NSLayoutConstraint"
        case .anchor(let anchor):
            switch anchor.attribute {
            case .width, .height: "NSLayoutDimension"
            default: anchor.attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
            }
        case .list: "Array"
        case .font: "UIFont"
        case .type(let name): name
        default: nil
        }
    }

    private mutating func declared(_ name: String, of value: LayoutValue, type: String) -> LayoutValue? {
        guard let (owner, property) = classes.property(name, of: type) else { return nil }
        if property.isStatic { return evaluated(property, owner: owner, receiver: .type(owner)) }
        let found = evaluated(property, owner: owner, receiver: value)
        // A property names its view better than the closure that makes it.
        if let made = found.object, property.getter == nil {
            objects[made].name = name
            objects[made].declaration = property.node
        }
        if case .object(let object) = value, property.getter == nil, !found.isUnknown {
            objects[object].properties[name] = found
        }
        return found
    }

    private mutating func evaluated(
        _ property: CodeClasses.Property,
        owner: String,
        receiver: LayoutValue
    ) -> LayoutValue {
        let frame = LayoutFrame(receiver: receiver, path: owner)
        // What a property begins with is made whenever it is asked for the first time, under a condition or not.
        let outer = conditions
        conditions = 0
        defer { conditions = outer }
        if let getter = property.getter {
            return call(CodeClasses.Function(getter: getter), [], receiver: receiver, path: owner)
        }
        guard let initial = property.initial else { return .unknown }
        return deeper { $0.evaluate(initial, frame, type: property.type) }
    }

    // MARK: What UIKit gives its objects

    private mutating func made(_ name: String, of object: Int) -> LayoutValue? {
        switch objects[object].kind {
        case .controller:
            switch name {
            case "view", "contentView": return .object(child("view", of: object))
            case "topLayoutGuide": return .object(guide(name, .top, of: child("view", of: object)))
            case "bottomLayoutGuide": return .object(guide(name, .bottom, of: child("view", of: object)))
            default: return nil
            }
        case .guide:
            if name == "snp" { return .snap(object) }
            return Self.anchors[name].map { .anchor(MadeAnchor(object: object, attribute: $0)) }
        case .view(let view):
            if let attribute = Self.anchors[name] { return .anchor(MadeAnchor(object: object, attribute: attribute)) }
            if let kind = Self.guides[name] { return .object(guide(name, kind, of: object)) }
            switch name {
            case "superview": return view.parent.map { .object($0) }
            case "subviews": return .list(view.subviews.map { .object($0) })
            case "arrangedSubviews": return .list(view.arranged.map { .object($0) })
            case "snp": return .snap(object)
            case "titleLabel": return view.role == .button ? .titleLabel(object) : nil
            case "contentView":
                let holders: Set<String> = [
                    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView",
                ]
                guard classes.ancestry(of: objects[object].type).contains(where: holders.contains) else { return nil }
                return .object(child("contentView", of: object))
            case "layoutMargins", "directionalLayoutMargins": return view.margins.map { .insets($0) }
            case "frame": return view.frame.map { .rect($0) }
            case "bounds":
                return view.frame.map { .rect(Rect(x: 0, y: 0, width: $0.width, height: $0.height)) }
            case "spacing": return view.role == .stack ? .number(view.spacing) : nil
            default: return nil
            }
        case .other: return nil
        }
    }

    /// The view that UIKit makes for a controller or a cell.
    mutating func child(_ name: String, of object: Int) -> Int {
        if let known = objects[object].properties[name]?.object { return known }
        let position = objects.count
        var made = MadeObject(
            kind: .view(MadeView(role: .plain)),
            type: "UIView",
            name: name,
            node: objects[object].node
        )
        if case .view = objects[object].kind {
            made.view?.parent = object
            objects[object].view?.subviews.append(position)
        }
        objects.append(made)
        objects[object].properties[name] = .object(position)
        return position
    }

    private mutating func guide(_ name: String, _ kind: LayoutGuide.Kind, of object: Int) -> Int {
        if let known = objects[object].properties[name]?.object { return known }
        let position = objects.count
        let node = objects[object].node
        objects.append(MadeObject(kind: .guide(kind, owner: object), type: "UILayoutGuide", name: name, node: node))
        objects[object].properties[name] = .object(position)
        return position
    }

    static let guides: [String: LayoutGuide.Kind] = [
        "safeAreaLayoutGuide": .safeArea, "layoutMarginsGuide": .layoutMargins,
        "readableContentGuide": .readableContent, "contentLayoutGuide": .content, "frameLayoutGuide": .frame,
        "keyboardLayoutGuide": .keyboard,
    ]

    static let anchors: [String: Anchor.Attribute] = [
        "leadingAnchor": .leading, "trailingAnchor": .trailing, "leftAnchor": .left, "rightAnchor": .right,
        "topAnchor": .top, "bottomAnchor": .bottom, "widthAnchor": .width, "heightAnchor": .height,
        "centerXAnchor": .centerX, "centerYAnchor": .centerY, "firstBaselineAnchor": .firstBaseline,
        "lastBaselineAnchor": .lastBaseline,
    ]

    // MARK: Setting

    mutating func set(
        _ name: String,
        of owner: LayoutValue,
        to value: LayoutValue,
        at node: CodeNode?,
        _ frame: LayoutFrame
    ) {
        switch owner {
        case .object(let object):
            if let made = value.object, objects[made].name == nil { objects[made].name = name }
            if objects[object].view != nil, setViewProperty(name, of: object, to: value, at: node) { return }
            // What is set later than the view is made may be nothing at first.
            if conditions > 0, objects[object].properties[name]?.object != nil { return }
            objects[object].properties[name] = value
        case .titleLabel(let button): _ = setViewProperty(name, of: button, to: value, at: node)
        case .constraints(let positions):
            for position in positions { set(name, ofConstraint: position, to: value) }
        default: return
        }
    }

    private mutating func set(_ name: String, ofConstraint position: Int, to value: LayoutValue) {
        let isSure = conditions == 0
        switch (name, value) {
        case ("isActive", .truth(let isActive)) where isSure: constraints[position].isActive = isActive
        case ("isActive", _):
            constraints[position].isDoubtful = true
            if value.truth == true { constraints[position].isActive = true }
        case ("priority", _):
            if isSure, let priority = Self.priority(value) {
                constraints[position].priority = priority
            } else {
                constraints[position].isDoubtful = true
            }
        case ("constant", .number(let constant)) where isSure: constraints[position].constant = constant
        case ("constant", _): constraints[position].isDoubtful = true
        default: return
        }
    }

    /// A priority as it is written: a number, or the name of one.
    static func priority(_ value: LayoutValue) -> Float? {
        switch value {
        case .number(let number) where number > 0 && number <= 1000: Float(number)
        case .member("required"): 1000
        case .member("defaultHigh"): 750
        case .member("defaultLow"): 250
        case .member("fittingSizeLevel"): 50
        case .member("dragThatCanResizeScene"): 510
        case .member("dragThatCannotResizeScene"): 490
        default: nil
        }
    }
}
