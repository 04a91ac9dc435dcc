internal import CodeFacts
internal import Findings
internal import OutletTexts
internal import Projects
internal import SourceText
internal import StringTables

/// The objects of documents whose texts nobody sees: those of scenes that nothing makes, those in views that stay hidden, and
/// those that code gives another text as soon as the document is loaded.
struct UnseenObjects: Sendable {
    /// The object IDs, by the path that a document and its tables share.
    private var objects: [String: Set<String>] = [:]
    /// The object IDs of those that code gives another text, by the same path: their placeholders and tool tips stay.
    private var replaced: [String: Set<String>] = [:]

    /// The texts of an object that code replaces, as keys name them.
    private static let own: Set<String> = ["text", "title", "normalTitle"]

    /// - Parameters:
    ///   - loaded: the project.
    ///   - unmade: the scenes and xibs that nothing makes.
    ///   - hidden: the outlets that no code shows.
    ///   - join: what code does with the objects; `nil` if no table has texts of documents.
    /// - Complexity: O(*n*) in the size of the documents.
    init(in loaded: LoadedProject, _ unmade: UnmadeScenes, _ hidden: HiddenViews, _ join: OutletJoin?) {
        let untouchable = UntouchableViews(loaded.sources?.types)
        var seen: [String: Set<String>] = [:]
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            let views = untouchable.objects(in: markup, hidden.contains(_:of:))
            let own = unmade.objects(in: markup.file.path).union(views)
            let path = Self.path(file.parent, file.table)
            objects[path, default: []].formUnion(own)
            if let uses = join?.uses[markup.file.path] {
                replaced[path, default: []].formUnion(Self.replaced(in: markup, by: uses))
            }
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
        guard let key = InterfaceKey(key) else { return false }
        var folders = table.file.split(separator: "/").dropLast()
        if folders.last?.hasSuffix(".lproj") == true { folders.removeLast() }
        let path = Self.path(folders.joined(separator: "/"), table.name)
        if objects[path]?.contains(key.object) == true { return true }
        return Self.own.contains(key.property) && replaced[path]?.contains(key.object) == true
    }

    /// The objects that have another text whatever happens, and the cells of macOS that hold their texts.
    private static func replaced(in markup: MarkupFile, by uses: [String: OutletUse]) -> Set<String> {
        var found: Set<String> = []
        for index in 0..<markup.count {
            guard let element = markup.element(at: index), let id = element["id"],
                uses[id]?.texts.contains(where: { $0.slot == .text && !$0.isConditional }) == true
            else { continue }
            found.insert(id)
            found.formUnion(element.children.filter { $0["key"] == "cell" }.compactMap { $0["id"] })
        }
        return found
    }
}
