/// What is the same in all languages: names, units, notices and pieces of code.
extension WrittenText {
    /// Whether it is a piece of code, a query, a command or a line of a protocol, by its signs.
    var isTechnical: Bool {
        let trimmed = text.trimming(\.isWhitespace)
        if isDatePattern { return true }
        if trimmed.hasPrefix("path/to/"), !trimmed.contains(where: \.isWhitespace) { return true }
        // Expressions are made anew each time, which takes more than all else here: they are asked where they may match.
        // SELECT * FROM photos
        if trimmed.first?.isUppercase ?? false, trimmed.dropFirst().first?.isUppercase ?? false,
            trimmed.firstMatch(of: /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|SHOW|USE|GRANT)\b/) != nil,
            trimmed.firstMatch(of: /\b(?:FROM|INTO|SET|WHERE|TABLES?|DATABASES?|VALUES|VIEW|INDEX|ON)\b/) != nil
        {
            return true
        }
        // query User($name: String!) { user(login: $name) { id } }
        if trimmed.hasSuffix("}"), trimmed.firstMatch(of: /^(?:query|mutation|subscription|fragment)\b[^{]*\{/) != nil {
            return true
        }
        // line = 12, for those who read logs
        if trimmed.contains("= \(Self.hole)") || trimmed.contains("=\(Self.hole)") { return true }
        if trimmed.hasPrefix("{") && trimmed.hasSuffix("}") || trimmed.contains("();") || trimmed.contains(");\n") {
            return true
        }
        if trimmed.hasPrefix("<!")
            || trimmed.hasPrefix("<")
                && trimmed.firstMatch(of: /^<(?:html|style|script|svg|head|body|div|p|a)\b/) != nil
        {
            return true
        }
        // What a language model is told before it is asked.
        if trimmed.hasPrefix("You are "),
            trimmed.firstMatch(
                of: /^You are (?:an? |the )?(?:[\w-]+ ){0,4}(?:assistant|editor|engineer|expert|translator|writer)\b/
            ) != nil
        {
            return true
        }
        // h2, .title: selectors of a style sheet.
        if trimmed.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "#") }) {
            let selector = /(?:[\w-]*[.#][\w-]+|[a-z]+\d?|\[[^\]]*\])(?:[\w.#:>\-\[\]="]| [>+~] )*/
            if trimmed.firstMatch(of: /(?:^|[\s,])[a-z]*[.#][a-z][\w-]+(?=$|[\s,.:\[])/) != nil,
                trimmed.split(separator: ",").allSatisfy({
                    $0.trimming(\.isWhitespace).wholeMatch(of: selector) != nil
                })
            {
                return true
            }
        }
        // brew install --cask photos
        guard trimmed.utf8.contains(UInt8(ascii: " ")), trimmed.first.map({ "$sbgcdnpk".contains($0) }) ?? false else {
            return false
        }
        let command = /^(?:\$ |(?:sudo|brew|git|curl|defaults|ssh|npm|pip|chmod|killall) ).*(?:[-\/]|install)/
        return trimmed.firstMatch(of: command) != nil
    }

    /// Whether it says whose the work is, which no translator may change.
    var isNotice: Bool {
        let trimmed = text.trimming(\.isWhitespace).lowercased()
        return trimmed.hasPrefix("©") || trimmed.hasPrefix("copyright") || trimmed.hasPrefix("(c) ")
            || trimmed.contains("all rights reserved")
    }

    /// Whether it is a value with a unit of two parts and nothing else: `%.2f sats/vB`, `%d req/min`.
    var isUnit: Bool {
        // A unit alone is one of what many apps measure: `mmol/L`.
        if text.wholeMatch(of: /\p{L}{1,5}\/(?:d?L|ml|h|s|min|kg|m[²³]?)/) != nil { return true }
        return text.contains(Self.hole)
            && text.wholeMatch(of: /[^\p{L}]*\p{L}{1,5}\/\p{L}{1,5}[^\p{L}]*/) != nil
    }

    /// Whether it is nothing but a name that is the same in all languages.
    ///
    /// - Parameter names: names in this app, in small letters.
    /// - Returns: whether translators have nothing to do with it.
    package func isName(among names: Set<String>) -> Bool {
        let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
        return names.contains(letters) || Self.brands.contains(letters) || Self.isPhraseOfNames(text)
    }

    /// Whether it is nothing but a name of more than one word, or the name of a language in that language.
    static func isPhraseOfNames(_ text: String) -> Bool {
        let small = text.lowercased().trimming { !$0.isLetter && !$0.isNumber }
        // `Español (España)`: the region is in the language's own words as well.
        let language = small.prefix { $0 != "(" }.trimming(\.isWhitespace)
        return phrases.contains(String(small)) || languages.contains(String(language))
    }

    /// The text without names of more than one word.
    var withoutNames: WrittenText {
        let lowered = text.lowercased()
        guard Self.phrases.contains(where: { lowered.contains($0) }) else { return self }
        var rest = Array(text)
        for phrase in Self.phrases where text.utf8.count >= phrase.utf8.count {
            // Character by character, so that places in small letters are places in the text.
            let small = rest.map { $0.lowercased() }
            guard let range = small.firstRange(of: phrase.map(String.init)) else { continue }
            rest.replaceSubrange(range, with: [Self.hole])
        }
        return WrittenText(String(rest))
    }

    /// Names of more than one word that are the same in all languages.
    private static let phrases: [String] = [
        "android studio", "google chrome", "visual studio", "visual studio code", "apple intelligence", "apple music",
        "apple pay", "apple pencil", "apple silicon", "apple tv",
        "apple vision pro",
        "amazon pay", "apple watch", "app store", "google pay", "google play", "itunes store",
        "samsung pay", "buy me a coffee", "dolby atmos", "dolby vision", "face id", "game boy",
        "game center",
        "google cast", "google drive", "hacker news", "home assistant", "icloud drive", "mac app store",
        "jane appleseed", "jane doe", "john appleseed", "john doe", "satoshi nakamoto",
        "microsoft edge",
        "adobe illustrator", "adobe lightroom", "adobe premiere", "amazon alexa", "amazon music", "amazon prime",
        "audio units", "bluetooth le", "bluetooth low energy", "chat gpt", "core animation", "core audio",
        "core bluetooth", "core data", "core graphics", "core image", "core location", "core media", "core midi",
        "core ml", "core motion", "core text", "core video", "creative commons", "dolby digital", "final cut pro",
        "google analytics", "google assistant", "google maps", "google photos", "homepod mini", "hugging face",
        "internet explorer", "ipad air", "ipad mini", "ipad pro", "logic pro", "mac mini", "mac os x", "mac pro",
        "macbook air", "macbook pro", "metal performance shaders", "microsoft excel", "microsoft office",
        "microsoft teams", "microsoft word", "mozilla firefox", "os x", "quicktime player",
        "raspberry pi", "youtube music",
        "open street map", "product hunt", "secure enclave", "shazam kit", "stack overflow", "sublime text",
        "super nintendo",
        "the old reader", "touch id", "visual studio code", "vision pro", "windows media player",
    ]

    /// Languages by their own names.
    private static let languages: Set<String> = [
        "english", "deutsch", "français", "française", "español", "italiano", "português", "русский", "中文",
        "简体中文", "繁體中文", "繁体中文", "日本語", "한국어", "العربية", "עברית", "türkçe", "polski", "nederlands",
        "svenska", "українська", "ไทย", "tiếng việt", "bahasa indonesia", "čeština", "magyar", "suomi", "dansk",
        "norsk",
        "ελληνικά", "română", "हिन्दी", "فارسی", "català", "slovenčina", "hrvatski", "български",
        "česky", "slovensky", "slovenščina", "lietuvių", "latviešu", "eesti", "íslenska", "srpski", "српски",
        "македонски", "беларуская", "shqip", "bosanski", "euskara", "galego", "gaeilge", "cymraeg", "esperanto",
        "norsk bokmål", "norsk nynorsk", "bahasa melayu", "filipino", "kiswahili", "afrikaans", "қазақша",
        "azərbaycan", "o‘zbek", "հայերեն", "ქართული", "اردو", "বাংলা", "தமிழ்", "తెలుగు", "मराठी", "ગુજરાતી", "ਪੰਜਾਬੀ",
        "ខ្មែរ", "ລາວ", "မြန်မာ", "монгол",
        // As they are written without their marks.
        "francais", "espanol", "portugues", "romana", "turkce", "cestina", "slovencina", "tieng viet",
    ]

    /// Words of texts that fill a page for show, beside its first two.
    static let fillerWords: Set<String> = [
        "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "eiusmod", "incididunt", "labore", "etiam",
        "velit", "sapien", "egestas", "dictum", "eget", "condimentum", "ligula", "vestibulum", "tincidunt",
        "pellentesque", "vivamus", "aliquam", "mauris", "ultrices", "vehicula",
    ]

    /// What stands in code until something else is shown.
    static let placeholders: Set<String> = [
        "label", "title", "subtitle", "text", "button", "placeholder", "dummy", "foo", "bar", "test", "item",
        "untitled",
        "header", "footer", "cell", "value", "name", "todo", "view", "detail", "details label", "window", "key",
        "menu", "string", "primary", "secondary", "fallback", "undefined", "null", "nil", "root", "main", "preview",
        "box",
    ]

    /// Names that are the same in all languages.
    static let brands: Set<String> = [
        "aac", "adobe", "airdrop", "airplay", "airpods", "arial", "carplay", "cmd", "courier", "ctrl", "esc",
        "evernote",
        "fastmail", "feedbin", "gitee", "feedly", "feedwrangler", "figma", "freshrss", "ghostty", "giphy", "gimp",
        "helvetica",
        "homebrew", "homekit", "inoreader", "instapaper", "iterm", "jira", "kodi", "lastfm", "mailgun", "menlo",
        "messenger",
        "miniflux", "newsblur", "nintendo", "obsidian", "opml", "photoshop", "playstation", "plex",
        "protonmail", "quicktime",
        "raycast", "sega", "sonos", "soundcloud", "testflight", "trello",
        "typora",
        "unsplash", "verdana", "wechat", "weibo", "xbox", "airplay", "android", "apple", "appkit", "bitbucket",
        "bluetooth", "bluesky", "chrome", "crossover",
        "discord", "dolby", "dribbble", "dropbox", "face id", "facebook", "facetime", "ffmpeg", "finder", "firefox",
        "ftp",
        "github",
        "gitlab", "gmail", "google", "gravatar", "http", "https", "icloud", "imessage", "instagram", "ios", "ipad",
        "ipados", "iphone", "itunes", "json", "keychain", "linkedin", "linux", "mac", "macos", "markdown", "mastodon",
        "matrix", "metal", "microsoft", "mysql", "netflix", "nextcloud", "onedrive", "openai", "ok", "opensubtitles",
        "outlook", "patreon", "paypal", "stripe", "pinterest", "pixelfed", "postgresql", "reddit", "rosetta", "rss",
        "safari",
        "signal", "siri", "skype", "slack", "snapchat", "socks", "spotify", "sqlite", "ssh", "swift", "swiftui",
        "telegram", "tiktok", "touch id", "trakt", "tumblr", "tvos", "twitch", "twitter", "uikit", "url", "vimeo",
        "vlc",
        "vpn", "watchos", "webdav", "webp", "whatsapp", "wi-fi", "wifi", "wikipedia", "windows", "wine", "wireguard",
        "xcode", "xml", "yaml", "youtube", "zip", "chromecast", "openvpn", "ikev2", "shadowsocks", "vim", "emacs",
    ]

    /// Abbreviations of units.
    static let units: Set<String> = [
        "am", "bit", "bits", "bpm", "byte", "bytes", "cal", "cm", "db", "dpi", "fps", "ft", "gb", "ghz", "gib", "hr",
        "hrs", "hz", "in", "kb", "kbps", "kbit", "kbits", "kcal", "kg", "khz", "kib", "kj", "km", "kmh", "lb", "lbs",
        "mb",
        "mbps",
        "mbit", "mbits", "mhz", "mib", "mi", "min", "ml", "mm", "mph", "ms", "ns", "oz", "pm", "pt", "px", "sec",
        "secs", "tb", "vs",
        "fr",
        "dr", "th", "dbfs", "dbm", "gwei", "hpa", "kwh", "mah", "mbar", "mmhg", "mmol", "psi", "rpm", "kbps", "kb/s",
        "mb/s", "sat", "sats", "vb", "btc", "usd", "eur",
    ]

    /// Whether it is a pattern for dates, `dd MMM yy`: fields of one letter each, two at least.
    private var isDatePattern: Bool {
        var fields: [(letter: Character, count: Int)] = []
        var previous: Character?
        for character in text {
            if character.isLetter {
                guard "yMLdEHhKkmsaSZz".contains(character) else { return false }
                if character == previous, let last = fields.popLast() {
                    fields.append((character, last.count + 1))
                } else if previous?.isLetter == true {
                    return false
                } else {
                    fields.append((character, 1))
                }
            } else if !" :.,/-".contains(character) {
                return false
            }
            previous = character
        }
        return fields.count > 1 && Set(fields.map(\.letter)).count == fields.count && fields.contains { $0.count > 1 }
    }
}
