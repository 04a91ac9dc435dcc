internal import SourceText

/// Constraints of Xcode 4.
extension ArchiveUpgrade {
    /// The values of `NSLayoutAttribute`, from 1.
    private static let attributes = [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    ]

    /// A constraint; `nil` if an item of it or an attribute is not known.
    func constraint(_ object: MarkupElement) -> MadeElement? {
        var made = MadeElement("constraint", from: object)
        func attribute(_ key: String) -> String? {
            archive.integer(key, of: object).flatMap {
                Self.attributes.indices.contains($0 - 1) ? Self.attributes[$0 - 1] : nil
            }
        }
        guard let first = archive.value("firstItem", of: object).flatMap(records.identifier),
            let edge = attribute("firstAttribute"), !records.hasFixedFrame(first)
        else { return nil }
        made.set("firstItem", first)
        made.set("firstAttribute", edge)
        switch archive.integer("relation", of: object) ?? 0 {
        case 0: break
        case 1: made.set("relation", "greaterThanOrEqual")
        case -1: made.set("relation", "lessThanOrEqual")
        default: return nil
        }
        if let second = archive.value("secondItem", of: object) {
            guard let id = records.identifier(of: second), let edge = attribute("secondAttribute"),
                !records.hasFixedFrame(id)
            else { return nil }
            made.set("secondItem", id)
            made.set("secondAttribute", edge)
        }
        made.set("multiplier", archive.number("multiplier", of: object).flatMap { $0 == 1 ? nil : $0 })
        if let constant = archive.value("constant", of: object) {
            made.set("constant", archive.number("value", of: constant))
            made.set("symbolic", archive.className(of: constant) == "IBNSLayoutSymbolicConstant")
        }
        made.set("priority", archive.number("priority", of: object))
        made.set("placeholder", archive.flag("placeholder", of: object) == true)
        made.set("id", records.identifier(of: object))
        return made
    }

    /// The priorities of a view against growing and shrinking, where they are not those of its class.
    func setPriorities(_ made: inout MadeElement, _ object: MarkupElement) {
        for (key, kind) in [("NSHuggingPriority", "Hugging"), ("NSAntiCompressionPriority", "CompressionResistance")] {
            guard let numbers = archive.numbers(key, of: object), numbers.count == 2 else { continue }
            made.set("horizontal\(kind)Priority", numbers[0])
            made.set("vertical\(kind)Priority", numbers[1])
        }
        if isMac, archive.value("NSHuggingPriority", of: object) == nil, Self.firmKinds.contains(made.name) {
            made.set("verticalHuggingPriority", 750)
        }
    }

    /// The controls of AppKit that keep their height unless they are told otherwise.
    private static let firmKinds: Set<String> = [
        "textField", "secureTextField", "searchField", "comboBox", "tokenField", "popUpButton", "button", "slider",
        "segmentedControl", "stepper", "datePicker", "matrix", "tableView", "outlineView",
    ]
}
