internal import Pseudolocales

/// Language folders of fakes.
enum PseudolocaleFolder {
    /// Whether a language folder can only be a fake's.
    static func isFake(_ tag: String) -> Bool {
        do throws(PipelineError) {
            _ = try PseudolocaleName(tag)
            return true
        } catch {
            return false
        }
    }
}
