package import StringTables

/// The memory in which a pipeline makes one message after the other.
package struct PipelineBuffers: Sendable {
    /// The message that was made last.
    package private(set) var message = Message()
    /// What the next transform writes into.
    var next = Message()
    /// What ``message`` is read as; of no use unless ``isRead``.
    private var read = Message()
    private var isRead = false

    package init() {}

    /// The message as it is read again from its text.
    ///
    /// - Parameter terms: the words that must not change.
    /// - Returns: its parts.
    /// - Complexity: O(*n*) the first time.
    package mutating func reread(_ terms: ProtectedTerms) -> Message {
        readAgain(terms)
        return read
    }

    /// Makes room for the next message.
    mutating func clear() {
        next.removeAll()
        read.forget()
        isRead = false
    }

    /// Makes what was written the message.
    mutating func turn() { swap(&message, &next) }

    /// Whether the message would be read with the parts that it was written with.
    mutating func isReadAsWritten(_ terms: ProtectedTerms) -> Bool {
        withMessageReadAgain(terms) { message, reread in reread.hasFixedParts(of: message) }
    }

    /// Gives the message to a function as it was written and as it is read again.
    mutating func withMessageReadAgain<Result>(
        _ terms: ProtectedTerms,
        _ body: (_ message: Message, _ reread: Message) -> Result
    ) -> Result {
        readAgain(terms)
        return body(message, read)
    }

    private mutating func readAgain(_ terms: ProtectedTerms) {
        guard !isRead else { return }
        read.read(again: message, terms: terms)
        isRead = true
    }
}
