internal import Interfaces
internal import SourceText

extension SourceLines {
    /// An attribute of a start tag set to a value, as an edit of the file: its value is replaced, or it is put in behind
    /// the tag's name.
    ///
    /// - Parameters:
    ///   - name: the name of the attribute.
    ///   - value: its new value, which needs no escapes.
    ///   - tag: the name of the element; `nil` for any.
    ///   - location: where the tag begins.
    /// - Returns: the edit; `nil` where the file has something else at that place, or the attribute has the value already.
    /// - Complexity: O(*n*) in the length of the line and of the tag.
    func setting(
        _ name: String,
        to value: String,
        inTag tag: String? = nil,
        at location: SourceLocation
    ) -> Fix.Edit? {
        guard let tag = startTag(tag, at: location) else { return nil }
        if let old = tag.values[name] {
            guard !utf8[old].elementsEqual(value.utf8) else { return nil }
            return edit(old, value)
        }
        return edit(tag.nameEnd..<tag.nameEnd, " \(name)=\"\(value)\"")
    }

    /// An attribute of a start tag replaced by another one.
    ///
    /// - Returns: the edit; `nil` where the tag has not this value, or has the other attribute already.
    func replacing(
        _ name: String,
        of value: String,
        by other: String,
        in tagName: String,
        at location: SourceLocation
    ) -> Fix.Edit? {
        guard let tag = startTag(tagName, at: location), tag.values[other.attributeName] == nil,
            let old = tag.values[name], utf8[old].elementsEqual(value.utf8)
        else { return nil }
        return edit(old.lowerBound - name.utf8.count - 2..<old.upperBound + 1, other)
    }

    /// Whether a start tag has an attribute; `false` where there is no such tag.
    func has(_ name: String, inTag tag: String, at location: SourceLocation) -> Bool {
        startTag(tag, at: location)?.values[name] != nil
    }

    /// An empty element taken out with its line, if nothing in the file refers to its identifier.
    ///
    /// - Returns: the edit; `nil` where something else is in the line, or names the element.
    /// - Complexity: O(*n*) in the length of the file.
    func removal(ofTag tag: String, at location: SourceLocation) -> Fix.Edit? {
        guard let tag = startTag(tag, at: location), tag.isEmpty, let identifier = tag.values["id"] else { return nil }
        let name = Array(utf8[identifier])
        var uses = 0
        var position = utf8.startIndex
        while let found = utf8[position...].firstIndex(of: name.first ?? 0x22) {
            if utf8[found...].starts(with: name) { uses += 1 }
            position = found + 1
        }
        guard uses == 1 else { return nil }
        var (start, end) = (tag.range.lowerBound, tag.range.upperBound)
        while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || utf8[start - 1] == 0x0A, end < utf8.count else { return nil }
        if utf8[end] == 0x0D, end + 1 < utf8.count { end += 1 }
        guard utf8[end] == 0x0A else { return nil }
        return edit(start..<end + 1, "")
    }

    // MARK: Tags

    /// A start tag: its bytes, the end of its name, and the bytes of the values of its attributes.
    private struct StartTag {
        var range: Range<Int>
        var nameEnd: Int
        var values: [String: Range<Int>]
        var isEmpty: Bool
    }

    /// Whether the file is a document of the format before Xcode 5, whose elements have other attributes than those that
    /// are read from them.
    private var isArchive: Bool {
        let mark = Array("<archive".utf8)
        let start = utf8.prefix(4_096)
        return start.indices.contains { start[$0] == mark[0] && start[$0...].starts(with: mark) }
    }

    /// Reads the tag at a place; `nil` if there is none of that name.
    private func startTag(_ name: String?, at location: SourceLocation) -> StartTag? {
        guard location.path == path, let start = offset(of: location), start < utf8.count,
            utf8[start] == UInt8(ascii: "<"), !isArchive
        else { return nil }
        var position = start + 1
        func skip(while isIn: (UInt8) -> Bool) {
            while position < utf8.count, isIn(utf8[position]) { position += 1 }
        }
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let isName: (UInt8) -> Bool = { !isSpace($0) && ![0x2F, 0x3D, 0x3E, 0x3C, 0x22, 0x27].contains($0) }
        skip(while: isName)
        let nameEnd = position
        guard nameEnd > start + 1 else { return nil }
        if let name, !utf8[start + 1..<nameEnd].elementsEqual(name.utf8) { return nil }
        var values: [String: Range<Int>] = [:]
        while true {
            skip(while: isSpace)
            guard position < utf8.count else { return nil }
            let isEmpty = utf8[position] == UInt8(ascii: "/")
            if isEmpty { position += 1 }
            guard position < utf8.count else { return nil }
            if utf8[position] == UInt8(ascii: ">") {
                return StartTag(range: start..<position + 1, nameEnd: nameEnd, values: values, isEmpty: isEmpty)
            }
            let key = position
            skip(while: isName)
            let keyEnd = position
            // Interface Builder writes no space around the equals sign; what does is left alone.
            guard !isEmpty, keyEnd > key, position + 1 < utf8.count, utf8[position] == UInt8(ascii: "="),
                [0x22, 0x27].contains(utf8[position + 1])
            else { return nil }
            let quote = utf8[position + 1]
            position += 2
            let value = position
            skip(while: { $0 != quote })
            guard position < utf8.count else { return nil }
            values[String(decoding: utf8[key..<keyEnd], as: UTF8.self)] = value..<position
            position += 1
        }
    }

    private func edit(_ range: Range<Int>, _ replacement: String) -> Fix.Edit {
        Fix.Edit(
            location: location(at: range.lowerBound),
            end: location(at: range.upperBound),
            range: range,
            replacement: replacement
        )
    }

    private func location(at offset: Int) -> SourceLocation {
        let (line, column) = table.position(at: offset, in: utf8)
        return SourceLocation(path: path, line: line, column: column)
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

extension String {
    /// What is before the equals sign of `name="value"`.
    fileprivate var attributeName: String { String(prefix { $0 != "=" }) }
}
