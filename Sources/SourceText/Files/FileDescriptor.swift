internal import Foundation

/// An open file or folder of the operating system, closed when it is no longer used.
struct FileDescriptor: ~Copyable {
    /// The system's number for it.
    let number: Int32

    /// Opens a path.
    ///
    /// - Parameters:
    ///   - path: the path.
    ///   - folder: the descriptor of the folder that a relative path starts from.
    ///   - flags: those of `open(2)`; child programs never inherit the descriptor.
    ///   - mode: the permissions of a file that is made, before the process's mask is taken off.
    /// - Throws: ``SystemError`` with the reason.
    init(_ path: String, in folder: Int32 = AT_FDCWD, flags: Int32, mode: mode_t = 0) throws(SystemError) {
        number = try SystemError.retrying { unsafe openat(folder, path, flags | O_CLOEXEC, mode) }
    }

    deinit { _ = close(number) }

    /// What the system knows about the open file.
    func status() throws(SystemError) -> FileStatus {
        var status = stat()
        try SystemError.checking(unsafe fstat(number, &status))
        return FileStatus(status)
    }

    /// Writes all bytes.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func write(_ bytes: [UInt8]) throws(SystemError) { try Self.write(bytes, to: number) }

    /// Writes all bytes to a descriptor that belongs to somebody else.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try SystemError.retrying {
                unsafe rest.withUnsafeBytes { unsafe Foundation.write(number, $0.baseAddress, $0.count) }
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads from the beginning to the end.
    ///
    /// - Parameters:
    ///   - maximumSize: the number of bytes above which reading stops.
    ///   - expected: how many bytes are expected.
    /// - Returns: the bytes, at most one more than `maximumSize`.
    /// - Throws: ``SystemError`` with the reason.
    /// - Complexity: O(*n*) in the number of bytes.
    func readAll(maximumSize: Int, expected: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        // One byte more than expected, so that one call more finds the end.
        var size = min(max(expected, 0), maximumSize) + 1
        while bytes.count <= maximumSize {
            let chunk = try read(size, at: bytes.count)
            if chunk.isEmpty { break }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            size = min(max(size - chunk.count, 1 << 16), maximumSize + 1 - bytes.count)
        }
        return bytes
    }

    /// Reads bytes from a place on.
    ///
    /// - Parameters:
    ///   - size: how many bytes are asked for.
    ///   - offset: where they begin.
    /// - Returns: the bytes; fewer than asked for at the end of the file, none behind it.
    /// - Throws: ``SystemError`` with the reason.
    func read(_ size: Int, at offset: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let number = number
        let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            do throws(SystemError) {
                count = try SystemError.retrying { unsafe pread(number, buffer.baseAddress, size, off_t(offset)) }
            } catch {
                count = 0
                failure = error
            }
        }
        if let failure { throw failure }
        return chunk
    }

    /// Reads bytes from a place on into an array, over what is there.
    ///
    /// - Parameters:
    ///   - bytes: is filled from `start` to its end at most.
    ///   - start: where the first byte goes.
    ///   - offset: where the bytes begin in the file.
    /// - Returns: how many bytes were read; 0 behind the end of the file.
    /// - Throws: ``SystemError`` with the reason.
    func read(into bytes: inout [UInt8], from start: Int, at offset: Int) throws(SystemError) -> Int {
        let number = number
        return try SystemError.retrying {
            unsafe bytes.withUnsafeMutableBytes { buffer in
                let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
                return unsafe pread(number, rest.baseAddress, rest.count, off_t(offset))
            }
        }
    }

    /// Waits until what was written is on the disk.
    ///
    /// File systems that cannot promise that are taken as they are.
    func synchronize() throws(SystemError) {
        do throws(SystemError) {
            try SystemError.checking(fsync(number))
        } catch  where [EINVAL, ENOTSUP, EROFS].contains(error.code) {
            return
        }
    }
}
