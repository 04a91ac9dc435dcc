internal import SourceText

/// A property list in Apple's binary form, `bplist00`, read with all its offsets checked.
///
/// The form is described in CoreFoundation's `ForFoundationOnly.h` and `CFBinaryPList.c`: a header, objects, a table of
/// their offsets, and a trailer of 32 bytes.
struct BinaryPropertyList: Sendable {
    static let mark = Array("bplist".utf8)
    /// How deep values may be nested; what refers to itself is deeper than any limit.
    static let maximumDepth = 96
    /// How many values a list may expand to: one that is referred to many times counts each time.
    static let maximumValues = 1 << 20

    /// One object of the list.
    enum Object: Sendable {
        case dictionary(keys: [Int], values: [Int])
        case array([Int])
        case string(String)
        /// A number, truth value, date or data: the bytes of the object, marker included.
        case scalar(Range<Int>)
    }

    let bytes: [UInt8]
    let path: String
    /// The number of the outermost value.
    private(set) var top = 0
    private var count = 0
    private var offsetSize = 0
    private var referenceSize = 0
    private var tableStart = 0

    /// Reads header and trailer.
    ///
    /// - Throws: ``SourceError`` if they contradict the size of the file.
    init(_ bytes: [UInt8], path: String) throws(SourceError) {
        self.bytes = bytes
        self.path = path
        guard bytes.count >= 8 + 1 + 1 + 32 else { throw error("the binary property list is cut off", at: bytes.count) }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
            let table = number(at: trailer + 24, size: 8)
        else { throw error("the trailer of the binary property list is damaged", at: trailer) }
        let isSound =
            (1...8).contains(offsetSize) && (1...8).contains(referenceSize) && count > 0 && top < count && table > 8
            && table < trailer && count <= (trailer - table) / offsetSize
        guard isSound else { throw error("the trailer of the binary property list is damaged", at: trailer) }
        (self.count, self.top, tableStart) = (count, top, table)
    }

    func error(_ message: String, at offset: Int) -> SourceError {
        SourceError(
            location: SourceLocation(path: path, line: 1, column: 1),
            message: "\(message) (byte \(offset)); make the file again"
        )
    }

    /// A big-endian number; `nil` if it is negative or outside the file.
    func number(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, size > 0, size <= 8, offset <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    /// One object by its number.
    ///
    /// - Throws: ``SourceError`` if it reaches outside the objects, or is of a kind that no table holds.
    func object(at index: Int) throws(SourceError) -> Object {
        guard index >= 0, index < count, let offset = number(at: tableStart + index * offsetSize, size: offsetSize),
            offset >= 8, offset < tableStart
        else { throw error("object \(index) of the binary property list is missing", at: tableStart) }
        let (high, low) = (bytes[offset] >> 4, bytes[offset] & 0x0F)
        switch high {
        case 0x0 where low == 8 || low == 9: return .scalar(offset..<offset + 1)
        case 0x1 where low <= 4, 0x2 where low == 2 || low == 3, 0x3 where low == 3:
            return .scalar(try range(offset, bodyAt: offset + 1, size: 1 << Int(low)))
        case 0x4:
            let (length, start) = try length(at: offset)
            return .scalar(try range(offset, bodyAt: start, size: length))
        case 0x5:
            let (length, start) = try length(at: offset)
            let body = try range(start, bodyAt: start, size: length)
            guard bytes[body].allSatisfy({ $0 < 0x80 && $0 > 0 }) else {
                throw error("a text holds what is not ASCII, or the character NUL", at: offset)
            }
            return .string(String(decoding: bytes[body], as: UTF8.self))
        case 0x6:
            let (length, start) = try length(at: offset)
            guard length < bytes.count else { throw error("a text reaches behind the objects", at: offset) }
            let body = try range(start, bodyAt: start, size: length * 2)
            let units = stride(from: body.lowerBound, to: body.upperBound, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            guard let text = String(validating: units, as: UTF16.self), !units.contains(where: Self.isNoCharacter)
            else {
                throw error("a text holds half a surrogate pair, NUL, U+FFFE or U+FFFF", at: offset)
            }
            return .string(text)
        case 0xA:
            let (length, start) = try length(at: offset)
            return .array(try references(at: start, count: length))
        case 0xD:
            let (length, start) = try length(at: offset)
            guard length < bytes.count else { throw error("a dictionary reaches behind the objects", at: offset) }
            let all = try references(at: start, count: length * 2)
            return .dictionary(keys: Array(all[..<length]), values: Array(all[length...]))
        default:
            throw error(
                "objects of kind 0x\(String(bytes[offset], radix: 16)) are no part of a string table",
                at: offset
            )
        }
    }

    /// Whether a UTF-16 unit is one that XML cannot hold, not even as a reference.
    private static func isNoCharacter(_ unit: UInt16) -> Bool { unit == 0 || unit >= 0xFFFE }

    /// The number of elements that a marker gives, and where they begin.
    private func length(at offset: Int) throws(SourceError) -> (length: Int, start: Int) {
        let low = bytes[offset] & 0x0F
        guard low == 0x0F else { return (Int(low), offset + 1) }
        guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3 else {
            throw error("the length of an object is damaged", at: offset)
        }
        let size = 1 << Int(bytes[offset + 1] & 0x0F)
        guard let length = number(at: offset + 2, size: size) else {
            throw error("the length of an object is damaged", at: offset)
        }
        return (length, offset + 2 + size)
    }

    /// The bytes from `start` to the end of a body, all of them before the offset table.
    private func range(_ start: Int, bodyAt body: Int, size: Int) throws(SourceError) -> Range<Int> {
        guard size >= 0, body <= tableStart, size <= tableStart - body else {
            throw error("an object reaches behind the objects", at: start)
        }
        return start..<body + size
    }

    private func references(at start: Int, count: Int) throws(SourceError) -> [Int] {
        guard start <= tableStart, count <= (tableStart - start) / referenceSize else {
            throw error("an object reaches behind the objects", at: start)
        }
        return (0..<count).map { number(at: start + $0 * referenceSize, size: referenceSize) ?? -1 }
    }
}
