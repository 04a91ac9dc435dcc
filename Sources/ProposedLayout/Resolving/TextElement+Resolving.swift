internal import TextMeasurement

extension TextElement {
    /// Resolves a text: its strings in the language of the layout, its fonts, its limits.
    ///
    /// The result is `nil` if its font has no size.
    init?(_ content: TextContent, in environment: Environment, _ conditions: LayoutConditions) {
        let platform = conditions.system.platform
        guard let font = environment.request(nil, on: platform, side: conditions.side) else { return nil }
        var runs: [TextRun] = []
        for run in content.runs {
            guard let string = run.string, let translated = conditions.strings[string] else {
                var run = run
                if let sample = run.data.flatMap({ conditions.data[$0] }) { run.text = sample }
                runs.append(run)
                continue
            }
            runs += translated.map { $0.looking(like: run) }
        }
        for index in runs.indices {
            runs[index].text =
                environment.letterCase.map { $0.applied(to: runs[index].text, locale: conditions.locale) }
                ?? runs[index].text
        }
        var styled: [StyledRun] = []
        var offset = 0
        for run in runs {
            let end = offset + run.text.utf8.count
            let range = offset..<end
            offset = end
            var inner = environment
            if let weight = run.weight { inner.weight = weight }
            if let design = run.design { inner.design = design }
            inner.isItalic = inner.isItalic || run.isItalic
            guard let request = inner.request(run.font, on: platform, side: conditions.side) else { return nil }
            let kern = run.kern + environment.tracking
            if request != font || kern != 0, !range.isEmpty {
                styled.append(StyledRun(range: range, font: request, kern: kern))
            }
        }
        self.runs = runs
        text = runs.map(\.text).joined()
        // A text of one look has the font itself, so that its lines are as high as that font's.
        if styled.count == 1, styled[0].kern == 0, styled[0].range == 0..<offset {
            self.font = styled[0].font
            styledRuns = []
        } else {
            self.font = font
            styledRuns = styled
        }
        lineLimit = environment.lineLimit
        minimumScale = environment.minimumScale
        lineBreak = environment.lineBreak
        allowsTightening = environment.allowsTightening
        lineSpacing = environment.lineSpacing
        alignment = environment.lineAlignment
        direction = environment.isRightToLeft ? .rightToLeft : .natural
        isChrome = environment.isChrome
        locale = conditions.locale
    }
}

extension TextRun {
    /// The run in the look of another one, which it stands for in another language.
    fileprivate func looking(like run: TextRun) -> TextRun {
        TextRun(
            text,
            string: run.string,
            font: font ?? run.font,
            weight: weight ?? run.weight,
            isItalic: isItalic || run.isItalic,
            design: design ?? run.design,
            kern: kern == 0 ? run.kern : kern
        )
    }
}

extension EnvironmentChange.LetterCase {
    /// The text in these letters, with the dotted capitals of the languages that have them.
    fileprivate func applied(to text: String, locale: String) -> String {
        switch self {
        case .lowercase: return text.lowercased()
        case .uppercase:
            let hasDottedCapitals = locale.hasPrefix("tr") || locale.hasPrefix("az")
            return hasDottedCapitals
                ? text.map { $0 == "i" ? "\u{130}" : $0.uppercased() }.joined() : text.uppercased()
        }
    }
}
