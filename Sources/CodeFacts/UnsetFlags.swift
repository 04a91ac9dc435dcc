internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Flags for developers that no code of a build for users sets: `var enablesDevelopmentSettings = false`.
enum UnsetFlags {
    private static let words: Set<String> = [
        "debug", "debugging", "dev", "developer", "development", "internal", "staging", "testing",
    ]

    private static let presenting = Array("isPresented: $".utf8)

    /// The names of the flags: variables of types that begin as `false`, are named for developers, and are neither assigned
    /// nor given by a label, a binding, a key path or a text anywhere.
    ///
    /// - Complexity: O(*n*) in the size of the code where there are such variables, else in the number of declarations.
    static func names(in index: TypeIndex) -> Set<String> {
        var wanted: [UInt64: String] = [:]
        var places: [String: Set<Int>] = [:]
        for file in index.files {
            for declaration in file.declarations where declaration.owner != nil && declaration.node.kind == .binding {
                let node = declaration.node
                guard node.child(.initialValue)?.firstChild?.source == "false", node.child(.body) == nil,
                    node.child(.accessor) == nil, !words.isDisjoint(with: node.name.words),
                    declaration.statement.children.allSatisfy({ $0.kind != .attribute || $0.isNamed("objc") })
                else { continue }
                wanted[NameHash.of(node.name)] = node.name
                places[file.code.file.path, default: []].insert(node.nameRange.lowerBound)
            }
        }
        guard !wanted.isEmpty else { return [] }
        let set = set(among: wanted, in: index, besides: places)
        return Set(wanted.filter { !set.contains($0.key) }.values)
    }

    /// The names among some that code gives a value by.
    ///
    /// - Parameters:
    ///   - wanted: the names by their number.
    ///   - index: the files.
    ///   - places: where files, by their path as it was opened, declare what has these names.
    ///   - isShown: whether `isPresented: $name` counts as no value: it only becomes false by it.
    /// - Returns: their numbers.
    /// - Complexity: O(*n*) in the size of the code.
    static func set(
        among wanted: [UInt64: String],
        in index: TypeIndex,
        besides places: [String: Set<Int>],
        isShown: Bool = false
    ) -> Set<UInt64> {
        // `setName:` of Objective-C.
        let setters = wanted.reduce(into: [UInt64: UInt64]()) { setters, name in
            setters[NameHash.of("set" + name.value.prefix(1).uppercased() + name.value.dropFirst())] = name.key
        }
        var set: Set<UInt64> = []
        for file in index.files {
            let utf8 = file.code.file.utf8
            let own = places[file.code.file.path] ?? []
            NameHash.forEach(in: utf8[...]) { name, offset, _ in
                if let property = setters[name] { set.insert(property) }
                guard let text = wanted[name], !own.contains(offset) else { return }
                if isShown, utf8[..<offset].hasSuffix(presenting) { return }
                if isSet(offset..<(offset + text.utf8.count), in: utf8), !isWithdrawn(offset, in: utf8) {
                    set.insert(name)
                }
            }
        }
        return set
    }

    /// Whether the line of a place is a comment: code that somebody switched off.
    private static func isWithdrawn(_ place: Int, in utf8: [UInt8]) -> Bool {
        let start = utf8[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return utf8[start..<place].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "//".utf8)
    }

    /// Whether code around a name may give it a value.
    private static func isSet(_ name: Range<Int>, in utf8: [UInt8]) -> Bool {
        let before = utf8[..<name.lowerBound].suffix(2)
        if let last = before.last, [0x22, 0x24, 0x26, 0x5F].contains(last) { return true }
        // A key path: `\.name`, `\Flags.name`.
        let type = utf8[..<name.lowerBound].suffix(80).reversed().dropFirst().drop(while: NameHash.isPart)
        if before.last == 0x2E, type.first == 0x5C { return true }
        let rest = utf8[name.upperBound...].prefix(24).drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
        if rest.starts(with: "toggle".utf8) || rest.starts(with: ".toggle".utf8) { return true }
        if rest.first == 0x3A { return true }
        guard rest.first == 0x3D, rest.dropFirst().first != 0x3D else { return false }
        // What begins as `false` stays so.
        let value = rest.dropFirst().drop { $0 == 0x20 }
        let isFalse = ["false", "NO"].contains { word in
            value.starts(with: word.utf8)
                && value.dropFirst(word.utf8.count).first.map { !NameHash.isPart($0) } ?? true
        }
        return !isFalse
    }
}
