internal import Projects
internal import SourceText
internal import Synchronization

/// One pseudolocale of a large table on its way: made and written, then read back and proven, block by block.
///
/// Only one worker at a time has it in hand.
final class StringsStreamJob: Sendable {
    /// A file that is proven and waits for its place.
    struct Prepared: Sendable {
        var change: Generation.Change
        /// `nil` if nothing is to be written.
        var file: StagedFile?
    }

    let stream: StringsStream
    private let target: String
    private let state: Mutex<State>

    private enum State {
        case writing(StringsStreamWriter, StagedFile?)
        case proving(StringsStreamProof, StagedFile)
        case finished(Result<Prepared, SourceError>)
    }

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - stream: what makes it.
    ///   - target: where it goes.
    ///   - isDryRun: whether nothing is written.
    /// - Throws: ``SourceError`` if no file can be made there.
    init(_ stream: StringsStream, target: String, isDryRun: Bool) throws(SourceError) {
        self.stream = stream
        self.target = target
        let file = isDryRun ? nil : try StagedFile(for: target)
        let writer = StringsStreamWriter(stream) { (piece) throws(SourceError) in try file?.append(piece) }
        state = Mutex(.writing(writer, file))
    }

    /// What came of the file; `nil` before it is finished.
    var result: Result<Prepared, SourceError>? {
        state.withLock { state in if case .finished(let result) = state { result } else { nil } }
    }

    /// Makes and writes the next entries.
    func write(_ block: StringsBlock) {
        advance { (state) throws(SourceError) in
            guard case .writing(var writer, let file) = state else { return }
            state = .finished(.success(Prepared(change: .planned)))
            try writer.add(block)
            state = .writing(writer, file)
        }
    }

    /// Ends the writing.
    ///
    /// - Parameter place: gives the SHA-256 of what is in the file's place, `nil` if nothing is, and whether that may be
    ///   overwritten.
    func finishWriting(_ place: () throws(SourceError) -> (known: String?, isOwn: Bool)) {
        advance { (state) throws(SourceError) in
            guard case .writing(var writer, let file) = state else { return }
            let (known, isOwn) = try place()
            let made = try writer.finish()
            stream.finish(made)
            guard let file else {
                state = .finished(.success(Prepared(change: isOwn || known == made.sha256 ? .planned : .kept)))
                return
            }
            if known == made.sha256 {
                state = .finished(.success(Prepared(change: .unchanged)))
            } else if !isOwn {
                state = .finished(.success(Prepared(change: .kept)))
            } else {
                try file.synchronize()
                let proof = try StringsStreamProof(stream, made, path: target) {
                    (bytes, start, offset) throws(SourceError) in
                    try file.read(into: &bytes, from: start, at: offset)
                }
                state = .proving(proof, file)
            }
        }
    }

    /// Reads the next entries back and proves them.
    func prove(_ block: EscapeBlock) {
        advance { (state) throws(SourceError) in
            guard case .proving(var proof, let file) = state else { return }
            state = .finished(.success(Prepared(change: .planned)))
            try proof.check(block)
            state = .proving(proof, file)
        }
    }

    /// Ends the proof: the file may take its place.
    func finishProof() {
        advance { (state) throws(SourceError) in
            guard case .proving(var proof, let file) = state else { return }
            try proof.finish()
            state = .finished(.success(Prepared(change: .written, file: file)))
        }
    }

    private func advance(_ body: (inout State) throws(SourceError) -> Void) {
        state.withLock { state in
            do throws(SourceError) {
                try body(&state)
            } catch {
                state = .finished(.failure(error))
            }
        }
    }
}
