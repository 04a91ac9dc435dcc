internal import CodeStrings
package import SourceCode

/// A value that code shows to people: on a label, a button, in an alert or by VoiceOver.
package struct ShownText: Sendable, Hashable {
    /// The value: a literal, a sum, a call.
    package var node: CodeNode
    /// What shows it, as `titleLabel.text`, `Text` or `UIAlertController(title:)`.
    package var taker: String
    /// Whether a bare literal is localized there, as that of `Text("…")`.
    package var localizesLiterals: Bool
    /// Whether it is spoken or shown only when somebody asks for it, as a tool tip.
    package var isSecondary: Bool
    /// Whether it stands in for a value that is missing: the right side of `??`.
    package var isFallback: Bool
    /// The property of a view that begins with the text, as the value that a closure makes; `nil` elsewhere.
    var initialOf: ViewProperty?
    package var situation: CodeSituation

    /// Whether views of Apple's frameworks, or what they are made of, hold a text in a property of this name.
    package static func isHeld(inProperty name: String) -> Bool { Showers.hasProperty(name) }
}

/// A property of a type that holds a view.
struct ViewProperty: Hashable, Sendable {
    /// The name of the type; empty where it is not known.
    var owner: String
    var name: String
}

/// Where a value is shown, before the value is looked at.
struct Shower: Hashable {
    var taker: String
    var localizesLiterals = false
    var isSecondary = false
    /// Whether what it shows only stands in for a missing value: `region ?? displayName`.
    var isFallback = false
}

/// Which functions and properties of Apple's frameworks show a text.
enum Showers {
    /// Properties of views and controllers that hold a text.
    private static let properties: Set<String> = [
        "text", "title", "placeholder", "attributedText", "attributedTitle", "attributedPlaceholder", "stringValue",
        "placeholderString", "prompt", "message", "messageText", "informativeText", "subtitle", "secondaryText",
        "largeContentTitle", "backButtonTitle", "attributedStringValue", "alternateTitle", "placeholderText",
    ]

    /// Those that only some people perceive, or only when they ask.
    private static let secondary: Set<String> = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "toolTip",
    ]

    static func hasProperty(_ name: String) -> Bool { properties.contains(name) || secondary.contains(name) }

    /// The last words of names that are views or what configures one; a model has properties of the same names.
    private static let viewWords: Set<String> = [
        "label", "lbl", "button", "btn", "item", "controller", "vc", "cell", "field", "textfield", "textview", "view",
        "window", "bar", "alert", "menu", "panel", "header", "footer", "config", "configuration", "control", "hud",
        "sheet", "toast", "banner", "popup", "tableviewcell", "searchbar", "checkbox", "toggle", "dialog", "tooltip",
        "tf", "segment", "popover",
    ]

    /// The last words of names of controls whose value is no text that they show.
    private static let valueHolders: Set<String> = [
        "button", "btn", "checkbox", "image", "popup", "segment", "slider", "stepper", "toggle",
    ]

    /// What shows a text that is assigned.
    ///
    /// - Parameters:
    ///   - target: what is assigned to.
    ///   - supertypes: what the type around inherits from.
    /// - Returns: `nil` if nothing shows it.
    static func property(_ target: CodeNode, supertypes: [String]) -> Shower? {
        let name = target.name
        let isSecondary = secondary.contains(name)
        guard isSecondary || properties.contains(name) else { return nil }
        guard target.kind == .member, let base = target.firstChild, !base.isNamed("self") else {
            // A controller's own title; any other class may have a property of this name for itself.
            let isTitle = name == "title" || isSecondary
            let isController = supertypes.contains { $0.hasSuffix("ViewController") || $0.hasSuffix("Controller") }
            let isView = isSecondary && supertypes.contains { $0.hasSuffix("View") || $0.hasSuffix("Cell") }
            return isTitle && (isController || isView) ? Shower(taker: name, isSecondary: isSecondary) : nil
        }
        let holder = base.kind == .call ? base.firstChild?.name ?? "" : base.name
        // The value of a button or slider is its state, and no text.
        if name == "stringValue" || name == "attributedStringValue",
            holder.words.last.map(valueHolders.contains) == true
        {
            return nil
        }
        guard isSecondary || isView(holder) else { return nil }
        return Shower(taker: "\(holder).\(name)", isSecondary: isSecondary)
    }

    /// Whether a name is one of a view: its last word says so, or its first in `lblTitle`.
    static func isView(_ name: String) -> Bool {
        let words = name.words
        guard let last = words.last, let first = words.first else { return false }
        return viewWords.contains(last) || ["lbl", "btn"].contains(first)
    }

    /// The functions whose arguments are shown, as `function(label:)`.
    ///
    /// The label `_` is that of the first argument without one; Objective-C's names are among them.
    private static let functions: Set<String> = [
        "setTitle(_:)", "setTitle(setTitle:)", "setText(setText:)", "insertSegment(withTitle:)",
        "addButton(withTitle:)",
        "addItem(withTitle:)", "insertItem(withTitle:)", "addItem(addItemWithTitle:)", "UIAlertController(title:)",
        "UIAlertController(message:)", "UIAlertAction(title:)", "UIBarButtonItem(title:)", "UITabBarItem(title:)",
        "UIAction(title:)", "UIAction(subtitle:)", "UIMenu(title:)", "UIKeyCommand(title:)", "UICommand(title:)",
        "UIKeyCommand(discoverabilityTitle:)",
        "UIContextualAction(title:)", "UITableViewRowAction(title:)", "NSMenuItem(title:)",
        "NSButton(title:)", "NSButton(checkboxWithTitle:)", "NSButton(radioButtonWithTitle:)",
        "NSTextField(labelWithString:)", "NSTextField(wrappingLabelWithString:)", "NSTextField(string:)",
        "UIApplicationShortcutItem(localizedTitle:)", "UIApplicationShortcutItem(localizedSubtitle:)",
        "UIAccessibilityCustomAction(name:)", "alertControllerWithTitle(alertControllerWithTitle:)",
        "alertControllerWithTitle(message:)", "actionWithTitle(actionWithTitle:)",
        "addButtonWithTitle(addButtonWithTitle:)",
        "addItemWithTitle(addItemWithTitle:)", "setToolTip(setToolTip:)", "setMessageText(setMessageText:)",
        "setInformativeText(setInformativeText:)", "setStringValue(setStringValue:)",
        "setPlaceholderString(setPlaceholderString:)", "setPlaceholder(setPlaceholder:)", "showToast(_:)",
        "setAttributedTitle(_:)", "UISearchToken(text:)",
    ]

    private static let functionNames = Set(functions.map { $0.prefix { $0 != "(" }.description })

    /// What shows an argument of a call.
    ///
    /// - Parameters:
    ///   - function: the name of the function or type.
    ///   - label: the argument's label; `_` for the first one without a label.
    /// - Returns: `nil` if nothing shows it.
    static func function(_ function: String, label: String) -> Shower? {
        guard functionNames.contains(function), functions.contains("\(function)(\(label):)") else { return nil }
        return Shower(
            taker: label == "_" || function.hasPrefix(label) ? function : "\(function)(\(label):)",
            isSecondary: function == "setToolTip"
        )
    }

    /// The labels behind the first argument of `setTitle` in UIKit, AppKit and WatchKit.
    private static let titleLabels: Set<String> = ["for", "forState", "forSegmentAt", "forSegmentAtIndex", "ofColumn"]

    /// Whether a function has the name of one that sets a title of a view and other labels: `setTitle(_:forChapter:)`
    /// writes into a file.
    private static func isOfOthers(_ function: String, _ call: CodeNode) -> Bool {
        guard function == "setTitle" || function == "setAttributedTitle" else { return false }
        return call.arguments.dropFirst().contains { !titleLabels.contains($0.name) }
    }

    /// Whether another argument of a call is shown instead of one: the overlay with the keys of an app shows the
    /// `discoverabilityTitle` of a command, where it has one.
    private static func isReplaced(_ label: String, of function: String, _ call: CodeNode) -> Bool {
        function == "UIKeyCommand" && label == "title"
            && call.arguments.contains { $0.name == "discoverabilityTitle" && $0.firstChild?.source != "nil" }
    }

    /// The functions that make items of menus on the Mac.
    private static let menuItems: Set<String> = ["addItem", "addItemWithTitle", "insertItem", "NSMenuItem"]

    /// What the selectors of these items have.
    private static let undoing = ["(undo:)", "(redo:)", "\"undo:\"", "\"redo:\"", "undo(_:)", "redo(_:)"]

    /// Whether a call makes the item of a menu whose title a window replaces by what there is to undo, in the language of the
    /// system.
    private static func isUndo(_ function: String, _ call: CodeNode) -> Bool {
        menuItems.contains(function)
            && call.arguments.contains { argument in
                let source = argument.source
                return undoing.contains { source.contains($0) }
            }
    }

    /// Whether an argument that is shown elsewhere is not shown in a call, for what stands beside it.
    static func hides(_ label: String, _ function: String, _ call: CodeNode) -> Bool {
        isOfOthers(function, call) || isReplaced(label, of: function, call) || isUndo(function, call)
    }

    /// The labels of delegate functions whose result is shown.
    static let delegateLabels: Set<String> = [
        "titleForHeaderInSection", "titleForFooterInSection", "titleForDeleteConfirmationButtonForRowAt", "titleForRow",
    ]
}
