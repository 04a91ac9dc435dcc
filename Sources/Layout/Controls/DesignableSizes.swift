internal import Interfaces
internal import TextMeasurement

/// Views that Interface Builder drew with their own classes: the document says how large they asked to be.
extension ControlMetrics {
    /// The size that a view asks for: by its content, and by what its class made of it.
    ///
    /// The class of a label sets another font: its lines are as many times higher as the size that was noted. What
    /// the classes of other controls add to their texts, they add in all languages.
    func designableSize(of index: Int, width: Double?) throws(MeasurementError) -> IntrinsicSize {
        let view = screen.views[index]
        let noted = view.designableSize
        guard noted.horizontal != nil || noted.vertical != nil else {
            return try contentSize(of: index, width: width)
        }
        if case .label(let label) = view.content, let height = noted.vertical {
            return try designableLabel(label, width: width, notedWidth: noted.horizontal, notedHeight: height)
        }
        var size = try contentSize(of: index, width: width)
        var original = self
        original.setting.texts = [:]
        let own = setting.texts.isEmpty ? size : try original.contentSize(of: index, width: nil)
        let insets = alignmentInsets(of: index)
        if let width = noted.horizontal {
            size.width = max((size.width ?? 0) + width - (own.width ?? 0) - insets.horizontal, 0)
        }
        if let height = noted.vertical {
            let before = size.height ?? 0
            size.height = max(before + height - (own.height ?? 0) - insets.vertical, 0)
            // The text of a control stands in its middle.
            size.firstBaseline = size.firstBaseline.map { $0 + ((size.height ?? before) - before) / 2 }
            size.lastBaseline = size.lastBaseline.map { $0 + ((size.height ?? before) - before) / 2 }
        }
        return size
    }

    private func designableLabel(
        _ label: LabelContent,
        width: Double?,
        notedWidth: Double?,
        notedHeight: Double
    ) throws(MeasurementError) -> IntrinsicSize {
        var original = self
        original.setting.texts = [:]
        var single = label
        single.attributes.lines = 1
        let own = try original.labelSize(single, width: nil)
        guard let height = own.height, height > 0, notedHeight > 0 else {
            return try labelSize(label, width: width)
        }
        var size = try labelSize(label, width: width, scale: notedHeight / height)
        // The width of the document's own text was noted as well.
        if let shown = label.text, setting.texts[shown.key] ?? shown.value == shown.value, let notedWidth,
            label.attributes.preferredMaxLayoutWidth == nil
        {
            size.width = notedWidth
        }
        return size
    }
}
