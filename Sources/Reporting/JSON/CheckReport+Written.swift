internal import Findings
internal import Interfaces
internal import Layout
internal import TextMeasurement

extension CheckReport {
    /// The report as the findings file holds it: numbers with at most 4 decimals, lists in the file's order, and fonts
    /// without folders.
    ///
    /// A page is made of this, so that it is the same whether a run writes it or it is made of the run's findings file.
    ///
    /// - Complexity: O(*n* log *n*) in the number of findings, occurrences and glyphs.
    var written: CheckReport {
        var report = self
        report.findings = findings.sorted(by: ReportOrder.byLocation).map(\.written)
        report.fixed.sort(by: ReportOrder.precedes)
        report.unchecked.sort(by: ReportOrder.byLocation)
        report.unread.sort(by: ReportOrder.byLocation)
        report.part?.unused.sort(by: ReportOrder.byLocation)
        report.environment.fonts = environment.fonts.map { font in
            var font = font
            font.path = JSONReport.lastComponent(of: font.path)
            font.id = FaceID(index: 0)
            return font
        }
        report.screens = screens.map { screen in
            var screen = screen
            screen.pictures = screen.pictures.map(\.written)
            for index in screen.reproduction?.differences.indices ?? 0..<0 {
                guard let difference = screen.reproduction?.differences[index] else { continue }
                screen.reproduction?.differences[index].saved = difference.saved.written
                screen.reproduction?.differences[index].laidOut = difference.laidOut.written
            }
            return screen
        }
        report.coverage = coverage.map { $0.sorted(by: ReportOrder.precedes) }
        report.budgets = budgets.map { budget in
            var budget = budget
            budget.width = budget.width.written
            budget.available = budget.available?.written
            budget.share = budget.share?.written
            return budget
        }
        report.outlines = GlyphOutlines(
            outlines: outlines.outlines.mapValues { outline in
                var outline = outline
                outline.advance = outline.advance.written
                return outline
            }
        )
        return report
    }
}

extension Finding {
    fileprivate var written: Finding {
        var finding = self
        // Sorted as the file is, before numbers are rounded.
        finding.occurrences = occurrences.sorted(by: ReportOrder.worstFirst).map { occurrence in
            var occurrence = occurrence
            if let fault = occurrence.fault {
                occurrence.fault?.needed = fault.needed.written
                occurrence.fault?.available = fault.available.written
            }
            return occurrence
        }
        finding.pictures = pictures.map { picture in
            var picture = picture
            picture.boxWidth = picture.boxWidth?.written
            picture.boxHeight = picture.boxHeight?.written
            picture.width = picture.width.written
            picture.height = picture.height.written
            picture.lines = picture.lines.map(\.written)
            return picture
        }
        return finding
    }
}

extension ScreenPicture {
    fileprivate var written: ScreenPicture {
        var picture = self
        picture.size = size.written
        picture.safeArea = safeArea.written
        for index in boxes.indices {
            picture.boxes[index].frame = boxes[index].frame.written
            guard var look = boxes[index].look else { continue }
            look.value = look.value?.written
            look.borderWidth = look.borderWidth?.written
            look.cornerRadius = look.cornerRadius?.written
            look.alpha = look.alpha?.written
            picture.boxes[index].look = look
        }
        picture.texts = texts.map { text in
            var text = text
            text.box = text.box.written
            text.lines = text.lines.map(\.written)
            text.lineStarts = text.lineStarts.map(\.written)
            text.top = text.top.written
            text.scale = text.scale.written
            text.needed = text.needed.written
            return text
        }
        return picture
    }
}

extension LineFragment {
    fileprivate var written: LineFragment {
        var line = self
        line.advance = advance.written
        line.baseline = baseline.written
        line.runs = runs.map { run in
            GlyphRun(
                face: run.face,
                size: run.size.written,
                glyphs: run.glyphs.map { PlacedGlyph(id: $0.id, x: $0.x.written, y: $0.y.written) }
            )
        }
        return line
    }
}

extension Size {
    fileprivate var written: Size { Size(width: width.written, height: height.written) }
}

extension Rect {
    fileprivate var written: Rect {
        Rect(x: x.written, y: y.written, width: width.written, height: height.written)
    }
}

extension Double {
    /// The number that a reader finds in the file.
    fileprivate var written: Double { isFinite ? DecimalText.rounded(self, decimals: 4) : 0 }
}
