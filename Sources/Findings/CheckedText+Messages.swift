internal import Layout
internal import TextMeasurement

extension CheckedText {
    /// What a finding says, from its worst occurrence; the others are named behind it.
    ///
    /// - Parameters:
    ///   - rule: the rule that is broken.
    ///   - occurrences: where, worst first.
    ///   - version: the version of the worst one.
    /// - Returns: a lower-case phrase without a full stop.
    func message(_ rule: Rule, _ occurrences: [Occurrence], worst version: Version) -> String {
        guard let worst = occurrences.first else { return "" }
        var parts = [description(rule, worst, version)]
        if rule == .likelyOverflow {
            parts.append("no translation shows it yet")
        } else if worst.kind == .source {
            parts.append("already in the source language")
        } else {
            let others = occurrences.dropFirst().map(\.locale).reduce(into: [String]()) { names, name in
                if !names.contains(name), name != worst.locale { names.append(name) }
            }
            if !others.isEmpty { parts.append("also in \(Self.list(others))") }
        }
        if let fault = worst.fault, !fault.isCertain, rule != .likelyOverflow {
            parts.append("inside the error band of the measurement")
        }
        if !worst.samples.isEmpty { parts.append("with \(worst.samples.joined(separator: ", "))") }
        return parts.joined(separator: "; ")
    }

    private func description(_ rule: Rule, _ occurrence: Occurrence, _ version: Version) -> String {
        let form = version.variant ?? variant
        let name = subject
        let device = occurrence.device.map { " " + ShownDevice.place(of: $0) } ?? ""
        let place = "\(name)\(form.map { " (\($0))" } ?? "") in \(occurrence.locale)\(device)"
        guard let fault = occurrence.fault else {
            let names = version.fitted.natural.missing.prefix(5).map {
                "U+" + String($0.value, radix: 16, uppercase: true)
            }
            return "\(place) has characters without a glyph in any font: \(names.joined(separator: " "))"
        }
        let (needed, available) = (Self.number(fault.needed), Self.number(fault.available))
        if rule == .likelyOverflow {
            return
                "\(name) has room for \(available) pt\(device), and the widest of 20 translations of such a text needs "
                + "up to \(needed) pt"
        }
        switch fault.kind {
        case .brokenWord: return "\(place) has a word of \(needed) pt that is broken in a line of \(available) pt"
        case .tall: return "\(place) has ink \(needed) pt high, its box has \(available) pt: it is cut above or below"
        case .clipped, .truncated, .tooManyLines, .shrunk: break
        }
        switch fault.axis {
        case .width, .height:
            let cut = rule == .truncatedText ? "is truncated" : "is clipped"
            let excess = Self.number((fault.excess * 100).rounded())
            let dimension = fault.axis == .width ? "" : " of height"
            guard fault.available >= CheckedText.Box.leastSide else {
                return "\(place) \(cut): needs \(needed) pt\(dimension), and there is no room for it"
            }
            return "\(place) \(cut): needs \(needed) pt\(dimension), has \(available) pt (\(excess) % too much)"
        case .lines:
            let words = fault.available == 1 ? "line is" : "lines are"
            let condition = fault.hangsOnFallback ? " if the system's face for this script makes lines higher" : ""
            return "\(place) needs \(needed) lines, \(available) \(words) there\(condition)"
        case .scale:
            let percent = Self.number((fault.needed * 100).rounded())
            return "\(place) is shrunk to \(percent) % of its size to fit"
        }
    }

    /// The text that the finding is about, as people see it, and the view that shows it if that has another name.
    private var subject: String {
        guard let source = versions.first(where: { $0.kind == .source }) ?? versions.first, let view = place?.view
        else { return place?.view ?? "'\(key)'" }
        let line = source.filled.text.split(whereSeparator: \.isNewline).first ?? ""
        let text = "'\(line.count > 30 ? line.prefix(29) + "…" : line)'"
        return text == view ? view : "\(text) of \(view)"
    }

    /// The first names, and how many there are besides.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(6).joined(separator: ", ")
        return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
    }

    /// A number with at most two decimals, without zeros at the end.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
        guard rest != 0 else { return "\(whole)" }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(hundredths < 0 && whole == 0 ? "-" : "")\(whole).\(digits)"
    }
}
