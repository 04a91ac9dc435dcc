import Foundation
import SourceText
import StringTables

/// The strings of a property list by their path, as Foundation reads them.
func foundationStrings(_ bytes: [UInt8]) -> [String: String]? {
    // A refusal is the answer that is asked for.
    let list = unsafe try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    guard let list else { return nil }
    var strings: [String: String] = [:]
    func add(_ value: Any, path: String) {
        if let text = value as? String { strings[path] = text }
        if let members = value as? [String: Any] {
            for (key, member) in members { add(member, path: "\(path)/\(key)") }
        }
        if let list = value as? [Any] {
            for (index, member) in list.enumerated() { add(member, path: "\(path)/\(index)") }
        }
    }
    add(list, path: "")
    return strings
}

/// The same from ``PropertyListFile``; the last of equal keys wins, as in CoreFoundation.
func strings(of list: PropertyListFile) -> [String: String] {
    var strings: [String: String] = [:]
    func add(_ element: MarkupElement, path: String) {
        // A key that is where a value belongs is one to CoreFoundation.
        if element.isNamed("string") || element.isNamed("key") { strings[path] = element.text(keepingLineEnds: true) }
        if element.isNamed("dict") {
            let pairs = PropertyListFile.pairs(of: element).map { ($0.name, $0.value) }
            for (name, value) in Dictionary(pairs, uniquingKeysWith: { $1 }) { add(value, path: "\(path)/\(name)") }
        }
        if element.isNamed("array") {
            for (index, child) in element.children.enumerated() { add(child, path: "\(path)/\(index)") }
        }
    }
    add(list.value, path: "")
    return strings
}

/// Whether a dictionary of the list has two equal keys.
func hasDuplicates(_ list: PropertyListFile) -> Bool {
    list.value.subtree.contains { index in
        guard let element = list.markup.element(at: index), element.isNamed("dict") else { return false }
        let names = PropertyListFile.pairs(of: element).map(\.name)
        return Set(names).count < names.count
    }
}
