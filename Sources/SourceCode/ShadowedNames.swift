/// The names of classes that variables of a file of Swift have as well: `let DetailPage: OrderPage = make()`.
///
/// Such a name stands for the variable where something is asked of it or it is handed on, and for the class where it is
/// called, cast to, or the type of something.
package struct ShadowedNames: Sendable {
    private var names: Set<UInt64> = []

    /// The words in front of the name of a variable.
    private static let declaring = [Array("let".utf8), Array("var".utf8)]
    private static let casting = [Array("as".utf8), Array("is".utf8)]
    /// What stands in front of a type.
    private static let signs = Set(":!?<[&\"".utf8)
    /// What stands behind a variable.
    private static let ends = Set(".,)?".utf8)
    private static let ofType = Array(".self".utf8)

    package init() {}

    /// Whether a name that is written like that of a class stands for a variable; asked for the names in the order of the file.
    ///
    /// - Parameters:
    ///   - range: its bytes.
    ///   - bytes: the code around.
    /// - Returns: `false` for a name that begins with a small letter: it is none of a class.
    /// - Complexity: O(*n*) in the length of the name and of the word in front of it.
    package mutating func isVariable(_ range: Range<Int>, in bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes[range].first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
            return false
        }
        var before = bytes[..<range.lowerBound]
        while let last = before.last, last == 0x20 || last == 0x0A { before.removeLast() }
        let word = before.reversed().prefix(while: NameHash.isPart).reversed()
        var hash = NameHash()
        for byte in bytes[range] { hash.add(byte) }
        if Self.declaring.contains(where: word.elementsEqual) {
            names.insert(hash.value)
            return true
        }
        guard names.contains(hash.value), before.last.map(Self.signs.contains) != true,
            !Self.casting.contains(where: word.elementsEqual)
        else { return false }
        let rest = bytes[range.upperBound...]
        return !rest.starts(with: Self.ofType) && rest.first { $0 != 0x20 }.map(Self.ends.contains) == true
    }
}
