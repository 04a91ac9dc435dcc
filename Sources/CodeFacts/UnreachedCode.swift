internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The declarations of a project that nothing reaches from where its programs begin.
///
/// Names decide: what is named anywhere in code that is reached, be it as a call, a key path, a selector, a label or
/// an argument, is reached with all that has the name; but a method that is named without a receiver is one of the type around,
/// and what is private is named in its own file. What the frameworks may call or make counts as named; so does what
/// documents, property lists and Objective-C name. Tests, previews and code of debug builds name nothing for users.
package struct UnreachedCode: Sendable {
    /// The bytes of these declarations by the path of their file as it was opened; one inside of another is left out.
    package let ranges: [String: [Range<Int>]]
    /// Those of them that are branches for cases which no code makes.
    private(set) var unmadeCases: [String: [Range<Int>]] = [:]

    /// Nothing is known to be unreached.
    package static let none = UnreachedCode(ranges: [:])

    private init(ranges: [String: [Range<Int>]]) { self.ranges = ranges }

    /// Whether a byte of a file is in one of the declarations.
    ///
    /// - Complexity: O(log *n*) in the declarations of the file.
    package func contains(_ offset: Int, in path: String) -> Bool {
        ranges[path]?.holdInOrder(offset) == true
    }

    /// - Parameters:
    ///   - code: the code.
    ///   - documents: the documents of Interface Builder; one that no code in use loads makes nothing.
    ///   - branches: the bytes of those that are never taken, by the path of their file as it was opened.
    /// - Complexity: O(*n* + *u* · *d*) in the size of the code, the number of declarations and the depth to which what is
    ///   reached is reached through others.
    init(_ code: ReadCode, documents: [CodeDocument], dead branches: [String: [Range<Int>]]) {
        let swift = code.swift
        let connections = ActionConnections(documents)
        let units = CodeThreads.map(swift) {
            CodeUnits(
                $0,
                types: code.system,
                related: code.related,
                isLibrary: code.isLibrary,
                hasFirstLabels: code.hasFirstLabels,
                connections
            )
        }
        let others = code.files.filter { !$0.isSwift }
        let begins =
            units.contains(where: \.beginsProgram)
            || others.contains { ["main.m", "main.mm"].contains(FilePath.name(of: $0.path)) }
        // Who calls a library is not known.
        guard begins else {
            ranges = [:]
            return
        }
        let loaders = documents.map { (Set($0.names.map(NameHash.of)), Self.names(in: $0.texts)) }
        let names = units.reduce(into: loaders.reduce(into: Set<UInt64>()) { $0.formUnion($1.0) }) { names, file in
            for unit in file.units { names.formUnion([unit.name, unit.selector ?? unit.name]) }
        }
        let statics = units.reduce(into: Set<UInt64>()) { $0.formUnion($1.units.compactMap(\.qualifiedName)) }
        let nested = units.reduce(into: Set<UInt64>()) { nested, file in
            for unit in file.units where unit.role == .type { if let name = unit.qualifiedName { nested.insert(name) } }
        }
        let declared = units.flatMap(\.units)
        let functions = Set(declared.lazy.filter { $0.forms != nil }.map(\.name))
            .subtracting(declared.lazy.filter { $0.forms == nil }.map(\.name))
        let quotedAnywhere = documents.reduce(into: code.quoted) { $0.formUnion($1.texts) }
        let overridden = OverriddenFunctions(code.index, quoted: quotedAnywhere)
        let places = CodeThreads.map(swift) { file in
            let silent = SilentParts.of(
                file.code,
                leavingOut: branches[file.code.file.path] ?? [],
                overridden: overridden,
                developerFlags: code.types.developerFlags,
                developerCases: code.types.developerCases,
                falseConstants: code.types.falseConstants
            )
            return NamedPlaces(
                file,
                names: names,
                statics: statics,
                nested: nested,
                functions: functions,
                values: code.receivers.values(in: file),
                silent: silent
            )
        }
        var reached = Self.names(in: code.quoted)
        for found in CodeThreads.map(
            others,
            { file in
                var found: Set<UInt64> = []
                NameHash.forEach(in: CodeComments.blanked(file.code.file.utf8)[...]) { name, _, _ in
                    if names.contains(name) { found.insert(name) }
                }
                return found
            }
        ) { reached.formUnion(found) }
        let ownTypes = units.reduce(into: Set<UInt64>()) { types, file in
            for unit in file.units where unit.role == .type { types.insert(unit.name) }
        }
        let alive = Self.alive(
            units.map(\.units),
            places,
            ownTypes: ownTypes,
            related: code.related,
            documents: loaders,
            reached: reached
        )
        var ranges: [String: [Range<Int>]] = [:]
        for (file, (found, own)) in zip(swift, zip(units, alive)) {
            var dead: [Range<Int>] = overridden.ranges[file.code.file.path] ?? []
            // What is named by the name of its outer type lives on without it.
            let outlived = Self.outlived(found.units, own)
            for (index, unit) in found.units.enumerated() where !own[index] && !outlived.contains(index) {
                dead.append(unit.range)
            }
            guard !dead.isEmpty else { continue }
            ranges[file.code.file.path] = dead.outermost
        }
        let made = documents.map { (names: Set($0.names.map(NameHash.of)), texts: $0.texts) }
        let unsent = UnsentMethods.ranges(
            in: code.objectiveC.leavingOut(branches),
            quoted: code.quoted,
            documents: made,
            connections
        )
        ranges.merge(unsent) { own, _ in own }
        let known = UnreachedCode(ranges: ranges)
        let unmade = UnmadeCases(code.choices, in: swift, unreached: known.contains)
        unmadeCases = unmade.ranges
        for (path, cases) in unmade.ranges {
            ranges[path] = (ranges[path, default: []] + cases).outermost
        }
        self.ranges = ranges
    }

    /// With other declarations that no user sees.
    ///
    /// - Complexity: O(*n* log *n*) in the number of declarations of the files that have others.
    package func adding(_ others: [String: [Range<Int>]]) -> UnreachedCode {
        UnreachedCode(ranges: ranges.merging(others) { ($0 + $1).outermost })
    }

    /// The positions of types and extensions that nothing reaches, and that hold a type which something does.
    private static func outlived(_ units: [CodeUnit], _ alive: [Bool]) -> Set<Int> {
        var found: Set<Int> = []
        for (index, unit) in units.enumerated() where alive[index] {
            var outer = unit.owner
            while let position = outer, !alive[position] {
                found.insert(position)
                outer = units[position].owner
            }
        }
        return found
    }

    /// The identifiers in texts without white space.
    private static func names(in texts: Set<[UInt8]>) -> Set<UInt64> {
        var found: Set<UInt64> = []
        for text in texts where !text.contains(0x20) {
            NameHash.forEach(in: text[...]) { name, _, _ in found.insert(name) }
        }
        return found
    }

    /// Which declarations are reached, file by file.
    ///
    /// For each document there are the names by which it is loaded, none if it always is, and what it names.
    private static func alive(
        _ files: [[CodeUnit]],
        _ places: [NamedPlaces],
        ownTypes: Set<UInt64>,
        related: RelatedTypes,
        documents: [(names: Set<UInt64>, texts: Set<UInt64>)],
        reached: Set<UInt64>
    ) -> [[Bool]] {
        // What is named outside of Swift is no call that tells of arguments.
        var external = reached
        var reached = reached
        // The names that each declaration has outside of those inside of it.
        var named = files.map { [[UInt64]](repeating: [], count: $0.count) }
        let namedWithin = NamedWithin(files, related)
        for (file, found) in places.enumerated() {
            var open: [Int] = []
            var next = 0
            for place in found.places {
                while next < files[file].count, files[file][next].range.lowerBound <= place.offset {
                    open.append(next)
                    next += 1
                }
                open.removeAll { files[file][$0].range.upperBound <= place.offset }
                let keys = namedWithin.keys(of: place, inFile: file, within: open.lazy.map { files[file][$0] })
                guard let last = open.last else {
                    reached.formUnion(keys)
                    continue
                }
                // The declaration of what is asked of its type by name calls nothing of the name, nor does a promise.
                let unit = files[file][last]
                let isOwn = unit.nameOffset == place.offset
                if isOwn, unit.qualifiedName != nil || unit.isPromise { continue }
                named[file][last] += isOwn && unit.isCase ? [place.name] : keys
            }
        }
        var alive = files.map { [Bool](repeating: false, count: $0.count) }
        var aliveTypes: Set<UInt64> = []
        var isNew = true
        var waiting = documents
        while isNew {
            isNew = false
            waiting.removeAll { document in
                guard document.names.isEmpty || !document.names.isDisjoint(with: reached) else { return false }
                reached.formUnion(document.texts)
                external.formUnion(document.texts)
                isNew = true
                return true
            }
            for file in files.indices {
                for (position, unit) in files[file].enumerated() where !alive[file][position] {
                    let isByOuterName = unit.role == .type && unit.qualifiedName.map(reached.contains) == true
                    // What is of a type itself is there for a type inside of it, whatever becomes of the outer one.
                    let isByInnerType =
                        unit.role == .member && unit.qualifiedName != nil
                        && namedWithin.isNamedByItself(unit, reached)
                    if let owner = unit.owner, !alive[file][owner], !isByOuterName, !isByInnerType { continue }
                    let isReached =
                        switch unit.role {
                        case .extension: !ownTypes.contains(unit.name) || aliveTypes.contains(unit.name)
                        case .type, .member:
                            unit.isEntry || external.contains(unit.selector ?? unit.name)
                                || namedWithin.isNamed(unit, inFile: file, reached)
                                || unit.qualifiedName.map(reached.contains) == true
                        }
                    guard isReached else { continue }
                    alive[file][position] = true
                    if unit.role == .type { aliveTypes.insert(unit.name) }
                    reached.formUnion(named[file][position])
                    named[file][position] = []
                    isNew = true
                }
            }
        }
        return alive
    }
}
