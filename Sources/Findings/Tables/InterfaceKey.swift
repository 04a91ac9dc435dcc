/// A key that Interface Builder makes: `ObjectID.property`.
package struct InterfaceKey: Sendable, Hashable {
    package let object: String
    package let property: String

    /// The members of objects that Interface Builder writes texts of into tables.
    private static let properties: Set<String> = [
        "title", "text", "label", "placeholder", "placeholderString", "normalTitle", "headerTitle", "footerTitle",
        "accessibilityLabel", "accessibilityHint", "ibShadowedToolTip", "headerCell.title", "paletteLabel", "toolTip",
        "configuration.title", "segmentTitles", "ibShadowedLabels", "headerToolTip",
        "ibExternalAccessibilityDescription", "ibExternalUserDefinedRuntimeAttributesLocalizableStrings",
    ]

    /// `nil` if the key has another form.
    package init?(_ key: String) {
        guard let dot = key.firstIndex(of: ".") else { return nil }
        let object = key[..<dot]
        let property = String(key[key.index(after: dot)...].prefix { $0 != "[" })
        let isNumber = !object.isEmpty && object.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let parts = object.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
        guard isNumber || parts == [3, 2, 3], Self.properties.contains(property) else { return nil }
        self.object = String(object)
        self.property = property
    }
}
