/// Places in an array that is open for work.
///
/// Indices are checked, ownership is not: slots are made from the pointer that a closure gets, and never leave it. Loops
/// over them cost what they would in C, where every write to an array asks first whether it is shared.
@safe struct Slots<Element: BitwiseCopyable> {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    /// A part of a buffer, which must outlive the slots.
    ///
    /// - Parameters:
    ///   - buffer: large enough.
    ///   - start: where the part begins; moved to its end.
    ///   - count: not negative.
    @inline(__always)
    init(_ buffer: UnsafeMutableBufferPointer<Element>, _ start: inout Int, _ count: Int) {
        precondition(start >= 0 && count >= 0 && start + count <= buffer.count)
        // Arrays without elements may have no address; then the pointer is never followed.
        unsafe base = (buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!) + start
        self.count = count
        start += count
    }

    subscript(index: Int) -> Element {
        @inline(__always)
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            return unsafe base[index]
        }
        @inline(__always)
        nonmutating set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            unsafe base[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always)
        get { self[Int(index)] }
        @inline(__always)
        nonmutating set { self[Int(index)] = newValue }
    }

    /// Copies what is in other slots to the first of these.
    func copy(_ other: Slots) {
        precondition(other.count <= count)
        unsafe base.update(from: other.base, count: other.count)
    }
}
