internal import SourceText

/// An element of a document of today's format, with the places of the archive that its parts come from.
struct MadeElement {
    struct Attribute {
        var name: String
        var value: String
        /// The element of the archive that holds the value; `nil` if it is that of the object.
        var origin: MarkupElement?
    }

    var name: String
    /// The element of the archive that it stands for.
    var origin: MarkupElement
    var attributes: [Attribute] = []
    var children: [MadeElement] = []
    /// What stands between its tags; an element with a text has no children.
    var text: String?

    init(_ name: String, from origin: MarkupElement, key: String? = nil, text: String? = nil) {
        self.name = name
        self.origin = origin
        self.text = text
        set("key", key)
    }

    /// Sets an attribute; without a value it stays away.
    mutating func set(_ name: String, _ value: String?, from origin: MarkupElement? = nil) {
        guard let value else { return }
        attributes.append(Attribute(name: name, value: value, origin: origin))
    }

    mutating func set(_ name: String, _ value: Double?) { set(name, value.map { "\($0)" }) }

    mutating func set(_ name: String, _ value: Bool) { set(name, value ? "YES" : nil) }

    /// Adds an element inside; none adds nothing.
    mutating func add(_ child: MadeElement?) {
        if let child { children.append(child) }
    }

    /// Adds a list of elements under a name of its own, unless it is empty.
    mutating func add(_ list: String, of elements: [MadeElement]) {
        guard !elements.isEmpty else { return }
        var group = MadeElement(list, from: origin)
        group.children = elements
        children.append(group)
    }
}

extension MadeElement {
    /// The element as text.
    ///
    /// - Parameters:
    ///   - utf8: takes the text.
    ///   - origins: takes where the parts come from.
    /// - Complexity: O(*n*) in the number of elements; as deep as they are nested, which
    ///   ``ArchiveUpgrade/maximumDepth`` limits.
    func write(to utf8: inout [UInt8], _ origins: inout MarkupOrigins) {
        origins.note(utf8.count, from: origin.offset)
        utf8 += Array("<\(name)".utf8)
        for attribute in attributes {
            utf8.append(UInt8(ascii: " "))
            origins.note(utf8.count, from: (attribute.origin ?? origin).offset)
            utf8 += Array("\(attribute.name)=\"".utf8)
            if let value = attribute.origin { origins.note(utf8.count, from: value.content.lowerBound) }
            utf8 += MarkupText.escapingAttribute(attribute.value)
            utf8.append(UInt8(ascii: "\""))
        }
        if let text {
            utf8 += [UInt8(ascii: ">")] + MarkupText.escaping(text) + Array("</\(name)>\n".utf8)
        } else if children.isEmpty {
            utf8 += Array("/>\n".utf8)
        } else {
            utf8 += Array(">\n".utf8)
            for child in children { child.write(to: &utf8, &origins) }
            utf8 += Array("</\(name)>\n".utf8)
        }
    }
}
