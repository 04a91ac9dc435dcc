package import CodeStrings
internal import ProposedLayout
package import SourceCode
internal import SourceText

/// The screens of a project that its Swift code describes.
package struct SourceViews: Sendable {
    /// The screens, those of the app first.
    package private(set) var screens: [SourceScreen] = []
    /// The places that nodes come from: ``ProposedLayout/ViewNode/source`` is one more than a position here.
    package private(set) var places: [ViewPlace] = []
    /// The places, as ``ProposedLayout/ViewNode/source``, that only conditions for developers show.
    package private(set) var developerPlaces: Set<Int> = []
    /// The localized strings that texts show: ``ProposedLayout/TextRun/string`` is a position here.
    package private(set) var strings: [ShownString] = []
    /// The texts that only the running app knows: ``ProposedLayout/TextRun/data`` is a position here.
    package private(set) var data: [ShownData] = []
    /// The number of views of the project, and of those that some traced screen shows.
    package private(set) var viewCount = 0
    package private(set) var tracedViewCount = 0
    /// What is said beside the code about something that is not in it.
    package private(set) var problems: [HintProblem] = []

    /// How many screens of one project are read.
    private static let maximumScreens = 2_000

    /// Reads the screens of a project.
    ///
    /// - Parameters:
    ///   - index: its files, and what they declare; only those of Swift are read.
    ///   - keys: the localized strings that its code asks for.
    ///   - assets: the sizes of pictures by ``AssetName/plain(_:)``.
    ///   - hints: what people say beside the code.
    ///   - accessors: the tables behind types that no source declares, by their names: ``GeneratedAccessors``.
    ///   - platforms: the platform that targets build a file for, by path, as far as it is one.
    ///   - view: the name of the only view to read, whoever shows it, as a screen of its own; `nil` for all screens.
    /// - Complexity: O(*n* + *s* · *m*) for *n* nodes of code and *s* screens of at most *m* nodes, a constant.
    package init(
        _ index: TypeIndex,
        keys: [CodeKey],
        assets: [String: AssetSize] = [:],
        hints: SourceHints = SourceHints(),
        accessors: [String: String] = [:],
        platforms: [String: SourcePlatform] = [:],
        view: String? = nil
    ) {
        let index = index.filter { $0.path.hasSuffix(".swift") && CodePurpose(path: $0.path) != .test }
        // Trees are walked by functions that call themselves, and need the room of a thread that is made for it.
        let read = CodeThreads.map([index]) { index in
            let reader = TreeReader(
                types: ProjectTypes(index),
                keys: LocalizedPlaces(keys),
                assets: assets,
                hints: hints,
                accessors: accessors,
                givenPlaces: GivenPlaces(index.files.map(\.code))
            )
            return Self(reader, index.files.map(\.code), platforms, view: view)
        }
        self = read.first ?? SourceViews()
    }

    /// Reads the screens of Swift files whose paths begin at the project's folder.
    package init(_ files: [SourceCode], keys: [CodeKey], assets: [String: AssetSize] = [:], view: String? = nil) {
        self.init(TypeIndex(files), keys: keys, assets: assets, view: view)
    }

    private init() {}

    private init(
        _ reader: TreeReader,
        _ files: [SourceCode],
        _ built: [String: SourcePlatform],
        view: String?
    ) {
        let platforms = FilePlatforms(files, built: built)
        let entries = EntryFinder(files, reader: reader, platforms: platforms)
        let traced: Set<Int>
        if let view {
            entries.collect(viewsNamed: view)
            let count = reader.pending.count
            drain(reader)
            // What it presents is not asked for.
            screens.removeSubrange(min(count, screens.count)...)
            traced = reader.shownTypes
        } else {
            entries.collect(files)
            for entry in reader.hints.entries { entries.collect(entry) }
            drain(reader)
            entries.collectKept(files)
            entries.collectRouted(files)
            drain(reader)
            entries.collectAlerts(files)
            drain(reader)
            traced = reader.shownTypes
            entries.collectUntraced()
            drain(reader)
        }
        for (index, screen) in screens.enumerated() {
            guard let branches = screen.identity.flatMap({ reader.requirements[$0] }) else { continue }
            screens[index].decisions.require(branches, reader.deviceConditions)
        }
        problems = view == nil ? Self.problems(reader) : []
        places = reader.places
        developerPlaces = reader.developerPlaces
        strings = reader.strings
        data = reader.data
        viewCount = reader.types.types.count(where: \.isView)
        tracedViewCount = traced.count { reader.types[$0].isView }
    }

    private static func problems(_ reader: TreeReader) -> [HintProblem] {
        guard !reader.hints.isEmpty else { return [] }
        let names = HintNames(types: reader.types)
        let hints = reader.hints
        return hints.entries.enumerated().compactMap { names.problem(ofEntry: $0.offset, $0.element) }
            + hints.samples.keys.sorted().compactMap { names.problem(ofSample: $0, shown: reader.shownData) }
            + hints.sizes.keys.sorted().compactMap { names.problem(ofSize: $0, made: reader.madeViews) }
    }

    /// Reads the screens that were met until there are no more.
    private mutating func drain(_ reader: TreeReader) {
        var next = 0
        while next < reader.pending.count, screens.count < Self.maximumScreens {
            let screen = reader.pending[next]
            next += 1
            screens += reader.read(screen)
        }
        reader.pending.removeAll()
    }
}
