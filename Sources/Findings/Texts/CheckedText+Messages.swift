internal import Layout
internal import TextMeasurement

extension CheckedText {
    /// What is said behind the message of a rule: the other languages, doubts, and what stands in for arguments.
    ///
    /// - Parameters:
    ///   - issue: the issue of the worst rendition.
    ///   - occurrences: where the rule is broken, worst first.
    /// - Returns: phrases, in their order.
    func remarks(on issue: TextIssue, _ occurrences: [Occurrence]) -> [String] {
        guard let worst = occurrences.first else { return [] }
        var remarks: [String] = []
        if !issue.isForecast {
            if worst.kind == .source {
                remarks.append("already in the source language")
            } else {
                let others = occurrences.dropFirst().map(\.locale).reduce(into: [String]()) { names, name in
                    if !names.contains(name), name != worst.locale { names.append(name) }
                }
                if !others.isEmpty { remarks.append("also in \(Self.list(others))") }
            }
            if isSqueezed(worst) { remarks.append("not translated; the strings beside it take its room") }
            if issue.fault?.isCertain == false { remarks.append("within the error margin of the measurement") }
        }
        if let code {
            remarks.append("\(code.isPart ? "inserted" : "set") in code: \(code.place)")
        }
        if let remark { remarks.append(remark) }
        if !worst.samples.isEmpty { remarks.append("with \(worst.samples.joined(separator: ", "))") }
        return remarks
    }

    /// Whether an occurrence is about the string of the source language, in a language that lacks its own.
    private func isSqueezed(_ occurrence: Occurrence) -> Bool {
        renditions.contains { rendition in
            rendition.isUntranslated && rendition.locale == occurrence.locale && rendition.device == occurrence.device
        }
    }

    /// The text that a finding is about, as people see it, and where: `"Done" (plural.one) in German on iPhone SE`.
    func place(of rendition: Rendition) -> String {
        let form = (rendition.variant ?? variant).map { " (\($0))" } ?? ""
        return "\(subject)\(form) in \(LanguageName.of(rendition.locale))\(device(of: rendition))"
    }

    /// The device of a rendition as a phrase that begins with a space; empty if the box does not depend on one.
    func device(of rendition: Rendition) -> String { rendition.device.map { " " + ShownDevice.place(of: $0) } ?? "" }

    /// The text that the finding is about, as people see it, and the view that shows it if that has another name.
    var subject: String {
        guard let source = renditions.first(where: { $0.kind == .source }) ?? renditions.first, let view = place?.view
        else { return place?.view ?? "\"\(key)\"" }
        let line = source.filled.text.split(whereSeparator: \.isNewline).first ?? ""
        let text = "\"\(line.count > 30 ? line.prefix(29) + "…" : line)\""
        return text == view ? view : "\(text) of \(view)"
    }

    /// The first names, and how many there are besides.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(6).map(LanguageName.of).joined(separator: ", ")
        return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
    }

    /// A number with at most two decimals, without zeros at the end.
    package static func number(_ value: Double) -> String {
        guard value.magnitude < 1e15 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
        guard rest != 0 else { return "\(whole)" }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(hundredths < 0 && whole == 0 ? "-" : "")\(whole).\(digits)"
    }
}
