import StringTables

/// The strategies of npm's pseudo-localization 3.1.1 (tryggvigy).
///
/// Accented: 52 letters with marks, `a e o u` twice in both cases, no brackets. Bidi: 52 upside-down letters between
/// U+202E and U+202C, each of which is added only where it does not stand already. The peer protects nothing; here
/// specifiers, tags, entities and addresses stay.
struct NpmLetters: Transform {
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

    func apply(to message: Message, in context: TransformContext) -> Message {
        guard form == .bidi else { return message.replacing(by: Self.accents) }
        let flipped = message.replacing(by: Self.flips)
        var result = Message()
        let opening = Array("\u{202E}".utf8)
        let closing = Array("\u{202C}".utf8)
        if !flipped.utf8.starts(with: opening) { result.append(.control, opening) }
        for segment in flipped.segments { result.append(segment, of: flipped) }
        if !flipped.utf8.suffix(closing.count).elementsEqual(closing) { result.append(.control, closing) }
        return result
    }
}
