extension CodeNode {
    /// Whether only its file sees what is declared, or what an extension holds: a property with `private(set)` is seen elsewhere.
    ///
    /// - Complexity: O(*n*) in the number of its children.
    package var isOfFile: Bool {
        children.contains { $0.kind == .modifier && ["private", "fileprivate"].contains($0.source) }
    }
}
