internal import SourceText

/// How Xcode lays out a String Catalog: two spaces a level, `" : "` behind a name, an empty object over three lines.
struct CatalogStyle: Sendable {
    /// The line end of the file.
    let lineEnd: [UInt8]

    /// Takes the line end from the first line of a file.
    init(_ text: [UInt8]) {
        let end = text.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
        lineEnd = text[end...].starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
    }

    /// The levels of what is written.
    enum Level: Int {
        case key = 2, keyMember, language, languageMember, unitMember
    }

    /// A line end and the spaces before an item of this level.
    func line(_ level: Level) -> [UInt8] {
        lineEnd + [UInt8](repeating: 0x20, count: 2 * level.rawValue)
    }

    /// A member: its name, `" : "` and its value.
    static func member(_ name: String, _ value: [UInt8]) -> [UInt8] {
        JSONText.quoting(name) + Array(" : ".utf8) + value
    }

    /// A localization of one text.
    func localization(_ value: String) -> [UInt8] { localization(value, state: "translated") }

    /// A localization of one text in a state.
    func localization(_ value: String, state: String) -> [UInt8] {
        var text: [UInt8] = [UInt8(ascii: "{")]
        text += line(.languageMember) + Array("\"stringUnit\" : {".utf8)
        text += line(.unitMember) + Self.member("state", JSONText.quoting(state)) + [UInt8(ascii: ",")]
        text += line(.unitMember) + Self.member("value", JSONText.quoting(value))
        text += line(.languageMember) + [UInt8(ascii: "}")]
        return text + line(.language) + [UInt8(ascii: "}")]
    }
}
