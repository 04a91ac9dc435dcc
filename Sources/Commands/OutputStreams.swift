internal import Foundation
internal import RunCache
internal import Synchronization

/// Standard output and standard error, and what came of writing to them.
///
/// Nothing that is written ends the program: a job is done as a whole whether or not somebody reads about it.
final class OutputStreams: Sendable {
    /// What is known about standard output.
    private enum State: Sendable {
        case open
        /// Its reader has gone away, which is no fault.
        case closed
        /// It takes no more, for the reason that the system gave.
        case failed(String)
    }

    private let state = Mutex(State.open)
    /// What is written, where somebody wants to know.
    private let recorded = Mutex<[CachedRun.Message]?>(nil)
    /// Whether the last line of the terminal says what is being done.
    private let showsProgress = Mutex(false)
    /// Back to the start of the line, and erase it (ECMA-48, CR and EL).
    private static let erasing: [UInt8] = [0x0D, 0x1B, 0x5B, 0x4B]

    init() {
        // A write to a closed pipe shall say so instead of ending the program.
        _ = signal(SIGPIPE, SIG_IGN)
        Self.reserveStandardStreams()
    }

    /// Whether standard output takes what is written to it.
    var isOpen: Bool {
        state.withLock { if case .open = $0 { true } else { false } }
    }

    /// Why standard output did not take everything; `nil` if it did, or if its reader has gone away.
    var failure: String? {
        state.withLock { if case .failed(let reason) = $0 { reason } else { nil } }
    }

    /// Writes to standard output; does nothing if that has failed before.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func write(_ bytes: [UInt8]) {
        endProgress()
        recorded.withLock { $0?.append(CachedRun.Message(isDiagnostic: false, bytes: bytes)) }
        guard isOpen, let code = Self.write(bytes, to: 1) else { return }
        state.withLock { $0 = code == EPIPE ? .closed : .failed(unsafe String(cString: strerror(code))) }
    }

    /// Writes to standard error, where there is nobody left to tell if that fails.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func writeDiagnostic(_ bytes: [UInt8]) {
        endProgress()
        recorded.withLock { $0?.append(CachedRun.Message(isDiagnostic: true, bytes: bytes)) }
        _ = Self.write(bytes, to: 2)
    }

    /// Begins to write down what is written to the two streams.
    func beginRecording() { recorded.withLock { $0 = [] } }

    /// Ends it.
    ///
    /// - Returns: what was written since.
    func endRecording() -> [CachedRun.Message] {
        recorded.withLock { messages in
            defer { messages = nil }
            return messages ?? []
        }
    }

    /// Shows a line on standard error, which has to be a terminal, in place of the one before.
    func showProgress(_ line: [UInt8]) {
        showsProgress.withLock { isShown in
            isShown = true
            _ = Self.write(Self.erasing + line, to: 2)
        }
    }

    /// Takes the line away.
    func endProgress() {
        showsProgress.withLock { isShown in
            guard isShown else { return }
            isShown = false
            _ = Self.write(Self.erasing, to: 2)
        }
    }

    /// - Returns: the value of `errno` if not everything was written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { buffer in
                unsafe Foundation.write(descriptor, buffer.baseAddress, buffer.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    /// Keeps the numbers of the standard streams from being given to files.
    ///
    /// A program may be started with some of them closed (`2>&-`): the next file that is opened would get the number, and
    /// diagnostics would be written into it. Opened for reading, the number still refuses what is written.
    private static func reserveStandardStreams() {
        for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
            _ = unsafe open("/dev/null", O_RDONLY)
        }
    }
}
