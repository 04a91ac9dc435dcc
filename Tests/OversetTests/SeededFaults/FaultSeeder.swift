import Foundation
import SourceText

/// Breaks a clean project by edits of its files.
struct FaultSeeder {
    /// An edit that does not meet what it changes: the fault would not be in the files.
    struct Missed: Error, CustomStringConvertible {
        var description: String
    }

    var files: [String: [UInt8]]

    init(_ clean: CleanScreen) { files = clean.files }

    // MARK: Documents

    private func document() throws -> (path: String, markup: MarkupFile) {
        guard let path = files.keys.first(where: { $0.hasPrefix("Base.lproj/") }), let bytes = files[path] else {
            throw Missed(description: "there is no document")
        }
        return (path, try MarkupFile(TextFile(decoding: bytes, path: path)))
    }

    private func element(_ id: String, in markup: MarkupFile) throws -> MarkupElement {
        for index in 0..<markup.count {
            if let element = markup.element(at: index), element["id"] == id { return element }
        }
        throw Missed(description: "there is no object '\(id)'")
    }

    private mutating func apply(_ edit: TextEdit, to path: String) {
        files[path] = TextEdit.applying([edit], to: files[path] ?? [])
    }

    /// Sets an attribute of an element.
    mutating func set(_ attribute: String, of id: String, to value: String) throws {
        let (path, markup) = try document()
        let element = try element(id, in: markup)
        if let old = element.attribute(named: attribute) {
            apply(TextEdit(range: old.valueRange, replacement: Array(value.utf8)), to: path)
        } else {
            let end = element.nameRange.upperBound
            apply(TextEdit(range: end..<end, replacement: Array(" \(attribute)=\"\(value)\"".utf8)), to: path)
        }
    }

    /// Takes an attribute away.
    mutating func drop(_ attribute: String, of id: String) throws {
        let (path, markup) = try document()
        guard let old = try element(id, in: markup).attribute(named: attribute) else {
            throw Missed(description: "'\(id)' has no \(attribute)")
        }
        apply(TextEdit(range: old.range, replacement: []), to: path)
    }

    /// Takes an element away.
    mutating func remove(_ id: String) throws {
        let (path, markup) = try document()
        apply(TextEdit(range: try element(id, in: markup).range, replacement: []), to: path)
    }

    /// Puts a constraint behind another one, as `new-co-001`, the next as `new-co-002`.
    mutating func constrain(_ attributes: String, behind id: String) throws {
        let (path, markup) = try document()
        let end = try element(id, in: markup).range.upperBound
        let added = (0..<markup.count).count { markup.element(at: $0)?["id"]?.hasPrefix("new-co-") == true }
        let constraint = "<constraint \(attributes) id=\"new-co-00\(added + 1)\"/>"
        apply(TextEdit(range: end..<end, replacement: Array(constraint.utf8)), to: path)
    }

    // MARK: Tables

    private func line(of key: String, in path: String) throws -> (text: String, range: Range<String.Index>) {
        let text = String(decoding: files[path] ?? [], as: UTF8.self)
        guard let start = text.range(of: "\"\(key)\" = \""),
            let end = text.range(of: "\";\n", range: start.upperBound..<text.endIndex)
        else { throw Missed(description: "\(path) has no '\(key)'") }
        return (text, start.lowerBound..<end.upperBound)
    }

    /// Writes an entry of a `.strings` file anew; the value as it is spelled there.
    mutating func write(_ key: String, _ spelling: String, in path: String) throws {
        let (text, range) = try line(of: key, in: path)
        files[path] = Array(text.replacingCharacters(in: range, with: "\"\(key)\" = \"\(spelling)\";\n").utf8)
    }

    /// Takes an entry out of a `.strings` file.
    mutating func delete(_ key: String, in path: String) throws {
        let (text, range) = try line(of: key, in: path)
        files[path] = Array(text.replacingCharacters(in: range, with: "").utf8)
    }

    /// Replaces a part of a file that stands there once.
    mutating func replace(_ part: String, with other: String, in path: String) throws {
        let text = String(decoding: files[path] ?? [], as: UTF8.self)
        guard text.components(separatedBy: part).count == 2 else {
            throw Missed(description: "'\(part)' does not stand once in \(path)")
        }
        files[path] = Array(text.replacingOccurrences(of: part, with: other).utf8)
    }

    /// Takes a localization out of a String Catalog.
    mutating func removeLocalization(of key: String, language: String, in path: String) throws {
        let json = try JSONFile(TextFile(decoding: files[path] ?? [], path: path))
        guard let all = json.root["strings"]?[key]?["localizations"], let old = all[language] else {
            throw Missed(description: "\(path) has no '\(key)' in \(language)")
        }
        var range = old.memberRange
        let children = Array(all.children)
        if let next = children.first(where: { $0.memberRange.lowerBound > range.lowerBound }) {
            range = range.lowerBound..<next.memberRange.lowerBound
        } else if let last = children.last(where: { $0.memberRange.upperBound <= range.lowerBound }) {
            range = last.memberRange.upperBound..<range.upperBound
        }
        apply(TextEdit(range: range, replacement: []), to: path)
    }

    /// Puts text at the end of a file.
    mutating func append(_ text: String, to path: String) { files[path, default: []] += Array(text.utf8) }

    /// Puts a file into another language folder.
    mutating func move(_ path: String, to other: String) { files[other] = files.removeValue(forKey: path) }
}
