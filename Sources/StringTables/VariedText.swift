/// A string with several forms as most people read it.
///
/// Of plural forms that is the one for `other`, which is the longest as a rule. A `.stringsdict` file and a String Catalog with
/// substitutions name their variables in the format, `%#@photos@` or `%1$#@photos@`; a string with one number may have no
/// format at all. Of forms by device it is that of an iPhone, else the one for `other`, else the first.
package enum VariedText {
    /// Variables may name variables; more than these are none that people wrote.
    private static let mostLevels = 4

    /// The forms by device, the one that most people read first.
    private static let devices = ["iphone", "other", "ipad", "mac", "applewatch", "appletv", "applevision", "ipod"]

    /// The text of a key.
    ///
    /// - Parameter forms: all texts of the key in one language, in the order of the file.
    /// - Returns: the form that is shown, with its variables filled in; `nil` if there is none, or a variable has no text.
    /// - Complexity: O(*n* · *v*) for a text of *n* bytes with *v* variables.
    package static func shown(_ forms: [TableEntry]) -> TableEntry? {
        // Of several texts of one key, the last is shown.
        let plain = forms.last { $0.variant == nil }
        let plural = {
            forms.last { $0.variant.map { $0.hasSuffix("plural.other") && !$0.hasPrefix("device.") } ?? false }
        }
        guard var entry = plain ?? plural() ?? ofDevice(forms) else { return nil }
        for _ in 0..<mostLevels {
            guard let filled = filling(entry.value, forms) else { break }
            entry.value = filled
        }
        return entry.value.contains("#@") ? nil : entry
    }

    /// The texts of a table that are shown, one for each key that has several forms.
    ///
    /// - Parameter entries: the texts in one language, in the order of the file.
    /// - Returns: those without forms as they are, then the others.
    /// - Complexity: O(*n*).
    package static func shownEach(_ entries: [TableEntry]) -> [TableEntry] {
        let varied = entries.filter { $0.variant != nil }
        guard !varied.isEmpty else { return entries }
        let plain = entries.filter { $0.variant == nil }
        let known = Set(plain.map { Array($0.key.utf8) })
        var order: [[UInt8]] = []
        var forms: [[UInt8]: [TableEntry]] = [:]
        for entry in varied {
            let key = Array(entry.key.utf8)
            if known.contains(key) { continue }
            if forms[key] == nil { order.append(key) }
            forms[key, default: []].append(entry)
        }
        return plain + order.compactMap { forms[$0].flatMap(shown) }
    }

    /// The form of the device that most people have.
    private static func ofDevice(_ forms: [TableEntry]) -> TableEntry? {
        for device in devices {
            let names = ["device." + device, "device.\(device).plural.other"]
            if let form = forms.last(where: { $0.variant.map(names.contains) ?? false }) { return form }
        }
        return nil
    }

    /// The text with each variable once replaced; `nil` if there is none, or one that nobody wrote.
    private static func filling(_ text: String, _ forms: [TableEntry]) -> String? {
        var result = ""
        var isFilled = false
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...]
            let afterPercent = rest.dropFirst()
            let digits = afterPercent.prefix { $0.isASCII && $0.isNumber }
            let afterPlace = digits.isEmpty ? afterPercent : afterPercent.dropFirst(digits.count)
            let mark = !digits.isEmpty && afterPlace.hasPrefix("$") ? afterPlace.dropFirst() : afterPercent
            guard mark.hasPrefix("#@"), let end = mark.dropFirst(2).firstIndex(of: "@"),
                let form = form(of: mark.dropFirst(2)[..<end], forms)
            else {
                result += rest.prefix(1)
                rest = afterPercent
                continue
            }
            result += form
            isFilled = true
            rest = rest[rest.index(after: end)...]
        }
        return isFilled ? result + rest : nil
    }

    /// The text of a variable; that of the only one has no name of its own.
    private static func form(of variable: Substring, _ forms: [TableEntry]) -> String? {
        let named = forms.first { $0.variant == "substitutions.\(variable).plural.other" }
        return (named ?? forms.first { $0.variant == "plural.other" })?.value
    }
}
