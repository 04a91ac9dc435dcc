internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Values of which the source says the type and nothing else.
extension TreeReader {
    /// What a property holds that only the running app sets.
    ///
    /// - Returns: something of its type, whose computed properties are read like those of any other; a name where the
    ///   type is not one of the project.
    func unset(_ property: PropertyDeclaration, self owner: Value?) -> Value {
        // Hairlines are made with these: what a screen of two pixels to the point has is nearly that of any other.
        switch property.environmentKey {
        case "displayScale": return .number(2)
        case "pixelLength": return .number(0.5)
        // What the device decides keeps its own name whatever the property is called.
        case "horizontalSizeClass", "verticalSizeClass": return .data(property.environmentKey ?? property.name)
        default: break
        }
        guard let type = property.type else { return .data(property.name) }
        let path = property.owner.map { types[$0].path }
        let scope = Scope(owner: owner, file: property.node.file.path)
        let found = data(property.name, ofType: type, near: path, scope)
        guard case .data = found else { return found }
        return required(property) ?? found
    }

    /// What the only type that conforms to a protocol has for a property that the protocol asks for.
    ///
    /// The type that a protocol writes says as much as any other; only what it leaves open is looked for in the conformer.
    private func required(_ property: PropertyDeclaration) -> Value? {
        guard let owner = property.owner, let conformer = types.onlyConformer(of: owner),
            let own = types[conformer].properties[property.name], !own.isStatic, own.node != property.node
        else { return nil }
        let value = value(of: own, self: .instance(Instance(type: conformer, names: [:], isOpaque: true)))
        if case .data = value { return nil }
        return value
    }

    /// Something of a type.
    ///
    /// - Parameters:
    ///   - name: what it is called in the source.
    ///   - written: the type as it is written: `Item`, `Item?`, `[Item]`, `Binding<Item>`.
    ///   - path: the path of the type in which it is written.
    ///   - scope: the code that it is known in.
    /// - Returns: a name for a type that is not one of the project.
    func data(_ name: String, ofType written: String, near path: String?, _ scope: Scope) -> Value {
        var type = written.trimmed
        if case .instance(let owner)? = scope.receiver, let argument = owner.parameters[type.withoutGenerics] {
            type = argument + (type.hasSuffix("?") ? "?" : "")
        }
        if type.hasSuffix("?") || type.hasSuffix("!") {
            let inner = data(name, ofType: String(type.dropLast()), near: path, scope)
            if type.hasSuffix("!") { return inner }
            if case .data = inner { return inner }
            return .choice([inner, .none], id: branch("let" + name, of: scope, count: 2))
        }
        if let element = Self.element(of: type) {
            return .elements(data(name, ofType: element, near: path, scope))
        }
        if let constraint = constraint(of: type, scope) { type = constraint }
        if let wrapped = Self.wrapped(in: type) { return data(name, ofType: wrapped, near: path, scope) }
        if Self.styles.contains(type.withoutGenerics) { return .views([ViewNode(.shape)]) }
        guard let found = types.type(written: type, near: path, in: scope.file),
            types[found.position].node != nil || !types[found.position].properties.isEmpty,
            !TreeReader.plainTypes.contains(types[found.position].name)
        else { return .data(name) }
        return .instance(Instance(type: found.position, names: [:], isOpaque: true, parameters: found.parameters))
    }

    /// What a generic parameter of the type around has to conform to: `ViewModel: SettingsViewModelProtocol`.
    private func constraint(of name: String, _ scope: Scope) -> String? {
        guard case .instance(let instance)? = scope.receiver, let type = instance.type else { return nil }
        return types[type].constraints[name]
    }

    /// Types of Swift and Foundation whose values are characters, numbers and the like, whatever the project adds to them.
    static let plainTypes: Set<String> = [
        "String", "Substring", "Int", "Double", "CGFloat", "Bool", "Date", "URL", "Data", "Float", "CGSize", "CGRect",
        "CGPoint", "AttributedString", "NSAttributedString", "Image", "UIImage", "NSImage", "Text",
        "LocalizedStringKey",
        "LocalizedStringResource", "Font", "Color", "UIColor", "NSColor", "Array", "Dictionary", "Set", "Optional",
        "Collection", "Sequence", "Character", "Locale", "TimeInterval", "Duration", "Binding", "UUID", "NSString",
        "Error", "View", "AnyView",
    ]

    /// A member that a type hands on to something else: what `subscript(dynamicMember:)` returns for it.
    func dynamicMember(_ name: String, of value: Value, type: Int) -> Value? {
        let functions = types.functions("subscript", of: type)
        guard let function = functions.first(where: { $0.parameters.first?.label == "dynamicMember" }),
            let lookup = function.node.descendants.first(where: {
                $0.kind == .subscriptCall && $0.arguments.contains { $0.isNamed("keyPath") }
            }), let base = lookup.firstChild
        else { return nil }
        return property(name, of: evaluate(base, Scope(owner: value, file: function.node.file.path)))
    }

    /// Types of SwiftUI whose values are views that fill their room.
    private static let styles: Set<String> = [
        "Color", "Material", "LinearGradient", "RadialGradient", "AngularGradient", "Gradient", "AnyShapeStyle",
    ]

    /// The type of the elements of a list; `nil` for a type that is none.
    static func element(of written: String) -> String? {
        var type = written.trimmed
        while let last = type.last, last == "?" || last == "!" { type.removeLast() }
        if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = type.dropFirst().dropLast()
            return inner.contains(":") ? nil : String(inner)
        }
        for name in ["Array<", "Set<", "ArraySlice<", "IdentifiedArrayOf<", "FetchedResults<", "OrderedSet<"]
        where type.hasPrefix(name) && type.hasSuffix(">") {
            return String(type.dropFirst(name.count).dropLast())
        }
        return nil
    }

    /// The type inside one that changes nothing: `Binding<Item>` is an item.
    private static func wrapped(in type: String) -> String? {
        for name in ["Binding<", "Optional<", "Published<", "State<", "Bindable<", "Perception.Bindable<"]
        where type.hasPrefix(name) && type.hasSuffix(">") {
            return String(type.dropFirst(name.count).dropLast())
        }
        return nil
    }

    /// A value that begins as it is written, and that the app changes.
    ///
    /// - Parameters:
    ///   - value: what is written.
    ///   - property: the property that holds it.
    ///   - scope: the code of the property.
    /// - Returns: what it may be while the app runs, what is written first.
    func changing(_ value: Value, _ property: PropertyDeclaration, _ scope: Scope) -> Value {
        switch value {
        case .truth(let truth):
            let id = branch(property.name, of: scope, count: 2)
            return .choice([.truth(truth), .truth(!truth)], id: id)
        case .none:
            guard let type = property.type,
                case let other = data(property.name, ofType: type, near: property.owner.map { types[$0].path }, scope)
            else {
                return .data(property.name)
            }
            guard case .choice(let values, let id) = other else { return other }
            return .choice(values.reversed(), id: id)
        case .member(_, let arguments, .some(let type)) where arguments.isEmpty && types[type].cases.count > 1:
            return .instance(Instance(type: type, names: [:], isOpaque: true))
        case .instance(let instance) where property.initial.map(Self.isElement) == true:
            // What begins as an element of a list becomes another one.
            return .instance(Instance(type: instance.type, names: [:], isOpaque: true))
        case .list(let values) where values.isEmpty:
            guard let type = property.type else { return .data(property.name) }
            return data(property.name, ofType: type, near: property.owner.map { types[$0].path }, scope)
        default: return value
        }
    }

    /// Whether an expression picks an element of a list: `pages[0]`, `pages[0].page`.
    private static func isElement(_ node: CodeNode) -> Bool {
        switch node.kind {
        case .subscriptCall: true
        case .member: node.firstChild.map(isElement) ?? false
        default: false
        }
    }

    /// Whether the app may change a property whose first value the source says.
    func isChanging(_ property: PropertyDeclaration, self owner: Value?) -> Bool {
        if property.isState { return true }
        guard !property.isConstant, !property.isStatic, case .instance(let instance)? = owner,
            let type = instance.type
        else { return false }
        // What a view gets when it is made stays; what an object holds does not.
        let declaration = types[type]
        let isValue = ["View", "ViewModifier", "ButtonStyle", "LabelStyle", "ToggleStyle"].contains {
            declaration.conforms(to: $0)
        }
        return !isValue
    }

    /// What a value is where it is known to be there: `if let value`.
    static func present(_ value: Value) -> Value {
        guard case .choice(let values, let id) = value else { return value }
        let left = values.filter { !$0.isNone }
        return left.count == 1 ? left[0] : .choice(left, id: id)
    }

    /// An element of a list that only the running app knows; `nil` for another value.
    static func element(of value: Value) -> Value? {
        switch value {
        case .elements(let element): element
        case .choice(let values, _): values.lazy.compactMap { element(of: $0) }.first
        default: nil
        }
    }
}
