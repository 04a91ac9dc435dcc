/// Places in an array that is open for work.
///
/// Indices are checked, ownership is not: slots are made from the buffer that a closure gets, and never leave it. Loops
/// over them cost what they would in C, where every write to an array asks first whether it is shared.
@safe struct Slots<Element: BitwiseCopyable> {
    private let buffer: UnsafeMutableBufferPointer<Element>

    /// A part of a buffer, which must outlive the slots.
    ///
    /// - Parameters:
    ///   - whole: large enough.
    ///   - start: where the part begins; moved to its end.
    ///   - count: not negative.
    @inline(__always)
    init(_ whole: UnsafeMutableBufferPointer<Element>, _ start: inout Int, _ count: Int) {
        precondition(start >= 0 && count >= 0 && start + count <= whole.count)
        unsafe buffer = UnsafeMutableBufferPointer(rebasing: whole[start..<(start + count)])
        start += count
    }

    @inline(__always)
    var count: Int { unsafe buffer.count }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            return unsafe buffer[index]
        }
        @inline(__always)
        nonmutating set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            unsafe buffer[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always)
        get { self[Int(index)] }
        @inline(__always)
        nonmutating set { self[Int(index)] = newValue }
    }

    /// Copies what is in other slots to the first of these.
    func copy(_ other: Slots) { copy(other, count: other.count) }

    /// Copies what is in the first of other slots to the first of these.
    func copy(_ other: Slots, count: Int) {
        precondition(count >= 0 && count <= other.count && count <= self.count)
        for index in 0..<count { self[index] = other[index] }
    }
}

/// Places in an array that is open for reading: see ``Slots``.
@safe struct FixedSlots<Element: BitwiseCopyable> {
    private let buffer: UnsafeBufferPointer<Element>

    /// - Parameter buffer: must outlive the slots.
    @inline(__always)
    init(_ buffer: UnsafeBufferPointer<Element>) { unsafe self.buffer = buffer }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: unsafe buffer.count))
            return unsafe buffer[index]
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always)
        get { self[Int(index)] }
    }
}

extension Array where Element: BitwiseCopyable {
    /// An array whose elements are whatever memory held, for work that writes every element before it reads it.
    init(unwritten count: Int) {
        unsafe self.init(unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
    }
}

extension Array where Element == Double {
    /// The largest magnitude; not a number if any element is none.
    ///
    /// Magnitudes are in the order of their bits, and what is not a number comes last. Four at a time do not wait for
    /// one another.
    var largestMagnitude: Double {
        unsafe withUnsafeBufferPointer { elements in
            var (first, second, third, fourth) = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
            var index = 0
            while index + 4 <= elements.count {
                first = unsafe Swift.max(first, elements[index].magnitude.bitPattern)
                second = unsafe Swift.max(second, elements[index + 1].magnitude.bitPattern)
                third = unsafe Swift.max(third, elements[index + 2].magnitude.bitPattern)
                fourth = unsafe Swift.max(fourth, elements[index + 3].magnitude.bitPattern)
                index += 4
            }
            while index < elements.count {
                first = unsafe Swift.max(first, elements[index].magnitude.bitPattern)
                index += 1
            }
            return Double(bitPattern: Swift.max(Swift.max(first, second), Swift.max(third, fourth)))
        }
    }
}
