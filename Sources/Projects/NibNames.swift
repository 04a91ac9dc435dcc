internal import SourceCode

/// The names in documents of Interface Builder that are archives: nibs of old projects, compiled ones, and xibs before Xcode 5.
///
/// Their archives hold the names of classes, outlets and actions in ASCII. What makes a class by a name, and what it sends, is
/// all that is asked of them, so that the bytes are searched and not decoded.
enum NibNames {
    /// The size above which a document is not looked at, in bytes.
    static let maximumSize = 2 << 20
    /// The length from which a run of letters is taken for a name, in bytes.
    private static let shortest = 3

    /// Whether a file may be a part of such a document that has names.
    static func isOne(_ name: String) -> Bool {
        name.hasSuffix(".nib") && name != "info.nib" || name.hasSuffix(".xib")
    }

    /// Whether the bytes are those of an archive: other documents say in attributes what they make, and are read for it.
    private static func isArchive(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(300), as: UTF8.self)
        return !head.contains("<document ") || head.contains("<archive ")
    }

    /// Whether a document is an archive in XML, whose texts stand between tags.
    static func isTextArchive(_ path: String, _ bytes: [UInt8]) -> Bool { path.hasSuffix(".xib") && isArchive(bytes) }

    /// Takes the names of a document.
    ///
    /// In a binary property list a byte stands in front of a text that is shorter than 15 bytes, which reads as a
    /// letter from `Q` on: such a name counts with it and without.
    ///
    /// - Complexity: O(*n*).
    static func take(_ bytes: [UInt8], into names: inout Set<[UInt8]>) {
        guard isArchive(bytes) else { return }
        var start: Int?
        func end(_ index: Int, _ names: inout Set<[UInt8]>) {
            guard let first = start, index - first >= shortest else { return }
            names.insert(Array(bytes[first..<index]))
            if (0x51...0x5A).contains(bytes[first]) { names.insert(Array(bytes[(first + 1)..<index])) }
        }
        for (index, byte) in bytes.enumerated() {
            if byte < 0x80, NameHash.isPart(byte) {
                start = start ?? index
            } else {
                end(index, &names)
                start = nil
            }
        }
        end(bytes.count, &names)
    }
}
