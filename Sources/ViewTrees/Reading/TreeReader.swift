internal import CodeStrings
internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Reads the bodies of views and writes trees of what is shown.
///
/// One reader reads all screens of a project; it is used by one thread.
final class TreeReader {
    let types: ProjectTypes
    /// The strings that code asks for, by file and place.
    let keys: LocalizedPlaces
    let assets: [String: AssetSize]
    /// What people say beside the code.
    let hints: SourceHints
    /// The expressions of data that texts show, and the views of others that code makes, where hints ask for them.
    var shownData: Set<String> = []
    var madeViews: Set<String> = []
    /// The tables of types that are made when the app is built, by the name of the type.
    let accessors: [String: String]
    /// The platform whose branches of `#if os(…)` are read.
    var platform = SourcePlatform.iOS

    /// The places that nodes of trees come from; a node's number is one more than the position here.
    private(set) var places: [ViewPlace] = []
    private var placeNumbers: [PlaceIdentity: Int] = [:]
    /// The strings that texts show, by number.
    private(set) var strings: [ShownString] = []
    private var stringNumbers: [ShownString: Int] = [:]
    /// The texts that only the running app knows, by number.
    private(set) var data: [ShownData] = []
    private var dataNumbers: [ShownData: Int] = [:]
    /// How many conditions for developers stand around what is read now.
    var developerDepth = 0
    /// The texts that are known to be not empty where the code is that is read now.
    var filledTexts: Set<String> = []
    /// The places that were read inside of such conditions, and those that were read outside of them.
    private var hiddenPlaces: Set<Int> = []
    private var openPlaces: Set<Int> = []
    /// The places of what only developers see.
    var developerPlaces: Set<Int> { hiddenPlaces.subtracting(openPlaces) }
    /// The screens that were met and are not read yet.
    var pending: [PendingScreen] = []
    var seenScreens: Set<ScreenIdentity> = []
    /// The number of views of each type that are read inside each other now.
    var open: [OpenView: Int] = [:]
    /// The number of properties of each getter that are evaluated inside each other now.
    var evaluating: [CodeNode: Int] = [:]
    /// How many nodes may still be read for this way through the screen.
    var fuel = 0
    /// How many nodes may still be read for all ways through the screen.
    var allFuel = 0
    /// How many expressions may still be evaluated for this screen.
    var steps = 0
    /// How often something was not read since it was too deep or too much.
    var cuts = 0
    /// How deep evaluation is nested now.
    var depth = 0
    /// The types of views that were shown on some screen.
    var shownTypes: Set<Int> = []
    private var branches: [BranchIdentity: Int] = [:]
    /// The decisions that a device takes part in, by number, besides those whose number says it.
    var deviceConditions: [Int: DeviceCondition] = [:]
    /// The decisions that follow the size of a reader, by number.
    var readerComparisons: [Int: ReaderComparison] = [:]
    /// The branches of decisions of devices that what is read now stands in.
    var deviceBranches: [Int: Int] = [:]
    /// The branches of decisions of devices in which each screen is presented.
    var requirements: [ScreenIdentity: [Int: Int]] = [:]
    private(set) var branchCount = 0
    /// What properties of types came to, by their place and the platform.
    var remembered: [RememberedProperty: Value] = [:]
    /// How the views that were read last say that the title of their screen is shown.
    var innerDisplay: Modifier.TitleDisplay?
    /// Whether some view of the screen that is read now hides the button that leads back.
    var hidesBackButton = false
    /// The first view of the project that the screen which is read now shows.
    var firstView: String?
    /// How often code was presented by the screen that is read now, so that each time is a screen of its own.
    var presentedCounts: [CodeNode: Int] = [:]
    /// What the ways of a decision show, by its number: the name of the view.
    var wayNames: [Int: [String?]] = [:]

    /// Where code gives properties their values.
    let givenPlaces: GivenPlaces
    /// The strings that code gives properties, as far as they were looked for, and the properties that are looked at now.
    var knownGiven: [GivenProperty: (strings: [Int], isComplete: Bool)] = [:]
    var openGiven: Set<CodeNode> = []

    struct RememberedProperty: Hashable {
        var node: CodeNode
        var type: Int?
        var platform: SourcePlatform
    }

    /// How many nodes a screen may have: more is not read by people either.
    static let maximumNodes = 6_000
    static let maximumNodesOfAllWays = 40_000
    static let maximumSteps = 100_000
    static let maximumDepth = 320

    /// Begins to read a screen.
    func start(_ platform: SourcePlatform) {
        self.platform = platform
        fuel = Self.maximumNodes
        allFuel = Self.maximumNodesOfAllWays
        steps = Self.maximumSteps
        cuts = 0
        depth = 0
        open = [:]
        presentedCounts = [:]
        innerDisplay = nil
        firstView = nil
        hidesBackButton = false
        deviceBranches = [:]
    }

    struct PlaceIdentity: Hashable {
        var node: CodeNode
        var phrase: String
    }

    struct BranchIdentity: Hashable {
        var owner: ObjectIdentifier?
        var condition: String
        var count: Int
    }

    /// What is read now, so that a view inside itself ends.
    enum OpenView: Hashable {
        case code(CodeNode)
    }

    /// The functions that the project adds to views, by name.
    let ownModifiers: [String: [FunctionDeclaration]]
    /// The properties that the project adds to views, by name.
    let ownProperties: [String: PropertyDeclaration]

    init(
        types: ProjectTypes,
        keys: LocalizedPlaces,
        assets: [String: AssetSize],
        hints: SourceHints = SourceHints(),
        accessors: [String: String] = [:],
        givenPlaces: GivenPlaces = GivenPlaces()
    ) {
        self.hints = hints
        self.givenPlaces = givenPlaces
        self.types = types
        self.accessors = accessors
        self.keys = keys
        self.assets = assets
        let extended = Self.extendedTypes.compactMap { types.position(of: $0, near: nil, in: nil) }
        ownModifiers = extended.reduce(into: [:]) { all, position in
            for (name, functions) in types[position].functions {
                all[name, default: []] += functions.filter { !$0.isStatic }
            }
        }
        ownProperties = extended.reduce(into: [:]) { all, position in
            for (name, property) in types[position].properties where !property.isStatic && all[name] == nil {
                all[name] = property
            }
        }
    }

    // MARK: Places

    /// The number of a place.
    func place(_ node: CodeNode, _ phrase: String) -> Int {
        let identity = PlaceIdentity(node: node, phrase: phrase)
        let number = placeNumbers[identity] ?? places.count + 1
        if developerDepth > 0 { hiddenPlaces.insert(number) } else { openPlaces.insert(number) }
        guard number > places.count else { return number }
        places.append(ViewPlace(phrase: phrase, file: node.file.path, range: node.range))
        placeNumbers[identity] = number
        return number
    }

    /// The number of a localized string.
    func number(of string: ShownString) -> Int {
        if let number = stringNumbers[string] { return number }
        strings.append(string)
        stringNumbers[string] = strings.count - 1
        return strings.count - 1
    }

    /// The number of a text that only the running app knows.
    func number(of text: ShownData) -> Int {
        if let number = dataNumbers[text] { return number }
        data.append(text)
        dataNumbers[text] = data.count - 1
        return data.count - 1
    }

    /// The number of a decision: the same condition of the same view is decided once.
    func branch(_ condition: String, of scope: Scope, count: Int) -> Int {
        var owner: ObjectIdentifier?
        if case .instance(let instance)? = scope.receiver { owner = ObjectIdentifier(instance) }
        if owner != nil { keptOwners.append(scope.receiver) }
        let identity = BranchIdentity(owner: owner, condition: condition, count: count)
        if let number = branches[identity] { return number }
        branchCount += 1
        branches[identity] = branchCount
        return branchCount
    }

    /// Holds on to what identifies decisions, so that no other object gets the same identity.
    private var keptOwners: [Value?] = []

    // MARK: Nodes

    /// A view that was not understood.
    func unknown(_ reason: String, _ node: CodeNode, _ content: [ViewNode] = []) -> ViewNode {
        ViewNode(.unknown(reason: reason), content, source: place(node, Self.phrase(node)))
    }

    /// What stands in the source, short enough for a report.
    ///
    /// - Complexity: O(*n*) in the length of the lines that are told, mostly the first one; a node may be a whole body.
    static func phrase(_ node: CodeNode) -> String {
        var line = ""
        var left = node.file.utf8[node.range]
        while true {
            let end = left.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? left.endIndex
            line += String(decoding: left[..<end], as: UTF8.self).drop(while: \.isWhitespace)
            // Arguments on lines of their own say more than the bracket in front of them.
            guard line.isEmpty || line.hasSuffix("("), end < left.endIndex else { break }
            left = left[(end + 1)...]
        }
        if line.hasSuffix(",") { line += " …)" }
        return line.count > 48 ? line.prefix(47) + "…" : line
    }

    /// Ways that the source may go; what comes to nothing is an empty view.
    func alternatives(_ all: [[ViewNode]], id: Int, typical: Int, _ node: CodeNode) -> ViewNode {
        let views = all.map { views in views.count == 1 ? views[0] : ViewNode(views.isEmpty ? .empty : .group, views) }
        // Ways that differ in nothing that is shown are none.
        if let first = views.first, views.allSatisfy({ $0 == first }) { return first }
        let comparison = views.count == 2 ? readerComparisons[id] : nil
        return ViewNode(
            comparison.map { ViewKind.readerWays($0) } ?? .alternatives(id: id, typical: typical),
            views,
            source: place(node, node.kind == .switch ? "switch" : "if")
        )
    }
}
