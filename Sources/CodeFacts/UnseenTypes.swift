internal import CodeStrings
internal import SourceCode
internal import SourceText

/// A use of a type of the project, for the question of whether users ever see it.
struct TypeUse: Hashable, Sendable {
    /// The name of the type that is used.
    var name: String
    /// The name of the outermost type around the use; empty for none.
    var user: String
    /// Whether users of the app can reach the place.
    var isSeen: Bool
}

extension FactFinder {
    /// Notes that a type of the project is used.
    mutating func noteUse(_ node: CodeNode) {
        let name = node.name
        if types.isMade(name) {
            uses.insert(TypeUse(name: name, user: situation.owners.first ?? "", isSeen: situation.isSeen))
        } else if node.kind == .typeName || node.kind == .inherited {
            for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                let part = String(part)
                guard types.isMade(part) else { continue }
                uses.insert(TypeUse(name: part, user: situation.owners.first ?? "", isSeen: situation.isSeen))
            }
        }
    }
}

/// The views and other structures that only previews, tests and pages for developers make.
///
/// A preview often has a view of its own around what it shows: no build for users ever makes it. Of classes only views
/// count, unless a document of Interface Builder makes them by name.
enum UnseenTypes {
    /// The bytes of types and their extensions by the path of their file as it was opened, in the order of the file.
    ///
    /// - Complexity: O(*n*) in the number of types.
    static func ranges(of names: Set<String>, in index: TypeIndex) -> [String: [Range<Int>]] {
        guard !names.isEmpty else { return [:] }
        return index.files.reduce(into: [:]) { ranges, file in
            var outer: [Range<Int>] = []
            // In the order of the file, a type comes before what is inside of it.
            for node in file.types where names.contains(TypeIndex.name(of: node)) {
                if outer.last?.contains(node.range.lowerBound) != true { outer.append(node.range) }
            }
            if !outer.isEmpty { ranges[file.code.file.path] = outer }
        }
    }

    /// The names of the types.
    ///
    /// - Parameters:
    ///   - uses: the uses of types.
    ///   - entries: the types with which a program begins: the system makes them, whoever else names them.
    /// - Returns: the names.
    /// - Complexity: O(*n* · *d*) in the number of uses and the depth to which such types use one another.
    static func names(_ uses: some Sequence<TypeUse>, besides entries: Set<String>) -> Set<String> {
        let byName = Dictionary(
            grouping: uses.lazy.filter { $0.name != $0.user && !entries.contains($0.name) },
            by: \.name
        )
        var unseen: Set<String> = []
        while true {
            let count = unseen.count
            for (name, uses) in byName where !unseen.contains(name) {
                if uses.allSatisfy({ !$0.isSeen || unseen.contains($0.user) }) { unseen.insert(name) }
            }
            if unseen.count == count { return unseen }
        }
    }
}

extension FileFacts {
    /// Marks what types and functions show that no user sees.
    ///
    /// - Parameters:
    ///   - unseen: the names of types.
    ///   - functions: the names of functions.
    mutating func hide(_ unseen: Set<String>, functions: Set<String>) {
        func hidden(_ situation: CodeSituation) -> CodeSituation {
            guard !unseen.isDisjoint(with: situation.owners) || functions.contains(situation.function) else {
                return situation
            }
            var hidden = situation
            hidden.isPreview = true
            return hidden
        }
        for index in texts.indices { texts[index].situation = hidden(texts[index].situation) }
        for index in sums.indices { sums[index].situation = hidden(sums[index].situation) }
        for index in calls.indices { calls[index].situation = hidden(calls[index].situation) }
        for index in dates.indices { dates[index].situation = hidden(dates[index].situation) }
        for index in plurals.indices { plurals[index].situation = hidden(plurals[index].situation) }
        for index in directions.indices { directions[index].situation = hidden(directions[index].situation) }
        for index in systemTexts.indices { systemTexts[index].situation = hidden(systemTexts[index].situation) }
        for index in images.indices { images[index].situation = hidden(images[index].situation) }
    }
}
