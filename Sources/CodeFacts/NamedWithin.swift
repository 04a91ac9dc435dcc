internal import SourceCode

/// Names together with where they count: without a receiver in the types around, behind one in those that it has, and for
/// what is private in one file.
struct NamedWithin: Sendable {
    /// The names of methods that only related types name without a receiver.
    private let methods: Set<UInt64>
    /// The names of what is private to a file.
    private let privates: Set<UInt64>
    /// The forms of functions that only their file names, each with the type that declares it and the file.
    private let own: Set<UInt64>
    private let related: RelatedTypes

    /// The place of a name that counts for all types, and for all files.
    private static let anywhere = NameHash.of("any where")
    /// The place of a name that only a full stop is in front of.
    private static let implied = NameHash.of("full stop")

    /// - Parameters:
    ///   - files: the declarations of each file.
    ///   - related: which types share members.
    /// - Complexity: O(*n*) in the number of declarations.
    init(_ files: [[CodeUnit]], _ related: RelatedTypes) {
        self.related = related
        var methods: Set<UInt64> = []
        var privates: Set<UInt64> = []
        var own: Set<UInt64> = []
        for (file, units) in files.enumerated() {
            for unit in units {
                if unit.relatives != nil { methods.insert(unit.name) }
                if unit.isPrivate { privates.insert(unit.name) }
                guard unit.isPrivate, let forms = unit.forms, let owner = unit.owner else { continue }
                own.formUnion(forms.map { Self.key(Self.key($0, units[owner].name), UInt64(file)) })
            }
        }
        self.methods = methods
        self.privates = privates
        self.own = own
    }

    /// A name together with where it counts.
    private static func key(_ name: UInt64, _ place: UInt64) -> UInt64 { (name &* 0x9E37_79B9_7F4A_7C15) ^ place }

    /// What a place names, together with where that counts.
    ///
    /// - Parameters:
    ///   - place: a name in code.
    ///   - file: the position of the file.
    ///   - around: the declarations around, the outermost first.
    /// - Returns: numbers that ``isNamed(_:inFile:_:)`` looks for, those of the name and its form among them.
    /// - Complexity: O(*d*) in the number of declarations around, with the parameters of functions.
    func keys(
        of place: NamedPlaces.Place,
        inFile file: Int,
        within around: some BidirectionalCollection<CodeUnit>
    ) -> [UInt64] {
        // A function of the type around that only this file names is meant, and no other.
        if case .own = place.receiver, let type = around.last(where: { $0.role != .member }),
            own.contains(Self.key(Self.key(place.form, type.name), UInt64(file)))
        {
            return [place.name, place.form].map { Self.key($0, type.name) } + [Self.key(place.name, UInt64(file))]
        }
        // A full stop alone asks no object for a function.
        let isImplied = if case .implied = place.receiver { true } else { false }
        var keys = [place.name, isImplied ? Self.key(place.form, Self.implied) : place.form]
        if methods.contains(place.name) {
            for name in scopes(of: place, within: around) {
                keys += [Self.key(place.name, name), Self.key(place.form, name)]
            }
        }
        if privates.contains(place.name) {
            keys.append(Self.key(place.name, place.isText ? Self.anywhere : UInt64(file)))
        }
        return keys
    }

    /// The names of the types whose methods a place may name.
    private func scopes(of place: NamedPlaces.Place, within around: some BidirectionalCollection<CodeUnit>) -> [UInt64]
    {
        switch place.receiver {
        case .label: []
        case .implied: [Self.implied]
        case .any, .text: [Self.anywhere]
        case .types(let types):
            types.map { related.types(sharingMembersOf: $0) == nil ? Self.anywhere : $0 }
        case .own where around.contains { $0.parameters.contains(place.name) }: []
        case .own:
            // A type of which the declarations do not tell all may have a method from anywhere.
            around.filter { $0.role != .member }.map { unit in
                related.types(sharingMembersOf: unit.name) == nil ? Self.anywhere : unit.name
            }
        }
    }

    /// Whether code that is reached names a declaration.
    ///
    /// - Parameters:
    ///   - unit: the declaration.
    ///   - file: the position of its file.
    ///   - reached: what such code names.
    /// - Returns: `false` where all places of its name are those of another declaration.
    /// - Complexity: O(*f* · *r*) in the number of forms of its name and of related types.
    func isNamed(_ unit: CodeUnit, inFile file: Int, _ reached: Set<UInt64>) -> Bool {
        let files = [UInt64(file), Self.anywhere]
        if unit.isPrivate, !files.contains(where: { reached.contains(Self.key(unit.name, $0)) }) { return false }
        let names = unit.forms ?? [unit.name]
        let isImplied =
            unit.qualifiedName != nil && names.contains { reached.contains(Self.key($0, Self.implied)) }
        guard unit.relatives != nil else {
            return unit.isPrivate || isImplied || names.contains(where: reached.contains)
        }
        return isImplied || names.contains { reached.contains(Self.key($0, Self.anywhere)) }
            || isNamedByItself(unit, reached)
    }

    /// Whether code of a related type, or of one inside of it, names a method without a receiver.
    ///
    /// - Parameters:
    ///   - unit: the declaration.
    ///   - reached: what code that is reached names.
    /// - Returns: `false` where it is no method, and where only other code names it.
    /// - Complexity: O(*f* · *r*) in the number of forms of its name and of related types.
    func isNamedByItself(_ unit: CodeUnit, _ reached: Set<UInt64>) -> Bool {
        guard let relatives = unit.relatives else { return false }
        return (unit.forms ?? [unit.name]).contains { name in
            relatives.contains { reached.contains(Self.key(name, $0)) }
        }
    }
}
