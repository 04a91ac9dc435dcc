internal import Interfaces
internal import SourceText

extension YAMLNode {
    /// A finite number.
    func number(_ name: String) throws(SourceError) -> Double {
        let text = try text(name)
        guard let number = Double(text), number.isFinite, number.magnitude <= 1_000_000 else {
            throw error("'\(name)' must be a number, not '\(text)'")
        }
        return number
    }

    /// A list of this many numbers.
    func numbers(_ name: String, _ count: Int, like example: String) throws(SourceError) -> [Double] {
        var numbers: [Double] = []
        for element in try elements(name) { numbers.append(try element.number(name)) }
        guard numbers.count == count else { throw error("'\(name)' takes \(count) numbers, as in \(name): \(example)") }
        return numbers
    }

    /// A width and a height in points, both above 0.
    func size(_ name: String) throws(SourceError) -> Size {
        let numbers = try numbers(name, 2, like: "[320, 480]")
        guard numbers.allSatisfy({ $0 > 0 }) else { throw error("'\(name)' takes a width and a height above 0") }
        return Size(width: numbers[0], height: numbers[1])
    }

    /// Distances from the edges, in the order of UIKit: top, left, bottom, right.
    func insets(_ name: String) throws(SourceError) -> EdgeInsets {
        let numbers = try numbers(name, 4, like: "[top, left, bottom, right]")
        return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// `true` or `false`.
    func truth(_ name: String) throws(SourceError) -> Bool {
        switch try text(name) {
        case "true": return true
        case "false": return false
        case let other: throw error("'\(name)' is true or false, not '\(other)'")
        }
    }

    /// One word of an enumeration.
    func word<Word: RawRepresentable>(
        _ name: String,
        among words: [Word]
    ) throws(SourceError) -> Word where Word.RawValue == String {
        let text = try text(name)
        if let word = words.first(where: { $0.rawValue == text }) { return word }
        throw unknown(text, among: words.map(\.rawValue), kind: "'\(name)'")
    }

    /// A priority: a number above 0 and at most 1000, or a word for one.
    func priority(_ name: String) throws(SourceError) -> Float {
        let text = try text(name)
        if let named = Equation.priorities.first(where: { $0.name == text }) { return named.value }
        guard let number = Double(text), number > 0, number <= 1000, Float(number) > 0 else {
            throw error("'\(name)' takes a priority above 0 and at most 1000, not '\(text)'")
        }
        return Float(number)
    }

    /// A priority for both axes, or a list of the horizontal and the vertical one.
    func priorities(_ name: String) throws(SourceError) -> PerAxis<Float> {
        guard isList else {
            let priority = try priority(name)
            return PerAxis(horizontal: priority, vertical: priority)
        }
        let elements = try elements(name)
        guard elements.count == 2 else {
            throw error("'\(name)' takes one priority, or a horizontal and a vertical one, as in [251, 750]")
        }
        return PerAxis(horizontal: try elements[0].priority(name), vertical: try elements[1].priority(name))
    }

    /// A text, or a list of texts, with their places.
    func placedTexts(_ name: String) throws(SourceError) -> [LocatedText] {
        guard isList else { return [try placed(name)] }
        var texts: [LocatedText] = []
        for element in try elements(name) { texts.append(try element.placed("an element of '\(name)'")) }
        return texts
    }
}
