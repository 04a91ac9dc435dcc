internal import CICU

/// ICU's iterator over the grapheme clusters or the words (UAX #29) or the line breaks (UAX #14) of a text.
///
/// ICU's locale is always its root: the language of the host must not change a result.
@safe
package struct TextBoundaries: ~Copyable {
    package enum Kind: Int32, Sendable {
        case grapheme = 0
        case line = 1
        case word = 2
    }

    private let iterator: OpaquePointer?

    /// Opens an iterator; one without ICU's data has a boundary at every position.
    package init(_ kind: Kind) {
        var status: Int32 = 0
        unsafe iterator = overset_boundaries_open(kind.rawValue, &status)
    }

    deinit {
        if let iterator = unsafe iterator { unsafe overset_boundaries_close(iterator) }
    }

    /// Whether there is a boundary before each unit of `text`, and at its end.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func marks(in text: [UInt16]) -> [Bool] {
        var marks: [UInt8] = []
        mark(text, into: &marks)
        return marks.map { $0 != 0 }
    }

    /// Sets `marks`, of which one more is needed than units, to other than 0 where there is a boundary before a unit of
    /// `text`, and at its end.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func mark(_ text: [UInt16], into marks: inout [UInt8]) {
        marks.removeAll(keepingCapacity: true)
        marks.append(contentsOf: repeatElement(1, count: text.count + 1))
        guard let iterator = unsafe iterator else { return }
        let status = unsafe text.withUnsafeBufferPointer { text in
            unsafe marks.withUnsafeMutableBufferPointer { marks in
                unsafe overset_boundaries_mark(iterator, text.baseAddress, Int32(text.count), marks.baseAddress)
            }
        }
        guard status > 0 else { return }
        for index in marks.indices { marks[index] = 1 }
    }

    /// Whether there is a grapheme boundary on both sides of a unit wherever it is among others like it.
    ///
    /// True for scripts without marks and joiners, most of what is ever measured: a text of such units need not be
    /// asked about. A test compares every one of them with ICU.
    package static func isAlwaysWhole(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0000...0x000C, 0x000E...0x02FF: true
        case 0x0370...0x0482, 0x048A...0x058F, 0x05BE, 0x05D0...0x05EA, 0x0620...0x064A, 0x10A0...0x10FF: true
        case 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x21FF: true
        case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D: true
        default: false
        }
    }

    /// The version of ICU, for example "72.1".
    package static var version: String { unsafe String(cString: overset_icu_version()) }
}
