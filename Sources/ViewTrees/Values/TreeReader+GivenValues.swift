internal import SourceCode
internal import SourceText

/// Texts of properties that code elsewhere gives them: `Item(title: String(localized: "Save"))`, `model.title = "…"`.
extension TreeReader {
    /// How many texts of one property are shown.
    private static let maximumGiven = 12
    /// How many places are looked at for one property.
    private static let maximumPlaces = 64
    /// How many expressions are evaluated at one place.
    private static let stepsAPlace = 3_000
    /// How deep properties whose values are looked for elsewhere may stand inside each other.
    private static let deepestGiven = 3

    /// What a property may hold besides what is known of it: the localized strings that code gives it.
    ///
    /// Which of the values that code makes is the one that a view shows, only the running app knows: texts that come of it
    /// stand in doubt.
    ///
    /// - Parameters:
    ///   - known: what is known of the property without it.
    ///   - property: the property.
    ///   - owner: what `self` is in its code.
    /// - Returns: `known` if code gives the property no localized string.
    func given(_ known: Value, _ property: PropertyDeclaration, self owner: Value?) -> Value {
        guard holdsText(property), let type = property.owner else { return known }
        // What a view is made with is read where it is made.
        let isMade =
            if case .instance(let instance)? = owner { instance.isOpaque && !types[type].isView } else { false }
        let found = givenStrings(property, of: type, isMade: isMade)
        let own = Self.strings(in: known)
        let added = found.strings.filter { !own.contains($0) }.prefix(Self.maximumGiven)
        guard !added.isEmpty else { return known }
        var values: [Value] = []
        switch known {
        // What begins empty shows nothing until something is assigned.
        case .data, .none: if !found.isComplete { values.append(known) }
        case .verbatim(let text) where text.isEmpty: break
        case .choice(let inner, _): values += inner
        default: values.append(known)
        }
        values += added.map { .string(givenElsewhere($0)) }
        // What may be absent stays so.
        let isOptional = property.type?.hasSuffix("?") == true
        if isOptional, !values.contains(where: \.isNone) { values.append(.none) }
        guard values.count > 1 else { return values[0] }
        let scope = Scope(owner: owner, file: property.node.file.path)
        return .choice(values, id: branch("given " + property.name, of: scope, count: values.count))
    }

    /// The number of a string that stands in doubt where it is shown.
    private func givenElsewhere(_ number: Int) -> Int {
        var string = strings[number]
        string.isGivenElsewhere = true
        return self.number(of: string)
    }

    /// Types of texts.
    private static let textTypes: Set<String> = [
        "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Text", "NSAttributedString",
    ]

    private func holdsText(_ property: PropertyDeclaration) -> Bool {
        guard property.environmentKey == nil, !property.isStatic else { return false }
        guard let type = property.type else { return property.initial?.kind == .string }
        return Self.textTypes.contains(type.withoutGenerics)
    }

    /// The localized strings that code gives a property, in the order of the code.
    private func givenStrings(
        _ property: PropertyDeclaration,
        of type: Int,
        isMade: Bool
    ) -> (strings: [Int], isComplete: Bool) {
        let identity = GivenProperty(node: property.node, isMade: isMade, platform: platform)
        if let known = knownGiven[identity] { return known }
        guard openGiven.count < Self.deepestGiven, openGiven.insert(property.node).inserted else { return ([], false) }
        let (steps, cuts) = (steps, cuts)
        defer {
            openGiven.remove(property.node)
            (self.steps, self.cuts) = (steps, cuts)
        }
        var strings: [Int] = []
        var isComplete = true
        func take(_ value: Value) {
            let found = Self.strings(in: value)
            if found.isEmpty, !Self.isVerbatim(value) { isComplete = false }
            for string in found where !strings.contains(string) { strings.append(string) }
        }
        if isMade {
            let places = (givenPlaces.makings[types[type].name] ?? []) + (givenPlaces.makings["init"] ?? [])
            var count = 0
            for place in places where count < Self.maximumPlaces && mayMake(place.node, type, property) {
                count += 1
                self.steps = Self.stepsAPlace
                let scope = scope(of: place.open, before: place.node, place.node.file.path)
                if let made = instance(of: type, place.node, scope), let bound = made.names[property.name] {
                    take(value(bound))
                } else if place.node.firstChild?.isNamed("init") == false {
                    isComplete = false
                }
            }
        }
        for place in (givenPlaces.assignments[property.name] ?? []).prefix(Self.maximumPlaces) {
            self.steps = Self.stepsAPlace
            let scope = scope(of: place.open, before: place.node, place.node.file.path)
            guard let target = place.target, assigns(target, type, scope) else { continue }
            // What an initializer hands on from its parameters is what the calls of it say.
            if !isMade || !place.isHandedOn { take(evaluate(place.node, scope)) }
        }
        knownGiven[identity] = (strings, isComplete)
        return (strings, isComplete)
    }

    /// Whether a call may make a value of a type, and gives it something that a property may hold.
    private func mayMake(_ call: CodeNode, _ type: Int, _ property: PropertyDeclaration) -> Bool {
        guard let callee = call.firstChild else { return false }
        let isNameless = callee.isNamed("init") && callee.firstChild == nil
        if isNameless {
            // Only a label that the property has tells that the value is of its type.
            let labels = call.arguments.map(\.name)
            return labels.count > 1 && labels.contains(property.name)
                && labels.allSatisfy { $0.isEmpty || types.property($0, of: type) != nil }
        }
        let name = callee.isNamed("init") ? callee.firstChild?.source ?? "" : callee.source
        return types.position(of: name, near: nil, in: call.file.path) == type
    }

    /// Whether what is assigned to is a property of a type.
    private func assigns(_ target: CodeNode, _ type: Int, _ scope: Scope) -> Bool {
        let owner: Value?
        if let base = target.firstChild, target.kind == .member {
            owner = evaluate(base, scope)
        } else {
            // A variable of the function is no property.
            if scope.bound(target.name) != nil { return false }
            owner = scope.receiver
        }
        return Self.possible(owner).contains { self.type(of: $0) == type }
    }

    private static func possible(_ value: Value?) -> [Value] {
        guard let value else { return [] }
        if case .choice(let values, _) = value { return values.flatMap { possible($0) } }
        return [value]
    }

    /// The localized strings that a value may be.
    static func strings(in value: Value) -> [Int] {
        switch value {
        case .string(let number): [number]
        case .choice(let values, _): values.flatMap { strings(in: $0) }
        default: []
        }
    }

    /// Whether a value is a text without characters, or none.
    static func isEmptyText(_ value: Value) -> Bool {
        switch value {
        case .none: true
        case .verbatim(let text): text.isEmpty
        default: false
        }
    }

    /// Whether a value is a text as it is written, or none.
    private static func isVerbatim(_ value: Value) -> Bool {
        switch value {
        case .none, .verbatim: true
        default: false
        }
    }

    /// A property whose values were looked for.
    struct GivenProperty: Hashable {
        var node: CodeNode
        var isMade: Bool
        var platform: SourcePlatform
    }
}
