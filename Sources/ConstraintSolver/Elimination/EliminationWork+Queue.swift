/// The queue of equalities, in buckets by what solving them could fill in.
extension EliminationWork {
    /// The column to solve a row for, and the most entries that this could fill in.
    func bestColumn(_ row: Int) -> (index: Int, cost: Int) {
        let range = range(row)
        var largest = 0.0
        for index in range { largest = max(largest, value[index].magnitude) }
        var best = -1
        var count = Int32.max
        for index in range where value[index].magnitude >= 0.1 * largest {
            let other = columnCount[column[index]]
            if other < count || (other == count && column[index] > column[best]) {
                best = index
                count = other
            }
        }
        return best < 0 ? (best, 0) : (best, (range.count - 1) * Int(count - 1))
    }

    mutating func enqueue(_ row: Int) {
        let cost = bestColumn(row).cost
        // Exact for small costs, then by size in bits.
        let bucket =
            cost < 32 ? cost : min(Self.bucketCount - 1, 22 + Int.bitWidth - 1 - cost.leadingZeroBitCount + 5)
        guard bucket != key[row] else { return }
        guard linkCount < linkRow.count else {
            isFull = true
            return
        }
        key[row] = Int32(bucket)
        linkRow[linkCount] = Int32(row)
        linkNext[linkCount] = head[bucket]
        head[bucket] = Int32(linkCount)
        linkCount += 1
        lowest = min(lowest, bucket)
    }

    mutating func dequeue() -> Int? {
        while lowest < Self.bucketCount, !isFull {
            let link = head[lowest]
            guard link >= 0 else {
                lowest += 1
                continue
            }
            let bucket = lowest
            let row = Int(linkRow[link])
            head[bucket] = linkNext[link]
            guard key[row] == bucket else { continue }
            // The counts of the columns may have changed since.
            if bucket < 32, bestColumn(row).cost > bucket {
                key[row] = Self.done - 1
                enqueue(row)
                if key[row] != bucket { continue }
                head[bucket] = linkNext[head[bucket]]
            }
            key[row] = Self.done
            return row
        }
        return nil
    }
}
