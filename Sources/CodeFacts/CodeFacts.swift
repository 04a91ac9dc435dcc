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

    /// How often it is looked where a value comes from: a title is handed on by a few initializers at most.
    private static let maximumRounds = 3

    /// Reads all files, until no further parameter is known to reach a label.
    ///
    /// - Parameters:
    ///   - files: the files, with their paths from the project's folder.
    ///   - keys: the places where they ask for localized strings.
    /// - Complexity: O(*n*) in the number of nodes.
    package init(_ files: [(code: SourceCode, path: String)], keys: [CodeKey]) {
        let types = ProjectTypes(files.map(\.code))
        let ranges = Dictionary(grouping: keys, by: \.location.path).mapValues { keys in
            keys.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        }
        let tasks = files.map { file in
            (
                code: file.code, path: file.path, isTest: CodeSituation.isTest(file.path),
                keys: ranges[file.code.file.path] ?? []
            )
        }
        var shown: [ShownPlace: Shower] = [:]
        var results: [(facts: FileFacts, found: [ShownPlace: Shower])] = []
        for round in 0...Self.maximumRounds {
            let known = shown
            results = CodeThreads.map(tasks) { task in
                var finder = FactFinder(types: types, shown: known, keys: task.keys, isTest: task.isTest)
                finder.visitChildren(of: task.code.root)
                return (finder.facts, finder.found)
            }
            // Of several places that show one value the first counts, whatever the order of threads.
            for (_, found) in results { shown.merge(found) { first, _ in first } }
            if round == Self.maximumRounds || shown.count == known.count { break }
        }
        self.files = zip(tasks, results).map { File(code: $0.code, path: $0.path, facts: $1.facts) }
    }
}
