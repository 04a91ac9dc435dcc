/// One of several runs that share the work of a check.
package struct Shard: Sendable, Hashable {
    /// Which one it is, from 1.
    package let index: Int
    /// How many there are.
    package let count: Int

    /// The highest number of shards.
    package static let maximumCount = 10_000

    /// - Returns: `nil` if the index is not from 1 to the count, or the count is above ``maximumCount``.
    package init?(index: Int, count: Int) {
        guard count >= 1, count <= Self.maximumCount, index >= 1, index <= count else { return nil }
        self.index = index
        self.count = count
    }

    /// Reads `I/N`, for example `2/8`; `nil` for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(index: index, count: count)
    }

    /// A piece of work that stays together.
    package struct Unit: Sendable, Hashable {
        /// What tells it from others on every machine; pieces of the same identity go to the same shard.
        package var identity: String
        /// How much work it is; only the ratio to other pieces counts.
        package var cost: Int

        package init(identity: [String], cost: Int) {
            self.identity = Fingerprint.of(identity)
            self.cost = cost
        }
    }

    /// Deals work out: the most expensive piece first, always to the shard with the least work.
    ///
    /// The result depends on the identities and costs alone, not on the order of the pieces.
    ///
    /// - Parameters:
    ///   - units: the pieces.
    ///   - count: the number of shards.
    /// - Returns: the shard of each piece, from 1, in the order of the pieces.
    /// - Complexity: O(*n* log *n* + *n* · *s*) for *n* pieces and *s* shards.
    package static func owners(of units: [Unit], count: Int) -> [Int] {
        var costs: [String: Int] = [:]
        for unit in units { costs[unit.identity, default: 0] += max(unit.cost, 1) }
        let order = costs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        var loads = Array(repeating: 0, count: max(count, 1))
        var owners: [String: Int] = [:]
        for (identity, cost) in order {
            var least = 0
            for shard in loads.indices where loads[shard] < loads[least] { least = shard }
            loads[least] += cost
            owners[identity] = least + 1
        }
        return units.map { owners[$0.identity] ?? 1 }
    }
}

/// What the report of a shard holds besides, so that all shards together give the report of the whole run.
package struct ShardPart: Sendable, Hashable {
    package var shard: Shard
    /// What is the same in all shards of a run: the digest of its options, its configuration and its work.
    package var run: String
    /// The place of each screen of the report among all screens.
    package var screens: [Int] = []
    /// The place of each budget's screen or text among all of them.
    package var budgets: [Int] = []
    /// The slot of each font, which pictures name it by.
    package var fonts: [Int] = []
    /// The suppressions that nothing in this shard needed; in another one they may be needed.
    package var unused: [CheckReport.Unchecked] = []

    package init(shard: Shard, run: String) {
        self.shard = shard
        self.run = run
    }
}
