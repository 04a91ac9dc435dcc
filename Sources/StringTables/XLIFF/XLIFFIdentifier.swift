internal import Foundation

/// The key and variant in the identifier of an XLIFF unit, as Xcode writes it.
///
/// A key of a `.strings` is written as it is; of a String Catalog `key|==|plural.one`; of a `.stringsdict`
/// `/key:dict/NSStringLocalizedFormatKey:dict/:string` and `/key:dict/variable:dict/one:dict/:string`.
struct XLIFFIdentifier: Sendable, Hashable {
    var key: String
    /// The path to the text without the key: `["plural", "one"]`, or of a `.stringsdict` `["variable", "one"]`.
    var path: [String]
    /// Whether the path is that of a `.stringsdict`.
    var isRule: Bool

    init(_ id: String, original: String) {
        let rule = original.lowercased().hasSuffix(".stringsdict") ? Self.rulePath(id) : nil
        if let rule, let key = rule.first {
            self.init(key: key, path: Array(rule.dropFirst()), isRule: true)
            return
        }
        // A key may contain the separator as well: only a known path behind the last one is cut off.
        guard let separator = id.range(of: "|==|", options: .backwards) else {
            self.init(key: id, path: [], isRule: false)
            return
        }
        let path = id[separator.upperBound...].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isKnown = path.count > 1 && ["plural", "device", "width", "substitutions"].contains(path[0])
        self.init(key: isKnown ? String(id[..<separator.lowerBound]) : id, path: isKnown ? path : [], isRule: false)
    }

    private init(key: String, path: [String], isRule: Bool) {
        self.key = key
        self.path = path
        self.isRule = isRule
    }

    private static func rulePath(_ id: String) -> [String]? {
        guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return nil }
        return id.dropFirst().dropLast(":dict/:string".count).split(
            separator: ":dict/",
            omittingEmptySubsequences: false
        )
        .map(String.init)
    }

    /// The variable, if the path is that of one of a `.stringsdict`'s plural texts.
    var variable: String? {
        guard isRule, path.count >= 2 else { return nil }
        return Self.selections[path[path.count - 2]] == nil ? path[path.count - 2] : nil
    }

    /// The variant of the entry.
    ///
    /// - Parameter isAlone: whether the key has one variable.
    /// - Returns: for example `plural.one`; `nil` for the only text.
    func variant(isAlone: Bool) -> String? {
        guard isRule else { return path.isEmpty ? nil : path.joined(separator: ".") }
        var names: [String] = []
        var rest = path.filter { $0 != "NSStringLocalizedFormatKey" }[...]
        while let name = rest.popFirst() {
            guard let choice = rest.popFirst() else { break }
            if let kind = Self.selections[name] {
                names += [kind, choice]
            } else {
                names += (isAlone ? [] : ["substitutions", name]) + ["plural", choice]
            }
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    private static let selections = [
        "NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width",
    ]
}
