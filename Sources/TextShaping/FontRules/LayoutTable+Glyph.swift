/// The place of one glyph in the sorted lists of a table, found by bisection.
extension LayoutTable {
    /// Whether a coverage has a glyph; `nil` if it cannot be read.
    ///
    /// - Complexity: O(log *n*) in the length of the coverage.
    func covers(_ coverage: Int, _ glyph: UInt16) -> Bool? {
        guard let format = number(coverage), let count = number(coverage + 2) else { return nil }
        switch format {
        case 1: return record(of: glyph, among: count, at: coverage + 4, size: 2).map { $0 != nil }
        case 2: return record(of: glyph, among: count, at: coverage + 4, size: 6).map { $0 != nil }
        default: return nil
        }
    }

    /// The class of a glyph in the definition whose offset from `table` is at `place`: 0 if it does not name it,
    /// `nil` if it cannot be read.
    ///
    /// - Complexity: O(log *n*) in the length of the definition.
    func glyphClass(of glyph: UInt16, _ place: Int, _ table: Int) -> Int? {
        guard let offset = number(place) else { return nil }
        // No definition: every glyph is of class 0.
        if offset == 0 { return 0 }
        let start = table + offset
        switch number(start) {
        case 1:
            guard let first = number(start + 2), let count = number(start + 4) else { return nil }
            let index = Int(glyph) - first
            return (0..<count).contains(index) ? number(start + 6 + 2 * index) : 0
        case 2:
            guard let count = number(start + 2),
                let record = record(of: glyph, among: count, at: start + 4, size: 6)
            else { return nil }
            guard let record else { return 0 }
            return number(record + 4)
        default: return nil
        }
    }

    /// The place of the record that has a glyph: one of `size` bytes that begins with the first glyph of a range and,
    /// if there is room for it, its last one.
    ///
    /// - Returns: `nil` inside if there is none; `nil` if the records cannot be read.
    private func record(of glyph: UInt16, among count: Int, at start: Int, size: Int) -> Int?? {
        guard count == 0 || number(start + size * count - 2) != nil else { return nil }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let place = start + size * middle
            guard let first = number(place), let last = size == 2 ? first : number(place + 2) else { return nil }
            if Int(glyph) < first {
                high = middle
            } else if Int(glyph) > last {
                low = middle + 1
            } else {
                return .some(place)
            }
        }
        return .some(nil)
    }
}
