package import SourceText

/// A number that a document shows through a formatter of its own (`numberFormatter`), as far as the document says how
/// long it is.
package struct DocumentNumber: Sendable, Hashable {
    /// The object ID of the view.
    package var object: String
    /// A number in the formatter's form, of zeros: `00.00`.
    package var text: String
    /// The control that sets the number, which says how large it gets and by how much it changes: `slider`; `nil` if only
    /// the digits are known that the formatter always shows.
    package var control: String?
    /// Where the formatter is.
    package var location: SourceLocation
}

extension DocumentConnections {
    /// The values that a slider or stepper may have.
    private struct Scale {
        var element: String
        var largest: Double
        /// How many decimals its values have; `nil` for any number.
        var decimals: Int?
    }

    /// How many digits a formatter may ask for: more are a mistake, or mean any number (`maximumIntegerDigits="309"`).
    private static let maximumDigits = 12

    /// Reads the formatters of labels, and the controls that are bound to the same property.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    static func numbers(of markup: MarkupFile) -> [DocumentNumber] {
        var scales: [String: Scale] = [:]
        var formatters: [MarkupElement] = []
        for index in 0..<markup.count {
            guard let element = markup.element(at: index) else { continue }
            if element.isNamed("numberFormatter"), element["key"] == "formatter" {
                formatters.append(element)
            } else if let scale = scale(of: element), let view = element.parent, let path = valuePath(of: view) {
                scales[path] = scale
            }
        }
        return formatters.compactMap { formatter in
            guard let cell = formatter.parent, cell.isNamed("textFieldCell"), let view = cell.parent,
                let object = view["id"]
            else { return nil }
            let path = valuePath(of: view) ?? valuePath(of: cell)
            let scale = path.flatMap { scales[$0] }
            guard let text = text(of: formatter, scale) else { return nil }
            return DocumentNumber(
                object: object,
                text: text,
                control: scale?.element,
                location: formatter.location
            )
        }
    }

    /// The property that a view's value is bound to, with the object that has it.
    private static func valuePath(of view: MarkupElement) -> String? {
        guard let connections = view.child(named: "connections") else { return nil }
        for binding in connections.children where binding.isNamed("binding") && binding["name"] == "value" {
            guard let destination = binding["destination"], let path = binding["keyPath"] else { continue }
            return "\(destination) \(path)"
        }
        return nil
    }

    private static func scale(of cell: MarkupElement) -> Scale? {
        guard cell.isNamed("sliderCell") || cell.isNamed("stepperCell"), let largest = number(cell["maxValue"]) else {
            return nil
        }
        let smallest = number(cell["minValue"]) ?? 0
        var step: Double?
        if cell.isNamed("stepperCell") {
            step = number(cell["increment"]) ?? 1
        } else if cell["allowsTickMarkValuesOnly"] == "YES", let ticks = number(cell["numberOfTickMarks"]), ticks > 1 {
            step = (largest - smallest) / (ticks - 1)
        }
        return Scale(
            element: cell.parent?.name ?? cell.name,
            largest: max(abs(largest), abs(smallest)),
            decimals: step.map(decimals)
        )
    }

    /// How many decimals the multiples of a step have.
    private static func decimals(of step: Double) -> Int {
        var (scaled, count) = (step, 0)
        while count < 6, abs(scaled - scaled.rounded()) > 1e-6 {
            scaled *= 10
            count += 1
        }
        return count
    }

    private static func number(_ text: String?) -> Double? {
        text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func text(of formatter: MarkupElement, _ scale: Scale?) -> String? {
        let digits = { (name: String) in formatter[name].flatMap { Int($0) }.map { max(0, $0) } }
        let isPercent = formatter["numberStyle"] == "percent"
        guard isPercent || formatter["numberStyle"] == "decimal" || formatter["positiveFormat"] != nil else {
            return nil
        }
        let pattern = formatter["positiveFormat"] ?? ""
        // Signs that are not digits stand for themselves, and are not read.
        guard pattern.allSatisfy({ "#0,.%".contains($0) }) else { return nil }
        let behindPoint = pattern.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
        var integers = max(1, digits("minimumIntegerDigits") ?? 1)
        let least = digits("minimumFractionDigits") ?? behindPoint.count { $0 == "0" }
        var fraction = least
        if let scale {
            let largest = isPercent ? scale.largest * 100 : scale.largest
            guard largest < 1e12 else { return nil }
            integers = max(integers, String(Int64(largest)).count)
            let most = digits("maximumFractionDigits") ?? behindPoint.count { $0 == "0" || $0 == "#" }
            let own = scale.decimals.map { isPercent ? max(0, $0 - 2) : $0 } ?? most
            fraction = max(least, min(most, own))
        }
        guard integers <= maximumDigits, fraction <= maximumDigits else { return nil }
        let number = String(repeating: "0", count: integers)
        let decimals = fraction > 0 ? "." + String(repeating: "0", count: fraction) : ""
        return number + decimals + (isPercent || pattern.contains("%") ? "%" : "")
    }
}
