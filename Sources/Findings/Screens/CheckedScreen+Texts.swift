internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

extension CheckedScreen {
    /// The texts of the screen, each with its boxes in all versions.
    ///
    /// Texts of prototype cells are placeholders and left out, and so are ``uncheckedTexts``.
    package var checkedTexts: [CheckedText] {
        guard let source = versions.first else { return [] }
        let unchecked = UncheckedTexts(self)
        var positions: [ShownIdentity: [(version: Int, text: Int)]] = [:]
        var order: [(identity: ShownIdentity, text: ShownText)] = []
        for (number, version) in versions.enumerated() {
            for (index, placed) in version.laidOut.texts.enumerated()
            where unchecked.reason(for: placed, in: version) == nil {
                let identity = ShownIdentity(placed)
                if positions[identity] == nil { order.append((identity, placed.text)) }
                positions[identity, default: []].append((number, index))
            }
        }
        // A forecast is made where room is least, so that it does not hang on which budgets were asked for.
        let narrowest = narrowestDevice
        let narrowBudgets = budgets.filter { $0.device == narrowest }
        return order.compactMap { item in
            let declaration = declarations[item.text.key] ?? TextDeclaration()
            guard declaration.ignored != .all else { return nil }
            let shown = positions[item.identity, default: []].compactMap { checkedVersion($0.version, $0.text) }
            guard !shown.isEmpty else { return nil }
            let location = source.texts.texts[item.text.key]?.location ?? item.text.location
            let isInDocument = location.path == item.text.location.path
            var checked = CheckedText(
                table: table,
                key: item.text.key,
                file: file,
                location: item.text.location,
                excerpt: lines.excerpt(
                    at: item.text.location,
                    length: isInDocument ? item.text.value.unicodeScalars.count : 1
                ),
                declaration: declaration,
                place: place(ofView: item.identity.view),
                versions: shown
            )
            checked.forecastLimit = shown.contains { $0.kind == .real } ? Self.limit(by: shown) : untranslatedLimit
            checked.placeholderLimit = shown.contains { $0.kind == .real } ? nil : placeholderLimit(of: item.text)
            let view = screen.views[item.identity.view].id
            checked.budgets = narrowBudgets.filter { $0.key == item.text.key && $0.place?.object == view }
            return checked
        }
    }

    /// The severity that a fake's fault of a text keeps to, which no language translates although the app has
    /// languages: most of these are placeholders that code replaces, above all where the rest of the screen is
    /// translated.
    private var untranslatedLimit: Severity? {
        let translations = versions.filter { $0.kind == .real }
        guard hasTranslations else { return nil }
        return translations.contains { $0.texts.texts.values.contains(where: \.isOwn) } ? .note : .warning
    }

    /// The severity that a fault keeps to of a text that no language translates.
    ///
    /// Interface Builder's own words are placeholders. So are, most likely, the texts of a cell with a document of its
    /// own, and what is not translated in an app that is.
    private func placeholderLimit(of text: ShownText) -> Severity? {
        if TranslatedText.isStandIn(text.value) { return .note }
        let isCellAlone = screen.extent == .cell && file.hasSuffix(".xib")
        return isCellAlone || hasTranslations ? .warning : nil
    }

    /// The number of translations that say as much of a text as a forecast from twenty languages does.
    private static let manyTranslations = 10

    /// The severity that a fake's fault keeps to where many translations of the text are there and all of them fit.
    ///
    /// The forecast has not come true then; a few that fit say nothing of the others.
    private static func limit(by shown: [CheckedText.Version]) -> Severity? {
        let translations = shown.filter { $0.kind == .real }
        guard translations.allSatisfy(\.fitted.faults.isEmpty),
            Set(translations.map(\.locale)).count >= manyTranslations
        else { return nil }
        return .note
    }

    /// One version of a text; `nil` where the language lacks the text, so that the source language's shines through.
    private func checkedVersion(_ number: Int, _ index: Int) -> CheckedText.Version? {
        let version = versions[number]
        let placed = version.laidOut.texts[index]
        guard let text = version.texts.texts[placed.text.key], text.isOwn || version.kind == .source else { return nil }
        return CheckedText.Version(
            locale: version.locale,
            kind: version.kind,
            textSize: version.textSize,
            filled: text.filled,
            location: text.location,
            isRightToLeft: placed.isRightToLeft,
            fitted: placed.fitted,
            box: CheckedText.Box(
                width: placed.box.width,
                height: placed.box.height,
                lines: placed.attributes.lines,
                minimumScale: placed.attributes.minimumScale
            ),
            device: version.device,
            limiting: placed.limiting.map(related)
        )
    }
}
