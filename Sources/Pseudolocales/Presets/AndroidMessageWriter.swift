internal import StringTables

/// Goes through a message as aapt2's Pseudolocalizer goes through a string, and keeps what may not change.
///
/// Braces nest: at an even depth bytes are text, at an odd depth a complete `{…}` is a placeholder, and deeper braces are
/// messages of their own, such as the branches of a plural. An apostrophe takes the meaning from the next character.
struct AndroidMessageWriter {
    enum Method: Sendable {
        case accents, expansion, bidi
    }

    let source: Message
    let method: Method
    var result = Message()
    /// The bytes of the text so far, without tags and placeholders, since the message began or a branch ended.
    var length = 0
    /// The words so far that hold a character without replacement.
    var words = 0
    /// The segment that was looked at last.
    private var lastSegment = 0

    init(_ source: Message, method: Method) {
        self.source = source
        self.method = method
    }

    /// The whole message, with the brackets.
    mutating func whole() -> Message {
        if method == .accents { result.append(text: [UInt8(ascii: "[")]) }
        parts()
        endMessage()
        if method == .accents { result.append(text: [UInt8(ascii: "]")]) }
        return result
    }

    /// The texts and placeholders of the message, without brackets.
    private mutating func parts() {
        var depth = 0
        var isQuoted = false
        var start = 0
        for segment in source.segments where !segment.isJoined {
            switch segment.kind {
            case .text, .control:
                for position in segment.range {
                    let byte = source.utf8[position]
                    guard !isQuoted, byte != UInt8(ascii: "'") else {
                        isQuoted = !isQuoted
                        continue
                    }
                    let isText = depth % 2 == 0
                    let isOpening = byte == UInt8(ascii: "{")
                    guard isOpening || byte == UInt8(ascii: "}") && depth > 0 else { continue }
                    depth += isOpening ? 1 : -1
                    let end = isText ? position : position + 1
                    write(start..<end, isText: isText)
                    if isText && !isOpening { endMessage() }
                    if !isText && isOpening { (length, words) = (0, 0) }
                    start = end
                }
            case .placeholder where depth % 2 == 0 && !isQuoted:
                write(start..<segment.range.lowerBound, isText: true)
                let part = part(at: segment.range.lowerBound)
                placeholder(part)
                start = part.upperBound
            default: isQuoted = false
            }
        }
        write(start..<source.utf8.count, isText: depth % 2 == 0)
    }

    private mutating func write(_ range: Range<Int>, isText: Bool) {
        guard !range.isEmpty else { return }
        guard !isText else { return method == .bidi ? bidi(range) : text(range) }
        let isPlaceholder =
            source.utf8[range.lowerBound] == UInt8(ascii: "{") && source.utf8[range.upperBound - 1] == UInt8(ascii: "}")
        if isPlaceholder { mark(opening: true) }
        copy(range)
        if isPlaceholder { mark(opening: false) }
    }

    /// Ends a message or a branch: the words come.
    private mutating func endMessage() {
        defer { (length, words) = (0, 0) }
        guard method != .bidi, length > 0 else { return }
        // Behind a bare '%' a space would begin a specifier.
        result.append(text: result.separator)
        result.append(text: AndroidExpansion.words(words > 3 ? length : length / 2))
    }

    private mutating func placeholder(_ range: Range<Int>) {
        let bytes = source.utf8[range]
        let head = bytes.dropFirst().prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        let isBranching =
            bytes.first == UInt8(ascii: "{") && head.contains(UInt8(ascii: ","))
            && head.endIndex < bytes.endIndex && bytes[head.endIndex] == UInt8(ascii: "{")
        guard isBranching else {
            mark(opening: true)
            copy(range)
            mark(opening: false)
            return
        }
        var written: [UInt8] = []
        var position = bytes.startIndex
        var depth = 0
        while position < bytes.endIndex {
            let byte = bytes[position]
            written.append(byte)
            position += 1
            if byte == UInt8(ascii: "}") { depth -= 1 }
            guard byte == UInt8(ascii: "{") else { continue }
            depth += 1
            guard depth == 2 else { continue }
            let branch = bytes[position..<Self.branchEnd(in: bytes, from: position)]
            var writer = AndroidMessageWriter(Message(String(decoding: branch, as: UTF8.self)), method: method)
            writer.parts()
            writer.endMessage()
            written += writer.result.utf8
            position = branch.endIndex
        }
        result.append(.placeholder, holdingSpecifiers: written)
        (length, words) = (0, 0)
    }

    /// The position of the brace that closes the branch.
    private static func branchEnd(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        var depth = 1
        for index in start..<bytes.endIndex {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return index }
        }
        return bytes.endIndex
    }

    // MARK: Writing

    /// The marks around a placeholder.
    mutating func mark(opening: Bool) {
        switch method {
        case .accents: result.append(text: Array((opening ? "»" : "«").utf8))
        case .expansion: break
        case .bidi: result.append(.control, Array((opening ? "\u{200F}\u{202E}" : "\u{202C}\u{200F}").utf8))
        }
    }

    /// The source as it is.
    mutating func copy(_ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            var segment = segment(at: position)
            if position > segment.range.lowerBound, segment.isProsePercent(in: source) { segment.kind = .text }
            segment.range = position..<min(segment.range.upperBound, range.upperBound)
            result.append(segment, of: source)
            position = segment.range.upperBound
        }
    }

    /// The segment that holds a position.
    ///
    /// - Complexity: O(1) where positions grow.
    mutating func segment(at position: Int) -> Message.Segment {
        while source.segments[lastSegment].range.upperBound <= position { lastSegment += 1 }
        while source.segments[lastSegment].range.lowerBound > position { lastSegment -= 1 }
        return source.segments[lastSegment]
    }

    /// The whole of the part that holds a position: a segment with those that are joined to it.
    mutating func part(at position: Int) -> Range<Int> {
        var range = segment(at: position).range
        var first = lastSegment
        while source.segments[first].isJoined {
            first -= 1
            range = source.segments[first].range.lowerBound..<range.upperBound
        }
        var next = lastSegment + 1
        while next < source.segments.count, source.segments[next].isJoined {
            range = range.lowerBound..<source.segments[next].range.upperBound
            next += 1
        }
        return range
    }
}
