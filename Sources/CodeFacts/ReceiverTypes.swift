internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Which types the names of values have, as far as declarations say so: `page` in `page.title`, by `let page: Page`.
///
/// A name counts as known only if whatever declares it says a type of the project: each parameter, constant and variable
/// of the function around, or, where that has none, of the file outside of functions, and each property of all files. One that
/// does not makes it unknown.
struct ReceiverTypes: Sendable {
    /// The types that properties of a name have in all files; empty for a name that has one which is not known.
    private var properties: [UInt64: Set<UInt64>] = [:]
    /// The types of what is asked of a type by its name, `Store.shared`, as far as they are known; empty for others.
    private var statics: [UInt64: Set<UInt64>] = [:]
    /// The types of the project by name, without those whose members are not known by their declarations.
    private let own: Set<String>
    private let ownNames: Set<UInt64>

    /// The names that the language itself gives to values.
    private static let implicit = Set(["error", "newValue", "oldValue", "self", "super"].map { NameHash.of($0) })

    /// - Parameters:
    ///   - files: the files of Swift.
    ///   - types: what types inherit from.
    /// - Complexity: O(*n*) in the number of declarations.
    init(_ files: [TypeIndex.File], _ types: SystemNames) {
        // Another name of a type hides which one it is, and some types hand on what they are asked for.
        var own = types.own
        for file in files {
            own.subtract(file.aliases.map(\.name))
            for node in file.types {
                let handsOn = node.children.contains { child in
                    child.kind == .attribute && child.isNamed("dynamicMemberLookup")
                }
                if handsOn { own.subtract([TypeIndex.name(of: node)]) }
            }
        }
        self.own = own
        ownNames = Set(own.map { NameHash.of($0) })
        for file in files {
            for declaration in file.declarations where declaration.node.kind == .binding {
                Self.note(NameHash.of(declaration.node.name), type: type(of: declaration.node), in: &properties)
                guard let owner = declaration.owner,
                    declaration.statement.children.contains(where: {
                        $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class"))
                    })
                else { continue }
                let name = TypeIndex.name(of: file.declarations[owner].node) + "." + declaration.node.name
                Self.note(NameHash.of(name), type: type(of: declaration.node), in: &statics)
            }
        }
    }

    /// The types of the names of values in one file.
    struct Values: Sendable {
        /// By what the file itself declares outside of functions; empty for a name that is not known.
        fileprivate var found: [UInt64: Set<UInt64>]
        /// The functions that are in no other one, in the order of the file.
        fileprivate var functions: [Range<Int>] = []
        /// What each of these declares.
        fileprivate var locals: [[UInt64: Set<UInt64>]] = []
        fileprivate var properties: [UInt64: Set<UInt64>]
        fileprivate var statics: [UInt64: Set<UInt64>]
        fileprivate var own: Set<UInt64>

        /// None are known.
        static let none = Values(found: [:], properties: [:], statics: [:], own: [])

        /// Whether a name is that of a type of the project.
        ///
        /// - Complexity: O(1).
        func isType(_ name: UInt64) -> Bool { own.contains(name) }

        /// The types that what is asked of a type by its name may have.
        ///
        /// - Parameter name: the name with that of the type, `Store.shared`, as ``NameHash`` has it.
        /// - Returns: the names of the types, as ``NameHash`` has them; `nil` where they are not known.
        /// - Complexity: O(1).
        func types(ofStatic name: UInt64) -> Set<UInt64>? { statics[name].flatMap { $0.isEmpty ? nil : $0 } }

        /// The types that a name of a value may have.
        ///
        /// - Parameters:
        ///   - name: the name, as ``NameHash`` has it.
        ///   - offset: where it stands, in UTF-8 bytes; `nil` for a property of `self`.
        /// - Returns: the names of the types, as ``NameHash`` has them; `nil` where they are not known.
        /// - Complexity: O(log *f*) in the number of functions.
        func types(of name: UInt64, at offset: Int?) -> Set<UInt64>? {
            guard !ReceiverTypes.implicit.contains(name) else { return nil }
            if let function = offset.flatMap(functions.positionInOrder), let local = locals[function][name] {
                // Where the local name does not reach, the property may be meant.
                return local.isEmpty ? nil : local.union(properties[name] ?? [])
            }
            let (inFile, elsewhere) = (found[name], properties[name])
            guard inFile?.isEmpty != true, elsewhere?.isEmpty != true else { return nil }
            guard let inFile else { return elsewhere }
            return elsewhere.map(inFile.union) ?? inFile
        }

        /// Notes what is declared at a place.
        fileprivate mutating func note(_ name: UInt64, type: UInt64?, at offset: Int) {
            if let function = functions.positionInOrder(of: offset) {
                ReceiverTypes.note(name, type: type, in: &locals[function])
            } else {
                ReceiverTypes.note(name, type: type, in: &found)
            }
        }
    }

    /// Reads what one file declares.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func values(in file: TypeIndex.File) -> Values {
        var values = Values(found: [:], properties: properties, statics: statics, own: ownNames)
        values.functions = Self.functions(in: file)
        values.locals = values.functions.map { _ in [:] }
        var places: Set<Int> = []
        for node in file.code.root.descendants {
            switch node.kind {
            case .binding:
                values.note(NameHash.of(node.name), type: type(of: node), at: node.nameRange.lowerBound)
                // `let (first, last) = …`
                if node.name.hasPrefix("(") {
                    NameHash.forEach(in: node.file.utf8[node.nameRange]) { name, offset, _ in
                        values.note(name, type: nil, at: offset)
                    }
                }
                places.insert(node.nameRange.lowerBound)
            case .parameter:
                let name = node.child(.innerName)?.source ?? node.name
                let type = node.child(.typeName).flatMap(written)
                values.note(NameHash.of(name), type: type, at: node.nameRange.lowerBound)
                places.insert(node.nameRange.lowerBound)
            case .condition:
                // `if let page = controller as? Page`
                guard let type = node.firstChild.flatMap(cast), let name = Self.boundName(in: node) else { continue }
                values.note(NameHash.of(bytes: node.file.utf8[name]), type: type, at: name.lowerBound)
                places.insert(name.lowerBound)
            default: continue
            }
        }
        for (name, offset) in Self.patterns(in: CodeComments.blanked(file.code.file.utf8), besides: places) {
            values.note(name, type: nil, at: offset)
        }
        return values
    }

    /// The bytes of functions, and of what computes properties, that are in no other function.
    private static func functions(in file: TypeIndex.File) -> [Range<Int>] {
        file.declarations.flatMap { declaration -> [Range<Int>] in
            let node = declaration.node
            switch node.kind {
            case .function: return [node.range]
            case .binding: return node.children.filter { $0.kind == .body || $0.kind == .accessor }.map(\.range)
            default: return []
            }
        }.outermost
    }

    /// The type of what is declared: as it is written, made or taken for.
    private func type(of binding: CodeNode) -> UInt64? {
        if let type = binding.child(.typeName) { return written(type) }
        guard let value = binding.child(.initialValue)?.firstChild else { return nil }
        if value.kind == .call, let made = value.firstChild, made.kind == .reference { return type(named: made.name) }
        return cast(value)
    }

    /// The type that a value is taken for: `cell as! PageCell`.
    private func cast(_ value: CodeNode) -> UInt64? {
        guard value.kind == .sequence else { return nil }
        let parts = Array(value.children.suffix(2))
        guard parts.count == 2, parts[0].kind == .cast, parts[0].source.hasPrefix("as"), parts[1].kind == .typeName
        else { return nil }
        return written(parts[1])
    }

    /// The name that a condition binds: `if let page = …`.
    private static func boundName(in condition: CodeNode) -> Range<Int>? {
        let utf8 = condition.file.utf8[condition.range]
        guard utf8.starts(with: "let ".utf8) || utf8.starts(with: "var ".utf8) else { return nil }
        let start = utf8.startIndex + 4
        let end = utf8[start...].firstIndex { !NameHash.isPart($0) } ?? utf8.endIndex
        guard end > start, utf8[end...].first(where: { $0 != 0x20 }) == UInt8(ascii: "=") else { return nil }
        return start..<end
    }

    private static func note(_ name: UInt64, type: UInt64?, in found: inout [UInt64: Set<UInt64>]) {
        guard let type else {
            found[name] = []
            return
        }
        if found[name]?.isEmpty == true { return }
        found[name, default: []].insert(type)
    }

    private func written(_ type: CodeNode) -> UInt64? { self.type(named: type.name) }

    /// The type of the project that is written: `Page?`, `any Page`.
    private func type(named written: String) -> UInt64? {
        var name = written[...]
        while name.last == "?" || name.last == "!" { name = name.dropLast() }
        for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
        guard name.utf8.allSatisfy({ NameHash.isPart($0) || $0 == UInt8(ascii: ".") }),
            let last = name.split(separator: ".").last, own.contains(String(last))
        else { return nil }
        return NameHash.of(last)
    }

    private static let binders = Set(["let", "var"].map { NameHash.of($0) })
    private static let loop = NameHash.of("for")
    private static let ending = NameHash.of("in")

    /// The names that patterns bind, of which no type is written: `if let page = …`, `case let .opened(page)`,
    /// `for page in pages`.
    private static func patterns(in utf8: [UInt8], besides places: Set<Int>) -> [(name: UInt64, offset: Int)] {
        var found: [(name: UInt64, offset: Int)] = []
        // Where a loop began, and the names since then.
        var names: [(name: UInt64, offset: Int)]?
        NameHash.forEach(in: utf8[...]) { name, offset, _ in
            // `for:` is the label of an argument.
            if name == loop, utf8[offset...].dropFirst(3).first == 0x20 {
                names = []
            } else if name == ending {
                found += names ?? []
                names = nil
            } else {
                names?.append((name, offset))
            }
            guard binders.contains(name) else { return }
            let start = utf8[offset...].dropFirst(3).firstIndex { $0 != 0x20 && $0 != 0x09 } ?? utf8.endIndex
            guard start < utf8.endIndex, !places.contains(start) else { return }
            // One name, or all up to the sign that a value follows.
            let end =
                NameHash.isPart(utf8[start])
                ? utf8[start...].firstIndex { !NameHash.isPart($0) }
                : utf8[start...].firstIndex { $0 == UInt8(ascii: "=") || $0 == 0x0A || $0 == UInt8(ascii: "{") }
            NameHash.forEach(in: (Array(utf8[start..<(end ?? utf8.endIndex)]) + [0x20])[...]) { name, place, _ in
                found.append((name, start + place))
            }
        }
        return found
    }
}
