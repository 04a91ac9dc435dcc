/// Making messages part by part, and reading them again, in memory that is at hand.
extension Message {
    /// Adds text that may change.
    ///
    /// Neighbouring texts become one part.
    package mutating func append(text bytes: some Sequence<UInt8>) { append { $0.append(contentsOf: bytes) } }

    /// Adds text that may change, as all other callers mostly have it.
    package mutating func append(text bytes: ArraySlice<UInt8>) {
        append { utf8 in
            unsafe bytes.withUnsafeBufferPointer { bytes in unsafe utf8.append(contentsOf: bytes) }
        }
    }

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
        unsafe bytes.withUnsafeBufferPointer { bytes in unsafe utf8.append(contentsOf: bytes) }
        if utf8.count > start { segments.append(Segment(kind: kind, range: start..<utf8.count)) }
    }

    /// Adds a piece of another message's text, which may change.
    package mutating func append(textAt range: Range<Int>, of message: Message) {
        append { utf8 in
            unsafe message.utf8.withUnsafeBufferPointer { bytes in
                unsafe utf8.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
            }
        }
    }

    /// Adds a part of another message as it is.
    package mutating func append(_ segment: Segment, of message: Message) {
        if segment.isText { return append(textAt: segment.range, of: message) }
        let start = utf8.count
        unsafe message.utf8.withUnsafeBufferPointer { bytes in
            unsafe utf8.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[segment.range]))
        }
        guard utf8.count > start else { return }
        segments.append(Segment(kind: segment.kind, range: start..<utf8.count, isJoined: segment.isJoined))
    }

    /// Adds all parts of another message as they are.
    package mutating func append(_ message: Message) {
        let start = utf8.count
        unsafe message.utf8.withUnsafeBufferPointer { bytes in unsafe utf8.append(contentsOf: bytes) }
        var next = 0
        if let last = segments.indices.last, segments[last].isText, let first = message.segments.first, first.isText {
            segments[last].range = segments[last].range.lowerBound..<start + first.range.upperBound
            next = 1
        }
        while next < message.segments.count {
            var segment = message.segments[next]
            segment.range = start + segment.range.lowerBound..<start + segment.range.upperBound
            segments.append(segment)
            next += 1
        }
    }

    /// Takes everything out, but keeps the memory for what comes next.
    package mutating func removeAll() {
        utf8.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
    }

    /// Becomes what a reader makes of the text of another message.
    ///
    /// The text is shared until the next change; ``forget()`` ends that.
    ///
    /// - Complexity: O(*n*) for texts without unclosed brackets.
    package mutating func read(again other: Message, terms: ProtectedTerms) {
        utf8 = other.utf8
        read(terms: terms)
    }

    /// Lets go of the text, and keeps the memory for parts.
    package mutating func forget() {
        utf8 = []
        segments.removeAll(keepingCapacity: true)
    }

    /// Cuts the text at hand.
    mutating func read(terms: ProtectedTerms) {
        segments.removeAll(keepingCapacity: true)
        let traits = PartTraits(of: utf8)
        guard !terms.isEmpty || traits.mayHoldParts(utf8) || DatePattern.isPattern(utf8) else {
            if !utf8.isEmpty { segments.append(Segment(kind: .text, range: utf8.indices)) }
            return
        }
        var parts: [Segment] = []
        swap(&parts, &segments)
        var reader = MessageReader(utf8: utf8, terms: terms, traits: traits, segments: parts)
        parts = []
        reader.read()
        segments = reader.segments
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
