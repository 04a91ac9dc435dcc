internal import Interfaces
internal import SourceText

extension SourceLines {
    /// An attribute put into a start tag, as an edit of the file.
    ///
    /// - Parameters:
    ///   - attribute: what is put in behind the tag's name, with a space before it.
    ///   - name: the name of the element.
    ///   - replaced: an attribute that must go for it; where the tag has it, there is no edit of one place.
    ///   - location: where the tag begins.
    /// - Returns: the edit; `nil` where the file has something else at that place, or the attribute already.
    func insertion(
        _ attribute: String,
        inTag name: String,
        replacing replaced: String? = nil,
        at location: SourceLocation
    ) -> Fix.Edit? {
        guard location.path == path, let start = offset(of: location) else { return nil }
        let opening = Array("<\(name)".utf8)
        guard start + opening.count < utf8.count, utf8[start..<(start + opening.count)].elementsEqual(opening),
            let close = utf8[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let key = replaced ?? String(attribute.drop { $0 == " " }.prefix { $0 != "=" })
        let tag = String(decoding: utf8[start...close], as: UTF8.self)
        guard !tag.contains(" \(key)=") else { return nil }
        let offset = start + opening.count
        var place = location
        place.column += name.unicodeScalars.count + 1
        return Fix.Edit(location: place, end: place, range: offset..<offset, replacement: attribute)
    }

    /// The byte of a place; `nil` beyond the end of its line.
    private func offset(of location: SourceLocation) -> Int? {
        let line = table.bytes(ofLine: location.line, in: utf8)
        var column = 1
        for index in line.indices where utf8[index] & 0xC0 != 0x80 {
            if column == location.column { return index }
            column += 1
        }
        return nil
    }
}
