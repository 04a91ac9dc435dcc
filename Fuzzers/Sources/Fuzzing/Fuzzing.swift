internal import CLibFuzzer

/// The loop of libFuzzer, which calls one function with input after input, and keeps those that reach new code.
package enum Fuzzing {
    /// What libFuzzer calls: the beginning of an input and its length in bytes.
    package typealias Callback = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

    /// Runs the loop as the command line says, until it is told to end or an input breaks what must hold.
    ///
    /// - Parameter callback: reads one input; it is to call ``check(_:_:_:)``.
    package static func run(_ callback: Callback) {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
        // libFuzzer ends the process itself when it finds something; the result only repeats that.
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, callback)
    }

    /// Gives the bytes of one input to a check.
    ///
    /// - Returns: 0, as libFuzzer wants it.
    package static func check(_ start: UnsafePointer<UInt8>?, _ count: Int, _ body: ([UInt8]) -> Void) -> CInt {
        unsafe body(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
    }
}

/// Ends the process if something does not hold, which is how libFuzzer learns of it; `sentence` is what should have held.
package func demand(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { fatalError(sentence()) }
}

/// What a step gives that may not fail on what the tool wrote itself; `sentence` is what should have held.
package func demand<Value, Failure: Error>(
    _ sentence: @autoclosure () -> String,
    _ work: () throws(Failure) -> Value
) -> Value {
    do throws(Failure) {
        return try work()
    } catch {
        fatalError("\(sentence()): \(error)")
    }
}

/// What a step gives that may refuse its input; `nil` if it does, after `examine` has looked at the error.
package func attempt<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value,
    examine: (Failure) -> Void
) -> Value? {
    do throws(Failure) {
        return try work()
    } catch {
        examine(error)
        return nil
    }
}
