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
        let shown = sources.map { ShownParts(of: self, sources: $0) }
        return OutletJoin(
            shownConnections(without: shown?.unmade),
            index: index,
            keys: keys,
            unreached: shown?.unreached ?? [:]
        ).leavingOut(where: areOfDifferentApps)
    }

    /// Whether code is of another application than a document.
    ///
    /// - Parameters:
    ///   - document: its path as people are shown it.
    ///   - code: its path as it was opened.
    /// - Returns: `false` where that is not known.
    /// - Complexity: O(*n*) in the number of documents and of targets.
    func areOfDifferentApps(document: String, code: String) -> Bool {
        guard let file = project.interfaces.first(where: { project.shownPath(of: $0.path) == document }) else {
            return false
        }
        return built.areOfDifferentApps(project.relativePath(of: file.path), project.relativePath(of: code))
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
