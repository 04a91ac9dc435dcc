package import SourceText

/// A text of an XLIFF document with its translation.
package struct XLIFFUnit: Sendable {
    /// The identifier as it is written.
    package var id: String
    /// The file that the text comes from.
    package var original: String
    package var source: String
    /// The translation, or `nil` if there is none.
    package var target: String?
    package var notes: [EntryComment]
    /// Whether `xml:space="preserve"` holds.
    package var preservesSpace: Bool
    /// Whether the text is to be translated.
    package var isTranslatable: Bool
    /// Whether the source has child elements, which represent tags; such a text is kept as it is.
    package var hasInlineElements: Bool
    /// Line and column of the unit.
    package var location: SourceLocation { element.location }

    let element: MarkupElement
    let sourceElement: MarkupElement
    let targetElement: MarkupElement?

    /// Reads a `<trans-unit>`.
    init(_ element: MarkupElement, original: String) throws(SourceError) {
        guard let id = element["id"] else {
            throw SourceError(location: element.location, message: "<trans-unit> needs an attribute id")
        }
        guard let source = element.child(named: "source") else {
            throw SourceError(location: element.location, message: "<trans-unit> needs a <source>")
        }
        self.id = id
        self.original = original
        self.element = element
        sourceElement = source
        targetElement = element.child(named: "target")
        self.source = source.text
        target = targetElement?.text
        notes = element.children.filter { $0.isNamed("note") && !$0.content.isEmpty }.map {
            EntryComment(text: $0.text, offset: $0.content.lowerBound)
        }
        var space: String?
        var ancestor: MarkupElement? = element
        while space == nil, let place = ancestor {
            space = place["xml:space"]
            ancestor = place.parent
        }
        preservesSpace = space == "preserve"
        isTranslatable = element["translate"] != "no"
        hasInlineElements = source.children.contains { _ in true }
    }

    /// The edits that give the unit a translation.
    func edits(target text: String, in markup: MarkupFile) -> [TextEdit] {
        let (escaped, utf8) = (markup.escaping(text), markup.file.utf8)
        guard let target = targetElement else {
            let anchor = element.child(named: "seg-source") ?? sourceElement
            var start = sourceElement.offset
            while start > 0, utf8[start - 1] <= 0x20 { start -= 1 }
            let added =
                Array(utf8[start..<sourceElement.offset]) + Array("<target>".utf8) + escaped + Array("</target>".utf8)
            return [TextEdit(range: anchor.range.upperBound..<anchor.range.upperBound, replacement: added)]
        }
        var edits: [TextEdit] = []
        if let state = target.attribute(named: "state") {
            edits.append(TextEdit(range: state.valueRange, replacement: Array("translated".utf8)))
        }
        if target.isEmptyTag {
            let slash = target.startTag.upperBound - 2
            let added = [UInt8(ascii: ">")] + escaped + Array("</target>".utf8)
            edits.append(TextEdit(range: slash..<target.startTag.upperBound, replacement: added))
        } else {
            edits.append(TextEdit(range: target.content, replacement: escaped))
        }
        return edits
    }
}
