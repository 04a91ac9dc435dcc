internal import SourceText

/// Which values of `InfoPlist.strings` are texts that people read; all others must not change.
package enum InfoPlistKeys {
    /// Whether the value of a key is a text for people, as far as the key alone shows.
    ///
    /// This is a list of what may be changed: names of the app, reasons for permissions, copyright, titles of shortcuts,
    /// descriptions of types. A key that is a phrase is a text as well, since `Info.plist` names document types and the
    /// like by the English text itself. Versions, identifiers, addresses, key words for search and an app's own tokens
    /// such as `%_name` are none.
    ///
    /// - Parameters:
    ///   - key: the key in `InfoPlist.strings`.
    ///   - texts: the keys that ``texts(in:)`` finds in the app's `Info.plist`, if it is at hand.
    /// - Returns: `false` where nothing is known.
    package static func isTextForPeople(_ key: String, texts: Set<String> = []) -> Bool {
        let name = key.split(separator: " ").joined(separator: " ")
        if names.contains(name) || texts.contains(key) { return true }
        if name.hasSuffix("UsageDescription") { return !name.contains(" ") }
        guard let first = name.unicodeScalars.first, first.properties.isAlphabetic, !isReserved(name) else {
            return false
        }
        let upper = name.uppercased()
        return name.contains(" ") || upper.hasSuffix("TITLE") || upper.hasSuffix("SUBTITLE")
    }

    /// The keys that an app's `Info.plist` looks up in `InfoPlist.strings` by their text.
    ///
    /// - Complexity: O(*n*).
    package static func texts(in list: PropertyListFile) -> Set<String> {
        var texts: Set<String> = []
        for index in list.value.subtree {
            guard let element = list.markup.element(at: index), element.isNamed("dict") else { continue }
            for pair in PropertyListFile.pairs(of: element) {
                if members.contains(pair.name), let text = pair.string { texts.insert(text) }
                guard containers.contains(pair.name), pair.value.isNamed("dict") else { continue }
                for inner in PropertyListFile.pairs(of: pair.value) {
                    if let text = inner.string { texts.insert(text) }
                }
            }
        }
        return texts
    }

    /// Apple's own keys are known by name; what begins like one and is not listed is left alone.
    private static func isReserved(_ name: String) -> Bool {
        guard !name.contains(" ") else { return false }
        return ["CF", "NS", "UI", "LS", "MD", "UT", "IN", "WK", "QL"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(2).first.map { $0.isUppercase && !name.contains("_") } == true
        }
    }

    private static let names: Set<String> = [
        "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleGetInfoString", "CFBundleGetInfoHTML",
        "CFBundleTypeName", "NSHumanReadableCopyright", "NSHumanReadableDescription", "NSServiceDescription",
        "NSStickerSharingLevelDescription", "UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle",
        "UTTypeDescription",
    ]

    /// The members of `Info.plist` whose values are keys of `InfoPlist.strings`.
    private static let members: Set<String> = [
        "CFBundleTypeName", "NSServiceDescription", "UIApplicationShortcutItemSubtitle",
        "UIApplicationShortcutItemTitle",
        "UTTypeDescription", "CFBundleTypeDescription",
    ]

    /// The dictionaries of `Info.plist` all of whose values are keys of `InfoPlist.strings` (titles of services, reasons
    /// for exact places).
    private static let containers: Set<String> = ["NSMenuItem", "NSLocationTemporaryUsageDescriptionDictionary"]
}
