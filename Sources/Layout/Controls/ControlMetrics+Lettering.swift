internal import Interfaces
internal import TextMeasurement

/// Which system font the labels of a document of macOS were drawn in: Lucida Grande before OS X 10.10, San Francisco since
/// 10.11.
///
/// The version of a document says what saved it last; its labels keep their widths until somebody touches them. Lucida Grande is
/// six percent wider and more.
struct CanvasLettering: Sendable, Hashable {
    /// Labels that only Lucida Grande fits.
    var lucidaGrande = 0
    /// Labels that only San Francisco fits.
    var sanFrancisco = 0

    /// How many labels have to tell: what one alone tells is its own frame.
    static let leastVotes = 2

    /// Whether the labels were drawn in Lucida Grande; `nil` where fewer than two tell, or as many tell either.
    var isLucida: Bool? {
        lucidaGrande + sanFrancisco < Self.leastVotes || lucidaGrande == sanFrancisco
            ? nil : lucidaGrande > sanFrancisco
    }

    mutating func add(_ other: CanvasLettering) {
        lucidaGrande += other.lucidaGrande
        sanFrancisco += other.sanFrancisco
    }
}

extension ControlMetrics {
    /// What the labels of the screen tell of the system font that they were drawn in.
    ///
    /// - Complexity: O(*n*) in the number of views and constraints, and in the length of the texts.
    var canvasLettering: CanvasLettering {
        var told = CanvasLettering()
        guard platform == .macOS else { return told }
        var (old, new) = (self, self)
        new.setting.texts = [:]
        new.setting.intrinsicSizes = .measured
        old.setting = new.setting
        old.setting.era = old.setting.era.withLucidaGrande
        let held = viewsOfGivenSize
        for (index, view) in screen.views.enumerated() {
            guard case .label(let label) = view.content, !held.contains(index), let saved = view.savedFrame,
                let before = old.width(of: label, view: index), let after = new.width(of: label, view: index)
            else { continue }
            let fitsBefore = abs(saved.width - before) <= 1
            let fitsAfter = abs(saved.width - after) <= 1
            guard abs(before - after) > Self.leastDifference, fitsBefore != fitsAfter else { continue }
            if fitsBefore { told.lucidaGrande += 1 } else { told.sanFrancisco += 1 }
        }
        return told
    }

    /// How many points of difference tell two fonts apart: more than frames are rounded by.
    private static let leastDifference = 2.0

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
