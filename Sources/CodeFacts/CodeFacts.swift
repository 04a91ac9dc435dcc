package import CodeStrings
package import SourceCode
internal import SourceText

/// What the code of a project shows to people, file by file.
package struct CodeFacts: Sendable {
    /// A file and what it shows.
    package struct File: Sendable {
        package var code: SourceCode
        /// The path from the project's folder.
        package var path: String
        package var facts: FileFacts
    }

    package let files: [File]
    /// What nothing of the app reaches.
    package let unreached: UnreachedCode
    /// The paths of files that no user of the app runs, from the project's folder.
    package let unseenFiles: Set<String>
    /// The outlets that stay hidden.
    package let hiddenViews: HiddenViews

    /// How often it is looked where a value comes from: a title is handed on by a few initializers at most.
    private static let maximumRounds = 3

    /// Reads all files, until no further parameter is known to reach a label.
    ///
    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - keys: the places where they ask for localized strings.
    ///   - unseenFiles: the paths of files that only developers run, or nobody.
    ///   - quoted: the texts that property lists and other data of the project hold, in UTF-8.
    ///   - documents: the documents of Interface Builder, which make classes where code loads them.
    ///   - systems: the oldest versions of systems that the app runs on.
    ///   - known: the declarations that nothing reaches, with the same documents; `nil` to find them.
    /// - Complexity: O(*n*) in the number of nodes.
    package init(
        _ index: TypeIndex,
        keys: [CodeKey],
        unseenFiles: Set<String> = [],
        quoted: Set<[UInt8]> = [],
        documents: [CodeDocument] = [],
        systems: OldestSystems = .unknown,
        unreached known: UnreachedCode? = nil
    ) {
        let types = ProjectTypes(index, quoted: quoted, documents: documents)
        hiddenViews = types.hiddenViews
        let unreached =
            known
            ?? UnreachedCode(
                of: ReadCode(index, types, unseenFiles: unseenFiles, quoted: quoted, systems: systems),
                documents: documents
            )
        let quoted = documents.reduce(into: quoted) { $0.formUnion($1.texts) }
        self.unseenFiles = unseenFiles
        let ranges = Dictionary(grouping: keys, by: \.location.path).mapValues { keys in
            keys.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        }
        let tasks = index.files.map { file in
            ReadingTask(
                code: file.code,
                path: file.path,
                isTest: CodePurpose(path: file.path) != .app || unseenFiles.contains(file.path),
                keys: ranges[file.code.file.path] ?? []
            )
        }
        func read(_ tasks: [ReadingTask], _ known: [ShownPlace: Shower]) -> [Reading] {
            CodeThreads.map(tasks) { Reading($0, types: types, shown: known, unreached: unreached) }
        }
        var shown: [ShownPlace: Shower] = [:]
        var results: [Reading] = []
        var news: Set<String> = []
        for round in 0...Self.maximumRounds {
            let known = shown
            if results.isEmpty {
                results = read(tasks, known)
            } else {
                // What a file shows changes only where it names something that was found.
                let names = news
                let affected = results.indices.filter { !results[$0].mentions.isDisjoint(with: names) }
                let again = read(affected.map { tasks[$0] }, known)
                for (index, reading) in zip(affected, again) { results[index] = reading }
            }
            // Of several places that show one value the first counts, whatever the order of threads, but for those where it
            // only stands in for another.
            for result in results {
                shown.merge(result.found) { first, other in first.isFallback && !other.isFallback ? other : first }
            }
            if round == Self.maximumRounds || shown == known { break }
            news = Set(shown.lazy.filter { known[$0.key] != $0.value }.flatMap(\.key.names))
        }
        let uses = results.reduce(into: Set<TypeUse>()) { $0.formUnion($1.uses) }
        // A document makes a class by its name.
        let unseen = UnseenTypes.names(uses, besides: Self.entries(of: index)).filter {
            !types.views.contains($0) || !quoted.contains(Array($0.utf8))
        }
        self.unreached = unreached.adding(UnseenTypes.ranges(of: unseen, in: index))
        let calls = results.reduce(into: Set<FunctionUse>()) { $0.formUnion($1.calls) }
        let functions = UnseenFunctions.names(calls, unseen: unseen)
        var filled = results.reduce(into: Set<ViewProperty>()) { $0.formUnion($1.filled) }
        let defaults = results.reduce(into: Set<ViewProperty>()) { defaults, result in
            defaults.formUnion(result.facts.texts.lazy.filter(\.situation.isSeen).compactMap(\.initialOf))
        }
        filled.formUnion(
            ReplacedDefaults.properties(among: defaults.subtracting(filled), in: index, documents: documents)
        )
        let assigned = results.reduce(into: [ViewProperty: Bool]()) { $0.merge($1.assigned) { $0 || $1 } }
        let declared = DeclaredProperties.counts(of: Set(defaults.map(\.name)), in: index)
        let isUnique = { (name: String) in (types.propertyCounts[name] ?? 0) + (declared[name] ?? 0) == 1 }
        self.files = zip(tasks, results).map { task, result in
            var facts = result.facts
            if !unseen.isEmpty || !functions.isEmpty { facts.hide(unseen, functions: functions) }
            facts.hideStandIns(filled, isUnique: isUnique)
            facts.markBeginnings(assigned, isUnique: isUnique)
            return File(code: task.code, path: task.path, facts: facts)
        }
    }

    /// The names of the types with which programs begin.
    private static func entries(of index: TypeIndex) -> Set<String> {
        index.files.reduce(into: []) { names, file in
            for node in file.types where node.children.contains(where: \.beginsProgram) {
                names.insert(TypeIndex.name(of: node))
            }
        }
    }

    /// A file that is walked through.
    private struct ReadingTask: Sendable {
        var code: SourceCode
        var path: String
        var isTest: Bool
        /// Where it asks for localized strings, in file order.
        var keys: [Range<Int>]
    }

    /// What one walk through a file finds.
    private struct Reading: Sendable {
        var facts: FileFacts
        var found: [ShownPlace: Shower]
        var uses: Set<TypeUse>
        var mentions: Set<String>
        var filled: Set<ViewProperty>
        var assigned: [ViewProperty: Bool]
        var calls: Set<FunctionUse>

        init(
            _ task: ReadingTask,
            types: ProjectTypes,
            shown: [ShownPlace: Shower],
            unreached: UnreachedCode
        ) {
            var finder = FactFinder(
                types: types,
                shown: shown,
                unreached: unreached,
                keys: task.keys,
                called: task.path.hasSuffix(".swift") ? CalledNames(task.code.file) : nil,
                methods: ObjectiveCMethods(task.path.hasSuffix(".swift") ? [] : task.code.file.utf8),
                isTest: task.isTest
            )
            finder.visitChildren(of: task.code.root)
            if !task.path.hasSuffix(".swift") {
                finder.lookAtMacros(in: task.code.file.utf8)
                finder.lookAtSums(in: task.code.file.utf8)
            }
            (facts, found, uses, mentions) = (finder.facts, finder.found, finder.uses, finder.mentions)
            (filled, assigned, calls) = (finder.filled, finder.assigned, finder.calls)
        }
    }
}
