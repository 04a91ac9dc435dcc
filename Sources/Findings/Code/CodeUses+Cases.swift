internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Keys that are the values of cases: `enum Titles: String { case home = "HOME_TITLE" }`.
extension CodeUses {
    /// Where code names the cases whose values are a key; `nil` where anything else writes the key, or nothing does.
    ///
    /// - Complexity: O(*n*) in the size of the code, once.
    func caseReadings(of key: [UInt8]) -> [(path: String, range: Range<Int>)]? {
        guard let places = writtenPlaces[key], !places.isEmpty else { return nil }
        var found: [(path: String, range: Range<Int>)] = []
        for (path, range) in places {
            guard let file = file(at: path), let name = Self.qualifiedCase(nodes(around: range, in: file)) else {
                return nil
            }
            // A case without its type (`.home`) may be another enumeration's, and where it is named nobody knows.
            guard readCases["." + (name.split(separator: ".").last ?? "")] == nil else { return nil }
            found += readCases[name] ?? []
        }
        return found.isEmpty ? nil : found
    }

    /// The name of the case that a literal is the value of, with that of its type; `nil` for any other literal.
    private static func qualifiedCase(_ around: [CodeNode]) -> String? {
        guard let position = around.lastIndex(where: { $0.kind == .enumCase }),
            let type = around[..<position].last(where: { $0.kind == .type })
        else { return nil }
        return "\(TypeIndex.name(of: type)).\(around[position].name)"
    }

    /// Whether code writes a text where it asks for no localized string.
    ///
    /// - Complexity: O(*n*) in the size of the code, once.
    func isWrittenElsewhere(_ text: String) -> Bool {
        (writtenPlaces[Array(text.utf8)] ?? []).contains { path, range in
            !(keysByPath[path] ?? []).contains { $0.range.overlaps(range) }
        }
    }

    /// Where code names the cases of enumerations of strings as `Titles.home`, with what is asked of them.
    func findReadCases() -> [String: [(path: String, range: Range<Int>)]] {
        var types: Set<String> = []
        for file in code.facts.files {
            for node in file.code.root.descendants where node.kind == .type {
                if node.children.contains(where: { $0.kind == .inherited && $0.isNamed("String") }) {
                    types.insert(TypeIndex.name(of: node))
                }
            }
        }
        guard !types.isEmpty else { return [:] }
        var found: [String: [(path: String, range: Range<Int>)]] = [:]
        for file in code.facts.files where CodePurpose(path: file.path) == .app {
            for node in file.code.root.descendants where node.kind == .member {
                let place = (file.code.file.path, node.range)
                guard let type = node.firstChild else {
                    found["." + node.name, default: []].append(place)
                    continue
                }
                guard type.kind == .reference || type.kind == .member, types.contains(type.name) else { continue }
                found["\(type.name).\(node.name)", default: []].append(place)
            }
        }
        return found
    }
}
