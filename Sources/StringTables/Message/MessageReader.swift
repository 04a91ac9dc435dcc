/// Cuts a text into the parts of a ``Message``.
struct MessageReader {
    let utf8: [UInt8]
    let terms: ProtectedTerms
    private let traits: PartTraits
    private(set) var segments: [Message.Segment]
    /// Where the text that has not been given to a segment begins.
    private var textStart = 0
    private var position = 0
    /// The marks of emphasis that are still ahead.
    private var marks: ArraySlice<Range<Int>>
    /// The addresses without a scheme that are still ahead.
    private var addresses: ArraySlice<Range<Int>>
    /// Where the closing parts of Markdown links begin and end, innermost last.
    private var linkEnds: [Range<Int>] = []

    /// Takes a text.
    ///
    /// - Parameters:
    ///   - utf8: the text.
    ///   - terms: the words that must not change.
    ///   - traits: those of the text.
    ///   - segments: an array without elements, whose memory is used.
    init(utf8: [UInt8], terms: ProtectedTerms, traits: PartTraits, segments: consuming [Message.Segment]) {
        self.utf8 = utf8
        self.segments = segments
        self.segments.reserveCapacity(6)
        self.terms = terms
        self.traits = traits
        addresses = traits.contains(.fullStop) ? WebAddress.ranges(in: utf8)[...] : []
        marks = traits.contains(.emphasis) ? MessageEmphasis.marks(in: utf8)[...] : []
    }

    mutating func read() {
        if DatePattern.isPattern(utf8) { return add(.placeholder, utf8.indices) }
        while position < utf8.count {
            if let end = linkEnds.last, end.lowerBound == position {
                linkEnds.removeLast()
                add(.link, end)
                continue
            }
            if !terms.words.isEmpty, let end = termEnd() {
                add(.term, position..<end)
                continue
            }
            addresses = addresses.drop { $0.lowerBound < position }
            if let address = addresses.first, address.lowerBound == position {
                add(.address, address.lowerBound..<addressEnd(from: address.upperBound))
                continue
            }
            switch utf8[position] {
            case UInt8(ascii: "%"): percent()
            case UInt8(ascii: "$"), UInt8(ascii: "{"): placeholder()
            case UInt8(ascii: "^"): inflection()
            case UInt8(ascii: "["): link()
            case UInt8(ascii: "<"): tag()
            case UInt8(ascii: "&"): entity()
            case UInt8(ascii: ":"): url()
            case UInt8(ascii: "@"): mail()
            case UInt8(ascii: "\\"): escape()
            case UInt8(ascii: "*"), UInt8(ascii: "_"): emphasis()
            case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: control()
            default: position = plainEnd(from: position + 1)
            }
        }
        flush(to: utf8.count)
    }

    /// The next position from `start` at which a part may begin or a link goes on: most bytes are letters.
    private func plainEnd(from start: Int) -> Int {
        guard terms.words.isEmpty else { return start }
        let end = min(linkEnds.last?.lowerBound ?? utf8.count, addresses.first?.lowerBound ?? utf8.count)
        return start < end ? traits.firstPart(in: utf8, start..<end) : start
    }

    // MARK: Parts

    private mutating func percent() {
        if let found = Specifier.parse(utf8, at: position) {
            add(.specifier(found.specifier), position..<found.end)
        } else if let end = Specifier.escapeEnd(utf8, at: position) {
            add(.percent, position..<end)
        } else {
            strayPercent()
        }
    }

    /// A `%` in prose, and an application's own tokens such as `%_name`, `%{name}`, `%1$[`.
    private mutating func strayPercent() {
        var end = position + 1
        if byte(at: end) == UInt8(ascii: "{"), let close = balancedEnd(from: end) {
            end = close
        } else if byte(at: end) == UInt8(ascii: "_") {
            while let next = byte(at: end), next == UInt8(ascii: "_") || next.isLetterOrDigit, next < 0x80 { end += 1 }
        } else if let digits = positionalEnd(from: end) {
            end = min(digits + 1, utf8.count)
        } else if marks.contains(where: { $0.lowerBound == end }) {
            // `**100%**`: the marks stay together.
        } else if let next = byte(at: end), !"<&[$^".utf8.contains(next), controlLength(at: end) == nil {
            // A character that may begin another part, as in "<b>100%</b>", is read as that part.
            end += 1
        }
        while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
        add(.strayPercent, position..<end)
    }

    /// The position behind `n$`, if it is at `start`.
    private func positionalEnd(from start: Int) -> Int? {
        var end = start
        while let digit = byte(at: end), digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") { end += 1 }
        return end > start && byte(at: end) == UInt8(ascii: "$") ? end + 1 : nil
    }

    private mutating func placeholder() {
        if let end = buildSettingEnd() { return add(.placeholder, position..<end) }
        let brace = utf8[position] == UInt8(ascii: "$") ? position + 1 : position
        guard byte(at: brace) == UInt8(ascii: "{"), let end = balancedEnd(from: brace) else {
            position += 1
            return
        }
        add(.placeholder, position..<end)
    }

    /// The position behind the `$(NAME)` that begins here, which Xcode or a program replaces; `nil` if none does.
    private func buildSettingEnd() -> Int? {
        guard utf8[position] == UInt8(ascii: "$"), byte(at: position + 1) == UInt8(ascii: "(") else { return nil }
        var end = position + 2
        while let next = byte(at: end), next < 0x80, next.isLetterOrDigit || "_:.-=".utf8.contains(next) { end += 1 }
        return end > position + 2 && byte(at: end) == UInt8(ascii: ")") ? end + 1 : nil
    }

    /// How deep brackets may be nested before they are prose; it keeps the search linear.
    private static let maximumDepth = 64

    /// The position behind the brace that closes the one at `start`; a line break ends the search.
    private func balancedEnd(from start: Int) -> Int? {
        var depth = 0
        for index in start..<utf8.count {
            switch utf8[index] {
            case UInt8(ascii: "{"):
                depth += 1
                if depth > Self.maximumDepth { return nil }
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }

    /// `^[…](…)`: all of it is fixed, but its specifiers stay specifiers.
    private mutating func inflection() {
        guard traits.mayHoldLinks, byte(at: position + 1) == UInt8(ascii: "["),
            let end = linkEnd(from: position + 1)?.upperBound
        else {
            position += 1
            return
        }
        add(.inflection, position..<end)
    }

    /// The marks of emphasis; those inside an address or a tag are parts of it.
    private mutating func emphasis() {
        marks = marks.drop { $0.lowerBound < position }
        guard let mark = marks.first, mark.lowerBound == position else {
            position += 1
            return
        }
        add(.link, mark)
    }

    private mutating func link() {
        guard traits.mayHoldLinks, let end = linkEnd(from: position) else {
            position += 1
            return
        }
        linkEnds.append(end)
        add(.link, position..<position + 1)
    }

    /// The range of the `](…)` that closes the bracket at `start`, on the same line.
    private func linkEnd(from start: Int) -> Range<Int>? {
        var depth = 0
        for index in start..<utf8.count {
            switch utf8[index] {
            case UInt8(ascii: "["):
                depth += 1
                if depth > Self.maximumDepth { return nil }
            case UInt8(ascii: "]"):
                depth -= 1
                guard depth == 0 else { continue }
                guard byte(at: index + 1) == UInt8(ascii: "(") else { return nil }
                for end in (index + 2)..<max(index + 2, utf8.count) {
                    if utf8[end] == UInt8(ascii: ")") { return index..<end + 1 }
                    if utf8[end] < 0x20 || utf8[end] == UInt8(ascii: "(") { return nil }
                }
                return nil
            case 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }

    private mutating func tag() {
        var index = position + 1
        if byte(at: index) == UInt8(ascii: "/") { index += 1 }
        let isComment =
            byte(at: position + 1) == UInt8(ascii: "!") && byte(at: position + 2) == UInt8(ascii: "-")
            && byte(at: position + 3) == UInt8(ascii: "-")
        guard let first = byte(at: index), isComment || (first.isLetterOrDigit && first < 0x80 && first > 0x39) else {
            position += 1
            return
        }
        var quote: UInt8 = 0
        while let next = byte(at: index) {
            if quote != 0 {
                if next == quote { quote = 0 }
            } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
                quote = next
            } else if next == UInt8(ascii: ">") {
                return add(.tag, position..<index + 1)
            } else if next == UInt8(ascii: "<") {
                break
            }
            index += 1
        }
        position += 1
    }

    private mutating func entity() {
        var index = position + 1
        if byte(at: index) == UInt8(ascii: "#") { index += 1 }
        let start = index
        while let next = byte(at: index), next.isLetterOrDigit, next < 0x80, index - start < 32 { index += 1 }
        if index > start, byte(at: index) == UInt8(ascii: ";") { return add(.entity, position..<index + 1) }
        position += 1
    }

    // MARK: Adding

    /// Ends the text before `range` and adds the part at `range`.
    mutating func add(_ kind: Message.Kind, _ range: Range<Int>) {
        flush(to: range.lowerBound)
        let mayHoldSpecifiers =
            switch kind {
            case .tag, .placeholder, .inflection, .link, .strayPercent, .address: holdsPercent(range)
            case .text, .specifier, .percent, .entity, .control, .term: false
            }
        if mayHoldSpecifiers {
            segments += Message.segments(of: kind, in: utf8, range: range)
        } else {
            segments.append(Message.Segment(kind: kind, range: range))
        }
        position = range.upperBound
        textStart = position
    }

    /// Goes on by one byte.
    mutating func skip() { position += 1 }

    /// The reader's position.
    var current: Int { position }

    /// Where the text that belongs to no segment yet begins.
    var pendingTextStart: Int { textStart }

    func byte(at index: Int) -> UInt8? { index < utf8.count ? utf8[index] : nil }

    private func holdsPercent(_ range: Range<Int>) -> Bool {
        for index in range where utf8[index] == UInt8(ascii: "%") { return true }
        return false
    }

    private mutating func flush(to end: Int) {
        if end > textStart { segments.append(Message.Segment(kind: .text, range: textStart..<end)) }
        textStart = end
    }
}
