import Foundation
import SourceText
import Testing

@Suite("Signals")
struct SignalTests {
    @Test("A signal ends a program that has written a file")
    func signalEndsProgram() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let path = NSTemporaryDirectory() + "/signal-\(ProcessInfo.processInfo.processIdentifier)"
            try FileAccess.write([65], to: path)
            try FileAccess.remove(path)
            kill(getpid(), SIGTERM)
            // A program that goes on ends without a signal.
            sleep(20)
        }
    }
}
