import Interfaces
import SourceText
import TestCorpus
import Testing

@Suite(.enabled(if: TestCorpus.isPresent, Comment(rawValue: TestCorpus.reason)))
struct InterfaceCorpusTests {
    @Test func `every document is read, or refused because it is empty`() {
        #expect(CorpusDocument.all.count == 185)
        var refused: [String] = []
        for entry in CorpusDocument.all {
            if case .failure(let error) = entry.result { refused.append("\(error.location): \(error.message)") }
        }
        #expect(refused.count == 8)
        #expect(refused.allSatisfy { $0.hasSuffix("1:1: the file holds no element; expected XML") }, "\(refused)")
    }

    /// What the corpus' own list counts: views (windows too), labels, constraints, and what of it is not in a screen.
    struct Count: Sendable {
        var repository: String
        var listedViews: Int
        var labels: Int
        var constraints: Int
        /// Windows, which hold a screen and are none of its views.
        var windows = 0
        /// Bars and panes that container controllers bring along, without anything in them.
        var containers = 0
        /// Content views without a frame, which the list does not count.
        var frameless = 0
        /// Views and labels of watchOS.
        var watchViews = 0
        var watchLabels = 0
        /// Constraints that are placeholders or lead nowhere.
        var dropped = 0
    }

    static let counts = [
        Count(
            repository: "Ranchero-Software+NetNewsWire",
            listedViews: 680,
            labels: 158,
            constraints: 1039,
            windows: 23,
            containers: 12
        ),
        Count(repository: "duckduckgo+iOS", listedViews: 576, labels: 99, constraints: 1015, containers: 7),
        Count(
            repository: "rxhanson+Rectangle",
            listedViews: 370,
            labels: 70,
            constraints: 304,
            windows: 5,
            containers: 1
        ),
        Count(
            repository: "LoopKit+Loop",
            listedViews: 155,
            labels: 67,
            constraints: 274,
            containers: 5,
            watchViews: 7,
            watchLabels: 21,
            dropped: 1
        ),
        Count(repository: "sparkle-project+Sparkle", listedViews: 64, labels: 11, constraints: 133, windows: 4),
        Count(repository: "home-assistant+iOS", listedViews: 5, labels: 1, constraints: 10),
        Count(
            repository: "sequelpro+sequelpro",
            listedViews: 1502,
            labels: 243,
            constraints: 0,
            windows: 54,
            frameless: 2
        ),
        Count(repository: "coteditor+CotEditor", listedViews: 83, labels: 14, constraints: 155),
        Count(repository: "IBDecodable+IBLinter", listedViews: 97, labels: 10, constraints: 75, dropped: 2),
        Count(repository: "IBDecodable+IBDecodable", listedViews: 185, labels: 35, constraints: 30, containers: 6),
    ]

    @Test(arguments: counts)
    func `every view, label and constraint of the corpus' list is in a screen`(count: Count) {
        var (views, labels, constraints) = (0, 0, 0)
        for (document, entry) in CorpusDocument.read where entry.repository == count.repository {
            for screen in document.screens {
                // The list counts elements; cells of matrices and titles of columns are views here.
                let listed = screen.views.filter { view in
                    if view.id.hasSuffix("/headerCell") { return false }
                    return view.parent.map { screen.views[$0].content != .opaque("matrix") } ?? true
                }
                views += listed.count
                labels += listed.count { if case .label = $0.content { true } else { false } }
                constraints += screen.constraints.count
            }
        }
        #expect(views == count.listedViews - count.windows - count.containers - count.watchViews + count.frameless)
        #expect(labels == count.labels - count.watchLabels)
        #expect(constraints == count.constraints - count.dropped)
    }

    @Test func `no element with a frame is passed over`() throws {
        var passedOver: [String: Int] = [:]
        for (document, entry) in CorpusDocument.read where document.target != .watchOS {
            let read = Set(document.screens.flatMap { $0.views.map { "\($0.location)" } })
            let markup = try #require(entry.markup)
            for index in 0..<markup.count {
                let element = try #require(markup.element(at: index))
                let hasFrame = element.children.contains { $0.isNamed("rect") && $0["key"] == "frame" }
                guard hasFrame || element["contentMode"] != nil, !read.contains("\(element.location)") else { continue }
                passedOver["\(element.parent?.name ?? "").\(element.name)", default: 0] += 1
            }
        }
        #expect(
            passedOver == [
                "navigationController.navigationBar": 24, "navigationController.toolbar": 3,
                "tabBarController.tabBar": 2, "tabViewController.tabView": 1, "splitViewController.splitView": 1,
            ]
        )
    }

    @Test func `equalities hold on the saved frames of iOS`() {
        let (held, all) = Self.judge(.iOS, tolerance: 1)
        print("saved frames of iOS: \(held) of \(all) required equalities hold within 1 pt")
        #expect(all == 1310)
        #expect(held >= 1287)
    }

    @Test func `equalities hold on the saved frames of macOS, but for what controls draw around their frames`() {
        // Frames of macOS are larger than what constraints speak of, by up to 7 points an edge.
        let (held, all) = Self.judge(.macOS, tolerance: 14)
        print("saved frames of macOS: \(held) of \(all) required equalities hold within 14 pt")
        #expect(all == 1117)
        #expect(held >= 1113)
    }

    private static func judge(_ target: InterfaceDocument.Target, tolerance: Double) -> (held: Int, all: Int) {
        var (held, all) = (0, 0)
        for (document, _) in CorpusDocument.read where document.target == target {
            for screen in document.screens {
                let frames = SavedFrames(screen)
                for constraint in screen.constraints {
                    guard let error = frames.error(of: constraint) else { continue }
                    all += 1
                    if error <= tolerance { held += 1 }
                }
            }
        }
        return (held, all)
    }

    @Test func `faults are those that the fixtures of a linter were made for`() {
        let faults = CorpusDocument.read.flatMap { $0.document.faults }
        #expect(
            faults.map { "\($0.location.path.split(separator: "/").last ?? ""):\($0.location.line)" } == [
                "Interface.storyboard:2", "DuplicateID.xib:37", "DuplicateID.xib:38", "DuplicateID.xib:39",
                "DuplicateID.xib:40",
            ]
        )
    }
    @Test func `every key of a table finds its text, if its object is still there`() throws {
        var (found, stale) = (0, 0)
        var unknown: [String] = []
        for (document, entry) in CorpusDocument.read {
            let texts = Set(document.texts.map { Array($0.key.utf8) })
            for key in try DocumentTables.keys(for: entry.path) {
                guard let dot = key.firstIndex(of: ".") else { continue }
                if document.objects.object(withID: String(key[..<dot])) == nil {
                    stale += 1
                } else if texts.contains(Array(key.utf8)) {
                    found += 1
                } else {
                    unknown.append("\(entry.path) \(key)")
                }
            }
        }
        print("keys of tables: \(found) found, \(stale) of objects that are gone, \(unknown.count) unknown")
        #expect(unknown == [])
        #expect(found == 5176)
        #expect(stale == 116)
    }

    @Test func `no view of the corpus has a value that layout could not take`() {
        for (document, _) in CorpusDocument.read {
            for screen in document.screens { #expect(ScreenInvariants.faults(of: screen) == []) }
        }
    }
}
