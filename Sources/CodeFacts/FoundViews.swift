internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Whether a file of Objective-C shows views that it has no name for, as those inside of another one.
enum FoundViews {
    /// What finds views without their names.
    private static let names = ["arrangedSubviews", "hitTest", "subviews", "superview", "viewWithTag"]
    /// The same, as ``NameHash`` has them.
    static let finders = Set(names.map { NameHash.of($0) })
    private static let words = Set(["hidden", "setHidden"].map { NameHash.of($0) })

    /// - Complexity: O(*n*) in the size of the file.
    static func areShown(in file: TypeIndex.File) -> Bool {
        let utf8 = CodeComments.blanked(file.code.file.utf8)
        var findsSome = false
        var hides = false
        NameHash.forEach(in: utf8[...]) { hash, _, _ in
            if finders.contains(hash) { findsSome = true }
            if words.contains(hash) { hides = true }
        }
        guard findsSome, hides else { return false }
        var found: Set<Substring> = []
        var shown: Set<Substring> = []
        for bytes in utf8.split(separator: UInt8(ascii: ";")) {
            let statement = String(decoding: bytes, as: UTF8.self)
            // Regular expressions see no end of a word between two letters with a full stop.
            let isFinding = names.contains(where: statement.contains)
            if statement.contains("idden") {
                for show in statement.matches(
                    of: /(\w*)[\])]*(?:\s+setHidden:|\.hidden\s*=)(?!=)(?!\s*(?:YES|TRUE))/
                ) {
                    if isFinding { return true }
                    shown.insert(show.output.1)
                }
            }
            guard isFinding else { continue }
            for match in statement.matches(of: /(\w+)(?:\s*=|\s+in\s)/) { found.insert(match.output.1) }
            for match in statement.matches(of: /\^\s*\(([^)]*)\)/) {
                found.formUnion(match.output.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            }
        }
        // An initializer gives itself a value, `self = [super init]`, and has a name.
        return !found.subtracting(["self"]).isDisjoint(with: shown)
    }
}
