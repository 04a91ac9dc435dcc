internal import CodeStrings
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
        let unmade = sources.map { UnmadeScenes(of: self, sources: $0) }
        let shown = project.interfaces.compactMap { file -> DocumentConnections? in
            let path = project.relativePath(of: file.path)
            guard CodePurpose(document: path) == .app, !built.leavesOutDocument(path),
                case .success(let interface)? = interface(at: file.path)
            else { return nil }
            let markup = interface.markup
            return DocumentConnections(markup, leavingOut: unmade?.ranges(in: markup.file.path) ?? [])
        }
        if shown.contains(where: \.hasConnections) { return shown }
        return project.interfaces.compactMap { file in
            guard case .success(let interface)? = interface(at: file.path) else { return nil }
            return DocumentConnections(interface.markup)
        }
    }
}
