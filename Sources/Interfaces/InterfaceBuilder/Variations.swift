internal import SourceText

/// Values that differ between size classes.
extension InterfaceReader {
    /// The size classes of a `variation`, for example `heightClass=compact-widthClass=regular`.
    ///
    /// - Returns: the key; no class for `default`; `nil` if it varies by something else.
    static func sizeClasses(_ key: String) -> SizeClassKey? {
        var result = SizeClassKey()
        if key == "default" { return result }
        for part in key.split(separator: "-") {
            let words = part.split(separator: "=", maxSplits: 1)
            guard words.count == 2, let value = SizeClass(rawValue: String(words[1])) else { return nil }
            switch words[0] {
            case "widthClass": result.horizontal = value
            case "heightClass": result.vertical = value
            default: return nil
            }
        }
        return result
    }

    /// A value with those that take its place in size classes.
    ///
    /// - Parameters:
    ///   - base: the value without a variation.
    ///   - element: the element whose variations are read.
    ///   - read: gives the value of a variation; `nil` if it does not speak of it.
    /// - Returns: the value for every pair of size classes.
    mutating func varied<Value>(
        _ base: Value,
        in element: MarkupElement,
        read: (inout InterfaceReader, MarkupElement) -> Value?
    ) -> TraitVarying<Value> {
        var result = TraitVarying(base)
        for child in element.children where child.isNamed("variation") {
            guard let key = Self.sizeClasses(child["key"] ?? ""), let value = read(&self, child) else { continue }
            if key == SizeClassKey() {
                result.base = value
            } else {
                result.overrides.append(TraitVarying.Override(key: key, value: value))
            }
        }
        return result
    }
}

/// Which subviews and constraints an element leaves out, or takes in again, in size classes.
struct Exclusions {
    /// Whether an object is there, by its ID, in the order of the document.
    private var entries: [ObjectKey: [(key: SizeClassKey, isIncluded: Bool)]] = [:]

    /// Reads the masks of an element.
    ///
    /// - Parameters:
    ///   - element: the element that holds the variations.
    ///   - mask: `constraints` or `subviews`.
    init(_ element: MarkupElement, mask: String) {
        for variation in element.children where variation.isNamed("variation") {
            guard let key = InterfaceReader.sizeClasses(variation["key"] ?? "") else { continue }
            for child in variation.children where child.isNamed("mask") && child["key"] == mask {
                for entry in child.children {
                    guard let id = entry["reference"] else { continue }
                    entries[ObjectKey(id), default: []].append((key, entry.isNamed("include")))
                }
            }
        }
    }

    /// Whether the object of this ID is there.
    func isInstalled(_ id: String, unlessSaid base: Bool) -> TraitVarying<Bool> {
        var result = TraitVarying(base)
        guard !entries.isEmpty else { return result }
        for (key, isIncluded) in entries[ObjectKey(id)] ?? [] {
            if key == SizeClassKey() {
                result.base = isIncluded
            } else {
                result.overrides.append(TraitVarying.Override(key: key, value: isIncluded))
            }
        }
        return result
    }
}
