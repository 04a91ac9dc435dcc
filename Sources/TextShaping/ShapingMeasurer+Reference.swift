package import TextMeasurement

extension ShapingMeasurer: ReferenceMeasurer {
    package func referenceAdvance(of text: String) throws(MeasurementError) -> Double {
        try pool.withWorker { worker throws(MeasurementError) in
            guard let size = PointSize(12) else { return 0 }
            var style = try style(for: FontRequest(family: .system, size: size), design: .text, worker)
            style.correctsAdvances = false
            if style.text.isSpaceNeutral, let units = sumOfWords(Array(text.utf8), style.text, worker) {
                return Double(units) / Double(style.text.unitsPerEm)
            }
            let itemizer = Itemizer(
                style: style,
                cascade: Cascade(catalogue: store.catalogue, isBold: false, locale: ""),
                store: store,
                worker: worker
            )
            do throws(FontFileError) {
                let item = try itemizer.itemize(Array(text.utf16), direction: .natural)
                let shaped = try ShapedText(item, byteOffsets: [], design: .text, language: "", itemizer: itemizer)
                return shaped.advances.last ?? 0
            } catch {
                throw .unusableFont(reason: error.message)
            }
        }
    }

    /// The advance of a text of Latin words in font units, or `nil` if it holds anything that context can change.
    ///
    /// No rule of Inter Regular names the space (contextual alternates are off), so the sum over the words is the advance of
    /// the whole. Marks, other scripts and characters without a glyph are left to the full analysis.
    private func sumOfWords(_ text: [UInt8], _ face: Face, _ worker: ShapingWorker) -> Int? {
        var total = 0
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != 0x20 { end += 1 }
            // Spaces are words, too: a run of them is cached like letters.
            if end == start {
                while end < text.count, text[end] == 0x20 { end += 1 }
            }
            let word = start..<end
            let hash = WordCache.hash(text, word)
            if let known = worker.words.advance(of: text, word, hash: hash) {
                total += Int(known)
            } else {
                guard let advance = advance(ofWord: text[word], face, worker) else { return nil }
                worker.words.insert(advance, for: text, word, hash: hash)
                total += Int(advance)
            }
            start = end
        }
        return total
    }

    private func advance(ofWord bytes: ArraySlice<UInt8>, _ face: Face, _ worker: ShapingWorker) -> Int32? {
        var units: [UInt16] = []
        for unit in String(decoding: bytes, as: UTF8.self).utf16 {
            guard Self.isSimple(unit), face.has(UInt32(unit)) else { return nil }
            units.append(unit)
        }
        let glyphs = worker.buffer.shape(
            units,
            units.indices,
            context: units.indices,
            with: face,
            script: .latin,
            isRightToLeft: false,
            language: ""
        )
        return glyphs.reduce(0) { $0 + $1.advance }
    }

    /// Whether a unit is a Latin letter, or punctuation that takes the script of its neighbours.
    private static func isSimple(_ unit: UInt16) -> Bool {
        (0x20..<0x7F).contains(unit) || (0xA0..<0x2B0).contains(unit) && unit != 0xAD
            || (0x1E00...0x1EFF).contains(unit) || (0x2010...0x2027).contains(unit) || (0x2030...0x205E).contains(unit)
    }
}
