internal import SourceText

/// The objects of the Interface Builder documents that tables belong to.
struct InterfaceObjects {
    private let project: Project

    init(project: Project) { self.project = project }

    /// The identifiers of the objects of the document beside a table, in `Base.lproj` or in the table's own folder.
    ///
    /// - Parameter file: a table, in any language.
    /// - Returns: `nil` if there is no document of its name, or none that can be read: that is another rule's business.
    func identifiers(of file: Project.TableFile) -> Set<String>? {
        let folders = ["Base.lproj", file.language.name + ".lproj"]
        let parent = file.parent.isEmpty ? "" : file.parent + "/"
        let candidates = folders.flatMap { folder in
            [".storyboard", ".xib"].map { project.path(of: parent + folder + "/" + file.table + $0) }
        }
        guard let path = candidates.first(where: { FileAccess.kind(of: $0) == .file }) else { return nil }
        do throws(SourceError) {
            let markup = try MarkupFile(TextFile(decoding: try FileAccess.read(path), path: path))
            var identifiers: Set<String> = []
            for index in 0..<markup.count {
                if let identifier = markup.element(at: index)?["id"] { identifiers.insert(identifier) }
            }
            return identifiers
        } catch {
            return nil
        }
    }
}
