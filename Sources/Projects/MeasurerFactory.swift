package import SourceText
package import TextShaping

/// Where the fonts of a project come from.
package enum MeasurerFactory {
    /// The measurer for a project: fonts of the configuration and the command line, those in the project's `Fonts`
    /// folder, then the catalogue's in the folders of the system.
    ///
    /// - Throws: ``Failure`` if a font that was named cannot be used.
    package static func measurer(fonts: [String], project: String? = nil) throws(Failure) -> ShapingMeasurer {
        var fonts = fonts
        if let project, FileAccess.kind(of: project + "/Fonts") == .folder { fonts.append(project + "/Fonts") }
        do {
            let measurer = ShapingMeasurer(library: try FontLibrary(fonts: fonts))
            if !fonts.isEmpty { try measurer.checkGivenFonts() }
            return measurer
        } catch {
            throw Failure(error.message)
        }
    }
}
