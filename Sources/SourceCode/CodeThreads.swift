internal import Foundation
internal import Synchronization

/// Work on many files at once.
package enum CodeThreads {
    /// The stack of each thread in bytes: trees are walked by functions that call themselves, and the threads that a system
    /// gives out by itself have too little room for code that is nested deep.
    private static let stackSize = 64 << 20

    /// The values of a function for all items, in the order of the items.
    ///
    /// - Parameters:
    ///   - items: what the function is called with.
    ///   - transform: is called on several threads at once.
    /// - Returns: a value for each item.
    package static func map<Item: Sendable, Value: Sendable>(
        _ items: [Item],
        _ transform: @escaping @Sendable (Item) -> Value
    ) -> [Value] {
        let work = Work<Item, Value>(items: items, transform: transform)
        let count = min(items.count, ProcessInfo.processInfo.activeProcessorCount)
        let group = DispatchGroup()
        for _ in 0..<count {
            group.enter()
            let thread = Thread {
                work.run()
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
        return work.values
    }

    /// The items that are left, and the values so far.
    private final class Work<Item: Sendable, Value: Sendable>: Sendable {
        private let items: [Item]
        private let transform: @Sendable (Item) -> Value
        private let state = Mutex<(next: Int, values: [(Int, Value)])>((0, []))

        init(items: [Item], transform: @escaping @Sendable (Item) -> Value) {
            self.items = items
            self.transform = transform
        }

        var values: [Value] {
            state.withLock { $0.values.sorted { $0.0 < $1.0 }.map(\.1) }
        }

        func run() {
            while let index = take() {
                let value = transform(items[index])
                state.withLock { $0.values.append((index, value)) }
            }
        }

        private func take() -> Int? {
            state.withLock { state in
                guard state.next < items.count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }
    }
}
