internal import Interfaces
internal import TextMeasurement

/// Which system font the labels of a document of macOS were drawn in: Lucida Grande up to OS X 10.9, a cut of Helvetica Neue in
/// 10.10, San Francisco since.
///
/// The version of a document says what saved it last; its labels keep their widths until somebody touches them.
struct CanvasLettering: Sendable, Hashable {
    /// How many labels only one font fits, by font.
    private(set) var votes: [DocumentEra.DesktopFont: Int] = [:]

    /// How many labels have to tell: what one alone tells is its own frame.
    private static let leastVotes = 2
    /// The first release of Xcode whose documents hold no old widths, so that what fits one there fits by chance: Xcode 10.
    fileprivate static let lastsBefore = 14_000

    /// The font that most labels fit; `nil` where too few tell, or as many fit another.
    var font: DocumentEra.DesktopFont? {
        let most = votes.values.max() ?? 0
        let fonts = votes.filter { $0.value == most }.keys
        return most >= Self.leastVotes && fonts.count == 1 ? fonts.first : nil
    }

    mutating func add(_ font: DocumentEra.DesktopFont) { votes[font, default: 0] += 1 }

    mutating func add(_ other: CanvasLettering) { votes.merge(other.votes, uniquingKeysWith: +) }
}

extension ControlMetrics {
    /// What the labels of the screen tell of the system font that they were drawn in.
    ///
    /// - Complexity: O(*n*) in the number of views and constraints, and in the length of the texts.
    var canvasLettering: CanvasLettering {
        var told = CanvasLettering()
        guard platform == .macOS, (screen.document?.toolsVersion).map({ $0 < CanvasLettering.lastsBefore }) ?? false
        else {
            return told
        }
        let drawings = DocumentEra.DesktopFont.allCases.map { font in
            var drawing = self
            drawing.setting.texts = [:]
            drawing.setting.intrinsicSizes = .measured
            drawing.setting.era = drawing.setting.era.drawing(in: font)
            return (font: font, metrics: drawing)
        }
        let held = viewsOfGivenSize
        for (index, view) in screen.views.enumerated() {
            guard case .label(let label) = view.content, !held.contains(index), let saved = view.savedFrame else {
                continue
            }
            let off = drawings.map { drawing in
                drawing.metrics.width(of: label, view: index).map { (drawing.font, abs($0 - saved.width)) }
            }
            let fits = off.compactMap(\.self).sorted { $0.1 < $1.1 }
            guard fits.count == drawings.count, fits[0].1 <= 1, fits[1].1 - fits[0].1 > Self.leastDifference else {
                continue
            }
            told.add(fits[0].0)
        }
        return told
    }

    /// How much worse than the best one every other font has to fit, in points: more than frames are rounded by.
    private static let leastDifference = 1.5

    /// The width of the frame of a label in one line, in points.
    private func width(of label: LabelContent, view: Int) -> Double? {
        guard let text = text(label.text, label.attributes), text.font.family == .system else { return nil }
        do throws(MeasurementError) {
            return try labelSize(label, width: nil).width.map { $0 + alignmentInsets(of: view).horizontal }
        } catch {
            // Whoever lays the label out says so.
            return nil
        }
    }
}
