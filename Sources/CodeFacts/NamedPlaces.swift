internal import SourceCode
internal import SourceText

/// The places of a file of Swift that name something.
struct NamedPlaces: Sendable {
    private typealias Wanted = (names: Set<UInt64>, statics: Set<UInt64>, nested: Set<UInt64>)

    /// In the order of the file.
    ///
    /// The form of a name is as ``CallForm`` has it.
    private(set) var places: [(name: UInt64, offset: Int, form: UInt64)] = []

    /// - Parameters:
    ///   - code: the file.
    ///   - names: the names that are of interest.
    ///   - statics: the names of members of types with that of the type: each place that names one so means no other.
    ///   - nested: the names of types with that of the type around: a place that names one so does not reach the outer type.
    ///   - silent: the parts of the file that count for nothing.
    /// - Complexity: O(*n* log *s*) in the size of the file and the number of silent parts.
    init(
        _ code: SourceCode,
        names: Set<UInt64>,
        statics: Set<UInt64>,
        nested: Set<UInt64> = [],
        silent: [Range<Int>]
    ) {
        let utf8 = code.file.utf8
        var position = utf8.startIndex
        var silent = silent[...]
        // Names in comments are left out, and so are the words of texts; a text that is a name may be looked up.
        for text in code.root.descendants where text.kind == .text && text.range.lowerBound >= position {
            takeCode(utf8[position..<text.range.lowerBound], (names, statics, nested), &silent)
            let bytes = utf8[text.range]
            if !bytes.contains(where: { $0 == 0x20 || $0 == 0x0A }) { take(bytes, (names, statics, nested), &silent) }
            position = text.range.upperBound
        }
        takeCode(utf8[position...], (names, statics, nested), &silent)
    }

    /// Takes the names of code without its comments.
    private mutating func takeCode(
        _ code: ArraySlice<UInt8>,
        _ wanted: Wanted,
        _ silent: inout ArraySlice<Range<Int>>
    ) {
        var start = code.startIndex
        var index = start
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        while index + 1 < code.endIndex {
            guard code[index] == slash, code[index + 1] == slash || code[index + 1] == star else {
                index += 1
                continue
            }
            take(code[start..<index], wanted, &silent)
            if code[index + 1] == slash {
                index = code[index...].firstIndex(of: 0x0A) ?? code.endIndex
            } else {
                // Comments of Swift may be inside of others.
                var depth = 0
                repeat {
                    let isPair = index + 1 < code.endIndex
                    if isPair, code[index] == slash, code[index + 1] == star {
                        depth += 1
                        index += 2
                    } else if isPair, code[index] == star, code[index + 1] == slash {
                        depth -= 1
                        index += 2
                    } else {
                        index += 1
                    }
                } while depth > 0 && index < code.endIndex
            }
            start = min(index, code.endIndex)
        }
        take(code[start...], wanted, &silent)
    }

    private mutating func take(
        _ bytes: ArraySlice<UInt8>,
        _ wanted: Wanted,
        _ silent: inout ArraySlice<Range<Int>>
    ) {
        NameHash.forEach(in: bytes) { name, offset, qualified in
            guard wanted.names.contains(name) else { return }
            while let first = silent.first, first.upperBound <= offset { silent.removeFirst() }
            guard silent.first?.contains(offset) != true else { return }
            if let qualified, wanted.nested.contains(qualified) {
                // The name in front is that of the outer type.
                if let last = places.last, last.offset < offset { places.removeLast() }
                places.append((qualified, offset, qualified))
            } else if let qualified, wanted.statics.contains(qualified) {
                places.append((qualified, offset, qualified))
            } else {
                places.append((name, offset, CallForm.form(of: name, at: offset, in: bytes)))
            }
        }
    }
}
