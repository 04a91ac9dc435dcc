// The styles that decide how much room a control has for its label. `own` is a style of the project: its `makeBody` is
// inlined by the maker of the tree, and the control around it adds nothing.

/// `controlSize`.
package enum ControlSize: String, Sendable, Hashable, CaseIterable {
    case mini, small, regular, large, extraLarge
}

/// `buttonStyle`.
package enum ButtonStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent, link, accessoryBar, own
}

/// `toggleStyle`.
package enum ToggleStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, button, checkbox, own
    case switching = "switch"
}

/// `pickerStyle`.
package enum PickerStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, inline, menu, navigationLink, palette, radioGroup, segmented, wheel
}

/// `datePickerStyle`.
package enum DatePickerStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, compact, field, graphical, stepperField, wheel
}

/// `labelStyle`.
package enum LabelStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, iconOnly, titleAndIcon, titleOnly, own
}

/// `textFieldStyle`.
package enum TextFieldStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, plain, roundedBorder, squareBorder
}

/// `listStyle`.
package enum ListStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, bordered, grouped, inset, insetGrouped, plain, sidebar
}

/// `formStyle`.
package enum FormStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, columns, grouped
}

/// `progressViewStyle`.
package enum ProgressViewStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, circular, linear, own
}

/// `gaugeStyle`.
package enum GaugeStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, accessoryCircular, accessoryCircularCapacity, accessoryLinear, accessoryLinearCapacity
    case linearCapacity, own
}

/// `tabViewStyle`.
package enum TabViewStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, grouped, page, sidebarAdaptable, tabBarOnly
    /// The tabs of a settings window of macOS, which are items of its toolbar.
    case settingsToolbar
}
