internal import Interfaces
internal import TextMeasurement

/// The Dynamic Type size that a canvas was set to when its document was saved, which documents do not note.
enum CanvasTextSize {
    /// So many labels have to show a size other than the usual one.
    private static let leastVotes = 2

    /// The size that the saved heights of a screen's labels show: those of one line in a text style.
    ///
    /// - Parameters:
    ///   - screen: a screen of iOS.
    ///   - setting: the device and the era.
    /// - Returns: the size that explains more heights than `large`, and two at least; `large` if none does.
    static func shown(by screen: Screen, in setting: ScreenConditions) -> TextSizeCategory {
        let labels = screen.views.compactMap { view -> (font: InterfaceFont, height: Double)? in
            guard case .label(let label) = view.content, view.customClass == nil,
                label.text?.value.isEmpty == false, let frame = view.savedFrame,
                let font = label.attributes.font.value(in: setting.device.sizeClasses), case .style = font
            else { return nil }
            return (font, frame.height)
        }
        guard labels.count >= leastVotes else { return .large }
        let scale = setting.era.roundsHeightsToPoints ? 1 : setting.device.pixelsPerPoint
        let grid = PixelGrid(platform: .iOS, pixelsPerPoint: scale)
        func votes(for category: TextSizeCategory) -> Int {
            labels.count { label in
                guard let size = label.font.request(at: category)?.size.points else { return false }
                return abs(grid.roundedUp(SanFrancisco.lineHeight(at: size, on: .iOS)) - label.height) < 0.01
            }
        }
        var best = (category: TextSizeCategory.large, votes: votes(for: .large))
        for category in TextSizeCategory.allCases {
            let votes = votes(for: category)
            if votes > best.votes, votes >= leastVotes { best = (category, votes) }
        }
        return best.category
    }
}
