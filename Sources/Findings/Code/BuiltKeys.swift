internal import CodeFacts
internal import SourceCode
internal import SourceText

/// Keys that a function puts together of literals before it looks them up:
/// `key = @"Door"; key = [key stringByAppendingString:isOne ? @"One" : @"Two"];`, and those that are the names of cases:
/// `LocalizedStringKey(String(describing: food))`.
struct BuiltKeys: Sendable {
    /// The literals of each such function, in UTF-8.
    private var pieces: [Set<[UInt8]>] = []
    /// Whether the name of any case may be a key.
    private var areCases = false
    /// The keys that enumerations make of their names and those of cases.
    private let typed: TypedKeys

    /// How far above a look-up its function is read at most, in UTF-8 bytes.
    private static let maximumLength = 4096
    /// The shortest literal that tells anything, in UTF-8 bytes.
    private static let shortest = 4

    /// - Parameter files: what the code does; its look-ups of keys that are known only when the app runs are read.
    /// - Complexity: O(*n*) in the number of these, times the length of a function.
    init(_ files: [CodeFacts.File]) {
        typed = TypedKeys(files)
        for file in files {
            for call in file.facts.computedKeys {
                let value = call.kind == .call ? call.arguments.first?.firstChild : call.firstChild
                if let value, value.kind == .call, value.firstChild?.isNamed("String") == true,
                    value.arguments.first?.isNamed("describing") == true
                {
                    areCases = true
                }
                guard let value, value.kind == .reference, value.name.utf8.allSatisfy(NameHash.isPart) else { continue }
                let found = Self.literals(of: value.name, above: call)
                if found.count > 1, !pieces.contains(found) { pieces.append(found) }
            }
        }
    }

    /// The literals that a function gives a name, if it joins some of them.
    private static func literals(of name: String, above call: CodeNode) -> Set<[UInt8]> {
        let end = call.range.lowerBound
        let utf8 = call.file.utf8[max(0, end - maximumLength)..<end]
        // A function ends where a line begins with its bracket.
        let source = String(decoding: utf8, as: UTF8.self)
        let body = source.split(separator: "\n}").last.map(String.init) ?? source
        var found: Set<[UInt8]> = []
        var isJoined = false
        for line in body.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            guard let range = line.firstRange(of: name), Self.isApart(range, in: line) else { continue }
            let rest = line[range.upperBound...].drop { $0 == " " }
            let isAdded = rest.hasPrefix("+=")
            guard isAdded || rest.hasPrefix("=") && !rest.hasPrefix("==") else { continue }
            isJoined = isJoined || isAdded || rest.contains("stringByAppending") || rest.contains(" + ")
            for match in rest.matches(of: /"([^"\\]+)"/) { found.insert(Array(match.output.1.utf8)) }
        }
        return isJoined ? found : []
    }

    /// Whether a name stands for itself, and is no part of a longer one or of another object.
    private static func isApart(_ range: Range<Substring.Index>, in line: Substring) -> Bool {
        let before = line[..<range.lowerBound].last
        let behind = line[range.upperBound...].first
        return before.map { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? true
            && behind.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }

    /// Whether a key is two or more of the literals of one function behind one another, or may be the name of a case.
    ///
    /// - Parameter key: the key, in UTF-8.
    /// - Returns: whether such a function may look it up.
    /// - Complexity: O(*n* · *p*) in the length of the key and the number of literals.
    func hold(_ key: [UInt8]) -> Bool {
        areCases && Self.isCase(key) || typed.hold(key) || pieces.contains { Self.isJoined(key, of: $0) }
    }

    /// Whether a key is one name as those of cases are written.
    private static func isCase(_ key: [UInt8]) -> Bool {
        key.first.map { (0x61...0x7A).contains($0) } == true
            && key.allSatisfy { NameHash.isPart($0) && $0 != UInt8(ascii: "_") }
    }

    private static func isJoined(_ key: [UInt8], of pieces: Set<[UInt8]>) -> Bool {
        // For each place whether the literals lead there, and whether a long one is among them.
        var reached = [Bool?](repeating: nil, count: key.count + 1)
        reached[0] = false
        for place in key.indices {
            guard let hasLong = reached[place] else { continue }
            for piece in pieces where piece.count < key.count && key[place...].starts(with: piece) {
                let isLong = hasLong || piece.count >= shortest
                let end = place + piece.count
                reached[end] = (reached[end] ?? false) || isLong
            }
        }
        return reached[key.count] == true
    }
}
