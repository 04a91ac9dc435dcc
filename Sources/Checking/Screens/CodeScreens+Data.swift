internal import Findings
internal import Interfaces
internal import OutletTexts
internal import SourceText
internal import StringTables

/// Texts of no table whose form is stated.
extension CodeScreens {
    /// How many of them one view is laid out with.
    private static let maximumSamples = 3

    /// The texts that code and formatters give the labels and buttons of a screen, the longest of each view.
    ///
    /// - Complexity: O(*n*) in the number of views.
    func dataSamples(of screen: Screen, in document: String) -> [DataSample] {
        let uses = join.uses[document] ?? [:]
        let numbers = numbers[document] ?? []
        var found: [DataSample] = []
        for (index, view) in screen.views.enumerated() where view.content.showsOneText {
            guard isShown(index, of: screen, uses) else { continue }
            var own: [DataSample] = []
            for text in uses[view.id]?.texts ?? [] where text.slot == .text {
                guard let (sample, form) = Self.sample(of: text.value),
                    !own.contains(where: { $0.text.utf8.elementsEqual(sample.utf8) })
                else { continue }
                own.append(DataSample(view: index, text: sample, form: form, code: shown(text.location)))
            }
            for number in numbers where number.object == view.id {
                let form = DataSample.Form.formatter(control: number.control)
                own.append(DataSample(view: index, text: number.text, form: form))
            }
            found += own.sorted { $0.text.count > $1.text.count }.prefix(Self.maximumSamples)
        }
        return found
    }

    /// Whether the document shows a view with all that is around it, or code does.
    private func isShown(_ view: Int, of screen: Screen, _ uses: [String: OutletUse]) -> Bool {
        guard !screen.isArrangedByUnknown(view) else { return false }
        return ([view] + screen.ancestors(of: view)).allSatisfy { index in
            let isHidden = screen.views[index].isHidden.base
            return screen.views[index].isInstalled.base
                && (!isHidden || uses[screen.views[index].id]?.changes.contains(.hidden) == true)
        }
    }

    private static func sample(of value: AssignedText.Value) -> (String, DataSample.Form)? {
        switch value {
        case .literal(let text):
            // How wide other systems draw pictures and signs is not known.
            guard !text.isKeyLike, !TextPurpose.isUniqueIdentifier(text),
                text.contains(where: { $0.isLetter || $0.isNumber })
            else { return nil }
            return (text, .literal)
        case .format(let format): return least(of: format).map { ($0, .format(format)) }
        case .key, .data, .unknown: return nil
        }
    }

    /// The shortest text of a format: each number has as many digits as it always has, and each text no characters.
    ///
    /// - Returns: `nil` for a format whose arguments are not known.
    static func least(of format: String) -> String? {
        let message = Message(format)
        var text = ""
        for segment in message.segments {
            switch segment.kind {
            case .percent: text += "%"
            case .specifier(let specifier):
                guard case .letter(let letter, _) = specifier.conversion else { return nil }
                if "@s".utf8.contains(letter) { continue }
                guard specifier.type.isNumber else { return nil }
                text += digits(of: specifier, isInteger: "diuxXo".utf8.contains(letter))
            default: text += message.text(of: segment)
            }
        }
        return text.isEmpty ? nil : text
    }

    private static func digits(of specifier: Specifier, isInteger: Bool) -> String {
        var width = 1
        if case .digits(let count) = specifier.width { width = min(max(count, 1), 20) }
        var precision: Int?
        if case .digits(let count) = specifier.precision { precision = min(count, 20) }
        if isInteger { return String(repeating: "0", count: max(width, precision ?? 1)) }
        let decimals = precision ?? 6
        let number = decimals > 0 ? "0." + String(repeating: "0", count: decimals) : "0"
        return String(repeating: "0", count: max(0, width - number.count)) + number
    }
}

extension String {
    /// Whether it reads like a key that some function looks up: `settings_title`, `settings.title`.
    fileprivate var isKeyLike: Bool {
        guard !contains(where: \.isWhitespace), contains("_") || contains(".") else { return false }
        return allSatisfy { $0 == "_" || $0 == "." || $0.isLetter || $0.isNumber } && contains(where: \.isLetter)
    }
}

extension ViewContent {
    /// Whether the view shows one text that nobody edits.
    fileprivate var showsOneText: Bool {
        switch self {
        case .label, .button: true
        default: false
        }
    }
}
