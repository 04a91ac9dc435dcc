package import TextMeasurement

/// A value of the environment that decides how much room a text has or needs.
package enum EnvironmentChange: Sendable, Hashable {
    /// `font`; `nil` for the system's.
    case font(FontChoice?)
    /// `fontWeight`, `bold`.
    case fontWeight(FontWeight?)
    case italic(Bool)
    /// `fontDesign`, `monospaced`, `monospacedDigit`.
    case fontDesign(FontDesign?)
    /// `lineLimit`; `nil` for any number.
    case lineLimit(LineLimit?)
    /// `minimumScaleFactor`: above 0 and at most 1.
    case minimumScaleFactor(Double)
    /// `truncationMode`.
    case truncationMode(LineBreakMode)
    case allowsTightening(Bool)
    /// `dynamicTypeSize`: the size itself, or the range that the user's is held to.
    case dynamicTypeSize(ClosedRange<TextSizeRank>)
    /// `environment(\.layoutDirection, …)`.
    case layoutDirection(isRightToLeft: Bool)
    case multilineTextAlignment(HorizontalAlignment)
    /// Points between two lines of a text.
    case lineSpacing(Length)
    /// `kerning`, `tracking`: points after each character.
    case tracking(Double)
    /// `textCase`; `nil` for the text's own.
    case textCase(LetterCase?)
    case imageScale(ImageScale)
    case controlSize(ControlSize)
    case buttonStyle(ButtonStyle)
    case toggleStyle(ToggleStyle)
    case pickerStyle(PickerStyle)
    case datePickerStyle(DatePickerStyle)
    case labelStyle(LabelStyle)
    case textFieldStyle(TextFieldStyle)
    case listStyle(ListStyle)
    case formStyle(FormStyle)
    case progressViewStyle(ProgressViewStyle)
    case gaugeStyle(GaugeStyle)
    case tabViewStyle(TabViewStyle)
    /// `labelsHidden`.
    case labelsHidden
    /// `headerProminence(.increased)`.
    case increasedHeaderProminence(Bool)
    /// `defaultMinListRowHeight`.
    case minimumRowHeight(Length)

    /// The letters that a text is shown in (`Text.Case`).
    package enum LetterCase: String, Sendable, Hashable {
        case uppercase
        case lowercase
    }

    /// `Image.Scale`.
    package enum ImageScale: String, Sendable, Hashable {
        case small
        case medium
        case large
    }
}

/// `lineLimit(n)`, `lineLimit(a...b)`, `lineLimit(n, reservesSpace: true)`.
package struct LineLimit: Sendable, Hashable {
    /// The lines that a text takes at least, shown or empty: 0 unless a range or reserved space says more.
    package var least: Int
    /// The lines that it takes at most; `nil` for any number (`lineLimit(3...)`).
    package var most: Int?

    package init(least: Int = 0, most: Int?) {
        self.least = least
        self.most = most
    }
}

/// A content size category of Dynamic Type, ordered by size.
package struct TextSizeRank: Sendable, Hashable, Comparable {
    package var category: TextSizeCategory

    package init(_ category: TextSizeCategory) { self.category = category }

    private var position: Int { TextSizeCategory.allCases.firstIndex(of: category) ?? 0 }

    /// The size before this one; the smallest is its own.
    package var smaller: TextSizeRank { TextSizeRank(TextSizeCategory.allCases[max(0, position - 1)]) }

    package static func < (left: TextSizeRank, right: TextSizeRank) -> Bool { left.position < right.position }
}
