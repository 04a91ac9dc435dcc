package import StringTables
package import TextMeasurement

/// Something that changes the text of a message and nothing else.
///
/// A transform keeps every part that is not text, and the arguments that the message takes. It depends on the message
/// and its key alone: not on a label, the clock or an order.
package protocol Transform: Sendable {
    /// The name and parameter as a pipeline spells them, for example `expand=40%`.
    var spelling: String { get }

    /// Whether ``inverse(of:)`` gives back every message exactly.
    var isInvertible: Bool { get }

    /// Which arguments of the source the result takes.
    var arguments: ArgumentPromise { get }

    /// Whether a message without visible text, such as `{name}` or two spaces, is changed too.
    ///
    /// Presets say so where their peer marks such a text; everything else leaves it alone.
    var changesMessagesWithoutText: Bool { get }

    /// What the transform puts around every text, whatever the text is.
    var surroundings: [UInt8] { get }

    /// Whether the result depends on the key.
    var readsKey: Bool { get }

    /// Whether a second application changes nothing.
    var isIdempotent: Bool { get }

    /// Whether text of the result may be read as a part that may not change, as where `(x)` becomes `{ẋ}`.
    ///
    /// The parts of the source stay all the same.
    var formsParts: Bool { get }

    /// The message with its text changed.
    ///
    /// - Parameters:
    ///   - message: what is changed; it holds text.
    ///   - context: where the message comes from.
    /// - Returns: the changed message.
    /// - Throws: ``MeasurementError`` if the transform measures and its font cannot be had.
    /// - Complexity: O(*n*) in the length of the message.
    func apply(to message: Message, in context: TransformContext) throws(MeasurementError) -> Message

    /// Writes the message with its text changed into another one, whose memory is used again.
    ///
    /// - Parameters:
    ///   - message: what is changed; it holds text.
    ///   - context: where the message comes from.
    ///   - result: a message without text.
    /// - Throws: ``MeasurementError`` as ``apply(to:in:)`` does.
    /// - Complexity: O(*n*) in the length of the message.
    func apply(
        to message: Message,
        in context: TransformContext,
        into result: inout Message
    ) throws(MeasurementError)

    /// The message that ``apply(to:in:)`` made this one of; `nil` if the transform made none such.
    func inverse(of message: Message) -> Message?
}

extension Transform {
    package var isInvertible: Bool { false }
    package var arguments: ArgumentPromise { .kept }
    package var changesMessagesWithoutText: Bool { false }
    package var formsParts: Bool { false }
    package var readsKey: Bool { false }
    package var surroundings: [UInt8] { [] }
    package var isIdempotent: Bool { false }
    package func inverse(of message: Message) -> Message? { nil }

    package func apply(
        to message: Message,
        in context: TransformContext,
        into result: inout Message
    ) throws(MeasurementError) {
        result = try apply(to: message, in: context)
    }
}

/// A transform that writes into memory at hand: those of the built-in pseudolocales, which run over tables of any size.
package protocol WritingTransform: Transform {}

extension WritingTransform {
    package func apply(to message: Message, in context: TransformContext) throws(MeasurementError) -> Message {
        var result = Message()
        try apply(to: message, in: context, into: &result)
        return result
    }
}

/// Which arguments of its source a transformed message takes.
///
/// It never takes others.
package enum ArgumentPromise: Sendable, Hashable {
    /// The same numbers with the same types.
    case kept
    /// Some of them, or none.
    case subset
}

/// The context that a transform is given besides the message.
package struct TransformContext: Sendable, Hashable {
    /// The key of the text.
    package var key: String
    /// The message as it is in the source language.
    package var source: Message
    /// Whether the text is put into another format, as the rule strings of a `.stringsdict` are.
    ///
    /// The numbers of its arguments are those of the other format, so none may be written into it.
    package var isNested: Bool
    /// What the transforms behind this one put around the text.
    package var later: [UInt8]

    package init(key: String, source: Message, isNested: Bool = false, later: [UInt8] = []) {
        self.key = key
        self.source = source
        self.isNested = isNested
        self.later = later
    }
}

extension Message {
    /// The message with each text replaced, everything else as it is.
    ///
    /// - Parameter change: is given the bytes of a text and adds what takes their place.
    /// - Returns: the new message.
    func mappingText(_ change: (ArraySlice<UInt8>, inout [UInt8]) -> Void) -> Message {
        var result = Message()
        mapText(into: &result, change)
        return result
    }

    /// Writes the message into one without text, with each text replaced and everything else as it is.
    func mapText(into result: inout Message, _ change: (ArraySlice<UInt8>, inout [UInt8]) -> Void) {
        result.reserveCapacity(2 * utf8.count, segments: segments.count)
        for segment in segments {
            if segment.isText {
                result.append { buffer in change(utf8[segment.range], &buffer) }
            } else {
                result.append(segment, of: self)
            }
        }
    }
}
