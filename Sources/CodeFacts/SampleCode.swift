internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Functions and properties that stand in for what users have: `static func previewPhoto() -> Photo`, `let sampleAlbum`.
enum SampleCode {
    /// Their bytes by the path of their file as it was opened.
    ///
    /// - Complexity: O(*n*) in the number of declarations.
    static func ranges(in index: TypeIndex) -> [String: [Range<Int>]] {
        var ranges: [String: [Range<Int>]] = [:]
        for file in index.files {
            let own = file.declarations.filter { isSample($0.node) }.map(\.node.range)
            if !own.isEmpty { ranges[file.code.file.path] = own }
        }
        return ranges
    }

    private static func isSample(_ node: CodeNode) -> Bool {
        switch node.kind {
        case .binding: return CodeSituation.isSample(node.name)
        case .function:
            if CodeSituation.isSample(node.name) { return true }
            // `previewPhoto()` of a type makes a sample; `preview()` of an object shows what the user has.
            let isOfType = node.children.contains { $0.kind == .modifier && $0.isNamed("static") }
            return isOfType && node.name.words.first == "preview"
        default: return false
        }
    }
}
