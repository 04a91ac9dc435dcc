extension LoadedProject {
    /// The documents that screens are read from, by path: one for each folder and name.
    ///
    /// - Complexity: O(*n* log *n*) in the number of documents.
    package var sourceInterfaces: [Project.InterfaceFile] { project.sourceInterfaces(source, where: built.name) }

    /// The identifiers of the objects of the document that a table belongs to, in all languages that have one of their own.
    ///
    /// - Returns: `nil` if there is no such document, or it cannot be read: that is another rule's business.
    package func objects(of file: Project.TableFile) -> Set<String>? {
        guard let path = project.interface(ofTable: file), case .success(let interface)? = interface(at: path) else {
            return nil
        }
        // A storyboard and a xib may share a name, and an older project has a document for each language.
        let others = project.interfaces.filter {
            $0.parent == file.parent && $0.table == file.table && $0.path != path && !isLeftOut($0.path)
        }
        return others.reduce(into: interface.identifiers) { identifiers, other in
            guard case .success(let interface)? = self.interface(at: other.path) else { return }
            identifiers.formUnion(interface.identifiers)
        }
    }

    /// The object IDs of the documents whose texts a String Catalog has.
    ///
    /// - Parameter path: that of the catalog, relative to the project.
    /// - Returns: the IDs; `nil` for any other catalog.
    /// - Complexity: O(*n*) in the number of documents, and in their objects.
    package func objects(ofCatalog path: String) -> Set<String>? {
        let documents = project.interfaces.filter { project.catalogs(of: $0).contains(path) && !isLeftOut($0.path) }
        let identifiers = documents.compactMap { document -> Set<String>? in
            guard case .success(let interface)? = interface(at: document.path) else { return nil }
            return interface.identifiers
        }
        return identifiers.isEmpty ? nil : identifiers.reduce(into: []) { $0.formUnion($1) }
    }
}
