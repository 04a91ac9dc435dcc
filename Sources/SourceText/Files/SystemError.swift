internal import Foundation

/// Why the operating system refused a call.
struct SystemError: Error, Sendable, Hashable {
    /// The value of `errno`.
    var code: Int32

    /// The system's own words.
    var reason: String { unsafe String(cString: strerror(code)) }

    /// Calls until no signal interrupts it.
    ///
    /// - Parameter call: answers a negative number and sets `errno` if it fails.
    /// - Returns: what the call answered.
    /// - Throws: ``SystemError`` with the value of `errno`.
    static func retrying<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
        while true {
            let result = call()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw SystemError(code: code) }
        }
    }

    /// Throws if a call answered a negative number.
    static func checking(_ result: Int32) throws(SystemError) {
        if result < 0 { throw SystemError(code: errno) }
    }
}
