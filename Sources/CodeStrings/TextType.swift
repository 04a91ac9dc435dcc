/// A type that a literal is localized by, or one that holds such a type.
package indirect enum TextType: Sendable, Hashable {
    /// `LocalizedStringKey`, `LocalizedStringResource`, `String.LocalizationValue` and the types that are made of them.
    case key
    /// A phrase of an app shortcut, whose table is another one.
    case phrase
    case list(TextType)
    case map(key: TextType?, value: TextType?)
    case tuple([TextType?])
    /// A function that returns it.
    case function(TextType)

    /// What the compiler localizes literals of.
    private static let keyNames: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "LocalizationValue",
        "IntentDescription", "IntentDialog", "TypeDisplayRepresentation", "DisplayRepresentation",
    ]

    /// Reads a type as it is written; `nil` if it localizes nothing.
    ///
    /// - Parameters:
    ///   - text: the type.
    ///   - aliases: what other names of types stand for.
    ///   - depth: how many types it is inside of.
    init?(_ text: String, aliases: [String: String], depth: Int = 0) {
        guard depth < 8, text.utf8.count < 400 else { return nil }
        var name = text[...].trimmed
        for word in [
            "@escaping", "@Sendable", "@MainActor", "inout", "borrowing", "consuming", "sending", "some", "any",
        ]
        where name.hasPrefix(word + " ") {
            name = name.dropFirst(word.count + 1).trimmed
        }
        if name.hasPrefix("@autoclosure") {
            guard let arrow = name.range(of: "->") else { return nil }
            name = name[arrow.upperBound...].trimmed
        }
        while let last = name.last, last == "?" || last == "!" { name = name.dropLast().trimmed }
        if name.hasSuffix("...") { name = name.dropLast(3).trimmed }
        func inner(_ part: Substring) -> TextType? { TextType(String(part), aliases: aliases, depth: depth + 1) }
        if let first = name.first, first == "[" || first == "(" {
            guard let type = Self.bracketed(name, inner) else { return nil }
            self = type
            return
        }
        for (wrapper, isList) in [("Array<", true), ("Set<", true), ("Optional<", false), ("Binding<", false)]
        where name.hasPrefix(wrapper) && name.hasSuffix(">") {
            guard let type = inner(name.dropFirst(wrapper.count).dropLast()) else { return nil }
            self = isList ? .list(type) : type
            return
        }
        for module in ["SwiftUI.", "Foundation.", "AppIntents.", "Swift."] where name.hasPrefix(module) {
            name = name.dropFirst(module.count)
        }
        let key = String(name)
        if Self.keyNames.contains(key) {
            self = .key
        } else if key == "AppShortcutPhrase" || key.hasPrefix("AppShortcutPhrase<") {
            self = .phrase
        } else if let alias = aliases[key], let type = TextType(alias, aliases: aliases, depth: depth + 1) {
            self = type
        } else {
            return nil
        }
    }

    private static func bracketed(_ name: Substring, _ inner: (Substring) -> TextType?) -> TextType? {
        let isList = name.first == "["
        if !isList, let arrow = name.topLevelArrow {
            return inner(name[arrow...]).map { .function($0) }
        }
        guard name.last == (isList ? "]" : ")") else { return nil }
        let body = name.dropFirst().dropLast()
        guard isList else {
            let parts = body.topLevelParts(",")
            guard parts.count > 1 else { return inner(body) }
            let types = parts.map { part in inner(part.topLevelParts(":").last ?? part) }
            return types.contains { $0 != nil } ? .tuple(types) : nil
        }
        let parts = body.topLevelParts(":")
        guard parts.count > 1 else { return inner(body).map { .list($0) } }
        let (key, value) = (inner(parts[0]), inner(parts[1]))
        return key == nil && value == nil ? nil : .map(key: key, value: value)
    }

    /// The type of an element of a list, or of the value of a map.
    var element: TextType? {
        switch self {
        case .list(let type): type
        case .map(_, let value): value
        default: nil
        }
    }
}

extension Substring {
    /// Without white space at both ends.
    package var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return text
    }

    /// The parts between separators that are in no brackets.
    package func topLevelParts(_ separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            switch self[index] {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case separator where depth == 0:
                parts.append(self[start..<index].trimmed)
                start = self.index(after: index)
            default: break
            }
        }
        return parts + [self[start...].trimmed]
    }

    /// Where the result of a function type begins, if this is one.
    var topLevelArrow: Index? {
        var depth = 0
        var previous: Character = " "
        for index in indices {
            switch self[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case ">" where previous == "-" && depth == 0: return self.index(after: index)
            default: break
            }
            previous = self[index]
        }
        return nil
    }

    /// Where a text is found first.
    func range(of text: String) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
