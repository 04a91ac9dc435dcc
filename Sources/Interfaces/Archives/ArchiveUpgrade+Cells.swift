internal import SourceText

/// Cells of AppKit, which hold what their controls show.
///
/// The bits of their flags are those that 4,000 cells have with one value of an attribute, and lack with all others, in
/// documents that Xcode upgraded.
extension ArchiveUpgrade {
    /// A cell by its class.
    ///
    /// - Parameters:
    ///   - object: the cell.
    ///   - key: what it is to its holder.
    /// - Returns: the cell.
    mutating func cell(_ object: MarkupElement, key: String?) -> MadeElement {
        let name = archive.className(of: object)
        // The cell of a class of the app is that of the control that it is made for.
        let element = name.hasPrefix("NS") ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : "buttonCell"
        var made = named(element, object, key: key)
        setCell(&made, object)
        switch element {
        case "buttonCell": addButtonCell(&made, object)
        case "popUpButtonCell": addPopUp(&made, object)
        case "segmentedCell": addItems(&made, object)
        case "imageCell": made.set("image", image("NSContents", of: object))
        case "sliderCell":
            made.set("sliderType", archive.integer("NSSliderType", of: object) == 1 ? "circular" : "linear")
            made.set("numberOfTickMarks", archive.integer("NSNumberOfTickMarks", of: object).map { "\($0)" })
        default: setField(&made, object)
        }
        finish(&made, of: object)
        return made
    }

    /// What cells of all classes have.
    func setCell(_ cell: inout MadeElement, _ object: MarkupElement) {
        let (flags, more) = (archive.bits("NSCellFlags", of: object), archive.bits("NSCellFlags2", of: object))
        if cell.name != "imageCell", cell.name != "popUpButtonCell" {
            setText("title", "NSContents", of: object, in: &cell)
        }
        let sides = ["left", "right", "center", "justified", nil]
        let side = Int(more >> 26 & 7)
        cell.set("alignment", sides.indices.contains(side) ? sides[side] : nil)
        cell.set("controlSize", more & 0x2_0000 != 0 ? "small" : more & 0x4_0000 != 0 ? "mini" : nil)
        cell.set("enabled", flags & 0x2000_0000 != 0 ? "NO" : nil)
        cell.add(desktopFont("font", "NSSupport", of: object))
    }

    /// How a text ends that has no room; `nil` where it wraps.
    private func lineBreakMode(of object: MarkupElement) -> String? {
        let modes = [nil, "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle"]
        let mode = Int(archive.bits("NSCellFlags2", of: object) >> 9 & 7)
        return archive.bits("NSCellFlags", of: object) & 0x40 != 0 && modes.indices.contains(mode) ? modes[mode] : nil
    }

    private func setField(_ cell: inout MadeElement, _ object: MarkupElement) {
        let flags = archive.bits("NSCellFlags", of: object)
        cell.set("scrollable", flags & 0x10_0000 != 0)
        cell.set("editable", flags & 0x1000_0000 != 0)
        cell.set("selectable", flags & 0x20_0000 != 0)
        cell.set("borderStyle", flags & 0x40_0000 != 0 ? "bezel" : flags & 0x80_0000 != 0 ? "border" : nil)
        cell.set("drawsBackground", archive.flag("NSDrawsBackground", of: object) == true)
        cell.set("lineBreakMode", lineBreakMode(of: object))
        setText("placeholderString", "NSPlaceholderString", of: object, in: &cell)
        cell.add(color("textColor", "NSTextColor", of: object))
        cell.add(color("backgroundColor", "NSBackgroundColor", of: object))
    }

    // MARK: Buttons

    /// The styles of bezels by their numbers, with the kinds of button that Xcode names after them.
    private static let bezels: [Int: (style: String, kind: String)] = [
        1: ("rounded", "push"), 2: ("regularSquare", "bevel"), 3: ("thickSquare", "bevel"),
        4: ("thickerSquare", "bevel"),
        5: ("disclosure", "disclosureTriangle"), 6: ("shadowlessSquare", "square"), 7: ("circular", "round"),
        8: ("texturedSquare", "squareTextured"), 9: ("helpButton", "help"), 10: ("smallSquare", "smallSquare"),
        11: ("texturedRounded", "roundTextured"), 12: ("roundedRect", "roundRect"), 13: ("recessed", "recessed"),
        14: ("roundedDisclosure", "disclosure"), 15: ("inline", "inline"),
    ]

    private static func bezel(_ flags: UInt32) -> (style: String, kind: String)? {
        bezels[Int(flags & 7 | (flags & 0x20) >> 2)]
    }

    private func addButtonCell(_ cell: inout MadeElement, _ object: MarkupElement) {
        let (flags, more) = (archive.bits("NSButtonFlags", of: object), archive.bits("NSButtonFlags2", of: object))
        let bezel = Self.bezel(more)
        let isBordered = flags & 0x80_0000 != 0
        var kind = bezel.map { $0.style == "rounded" && !isBordered ? "bevel" : $0.kind } ?? "bevel"
        // The picture of a check box stands in the place of the one for the state that is on.
        let marks = ["NSNormalImage", "NSAlternateImage"].compactMap { image($0, of: object) }
        if !isBordered, marks.contains("NSSwitch") { kind = "check" }
        if !isBordered, marks.contains("NSRadioButton") { kind = "radio" }
        cell.set("type", kind)
        cell.set("bezelStyle", bezel?.style)
        cell.set("borderStyle", isBordered ? "border" : nil)
        cell.set("lineBreakMode", lineBreakMode(of: object))
        cell.set("transparent", flags & 0x8000 != 0)
        cell.set("state", archive.bits("NSCellFlags", of: object) & 0x8000_0000 != 0 ? "on" : nil)
        cell.set("imagePosition", Self.imagePosition(flags))
        if kind != "check", kind != "radio", kind != "help", kind != "disclosureTriangle" {
            cell.set("image", image("NSNormalImage", of: object))
        }
        if let other = archive.string("NSAlternateContents", of: object), !other.isEmpty {
            setText("alternateTitle", "NSAlternateContents", of: object, in: &cell)
        }
        setText("keyEquivalent", "NSKeyEquivalent", of: object, in: &cell)
        var behavior = MadeElement("behavior", from: object, key: "behavior")
        behavior.set("changeContents", flags & 0x4000_0000 != 0)
        cell.add(behavior)
    }

    /// Where the image of a button stands, by the flags for images, texts, and their order.
    private static func imagePosition(_ flags: UInt32) -> String? {
        let hasBoth = flags & 0x8_0000 != 0
        if flags & 0x40_0000 != 0 { return hasBoth ? "overlaps" : "only" }
        guard hasBoth else { return nil }
        let isFirst = flags & 0x10_0000 != 0
        return flags & 0x20_0000 != 0 ? isFirst ? "left" : "right" : isFirst ? "below" : "above"
    }

    private mutating func addPopUp(_ cell: inout MadeElement, _ object: MarkupElement) {
        let flags = archive.bits("NSButtonFlags", of: object)
        let bezel = Self.bezel(archive.bits("NSButtonFlags2", of: object))
        cell.set("type", bezel?.kind ?? "push")
        cell.set("bezelStyle", bezel?.style)
        cell.set("borderStyle", flags & 0x80_0000 != 0 ? "borderAndBezel" : nil)
        cell.set("imagePosition", Self.imagePosition(flags))
        cell.set("lineBreakMode", lineBreakMode(of: object))
        cell.set("pullsDown", archive.flag("NSPullDown", of: object) == true)
        if let item = archive.value("NSMenuItem", of: object) {
            cell.set("selectedItem", records.identifier(of: item))
            setText("title", "NSTitle", of: item, in: &cell)
        }
        cell.add(archive.value("NSMenu", of: object).flatMap { self.object($0, key: "menu") })
    }

    private mutating func addItems(_ cell: inout MadeElement, _ object: MarkupElement) {
        let styles = [nil, "rounded", "texturedRounded", "roundRect", "texturedSquare", "capsule", "smallSquare"]
        let style = archive.integer("NSSegmentStyle", of: object) ?? 0
        cell.set("style", styles.indices.contains(style) ? styles[style] : nil)
        let mode = archive.integer("NSTrackingMode", of: object)
        cell.set("trackingMode", mode == 2 ? "momentary" : mode == 1 ? "selectAny" : nil)
        var segments: [MadeElement] = []
        for item in archive.list("NSSegmentImages", of: object) where take(item) {
            var segment = MadeElement("segment", from: item)
            setText("label", "NSSegmentItemLabel", of: item, in: &segment)
            segment.set("image", image("NSSegmentItemImage", of: item))
            segment.set("width", archive.number("NSSegmentItemWidth", of: item))
            segment.set("selected", archive.flag("NSSegmentItemSelected", of: item) == true)
            segments.append(segment)
        }
        cell.add("segments", of: segments)
    }
}
