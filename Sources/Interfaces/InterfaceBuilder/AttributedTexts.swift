internal import SourceText
internal import TextMeasurement

/// Texts as they stand in elements: attributes, `string`, `mutableString` and `attributedString`.
extension InterfaceReader {
    /// A text of an element.
    ///
    /// - Parameters:
    ///   - attribute: what the attribute, or the key of the child that holds the text, is called.
    ///   - element: the element that holds it.
    ///   - property: what tables call it; the same as the attribute if `nil`.
    ///   - id: the object whose ID tables use; that of the element if `nil`.
    /// - Returns: the text; `nil` if there is none or it is empty.
    mutating func text(
        _ attribute: String,
        of element: MarkupElement,
        as property: String? = nil,
        id: String? = nil
    ) -> InterfaceText? {
        var result = InterfaceText(
            property: property ?? attribute,
            objectID: id ?? element["id"] ?? "",
            value: "",
            location: location(of: element)
        )
        if let found = element.attribute(named: attribute) {
            result.value = found.value
            result.location = location(of: found, in: element)
        } else {
            guard let child = element.children.first(where: { hasKey(attribute, $0) }) else { return nil }
            result.location = location(of: child)
            if child.isNamed("string") || child.isNamed("mutableString") {
                result.value = Self.string(child)
            } else if child.isNamed("attributedString") {
                (result.value, result.runs) = attributed(child)
            } else {
                return nil
            }
        }
        guard !result.value.isEmpty else { return nil }
        result.comment = comment(of: element)
        return result
    }

    /// The remark for translators on the object that an element belongs to.
    private func comment(of element: MarkupElement) -> String? {
        var candidate: MarkupElement? = element
        while let found = candidate {
            if let comment = comments[found.index] { return Self.plain(comment) }
            // What has no ID is a part of the object around it, and so is the cell of a control.
            guard found["id"] == nil || found["key"] == "cell" else { return nil }
            candidate = found.parent
        }
        return nil
    }

    /// The characters of a `string`, which may be written as Base64.
    static func string(_ element: MarkupElement) -> String {
        let text = element.text
        guard element["base64-UTF8"] == "YES" else { return text }
        return String(decoding: Base64.decode(text), as: UTF8.self)
    }

    /// The characters of an attributed text.
    private static func plain(_ element: MarkupElement) -> String {
        var result = ""
        for fragment in element.children where fragment.isNamed("fragment") { result += content(of: fragment) }
        return result
    }

    private static func content(of fragment: MarkupElement) -> String {
        if let content = fragment["content"] { return content }
        for child in fragment.children where child["key"] == "content" { return string(child) }
        return ""
    }

    /// The characters and fonts of an attributed text.
    private mutating func attributed(_ element: MarkupElement) -> (String, [InterfaceText.Run]) {
        var value = ""
        var runs: [InterfaceText.Run] = []
        for fragment in element.children where fragment.isNamed("fragment") {
            let start = value.utf8.count
            value += Self.content(of: fragment)
            let range = start..<value.utf8.count
            guard !range.isEmpty, let attributes = fragment.child(named: "attributes") else { continue }
            let font = font(["NSFont"], of: attributes, standard: nil)
            var kern = 0.0
            for child in attributes.children where child["key"] == "NSKern" {
                kern = number("value", of: child) ?? 0
            }
            runs.append(InterfaceText.Run(range: range, font: font, kern: kern))
        }
        return (value, runs)
    }

    /// The style of the first paragraph of an attributed text.
    func paragraphStyle(_ key: String, of element: MarkupElement) -> MarkupElement? {
        guard let text = keyed("attributedString", key, in: element) else { return nil }
        for fragment in text.children where fragment.isNamed("fragment") {
            if let attributes = fragment.child(named: "attributes"),
                let style = keyed("paragraphStyle", "NSParagraphStyle", in: attributes)
            {
                return style
            }
        }
        return nil
    }
}

/// Base64 (RFC 4648, section 4) as Interface Builder writes it: without padding.
enum Base64 {
    /// The bytes of a text; characters that are no digits are passed over.
    static func decode(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
            case UInt8(ascii: "+"): digit = 62
            case UInt8(ascii: "/"): digit = 63
            default: continue
            }
            bits = (bits << 6 | UInt32(digit)) & 0xFFFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}
