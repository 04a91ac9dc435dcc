internal import SourceText

/// A document as Interface Builder 3 and Xcode 4 archived it: objects with values by key, some of them shared by reference.
///
/// The format is that of Foundation's keyed archives in XML, with an element for each value. Two ways of writing the same
/// are known: `<object class="NSMutableArray">` and `<array>`, `<int key="a">1</int>` and `<integer value="1" key="a"/>`.
struct Archive {
    let file: MarkupFile
    /// The positions of the elements that references name.
    private let targets: [ObjectKey: Int]
    /// The values by key of objects with many: such an object may be shared by many others.
    private let indexed: [Int: [ObjectKey: Int]]

    /// From how many values on an object is indexed.
    private static let fewestIndexed = 64
    /// The longest text that several objects share, in bytes: each of them gets its own copy.
    private static let longestShared = 1_024

    init(_ file: MarkupFile) {
        self.file = file
        var targets: [ObjectKey: Int] = [:]
        for index in 0..<file.count {
            guard let element = file.element(at: index), !element.isNamed("reference"), let id = element["id"] else {
                continue
            }
            targets[ObjectKey(id)] = index
        }
        self.targets = targets
        var counts: [Int: Int] = [:]
        for index in 0..<file.count {
            if let parent = file.element(at: index)?.parent { counts[parent.index, default: 0] += 1 }
        }
        indexed = counts.filter { $0.value >= Self.fewestIndexed }.reduce(into: [:]) { indexed, entry in
            guard let object = file.element(at: entry.key) else { return }
            var values: [ObjectKey: Int] = [:]
            for child in object.children {
                if let key = child["key"], values[ObjectKey(key)] == nil { values[ObjectKey(key)] = child.index }
            }
            indexed[entry.key] = values
        }
    }

    /// The element that stands for a value: that which a reference names, or itself; `nil` for none.
    func resolved(_ element: MarkupElement) -> MarkupElement? {
        if element.isNamed("nil") { return nil }
        guard element.isNamed("reference") else { return element }
        return element["ref"].flatMap { targets[ObjectKey($0)] }.flatMap(file.element)
    }

    /// The value of a key of an object.
    ///
    /// - Complexity: O(1): objects with many values are indexed.
    func value(_ key: String, of object: MarkupElement) -> MarkupElement? { written(key, of: object).flatMap(resolved) }

    /// The element that stands for a value in its object, which may be a reference.
    private func written(_ key: String, of object: MarkupElement) -> MarkupElement? {
        if let values = indexed[object.index] { return values[ObjectKey(key)].flatMap(file.element) }
        return object.children.first { $0["key"] == key }
    }

    /// The name of an object's class.
    func className(of object: MarkupElement) -> String { object["class"] ?? "" }

    // MARK: Plain values

    func string(_ key: String, of object: MarkupElement) -> String? { text(key, of: object)?.value }

    /// A string with the element that holds it.
    func text(_ key: String, of object: MarkupElement) -> (value: String, element: MarkupElement)? {
        guard let element = written(key, of: object), let value = resolved(element) else { return nil }
        if element.isNamed("reference"), value.content.count > Self.longestShared { return nil }
        return string(value).map { ($0, value) }
    }

    /// The characters of a string, which may be an object or written as Base64.
    func string(_ element: MarkupElement) -> String? {
        if element.isNamed("object") {
            // The characters of an attributed text may be those of a string that can be changed.
            let inner = value("NSString", of: element) ?? element
            let characters = inner.isNamed("object") ? value("NS.bytes", of: inner) : inner
            return characters.flatMap { $0.isNamed("object") ? nil : string($0) }
        }
        if element["type"] == "base64-UTF8" || element.isNamed("bytes") {
            return String(decoding: Base64.decode(element.text), as: UTF8.self)
        }
        return element.isNamed("string") || element.isNamed("characters") ? element.text : nil
    }

    func number(_ key: String, of object: MarkupElement) -> Double? {
        guard let element = value(key, of: object), let number = Double(element["value"] ?? element.text) else {
            return nil
        }
        return number.isFinite ? number : nil
    }

    /// A whole number; of one that has more than 32 bits, as flags have that begin with a sign, the lower ones.
    func integer(_ key: String, of object: MarkupElement) -> Int? {
        value(key, of: object).flatMap { Int($0["value"] ?? $0.text) }
    }

    /// The bits of a value that holds flags; none if it is not there.
    func bits(_ key: String, of object: MarkupElement) -> UInt32 {
        UInt32(truncatingIfNeeded: integer(key, of: object) ?? 0)
    }

    func flag(_ key: String, of object: MarkupElement) -> Bool? {
        value(key, of: object).map { ($0["value"] ?? $0.text) == "YES" }
    }

    /// The numbers of a text such as `{{20, 30}, {280, 21}}`.
    func numbers(_ key: String, of object: MarkupElement) -> [Double]? {
        guard let text = string(key, of: object) else { return nil }
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
        let numbers = parts.compactMap(\.self).filter(\.isFinite)
        return numbers.count == parts.count ? numbers : nil
    }

    // MARK: Lists

    /// The elements of a list; empty if there is none.
    func list(_ key: String, of object: MarkupElement) -> [MarkupElement] { value(key, of: object).map(list) ?? [] }

    func list(_ element: MarkupElement) -> [MarkupElement] {
        element.children.filter { $0["key"] != "EncodedWithXMLCoder" }.compactMap(resolved)
    }

    /// The values of a dictionary by their keys, in both ways of writing.
    func dictionary(_ key: String, of object: MarkupElement) -> [(key: String, value: MarkupElement)] {
        guard let element = value(key, of: object) else { return [] }
        if let keys = value("dict.sortedKeys", of: element), let values = value("dict.values", of: element) {
            return zip(list(keys), list(values)).compactMap { name, value in string(name).map { ($0, value) } }
        }
        return element.children.compactMap { child in
            guard let name = child["key"], let value = resolved(child) else { return nil }
            return (name, value)
        }
    }
}
