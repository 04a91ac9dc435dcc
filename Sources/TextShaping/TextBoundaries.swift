internal import CICU

/// ICU's iterator over the grapheme clusters (UAX #29) or the line breaks (UAX #14) of a text.
///
/// ICU's locale is always its root: the language of the host must not change a result.
@safe
package struct TextBoundaries: ~Copyable {
    package enum Kind: Int32, Sendable {
        case grapheme = 0
        case line = 1
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
        guard let iterator = unsafe iterator else { return [Bool](repeating: true, count: text.count + 1) }
        var marks = [UInt8](repeating: 0, count: text.count + 1)
        let status = unsafe text.withUnsafeBufferPointer { text in
            unsafe marks.withUnsafeMutableBufferPointer { marks in
                unsafe overset_boundaries_mark(iterator, text.baseAddress, Int32(text.count), marks.baseAddress)
            }
        }
        return status > 0 ? [Bool](repeating: true, count: text.count + 1) : marks.map { $0 != 0 }
    }

    /// The version of ICU, for example "72.1".
    package static var version: String { unsafe String(cString: overset_icu_version()) }
}
