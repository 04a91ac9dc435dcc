package import CodeStrings
internal import Interfaces
package import OutletTexts
package import Projects
internal import SourceText

extension LoadedProject {
    /// The connections of what people see of documents.
    ///
    /// Documents in folders for developers are left out, those that no Xcode project builds, and, where the code was read,
    /// the scenes and xibs that nothing makes; if nothing else is there, all are taken.
    ///
    /// - Returns: one value for each document that could be read and has something left, in the order of their paths.
    /// - Complexity: O(*n*) in the size of the documents, and of the code.
    package func shownConnections() -> [DocumentConnections] {
        shownConnections(without: sources.map { UnmadeScenes(of: self, sources: $0) })
    }

    /// What code does with the outlets of what people see of documents.
    ///
    /// - Parameters:
    ///   - index: the sources, and what they declare.
    ///   - keys: the keys that the sources ask for.
    /// - Returns: the texts of each outlet.
    /// - Complexity: O(*n*) in the size of the documents, and of the code.
    package func shownOutlets(_ index: TypeIndex, keys: [CodeKey]) -> OutletJoin {
        shownOutlets(index, keys: keys, sources.map { ShownParts(of: self, sources: $0) })
    }

    /// Whether a table or a String Catalog has the texts of a document.
    ///
    /// - Complexity: O(*n* · *m*) in the number of documents and of tables.
    var hasTextsOfDocuments: Bool {
        project.interfaces.contains { document in
            !project.catalogs(of: document).isEmpty
                || project.files.contains { $0.parent == document.parent && $0.table == document.table }
        }
    }

    /// What code does with the outlets of what people see, which is known already.
    func shownOutlets(_ index: TypeIndex, keys: [CodeKey], _ shown: ShownParts?) -> OutletJoin {
        let join = OutletJoin(
            shownConnections(without: shown?.unmade),
            index: index,
            keys: keys,
            unreached: shown?.unreached ?? [:]
        )
        return ofOwnApps(join)
    }

    /// What code does with the objects of documents, without the texts that code of other applications gives: two apps of a
    /// project may have classes of one name.
    ///
    /// - Parameter join: what all code does.
    /// - Returns: what is left.
    /// - Complexity: O(*n* · *t*) in the number of files and of targets.
    func ofOwnApps(_ join: OutletJoin) -> OutletJoin {
        guard built.buildSeveralApps else { return join }
        let documents = Dictionary(
            project.interfaces.map { (project.shownPath(of: $0.path), built.apps(building: $0.path)) },
            uniquingKeysWith: { first, _ in first }
        )
        let code = join.textPaths.reduce(into: [String: Set<[String]>]()) { code, path in
            code[path] = built.apps(building: project.relativePath(of: path))
        }
        return join.leavingOut { document, path in
            guard let own = documents[document], let others = code[path], !own.isEmpty, !others.isEmpty else {
                return false
            }
            return own.isDisjoint(with: others)
        }
    }

    private func shownConnections(without unmade: UnmadeScenes?) -> [DocumentConnections] {
        let built = project.interfaces.filter { file in
            let path = project.relativePath(of: file.path)
            return CodePurpose(document: path) == .app && !self.built.leavesOutDocument(path)
        }
        let files = built.isEmpty ? project.interfaces : built
        let shown = connections(of: files, without: unmade)
        return shown.contains(where: \.hasConnections) ? shown : connections(of: files, without: nil)
    }

    private func connections(
        of files: [Project.InterfaceFile],
        without unmade: UnmadeScenes?
    ) -> [DocumentConnections] {
        files.compactMap { file in
            guard case .success(let interface)? = interface(at: file.path) else { return nil }
            let markup = interface.markup
            return DocumentConnections(markup, leavingOut: unmade?.ranges(in: markup.file.path) ?? [])
        }
    }
}
