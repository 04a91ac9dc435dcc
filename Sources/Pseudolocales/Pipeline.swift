package import StringTables
package import TextMeasurement

/// Transforms one after the other.
package struct Pipeline: Sendable {
    package let transforms: [any Transform]

    /// What the transforms behind each one put around a text.
    private let later: [[UInt8]]

    /// Whether ``restore(_:)`` gives back every text exactly.
    package let isInvertible: Bool

    /// Whether a result depends on the key.
    package let readsKeys: Bool

    /// Which arguments of the source a result takes.
    package let arguments: ArgumentPromise

    /// Whether text of a result may be read as a part that may not change.
    package let formsParts: Bool

    package init(_ transforms: [any Transform]) {
        self.transforms = transforms
        isInvertible = transforms.allSatisfy(\.isInvertible)
        readsKeys = transforms.contains(where: \.readsKey)
        arguments = transforms.allSatisfy { $0.arguments == .kept } ? .kept : .subset
        formsParts = transforms.contains(where: \.formsParts)
        later = transforms.indices.map { index in transforms[(index + 1)...].flatMap(\.surroundings) }
    }

    /// The pipeline as a configuration spells it.
    package var spelling: String { transforms.map(\.spelling).joined(separator: ",") }

    /// How many UTF-8 bytes a text may grow to: transforms that double a text twenty times over would take all memory.
    package static func maximumLength(of text: String) -> Int { maximumLength(of: text.utf8.count) }

    private static func maximumLength(of count: Int) -> Int { max(64 << 10, 64 * count) }

    /// The text after all transforms.
    ///
    /// A message without letters, such as a lone `%@`, "•" or a URL, stays as it is; a preset changes what its peer
    /// changes, such as "12", `{name}` or white space, but never an address or an empty text. If the result would be read as another message than
    /// it was written as (a full stop can make an address of two words), or if its arguments were not those that the
    /// transforms promise, the text stays as it is too: a pseudolocale must never crash an app.
    ///
    /// - Parameters:
    ///   - text: the text in the source language, without escapes.
    ///   - key: its key.
    ///   - isNested: whether the text is put into another format, as the rule strings of a `.stringsdict` are.
    ///   - terms: words that must not change.
    /// - Returns: the text of the pseudolocale.
    /// - Throws: ``MeasurementError`` if a transform's font cannot be had, or if the text grows beyond
    ///   ``maximumLength(of:)``.
    /// - Complexity: O(*n*) in the length of the text for each transform.
    package func apply(
        to text: String,
        key: String,
        isNested: Bool = false,
        terms: ProtectedTerms = ProtectedTerms([])
    ) throws(MeasurementError) -> String {
        let source = Message(text, terms: terms)
        return try apply(to: source, key: key, isNested: isNested, terms: terms)?.text ?? text
    }

    /// The message after all transforms, for a source that is read once for many pipelines.
    ///
    /// - Parameters:
    ///   - source: the message in the source language.
    ///   - key: its key.
    ///   - isNested: whether the text is put into another format.
    ///   - terms: the words that must not change, with which the source was read.
    /// - Returns: the message of the pseudolocale; `nil` if it stays as it is.
    /// - Throws: ``MeasurementError`` as ``apply(to:key:isNested:terms:)`` does.
    /// - Complexity: O(*n*) in the length of the text for each transform.
    package func apply(
        to source: Message,
        key: String,
        isNested: Bool = false,
        terms: ProtectedTerms = ProtectedTerms([])
    ) throws(MeasurementError) -> Message? {
        var buffers = PipelineBuffers()
        let isChanged = try apply(to: source, key: key, isNested: isNested, terms: terms, using: &buffers)
        return isChanged ? buffers.message : nil
    }

    /// Makes the message as ``apply(to:key:isNested:terms:)`` does, in memory that is used for one after the other.
    ///
    /// - Parameters:
    ///   - source: the message in the source language.
    ///   - key: its key.
    ///   - isNested: whether the text is put into another format.
    ///   - terms: the words that must not change, with which the source was read.
    ///   - buffers: holds the message of the pseudolocale afterwards.
    /// - Returns: whether there is one; `false` if the source stays as it is.
    /// - Throws: ``MeasurementError`` as ``apply(to:key:isNested:terms:)`` does.
    package func apply(
        to source: Message,
        key: String,
        isNested: Bool = false,
        terms: ProtectedTerms,
        using buffers: inout PipelineBuffers
    ) throws(MeasurementError) -> Bool {
        let (hasText, hasLetters) = (source.hasText, source.hasLetters)
        guard hasText || hasLetters || source.isBare else { return false }
        var context = TransformContext(key: key, source: source, isNested: isNested)
        let limit = Self.maximumLength(of: source.utf8.count)
        let isReadStepByStep = transforms.count > 1 && isInvertible
        var isFirst = true
        for (index, transform) in transforms.enumerated()
        where hasLetters || transform.changesMessagesWithoutText || hasText && transform is Preset {
            context.later = later[index]
            buffers.clear()
            try transform.apply(to: isFirst ? source : buffers.message, in: context, into: &buffers.next)
            buffers.turn()
            isFirst = false
            guard buffers.message.utf8.count <= limit else {
                throw .tooLong(
                    reason:
                        "\(spelling) makes more than \(limit) bytes of a string of \(source.utf8.count); take fewer or "
                        + "smaller transforms"
                )
            }
            // What is restored step by step must be read step by step.
            if isReadStepByStep, !buffers.isReadAsWritten(terms) { return false }
        }
        guard !isFirst, buffers.message.utf8 != source.utf8 else { return false }
        // A text without parts that became another one without parts takes no arguments, and has nothing to lose.
        if terms.isEmpty, source.isText, buffers.message.isPlain { return true }
        return buffers.withMessageReadAgain(terms) { message, reread in keeps(message, reread, of: source) }
    }

    /// Whether a message, as it was written and as it is read again, has the arguments and parts that it must have.
    private func keeps(_ message: Message, _ reread: Message, of source: Message) -> Bool {
        switch arguments {
        case .kept:
            return reread.hasArguments(of: source)
                && (reread.hasFixedParts(of: message)
                    || formsParts && message.fixedParts.isSubsequence(of: reread.fixedParts))
        case .subset:
            let allowed = source.arguments
            return reread.arguments.allSatisfy { allowed.contains($0) }
        }
    }

    /// The text that ``apply(to:key:isNested:terms:)`` made this one of.
    ///
    /// - Parameters:
    ///   - text: a text of the pseudolocale.
    ///   - key: its key.
    ///   - terms: the words that were protected.
    /// - Returns: the source text; `nil` if the pipeline is not invertible or did not make this text.
    /// - Throws: ``MeasurementError`` if a transform's font cannot be had.
    package func restore(
        _ text: String,
        key: String,
        terms: ProtectedTerms = ProtectedTerms([])
    ) throws(MeasurementError) -> String? {
        guard isInvertible else { return nil }
        var candidate: Message? = Message(text, terms: terms)
        for transform in transforms.reversed() {
            candidate = candidate.flatMap { transform.inverse(of: $0) }.map { Message($0.text, terms: terms) }
        }
        // The proof: what made the text must make it again. A text that was left as it is restores to itself.
        for source in [candidate?.text, text].compactMap(\.self)
        where try apply(to: source, key: key, terms: terms).utf8.elementsEqual(text.utf8) {
            return source
        }
        return nil
    }
}

extension [[UInt8]] {
    /// Whether `other` contains all elements in this order, with or without others between them.
    fileprivate func isSubsequence(of other: [[UInt8]]) -> Bool {
        var rest = self[...]
        for element in other where element == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}

extension Message {
    /// Whether the message is one part that may change.
    fileprivate var isText: Bool { segments.count == 1 && segments[0].isText }

    /// Whether the message holds nothing but white space, arguments and placeholders: nothing that an app looks up or
    /// opens, such as an address.
    var isBare: Bool {
        !segments.isEmpty
            && segments.allSatisfy { segment in
                switch segment.kind {
                case .text, .specifier, .percent, .strayPercent, .placeholder, .control: true
                case .inflection, .link, .tag, .entity, .address, .term: false
                }
            }
    }

    /// Whether the parts that may not change are those of another message: their ``fixedParts`` are equal.
    ///
    /// - Complexity: O(*n*), without making a copy.
    func hasFixedParts(of other: Message) -> Bool {
        var (left, right) = (FixedPartRanges(self), FixedPartRanges(other))
        while true {
            switch (left.next(), right.next()) {
            case (nil, nil): return true
            case (let first?, let second?) where utf8[first] == other.utf8[second]: continue
            default: return false
            }
        }
    }

    /// The parts that may not change, in order, with adjacent control characters joined.
    var fixedParts: [[UInt8]] {
        var ranges = FixedPartRanges(self)
        var parts: [[UInt8]] = []
        while let range = ranges.next() { parts.append(Array(utf8[range])) }
        return parts
    }
}

/// Goes over the parts of a message that may not change, with adjacent control characters joined.
private struct FixedPartRanges {
    private let message: Message
    private var index = 0

    init(_ message: Message) { self.message = message }

    /// The range of the next part; `nil` behind the last one.
    mutating func next() -> Range<Int>? {
        let segments = message.segments
        while index < segments.count, segments[index].isText { index += 1 }
        guard index < segments.count else { return nil }
        let segment = segments[index]
        index += 1
        // The characters behind a `%` in prose are text; only an application's own token is fixed as a whole.
        if segment.isProsePercent(in: message) {
            return segment.range.lowerBound..<segment.range.lowerBound + 1
        }
        var end = segment.range.upperBound
        guard case .control = segment.kind else { return segment.range }
        while index < segments.count, case .control = segments[index].kind, segments[index].range.lowerBound == end {
            end = segments[index].range.upperBound
            index += 1
        }
        return segment.range.lowerBound..<end
    }
}

extension Message.Segment {
    /// Whether the part is a `%` of prose with the character behind it, and no application's own token such as `%_name`
    /// or `%{name}`.
    func isProsePercent(in message: Message) -> Bool {
        guard case .strayPercent = kind, !isJoined else { return false }
        let bytes = message.utf8[range]
        guard bytes.count > 1 else { return true }
        let second = bytes[range.lowerBound + 1]
        return second != UInt8(ascii: "{") && second != UInt8(ascii: "_")
            && (bytes.count == 2 || message.text(of: self).unicodeScalars.count == 2)
    }
}
