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

    package private(set) var utf8: [UInt8] = []
    package private(set) var segments: [Segment] = []

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
        let traits = PartTraits(of: bytes)
        guard !terms.isEmpty || traits.mayHoldParts || DatePattern.isPattern(bytes) else {
            utf8 = bytes
            if !bytes.isEmpty { segments = [Segment(kind: .text, range: bytes.indices)] }
            return
        }
        var reader = MessageReader(utf8: bytes, terms: terms, traits: traits)
        reader.read()
        utf8 = reader.utf8
        segments = reader.segments
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
        return !traits.mayHoldParts && !DatePattern.isPattern(utf8)
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

    // MARK: Building

    /// Adds text that may change.
    ///
    /// Neighbouring texts become one part.
    package mutating func append(text bytes: some Sequence<UInt8>) { append { $0.append(contentsOf: bytes) } }

    /// Adds text that may change, as all other callers mostly have it.
    package mutating func append(text bytes: ArraySlice<UInt8>) { append { $0.append(contentsOf: bytes) } }

    /// Adds text that may change, written by a function.
    ///
    /// - Parameter write: adds UTF-8 to the bytes that it is given, and changes nothing else.
    package mutating func append(textBy write: (inout [UInt8]) -> Void) {
        let start = utf8.count
        write(&utf8)
        guard utf8.count > start else { return }
        if let last = segments.indices.last, segments[last].isText {
            segments[last].range = segments[last].range.lowerBound..<utf8.count
        } else {
            segments.append(Segment(kind: .text, range: start..<utf8.count))
        }
    }

    /// Makes room for a text of this length in UTF-8, and this many parts.
    package mutating func reserveCapacity(_ count: Int, segments parts: Int) {
        utf8.reserveCapacity(count)
        segments.reserveCapacity(parts)
    }

    /// Adds a part that may not change.
    package mutating func append(_ kind: Kind, _ bytes: some Sequence<UInt8>) {
        append(kind, Array(bytes))
    }

    /// Adds a part that may not change, as all other callers mostly have it.
    package mutating func append(_ kind: Kind, _ bytes: [UInt8]) {
        if case .text = kind { return append(text: bytes[...]) }
        let start = utf8.count
        utf8.append(contentsOf: bytes)
        if utf8.count > start { segments.append(Segment(kind: kind, range: start..<utf8.count)) }
    }

    /// Adds a part of another message as it is.
    package mutating func append(_ segment: Segment, of message: Message) {
        if segment.isText { return append(text: message.utf8[segment.range]) }
        let start = utf8.count
        utf8 += message.utf8[segment.range]
        guard utf8.count > start else { return }
        segments.append(Segment(kind: segment.kind, range: start..<utf8.count, isJoined: segment.isJoined))
    }

    /// Adds a part that may not change and that may hold specifiers, which become separate parts.
    package mutating func append(_ kind: Kind, holdingSpecifiers bytes: [UInt8]) {
        let start = utf8.count
        utf8 += bytes
        segments += Message.segments(of: kind, in: utf8, range: start..<utf8.count)
    }

    /// Cuts a part that may not change at the specifiers in it.
    static func segments(of kind: Kind, in utf8: [UInt8], range: Range<Int>) -> [Segment] {
        var found: [Segment] = []
        var start = range.lowerBound
        var position = start
        func add(_ kind: Kind, _ range: Range<Int>) {
            if !range.isEmpty { found.append(Segment(kind: kind, range: range, isJoined: !found.isEmpty)) }
        }
        while let percent = utf8[position..<range.upperBound].firstIndex(of: UInt8(ascii: "%")) {
            if let specifier = Specifier.parse(utf8, at: percent), specifier.end <= range.upperBound {
                add(kind, start..<percent)
                add(.specifier(specifier.specifier), percent..<specifier.end)
                position = specifier.end
                start = position
            } else {
                // `%%` is one character of the result, and its second half begins nothing.
                let escape = Specifier.escapeEnd(utf8, at: percent).flatMap { $0 <= range.upperBound ? $0 : nil }
                position = escape ?? percent + 1
            }
        }
        add(kind, start..<range.upperBound)
        return found
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
