internal import Interfaces
internal import SourceCode
internal import TextMeasurement

/// The classes of AppKit that the reader knows.
enum DesktopClass {
    /// The class above each; empty for the topmost ones.
    static let parents: [String: String] = [
        "NSView": "", "NSViewController": "", "NSWindow": "", "NSPanel": "NSWindow", "NSControl": "NSView",
        "NSTextField": "NSControl", "NSSecureTextField": "NSTextField", "NSSearchField": "NSTextField",
        "NSComboBox": "NSTextField", "NSTokenField": "NSTextField", "NSButton": "NSControl",
        "NSPopUpButton": "NSButton", "NSSwitch": "NSControl", "NSSlider": "NSControl", "NSStepper": "NSControl",
        "NSSegmentedControl": "NSControl", "NSDatePicker": "NSControl", "NSColorWell": "NSControl",
        "NSImageView": "NSControl", "NSLevelIndicator": "NSControl", "NSTableView": "NSControl",
        "NSOutlineView": "NSTableView", "NSStackView": "NSView", "NSGridView": "NSView", "NSBox": "NSView",
        "NSScrollView": "NSView", "NSClipView": "NSView", "NSTabView": "NSView", "NSSplitView": "NSView",
        "NSText": "NSView", "NSTextView": "NSText", "NSVisualEffectView": "NSView", "NSProgressIndicator": "NSView",
        "NSTableCellView": "NSView", "NSTableRowView": "NSView", "NSCollectionView": "NSView",
        "NSTabViewController": "NSViewController", "NSSplitViewController": "NSViewController",
        "NSPageController": "NSViewController", "NSHostingController": "NSViewController", "NSHostingView": "NSView",
        "NSCollectionViewItem": "NSViewController",
    ]

    /// A view of a class as its initializer without arguments makes it; `nil` for a class whose views are as large as only
    /// the running app knows.
    static func view(of name: String) -> MadeView? {
        let role: MadeView.Role
        switch name {
        case "NSView", "NSControl", "NSVisualEffectView", "NSTableCellView", "NSTableRowView": role = .plain
        case "NSTextField", "NSSecureTextField", "NSSearchField": role = .field
        case "NSButton": role = .button
        case "NSImageView": role = .image
        case "NSStackView": role = .stack
        default: return nil
        }
        var view = MadeView(role: role)
        var look = DesktopLook()
        if name == "NSSearchField" { look.border = "search" }
        if name == "NSSecureTextField" { look.border = "secure" }
        view.desktop = look
        if role == .stack {
            view.distribution = .gravityAreas
            view.spacing = 8
        }
        // A button without a title of its initializer has a look that its other properties decide.
        if role == .button { view.doubts.insert(.changed) }
        return view
    }
}

/// What a view of AppKit is beside what it shares with one of UIKit.
struct DesktopLook: Hashable {
    /// The frame of a field as documents name it.
    var border = "bezel"
    var isEditable = true
    /// Whether it was made to wrap.
    var wraps = false
    /// What documents call the type of a button's cell.
    var buttonType = "push"
    var controlSize = "regular"
    var edgeInsets = EdgeInsets.zero
    /// `nil` for the standard one.
    var stackAlignment: StackContent.Alignment?

    /// A field that can neither be edited nor has a border is a label.
    var isLabel: Bool { !isEditable && border == "none" }
}

extension LayoutReader {
    /// What an initializer of a view of AppKit takes.
    mutating func begin(_ object: Int, desktop label: String, _ value: LayoutValue, _ node: CodeNode) {
        guard var look = objects[object].view?.desktop else { return }
        switch label {
        case "labelWithString", "wrappingLabelWithString", "labelWithAttributedString":
            look.isEditable = false
            look.border = "none"
            look.wraps = label == "wrappingLabelWithString"
            objects[object].view?.role = .label
            objects[object].view?.lines = look.wraps ? 0 : 1
        case "title", "checkboxWithTitle", "radioButtonWithTitle":
            if label == "checkboxWithTitle" { look.buttonType = "check" }
            if label == "radioButtonWithTitle" { look.buttonType = "radio" }
            objects[object].view?.doubts.remove(.changed)
        case "image":
            objects[object].view?.hasImage = true
            return
        case "string": break
        default: return
        }
        objects[object].view?.desktop = look
        addText(value, to: object, at: node)
        if label == "labelWithAttributedString" { doubt(object, .changed) }
    }

    /// Sets a property that only views of AppKit have.
    ///
    /// - Returns: whether AppKit has a property of this name that matters.
    mutating func setDesktopProperty(
        _ name: String,
        of object: Int,
        to value: LayoutValue,
        at node: CodeNode?
    ) -> Bool {
        guard let view = objects[object].view, let look = view.desktop else { return false }
        switch name {
        case "stringValue", "attributedStringValue":
            guard view.role == .label || view.role == .field else { return false }
            addText(value, to: object, at: node)
            if name == "attributedStringValue" { doubt(object, .changed) }
        case "placeholderString":
            return setViewProperty("placeholder", of: object, to: value, at: node)
        case "isEditable", "isBezeled", "isBordered":
            guard let truth = value.truth, view.role == .label || view.role == .field else {
                doubt(object, .changed)
                return true
            }
            var changed = look
            if name == "isEditable" { changed.isEditable = truth } else { changed.border = truth ? "bezel" : "none" }
            set(changed, of: object)
            if conditions == 0 { objects[object].view?.role = changed.isLabel ? .label : .field }
        case "orientation": return setViewProperty("axis", of: object, to: value, at: node)
        case "maximumNumberOfLines": return setViewProperty("numberOfLines", of: object, to: value, at: node)
        case "edgeInsets":
            guard case .insets(let insets) = value else {
                doubt(object, .changed)
                return true
            }
            var changed = look
            changed.edgeInsets = insets
            set(changed, of: object)
        case "alignment" where view.role == .stack:
            var changed = look
            changed.stackAlignment = value.memberName.flatMap { StackContent.Alignment(rawValue: $0) }
            set(changed, of: object)
        case "alignment":
            objects[object].view?.alignment = value.memberName.flatMap { TextAlignment(rawValue: $0) }
        case "controlSize":
            var changed = look
            changed.controlSize = value.memberName ?? look.controlSize
            set(changed, of: object)
        case "bezelStyle":
            let isPush = ["rounded", "push"].contains(value.memberName)
            if isPush, conditions == 0 { objects[object].view?.doubts.remove(.changed) }
            if !isPush { doubt(object, .changed) }
        case "image": if view.role == .button { objects[object].view?.hasImage = true }
        case "imagePosition", "attributedTitle", "setButtonType", "cell", "usesSingleLineMode", "lineBreakMode",
            "preferredMaxLayoutWidth":
            doubt(object, .changed)
        default: return false
        }
        return true
    }

    private mutating func set(_ look: DesktopLook, of object: Int) {
        if conditions > 0 { doubt(object, .changed) } else { objects[object].view?.desktop = look }
    }
}
