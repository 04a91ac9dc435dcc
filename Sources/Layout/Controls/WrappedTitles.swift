internal import Interfaces
internal import TextMeasurement

/// Check boxes and radio buttons of macOS whose titles the canvas wraps.
///
/// Those of Xcode 16 and later do where they are narrower than they ask for, as eight saved ones of four apps show. Earlier
/// releases cut the title, and so may the system that an app runs on.
extension Screen {
    /// The first release of Xcode whose canvas wraps such titles.
    private static let wrappingToggles = 23_000

    /// Whether the title of a view wraps: it is a check box or radio button on such a canvas, and its text is measured.
    func wrapsTitle(of index: Int, in setting: ScreenConditions) -> Bool {
        guard platform == .macOS, setting.isDesignTime, setting.intrinsicSizes == .measured,
            document?.toolsVersion.map({ $0 >= Self.wrappingToggles }) ?? false,
            case .button(let button) = views[index].content
        else { return false }
        return ControlMetrics.wrappingKinds.contains(button.kind) && button.title?.value.isEmpty == false
            && button.attributes.lineBreak == .clip
    }
}

extension ControlMetrics {
    /// How much narrower than it asks for a button has to be, in points: less may be an error of the measurement.
    private static let wrappingTolerance = 3.5

    /// The size of a button whose title wraps, for a width of its alignment rectangle in points: as high as the lines.
    func wrapped(
        _ size: IntrinsicSize,
        of button: ButtonContent,
        row: ControlRow,
        width: Double
    ) throws(MeasurementError) -> IntrinsicSize {
        guard let wanted = size.width, width < wanted - Self.wrappingTolerance, var text = buttonTexts(button).first
        else { return size }
        text.attributes.lines = 0
        text.attributes.lineBreak = .word
        let room = max(width + row.alignment.horizontal - row.text.horizontal, 1)
        let lines = try measure(text, width: room, lines: 0).height
        var size = size
        size.height = size.height.map { max($0, grid.roundedUp(lines - row.alignment.vertical)) }
        return size
    }
}
