internal import ProposedLayout
internal import ViewTrees

/// A text of a tree that only the running app knows, and the ways through the code that show it.
struct DataText: Sendable, Hashable {
    /// The view that shows it, ``ProposedLayout/ViewNode/source``.
    var source: Int
    /// The number of the text, ``ProposedLayout/TextRun/data``.
    var data: Int
    /// The branches that lead to it.
    var path: [Int: Int]

    /// The texts of a tree, each where it is shown first.
    ///
    /// - Complexity: O(*n* · *d*) in the numbers of nodes and of decisions around one.
    static func all(in root: ViewNode) -> [DataText] {
        var found: [DataText] = []
        var seen: Set<[Int]> = []
        collect(root, path: [:], into: &found, &seen)
        return found
    }

    private static func collect(
        _ node: ViewNode,
        path: [Int: Int],
        into found: inout [DataText],
        _ seen: inout Set<[Int]>
    ) {
        switch node.kind {
        case .text(let content):
            for case let data? in content.runs.map(\.data) where seen.insert([node.source, data]).inserted {
                found.append(DataText(source: node.source, data: data, path: path))
            }
        case .alternatives(let id, _):
            for (index, way) in node.content.enumerated() {
                if let made = path[id], made != index { continue }
                var inner = path
                inner[id] = index
                collect(way, path: inner, into: &found, &seen)
            }
            return
        default: break
        }
        for part in node.parts {
            for view in part.views { collect(view, path: path, into: &found, &seen) }
        }
    }
}

/// How long texts of the running app may be, by what the code calls them.
enum DataLength {
    /// The characters that a text of a name should have room for; `nil` for numbers, dates and the like, whose length has
    /// a limit of its own.
    ///
    /// - Parameter expression: what the code calls the text, `item.title`.
    /// - Returns: what such a text is called in a report, and the characters.
    /// - Complexity: O(*n*) in the length of the expression.
    static func expected(of expression: String) -> (what: String, characters: Int)? {
        let name = expression.split(separator: ".").last.map { $0.filter { $0.isLetter || $0.isNumber } } ?? ""
        var words = words(of: name)
        // `yearLabel` is a year.
        while words.count > 1, let last = words.last, wrappers.contains(last) { words.removeLast() }
        guard let word = words.last else { return nil }
        if short.contains(word) { return nil }
        if files.contains(word) || words.suffix(2) == ["file", "name"] { return ("a file name", longestFileName) }
        if titles.contains(word) { return ("a title", longestTitle) }
        if paragraphs.contains(word) { return ("a message", 120) }
        if names.contains(word) { return ("a name", 40) }
        return ("a text", 30)
    }

    /// Nine in ten of 682 titles in 33 feeds that news readers are tested with (NetNewsWire's `RSParserTests`) are not
    /// longer; half of them have 36 characters.
    private static let longestTitle = 72
    /// What macOS calls a recording of the screen: `Screen Recording 2025-09-04 at 14.22.31.mov`.
    private static let longestFileName = 43

    /// What names of texts end with that says nothing of them.
    private static let wrappers: Set<String> = ["label", "text", "string", "formatted", "display"]

    private static let files: Set<String> = ["filename", "file"]
    private static let titles: Set<String> = [
        "title", "subtitle", "headline", "subject", "question", "heading", "header",
    ]
    private static let names: Set<String> = [
        "name", "username", "author", "artist", "album", "owner", "sender", "nickname", "handle",
    ]
    private static let paragraphs: Set<String> = [
        "message", "description", "body", "summary", "details", "explanation", "notes", "content", "reason",
        "biography",
        "bio", "overview", "comment", "abstract", "footer", "instructions", "warning", "error",
    ]
    private static let short: Set<String> = [
        "count", "number", "date", "time", "size", "percent", "percentage", "price", "amount", "version", "duration",
        "code",
        "id", "index", "progress", "unit", "units", "year", "month", "day", "bitrate", "resolution", "speed", "level",
        "rate",
        "score", "total", "hash", "uuid", "initials", "initial", "emoji", "symbol", "icon", "letter", "digit", "pin",
        "shortcut", "percentile", "distance", "weight", "temperature", "timestamp", "badge", "position", "length",
        "width",
        "height", "ratio", "value", "hour", "hours", "minute", "minutes", "second", "seconds", "port", "ip", "language",
        "locale", "currency", "flag", "char", "character", "ago", "created", "updated", "modified", "published",
        "runtime", "age", "quality", "format", "type", "status", "state",
    ]

    /// The words of a name in small letters: `fileName` is `file`, `name`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase, words.last?.last?.isUppercase != true || words.isEmpty {
                words.append(String(character))
            } else if words.isEmpty {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words.map { $0.lowercased() }
    }

    /// A text of some characters, of words as a newspaper has them.
    static func sample(_ characters: Int) -> String {
        var text = ""
        while text.count < characters { text += words }
        var sample = String(text.prefix(characters))
        // A space at the end would count and take no room.
        if sample.last == " " {
            sample.removeLast()
            sample.append("e")
        }
        return sample
    }

    private static let words = "Notes from the second meeting about the new garden behind the old station house "
}
