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
        var signals: [any DispatchSourceSignal] = []
    }

    // A process has one set of signals, and so one list of what to remove when they come.
    private static let state = Mutex(State())

    /// Enters a file that is about to be made.
    static func add(folder: String, name: String) -> Token {
        let token = Token(folder: folder, name: name)
        state.withLock { state in
            state.open.insert(token)
            if state.signals.isEmpty { state.signals = [SIGINT, SIGTERM, SIGHUP].compactMap(watch) }
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

    /// Removes the open files and lets the signal end the process, unless whoever started it wants it ignored.
    private static func watch(_ number: Int32) -> (any DispatchSourceSignal)? {
        let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
        let before = unsafe unsafeBitCast(signal(number, SIG_DFL), to: Int.self)
        if before == ignoring {
            _ = signal(number, SIG_IGN)
            return nil
        }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
        source.setEventHandler {
            state.withLock { state in
                for token in state.open { _ = unsafe unlink(token.folder + "/" + token.name) }
                end(by: number)
            }
        }
        // Dispatch listens some time after it is asked to: until then the signal ends the process as ever, else it were lost.
        source.setRegistrationHandler { _ = signal(number, SIG_IGN) }
        source.resume()
        return source
    }
}
