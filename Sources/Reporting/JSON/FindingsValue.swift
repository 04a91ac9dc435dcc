internal import SourceText

/// A value of a findings file while it is read.
///
/// A value that is missing, or is not of the expected kind, is a ``SourceError`` at its place.
struct FindingsValue {
    private let value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    /// Reads the outermost value of a file.
    ///
    /// - Throws: ``SourceError`` if the file is not JSON.
    /// - Complexity: O(*n*).
    static func root(of bytes: [UInt8], path: String) throws(SourceError) -> FindingsValue {
        do throws(SourceError) {
            return FindingsValue(try JSONFile(TextFile(decoding: bytes, path: path)).root)
        } catch {
            throw unusable(error.location, "it is not JSON: \(error.message)")
        }
    }

    /// An error at the place of the value.
    ///
    /// - Parameter reason: a lower-case phrase without a full stop.
    /// - Returns: the error, which says what to do as well.
    func error(_ reason: String) -> SourceError { Self.unusable(value.location, reason) }

    private static func unusable(_ location: SourceLocation, _ reason: String) -> SourceError {
        SourceError(
            location: location,
            message: "not a findings file: \(reason); write it again with 'overset check'"
        )
    }

    // MARK: Members

    /// The member of this name.
    ///
    /// - Complexity: O(*n*) in the number of members, of which there are few.
    subscript(name: String) -> FindingsValue {
        get throws(SourceError) {
            guard value.kind == .object else { throw wrongKind("an object") }
            guard let member = value[name] else { throw error("'\(name)' is missing") }
            return FindingsValue(member)
        }
    }

    /// The member of this name; `nil` if there is none or it is `null`.
    func optional(_ name: String) -> FindingsValue? {
        guard let member = value[name], member.kind != .null else { return nil }
        return FindingsValue(member)
    }

    /// All members with their names, in file order.
    var members: [(name: String, value: FindingsValue)] {
        get throws(SourceError) {
            guard value.kind == .object else { throw wrongKind("an object") }
            return value.children.map { ($0.name ?? "", FindingsValue($0)) }
        }
    }

    // MARK: Values

    /// The elements of an array, each as `read` reads it.
    func list<Element>(_ read: (FindingsValue) throws(SourceError) -> Element) throws(SourceError) -> [Element] {
        guard value.kind == .array else { throw wrongKind("a list") }
        var elements: [Element] = []
        for element in value.children { elements.append(try read(FindingsValue(element))) }
        return elements
    }

    var text: String {
        get throws(SourceError) {
            guard let text = value.string else { throw wrongKind("a text") }
            return text
        }
    }

    var integer: Int {
        get throws(SourceError) {
            guard let integer = value.integer else { throw wrongKind("a whole number") }
            return integer
        }
    }

    var number: Double {
        get throws(SourceError) {
            guard let number = value.number, number.isFinite else { throw wrongKind("a number") }
            return number
        }
    }

    var boolean: Bool {
        get throws(SourceError) {
            guard let boolean = value.boolean else { throw wrongKind("true or false") }
            return boolean
        }
    }

    var texts: [String] {
        get throws(SourceError) { try list { (element) throws(SourceError) in try element.text } }
    }

    var integers: [Int] {
        get throws(SourceError) { try list { (element) throws(SourceError) in try element.integer } }
    }

    var numbers: [Double] {
        get throws(SourceError) { try list { (element) throws(SourceError) in try element.number } }
    }

    /// A word of a closed list.
    ///
    /// - Parameter kind: what the word is, in one word.
    /// - Returns: the value that the word means.
    /// - Throws: ``SourceError`` if it is none of them.
    func word<Word: RawRepresentable>(_ kind: String) throws(SourceError) -> Word where Word.RawValue == String {
        let written = try text
        guard let word = Word(rawValue: written) else {
            throw error("'\(VisibleText.escaping(written))' is no \(kind)")
        }
        return word
    }

    /// A range of whole numbers, as its two ends.
    var range: Range<Int> {
        get throws(SourceError) {
            let ends = try integers
            guard ends.count == 2, ends[0] <= ends[1] else { throw error("a range is two numbers in order") }
            return ends[0]..<ends[1]
        }
    }

    /// `this must be …`, with the name of the member where it has one.
    private func wrongKind(_ expected: String) -> SourceError {
        let subject = value.name.map { "'\(VisibleText.escaping($0))'" } ?? "this"
        return error("\(subject) must be \(expected)")
    }
}
