internal import SourceText

/// Fonts and colours of an archive.
extension ArchiveUpgrade {
    // MARK: Fonts

    /// The font of a view of UIKit: its description, or the font alone where it is older than that.
    func touchFont(_ key: String, of object: MarkupElement) -> MadeElement? {
        let font = archive.value("IBUIFont", of: object)
        let description = archive.value("IBUIFontDescription", of: object)
        guard let origin = description ?? font else { return nil }
        var made = MadeElement("fontDescription", from: origin, key: key)
        let size =
            description.flatMap { archive.number("pointSize", of: $0) }
            ?? font.flatMap { archive.number("NSSize", of: $0) }
        if let description {
            let kinds = ["", "system", "boldSystem", "italicSystem"]
            made.set("type", word("type", of: description, in: kinds))
            made.set("name", archive.string("name", of: description))
            made.set("family", archive.string("family", of: description))
        } else if let font, let name = archive.string("NSName", of: font) {
            made.set("name", name)
        }
        made.set("pointSize", size)
        return made
    }

    /// The sizes that AppKit had names for, in points, by these names.
    private static let roles: [Double: String] = [
        13: "system", 12: "cellTitle", 11: "smallSystem", 10: "label", 9: "miniSystem",
    ]
    /// The name of Apple's note for the size of a label's font; others of 10 points are fonts of the system.
    private static let labelFlags = 2843
    /// Those of the bold fonts of the system, where they have no name.
    private static let boldFlags: Set<Int> = [2072, 3357]

    /// The font of a cell of AppKit: Lucida Grande was the system's.
    func desktopFont(_ key: String, _ name: String, of object: MarkupElement) -> MadeElement? {
        guard let font = archive.value(name, of: object), archive.className(of: font) == "NSFont",
            let size = archive.number("NSSize", of: font)
        else { return nil }
        let flags = archive.integer("NSfFlags", of: font) ?? 0
        // The last version of the format has no name for the fonts of the system.
        let isSystem = archive.flag("IBIsSystemFont", of: font) == true
        let nameless = isSystem ? "LucidaGrande" + (Self.boldFlags.contains(flags) ? "-Bold" : "") : nil
        guard let face = archive.string("NSName", of: font) ?? nameless else { return nil }
        var made = MadeElement("font", from: font, key: key)
        let isLabel = size != 10 || flags == Self.labelFlags
        switch face {
        case "LucidaGrande", ".LucidaGrandeUI", ".AppleSystemUIFont", ".HelveticaNeueDeskInterface-Regular":
            made.set("metaFont", isLabel ? Self.roles[size] ?? "system" : "system")
            if !isLabel || Self.roles[size] == nil { made.set("size", size) }
        case "LucidaGrande-Bold", ".LucidaGrandeUI-Bold", ".HelveticaNeueDeskInterface-Bold":
            made.set("metaFont", size == 11 ? "smallSystemBold" : "systemBold")
            if size != 11, size != 13 { made.set("size", size) }
        default:
            made.set("size", size)
            made.set("name", face)
        }
        return made
    }

    // MARK: Colours

    /// A colour, if its parts are written down.
    func color(_ key: String, _ name: String, of object: MarkupElement) -> MadeElement? {
        guard let color = archive.value(name, of: object), archive.className(of: color) == "NSColor" else { return nil }
        var made = MadeElement("color", from: color, key: key)
        if let system = archive.string("NSColorName", of: color),
            archive.string("NSCatalogName", of: color) == "System"
        {
            made.set("name", system)
            made.set("catalog", "System")
            made.set("colorSpace", "catalog")
            return made
        }
        if let path = archive.string("IBUIColorCocoaTouchKeyPath", of: color) {
            made.set("cocoaTouchSystemColor", path)
            return made
        }
        if let parts = components("NSRGB", of: color), parts.count >= 3 {
            for (part, value) in zip(["red", "green", "blue"], parts) { made.set(part, value) }
            made.set("alpha", parts.count > 3 ? parts[3] : 1)
            made.set("colorSpace", "calibratedRGB")
            return made
        }
        guard let parts = components("NSWhite", of: color), let white = parts.first else { return nil }
        made.set("white", white)
        made.set("alpha", parts.count > 1 ? parts[1] : 1)
        made.set("colorSpace", "calibratedWhite")
        return made
    }

    /// The numbers that a colour holds as text in Base64, with a NUL behind it.
    private func components(_ key: String, of color: MarkupElement) -> [Double]? {
        guard let text = archive.string(key, of: color) else { return nil }
        let parts = text.split { $0 == " " || $0 == "\0" }.map { Double($0) }
        let numbers = parts.compactMap(\.self).filter(\.isFinite)
        return numbers.count == parts.count ? numbers : nil
    }
}
