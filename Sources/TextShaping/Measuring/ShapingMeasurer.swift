internal import Synchronization
package import TextMeasurement

/// The measurer on HarfBuzz, FreeType and ICU.
///
/// Safe to use from several threads: faces are shared and immutable, everything else belongs to one worker at a time.
package final class ShapingMeasurer: TextMeasurer {
    let store: FaceStore
    let pool: WorkerPool
    private let shaped = Mutex(ShapedTexts())
    /// The indices of the faces of Inter and Inter Display: for each weight the upright and the italic one.
    private let systemText: [Int]
    private let systemDisplay: [Int]

    /// A measurer that opens the fonts of `library` when a text needs them.
    ///
    /// - Parameters:
    ///   - library: where font files are found.
    ///   - catalogue: the substitutes and the fallback faces.
    ///   - cachesWords: whether texts and words are shaped once each; results are the same either way.
    package init(library: FontLibrary, catalogue: FontCatalogue = .standard, cachesWords: Bool = true) {
        pool = WorkerPool(cachesWords: cachesWords)
        store = FaceStore(library: library, catalogue: catalogue)
        systemText = catalogue.faces { $0.role == .systemText }
        systemDisplay = catalogue.faces { $0.role == .systemDisplay }
    }

    package func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        try measure(request, drawsGlyphs: true)
    }

    func measure(_ request: TextRequest, drawsGlyphs: Bool) throws(MeasurementError) -> MeasuredText {
        try pool.withWorker { worker throws(MeasurementError) in
            if !request.runs.isEmpty, !request.text.isEmpty { return try measureStyled(request, worker) }
            let design = design(of: request)
            var style = try style(for: request.era.drawn(request.font, on: request.platform), design: design, worker)
            style.era = request.era
            let itemizer = itemizer(request, style, worker)
            do throws(FontFileError) {
                let text = try shape(request, design: style.display == nil ? .text : design, itemizer)
                let setting = TextSetting(text: text, itemizer: itemizer, drawsGlyphs: drawsGlyphs)
                var measured = try Typesetter(setting, request: request) { [style] in
                    style.box(at: $0, on: request.platform)
                }
                .set()
                measured.missing = text.item.missing
                measured.fonts = text.fontNames
                return measured
            } catch {
                throw .unusableFont(reason: error.message)
            }
        }
    }

    package func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline {
        do throws(FontFileError) {
            guard let face = try store.face(at: face.index) else { return GlyphOutline(path: "", advance: 0) }
            return face.outline(of: glyph)
        } catch {
            // A face that a text was measured with is open and stays so.
            return GlyphOutline(path: "", advance: 0)
        }
    }

    package var faces: [FaceDescription] {
        let catalogued = store.catalogue.faces.indices
        return store.opened.map { FaceDescription($0, isCatalogued: catalogued.contains($0.id.index)) }
    }

    /// Opens the fonts that the user gave, so that one that cannot be used is reported even if no text asks for it.
    ///
    /// - Throws: ``FontFileError`` for the first that cannot serve.
    package func checkGivenFonts() throws(FontFileError) { _ = try store.givenFaces() }

    /// The versions of the libraries that decide results.
    package static var libraryVersions: (harfBuzz: String, freeType: String, icu: String) {
        (ShapingBuffer.version, FontFile.freeTypeVersion, TextBoundaries.version)
    }

    func itemizer(_ request: TextRequest, _ style: FontStyle, _ worker: ShapingWorker) -> Itemizer {
        Itemizer(
            style: style,
            cascade: Cascade(catalogue: store.catalogue, isBold: style.isBold, locale: request.locale),
            store: store,
            worker: worker
        )
    }

    // MARK: - Faces

    func design(of request: TextRequest) -> Design {
        if request.font.design == .rounded { return .display }
        let size = request.font.size.points
        let era = request.era
        let smallest = size * (request.minimumScale > 0 ? min(request.minimumScale, 1) : 1)
        if SanFrancisco.displayShare(at: size, era: era) == 0 { return .text }
        return SanFrancisco.displayShare(at: smallest, era: era) == 1 ? .display : .both
    }

    /// The faces that a request leads to.
    func style(
        for font: FontRequest,
        design: Design,
        _ worker: ShapingWorker
    ) throws(MeasurementError) -> FontStyle {
        if let last = worker.lastStyle, last.font == font, last.design == design { return last.style }
        let style = try findStyle(for: font, design: design, worker)
        worker.lastStyle = (font, design, style)
        return style
    }

    private func findStyle(
        for font: FontRequest,
        design: Design,
        _ worker: ShapingWorker
    ) throws(MeasurementError) -> FontStyle {
        guard case .postScript(let name) = font.family else {
            return try systemStyle(font, design: design, worker)
        }
        let given = try usable { () throws(FontFileError) in try store.givenFaces() }
        let catalogued = store.catalogue.faces
        let index = given.firstIndex { $0.postScriptName == name }.map { $0 + catalogued.count }
        if index == nil, let system = SystemFontName.style(of: name) {
            var font = font
            (font.weight, font.isItalic) = system
            return try systemStyle(font, design: design, worker)
        }
        if let index = index ?? catalogued.firstIndex(where: { $0.postScriptName == name }),
            let face = try face(at: index, worker)
        {
            let isBold = name.lowercased().contains("bold") || name.lowercased().contains("black")
            return FontStyle(fidelity: .exact, text: face, display: nil, isBold: isBold)
        }
        if let named = FontSubstitute(for: name) { return try style(named, worker) }
        let names = (given + catalogued).map(\.postScriptName)
        throw .unknownFont(postScriptName: name, suggestion: Suggestion.of(name, among: names.filter { $0 != name }))
    }

    private func style(_ named: FontSubstitute, _ worker: ShapingWorker) throws(MeasurementError) -> FontStyle {
        let faces = store.catalogue.faces { $0.name == named.family }
        // A family of four has a regular and a bold weight; that of the system font has all.
        let place =
            faces.count == 4
            ? (named.isBold ? 2 : 0) + (named.isItalic ? 1 : 0) : Self.place(of: named.weight, isItalic: named.isItalic)
        guard faces.indices.contains(place), let face = try face(at: faces[place], worker) else {
            let family = store.catalogue.families.first { $0.name == named.family }
            throw .missingStandIn(family: named.family, installCommand: family?.installCommand ?? "")
        }
        return FontStyle(fidelity: .named(named), text: face, display: nil, isBold: named.isBold)
    }

    private func systemStyle(
        _ font: FontRequest,
        design: Design,
        _ worker: ShapingWorker
    ) throws(MeasurementError) -> FontStyle {
        let weight = font.weight
        let isItalic = font.isItalic
        if let named = FontSubstitute(for: font.design, isBold: weight.axisValue >= 600, isItalic: isItalic) {
            return try style(named, worker)
        }
        let place = Self.place(of: weight, isItalic: isItalic)
        let text = try standIn(systemText, place, worker)
        return FontStyle(
            fidelity: .systemFont(weight, font.design),
            text: text,
            display: design == .text ? nil : try standIn(systemDisplay, place, worker),
            isBold: weight.axisValue >= 600
        )
    }

    /// The position of a face in a family that has nine weights, upright and italic.
    private static func place(of weight: FontWeight, isItalic: Bool) -> Int {
        2 * (weight.axisValue / 100 - 1) + (isItalic ? 1 : 0)
    }

    private func standIn(_ faces: [Int], _ place: Int, _ worker: ShapingWorker) throws(MeasurementError) -> Face {
        if faces.indices.contains(place), let face = try face(at: faces[place], worker) { return face }
        let role: FontCatalogue.Role = faces == systemText ? .systemText : .systemDisplay
        let family = store.catalogue.families.first { $0.role == role }
        throw .missingStandIn(family: family?.name ?? role.rawValue, installCommand: family?.installCommand ?? "")
    }

    private func face(at index: Int, _ worker: ShapingWorker) throws(MeasurementError) -> Face? {
        try usable { () throws(FontFileError) in try worker.face(at: index, of: store) }
    }

    func usable<Value>(_ open: () throws(FontFileError) -> Value) throws(MeasurementError) -> Value {
        do throws(FontFileError) {
            return try open()
        } catch {
            throw .unusableFont(reason: error.message)
        }
    }

    // MARK: - Shaping

    /// The text of a request, shaped in one design, whatever its size.
    func shapedText(_ request: TextRequest, design: Design) throws(MeasurementError) -> ShapedText {
        try pool.withWorker { worker throws(MeasurementError) in
            var style = try style(for: request.era.drawn(request.font, on: request.platform), design: design, worker)
            // The comparison is with the face itself, not with the font that it substitutes for.
            style.correctsAdvances = false
            let itemizer = itemizer(request, style, worker)
            return try usable { () throws(FontFileError) in try shape(request, design: design, itemizer) }
        }
    }

    func shape(_ request: TextRequest, design: Design, _ itemizer: Itemizer) throws(FontFileError) -> ShapedText {
        let key = ShapedTextKey(request, itemizer.style, design)
        if itemizer.worker.cachesWords, let known = shaped.withLock({ $0.text(key) }) { return known }
        let units = Array(request.text.utf16)
        let item = try itemizer.itemize(units, direction: request.direction)
        let text = try ShapedText(
            item,
            byteOffsets: Self.byteOffsets(of: request.text, key.bytes.count == units.count),
            design: design,
            language: request.locale,
            itemizer: itemizer
        )
        if itemizer.worker.cachesWords { shaped.withLock { $0.remember(text, for: key) } }
        return text
    }

    static func byteOffsets(of text: String, _ isASCII: Bool) -> [Int] {
        if isASCII { return [] }
        var offsets: [Int] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            offsets.append(offset)
            // A cut never falls between two surrogates.
            if UTF16.width(scalar) == 2 { offsets.append(offset) }
            offset += length
        }
        return offsets + [offset]
    }
}
