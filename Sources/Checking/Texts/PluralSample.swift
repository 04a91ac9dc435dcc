package import Findings

/// The numbers that plural forms are measured with.
package enum PluralSample {
    /// The number that a plural form is shown with.
    ///
    /// - Parameters:
    ///   - variant: the form, for example `plural.one`; `nil` for the only one.
    ///   - samples: the samples of the configuration; a number that people have set comes first.
    /// - Returns: `nil` where the standard sample serves.
    package static func number(ofVariant variant: String?, _ samples: ArgumentSamples) -> String? {
        guard let variant, variant.contains("plural."), !samples.hasNumbers else { return nil }
        switch variant.split(separator: ".").last {
        case "zero": return "0"
        case "one": return "1"
        case "two": return "2"
        default: return nil
        }
    }
}
