package import SourceText

/// A property list of a `Settings.bundle`: which of its texts are looked up in a table.
///
/// The members are those of Apple's Settings Application Schema Reference, and `IASKSubtitle` of InAppSettingsKit. The
/// texts are the keys; the tables lie in the bundle's language folders.
package struct SettingsPropertyList: Sendable {
    /// The name of the table without its extension: `StringsTable`, or the name of the property list.
    package let table: String
    /// The keys that the table should hold, in file order; one that is used twice is given twice.
    package let keys: [SettingsKey]
    /// The names of the property lists that this one opens, in file order.
    package let childPanes: [String]
    package let list: PropertyListFile

    /// Reads a property list.
    ///
    /// - Throws: ``SourceError`` if the outermost value is not a dictionary.
    /// - Complexity: O(*n*).
    package init(_ list: PropertyListFile) throws(SourceError) {
        guard list.value.isNamed("dict") else {
            throw SourceError(
                location: list.value.location,
                message: "a settings page must be a <dict>, not <\(list.value.name)>"
            )
        }
        let name = list.file.path.split(separator: "/").last.map(String.init) ?? ""
        var table = name.split(separator: ".").dropLast().joined(separator: ".")
        var keys: [SettingsKey] = []
        var panes: [String] = []
        func read(_ dictionary: MarkupElement) {
            for pair in PropertyListFile.pairs(of: dictionary) {
                let name = pair.name
                switch name {
                case "Title", "FooterText", "IASKSubtitle":
                    if let text = pair.string {
                        keys.append(SettingsKey(key: text, property: name, element: pair.value))
                    }
                case "Titles", "ShortTitles":
                    for (index, title) in pair.value.children.enumerated() where title.isNamed("string") {
                        let text = title.text(keepingLineEnds: true)
                        keys.append(SettingsKey(key: text, property: "\(name)[\(index)]", element: title))
                    }
                case "File": if let file = pair.string { panes.append(file) }
                default: continue
                }
            }
        }
        read(list.value)
        for pair in PropertyListFile.pairs(of: list.value) {
            if pair.name == "StringsTable", let text = pair.string { table = text }
            guard pair.name == "PreferenceSpecifiers", pair.value.isNamed("array") else { continue }
            for specifier in pair.value.children where specifier.isNamed("dict") { read(specifier) }
        }
        self.table = table
        self.keys = keys.filter { !$0.key.isEmpty }
        childPanes = panes
        self.list = list
    }
}

/// A text of a page of settings that is looked up in a table.
package struct SettingsKey: Sendable, Hashable {
    package var key: String
    /// The member it is in, such as `Title` or `Titles[0]`.
    package var property: String
    /// Where it begins, in UTF-8 bytes of the property list's text.
    package var offset: Int

    init(key: String, property: String, element: MarkupElement) {
        self.key = key
        self.property = property
        offset = element.content.lowerBound
    }
}
