internal import SourceCode

/// The names of classes, nibs and scenes of which the app makes something, as far as its code tells.
///
/// Code that only unused classes hold makes nothing: a part of the code is in use if it begins a program, or if another
/// part that is in use names one of its types.
struct MadeNames: Sendable {
    typealias Name = NamedInCode.Name

    /// What code in use names.
    private(set) var named: Set<Name> = []
    /// What code in use names in the very letters of a name.
    private var written: Set<Name> = []
    /// What code in use names otherwise than to compare something with it.
    private(set) var performed: Set<Name> = []
    private let outside: Set<Name>
    private let subclasses: [Name: Set<Name>]

    /// - Parameters:
    ///   - code: what code names.
    ///   - outside: what documents and property lists name, and what other modules see.
    /// - Complexity: O(*n* · *d*) in the number of names and the length of a chain of unused parts.
    init(_ code: NamedInCode, outside: Set<Name>) {
        subclasses = code.subclasses
        self.outside = outside
        var live: [NamedInCode.Part] = []
        var waiting = Array(code.parts.values)
        var reached = outside
        while true {
            var next: [NamedInCode.Part] = []
            let count = live.count
            for part in waiting {
                let isLive = part.isRoot || part.declared.isEmpty || !part.declared.isDisjoint(with: reached)
                if isLive { live.append(part) } else { next.append(part) }
            }
            guard live.count > count else { break }
            for part in live[count...] { reached.formUnion(part.named.union(part.parents)) }
            waiting = next
        }
        for part in live {
            performed.formUnion(part.performed)
            // What a class names of itself alone is known only if something else makes one.
            let isAlone = part.declared.count == 1 && !part.isRoot
            named.formUnion(isAlone ? part.named.subtracting(part.declared) : part.named)
            written.formUnion(isAlone ? part.written.subtracting(part.declaredAsWritten) : part.written)
        }
    }

    /// Whether something of a name is made, or of a subclass.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - documents: the names of all xibs: a subclass with one of its own does not load that of its class.
    ///   - isClass: whether code that makes it writes the name as it is: a variable may be called like the class.
    /// - Returns: `true` for a name that code cannot spell in one piece.
    func holds(_ name: String, documents: Set<Name>, isClass: Bool) -> Bool {
        let text = name
        guard let name = NamedInCode.name(text) else { return true }
        let isNamed = isClass ? written.contains(NameHash.of(text)) : named.contains(name)
        if isNamed || outside.contains(name) { return true }
        var waiting = [name]
        var seen: Set<Name> = [name]
        while let next = waiting.popLast() {
            if next != name, named.contains(next) || outside.contains(next) { return true }
            for subclass in subclasses[next] ?? [] where !documents.contains(subclass) && seen.insert(subclass).inserted
            {
                waiting.append(subclass)
            }
        }
        return false
    }
}
