package import CodeStrings
package import SourceCode
internal import SourceText

/// What code does with the objects of documents: the texts it gives them, and what it changes of them.
package struct OutletJoin: Sendable {
    /// What code does with an object, by the path of the document as people are shown it, then by object ID.
    package private(set) var uses: [String: [String: OutletUse]] = [:]

    /// Joins documents and code.
    ///
    /// - Parameters:
    ///   - documents: the connections of all documents.
    ///   - index: the sources, and what they declare; those of tests say nothing about the app.
    ///   - keys: the keys that the sources ask for.
    ///   - unreached: the bytes of code that no run of the app comes to, by the path of the file as it was opened.
    /// - Complexity: O(*n*) in the number of nodes, and the number of places that a text comes through.
    package init(
        _ documents: [DocumentConnections],
        index: TypeIndex,
        keys: [CodeKey],
        unreached: [String: [Range<Int>]] = [:]
    ) {
        // Without a connection, code can give the objects nothing.
        guard documents.contains(where: \.hasConnections) else { return }
        let facts = CodeMembers(index.withoutTests).leavingOut(unreached)
        let types = TypeFinder(facts: facts)
        var reader = ValueReader(
            facts: facts,
            keys: KeyPlaces(keys),
            macros: MacroKeys(index.withoutTests, keys: keys),
            constants: ConstantTexts(index.withoutTests),
            messages: MessageMacros(index.withoutTests),
            types: types
        )
        reader.attributes = Dictionary(grouping: documents.flatMap(\.attributes), by: \.property)
        let table = OutletTable(documents)
        let finder = ReceiverFinder(facts: facts, types: types, reader: reader, outlets: table)
        var writer = OutletWriter(documents: documents, finder: finder, reader: reader)
        writer.readAssignments()
        writer.readCalls()
        writer.readNumbers()
        writer.readSetters()
        writer.readStyles()
        writer.readGeometry()
        writer.readAttributes()
        writer.readBindings()
        writer.readLibraries()
        uses = writer.finish()
    }

    /// Joins documents and files whose paths begin at the project's folder.
    package init(
        _ documents: [DocumentConnections],
        files: [SourceCode],
        keys: [CodeKey],
        unreached: [String: [Range<Int>]] = [:]
    ) {
        self.init(documents, index: TypeIndex(files), keys: keys, unreached: unreached)
    }

    /// The paths of the files that texts come from, as they were opened.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    package var textPaths: Set<String> {
        uses.values.reduce(into: []) { paths, objects in
            for use in objects.values { paths.formUnion(use.texts.map(\.location.path)) }
        }
    }

    /// Without the texts that code gives which has nothing to do with the document.
    ///
    /// - Parameter isForeign: whether that is so, by the paths of the document and of the code.
    /// - Returns: what is left.
    /// - Complexity: O(*n*) in the number of texts.
    package func leavingOut(where isForeign: (_ document: String, _ code: String) -> Bool) -> OutletJoin {
        var join = self
        for (document, objects) in uses {
            for (object, use) in objects where !use.texts.isEmpty {
                let foreign = Set(use.texts.map(\.location.path)).filter { isForeign(document, $0) }
                guard !foreign.isEmpty else { continue }
                join.uses[document]?[object]?.texts.removeAll { foreign.contains($0.location.path) }
            }
        }
        return join
    }

    /// What code does with an object of a document; `nil` if the object has no outlet.
    package func use(of object: String, in document: String) -> OutletUse? { uses[document]?[object] }

    /// The keys that documents themselves hold, in attributes which code looks up.
    package var documentKeys: [CodeKey] {
        let keys = uses.sorted { $0.key < $1.key }.flatMap { _, objects in
            objects.sorted { $0.key < $1.key }.flatMap(\.value.texts)
        }.compactMap { text -> CodeKey? in
            guard case .key(let key, _) = text.value, key.range.isEmpty else { return nil }
            return key
        }
        return keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
