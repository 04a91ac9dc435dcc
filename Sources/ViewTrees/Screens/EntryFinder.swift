internal import SourceCode
internal import SourceText

/// Finds where screens begin.
struct EntryFinder {
    let reader: TreeReader
    let platforms: FilePlatforms
    /// The functions that show or keep a view which they are given.
    let hosts: HostingFunctions

    var types: ProjectTypes { reader.types }

    init(_ files: [SourceCode], reader: TreeReader, platforms: FilePlatforms) {
        self.reader = reader
        self.platforms = platforms
        hosts = HostingFunctions(files)
    }

    /// Notes the scenes of apps, the views of widgets, and what controllers host.
    func collect(_ files: [SourceCode]) {
        for index in types.types.indices {
            let type = types[index]
            guard let node = type.node, !isOtherSystem(node.file.path) else { continue }
            guard type.conforms(to: "App") || type.conforms(to: "Scene") || type.conforms(to: "Widget")
            else { continue }
            readScenes(of: index, node)
        }
        collectGiven(files, as: .hosted) { HostingFunctions.hosted($0) ?? hosts.given($0) }
    }

    /// Notes the views that no screen has shown.
    func collectUntraced() {
        for index in types.types.indices where !reader.shownTypes.contains(index) {
            note(index)
        }
    }

    /// Notes the views of a name, whoever shows them.
    func collect(viewsNamed name: String) {
        for index in types.types.indices where types[index].name == name { note(index) }
    }

    /// Notes a view that people say a screen shows.
    func collect(_ entry: SourceHints.Entry) {
        for index in types.types.indices where types[index].name == entry.view { note(index, as: entry.kind) }
    }

    private func note(_ index: Int, as kind: ScreenKind = .untraced) {
        let type = types[index]
        guard let node = type.node, type.isView, !type.conforms(to: "PreviewProvider"),
            !isOtherSystem(node.file.path), let getter = types.property("body", of: index)?.getter
        else { return }
        let platform = platforms.platform(of: node)
        guard reader.seenScreens.insert(ScreenIdentity(node: getter, platform: platform)).inserted else { return }
        let scope = Scope(owner: .instance(Instance(type: index, names: [:])), file: node.file.path)
        reader.pending.append(
            PendingScreen(
                name: type.name,
                kind: kind,
                content: .code(getter, scope, []),
                node: node,
                surroundings: Surroundings(),
                platform: platform
            )
        )
    }

    /// Whether a file is one of a watch or television app, whose rooms are not known.
    func isOtherSystem(_ path: String) -> Bool {
        path.split(separator: "/").contains { part in
            let name = part.lowercased()
            return name.contains("watch") || name == "tvos" || name.hasSuffix("tvos") || name == "visionos"
        }
    }

    private func readScenes(of index: Int, _ node: CodeNode) {
        guard let getter = types.property("body", of: index)?.getter else { return }
        reader.start(platforms.platform(of: node))
        let scope = Scope(owner: .instance(Instance(type: index, names: [:])), file: node.file.path)
        _ = reader.views(ofBody: getter, scope, Surroundings())
    }
}
