internal import SourceCode

/// Which methods of Objective-C a message may come to, by what the classes of a project inherit from.
struct ObjectiveCTypes {
    private let units: ObjectiveCUnits
    private let types: [Substring: ObjectiveCUnits.Class]
    /// For each class those of the project that inherit from it, over any number of others.
    private let heirs: [Substring: Set<Substring>]

    /// - Complexity: O(*n* · *d*) in the number of classes and the depth to which they inherit.
    init(_ units: ObjectiveCUnits) {
        self.units = units
        let types = Dictionary(uniqueKeysWithValues: units.classes.map { ($0.name, $0) })
        self.types = types
        heirs = types.keys.reduce(into: [:]) { heirs, name in
            for parent in Self.parents(of: name, types) { heirs[parent, default: []].insert(name) }
        }
    }

    /// What a class inherits from, nearest first, as far as the project tells.
    private static func parents(of name: Substring, _ types: [Substring: ObjectiveCUnits.Class]) -> [Substring] {
        var found: [Substring] = []
        var next = types[name]?.parent
        while let parent = next, parent != name, !found.contains(parent) {
            found.append(parent)
            next = types[parent]?.parent
        }
        return found
    }

    /// What a method names: names that are sent to anything as they are, others together with a class.
    ///
    /// - Complexity: O(*n*) in the number of its messages.
    func names(in method: ObjectiveCUnits.Method) -> Set<UInt64> {
        var names = method.names
        for send in method.sends {
            if let type = type(of: send.receiver, in: method.owner) {
                names.insert(Self.key(type, send.name))
                names.insert(Self.key(Self.any, send.name))
            } else {
                names.insert(send.name)
            }
        }
        return names
    }

    /// The names of which one must be sent for a method to run.
    ///
    /// - Complexity: O(*n*) in the number of the classes that its class is related to.
    func keys(of method: ObjectiveCUnits.Method) -> Set<UInt64> {
        let name = NameHash.of(method.name)
        guard let owner = method.owner, isKnown(owner) else { return [name, Self.key(Self.any, name)] }
        var keys: Set = [name, Self.key(owner, name)]
        for type in Self.parents(of: owner, types) + (heirs[owner] ?? []) { keys.insert(Self.key(type, name)) }
        return keys
    }

    /// The class of what a message is sent to.
    ///
    /// - Returns: `nil` for what may be any object.
    private func type(of receiver: ObjectiveCSend.Receiver, in owner: Substring?) -> Substring? {
        switch receiver {
        case .type(let name): return isKnown(name) || isOfSystem(name) ? name : nil
        case .parent: return owner.flatMap { types[$0]?.parent }.flatMap { type(of: .type($0), in: owner) }
        case .variable(let name):
            guard let owner else { return nil }
            for type in [owner] + Self.parents(of: owner, types) {
                if let found = types[type]?.variables.types[name] {
                    return found.flatMap { self.type(of: .type($0), in: owner) }
                }
            }
            return nil
        }
    }

    /// Whether a class is one of the project, of which it is known what it inherits from.
    private func isKnown(_ name: Substring) -> Bool { types[name]?.parent != nil && types[name]?.isImplemented == true }

    /// Whether a name is that of a class of the system: `NSDateFormatter`, `UIView`.
    private func isOfSystem(_ name: Substring) -> Bool {
        name != "NSObject" && !units.macros.contains(name) && name.prefixMatch(of: /(?:NS|UI)[A-Z][a-z]/) != nil
    }

    /// Stands for any class.
    private static let any: Substring = "*"

    private static func key(_ type: Substring, _ name: UInt64) -> UInt64 {
        NameHash.of(type) &* 0x100_0000_01B3 ^ name
    }
}
