/// An element of a ``MarkupFile``.
package struct MarkupElement: Sendable {
    let storage: MarkupStorage
    /// The position among all elements in document order, from 0 for the root.
    package let index: Int

    private var node: MarkupNode { storage.nodes[index] }
    private var utf8: [UInt8] { storage.file.utf8 }

    /// The name as it is written, with its prefix.
    package var name: String {
        String(decoding: utf8[Int(node.nameStart)..<Int(node.nameEnd)], as: UTF8.self)
    }

    /// Whether the element has this name; cheaper than comparing ``name``.
    package func isNamed(_ name: String) -> Bool {
        utf8[Int(node.nameStart)..<Int(node.nameEnd)].elementsEqual(name.utf8)
    }

    // MARK: Places, in UTF-8 bytes of the text

    /// Where the element begins: at its `<`.
    package var offset: Int { Int(node.nameStart) - 1 }
    /// The whole element with its tags.
    package var range: Range<Int> { offset..<Int(node.end) }
    /// The start tag, or the empty-element tag.
    package var startTag: Range<Int> { offset..<Int(node.contentStart) }
    /// What stands between the tags; empty, at the end of the tag, for an empty-element tag.
    package var content: Range<Int> { Int(node.contentStart)..<Int(node.contentEnd) }
    /// The name in the start tag.
    package var nameRange: Range<Int> { Int(node.nameStart)..<Int(node.nameEnd) }
    /// Whether the element is written as `<name/>`.
    package var isEmptyTag: Bool { node.contentEnd == node.end }
    /// Line and column of the element's `<`.
    package var location: SourceLocation { storage.location(at: offset) }

    // MARK: Attributes

    /// The attributes in the order they are written.
    package var attributes: [MarkupAttribute] {
        let node = node
        return (node.firstAttribute..<node.firstAttribute + node.attributeCount).map {
            MarkupAttribute(storage: storage, node: storage.attributes[Int($0)])
        }
    }

    /// The attribute of this name.
    package func attribute(named name: String) -> MarkupAttribute? {
        let node = node
        for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount) {
            let attribute = storage.attributes[index]
            if utf8[Int(attribute.nameStart)..<Int(attribute.nameEnd)].elementsEqual(name.utf8) {
                return MarkupAttribute(storage: storage, node: attribute)
            }
        }
        return nil
    }

    /// The value of the attribute of this name, its references resolved.
    package subscript(name: String) -> String? { attribute(named: name)?.value }

    // MARK: Family

    /// The element around this one.
    package var parent: MarkupElement? {
        node.parent < 0 ? nil : MarkupElement(storage: storage, index: Int(node.parent))
    }

    /// The elements directly inside this one, in document order.
    package var children: MarkupChildren { MarkupChildren(storage: storage, index: index + 1, end: Int(node.next)) }

    /// The first element of this name directly inside this one.
    package func child(named name: String) -> MarkupElement? { children.first { $0.isNamed(name) } }

    /// This element and all inside it, in document order, as positions.
    package var subtree: Range<Int> { index..<Int(node.next) }

    // MARK: Text

    /// The pieces of text directly inside the element: what stands between tags, without any mark-up.
    ///
    /// Comments and processing instructions part pieces; a CDATA section is a piece with its marks.
    package var textRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = content.lowerBound
        for child in children {
            MarkupText.pieces(of: start..<child.offset, in: utf8, to: &ranges)
            start = child.range.upperBound
        }
        MarkupText.pieces(of: start..<content.upperBound, in: utf8, to: &ranges)
        return ranges
    }

    /// The text directly inside the element, its references resolved and its line ends made line feeds.
    ///
    /// - Complexity: O(*n*) in the length of the text and the number of children.
    package var text: String { text(keepingLineEnds: false) }

    /// The text directly inside the element, its references resolved.
    ///
    /// - Parameter keepingLineEnds: whether CR and CR LF stay as they are, as property list readers have it.
    /// - Returns: the text; empty if there is none.
    package func text(keepingLineEnds: Bool) -> String {
        var text: [UInt8] = []
        for range in textRanges {
            MarkupText.decode(utf8[range], lineEnds: keepingLineEnds ? .kept : .lineFeeds, to: &text)
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// The elements directly inside an element.
package struct MarkupChildren: Sequence, IteratorProtocol, Sendable {
    let storage: MarkupStorage
    var index: Int
    let end: Int

    package mutating func next() -> MarkupElement? {
        guard index < end else { return nil }
        defer { index = Int(storage.nodes[index].next) }
        return MarkupElement(storage: storage, index: index)
    }
}

/// An attribute of a ``MarkupElement``.
package struct MarkupAttribute: Sendable {
    let storage: MarkupStorage
    let node: MarkupAttributeNode

    package var name: String { String(decoding: storage.file.utf8[nameRange], as: UTF8.self) }
    /// The bytes of the name.
    package var nameRange: Range<Int> { Int(node.nameStart)..<Int(node.nameEnd) }
    /// The bytes between the quotes.
    package var valueRange: Range<Int> { Int(node.valueStart)..<Int(node.valueEnd) }
    /// The whole attribute: name, equals sign and quoted value.
    package var range: Range<Int> { nameRange.lowerBound..<valueRange.upperBound + 1 }
    /// The quotation mark around the value.
    package var quote: UInt8 { storage.file.utf8[valueRange.upperBound] }
    /// Line and column of the name.
    package var location: SourceLocation { storage.location(at: nameRange.lowerBound) }
    /// Line and column of the value's first character.
    package var valueLocation: SourceLocation { storage.location(at: valueRange.lowerBound) }

    /// The value, its references resolved and its white space made spaces, as XML 1.0, section 3.3.3, has it.
    package var value: String {
        var value: [UInt8] = []
        MarkupText.decode(storage.file.utf8[valueRange], lineEnds: .spaces, to: &value)
        return String(decoding: value, as: UTF8.self)
    }
}
