package import Findings
internal import TextShaping

extension CheckReport.Environment {
    /// The libraries that measure texts; the fonts are those of each run.
    package static var libraries: Self {
        let versions = ShapingMeasurer.libraryVersions
        return Self(harfBuzz: versions.harfBuzz, freeType: versions.freeType, icu: versions.icu, fonts: [])
    }
}
