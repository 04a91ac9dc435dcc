import Findings
import Testing

struct ShardTests {
    @Test(arguments: [
        ("1/1", 1, 1), ("2/8", 2, 8), ("10000/10000", 10_000, 10_000),
    ])
    func `a shard is one of several`(text: String, index: Int, count: Int) throws {
        let shard = try #require(Shard(text))
        #expect(shard.index == index && shard.count == count)
    }

    @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/5", "a/b", "1/10001", " 1/3", "1 / 3"])
    func `other words are no shard`(text: String) {
        #expect(Shard(text) == nil)
    }

    private static let units = (0..<200).map { number in
        Shard.Unit(identity: ["screen", "S\(number)"], cost: number % 17 == 0 ? 90 : number % 7 + 1)
    }

    @Test(arguments: [1, 2, 3, 8, 16])
    func `every piece has one owner, whatever the order`(count: Int) {
        let owners = Shard.owners(of: Self.units, count: count)
        #expect(owners.allSatisfy { (1...count).contains($0) })
        let turned = Shard.owners(of: Self.units.reversed(), count: count)
        #expect(Array(turned.reversed()) == owners)
    }

    @Test(arguments: [2, 3, 8, 16])
    func `shards have as much work as others`(count: Int) {
        let owners = Shard.owners(of: Self.units, count: count)
        var loads = Array(repeating: 0, count: count)
        for (unit, owner) in zip(Self.units, owners) { loads[owner - 1] += unit.cost }
        // Dealt longest first, no two differ by more than the dearest piece.
        #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 90)
        #expect(loads.allSatisfy { $0 > 0 })
    }

    @Test func `pieces of one identity stay together`() {
        let units = Self.units + Self.units
        let owners = Shard.owners(of: units, count: 5)
        #expect(Array(owners.prefix(200)) == Array(owners.suffix(200)))
    }

    @Test func `pieces of one identity cost what they cost together`() {
        let screen = Shard.Unit(identity: ["a"], cost: 4)
        let others = [Shard.Unit(identity: ["b"], cost: 10), Shard.Unit(identity: ["c"], cost: 9)]
        // Twelve go to the first shard, and the others, which are less each, to the second.
        #expect(Shard.owners(of: [screen, screen, screen] + others, count: 2) == [1, 1, 1, 2, 2])
    }
}
