internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Localized texts that nobody sees because nothing reads what they are given to, or another text takes their place.
extension CodeUses {
    /// Whether the function around replaces what it asks for before anybody sees it: `label.text = tr("a"); label.text = name`.
    ///
    /// - Complexity: O(*n*) in the size of the function.
    func isReplaced(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        let around = nodes(around: key.range, in: file)
        guard let target = Self.target(of: key, around) else { return false }
        let type = around.last { $0.kind == .type || $0.kind == .extension }
        return OverwrittenText.isOne(target, in: around.first { $0.kind == .body }, of: type)
    }

    /// The property that is given what code asks for, if nothing in the project reads a property of that name.
    ///
    /// - Returns: the name; `nil` for anything else than a property, and for one that something may read.
    /// - Complexity: O(*n*) in the size of the file, and once in that of the project.
    func unreadProperty(given key: CodeKey) -> String? {
        guard let name = holder(of: key), !readProperties.contains(name) else { return nil }
        return name
    }

    /// What is assigned to in the statement that asks for a key.
    private static func target(of key: CodeKey, _ around: [CodeNode]) -> CodeNode? {
        for node in around.reversed() {
            switch node.kind {
            case .sequence:
                let parts = Array(node.children.prefix(2))
                if parts.count == 2, parts[1].kind == .assignment, !parts[0].range.overlaps(key.range) {
                    return parts[0]
                }
            case .body, .closure: return nil
            default: continue
            }
        }
        return nil
    }

    /// The name of the property that is given what code asks for, and nothing but it.
    private func holder(of key: CodeKey) -> String? {
        guard let file = file(at: key.location.path) else { return nil }
        let around = nodes(around: key.range, in: file)
        if let target = Self.target(of: key, around) {
            // What views have of their own, the system reads.
            return target.kind == .member && !ShownText.isHeld(inProperty: target.name) ? target.name : nil
        }
        // A stored property of a type, and no local name or what is computed.
        guard let index = around.lastIndex(where: { $0.kind == .binding }),
            !around[index...].contains(where: { $0.kind == .body || $0.kind == .closure || $0.kind == .accessor }),
            around[..<index].last(where: { $0.kind != .variables })?.kind == .type
        else { return nil }
        // What a type promises to others, they read.
        let promises = around.last { $0.kind == .type }?.children.filter { $0.kind == .inherited } ?? []
        guard promises.allSatisfy({ $0.isNamed("NSObject") }) else { return nil }
        let names = around[..<index].last { $0.kind == .variables }
        guard names?.children.contains(where: { $0.kind == .attribute }) != true else { return nil }
        return around[index].name
    }

    /// The names among those of properties that hold a missing key which something may read.
    func findReadProperties() -> Set<String> {
        let names = Set(missing.lazy.filter { self.code.isSeen($0) }.compactMap(holder))
        var wanted = names.reduce(into: [UInt64: String]()) { $0[NameHash.of($1)] = $1 }
        var read = names.filter { code.mentioned.contains(Array($0.utf8)) }
        var declared: Set<String> = []
        for file in code.facts.files where wanted.count > 0 {
            let utf8 = CodeComments.blanked(file.code.file.utf8)
            // The variable of a property of Objective-C.
            let isSwift = file.path.hasSuffix(".swift")
            let variables = isSwift ? [:] : names.reduce(into: [UInt64: String]()) { $0[NameHash.of("_" + $1)] = $1 }
            NameHash.forEach(in: utf8[...]) { number, offset, _ in
                guard let name = wanted[number] ?? variables[number], !read.contains(name) else { return }
                switch Self.use(of: name, at: offset, in: utf8, isSwift: isSwift) {
                case .declares: declared.insert(name)
                case .sets: break
                case .mayRead: read.insert(name)
                }
            }
            for name in read { wanted[NameHash.of(name)] = nil }
        }
        // A property of a library or of the system is read there.
        return read.union(names.subtracting(declared))
    }

    /// What a place that names a property does with it.
    private enum PropertyUse { case declares, sets, mayRead }

    private static func use(of name: String, at offset: Int, in utf8: [UInt8], isSwift: Bool) -> PropertyUse {
        let end = utf8[offset...].firstIndex { !NameHash.isPart($0) } ?? utf8.count
        let rest = utf8[end...].prefix(80).drop { $0 == 0x20 || $0 == 0x09 }
        let start = utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = String(decoding: utf8[start..<offset], as: UTF8.self)
        let isDeclaration =
            isSwift
            ? line.firstMatch(of: /\b(?:var|let)\s+$/.wordBoundaryKind(.simple)) != nil
            : line.firstMatch(of: /^\s*@(?:property|synthesize|dynamic)\b/) != nil
        if isDeclaration { return .declares }
        if rest.first == UInt8(ascii: "="), rest.dropFirst().first != UInt8(ascii: "=") { return .sets }
        guard isSwift else { return .mayRead }
        // The key that the property begins with: `var name = "name".localized`.
        if line.hasSuffix("\""), line.contains("var \(name) ") || line.contains("let \(name) ") { return .sets }
        // The key of what stores the property: `@Stored(key: "name") var name: String`.
        guard line.hasSuffix("\"") else { return .mayRead }
        let next = String(decoding: utf8[end...].prefix(160), as: UTF8.self)
        return next.prefixMatch(of: /"[^"]*\bvar\s+(\w+)/)?.output.1 == Substring(name) ? .sets : .mayRead
    }
}
