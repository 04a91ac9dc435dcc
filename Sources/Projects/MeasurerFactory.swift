package import SourceText
package import TextShaping

/// Where the fonts of a project come from.
package enum MeasurerFactory {
    /// The project's own fonts: those that can be used, and why others cannot.
    ///
    /// A font of the app that is broken is a fault of the app, and the others are used all the same. A broken file that
    /// the app does not name is left out, as nobody knows whether it ships.
    ///
    /// - Complexity: each file is opened once.
    package static func ownFonts(
        of project: Project
    ) -> (usable: [String], faults: [SourceError], leftOut: [UnreadItem]) {
        var (usable, faults): ([String], [SourceError]) = ([], [])
        var leftOut: [UnreadItem] = []
        for (index, font) in project.fonts.enumerated() {
            let path = project.path(of: font)
            do throws(FontFileError) {
                try ShapingMeasurer(library: FontLibrary(fonts: [path])).checkGivenFonts()
                usable.append(path)
            } catch {
                let location = SourceLocation(path: path, line: 1, column: 1)
                // The place names the file already.
                let prefix = path + ": "
                var message = error.message
                if message.hasPrefix(prefix) { message.removeFirst(prefix.count) }
                if index < project.sureFontCount {
                    faults.append(SourceError(location: location, message: message))
                } else {
                    leftOut.append(UnreadItem(leftOut: path, reason: message))
                }
            }
        }
        return (usable, faults, leftOut)
    }

    /// A measurer with fonts of the configuration, the command line and the project, then the catalogue's in the folders
    /// of the system.
    ///
    /// - Throws: ``Failure`` if a font that was named cannot be used.
    package static func measurer(fonts: [String]) throws(Failure) -> ShapingMeasurer {
        do {
            let measurer = ShapingMeasurer(library: try FontLibrary(fonts: fonts))
            if !fonts.isEmpty { try measurer.checkGivenFonts() }
            return measurer
        } catch {
            throw Failure(error.message)
        }
    }
}
