extension [UInt16] {
    /// Becomes the UTF-16 code units of a text in well-formed UTF-8.
    mutating func decode(_ text: [UInt8]) {
        removeAll(keepingCapacity: true)
        reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let first = text[index]
            if first < 0x80 {
                append(UInt16(first))
                index += 1
                continue
            }
            let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            var scalar = UInt32(first) & (0x7F >> UInt32(length))
            for place in index + 1..<Swift.min(index + length, text.count) {
                scalar = scalar << 6 | UInt32(text[place] & 0x3F)
            }
            if scalar < 0x10000 {
                append(UInt16(truncatingIfNeeded: scalar))
            } else {
                append(UInt16(truncatingIfNeeded: 0xD7C0 + (scalar >> 10)))
                append(UInt16(truncatingIfNeeded: 0xDC00 + (scalar & 0x3FF)))
            }
            index += length
        }
    }
}
