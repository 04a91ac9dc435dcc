internal import Interfaces
internal import TextMeasurement

/// The values that go down a tree, as far as they decide the room of a text.
struct Environment: Sendable, Hashable {
    var font: FontChoice?
    var weight: FontWeight?
    var isItalic = false
    var design: FontDesign?
    var lineLimit: LineLimit?
    var minimumScale = 1.0
    var lineBreak = LineBreakMode.tail
    var allowsTightening = false
    var textSize: TextSizeCategory
    var isRightToLeft: Bool
    var lineAlignment = HorizontalAlignment.leading
    var lineSpacing = 0.0
    var tracking = 0.0
    var letterCase: EnvironmentChange.LetterCase?
    var imageScale = EnvironmentChange.ImageScale.medium
    var controlSize = ControlSize.regular
    var buttonStyle = ButtonStyle.automatic
    var toggleStyle = ToggleStyle.automatic
    var pickerStyle = PickerStyle.automatic
    var datePickerStyle = DatePickerStyle.automatic
    var labelStyle = LabelStyle.automatic
    var textFieldStyle = TextFieldStyle.automatic
    var listStyle = ListStyle.automatic
    var formStyle = FormStyle.automatic
    var progressViewStyle = ProgressViewStyle.automatic
    var gaugeStyle = GaugeStyle.automatic
    var tabViewStyle = TabViewStyle.automatic
    var hidesLabels = false
    var hasIncreasedHeaders = false
    var minimumRowHeight: Double?
    /// Whether texts are one line of a part of the system.
    var isChrome = false
    /// Whether the system draws a text by itself, as a segment does: in its own font, on one line, and not smaller.
    var isDrawnBySystem = false
    /// What the views stand in, which decides the look of controls.
    var surroundings = Surroundings.plain
    /// The axis of the stack around, along which a spacer grows and across which a divider is drawn; `nil` outside.
    var stackAxis: Axis?
    /// The room of the nearest window, column or scroll view, in points.
    var container: Size

    /// What views stand in.
    enum Surroundings: Sendable, Hashable {
        case plain
        /// A row of a list or form.
        case row
        case toolbar
        case menu
    }

    init(_ conditions: LayoutConditions) {
        textSize = conditions.textSize
        isRightToLeft = conditions.isRightToLeft
        container = conditions.size
    }

    /// The environment of a part of the system, which takes over direction and text size only.
    func ofSystem(_ surroundings: Surroundings) -> Environment {
        var inner = self
        inner.font = nil
        inner.weight = nil
        inner.isItalic = false
        inner.design = nil
        inner.lineLimit = nil
        inner.minimumScale = 1
        inner.lineAlignment = .leading
        inner.lineSpacing = 0
        inner.tracking = 0
        inner.letterCase = nil
        inner.surroundings = surroundings
        inner.stackAxis = nil
        return inner
    }
}
