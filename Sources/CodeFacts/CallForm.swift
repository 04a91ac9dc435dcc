internal import SourceCode

/// How code names a function: in a call whose first argument has a label, or not in a call.
///
/// Functions of one name often differ in that label: `showAlert(title:)` and `showAlert(for:)`.
enum CallForm {
    /// The number of a name together with a label; `_` is no label, and an empty one stands for what is no call with arguments.
    private static func number(_ name: UInt64, _ label: UInt64) -> UInt64 { (name &* 0x100_0000_01B3) ^ label }

    private static let open = NameHash.of("")
    /// A call without arguments.
    private static let empty = NameHash.of("()")
    /// What is asked or given something, which no function is: `albums.count`, `albums[0]`, `albums = []`.
    private static let value = NameHash.of("=")
    private static let unlabelled = NameHash.of("_")

    /// The form of a name in code.
    ///
    /// - Parameters:
    ///   - name: its number.
    ///   - start: where it begins.
    ///   - bytes: the code.
    /// - Returns: the number of the name with the first label of its call.
    /// - Complexity: O(*n*) in the length of the name and the label behind it.
    static func form(of name: UInt64, at start: Int, in bytes: ArraySlice<UInt8>) -> UInt64 {
        func skip(_ place: Int, _ isSkipped: (UInt8) -> Bool) -> Int {
            bytes[place...].firstIndex { !isSkipped($0) } ?? bytes.endIndex
        }
        let end = skip(start, NameHash.isPart)
        guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "(") else {
            return number(name, isValue(bytes[end...]) ? value : open)
        }
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
        let first = skip(end + 1, isSpace)
        // A closure may follow a call without arguments, and a comment may hide one.
        guard first < bytes.endIndex, bytes[first] != UInt8(ascii: ")") else { return number(name, empty) }
        let last = skip(first, NameHash.isPart)
        let sign = skip(last, isSpace)
        guard sign < bytes.endIndex else { return number(name, open) }
        guard last > first, bytes[sign] == UInt8(ascii: ":") else { return number(name, unlabelled) }
        return number(name, NameHash.of(bytes: bytes[first..<last]))
    }

    /// Whether what follows a name shows that it is no function.
    private static func isValue(_ rest: ArraySlice<UInt8>) -> Bool {
        var rest = rest
        if let sign = rest.first, sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") { rest.removeFirst() }
        if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: "[") { return true }
        rest = rest.drop { $0 == 0x20 }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    /// The forms in which code may name a function.
    ///
    /// - Parameters:
    ///   - function: the declaration.
    ///   - hasFirstLabels: whether calls have the label of the first argument. Before Swift 3 none had.
    /// - Returns: `nil` for what is no function.
    /// - Complexity: O(*p*) in the number of parameters.
    static func forms(of function: CodeNode, hasFirstLabels: Bool) -> [UInt64]? {
        guard function.kind == .function else { return nil }
        let parameters = function.children.filter { $0.kind == .parameter }
        let name = NameHash.of(function.name)
        guard !parameters.isEmpty else { return [number(name, open), number(name, empty)] }
        var forms = [number(name, open), number(name, empty)]
        if !hasFirstLabels { forms.append(number(name, unlabelled)) }
        for parameter in parameters {
            forms.append(number(name, NameHash.of(parameter.name)))
            // One that can be left out, or stand behind the brackets, makes way for the next.
            let type = parameter.child(.typeName)
            let hasDefault = Array(parameter.children).last.map { $0.kind != .typeName } ?? false
            guard hasDefault || type?.name.contains("->") == true else { break }
        }
        return forms
    }
}
