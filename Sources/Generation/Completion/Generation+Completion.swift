internal import Projects
internal import SourceText
internal import StringTables

extension Generation {
    /// Takes the tables that were made of what the source language's tables lack.
    mutating func take(_ completion: SourceCompletion) {
        made = completion.made
        unreached = completion.unreached
        self.completion = completion.diagnostics
        for path in project.infoPlists {
            do throws(SourceError) {
                let place = project.path(of: path)
                let list = try PropertyListFile(decoding: try FileAccess.read(place), path: place)
                guard list.value.isNamed("dict") else { continue }
                infoTexts.formUnion(InfoPlistKeys.texts(in: list))
            } catch {
                // A property list with conditions of the preprocessor, or of another kind, names no texts.
                continue
            }
        }
    }
}
