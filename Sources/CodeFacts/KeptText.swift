internal import CodeStrings
package import SourceCode
internal import SourceText

/// Texts that stay as they are in all languages, by what shows them or by what a comment says.
package enum KeptText {
    // MARK: Takers

    /// The last words of parameters and properties whose values are names of products.
    private static let productWords: Set<String> = ["brand", "manufacturer", "provider", "service", "vendor"]

    /// The last words of parameters and properties whose values are no words of a language.
    private static let technicalWords: Set<String> = [
        "key", "identifier", "id", "uuid", "url", "path", "email", "mail", "username", "login", "password", "host",
        "hostname",
        "server", "port", "code", "symbol", "icon", "emoji", "image", "font", "color", "colour", "query", "regex",
        "pattern", "sql", "html", "css", "json", "locale", "version", "hash", "token", "extension", "domain", "address",
        "copyright", "filename", "license", "verbatim", "licence", "nickname", "initials", "scheme", "mimetype",
        "character", "letter", "pinyin", "snippet",
    ]

    /// The last two words of names of such values.
    private static let technicalPairs: Set<String> = [
        "code name", "english name", "icon name", "release name", "system instructions", "system prompt",
        "version name",
    ]

    /// The labels of arguments that are written for a shell, in words.
    private static let commands: Set<String> = ["cmd", "command", "script", "shell command"]

    /// The names of types that hold texts for people.
    private static let holders: Set<Substring> = [
        "L10n", "Strings", "Localizable", "LString", "Texts", "Text", "Copy", "Constants", "String", "Localization",
    ]

    /// The words before `Name` that make it one of a person or a company.
    private static let owners: Set<String> = [
        "account", "artist", "author", "brand", "company", "composer", "contact", "creator", "designer", "developer",
        "host", "integration", "manufacturer", "owner", "person", "podcaster", "product", "profile", "sender",
        "speaker", "translator", "user", "vendor", "writer",
    ]

    /// Words in names of types whose values have names of their own: those of products, works and places.
    private static let things: Set<String> = [
        "app", "book", "brand", "browser", "city", "console", "contributor", "core", "dependency", "device", "emulator",
        "engine", "font", "game", "library", "model", "movie", "package", "palette", "podcast", "product", "provider",
        "repository", "server", "service", "song", "station", "team", "theme", "website",
    ]

    /// Whether what shows a text takes identifiers, or names of people.
    ///
    /// - Parameter taker: what shows it, as `Row(icon:)` or `Account.displayName`.
    /// - Returns: whether its values are the same in all languages.
    package static func isTechnical(taker: String) -> Bool {
        if isCommand(taker: taker) { return true }
        let inner = taker.split { "(.:)".contains($0) }
        guard let name = inner.last else { return false }
        let words = name.words
        guard let last = words.last else { return false }
        // A list of texts has one for each of these: `Strings.password`.
        let isList = inner.first.map { holders.contains($0) } ?? false
        if inner.count > 1, !isList, technicalWords.contains(last) { return true }
        if inner.count > 1, !isList, productWords.contains(last) { return true }
        // Releases have names, and language models are told what to do in a language of their own.
        if Self.technicalPairs.contains(words.suffix(2).joined(separator: " ")) { return true }
        // The name of a language in that language.
        if words.suffix(2) == ["native", "name"] || last == "endonym" || last == "autonym" { return true }
        guard last == "name" || last == "author" || last == "developer" else { return false }
        if last != "name" { return true }
        let type = inner.count > 1 ? inner[0].words : []
        return !owners.isDisjoint(with: words.dropLast()) || !owners.isDisjoint(with: type)
            || !things.isDisjoint(with: type)
    }

    /// Whether what shows a text takes what a shell runs, as `FixView(command:)`: it is shown as it has to be typed.
    ///
    /// - Parameter taker: what shows it.
    /// - Returns: whether it is an argument of that name; a property may be named so for what people choose.
    package static func isCommand(taker: String) -> Bool {
        guard taker.hasSuffix(":)"), let label = taker.dropLast(2).split(separator: "(").last else { return false }
        return commands.contains(label.words.joined(separator: " "))
    }

    /// Whether a text is put into a field where people write: what stands there is a value, and no word.
    ///
    /// - Parameter taker: what shows it.
    /// - Returns: whether people may have written it.
    package static func isTyped(taker: String) -> Bool {
        guard taker.hasSuffix(".text"), let last = taker.dropLast(5).words.last else { return false }
        return ["field", "textfield", "tf"].contains(last)
    }

    /// Whether a text is nothing but the name of the type that it stands in, written out as a name of more than one word
    /// or as no word is: `class iTunesStore { var name: String { "iTunes Store" } }`.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - taker: what shows it, as `iTunesStore.name`.
    /// - Returns: whether it names a product, and no thing that has a word.
    package static func isOwnName(_ text: String, taker: String) -> Bool {
        let parts = taker.split(separator: ".")
        guard parts.count == 2, parts[1] == "name" else { return false }
        func letters(_ text: some StringProtocol) -> String {
            text.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        let isWord = text.allSatisfy(\.isLetter) && text.dropFirst().allSatisfy(\.isLowercase)
        return !isWord && letters(text) == letters(parts[0])
    }

    // MARK: Comments

    /// How many lines above a place a section is looked for.
    private static let maximumLines = 300

    /// Whether a comment says that a text is meant to stay as it is.
    ///
    /// The comment is on the line, on the lines directly above, or the first of the section (`// MARK:`) of constants that
    /// it is in.
    ///
    /// - Parameter node: the text.
    /// - Returns: whether there is such a comment.
    /// - Complexity: O(*n*) in the length of 300 lines.
    package static func isMeant(_ node: CodeNode) -> Bool {
        let utf8 = node.file.utf8
        var end = utf8[node.range.upperBound...].firstIndex(of: 0x0A) ?? utf8.endIndex
        var lines: [Substring] = []
        while lines.count < maximumLines {
            let start = utf8[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? utf8.startIndex
            lines.append(Substring(String(decoding: utf8[start..<end], as: UTF8.self)))
            guard start > utf8.startIndex else { break }
            end = start - 1
        }
        guard let first = lines.first else { return false }
        if let mark = first.firstRange(of: "//"), says(first[mark.lowerBound...]) { return true }
        for line in lines.dropFirst().prefix(4) {
            guard isComment(line) else { break }
            if says(line) { return true }
        }
        guard first.contains(" let ") else { return false }
        guard let heading = lines.firstIndex(where: { isComment($0) && $0.contains("MARK:") }) else { return false }
        return lines[..<heading].suffix(5).contains { isComment($0) && says($0) }
    }

    /// Words of headings over what only developers use.
    private static let developerHeadings: Set<String> = ["debug", "debugging", "developer", "developers", "testing"]

    /// Whether a member of a type stands under a heading that says developers use it: `// MARK: - Debug actions`.
    ///
    /// - Complexity: O(*n*) in the length of 300 lines.
    static func isUnderDeveloperHeading(_ node: CodeNode) -> Bool {
        let utf8 = node.file.utf8
        let mark = Array("// MARK:".utf8)
        var end = node.range.lowerBound
        for _ in 0..<maximumLines {
            let start = utf8[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? utf8.startIndex
            let line = utf8[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
            if line.starts(with: mark) {
                return !developerHeadings.isDisjoint(with: String(decoding: line, as: UTF8.self).words)
            }
            guard start > utf8.startIndex else { return false }
            end = start - 1
        }
        return false
    }

    /// Whether the comment above a declaration whose name begins with `preview` says that it is one of SwiftUI's:
    /// `/// Mock state for SwiftUI previews`.
    ///
    /// - Complexity: O(1): a few lines are read.
    static func isForPreviews(_ node: CodeNode) -> Bool {
        guard node.name.words.first == "preview" else { return false }
        let utf8 = node.file.utf8
        var end = utf8[..<node.range.lowerBound].lastIndex(of: 0x0A) ?? utf8.startIndex
        for _ in 0..<4 where end > utf8.startIndex {
            let start = utf8[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? utf8.startIndex
            let line = Substring(String(decoding: utf8[start..<end], as: UTF8.self))
            guard isComment(line) else { return false }
            let words = line.split { !$0.isLetter }.map { $0.lowercased() }
            if words.contains("previews") || words.contains("preview"),
                !Set(words).isDisjoint(with: ["swiftui", "xcode", "mock", "sample"])
            {
                return true
            }
            end = max(utf8.startIndex, start - 1)
        }
        return false
    }

    private static func isComment(_ line: Substring) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        return text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("*")
    }

    /// Whether a comment says that something is not localized on purpose.
    private static func says(_ comment: Substring) -> Bool {
        let text = comment.lowercased()
        guard !text.contains("todo"), !text.contains("fixme") else { return false }
        guard text.firstMatch(of: /\b(?:yet|so far|for now)\b/) == nil else { return false }
        if text.firstMatch(of: /\b(?:overrul|overrid|replac)\w* (?:\w+ )?translation/) != nil { return true }
        if text.firstMatch(of: /\b(?:english only|(?:always|only|stays?|kept|keep|must be)(?: it)? in english)/) != nil
        {
            return true
        }
        guard text.contains("locali") || text.contains("translat") else { return false }
        let words = /(?:\bnot|n't|n’t|\bun|\bnon|\bno|\bnever)[- ]?(?:\w+ ){0,3}?(?:locali[sz]|translat)/
        return text.firstMatch(of: words) != nil
    }
}
