package import Interfaces
internal import Layout
internal import TextMeasurement

extension CheckedScreen {
    /// What a page shows of the screen.
    ///
    /// - Parameters:
    ///   - findings: the findings of the screen that are reported.
    ///   - limit: how many pictures may be drawn at most; at least the source language's and the worst.
    /// - Returns: every version as a cell of the matrix, and the pictures: the source language on each device first,
    ///   then what shows findings, real languages before fakes.
    package func record(of findings: [Finding], limit: Int) -> ScreenRecord {
        var cells: [ScreenRecord.MatrixCell] = []
        let unchecked = UncheckedTexts(self)
        for version in versions {
            var cell = ScreenRecord.MatrixCell(
                locale: version.locale,
                device: version.device,
                textSize: version.textSize.rawValue,
                texts: version.laidOut.texts.count { unchecked.reason(for: $0, in: version) == nil },
                unchecked: unchecked.count(in: version)
            )
            for finding in findings {
                let hits = finding.occurrences.filter {
                    $0.locale == version.locale && $0.textSize == cell.textSize
                        && ($0.device ?? version.device) == version.device
                }
                guard let worst = hits.map(\.severity).max() else { continue }
                cell.severity = max(cell.severity ?? worst, worst)
                cell.findings.append(finding.fingerprint)
            }
            cells.append(cell)
        }
        var record = ScreenRecord(
            name: screen.name,
            identifier: screen.identifier,
            file: lines.path,
            views: screen.views.count,
            cells: cells,
            pictures: drawn(cells, linked: linked(from: findings), limit: max(2, limit), unchecked)
                .map { version, page in
                    var picture = Self.picture(of: version, screen: screen, page: page) {
                        unchecked.reason(for: $0, in: version)
                    }
                    picture.chrome = chrome(in: version.locale)
                    return picture
                }
        )
        record.reproduction = reproductionRecord
        record.surface = ScreenSurface(screen)
        return record
    }

    /// The versions that a page links to: those of the worst occurrence of each finding.
    private func linked(from findings: [Finding]) -> Set<Int> {
        Set(
            findings.compactMap { finding in
                guard let worst = finding.occurrences.first else { return nil }
                return versions.firstIndex { version in
                    worst.locale == version.locale && worst.textSize == version.textSize.rawValue
                        && (worst.device ?? version.device) == version.device
                }
            }
        )
    }

    /// The versions that are drawn: as many as there is room for, and all that are linked.
    private func pictured(_ cells: [ScreenRecord.MatrixCell], linked: Set<Int>, limit: Int) -> [Int] {
        let sources = versions.indices.filter { versions[$0].kind == .source }
        let broken = versions.indices.filter { versions[$0].kind != .source && cells[$0].severity != nil }
            .sorted { left, right in
                let (first, second) = (cells[left].severity ?? .note, cells[right].severity ?? .note)
                if first != second { return first > second }
                let (one, other) = (versions[left].kind.weight, versions[right].kind.weight)
                return one == other ? left < right : one > other
            }
        let others = versions.indices.filter { versions[$0].kind != .source && cells[$0].severity == nil }
        let all = sources + broken + others
        return all.enumerated().filter { $0.offset < limit || linked.contains($0.element) }.map(\.element)
    }

    /// What is drawn: versions, and then the pages of tab views with texts that do not fit which those leave out.
    ///
    /// The source language is drawn with the pages of every language, so that each picture has its counterpart.
    private func drawn(
        _ cells: [ScreenRecord.MatrixCell],
        linked: Set<Int>,
        limit: Int,
        _ unchecked: UncheckedTexts
    ) -> [(version: Rendition, page: Int?)] {
        let drawn = pictured(cells, linked: linked, limit: limit).map { versions[$0] }
        let tabs = TabPages(screen)
        let broken = drawn.map { version in
            tabs.pages(in: version) { !$0.fitted.faults.isEmpty && unchecked.reason(for: $0, in: version) == nil }
        }
        var pages: [(version: Rendition, page: Int?)] = []
        for (index, version) in drawn.enumerated() {
            var asked = broken[index]
            if version.kind == .source {
                for (other, more) in zip(drawn, broken) where other.isSet(like: version) { asked.formUnion(more) }
            }
            let closed = tabs.closed(in: version)
            pages += asked.sorted().filter { tabs.isHidden($0, where: closed) }.map { (version, $0) }
        }
        return Array((drawn.map { ($0, nil) } + pages).prefix(max(limit, drawn.count)))
    }

    /// One version, ready to be drawn.
    ///
    /// - Parameters:
    ///   - version: the version.
    ///   - screen: its screen.
    /// - Returns: its views and texts, those that are seen at the same time.
    package static func picture(of version: Rendition, screen: Screen) -> ScreenPicture {
        picture(of: version, screen: screen, page: nil) { _ in nil }
    }

    /// One version with a page of a tab view that is to be seen, and what is known about texts without a known box.
    private static func picture(
        of version: Rendition,
        screen: Screen,
        page: Int?,
        reason: (PlacedText) -> UncheckedTexts.Reason?
    ) -> ScreenPicture {
        let laidOut = version.laidOut
        let classes = version.setting.device.sizeClasses
        var hidden = Array(repeating: false, count: screen.views.count)
        var boxes: [ScreenPicture.Box] = []
        let closed = TabPages(screen).closed(in: version, showing: page)
        for (index, view) in screen.views.enumerated() {
            hidden[index] =
                closed.contains(index) || view.isHidden.value(in: classes) || !view.isInstalled.value(in: classes)
                || view.parent.map { hidden[$0] } == true
            guard !hidden[index], let frame = laidOut.frames[index] else { continue }
            boxes.append(
                ScreenPicture.Box(
                    frame: frame,
                    role: view.content.role,
                    object: view.id,
                    name: screen.name(ofView: index),
                    look: view.look == ViewLook() ? nil : view.look
                )
            )
        }
        let root = laidOut.frames.first.flatMap(\.self) ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return ScreenPicture(
            locale: version.locale,
            kind: version.kind,
            device: version.device,
            textSize: version.textSize.rawValue,
            isRightToLeft: version.setting.isRightToLeft,
            size: root.size,
            safeArea: laidOut.safeArea,
            boxes: boxes,
            texts: shown(laidOut.texts.filter { !hidden[$0.view] }, screen).map {
                text(of: $0, screen, reason($0), in: version)
            }
        )
    }

    /// The texts that are seen at the same time, in their order.
    ///
    /// A menu shows one of its items, a field its text or its placeholder: the one that fits least, else the first.
    private static func shown(_ texts: [PlacedText], _ screen: Screen) -> [PlacedText] {
        var places: [Int: Int] = [:]
        var shown: [PlacedText] = []
        for text in texts {
            switch screen.views[text.view].content {
            case .button, .textField: break
            default:
                shown.append(text)
                continue
            }
            if let place = places[text.view] {
                if text.excess > shown[place].excess { shown[place] = text }
            } else {
                places[text.view] = shown.count
                shown.append(text)
            }
        }
        return shown
    }

    private static func text(
        of placed: PlacedText,
        _ screen: Screen,
        _ reason: UncheckedTexts.Reason?,
        in version: Rendition
    ) -> ScreenPicture.Text {
        let shown = placed.fitted.shown
        // A text view begins at its top; a label and a field of one line have their text in the middle.
        let isAtTop = if case .textView = screen.views[placed.view].content { true } else { false }
        // What is folded is not seen: it would be drawn over its neighbours.
        let fragments = reason == .folded ? [] : shown.lines
        let starts = fragments.map { line in
            switch placed.alignment {
            case .center: placed.box.midX - line.advance / 2
            case .right: placed.box.maxX - line.advance
            case .left: placed.box.x
            case .justified, .natural: placed.isRightToLeft ? placed.box.maxX - line.advance : placed.box.x
            }
        }
        return ScreenPicture.Text(
            key: placed.text.key,
            object: screen.views[placed.view].id,
            value: placed.value,
            box: placed.box,
            lines: fragments,
            lineStarts: starts,
            top: isAtTop ? placed.box.y : placed.shownArea.y,
            scale: shown.scale,
            needed: Size(width: placed.fitted.natural.width, height: placed.fitted.natural.height),
            isCut: !placed.fitted.faults.isEmpty && reason == nil,
            isUnchecked: reason != nil,
            isUntranslated: version.kind == .real && version.texts.texts[placed.text.key]?.isOwn == false,
            isRightToLeft: placed.isRightToLeft
        )
    }
}

extension ViewContent {
    /// What the view looks like in a picture.
    var role: ScreenPicture.Role {
        switch self {
        case .plain, .cell, .box, .split, .container: .plain
        case .label: .label
        case .button: .button
        case .textField, .textView: .field
        case .segmentedControl, .control: .control
        case .image: .image
        case .stack: .stack
        case .scroll, .table: .scroll
        case .bar: .bar
        case .opaque: .opaque
        }
    }
}
