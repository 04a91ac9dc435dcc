internal import SourceText
internal import TextMeasurement

/// Segmented controls of both platforms.
extension InterfaceReader {
    mutating func segmentedControl(_ element: MarkupElement) -> SegmentedContent {
        let holder = isMac ? cell(of: element) ?? element : element
        let id = holder["id"]
        var segments: [SegmentedContent.Segment] = []
        if let list = holder.child(named: "segments") {
            for (index, segment) in list.children.filter({ $0.isNamed("segment") }).enumerated() {
                let title =
                    text("title", of: segment, as: "segmentTitles[\(index)]", id: id)
                    ?? text("label", of: segment, as: "ibShadowedLabels[\(index)]", id: id)
                segments.append(
                    SegmentedContent.Segment(
                        title: title,
                        hasImage: segment["image"] != nil || segment.child(named: "imageReference") != nil,
                        width: positive("width", of: segment)
                    )
                )
            }
        }
        var attributes: TextAttributes
        if isMac {
            attributes = cellAttributes(of: holder)
            attributes.lineBreak = .tail
        } else {
            attributes = TextAttributes(font: nil)
            attributes.font = fonts(of: element, standard: .system(13))
        }
        attributes.lines = 1
        attributes.alignment = .center
        var content = SegmentedContent(segments: segments, attributes: attributes)
        content.style = holder["style"] ?? element["segmentControlStyle"]
        content.controlSize = controlSize(of: element)
        content.isMomentary = holder["trackingMode"] == "momentary"
        content.fillsEqually = holder["segmentDistribution"] == "fillEqually"
        content.apportionsByContent = element["apportionsSegmentWidthsByContent"] == "YES"
        return content
    }
}
