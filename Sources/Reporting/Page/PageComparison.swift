internal import Findings

/// What the page knows of an older run.
struct PageComparison {
    /// What became of findings by their fingerprints.
    let changes: [String: ReportComparison.Change]
    /// The pictures of its screens, the cells of tables in place.
    let pictures: [ScreenKey: [ScreenPicture]]
    /// The file that knows all findings of the newer run.
    let baseline: String

    init(_ changes: [String: ReportComparison.Change], before: [ScreenRecord], baseline: [UInt8]) {
        self.changes = changes
        self.baseline = String(decoding: baseline, as: UTF8.self)
        pictures = Dictionary(
            ComposedScreens(before).screens.map { (ScreenKey($0), $0.pictures) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

/// What a screen is known by from run to run, as bytes.
struct ScreenKey: Hashable {
    private let file: [UInt8]
    private let identifier: [UInt8]
    private let name: [UInt8]

    init(file: String, identifier: String, name: String) {
        (self.file, self.identifier, self.name) = (Array(file.utf8), Array(identifier.utf8), Array(name.utf8))
    }

    init(_ screen: ScreenRecord) {
        self.init(file: screen.file, identifier: screen.identifier, name: screen.name)
    }

    func isCalled(like other: ScreenKey) -> Bool { identifier == other.identifier && name == other.name }
}
