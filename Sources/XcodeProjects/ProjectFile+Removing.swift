internal import SourceText

extension ProjectFile {
    /// Takes file references, the children that name them, and languages out again.
    ///
    /// What the project does not have is passed over.
    ///
    /// - Parameters:
    ///   - identifiers: the identifiers of file references.
    ///   - regions: names in `knownRegions`.
    /// - Returns: the characters of the file without them, as UTF-8.
    /// - Complexity: O(*n*) in the size of the file.
    package func removing(_ identifiers: Set<String>, regions: Set<String>) -> [UInt8] {
        var ranges: [Range<Int>] = []
        for object in objects {
            if identifiers.contains(object.identifier), object.isa == "PBXFileReference" {
                ranges.append(object.member.range)
            } else {
                for element in object["children"]?.elements ?? [] {
                    if let child = element.value.text, identifiers.contains(child) { ranges.append(element.range) }
                }
            }
        }
        for element in project?["knownRegions"]?.elements ?? [] {
            if let region = element.value.text, regions.contains(region) { ranges.append(element.range) }
        }
        let edits = ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
            TextEdit(range: wholeLine(range), replacement: [])
        }
        return TextEdit.applying(edits, to: file.utf8)
    }

    /// The range with its line, if nothing else stands in it.
    private func wholeLine(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, file.utf8[start - 1] == 0x20 || file.utf8[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || file.utf8[start - 1] == 0x0A || file.utf8[start - 1] == 0x0D,
            let end = Self.endOfLine(from: range.upperBound, in: file.utf8)
        else { return range }
        return start..<end
    }
}
