internal import Pseudolocales

/// Language folders of pseudolocales.
package enum PseudolocaleFolder {
    /// Whether a language folder can only be a pseudolocale's.
    package static func isPseudolocale(_ tag: String) -> Bool {
        do throws(PipelineError) {
            _ = try PseudolocaleName(tag)
            return true
        } catch {
            return false
        }
    }
}
