internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Macros of Objective-C that stand for a localized string: `#define DONE_TITLE NSLocalizedString(@"Done", nil)`.
struct MacroKeys: Sendable {
    private var keys: [String: CodeKey] = [:]

    /// - Complexity: O(*k* + *n*) in the number of keys, and the lines of Objective-C that hold one.
    init(_ index: TypeIndex, keys all: [CodeKey]) {
        let byPath = Dictionary(
            grouping: all.lazy.filter { !$0.location.path.hasSuffix(".swift") },
            by: \.location.path
        )
        var names: Set<String> = []
        for file in index.files {
            let utf8 = file.code.file.utf8
            for key in byPath[file.code.file.path] ?? [] {
                let start = utf8[..<key.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? utf8.startIndex
                let line = String(decoding: utf8[start..<key.range.lowerBound], as: UTF8.self)
                guard let macro = line.prefixMatch(of: /\s*#\s*define\s+(\w+)\s+\w+\s*\(/) else { continue }
                let name = String(macro.output.1)
                // Two of one name are for different builds.
                self.keys[name] = names.insert(name).inserted ? key : nil
            }
        }
    }

    /// The string that a name stands for.
    func key(of name: String) -> CodeKey? { keys[name] }
}
