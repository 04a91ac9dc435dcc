internal import SourceText

/// The texts of files of data, which may be keys that code looks up when it shows them.
enum DataTexts {
    /// The longest text, in UTF-8 bytes: a text of several sentences may be its own key.
    private static let longest = 4_096

    /// The strings of a JSON file, names among them, without their escapes; of a broken one what stands between quotes.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path, for errors.
    /// - Returns: the texts, in UTF-8.
    /// - Complexity: O(*n*) in the size of the file.
    static func ofJSON(_ bytes: [UInt8], path: String) -> Set<[UInt8]> {
        let file: JSONFile
        do throws(SourceError) {
            file = try JSONFile(TextFile(decoding: bytes, path: path))
        } catch {
            return between(UInt8(ascii: "\""), UInt8(ascii: "\""), in: bytes)
        }
        var texts: Set<[UInt8]> = []
        var open = [file.root]
        while let value = open.popLast() {
            for text in [value.name, value.string] {
                if let text, (1..<longest).contains(text.utf8.count) { texts.insert(Array(text.utf8)) }
            }
            open += value.children
        }
        return texts
    }

    /// What stands between the tags of a property list or an archive, with its entities read.
    ///
    /// - Parameter bytes: the file.
    /// - Returns: the texts, in UTF-8.
    /// - Complexity: O(*n*) in the size of the file.
    static func ofMarkup(_ bytes: [UInt8]) -> Set<[UInt8]> {
        let written = between(UInt8(ascii: ">"), UInt8(ascii: "<"), in: bytes)
        return written.reduce(into: []) { texts, text in
            guard text.contains(UInt8(ascii: "&")) else {
                texts.insert(text)
                return
            }
            let plain = entities.reduce(String(decoding: text, as: UTF8.self)) { $0.replacing($1.name, with: $1.text) }
            texts.insert(Array(plain.utf8))
        }
    }

    /// What a script has between quotes.
    ///
    /// - Parameter bytes: the file.
    /// - Returns: the texts, in UTF-8.
    /// - Complexity: O(*n*) in the size of the file.
    static func ofScript(_ bytes: [UInt8]) -> Set<[UInt8]> {
        between(UInt8(ascii: "\""), UInt8(ascii: "\""), in: bytes)
    }

    /// The sign for entities comes last: what it makes is none.
    private static let entities = [
        (name: "&lt;", text: "<"), (name: "&gt;", text: ">"), (name: "&quot;", text: "\""), (name: "&apos;", text: "'"),
        (name: "&amp;", text: "&"),
    ]

    private static func between(_ start: UInt8, _ end: UInt8, in bytes: [UInt8]) -> Set<[UInt8]> {
        var texts: Set<[UInt8]> = []
        var position = bytes.startIndex
        while let open = bytes[position...].firstIndex(of: start) {
            guard let close = bytes[(open + 1)...].firstIndex(of: end) else { break }
            if (2..<longest).contains(close - open) { texts.insert(Array(bytes[(open + 1)..<close])) }
            position = close + (start == end ? 1 : 0)
        }
        return texts
    }
}
