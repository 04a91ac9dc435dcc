internal import CodeFacts
internal import Findings
internal import Projects
internal import SourceText
internal import StringTables

/// The objects of documents whose texts nobody sees: those of scenes that nothing makes, and those in views that stay hidden.
struct UnseenObjects: Sendable {
    /// The object IDs, by the path that a document and its tables share.
    private var objects: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - loaded: the project.
    ///   - unmade: the scenes and xibs that nothing makes.
    ///   - hidden: the outlets that no code shows.
    /// - Complexity: O(*n*) in the size of the documents.
    init(in loaded: LoadedProject, _ unmade: UnmadeScenes, _ hidden: HiddenViews) {
        let untouchable = UntouchableViews(loaded.sources?.types)
        var seen: [String: Set<String>] = [:]
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            let views = untouchable.objects(in: markup, hidden.contains(_:of:))
            let own = unmade.objects(in: markup.file.path).union(views)
            let path = Self.path(file.parent, file.table)
            objects[path, default: []].formUnion(own)
            // An older project has a document for each language.
            seen[path, default: []].formUnion(interface.identifiers.subtracting(own))
        }
        for (path, others) in seen { objects[path]?.subtract(others) }
    }

    private static func path(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }

    /// Whether nobody sees the text of a key: `Lmv-uK-5FQ.text` of an object that stays hidden.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    func hold(_ key: String, of table: LocalizedTable) -> Bool {
        guard !objects.isEmpty, let object = InterfaceKey(key)?.object else { return false }
        var folders = table.file.split(separator: "/").dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        return objects[Self.path(folders.joined(separator: "/"), table.name)]?.contains(object) ?? false
    }
}
