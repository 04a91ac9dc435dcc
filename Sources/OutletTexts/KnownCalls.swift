internal import Synchronization

/// The calls of functions, looked for once for each function: the way to a view often leads through the same one.
final class KnownCalls: Sendable {
    /// By the position of the function in ``CodeMembers/functions``.
    private let known = Mutex<[Int: [CodeMembers.Call]]>([:])

    /// The calls of a function.
    ///
    /// - Parameters:
    ///   - function: its position in ``CodeMembers/functions``.
    ///   - find: finds them.
    /// - Returns: what `find` returned when it was first asked for this function.
    /// - Complexity: O(1), and once for each function that of `find`.
    func calls(of function: Int, orFind find: () -> [CodeMembers.Call]) -> [CodeMembers.Call] {
        if let found = known.withLock({ $0[function] }) { return found }
        let found = find()
        known.withLock { $0[function] = found }
        return found
    }
}
