internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

extension SourceScreenChecker {
    /// What a page shows of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - outcome: what came of it.
    ///   - findings: what is reported of it.
    ///   - limit: how many pictures may be drawn at most; the source language on the first device, and the worst version of
    ///     each finding.
    /// - Returns: the versions as cells of the matrix, and the pictures; `nil` for a screen that was not laid out.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: a layout for each picture.
    func record(
        of screen: SourceScreen,
        _ outcome: Outcome,
        findings: [Finding],
        limit: Int
    ) throws(MeasurementError) -> ScreenRecord? {
        guard let first = outcome.versions.first(where: { languages[$0.language].texts.kind == .source }) else {
            return nil
        }
        var pictures = [try picture(of: screen, Failure(text: nil, version: first, branches: first.room.decisions))]
        for finding in findings {
            guard pictures.count < limit, let worst = finding.occurrences.first else { continue }
            let failure = outcome.failures.lazy.flatMap(\.self).first { failure in
                guard let text = failure.text else { return false }
                return plan.origins[text.string]?.key == finding.key && isShown(worst, in: failure.version)
            }
            guard let failure else { continue }
            let picture = try picture(of: screen, failure)
            if !pictures.contains(picture) { pictures.append(picture) }
        }
        var record = ScreenRecord(
            name: screen.name,
            identifier: Self.identifier(of: screen),
            file: plan.shownPaths[screen.file] ?? screen.file,
            views: pictures[0].boxes.count,
            cells: [],
            pictures: pictures
        )
        record.cells = outcome.versions.map { version in
            var cell = ScreenRecord.MatrixCell(
                locale: languages[version.language].texts.locale,
                device: version.room.name,
                textSize: version.textSize.rawValue,
                texts: version.texts
            )
            for finding in findings {
                let hits = finding.occurrences.filter { isShown($0, in: version) }
                guard let worst = hits.map(\.severity).max() else { continue }
                cell.severity = max(cell.severity ?? worst, worst)
                cell.findings.append(finding.fingerprint)
            }
            return cell
        }
        return record
    }

    /// What identifies a screen among those of the code.
    static func identifier(of screen: SourceScreen) -> String { "\(screen.kind.rawValue) \(screen.name)" }

    private func isShown(_ occurrence: Occurrence, in version: Version) -> Bool {
        occurrence.locale == languages[version.language].texts.locale
            && occurrence.textSize == version.textSize.rawValue
            && (occurrence.device ?? version.room.name) == version.room.name
    }

    /// One version with the most likely sizes, ready to be drawn.
    private func picture(of screen: SourceScreen, _ failure: Failure) throws(MeasurementError) -> ScreenPicture {
        let language = languages[failure.version.language]
        var conditions = conditions(language, failure.version.room, failure.version.textSize)
        conditions.branches = failure.branches
        let tree = try TreeLayout(measurer: measurer).place(screen.root, in: conditions)
        var picture = ScreenPicture(
            tree,
            in: conditions,
            kind: language.texts.kind,
            device: failure.version.room.name,
            key: { number in plan.origins[number]?.key }
        )
        picture.locale = language.texts.locale
        // Findings name their view as the code does.
        for index in picture.boxes.indices { picture.boxes[index].object = object(picture.boxes[index].object) }
        for index in picture.texts.indices { picture.texts[index].object = object(picture.texts[index].object) }
        return picture
    }

    private func object(_ source: String) -> String {
        guard let number = Int(source), number > 0, number <= plan.views.places.count else { return source }
        return plan.views.places[number - 1].phrase
    }
}
