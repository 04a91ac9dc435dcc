/// A text cut into parts that may change and parts that may not.
///
/// The segments joined together are the text, byte for byte. A transform works on messages, so it never sees the inside
/// of a specifier, a tag or an address.
package struct Message: Sendable, Hashable {
    /// One part of a message.
    package struct Segment: Sendable, Hashable {
        package var kind: Kind
        /// The range of the part in ``Message/utf8``.
        package var range: Range<Int>
        /// Whether the part continues the one before it, and nothing may come between the two.
        ///
        /// A specifier inside a tag or a placeholder is a separate part, because the format call fills it in.
        package var isJoined: Bool

        package init(kind: Kind, range: Range<Int>, isJoined: Bool = false) {
            self.kind = kind
            self.range = range
            self.isJoined = isJoined
        }

        /// Whether the part is text, which may change.
        ///
        /// Asked of every part of every text from other modules, hence `@inlinable`.
        @inlinable package var isText: Bool {
            if case .text = kind { true } else { false }
        }

        /// Whether the part is of control characters.
        @inlinable package var isControl: Bool {
            if case .control = kind { true } else { false }
        }

        /// Whether the part is a specifier.
        var isSpecifier: Bool {
            if case .specifier = kind { true } else { false }
        }
    }

    /// The kind of a part.
    ///
    /// Everything but ``text`` stays as it is.
    package enum Kind: Sendable, Hashable {
        case text
        /// A conversion specification such as `%@`.
        case specifier(Specifier)
        /// `%%`
        case percent
        /// A `%` that begins no specifier, with the character behind it unless that begins another part.
        ///
        /// Nothing may be put between the two: a specifier could come of it.
        case strayPercent
        /// `${…}`, `{…}`, `{{…}}`
        case placeholder
        /// The marks and the inside of `^[…](inflect: true)`.
        case inflection
        /// The marks and the address of a Markdown link, and the marks of emphasis.
        case link
        /// `<…>`
        case tag
        /// `&…;`
        case entity
        /// A URL or an e-mail address.
        case address
        /// A control character, a line break or a bidi control.
        case control
        /// A word that must not change.
        case term
    }

    package internal(set) var utf8: [UInt8] = []
    package internal(set) var segments: [Segment] = []

    /// A message without text.
    package init() {}

    /// Cuts a text.
    ///
    /// Every text is a message: what looks like a broken specifier is prose that is kept.
    ///
    /// - Parameters:
    ///   - text: the text of an entry, without the escapes of its file.
    ///   - terms: words that must not change.
    /// - Complexity: O(*n*) for texts without unclosed brackets.
    package init(_ text: String, terms: ProtectedTerms = ProtectedTerms([])) {
        self.init(utf8: Array(text.utf8), terms: terms)
    }

    /// Cuts a text that is at hand in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: well-formed UTF-8.
    ///   - terms: words that must not change.
    /// - Complexity: O(*n*) for texts without unclosed brackets.
    package init(utf8 bytes: [UInt8], terms: ProtectedTerms = ProtectedTerms([])) {
        utf8 = bytes
        read(terms: terms)
    }

    /// Whether the message is text and controls, and would be read so again if no words are protected; `false` also where
    /// only a closer look tells.
    ///
    /// - Complexity: O(*n*).
    package var isPlain: Bool {
        var traits: PartTraits = []
        for segment in segments where !segment.isControl {
            guard segment.isText else { return false }
            traits.formUnion(PartTraits(of: utf8[segment.range]))
        }
        return !traits.mayHoldParts(utf8) && !DatePattern.isPattern(utf8)
    }

    /// The whole text.
    package var text: String { String(decoding: utf8, as: UTF8.self) }

    /// The text of one part.
    package func text(of segment: Segment) -> String { String(decoding: utf8[segment.range], as: UTF8.self) }

    /// Whether the message holds anything that a transform may change.
    package var hasText: Bool {
        for segment in segments where segment.isText {
            for index in segment.range where utf8[index] > 0x20 { return true }
        }
        return false
    }

    /// Whether the message has a letter that people read, in its text or in an inflected phrase.
    ///
    /// "•", "12:30" and "%1$@: %2$@" have none: they are the same in every language.
    ///
    /// - Complexity: O(*n*) in the length of the text up to its first letter.
    package var hasLetters: Bool {
        segments.contains { segment in
            guard segment.isText || segment.kind == .inflection else { return false }
            for index in segment.range {
                let letter = utf8[index] | 0x20
                if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") { return true }
            }
            let bytes = utf8[segment.range]
            guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
            return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }

    /// Whether the message holds a specifier.
    private var hasSpecifiers: Bool {
        for segment in segments where segment.isSpecifier { return true }
        return false
    }

    /// The arguments that the message takes, each once, by number and type.
    ///
    /// A number that is used with two types gives two.
    package var arguments: [Argument] {
        guard hasSpecifiers else { return [] }
        var found: [Argument] = []
        var next = 1
        func take(_ source: Specifier.Source, _ type: ArgumentType) {
            let index: Int
            switch source {
            case .number(let number): index = number
            case .next:
                index = next
                next += 1
            }
            let argument = Argument(index: index, type: type)
            if !found.contains(argument) { found.append(argument) }
        }
        for case .specifier(let specifier) in segments.lazy.map(\.kind) {
            if case .substitutionNumber = specifier.conversion { continue }
            if case .argument(let source) = specifier.width { take(source, .number32) }
            if case .argument(let source) = specifier.precision { take(source, .number32) }
            take(specifier.source, specifier.type)
        }
        return found.sorted()
    }

    /// Whether the message takes the arguments that another one takes.
    ///
    /// - Complexity: O(*n*), without making a list where the specifiers are the same in the same order.
    package func hasArguments(of other: Message) -> Bool {
        var (left, right) = (0, 0)
        while true {
            while left < segments.count, !segments[left].isSpecifier { left += 1 }
            while right < other.segments.count, !other.segments[right].isSpecifier { right += 1 }
            guard left < segments.count, right < other.segments.count else {
                let areAllAlike = left == segments.count && right == other.segments.count
                return areAllAlike || arguments == other.arguments
            }
            guard segments[left].kind == other.segments[right].kind else { return arguments == other.arguments }
            left += 1
            right += 1
        }
    }
}

/// Words that no transform may change, such as the names of products.
package struct ProtectedTerms: Sendable, Hashable {
    /// The words in UTF-8, longest first, so that `iCloud Drive` is found before `iCloud`.
    let words: [[UInt8]]

    /// Whether there are none.
    package var isEmpty: Bool { words.isEmpty }

    package init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }.sorted {
            $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
        }
    }
}
