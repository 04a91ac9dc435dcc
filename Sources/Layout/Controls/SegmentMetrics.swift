internal import Interfaces
internal import TextMeasurement

/// Segmented controls of both platforms.
extension ControlMetrics {
    /// What a segment adds to its title, in points.
    func segmentPadding(of control: SegmentedContent) -> Double {
        guard platform == .macOS else { return era.isBeforeIOS13 ? 15 : 20 }
        let isSmall = control.controlSize == "small"
        if isWideSegmented(control) { return isSmall ? 19 : 24 }
        return isSmall ? 12 : 20
    }

    /// Whether a control of macOS keeps the wider room beside its titles that it had up to Xcode 9.
    func isWideSegmented(_ control: SegmentedContent) -> Bool {
        platform == .macOS && control.style == "rounded" && era.isBeforeMacOS11 && era.isBefore(14_000)
    }

    /// Whether segments without a width of their own are all as wide as the widest one.
    private func isEven(_ control: SegmentedContent) -> Bool {
        platform == .macOS ? control.fillsEqually : !control.apportionsByContent
    }

    func segmentText(_ segment: SegmentedContent.Segment, of control: SegmentedContent) -> ControlText? {
        let standard = platform == .iOS ? 13 : Self.systemSize(of: control.controlSize)
        return segment.title.flatMap { text($0, control.attributes, standard: standard) }
    }

    /// The size of a segmented control: the sum of its segments, which are all as wide as the widest one unless they
    /// follow their titles or have widths of their own.
    func segmentedSize(_ control: SegmentedContent, row: ControlRow) throws(MeasurementError) -> IntrinsicSize {
        var widths: [Double] = []
        var texts: [ControlText] = []
        for segment in control.segments {
            let text = segmentText(segment, of: control)
            var width = segmentPadding(of: control)
            if let text, !text.value.isEmpty { width += try measure(text).width }
            if let text { texts.append(text) }
            widths.append(segment.width ?? width)
        }
        // A control of macOS asks for that only up to Xcode 14; later ones share out what their titles ask for.
        if isEven(control), platform == .iOS || era.isBefore(22_000) {
            let widest = widths.max() ?? 0
            for index in widths.indices where control.segments[index].width == nil { widths[index] = widest }
        }
        // Lines stand between segments of given widths.
        if control.hasGivenWidths, platform == .macOS { widths.append(Double(control.segments.count - 1)) }
        var size = try size(row, texts: texts)
        if let extra = row.width.points(text: widths.reduce(0, +)) {
            size.width = grid.roundedUp(extra - row.alignment.horizontal)
        }
        return size
    }
}

/// Where the titles of segments may be set.
extension ControlMetrics {
    /// What a segment keeps free beside its title at least, on each side, in points.
    private static let segmentMargin = 4.0

    /// The titles with the shares of their segments.
    ///
    /// Segments with a width of their own keep it; the others share the rest evenly, or as their titles ask for.
    func segmentBoxes(
        _ control: SegmentedContent,
        frame: Rect,
        isRightToLeft: Bool
    ) throws(MeasurementError) -> [BoxedText] {
        let texts = control.segments.map { segmentText($0, of: control) }
        var shares: [Double] = []
        for (segment, text) in zip(control.segments, texts) where segment.width == nil {
            guard !isEven(control) else {
                shares.append(1)
                continue
            }
            var share = segmentPadding(of: control)
            if let text { share += try measure(text).width }
            shares.append(share)
        }
        let fixed = control.segments.reduce(0) { $0 + ($1.width ?? 0) }
        let unit = max(frame.width - fixed, 0) / max(shares.reduce(0, +), 1)
        var boxes: [BoxedText] = []
        var x = 0.0
        var next = shares.makeIterator()
        for (segment, text) in zip(control.segments, texts) {
            let width = segment.width ?? (next.next() ?? 0) * unit
            if let text {
                let left = isRightToLeft ? frame.maxX - x - width : frame.x + x
                let share = Rect(x: left, y: frame.y, width: width, height: frame.height)
                let margin = EdgeInsets(top: 0, left: Self.segmentMargin, bottom: 0, right: Self.segmentMargin)
                boxes.append(BoxedText(text: text, box: share.inset(by: margin), natural: .center))
            }
            x += width
        }
        return boxes
    }
}
