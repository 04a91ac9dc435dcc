internal import SourceText
internal import StringTables

/// A project file in XML, which Xcode reads and replaces by its own form when it saves.
///
/// Its places are of no use for edits: elements have no comma, and members no semicolon.
struct ProjectXML {
    let root: ProjectValue

    /// - Returns: `nil` if the file is not in XML.
    /// - Throws: ``SourceError`` if it is no property list.
    /// - Complexity: O(*n*).
    init?(_ file: TextFile) throws(SourceError) {
        let start = file.utf8.prefix(64).drop { $0 <= 0x20 }
        guard ["<?xml", "<!DOCTYPE", "<plist"].contains(where: { start.starts(with: Array($0.utf8)) }) else {
            return nil
        }
        root = Self.value(of: try PropertyListFile(file).value)
    }

    private static func value(of element: MarkupElement) -> ProjectValue {
        let content: ProjectValue.Content
        if element.isNamed("dict") {
            let pairs = PropertyListFile.pairs(of: element)
            content = .dictionary(
                pairs.map { pair in
                    ProjectMember(
                        key: pair.key.text,
                        value: value(of: pair.value),
                        range: pair.key.range.lowerBound..<pair.value.range.upperBound
                    )
                }
            )
        } else if element.isNamed("array") {
            let values = element.children.map(value(of:))
            content = .array(values.map { ProjectElement(value: $0, range: $0.range, hasComma: false) })
        } else {
            content = element.isNamed("data") ? .data : .text(element.text)
        }
        return ProjectValue(content: content, range: element.range)
    }
}
