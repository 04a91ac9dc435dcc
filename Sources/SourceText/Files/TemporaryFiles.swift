internal import Dispatch
internal import Foundation
internal import Synchronization

/// The temporary files that this process has open, removed when a signal ends it, and those that killed runs left.
enum TemporaryFiles {
    /// One temporary file.
    struct Token: Sendable, Hashable {
        fileprivate var folder: String
        var name: String
    }

    private struct State {
        var open: Set<Token> = []
        /// The folders that were swept: once in a run is enough.
        var swept: Set<String> = []
        /// What reads the pipe of signals, from the first temporary file on.
        var signals: (any DispatchSourceRead)?
    }

    // A process has one set of signals, and so one list of what to remove when they come.
    private static let state = Mutex(State())
    // The end that the signal handler writes to. It is stored before the handler is in place, so it needs no set-up there.
    private static let writingEnd = Atomic<Int32>(-1)

    /// Enters a file that is about to be made.
    static func add(folder: String, name: String) -> Token {
        let token = Token(folder: folder, name: name)
        state.withLock { state in
            state.open.insert(token)
            if state.signals == nil { state.signals = listen() }
        }
        return token
    }

    /// Strikes out a file that is in place or removed.
    static func forget(_ token: Token) {
        state.withLock { _ = $0.open.remove(token) }
    }

    /// Removes what killed runs left in a folder: regular files with a name of ``TemporaryFile`` that no process holds
    /// locked and that belong to this user.
    ///
    /// - Complexity: O(*n*) in the number of names in the folder, once in a run for each folder.
    static func sweep(_ path: String, folder: Int32) {
        let isNew = state.withLock { $0.swept.insert(path).inserted }
        guard isNew else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            // A folder that may be written to but not listed keeps what is in it.
            return
        }
        for name in names where TemporaryFile.isName(name) { removeIfAbandoned(name, in: folder) }
    }

    private static func removeIfAbandoned(_ name: String, in folder: Int32) {
        do throws(SystemError) {
            let file = try FileDescriptor(name, in: folder, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            let status = try file.status()
            guard status.kind == .regular, status.owner == geteuid(), flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
                return
            }
            _ = unsafe unlinkat(folder, name, 0)
        } catch {
            // What cannot be opened is left: it is not known to be one of ours.
            return
        }
    }

    /// Ends the process by a signal, as if it had not been caught.
    ///
    /// Dispatch blocks signals in its threads; one that is raised there would wait, and the run go on.
    private static func end(by number: Int32) {
        _ = signal(number, SIG_DFL)
        var own = sigset_t()
        _ = unsafe sigemptyset(&own)
        _ = unsafe sigaddset(&own, number)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &own, nil)
        _ = raise(number)
    }

    /// Has a signal remove the open files before it ends the process, unless whoever started it wants it ignored.
    ///
    /// The handler does what POSIX lets a handler do: it writes to a pipe, whose other end is read on a thread of
    /// Dispatch. It is in place when this returns, so no signal is lost; a signal source of Dispatch listens only later.
    private static func watch(_ number: Int32) {
        let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
        let before = unsafe unsafeBitCast(signal(number, SIG_DFL), to: Int.self)
        if before == ignoring {
            _ = signal(number, SIG_IGN)
        } else {
            _ = signal(number) { number in TemporaryFiles.pass(on: number) }
        }
    }

    /// Writes the number of a signal to the pipe: the whole of the handler.
    private static func pass(on number: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = unsafe write(writingEnd.load(ordering: .relaxed), &byte, 1)
        errno = error
    }

    /// Opens the pipe, and removes the open files when a signal comes through it.
    ///
    /// Without a pipe (too many files are open) signals end the process as ever; the next run sweeps what is left.
    private static func listen() -> (any DispatchSourceRead)? {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writingEnd.store(ends[1], ordering: .relaxed)
        let input = ends[0]
        let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .global(qos: .userInteractive))
        source.setEventHandler {
            var byte: UInt8 = 0
            guard unsafe read(input, &byte, 1) == 1 else { return }
            state.withLock { state in
                for token in state.open { _ = unsafe unlink(token.folder + "/" + token.name) }
                end(by: Int32(byte))
            }
        }
        source.resume()
        for number in [SIGINT, SIGTERM, SIGHUP] { watch(number) }
        return source
    }
}
