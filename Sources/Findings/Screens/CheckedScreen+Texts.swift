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
        var order: [(identity: ShownIdentity, text: InterfaceText)] = []
        for (number, version) in versions.enumerated() {
            for (index, placed) in version.laidOut.texts.enumerated()
            where unchecked.reason(for: placed, in: version) == nil {
                let identity = ShownIdentity(placed)
                if positions[identity] == nil { order.append((identity, placed.text)) }
                // A pop-up button shows the string of its chosen item as its title and as an item: in one room.
                if let last = positions[identity]?.last, last.version == number,
                    version.laidOut.texts[last.text].fitted == placed.fitted
                {
                    continue
                }
                positions[identity, default: []].append((number, index))
            }
        }
        // A forecast is made where room is least, so that it does not depend on which budgets were asked for.
        let narrowest = narrowestDevice
        let narrowBudgets = budgets.filter { $0.device == narrowest }
        let isTranslated = versions.contains { version in
            version.kind == .real && version.texts.texts.values.contains(where: \.isOwn)
        }
        let hasOtherWords = versions.contains { version in
            version.kind == .real
                && version.texts.texts.contains { key, text in
                    text.isOwn && text.filled.text != source.texts.texts[key]?.filled.text
                }
        }
        return order.compactMap { item in
            let declaration = declarations[item.text.key] ?? TextDeclaration()
            guard declaration.ignored != .all else { return nil }
            var places = positions[item.identity, default: []]
            let sourceText = source.texts.texts[item.text.key]?.filled.text ?? item.text.value
            let own = places.filter { shows(item.text.key, sourceText, on: versions[$0.version].setting.device) }
            let lacksDevice = own.isEmpty
            if !lacksDevice { places = own }
            var grounds = PerAxis(
                horizontal: grounds(ofView: item.identity.view, on: .horizontal),
                vertical: grounds(ofView: item.identity.view, on: .vertical)
            )
            if lacksDevice { for axis in Axis.allCases { grounds[axis].doubts.insert(.otherDevice) } }
            let shown = places.compactMap {
                checkedVersion($0.version, $0.text, grounds.horizontal)
            }
            guard !shown.isEmpty else { return nil }
            let location = source.texts.texts[item.text.key]?.location ?? item.text.location
            let isInDocument = location.path == item.text.location.path && code.texts[item.text.key] == nil
            var checked = CheckedText(
                table: code.texts[item.text.key]?.table ?? table,
                key: item.text.key,
                file: file,
                location: item.text.location,
                excerpt: lines.excerpt(
                    at: item.text.location,
                    length: isInDocument ? item.text.value.unicodeScalars.count : 1
                ),
                declaration: declaration,
                place: place(ofView: item.identity.view),
                renditions: shown
            )
            checked.role = screen.views[item.identity.view].content.role
            var state = translation(of: item.text, shown, isScreenTranslated: isTranslated)
            let isTranslator = shown.contains { $0.kind == .real && otherWords.contains($0.locale) }
            state.isKept = state.isKept && (hasOtherWords || isTranslator) || state.isOwnName
            checked.translation = state
            checked.grounds = grounds
            checked.take(code, view: item.identity.view)
            if isKeptInCell(item.identity.view) {
                checked.grounds.horizontal.isReproduced = false
                checked.grounds.vertical.isReproduced = false
            }
            let view = screen.views[item.identity.view].id
            checked.budgets = narrowBudgets.filter { $0.key == item.text.key && $0.place?.object == view }
            return checked
        }
    }

    /// Whether a text is shown on a device: it names no sensor that this lacks, and code shows it on no other kind alone.
    private func shows(_ key: String, _ source: String, on device: DeviceTraits) -> Bool {
        if let idiom = code.texts[key]?.idiom, device.idiom != .mac, device.idiom != idiom { return false }
        guard let sensor = Sensor(namedIn: source) else { return true }
        return Sensor(of: device) ?? sensor == sensor
    }

    /// Whether the view is a text that a cell of a standard style places, and the layout leaves it as large as it was
    /// saved in all languages: at run time the cell makes it as large as its text.
    private func isKeptInCell(_ view: Int) -> Bool {
        let isInStandardCell = screen.ancestors(of: view).contains { index in
            if case .cell(let cell) = screen.views[index].content { cell.style != "custom" } else { false }
        }
        guard isInStandardCell, screen.views[view].autoresizing != nil,
            let saved = screen.views[view].savedFrame?.width
        else { return false }
        return versions.allSatisfy { version in
            version.laidOut.frames[view].map { abs($0.width - saved) < 1 } ?? true
        }
    }

    /// Who translates a text of the screen, by the renditions that are shown.
    private func translation(
        of text: InterfaceText,
        _ renditions: [CheckedText.Rendition],
        isScreenTranslated: Bool
    ) -> TranslationState {
        let translations = renditions.filter { $0.kind == .real && !$0.isUntranslated }
        var state = TranslationState()
        let isOfCode = code.texts[text.key] != nil
        state.isCalledPlaceholder = !isOfCode && text.comment.map(TextPurpose.callsPlaceholder) ?? false
        state.isPlaceholder = state.isCalledPlaceholder || !isOfCode && TextPurpose.isPlaceholder(text.value)
        state.isInCellDocument = !isOfCode && screen.extent == .cell && file.hasSuffix(".xib")
        state.isAppTranslated = hasTranslations
        state.isScreenTranslated = isScreenTranslated
        state.languages = Set(translations.map(\.locale)).count
        let source = renditions.first { $0.kind == .source }?.filled.text ?? text.value
        state.isSingleWord = !source.contains(where: \.isWhitespace)
        let isSame = translations.allSatisfy { $0.filled.text == source }
        state.isOwnName = TextPurpose.isOwnName(source, products: productNames)
        state.isName =
            isSame && (state.isOwnName || hasTranslations && TextPurpose.isName(source, products: productNames))
        state.isKept = isSame && state.languages > 0
        return state
    }

    /// One version of a text; `nil` where the language lacks the text, so that the source language's shines through, unless
    /// the translations beside it leave that too little room.
    private func checkedVersion(_ number: Int, _ index: Int, _ grounds: BoxGrounds) -> CheckedText.Rendition? {
        let version = versions[number]
        let placed = version.laidOut.texts[index]
        // A view may be a line of its own with a text of blanks: there is nothing to cut.
        guard let text = version.texts.texts[placed.text.key], text.filled.text.contains(where: { !$0.isWhitespace })
        else { return nil }
        let isLacking = !text.isOwn && version.kind != .source
        guard !isLacking || isSqueezed(placed, in: version) else { return nil }
        var rendition = CheckedText.Rendition(
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
            limiting: placed.limiting.map { related($0, in: version) }
        )
        rendition.yieldedWidth = yieldedWidth(of: placed.view, by: grounds.neighboursOfCode, in: version)
        rendition.tiedWidth = grounds.tied.isEmpty ? nil : width(of: grounds.tied, beside: placed.view, in: version)
        let images = grounds.tiedImages
        rendition.imageWidth = images.isEmpty ? nil : width(of: images, beside: placed.view, in: version)
        rendition.isUntranslated = isLacking
        return rendition
    }
}

extension CheckedText {
    /// Takes over what code says of the text and of its view.
    fileprivate mutating func take(_ code: ScreenCode, view: Int) {
        self.code = code.texts[key]
        smallestFont = code.smallestFonts[view]
        for axis in Axis.allCases {
            // The table of the code's string is translated, whatever the document is.
            if self.code != nil { grounds[axis].doubts.remove(.neverLocalized) }
            if self.code == nil, code.replaced[view] != nil { grounds[axis].doubts.insert(.replacedByCode) }
            if self.code?.isOneOfMany == true { grounds[axis].doubts.insert(.oneOfMany) }
        }
    }
}
