internal import ProposedLayout
internal import ViewTrees

/// The ways through a tree that show every text once at least.
struct BranchCover: Sendable {
    /// A localized text of a tree: the node and the string.
    struct Text: Sendable, Hashable {
        var source: Int
        var string: Int
    }

    /// The branches to take, by number; the first is the typical way.
    private(set) var passes: [[Int: Int]] = [[:]]
    /// The strings for which each way is laid out: of the first those of all texts, of others what no way before shows.
    private(set) var added: [Set<Int>] = []
    /// The branches that lead to each text.
    private(set) var paths: [Text: [Int: Int]] = [:]
    /// The texts of items in toolbars, which the system folds into a menu where they are too many.
    private(set) var inToolbars: Set<Text> = []
    /// The texts that only options of pickers show: as a rule one of them is seen, and all are in the menu.
    private(set) var inPickers: Set<Text> = []
    /// The ways that show the least.
    let emptiness: Emptiness
    private var order: [Text] = []

    /// How many ways are laid out: what is deeper is not judged.
    private static let maximumPasses = 128

    /// Looks for the ways of a tree.
    ///
    /// - Parameters:
    ///   - root: the tree.
    ///   - isWanted: whether a text is to be judged.
    /// - Complexity: O(*n* · *d*) in the numbers of nodes and of decisions around one.
    init(_ root: ViewNode, where isWanted: (Text) -> Bool = { _ in true }) {
        emptiness = Emptiness(root)
        collect(root, path: [:], isInToolbar: false, isInPicker: false)
        order = order.filter(isWanted)
        let wanted = Set(order)
        paths = paths.filter { wanted.contains($0.key) }
        var left = order.filter { text in !(paths[text] ?? [:]).allSatisfy { $0.value == typicals[$0.key] ?? 0 } }
        added = [Set(order.lazy.map(\.string))]
        while !left.isEmpty, passes.count < Self.maximumPasses {
            var pass: [Int: Int] = [:]
            var rest: [Text] = []
            var strings: Set<Int> = []
            for text in left {
                let path = paths[text] ?? [:]
                if path.allSatisfy({ pass[$0.key] == nil || pass[$0.key] == $0.value }) {
                    pass.merge(path) { $1 }
                    strings.insert(text.string)
                } else {
                    rest.append(text)
                }
            }
            passes.append(pass)
            added.append(strings)
            left = rest
        }
    }

    private var typicals: [Int: Int] = [:]

    /// The ways through several screens, of which only the first few for the same devices judge a text that all of them show.
    ///
    /// A row of many lists is one place in the code: laid out in some of them it is laid out in all, nearly.
    ///
    /// - Complexity: O(*n* · *d*) in the numbers of nodes and of decisions around one.
    static func covers(of screens: [SourceScreen]) -> [BranchCover] {
        // What only tablets present says nothing about phones.
        var counts: [[Int: Int]: [Text: Int]] = [:]
        return screens.map { screen in
            let devices = screen.decisions.required
            let cover = BranchCover(screen.root) { counts[devices]?[$0] ?? 0 < timesJudged }
            for text in cover.paths.keys where !cover.inPickers.contains(text) {
                counts[devices, default: [:]][text, default: 0] += 1
            }
            return cover
        }
    }

    /// On how many screens a text of one place in the code is judged.
    private static let timesJudged = 2

    private mutating func collect(_ node: ViewNode, path: [Int: Int], isInToolbar: Bool, isInPicker: Bool) {
        switch node.kind {
        case .text(let content):
            for run in content.runs {
                guard let string = run.string else { continue }
                let text = Text(source: node.source, string: string)
                if isInToolbar { inToolbars.insert(text) }
                if !isInPicker { inPickers.remove(text) }
                guard paths[text] == nil else { continue }
                if isInPicker { inPickers.insert(text) }
                paths[text] = path
                order.append(text)
            }
        case .alternatives(let id, let usual):
            typicals[id] = usual
            for (index, way) in node.content.enumerated() {
                // The same decision above has been made already.
                if let made = path[id] {
                    guard made == index else { continue }
                    collect(way, path: path, isInToolbar: isInToolbar, isInPicker: isInPicker)
                } else {
                    var inner = path
                    inner[id] = index
                    collect(way, path: inner, isInToolbar: isInToolbar, isInPicker: isInPicker)
                }
            }
            return
        default: break
        }
        for part in node.parts {
            let isInToolbar = isInToolbar || part.role == .toolbar
            let isInPicker = isInPicker || part.role == .options && node.kind == .picker
            for view in part.views {
                collect(view, path: path, isInToolbar: isInToolbar, isInPicker: isInPicker)
            }
        }
    }
}
