internal import SourceText

/// Writes a binary property list; the same list gives the same bytes.
///
/// Equal texts and equal numbers are one object. Numbers, dates and data are taken from the list that is changed, so they
/// stay exactly what they were.
struct BinaryPropertyListWriter {
    private enum Output {
        case leaf([UInt8])
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    private let original: BinaryPropertyList
    private var outputs: [Output] = []
    /// The numbers of the objects that hold no others, by their bytes.
    private var leaves: [[UInt8]: Int] = [:]

    private init(original: BinaryPropertyList) { self.original = original }

    /// The bytes of a list.
    ///
    /// - Parameters:
    ///   - list: the list in XML.
    ///   - original: the binary list whose XML was changed to `list`.
    /// - Returns: the bytes of a binary property list.
    /// - Throws: ``SourceError`` if the list holds a value other than texts that the original does not.
    static func bytes(of list: PropertyListFile, like original: BinaryPropertyList) throws(SourceError) -> [UInt8] {
        var writer = BinaryPropertyListWriter(original: original)
        _ = try writer.add(list.value, original: original.top)
        return writer.bytes
    }

    /// Adds a value and what is in it.
    ///
    /// - Returns: its number.
    private mutating func add(_ element: MarkupElement, original index: Int?) throws(SourceError) -> Int {
        switch PropertyListKind(element) {
        case .dict: return try addDictionary(element, original: index)
        case .array:
            var originals: [Int] = []
            if let index, case .array(let elements) = try original.object(at: index) { originals = elements }
            let number = outputs.count
            outputs.append(.array([]))
            var members: [Int] = []
            for (place, child) in element.children.enumerated() {
                members.append(try add(child, original: place < originals.count ? originals[place] : nil))
            }
            outputs[number] = .array(members)
            return number
        case .string: return add(element.text(keepingLineEnds: true))
        default:
            guard let index, case .scalar(let range) = try original.object(at: index) else {
                throw SourceError(
                    location: element.location,
                    message: "<\(element.name)> cannot be added to a binary list"
                )
            }
            return add(leaf: Array(original.bytes[range]))
        }
    }

    private mutating func addDictionary(_ element: MarkupElement, original index: Int?) throws(SourceError) -> Int {
        var originals: [[UInt8]: Int] = [:]
        if let index, case .dictionary(let keys, let values) = try original.object(at: index) {
            for (key, value) in zip(keys, values) {
                if case .string(let name) = try original.object(at: key) { originals[Array(name.utf8)] = value }
            }
        }
        let number = outputs.count
        outputs.append(.dictionary(keys: [], values: []))
        let pairs = PropertyListFile.pairs(of: element)
        let keys = pairs.map { add($0.name) }
        var values: [Int] = []
        for pair in pairs { values.append(try add(pair.value, original: originals[Array(pair.name.utf8)])) }
        outputs[number] = .dictionary(keys: keys, values: values)
        return number
    }

    private mutating func add(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return add(leaf: Self.marker(0x50, count: text.utf8.count) + Array(text.utf8))
        }
        var bytes = Self.marker(0x60, count: text.utf16.count)
        for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)] }
        return add(leaf: bytes)
    }

    private mutating func add(leaf bytes: [UInt8]) -> Int {
        if let number = leaves[bytes] { return number }
        leaves[bytes] = outputs.count
        outputs.append(.leaf(bytes))
        return outputs.count - 1
    }

    // MARK: Bytes

    private var bytes: [UInt8] {
        let referenceSize = Self.size(of: outputs.count)
        var result = Array("bplist00".utf8)
        var offsets: [Int] = []
        for output in outputs {
            offsets.append(result.count)
            switch output {
            case .leaf(let bytes): result += bytes
            case .array(let members):
                result += Self.marker(0xA0, count: members.count)
                for member in members { result += Self.bytes(of: member, size: referenceSize) }
            case .dictionary(let keys, let values):
                result += Self.marker(0xD0, count: keys.count)
                for member in keys + values { result += Self.bytes(of: member, size: referenceSize) }
            }
        }
        let table = result.count
        let offsetSize = Self.size(of: table)
        for offset in offsets { result += Self.bytes(of: offset, size: offsetSize) }
        result += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [outputs.count, 0, table] { result += Self.bytes(of: number, size: 8) }
        return result
    }

    /// The kind of an object with the number of its elements.
    private static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
        guard count >= 15 else { return [kind | UInt8(count)] }
        let size = size(of: count)
        let exponent: UInt8 = size == 1 ? 0 : size == 2 ? 1 : 2
        return [kind | 0x0F, 0x10 | exponent] + bytes(of: count, size: size)
    }

    /// The number of bytes, 1, 2 or 4, that a number needs.
    private static func size(of number: Int) -> Int { number < 0x100 ? 1 : number < 0x1_0000 ? 2 : 4 }

    private static func bytes(of number: Int, size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
    }
}
