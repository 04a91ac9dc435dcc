internal import Findings
internal import Layout

/// The page's description of one occurrence, in words and numbers.
struct OccurrenceDescription {
    var needed = ""
    var available = ""
    /// The share that is too much, as `+19 %`.
    var excess = ""
    var isCertain = true
    /// The text size and the device, where they matter.
    var setting: String

    init(_ occurrence: Occurrence, in report: CheckReport) {
        var parts: [String] = []
        if report.textSizes.count > 1 { parts.append(occurrence.textSize) }
        if let device = occurrence.device { parts.append(device) }
        setting = parts.joined(separator: ", ")
        guard let fault = occurrence.fault else { return }
        (needed, available) = FaultSentence.extents(of: fault)
        excess = DecimalText.signedPercent(FaultSentence.excess(of: fault))
        isCertain = fault.isCertain
    }
}
