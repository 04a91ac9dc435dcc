/// The decisions for clusters of two or three units: see ``FaceChoiceCache/key(_:_:in:)``.
struct ClusterChoices {
    private struct Entry {
        /// 0 in an empty entry: no cluster begins with U+0000.
        var key: UInt64 = 0
        var choice = FaceChoice.primary
    }

    /// Clusters kept before the table starts anew: languages have some thousand, and a text made to have more shall not
    /// fill the memory.
    private static let limit = 1 << 16

    private var entries: [Entry]
    private var count = 0

    init() { entries = [Entry](repeating: Entry(), count: 1 << 8) }

    private init(entries: [Entry]) { self.entries = entries }

    /// A table without room, which costs nothing: it takes the place of the real one while that is lent.
    static var lent: ClusterChoices { ClusterChoices(entries: []) }

    /// The choice for a cluster, if it is known.
    subscript(key: UInt64) -> FaceChoice? {
        var slot = slot(key)
        while entries[slot].key != 0 {
            if entries[slot].key == key { return entries[slot].choice }
            slot = (slot + 1) & (entries.count - 1)
        }
        return nil
    }

    /// Remembers the choice for a cluster that is not known yet.
    mutating func remember(_ choice: FaceChoice, of key: UInt64) {
        guard key != 0 else { return }
        if count >= Self.limit { self = ClusterChoices() }
        if count * 2 >= entries.count {
            let old = entries
            entries = [Entry](repeating: Entry(), count: old.count * 4)
            for entry in old where entry.key != 0 { place(entry) }
        }
        place(Entry(key: key, choice: choice))
        count += 1
    }

    private mutating func place(_ entry: Entry) {
        var slot = slot(entry.key)
        while entries[slot].key != 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
    }

    @inline(__always)
    private func slot(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (entries.count - 1)
    }
}
