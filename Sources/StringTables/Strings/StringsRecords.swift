/// The entries of a `.strings` file as most files write them: nothing but comments, white space and `"key" = "value";`.
///
/// They are found without a token or a string for each piece, in sixteen bytes an entry. What a file holds besides them,
/// and everything that CoreFoundation reads in a way of its own, is the business of ``StringsScanner``.
package struct StringsRecords: Sendable {
    /// One entry, in UTF-8 bytes of the file's text, quotes included.
    package struct Record: Sendable, Hashable {
        var keyStart: Int32
        var keyEnd: Int32
        var valueStart: Int32
        var valueEnd: Int32

        /// The bytes of the key.
        package var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
        /// The bytes of the value.
        package var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
    }

    /// The entries in file order.
    package private(set) var records: [Record] = []
    /// Whether a comment may hold a directive: a word of eight letters that begins with `o` and ends with a colon.
    package private(set) var mayHoldDirectives = false
    /// Whether a text has a byte that percent signs of other scripts begin with.
    package private(set) var mayHoldLookalikes = false

    private var position = 0

    /// Finds the entries.
    ///
    /// - Parameter text: the text of a file, in UTF-8.
    /// - Returns: `nil` for a file that holds anything else.
    /// - Complexity: O(*n*).
    init?(_ text: [UInt8]) {
        guard text.count < Int(Int32.max) else { return nil }
        let isRead = unsafe text.withUnsafeBufferPointer { bytes in unsafe read(bytes) }
        guard isRead else { return nil }
    }

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        records.reserveCapacity(text.count / 160)
        while true {
            guard unsafe skipTrivia(text) else { return false }
            guard position < text.count else { return true }
            let keyStart = position
            guard unsafe quoted(text) else { return false }
            let keyEnd = position
            guard unsafe skipTrivia(text), unsafe take(UInt8(ascii: "="), text), unsafe skipTrivia(text) else {
                return false
            }
            let valueStart = position
            guard unsafe quoted(text) else { return false }
            let valueEnd = position
            guard unsafe skipTrivia(text), unsafe take(UInt8(ascii: ";"), text) else { return false }
            records.append(
                Record(
                    keyStart: Int32(keyStart),
                    keyEnd: Int32(keyEnd),
                    valueStart: Int32(valueStart),
                    valueEnd: Int32(valueEnd)
                )
            )
        }
    }

    private mutating func take(_ byte: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard position < text.count, unsafe text[position] == byte else { return false }
        position += 1
        return true
    }

    /// Goes over white space and comments; `false` if a comment is never closed or a separator needs a closer look.
    private mutating func skipTrivia(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = text.count
        var index = position
        defer { position = index }
        while index < count {
            let byte = unsafe text[index]
            if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
                index += 1
                continue
            }
            guard byte == UInt8(ascii: "/"), index + 1 < count else { return byte != 0xE2 }
            let second = unsafe text[index + 1]
            guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
            index += 2
            var isClosed = second == UInt8(ascii: "/")
            while index < count {
                let byte = unsafe text[index]
                if byte == UInt8(ascii: ":"), index >= 7, unsafe text[index - 7] | 0x20 == UInt8(ascii: "o") {
                    mayHoldDirectives = true
                }
                if second == UInt8(ascii: "/") {
                    if byte == 0x0A || byte == 0x0D { break }
                    // U+2028 and U+2029 end such a comment, too.
                    if byte == 0xE2 { return false }
                } else if byte == UInt8(ascii: "*"), index + 1 < count, unsafe text[index + 1] == UInt8(ascii: "/") {
                    index += 2
                    isClosed = true
                    break
                }
                index += 1
            }
            guard isClosed else { return false }
        }
        return true
    }

    /// Reads a text in double quotes; `false` for any other, and for an escape that may be half of a surrogate pair.
    private mutating func quoted(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let count = text.count
        guard position < count, unsafe text[position] == UInt8(ascii: "\"") else { return false }
        var index = position + 1
        while index < count {
            let byte = unsafe text[index]
            index += 1
            if byte == UInt8(ascii: "\"") {
                position = index
                return true
            }
            if byte == UInt8(ascii: "\\") {
                guard index < count, unsafe text[index] != UInt8(ascii: "U") else { return false }
                index += 1
            } else if byte == 0xEF || byte == 0xD9 {
                mayHoldLookalikes = true
            }
        }
        return false
    }
}
