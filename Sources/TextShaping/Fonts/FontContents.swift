internal import CHarfBuzz
internal import Foundation

/// The bytes of a font file, read once and shared by all faces in it.
///
/// Read, not mapped: a mapped file that somebody cuts off while it is in use ends the process (SIGBUS). What was read
/// stays as it was, whatever happens to the file.
///
/// The bytes are written before the initializer returns and never afterwards: hence `@unchecked Sendable`.
@safe
final class FontContents: @unchecked Sendable {
    let path: String
    /// Valid as long as the object lives.
    let bytes: UnsafeRawBufferPointer

    /// Reads the file at `path`.
    ///
    /// - Throws: ``FontFileError`` if there is no file, or if it cannot be read or is empty.
    /// - Complexity: O(*n*) in the size of the file.
    init(readingFrom path: String) throws(FontFileError) {
        self.path = path
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw FontFileError(path: path, problem: .notFound)
        }
        var room: UnsafeMutableRawBufferPointer?
        var count = 0
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            // What was read counts, not whether the file closes.
            defer { try? file.close() }
            guard let size = try Int(exactly: file.seekToEnd()), size <= Self.maximumSize else {
                throw FontFileError(path: path, problem: .unreadable)
            }
            try file.seek(toOffset: 0)
            let whole = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
            unsafe room = whole
            // Piece by piece, so that no second copy of a large font is held.
            while count < size, let piece = try file.read(upToCount: min(size - count, 1 << 20)), !piece.isEmpty {
                unsafe piece.copyBytes(to: UnsafeMutableRawBufferPointer(rebasing: whole[count...]))
                count += piece.count
            }
        } catch {
            unsafe room?.deallocate()
            throw FontFileError(path: path, problem: .unreadable)
        }
        unsafe bytes = UnsafeRawBufferPointer(
            rebasing: (room ?? UnsafeMutableRawBufferPointer(start: nil, count: 0))[..<count]
        )
        guard count > 0 else { throw FontFileError(path: path, problem: .empty) }
    }

    deinit { unsafe bytes.deallocate() }

    /// HarfBuzz and FreeType count bytes in 32 bits.
    private static let maximumSize = Int(Int32.max)

    /// The number of bytes.
    var count: Int { unsafe bytes.count }

    /// A blob of the same bytes, which keeps the object alive.
    func blob() -> OpaquePointer? {
        let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
        return unsafe hb_blob_create(
            start,
            UInt32(bytes.count),
            HB_MEMORY_MODE_READONLY,
            unsafe Unmanaged.passRetained(self).toOpaque()
        ) { owner in
            if let owner = unsafe owner { unsafe Unmanaged<FontContents>.fromOpaque(owner).release() }
        }
    }

    /// The big-endian number at `offset`, or `nil` behind the end.
    func number(at offset: Int, bytes length: Int) -> Int? {
        guard offset >= 0, offset + length <= count else { return nil }
        return unsafe bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether the file begins with these bytes.
    func starts(with prefix: some Sequence<UInt8>) -> Bool { unsafe bytes.starts(with: prefix) }
}
