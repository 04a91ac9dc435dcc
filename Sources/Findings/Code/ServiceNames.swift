internal import CodeFacts
internal import SourceCode
internal import StringTables

/// Names of services and apps that code has addresses of: "Bisq" beside `https://bisq.network`, "Waze" beside `waze://`.
struct ServiceNames {
    /// The names of hosts and schemes that each file has addresses of, in small letters without signs.
    private var names: [Set<String>] = []

    /// Schemes that are no names of apps, and those of apps of the system, whose names are words that each language has.
    private static let ordinary: Set<String> = [
        "about", "activity", "alert", "app", "applink", "assets", "audio", "books", "calendar", "camera", "clock",
        "command", "contacts", "content", "data", "deeplink", "demo", "downloads", "example", "facetime", "feed",
        "file", "files", "find", "fitness", "health", "home", "host", "http", "https", "image", "link", "local",
        "localhost", "mail", "mailto", "main", "maps", "market", "message", "messages", "movies", "music", "news",
        "notes", "open", "package", "phone", "photos", "podcasts", "preferences", "prefs", "reminders", "search",
        "server", "settings", "share", "shortcuts", "store", "stocks", "stream", "support", "test", "tips",
        "translate", "video", "videos", "view", "voice", "wallet", "watch", "weather", "website", "widget",
    ]

    /// Hosts that are words of a language, whatever is found there.
    private static let words: Set<String> = [
        "account", "address", "apply", "back", "block", "booking", "box", "business", "buy", "cancel", "chart",
        "chat", "chess", "close", "cloud", "community", "contact", "continue", "copy", "currency", "date",
        "default", "delete", "details", "developer", "discover", "document", "domain", "done", "download", "edit",
        "email", "events", "exchange", "export", "favorites", "finance", "forum", "friends", "game", "games",
        "gold", "group", "groups", "help", "history", "import", "info", "language", "library", "like", "live",
        "location", "login", "match", "media", "medium", "menu", "monitor", "more", "name", "network", "next",
        "office", "online", "other", "page", "password", "patient", "pay", "people", "photo", "play", "player",
        "premium", "privacy", "product", "profile", "project", "radio", "random", "read", "recipes", "record",
        "register", "report", "review", "route", "save", "scan", "school", "select", "send", "shop", "sign", "skip",
        "song", "songs", "sound", "sport", "sports", "start", "stop", "story", "target", "team", "terms", "time",
        "today", "tools", "traffic", "travel", "trending", "upload", "user", "users", "word", "words", "work",
        "world",
    ]

    /// Parts of hosts below which others are registered: `example.co.uk`.
    private static let shared: Set<Substring> = ["ac", "co", "com", "edu", "gov", "net", "org"]

    /// - Parameters:
    ///   - files: what the code shows; its literals are read.
    ///   - tables: the strings of the app: what they write in small letters is a word of a language.
    /// - Complexity: O(*n*) in the length of the literals, and of all texts where there are addresses.
    init(_ files: [CodeFacts.File], _ tables: [LocalizedTable]) {
        var written: Set<Substring> = []
        for file in files {
            var own: Set<String> = []
            for literal in file.facts.literals {
                let text = WrittenText(CodeLiteral(literal)).text
                guard let mark = text.firstRange(of: "://") else {
                    if text.contains(" ") { written.formUnion(Self.smallWords(text)) }
                    continue
                }
                if let name = Self.name(scheme: text[..<mark.lowerBound], rest: text[mark.upperBound...]) {
                    own.insert(name)
                }
            }
            names.append(own)
        }
        guard names.contains(where: { !$0.isEmpty }) else { return }
        for table in tables {
            for translation in [table.source] + table.translations {
                for entry in translation.shown {
                    written.formUnion(Self.smallWords(entry.value))
                    // What a language calls otherwise is no name: "Journal" is "Tagebuch".
                    let source = table.source.forms[Array(entry.key.utf8)]?.first
                    guard let source, table.source.entries[source].value != entry.value else { continue }
                    written.insert(Substring(table.source.entries[source].value.lowercased()))
                }
            }
        }
        let words = Set(written.lazy.map(String.init))
        for file in names.indices { names[file].subtract(words) }
    }

    /// The name that an address is of.
    ///
    /// - Returns: `nil` for one that is put together when the app runs, and for a word that is no name for sure.
    private static func name(scheme: Substring, rest: Substring) -> String? {
        let name: Substring
        if scheme == "http" || scheme == "https" {
            let host = rest.prefix { !"/:?#".contains($0) }
            var labels = host.split(separator: ".")
            guard host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }),
                labels.count > 1, labels.removeLast().count > 1
            else { return nil }
            if labels.count > 1, let last = labels.last, shared.contains(last) { labels.removeLast() }
            guard let label = labels.last else { return nil }
            name = label
        } else {
            name = scheme
        }
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        guard letters.count > 3, name.first?.isLetter == true,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
            !ordinary.contains(letters), !words.contains(letters)
        else { return nil }
        return letters
    }

    /// The words of a text that are written in small letters.
    private static func smallWords(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }.filter { $0.first?.isLowercase == true }
    }

    /// Whether a text is nothing but such a name, in one or two words with capitals: `Waze`, `Hodl Hodl`.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - file: the position of its file, which has the address as well.
    /// - Returns: `false` for a name of which another file has the address.
    /// - Complexity: O(*n*) in its length.
    func hold(_ text: WrittenText, in file: Int) -> Bool {
        let words = text.text.split(whereSeparator: \.isWhitespace)
        guard (1...2).contains(words.count), words.allSatisfy({ $0.first?.isUppercase == true }) else { return false }
        return names[file].contains(text.text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
