internal import OutletTexts
internal import Projects

/// The part of a check that looks at tables and code.
extension Check {
    /// Looks at the tables, and at the code with them.
    ///
    /// - Parameters:
    ///   - whole: the project, with all its languages.
    ///   - shown: what nobody sees of it; `nil` if no code was read.
    ///   - join: what code does with the objects of documents; `nil` if that is not known.
    ///   - languages: the chosen languages; with `--locale`, the tables of others do not matter.
    /// - Returns: what was found, and what could not be read.
    /// - Complexity: O(*n*) in the size of the tables and the code.
    func lint(
        _ whole: LoadedProject,
        _ shown: ShownParts?,
        _ join: OutletJoin?,
        languages: [String]
    ) -> Lint.Outcome {
        var lint = Lint(
            project: whole,
            configuration: configuration,
            languages: locales.contains(.all) ? nil : Set(languages),
            // An export is on its way to or from translators: the app shows none of it.
            readsExports: false
        )
        (lint.shown, lint.join) = (shown, join)
        return lint.run(forced: forcedRules)
    }
}
