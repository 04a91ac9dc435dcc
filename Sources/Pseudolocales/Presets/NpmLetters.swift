import StringTables

/// The strategies of npm's pseudo-localization 3.1.1 (tryggvigy).
///
/// Accented: 52 letters with marks, `a e o u` twice in both cases, no brackets. Bidi: 52 upside-down letters between
/// U+202E and U+202C, each of which is added only where it is not there already; where that would leave an override
/// open that the text itself closes, both are added. The peer protects nothing; here specifiers, tags, entities and
/// addresses stay.
struct NpmLetters: WritingTransform {
    /// The peer's strategy.
    enum Form: String, Sendable, Hashable {
        case accented, bidi
    }

    let form: Form

    var spelling: String { "npm-\(form.rawValue)" }
    var changesMessagesWithoutText: Bool { form == .bidi }

    /// The letters with marks, also those of older versions of Fluent.
    static let accented = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"

    private static let accents = CharacterMap(to: accented, doubling: "aeouAEOU")
    private static let flips = CharacterMap(to: FlippedAlphabet.letters)

    func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        guard form == .bidi else { return message.replace(by: Self.accents, into: &result) }
        let flipped = message.replacing(by: Self.flips)
        let opening = Array("\u{202E}".utf8)
        let closing = Array("\u{202C}".utf8)
        var isOpened = flipped.utf8.starts(with: opening)
        var isClosed = flipped.utf8.suffix(closing.count).elementsEqual(closing)
        // One control alone would leave an override open behind a text that closes its own.
        if isOpened != isClosed, flipped.hasBalancedOverrides { (isOpened, isClosed) = (false, false) }
        if !isOpened { result.append(.control, opening) }
        result.append(flipped)
        if !isClosed { result.append(.control, closing) }
    }
}

extension Message {
    /// Whether every embedding and override is closed by a U+202C and there is no other U+202C.
    fileprivate var hasBalancedOverrides: Bool {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: depth += 1
            case 0x202C: depth -= 1
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
