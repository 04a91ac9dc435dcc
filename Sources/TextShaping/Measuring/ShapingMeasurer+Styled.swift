internal import TextMeasurement

extension ShapingMeasurer {
    /// Measures a text whose parts have fonts of their own.
    ///
    /// - Complexity: O(*n*) in the length of the text for each scale tried.
    func measureStyled(_ request: TextRequest, _ worker: ShapingWorker) throws(MeasurementError) -> MeasuredText {
        let runs = StyledRun.covering(request.text, with: request.runs, font: request.font)
        let base = try style(for: request.era.drawn(request.font, on: request.platform), design: .text, worker)
        var styles: [(style: FontStyle, design: Design)] = []
        for run in runs {
            var own = request
            own.font = request.era.drawn(run.font, on: request.platform)
            let design = design(of: own)
            var style = try style(for: own.font, design: design, worker)
            style.era = request.era
            styles.append((style, style.display == nil ? .text : design))
        }
        do throws(FontFileError) {
            let frame = itemizer(request, base, worker)
            let whole = try frame.itemize(Array(request.text.utf16), direction: request.direction)
            var parts: [StyledText.Part] = []
            var fonts: [String] = []
            var missing: [Unicode.Scalar] = []
            let bytes = Array(request.text.utf8)
            var start = 0
            for (run, (style, design)) in zip(runs, styles) {
                var own = request
                own.text = String(decoding: bytes[run.range], as: UTF8.self)
                own.font = run.font
                own.runs = []
                let segment = whole.segments.lastIndex { $0.lowerBound <= start } ?? 0
                own.direction = whole.levels[segment] % 2 == 1 ? .rightToLeft : .leftToRight
                let itemizer = itemizer(own, style, worker)
                let text = try shape(own, design: design, itemizer)
                let end = start + own.text.utf16.count
                parts.append(
                    StyledText.Part(
                        setting: TextSetting(text: text, itemizer: itemizer),
                        style: style,
                        range: start..<end,
                        size: run.font.size.points,
                        kern: run.kern.isFinite ? run.kern : 0
                    )
                )
                for name in text.fontNames where !fonts.contains(name) { fonts.append(name) }
                for scalar in text.item.missing where !missing.contains(scalar) { missing.append(scalar) }
                start = end
            }
            let styled = StyledText(
                parts: parts,
                whole: whole,
                byteOffsets: Self.byteOffsets(of: request.text, bytes.count == whole.units.count),
                size: request.font.size.points,
                worker: worker
            )
            var measured = try Typesetter(styled, request: request) { styled.box(at: $0, on: request.platform) }.set()
            measured.missing = missing
            measured.fonts = fonts
            return measured
        } catch {
            throw .unusableFont(reason: error.message)
        }
    }
}
