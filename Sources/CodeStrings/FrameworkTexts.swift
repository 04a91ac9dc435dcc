/// Which arguments of Apple's own functions localize the literals they are given.
///
/// The names are those of SwiftUI, WidgetKit, Charts, MapKit, App Intents and Foundation, by the attribute that their
/// declarations carry.
package enum FrameworkTexts {
    /// Views, scenes and commands whose first argument without a label is a title.
    static let views: Set<String> = [
        "Annotation", "AccessibilityRotorEntry", "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView",
        "ControlGroup", "ControlWidgetButton", "ControlWidgetToggle", "DatePicker", "DisclosureGroup", "Gauge",
        "GroupBox", "Label", "LabeledContent", "Link", "LocalizedStringKey", "LocalizedStringResource", "Marker",
        "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink", "PhotosPicker", "Picker", "ProgressView",
        "RotorEntry", "Section", "SecureField", "ShareLink", "Stepper", "Tab", "TabSection", "TableColumn", "Text",
        "TextField", "Toggle", "UtilityWindow", "Window", "WindowGroup",
    ]

    /// Modifiers whose first argument without a label is shown or spoken.
    static let modifiers: Set<String> = [
        "accessibilityHint", "accessibilityLabel", "accessibilityRotor", "accessibilityValue", "actionSheet", "alert",
        "badge", "chartXAxisLabel", "chartYAxisLabel", "configurationDisplayName", "confirmationDialog", "description",
        "dialogSuppressionToggle", "fileDialogConfirmationLabel", "fileDialogMessage", "fileExporterFilenameLabel",
        "help", "navigationBarTitle", "navigationSubtitle", "navigationTitle",
    ]

    /// Modifiers and initializers with a label on the argument, as `function:label`.
    static let labelled: Set<String> = [
        "searchable:prompt", "accessibilityAction:named", "AppShortcut:shortTitle", "DisplayRepresentation:title",
        "DisplayRepresentation:subtitle", "IntentDescription:categoryName", "IntentDialog:full",
        "IntentDialog:supporting", "IntentParameter:title", "IntentParameter:description", "Parameter:title",
        "Parameter:description", "Parameter:requestValueDialog", "Parameter:requestDisambiguationDialog",
        "Property:title", "ComputedProperty:title", "DeferredProperty:title", "TypeDisplayRepresentation:name",
        "TypeDisplayRepresentation:numericFormat", "result:dialog", "requestValue:dialog",
        "requestConfirmation:dialog", "requestDisambiguation:dialog", "String:localized", "AttributedString:localized",
        "Option:title", "IntentParameter:requestValueDialog", "EntityProperty:title", "RequestConfirmation:dialog",
        "OpenIntent:title",
    ]

    /// Types and functions of App Intents whose first argument without a label is a text.
    static let intents: Set<String> = [
        "IntentDescription", "IntentDialog", "Summary", "TypeDisplayRepresentation", "DisplayRepresentation",
        "needsValueError", "requestValue",
    ]

    /// The label whose argument is a list of texts, as `function:label`.
    static let lists: Set<String> = [
        "IntentDescription:searchKeywords", "DisplayRepresentation:synonyms", "TypeDisplayRepresentation:synonyms",
    ]

    /// What an argument is localized by.
    ///
    /// - Parameters:
    ///   - function: the name of the called function or type.
    ///   - label: the argument's label.
    ///   - position: its position among the arguments without a label, from 0.
    ///   - isMember: whether the function is called as a member.
    /// - Returns: `nil` if it is not localized.
    static func type(function: String, label: String?, position: Int, isMember: Bool) -> TextType? {
        guard let label else {
            guard position == 0 else {
                return position == 1 && isMember && function == "accessibilityCustomContent" ? .key : nil
            }
            if isMember {
                if modifiers.contains(function) || function == "accessibilityCustomContent" { return .key }
                if function == "accessibilityInputLabels" { return .list(.key) }
                return function == "LocalizationValue" || intents.contains(function) || views.contains(function)
                    ? .key : nil
            }
            return views.contains(function) || intents.contains(function) || function == "LocalizationValue"
                ? .key : nil
        }
        let name = function + ":" + label
        if labelled.contains(name) { return .key }
        if lists.contains(name) { return .list(.key) }
        return name == "AppShortcut:phrases" ? .list(.phrase) : nil
    }
}

extension FrameworkTexts {
    /// Types that take a text without showing it.
    private static let carriers: Set<String> = ["LocalizedStringKey", "LocalizedStringResource", "description"]

    /// Whether the first argument without a label of a view or modifier is shown or spoken.
    ///
    /// - Parameters:
    ///   - function: the name of the view or modifier.
    ///   - isMember: whether it is called as a member.
    package static func shows(function: String, isMember: Bool) -> Bool {
        !carriers.contains(function) && (isMember ? modifiers : views).contains(function)
    }
}
