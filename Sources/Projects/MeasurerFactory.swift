package import SourceText
package import TextShaping

/// Where the fonts of a project come from.
package enum MeasurerFactory {
    /// The fonts in the project's own `Fonts` folder: those that can be used, and why others cannot.
    ///
    /// A font of the app that is broken is a fault of the app, and the others are used all the same.
    ///
    /// - Complexity: each file is opened once.
    package static func ownFonts(of project: String) -> (usable: [String], faults: [SourceError]) {
        let folder = project + "/Fonts"
        guard FileAccess.kind(of: folder) == .folder else { return ([], []) }
        var (usable, faults): ([String], [SourceError]) = ([], [])
        for path in FontLibrary.fontFiles(in: folder) {
            do throws(FontFileError) {
                try ShapingMeasurer(library: FontLibrary(fonts: [path])).checkGivenFonts()
                usable.append(path)
            } catch {
                let location = SourceLocation(path: path, line: 1, column: 1)
                // The place names the file already.
                let prefix = path + ": "
                var message = error.message
                if message.hasPrefix(prefix) { message.removeFirst(prefix.count) }
                faults.append(SourceError(location: location, message: message))
            }
        }
        return (usable, faults)
    }

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
