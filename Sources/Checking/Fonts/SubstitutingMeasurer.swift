internal import Synchronization
package import TextMeasurement

/// Measures the system font in place of a font that is not there, and says so with each text.
///
/// A font that the project does not ship is a fault of the app: it is reported, and everything else is checked.
package final class SubstitutingMeasurer: TextMeasurer {
    private let measurer: any TextMeasurer
    private let unknown = Mutex<[String: String?]>([:])

    /// How far the advance of a text may be off when another font is measured, as a share.
    package static let uncertainty = 0.15

    package init(_ measurer: any TextMeasurer) { self.measurer = measurer }

    package func measure(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        try substituting(request) { (request) throws(MeasurementError) in try measurer.measure(request) }
    }

    package func measureWithoutGlyphs(_ request: TextRequest) throws(MeasurementError) -> MeasuredText {
        try substituting(request) { (request) throws(MeasurementError) in try measurer.measureWithoutGlyphs(request) }
    }

    package func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { measurer.outline(of: glyph, in: face) }

    package var faces: [FaceDescription] { measurer.faces }

    /// The name of a font that is there and was probably meant; `nil` if no name is like it.
    package func suggestion(for name: String) -> String? { unknown.withLock { $0[name] ?? nil } }

    /// The names of the fonts that are neither there nor Apple's, sorted.
    package var missingFonts: [String] {
        unknown.withLock { $0.keys.filter { !AppleFonts.hasFont(named: $0) } }.sorted()
    }

    private func substituting(
        _ request: TextRequest,
        _ measure: (TextRequest) throws(MeasurementError) -> MeasuredText
    ) throws(MeasurementError) -> MeasuredText {
        var request = request
        var names = unknown.withLock { known in request.fontNames.filter { known.keys.contains($0) } }
        while true {
            for name in names { request.replace(name) }
            do throws(MeasurementError) {
                var measured = try measure(request)
                guard !names.isEmpty else { return measured }
                measured.substitutedFonts = names
                measured.uncertainty = max(measured.uncertainty, measured.advance * Self.uncertainty)
                return measured
            } catch {
                guard case .unknownFont(let name, let suggestion) = error, !names.contains(name) else { throw error }
                unknown.withLock { $0[name] = .some(suggestion) }
                names.append(name)
            }
        }
    }
}

extension TextRequest {
    /// The PostScript names that the text asks for, each once.
    fileprivate var fontNames: [String] {
        var names: [String] = []
        for font in [font] + runs.map(\.font) {
            guard case .postScript(let name) = font.family, !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }

    /// Asks for the system font wherever a font is asked for.
    fileprivate mutating func replace(_ name: String) {
        if font.family == .postScript(name) { font.becomeSystemFont(like: name) }
        for index in runs.indices where runs[index].font.family == .postScript(name) {
            runs[index].font.becomeSystemFont(like: name)
        }
    }
}

extension FontRequest {
    /// Takes the system font in the weight and slant that a PostScript name says.
    fileprivate mutating func becomeSystemFont(like name: String) {
        family = .system
        (weight, isItalic) = FontWeight.style(of: name)
    }
}
