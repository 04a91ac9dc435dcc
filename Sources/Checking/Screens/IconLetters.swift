internal import Interfaces
internal import TextMeasurement

/// Letters that stand for pictures: a font of icons draws one for each, and no language has another word for it.
///
/// A single letter in a font that the app brings along is also a sample of that font at most, so that the name of the font
/// need not be known.
enum IconLetters {
    /// The keys of the texts of a view that are single letters of the basic alphabet in a font that no system has.
    static func keys(of content: ViewContent) -> [String] {
        let attributes: TextAttributes
        switch content {
        case .label(let label): attributes = label.attributes
        case .button(let button): attributes = button.attributes
        default: return []
        }
        guard case .fixed(let request)? = attributes.font.base, case .postScript(let name) = request.family,
            !AppleFonts.hasFont(named: name)
        else { return [] }
        return content.shownTexts.filter { isLetter($0.value) }.map(\.key)
    }

    private static func isLetter(_ text: String) -> Bool {
        let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }
        guard let only = bytes.first, bytes.count == 1 else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(only | 0x20)
    }
}
