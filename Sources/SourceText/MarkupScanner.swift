/// Cuts an XML document into elements and attributes.
struct MarkupScanner {
    let file: TextFile
    let text: [UInt8]
    let maximumDepth: Int
    let allowsControlCharacters: Bool
    var position = 0
    var nodes: [MarkupNode] = []
    var attributes: [MarkupAttributeNode] = []
    var comments: [MarkupComment] = []
    var encodingWarning: Diagnostic?
    /// Whether the declared encoding is not sure to hold more than ASCII.
    var needsReferences = false
    /// The elements that are not closed yet, outermost first.
    var open: [Int] = []
    private var hasDocumentType = false

    init(_ file: TextFile, maximumDepth: Int, allowsControlCharacters: Bool) {
        self.file = file
        text = file.utf8
        self.maximumDepth = maximumDepth
        self.allowsControlCharacters = allowsControlCharacters
    }

    /// Reads the whole document.
    mutating func scan() throws(SourceError) {
        guard text.count <= Int(Int32.max) else { throw error(at: 0, "the file is too large; split it") }
        try declaration()
        while position < text.count {
            if text[position] == UInt8(ascii: "<") {
                try markup()
            } else if !open.isEmpty {
                try characters()
            } else if isSpace(text[position]) {
                position += 1
            } else {
                throw error(
                    at: position,
                    nodes.isEmpty ? "expected XML, which begins with '<'" : "nothing may follow the outermost element"
                )
            }
        }
        if let last = open.last {
            let name = name(of: last)
            throw error(at: Int(nodes[last].nameStart) - 1, "<\(name)> is never closed; add </\(name)>")
        }
        guard !nodes.isEmpty else { throw error(at: 0, "the file holds no element; expected XML") }
    }

    /// Reads what begins with `<`.
    private mutating func markup() throws(SourceError) {
        let rest = text[position...]
        switch position + 1 < text.count ? text[position + 1] : 0 {
        case UInt8(ascii: "?"): try instruction()
        case UInt8(ascii: "/"): try endTag()
        case UInt8(ascii: "!"):
            if rest.starts(with: MarkupText.commentStart) {
                try comment()
            } else if rest.starts(with: MarkupText.sectionStart) {
                try section()
            } else if rest.starts(with: Array("<!DOCTYPE".utf8)) {
                try documentType()
            } else {
                throw error(at: position, "unknown mark-up; expected a tag, a comment or a CDATA section")
            }
        default: try startTag()
        }
    }

    // MARK: Tags

    private mutating func startTag() throws(SourceError) {
        let start = position
        guard nodes.isEmpty || !open.isEmpty else {
            throw error(at: start, "a document has only one outermost element; remove this one")
        }
        guard open.count < maximumDepth else {
            throw error(at: start, "elements are nested deeper than \(maximumDepth); flatten them")
        }
        position += 1
        let name = try name(of: "an element")
        var node = MarkupNode(
            nameStart: Int32(name.lowerBound),
            nameEnd: Int32(name.upperBound),
            firstAttribute: Int32(attributes.count),
            parent: Int32(open.last ?? -1)
        )
        while true {
            let hasSpace = skipSpace()
            guard position < text.count else {
                throw error(at: start, "the tag that begins here is not closed; add '>'")
            }
            let byte = text[position]
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            guard hasSpace else { throw error(at: position, "white space must stand before an attribute") }
            try attribute(of: node)
            node.attributeCount += 1
        }
        let isEmpty = text[position] == UInt8(ascii: "/")
        if isEmpty {
            guard position + 1 < text.count, text[position + 1] == UInt8(ascii: ">") else {
                throw error(at: position, "'>' must follow '/'")
            }
            position += 1
        }
        position += 1
        node.contentStart = Int32(position)
        node.contentEnd = Int32(position)
        node.end = Int32(position)
        node.next = Int32(nodes.count + 1)
        if !isEmpty { open.append(nodes.count) }
        nodes.append(node)
    }

    private mutating func attribute(of node: MarkupNode) throws(SourceError) {
        let name = try name(of: "an attribute")
        guard Int(node.attributeCount) < MarkupFile.maximumAttributes else {
            throw error(at: name.lowerBound, "an element may have at most \(MarkupFile.maximumAttributes) attributes")
        }
        for other in attributes[Int(node.firstAttribute)...]
        where text[Int(other.nameStart)..<Int(other.nameEnd)] == text[name] {
            throw error(at: name.lowerBound, "the element has this attribute already; remove one of them")
        }
        skipSpace()
        guard position < text.count, text[position] == UInt8(ascii: "=") else {
            throw error(at: position, "'=' must follow the name of an attribute")
        }
        position += 1
        skipSpace()
        let opening = position
        guard position < text.count, text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'") else {
            throw error(at: position, "the value of an attribute must stand in quotation marks")
        }
        let quote = text[position]
        position += 1
        while position < text.count, text[position] != quote {
            if text[position] == UInt8(ascii: "<") {
                throw error(at: opening, "the value that opens here runs into '<'; close it, or write &lt;")
            }
            try character()
        }
        guard position < text.count else { throw error(at: opening, "the value that opens here is never closed") }
        attributes.append(
            MarkupAttributeNode(
                nameStart: Int32(name.lowerBound),
                nameEnd: Int32(name.upperBound),
                valueStart: Int32(opening + 1),
                valueEnd: Int32(position)
            )
        )
        position += 1
    }

    private mutating func endTag() throws(SourceError) {
        let start = position
        position += 2
        let written = try name(of: "an element")
        skipSpace()
        guard position < text.count, text[position] == UInt8(ascii: ">") else {
            throw error(at: start, "the tag that begins here is not closed; add '>'")
        }
        guard let last = open.last else { throw error(at: start, "there is no element to close here") }
        let range = Int(nodes[last].nameStart)..<Int(nodes[last].nameEnd)
        guard text[range] == text[written] else { throw mismatch(text[written], at: start, innermost: last) }
        position += 1
        open.removeLast()
        nodes[last].contentEnd = Int32(start)
        nodes[last].end = Int32(position)
        nodes[last].next = Int32(nodes.count)
    }

    /// The error for an end tag of another element: at the element that is not closed, if the tag closes an outer one.
    private func mismatch(_ written: ArraySlice<UInt8>, at start: Int, innermost: Int) -> SourceError {
        let closing = String(decoding: written, as: UTF8.self)
        let name = name(of: innermost)
        let closesOuter = open.contains { text[Int(nodes[$0].nameStart)..<Int(nodes[$0].nameEnd)] == written }
        guard closesOuter else { return error(at: start, "</\(closing)> closes nothing; expected </\(name)>") }
        let line = file.location(at: start).line
        return error(
            at: Int(nodes[innermost].nameStart) - 1,
            "<\(name)> is not closed before </\(closing)> on line \(line); add </\(name)>"
        )
    }

    // MARK: Other mark-up

    private mutating func comment() throws(SourceError) {
        let start = position
        position += MarkupText.commentStart.count
        while position < text.count, !text[position...].starts(with: [0x2D, 0x2D]) { try literal() }
        guard position < text.count else { throw error(at: start, "the comment that begins here is never closed") }
        guard text[position...].starts(with: MarkupText.commentEnd) else {
            throw error(at: position, "'--' may not stand in a comment")
        }
        position += MarkupText.commentEnd.count
        comments.append(MarkupComment(range: start..<position, parent: open.last))
    }

    private mutating func section() throws(SourceError) {
        let start = position
        guard !open.isEmpty else { throw error(at: start, "text may stand only inside the outermost element") }
        position += MarkupText.sectionStart.count
        while position < text.count, !text[position...].starts(with: MarkupText.sectionEnd) { try literal() }
        guard position < text.count else {
            throw error(at: start, "the CDATA section that begins here is never closed")
        }
        position += MarkupText.sectionEnd.count
    }

    private mutating func instruction() throws(SourceError) {
        let start = position
        position += 2
        let target = try name(of: "a processing instruction")
        guard String(decoding: text[target], as: UTF8.self).lowercased() != "xml" else {
            throw error(at: start, "the XML declaration must be the first thing in the file")
        }
        let isSpaced = skipSpace()
        guard isSpaced || text[position...].starts(with: MarkupText.instructionEnd) else {
            throw error(at: position, "white space must follow the name of a processing instruction")
        }
        while position < text.count, !text[position...].starts(with: MarkupText.instructionEnd) { try literal() }
        guard position < text.count else { throw error(at: start, "what begins here is never closed; add '?>'") }
        position += MarkupText.instructionEnd.count
    }

    /// Reads a DOCTYPE, which names a document type that is never loaded.
    private mutating func documentType() throws(SourceError) {
        let start = position
        guard nodes.isEmpty, !hasDocumentType else {
            throw error(at: start, "a DOCTYPE may stand only once, before the outermost element")
        }
        hasDocumentType = true
        position += Array("<!DOCTYPE".utf8).count
        guard skipSpace() else { throw error(at: position, "a name must follow <!DOCTYPE") }
        _ = try name(of: "a document type")
        if skipSpace(), position < text.count, text[position] != UInt8(ascii: ">"), text[position] != UInt8(ascii: "[")
        {
            try externalIdentifier()
        }
        skipSpace()
        guard position < text.count else {
            throw error(at: start, "the DOCTYPE that begins here is never closed; add '>'")
        }
        guard text[position] == UInt8(ascii: ">") else {
            let isSubset = text[position] == UInt8(ascii: "[")
            throw error(
                at: position,
                isSubset ? "declarations in a DOCTYPE are not read, as they can explode; remove them" : "expected '>'"
            )
        }
        position += 1
    }

    /// Reads `SYSTEM "…"` or `PUBLIC "…" "…"`.
    private mutating func externalIdentifier() throws(SourceError) {
        let keyword = try name(of: "an identifier")
        let word = String(decoding: text[keyword], as: UTF8.self)
        guard word == "SYSTEM" || word == "PUBLIC" else {
            throw error(at: keyword.lowerBound, "expected SYSTEM, PUBLIC or '>'")
        }
        for _ in 0..<(word == "PUBLIC" ? 2 : 1) {
            guard skipSpace(), position < text.count,
                text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'")
            else { throw error(at: position, "\(word) must be followed by identifiers in quotation marks") }
            let (opening, quote) = (position, text[position])
            position += 1
            while position < text.count, text[position] != quote { try literal() }
            guard position < text.count else { throw error(at: opening, "the text that opens here is never closed") }
            position += 1
        }
    }
}
