package import SourceText

/// Reads source code of one language.
///
/// The reader of Swift is in a target of its own, because it takes long to build: what is above depends on this alone.
package protocol CodeReader: Sendable {
    /// The tree of a file; what cannot be read is left out.
    ///
    /// - Complexity: O(*n*).
    func read(_ file: TextFile) -> SourceCode
}
