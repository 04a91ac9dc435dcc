internal import SourceText

/// Labels, buttons, fields and segments of UIKit.
extension ArchiveUpgrade {
    private static let lineBreaks = [
        "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]

    func addLabel(_ view: inout MadeElement, _ object: MarkupElement) {
        if archive.flag("IBUIUsesAttributedText", of: object) == true {
            setText("text", "IBUIAttributedText", of: object, in: &view)
        } else {
            setText("text", "IBUIText", of: object, in: &view)
        }
        setAlignment(&view, object)
        view.set("lineBreakMode", word("IBUILineBreakMode", of: object, in: Self.lineBreaks) ?? "tailTruncation")
        view.set("numberOfLines", archive.integer("IBUINumberOfLines", of: object).map { "\($0)" })
        setShrinking(&view, object)
        view.set("preferredMaxLayoutWidth", archive.number("preferredMaxLayoutWidth", of: object))
        view.add(touchFont("fontDescription", of: object))
        view.add(color("textColor", "IBUITextColor", of: object))
    }

    func addButton(_ view: inout MadeElement, _ object: MarkupElement) {
        let kinds = ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"]
        view.set("buttonType", word("IBUIButtonType", of: object, in: kinds))
        let sides = ["center", "left", "right", "fill"]
        view.set("contentHorizontalAlignment", word("IBUIContentHorizontalAlignment", of: object, in: sides) ?? "left")
        view.set("lineBreakMode", word("IBUILineBreakMode", of: object, in: Self.lineBreaks) ?? "middleTruncation")
        view.add(touchFont("fontDescription", of: object))
        for kind in ["content", "image", "title"] {
            let prefix = "IBUI\(kind.prefix(1).uppercased())\(kind.dropFirst())EdgeInsets"
            let values = ["left", "top", "right", "bottom"].map { archive.number("\(prefix).\($0)", of: object) ?? 0 }
            guard values.contains(where: { $0 != 0 }) else { continue }
            var inset = MadeElement("inset", from: object, key: "\(kind)EdgeInsets")
            for (name, value) in zip(["minX", "minY", "maxX", "maxY"], values) { inset.set(name, value) }
            view.add(inset)
        }
        for name in ["Normal", "Disabled", "Selected", "Highlighted"] {
            var state = MadeElement("state", from: object, key: name.lowercased())
            setText("title", "IBUI\(name)Title", of: object, in: &state)
            if state.attributes.count == 1 { setText("title", "IBUI\(name)AttributedTitle", of: object, in: &state) }
            state.set("image", image("IBUI\(name)Image", of: object))
            state.set("backgroundImage", image("IBUI\(name)BackgroundImage", of: object))
            let colour = color("titleColor", "IBUI\(name)TitleColor", of: object)
            guard name == "Normal" || state.attributes.count > 1 else { continue }
            state.add(colour)
            view.add(state)
        }
    }

    func addField(_ view: inout MadeElement, _ object: MarkupElement) {
        setText("text", "IBUIText", of: object, in: &view)
        setText("placeholder", "IBUIPlaceholder", of: object, in: &view)
        view.set("borderStyle", word("IBUIBorderStyle", of: object, in: ["none", "line", "bezel", "roundedRect"]))
        setAlignment(&view, object)
        setShrinking(&view, object)
        view.set("clearButtonMode", archive.integer("IBUIClearButtonMode", of: object) == 1 ? "whileEditing" : nil)
        view.add(touchFont("fontDescription", of: object))
        view.add(color("textColor", "IBUITextColor", of: object))
        guard let traits = archive.value("IBUITextInputTraits", of: object),
            archive.flag("IBUISecureTextEntry", of: traits) == true
        else { return }
        var made = MadeElement("textInputTraits", from: traits, key: "textInputTraits")
        made.set("secureTextEntry", true)
        view.add(made)
    }

    func addTextView(_ view: inout MadeElement, _ object: MarkupElement) {
        setText("text", "IBUIText", of: object, in: &view)
        view.set("editable", archive.flag("IBUIEditable", of: object) == false ? "NO" : nil)
        view.set("scrollEnabled", archive.flag("IBUIScrollEnabled", of: object) == false ? "NO" : nil)
        setAlignment(&view, object)
        view.add(touchFont("fontDescription", of: object))
        view.add(color("textColor", "IBUITextColor", of: object))
    }

    /// How many segments are read: lists of titles may be shared by many controls.
    private static let mostSegments = 32

    func addSegments(_ view: inout MadeElement, _ object: MarkupElement) {
        view.set("selectedSegmentIndex", "\(archive.integer("IBSelectedSegmentIndex", of: object) ?? -1)")
        view.set(
            "segmentControlStyle",
            word("IBSegmentControlStyle", of: object, in: ["plain", "bordered", "bar", "bezeled"])
        )
        // Both lists hold a null object where there is no such value.
        let titles = archive.value("IBSegmentTitles", of: object).map { Array($0.children) } ?? []
        let images = archive.list("IBSegmentImages", of: object)
        let widths = archive.list("IBSegmentWidths", of: object)
        let count = archive.integer("IBNumberOfSegments", of: object) ?? 0
        let named = titles.filter { $0["key"] != "EncodedWithXMLCoder" }
        let segments = (0..<min(max(count, 0), named.count, Self.mostSegments)).map { position in
            var segment = MadeElement("segment", from: named[position])
            if let title = archive.resolved(named[position]), let text = archive.string(title) {
                segment.set("title", text, from: title)
            }
            if images.indices.contains(position) {
                segment.set("image", archive.string("NSResourceName", of: images[position]))
            }
            if widths.indices.contains(position),
                let width = Double(widths[position]["value"] ?? widths[position].text),
                width > 0
            {
                segment.set("width", width)
            }
            return segment
        }
        view.add("segments", of: segments)
    }

    // MARK: Attributes

    private func setAlignment(_ view: inout MadeElement, _ object: MarkupElement) {
        view.set("textAlignment", word("IBUITextAlignment", of: object, in: ["left", "center", "right"]))
    }

    private func setShrinking(_ view: inout MadeElement, _ object: MarkupElement) {
        let shrinks = archive.flag("IBUIAdjustsFontSizeToFit", of: object)
        if view.name == "label" {
            view.set("adjustsFontSizeToFit", shrinks == false ? "NO" : nil)
        } else {
            view.set("adjustsFontSizeToFit", shrinks == true ? nil : "NO")
        }
        view.set("minimumFontSize", archive.number("IBUIMinimumFontSize", of: object))
        view.set("minimumScaleFactor", archive.number("IBUIMinimumScaleFactor", of: object))
    }
}
