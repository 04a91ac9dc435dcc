internal import Interfaces
internal import TextMeasurement

extension Environment {
    /// The environment inside a modifier.
    func applying(_ change: EnvironmentChange, side: BandSide) -> Environment {
        var inner = self
        inner.apply(change, side: side)
        return inner
    }

    private mutating func apply(_ change: EnvironmentChange, side: BandSide) {
        if isDrawnBySystem, Self.isOfText(change) { return }
        switch change {
        case .font(let font): self.font = font
        case .fontWeight(let weight): self.weight = weight
        case .italic(let isItalic): self.isItalic = isItalic
        case .fontDesign(let design): self.design = design
        case .lineLimit(let limit): lineLimit = limit
        case .minimumScaleFactor(let scale): minimumScale = scale > 0 && scale <= 1 ? scale : 1
        case .truncationMode(let mode): lineBreak = mode
        case .allowsTightening(let allows): allowsTightening = allows
        case .dynamicTypeSize(let range):
            let held = min(max(TextSizeRank(textSize), range.lowerBound), range.upperBound)
            textSize = held.category
        case .layoutDirection(let isRightToLeft): self.isRightToLeft = isRightToLeft
        case .multilineTextAlignment(let alignment): lineAlignment = alignment
        case .lineSpacing(let length): lineSpacing = max(length.value(at: side, givesRoom: false), 0)
        case .tracking(let points): tracking = points
        case .textCase(let letterCase): self.letterCase = letterCase
        case .imageScale(let scale): imageScale = scale
        case .minimumRowHeight(let height): minimumRowHeight = height.value(at: side, givesRoom: false)
        default: applyStyle(change)
        }
    }

    /// Whether a change only says how a text is set.
    private static func isOfText(_ change: EnvironmentChange) -> Bool {
        switch change {
        case .font, .fontWeight, .italic, .fontDesign, .lineLimit, .minimumScaleFactor, .truncationMode,
            .allowsTightening, .tracking:
            true
        default: false
        }
    }

    private mutating func applyStyle(_ change: EnvironmentChange) {
        switch change {
        case .controlSize(let size): controlSize = size
        case .buttonStyle(let style): buttonStyle = style
        case .toggleStyle(let style): toggleStyle = style
        case .pickerStyle(let style): pickerStyle = style
        case .datePickerStyle(let style): datePickerStyle = style
        case .labelStyle(let style): labelStyle = style
        case .textFieldStyle(let style): textFieldStyle = style
        case .listStyle(let style): listStyle = style
        case .formStyle(let style): formStyle = style
        case .progressViewStyle(let style): progressViewStyle = style
        case .gaugeStyle(let style): gaugeStyle = style
        case .tabViewStyle(let style): tabViewStyle = style
        case .labelsHidden: hidesLabels = true
        case .increasedHeaderProminence(let isIncreased): hasIncreasedHeaders = isIncreased
        default: break
        }
    }
}
