package import SourceText

/// What a run has written, and on what that depends.
package struct CachedRun: Sendable, Hashable {
    /// A file that was written.
    package struct Output: Sendable, Hashable {
        package var path: String
        package var bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// What was written to a stream at once.
    package struct Message: Sendable, Hashable {
        /// Whether it went to standard error.
        package var isDiagnostic: Bool
        package var bytes: [UInt8]

        package init(isDiagnostic: Bool, bytes: [UInt8]) {
            self.isDiagnostic = isDiagnostic
            self.bytes = bytes
        }
    }

    /// A question that the run asked the file system, with the digest of the answer.
    package struct Answer: Sendable, Hashable {
        package var inquiry: AccessLog.Inquiry
        package var digest: [UInt8]
    }

    /// What the run asked the file system, each question once.
    package var answers: [Answer]
    package var outputs: [Output]
    package var messages: [Message]
    /// The exit code.
    package var status: Int32

    package init(
        answers: [Answer],
        outputs: [Output],
        messages: [Message],
        status: Int32
    ) {
        self.answers = answers
        self.outputs = outputs
        self.messages = messages
        self.status = status
    }

    // MARK: As bytes

    private static let mark = Array("overset run 1\n".utf8)

    /// The run as bytes that ``init(_:)`` reads.
    ///
    /// - Complexity: O(*n* log *n*) in the number of answers.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.bytes = Self.mark
        let named = answers.map { (Self.name(of: $0.inquiry.question), $0.inquiry.path, $0.digest) }
        let sorted = named.sorted { left, right in
            left.0 == right.0 ? left.1.lexicographicallyPrecedes(right.1) : left.0.lexicographicallyPrecedes(right.0)
        }
        writer.write(sorted.count)
        for (name, path, digest) in sorted {
            for part in [name, path, digest] { writer.write(part) }
        }
        writer.write(outputs.count)
        for output in outputs {
            writer.write(Array(output.path.utf8))
            writer.write(output.bytes)
        }
        writer.write(messages.count)
        for message in messages {
            writer.write(message.isDiagnostic ? 1 : 0)
            writer.write(message.bytes)
        }
        writer.write(Int(status))
        return writer.bytes
    }

    /// Reads a run; `nil` for anything else.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.starts(with: Self.mark) else { return nil }
        var reader = ByteReader(bytes: bytes.dropFirst(Self.mark.count))
        answers = []
        outputs = []
        messages = []
        guard let count = reader.number() else { return nil }
        // The answers are sorted by the names of their questions, of which there are a handful.
        var last: (name: ArraySlice<UInt8>, question: AccessLog.Question)?
        for _ in 0..<count {
            guard let name = reader.part(),
                let question = last?.name == name ? last?.question : Self.question(Array(name)),
                let path = reader.part(), let digest = reader.part()
            else { return nil }
            last = (name, question)
            let inquiry = AccessLog.Inquiry(question: question, path: Array(path))
            answers.append(Answer(inquiry: inquiry, digest: Array(digest)))
        }
        guard let count = reader.number() else { return nil }
        for _ in 0..<count {
            guard let path = reader.part(), let content = reader.part() else { return nil }
            outputs.append(Output(path: String(decoding: path, as: UTF8.self), bytes: Array(content)))
        }
        guard let count = reader.number() else { return nil }
        for _ in 0..<count {
            guard let stream = reader.number(), let content = reader.part() else { return nil }
            messages.append(Message(isDiagnostic: stream == 1, bytes: Array(content)))
        }
        guard let code = reader.number(), let status = Int32(exactly: code), reader.bytes.isEmpty else { return nil }
        self.status = status
    }

    private static func name(of question: AccessLog.Question) -> [UInt8] {
        let name =
            switch question {
            case .contents(let maximumSize): "contents \(maximumSize)"
            case .names: "names"
            case .kind: "kind"
            case .isLink: "link"
            case .size: "size"
            case .resolved: "resolved"
            }
        return Array(name.utf8)
    }

    private static func question(_ name: [UInt8]) -> AccessLog.Question? {
        switch String(decoding: name, as: UTF8.self) {
        case "names": .names
        case "kind": .kind
        case "link": .isLink
        case "size": .size
        case "resolved": .resolved
        case let other where other.hasPrefix("contents "): Int(other.dropFirst(9)).map { .contents(maximumSize: $0) }
        default: nil
        }
    }
}

/// Numbers of eight bytes, and byte strings behind their lengths.
private struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func write(_ number: Int) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func write(_ part: [UInt8]) {
        write(part.count)
        bytes += part
    }
}

private struct ByteReader {
    var bytes: ArraySlice<UInt8>

    /// A number that is not negative.
    mutating func number() -> Int? {
        guard bytes.count >= 8 else { return nil }
        var number: UInt64 = 0
        for (place, byte) in bytes.prefix(8).enumerated() { number |= UInt64(byte) << UInt64(8 * place) }
        bytes = bytes.dropFirst(8)
        return Int(exactly: number)
    }

    mutating func part() -> ArraySlice<UInt8>? {
        guard let count = number(), count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }
}
