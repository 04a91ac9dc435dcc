internal import Findings
internal import Interfaces
internal import Layout
internal import ProposedLayout
internal import SourceCode
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

extension SourceScreenChecker {
    /// A text that does not fit, for the rules over texts.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - screen: the screen that it is on.
    ///   - failed: the versions in which it does not fit.
    ///   - sources: the versions of the source language in which it fits.
    /// - Returns: `nil` for a text of no table.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    func checkedText(
        _ text: BranchCover.Text,
        on screen: SourceScreen,
        _ failed: [Rendition],
        _ sources: [Rendition]
    ) throws(MeasurementError) -> CheckedText? {
        guard let origin = plan.origins[text.string], text.source > 0, text.source <= plan.views.places.count else {
            return nil
        }
        // What is certain somewhere is told without what is doubtful elsewhere.
        let sure = failed.filter { $0.doubts.isSubset(of: [.readFromCode]) }
        let told = sure.isEmpty ? failed : sure
        let place = plan.views.places[text.source - 1]
        let location = plan.location(place.file, place.range.lowerBound)
        let key = "\(text.string)"
        var declaration = plan.texts.declarations[key] ?? TextDeclaration()
        if let code = plan.files[place.file] {
            let ignored = SourceDirective.ignored(code, at: place.range.lowerBound)
            declaration.ignored = declaration.ignored.union(ignored)
        }
        guard declaration.ignored != .all else { return nil }
        var renditions: [CheckedText.Rendition] = []
        for found in (sources + told).sorted(by: { $0.language < $1.language }) {
            if let rendition = try rendition(found, key) { renditions.append(rendition) }
        }
        var checked = CheckedText(
            table: origin.table,
            key: origin.key,
            file: plan.file(place.file),
            location: location,
            excerpt: plan.files[place.file].map {
                SourceLines($0.file).excerpt(at: location, length: place.range.count)
            },
            declaration: declaration,
            place: ScreenPlace(
                screen: screen.name,
                identifier: Self.identifier(of: screen),
                object: "\(place.phrase)",
                view: place.phrase
            ),
            renditions: Self.unique(renditions)
        )
        let doubts = told.reduce(into: Set<Doubt>()) { $0.formUnion($1.doubts) }
        checked.grounds.horizontal.doubts = doubts
        checked.grounds.vertical.doubts = doubts
        checked.translation = translation(key)
        checked.role = told.first?.role
        return checked
    }

    private func translation(_ key: String) -> TranslationState {
        var state = TranslationState()
        let own = languages.filter { $0.texts.kind == .real && $0.texts.texts[key]?.isOwn == true }
        state.languages = own.count
        state.isAppTranslated = languages.contains { $0.texts.kind == .real }
        state.isScreenTranslated = state.isAppTranslated
        let text = languages.first?.texts.texts[key]?.filled.text ?? ""
        state.isSingleWord = !text.contains(where: \.isWhitespace)
        return state
    }

    /// One rendition for each language, room and text size: the one that does not fit.
    private static func unique(_ renditions: [CheckedText.Rendition]) -> [CheckedText.Rendition] {
        var positions: [[String]: Int] = [:]
        var kept: [CheckedText.Rendition] = []
        for rendition in renditions {
            let identity = [rendition.locale, rendition.device ?? "", rendition.textSize.rawValue]
            if let position = positions[identity] {
                if kept[position].fitted.faults.isEmpty { kept[position] = rendition }
            } else {
                positions[identity] = kept.count
                kept.append(rendition)
            }
        }
        return kept
    }

    private func rendition(_ found: Rendition, _ key: String) throws(MeasurementError) -> CheckedText.Rendition? {
        let language = languages[found.language]
        guard let text = language.texts.texts[key] else { return nil }
        let placed = found.placed
        var natural = placed.natural
        // Layouts do not ask for glyphs, and the finding shows the text.
        natural.lines = try measurer.measure(placed.request).lines
        let width = placed.offered.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let height = placed.offered.height.flatMap { $0.isFinite ? max($0, 0) : nil }
        return CheckedText.Rendition(
            locale: language.texts.locale,
            kind: language.texts.kind,
            textSize: found.textSize,
            filled: text.filled,
            location: text.location,
            isRightToLeft: language.texts.isRightToLeft,
            fitted: FittedText(
                shown: placed.shown,
                natural: natural,
                faults: Self.fault(of: placed).map { [Self.fitted($0, placed)] } ?? [],
                fontSize: placed.font.size.points,
                allowedLines: placed.lineLimit ?? 0
            ),
            box: CheckedText.Box(width: width, height: height, lines: placed.lineLimit ?? 0),
            device: found.room.name,
            limiting: found.chain
        )
    }

    /// A fault in the words of the rules over texts.
    private static func fitted(
        _ fault: ProposedLayout.PlacedText.Fault,
        _ placed: ProposedLayout.PlacedText
    ) -> FittedText.Fault {
        let kind: FittedText.Fault.Kind
        var axis = FittedText.Fault.Axis.width
        var (needed, available) = (fault.needed, fault.available)
        switch (fault.kind, fault.limit) {
        case (.truncated, .height):
            kind = .tooManyLines
            axis = .lines
            needed = Double(placed.natural.lines.count)
            available = Double(max(placed.shown.lines.count, 1))
        case (.truncated, .lineLimit) where placed.lineLimit != 1:
            kind = .tooManyLines
            axis = .lines
        case (.truncated, _): kind = .truncated
        case (.shrunk, _):
            kind = .shrunk
            axis = .scale
        case (.brokenWord, _): kind = .brokenWord
        case (.outside, _): kind = .clipped
        }
        return FittedText.Fault(
            kind: kind,
            axis: axis,
            needed: needed,
            available: available,
            isCertain: fault.isCertain
        )
    }
}
