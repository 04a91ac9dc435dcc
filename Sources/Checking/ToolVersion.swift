internal import TextShaping

/// The version of Overset and of the libraries that decide its results.
package enum ToolVersion {
    /// The version of Overset (semantic versioning).
    package static let number = "0.1.0"

    /// The versions in one line.
    package static var description: String {
        let libraries = ShapingMeasurer.libraryVersions
        return "\(number) (HarfBuzz \(libraries.harfBuzz), ICU \(libraries.icu))"
    }
}
