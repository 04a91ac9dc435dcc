internal import TextMeasurement

extension InterfaceReader {
    /// Notes the Dynamic Type size of the canvas for each screen: the one that its own labels show, else that of the
    /// document.
    mutating func readCanvasTextSize() {
        let all = CanvasTextSize(of: screens)
        for index in screens.indices {
            let own = CanvasTextSize(of: [screens[index]])
            screens[index].canvasTextSize = own.size ?? (own.votes(for: .large) > 0 ? nil : all.certainSize)
        }
    }
}

/// The Dynamic Type size that a canvas was set to when its frames were saved, which documents do not note.
///
/// It is a setting of the canvas, as the device is. Xcode 12 and 13 opened canvases at the smallest size without being
/// asked: of 225 documents of iOS with labels in text styles, 44 show another size than the usual one, 26 of these the
/// smallest.
struct CanvasTextSize: Sendable, Hashable {
    /// How many labels have the height of each size, in the order of ``TextSizeCategory/allCases``; those of one line count
    /// twice, as few other sizes give the same height.
    private let votes: [Int]

    /// So many votes a size other than the usual one has to have: two labels of one line.
    private static let leastVotes = 4
    /// The votes that are enough for the smallest size.
    private static let leastVotesForSmallest = 2
    /// So many times the votes of the usual size another one has to have more than.
    private static let majority = 2
    /// The most lines that the height of a label is taken for: higher ones are as high at one size as at another.
    private static let mostLines = 3
    /// How far a saved height may be from the expected one, in points.
    private static let tolerance = 0.01

    /// Counts the labels whose saved heights are those of one to three lines in their text style.
    ///
    /// - Parameter screens: all screens of a document, or one of them.
    /// - Complexity: O(*n*) in the number of views.
    init(of screens: [Screen]) {
        var votes = Array(repeating: 0, count: TextSizeCategory.allCases.count)
        for view in screens.lazy.flatMap(\.views) where view.customClass == nil {
            guard case .label(let label) = view.content, label.text?.value.isEmpty == false,
                let font = label.attributes.font.base, case .style = font, let height = view.savedFrame?.height
            else { continue }
            let mostLines = label.attributes.lines == 1 ? 1 : Self.mostLines
            for (index, category) in TextSizeCategory.allCases.enumerated() {
                guard let lines = Self.lines(of: height, font, at: category, mostLines: mostLines) else { continue }
                votes[index] += lines == 1 ? 2 : 1
            }
        }
        self.votes = votes
    }

    func votes(for category: TextSizeCategory) -> Int {
        zip(TextSizeCategory.allCases, votes).first { $0.0 == category }?.1 ?? 0
    }

    /// The size that far more labels show than show the usual one; `nil` if none does.
    var size: TextSizeCategory? {
        let ranked = zip(TextSizeCategory.allCases, votes).max { $0.1 < $1.1 }
        guard let (best, most) = ranked, most > Self.majority * votes(for: .large) else { return nil }
        return most >= (best == .extraSmall ? Self.leastVotesForSmallest : Self.leastVotes) ? best : nil
    }

    /// The same of a document, for screens whose own labels do not tell: one label is too few for these.
    var certainSize: TextSizeCategory? {
        size.flatMap { votes(for: $0) >= Self.leastVotes ? $0 : nil }
    }

    /// How many lines a label of a height in points has, on a screen of any scale; `nil` for another height.
    private static func lines(
        of height: Double,
        _ font: InterfaceFont,
        at category: TextSizeCategory,
        mostLines: Int
    ) -> Int? {
        guard let points = font.request(at: category)?.size.points else { return nil }
        let line = SanFrancisco.lineHeight(at: points, on: .iOS)
        let gap = font.lineSpacing(at: category)
        return (1...mostLines).first { lines in
            let text = Double(lines) * line + Double(lines - 1) * gap
            return (1...3).contains { scale in
                let grid = PixelGrid(platform: .iOS, pixelsPerPoint: scale)
                return abs(grid.roundedUp(text) - height) < tolerance
            }
        }
    }
}
