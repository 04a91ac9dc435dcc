internal import SourceText

/// A copy of a localization with other texts, all of them translated; everything else is copied byte for byte.
struct LocalizationCopy<Failure: Error> {
    let text: [UInt8]
    /// The entries of the key that is copied.
    let entries: ArraySlice<TableEntry>
    /// The plural categories that each plural is to have.
    let categories: [PluralCategory]
    let newValue: (TableEntry) throws(Failure) -> String?
    /// Whether a new value was given for a text.
    private(set) var isChanged = false
    private(set) var result: [UInt8] = []

    init(
        text: [UInt8],
        entries: ArraySlice<TableEntry>,
        categories: [PluralCategory],
        newValue: @escaping (TableEntry) throws(Failure) -> String?
    ) {
        self.text = text
        self.entries = entries
        self.categories = categories
        self.newValue = newValue
    }

    /// Appends a localization, a variation or a substitution.
    mutating func copy(_ node: JSONValue, path: [String]) throws(Failure) {
        var position = node.range.lowerBound
        for part in node.children {
            result += text[position..<part.range.lowerBound]
            position = part.range.upperBound
            switch part.name {
            case "stringUnit" where part["value"]?.kind == .string: try copyUnit(part, path: path)
            case "stringSet" where part["values"]?.kind == .array: try copySet(part, path: path + ["stringSet"])
            case "variations":
                try copyMembers(of: part) { (copy, kind) throws(Failure) in try copy.copyKind(kind, path: path) }
            case "substitutions":
                try copyMembers(of: part) { (copy, child) throws(Failure) in
                    try copy.copy(child, path: path + ["substitutions", child.name ?? ""])
                }
            default: result += text[part.range]
            }
        }
        result += text[position..<node.range.upperBound]
    }

    private mutating func copyMembers(
        of node: JSONValue,
        _ body: (inout Self, JSONValue) throws(Failure) -> Void
    ) throws(Failure) {
        var position = node.range.lowerBound
        for child in node.children {
            result += text[position..<child.range.lowerBound]
            try body(&self, child)
            position = child.range.upperBound
        }
        result += text[position..<node.range.upperBound]
    }

    /// Copies the choices of a variation, and adds those plural categories that are missing.
    private mutating func copyKind(_ kind: JSONValue, path: [String]) throws(Failure) {
        let name = kind.name ?? ""
        let path = path + [name]
        let choices = Array(kind.children)
        let names = Set(choices.compactMap(\.name))
        var missing: [String] = []
        let other = choices.first { $0.isNamed("other") }
        if name == "plural", other != nil {
            missing = Set(categories.map(\.rawValue)).subtracting(names).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
        }
        var position = kind.range.lowerBound
        for choice in choices {
            let choiceName = choice.name ?? ""
            let start = choice.memberRange.lowerBound
            while let next = missing.first, let other, next.utf8.lexicographicallyPrecedes(choiceName.utf8) {
                result += text[position..<start]
                result += CatalogStyle.member(next, [])
                try copy(other, path: path + [next])
                result.append(UInt8(ascii: ","))
                position = start - space(before: start).count
                missing.removeFirst()
            }
            result += text[position..<choice.range.lowerBound]
            try copy(choice, path: path + [choiceName])
            position = choice.range.upperBound
        }
        if let other, let last = choices.last {
            for next in missing {
                result += [UInt8(ascii: ",")] + space(before: last.memberRange.lowerBound)
                result += CatalogStyle.member(next, [])
                try copy(other, path: path + [next])
            }
        }
        result += text[position..<kind.range.upperBound]
    }

    /// The white space directly before `position`.
    private func space(before position: Int) -> ArraySlice<UInt8> {
        var start = position
        while start > 0, [0x20, 0x0A, 0x0D, 0x09].contains(text[start - 1]) { start -= 1 }
        return text[start..<position]
    }

    private mutating func copyUnit(_ unit: JSONValue, path: [String]) throws(Failure) {
        try copyMembers(of: unit) { (copy, child) throws(Failure) in
            switch child.name {
            case "state": copy.result += Array("\"translated\"".utf8)
            case "value": try copy.copyText(child, path: path)
            default: copy.result += copy.text[child.range]
            }
        }
    }

    private mutating func copySet(_ set: JSONValue, path: [String]) throws(Failure) {
        try copyMembers(of: set) { (copy, child) throws(Failure) in
            switch child.name {
            case "state": copy.result += Array("\"translated\"".utf8)
            case "values":
                var index = 0
                try copy.copyMembers(of: child) { (copy, value) throws(Failure) in
                    if value.kind == .string {
                        try copy.copyText(value, path: path + ["\(index)"])
                    } else {
                        copy.result += copy.text[value.range]
                    }
                    index += 1
                }
            default: copy.result += copy.text[child.range]
            }
        }
    }

    /// The entry whose value begins at `offset`; they are in the order of the file.
    private func entry(at offset: Int) -> TableEntry? {
        var (low, high) = (entries.startIndex, entries.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].valueOffset < offset { low = middle + 1 } else { high = middle }
        }
        return low < entries.endIndex && entries[low].valueOffset == offset ? entries[low] : nil
    }

    private mutating func copyText(_ value: JSONValue, path: [String]) throws(Failure) {
        guard var entry = entry(at: value.range.lowerBound) else {
            result += text[value.range]
            return
        }
        entry.variant = CatalogReader.variant(path)
        guard let new = try newValue(entry) else {
            result += text[value.range]
            return
        }
        isChanged = true
        result += JSONText.quoting(new)
    }
}
