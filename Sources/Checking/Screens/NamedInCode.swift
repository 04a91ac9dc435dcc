internal import SourceCode

/// What the code of a project makes, by the names that it writes: those of classes, nibs and scenes.
///
/// Upper and lower case and underscores make no difference, because generated constants are written otherwise:
/// `StoryboardScene.Main.loginScreen` stands for `LoginScreen`. A name counts where a value of it may be made, in
/// Objective-C as the receiver of a message or in a text, not where it is declared, imported or a type is only named.
struct NamedInCode: Sendable {
    /// A name as ``NameHash`` has it: two names with one number would only leave a finding as it is.
    typealias Name = UInt64

    /// Some files that declare the same classes: `Cell.h` and `Cell.m`.
    struct Part: Sendable {
        /// The classes, structures and enumerations that they declare.
        var declared: Set<Name> = []
        /// What they name so that it may be made.
        var named: Set<Name> = []
        /// Both in their very letters, as ``NameHash`` has them.
        var declaredAsWritten: Set<Name> = []
        var written: Set<Name> = []
        /// What they name otherwise than to compare something with it: `performSegue(withIdentifier: "details")`.
        var performed: Set<Name> = []
        /// The classes that theirs inherit from.
        var parents: Set<Name> = []
        /// Whether something else than the own types keeps the code in use: the start of a program, functions outside of
        /// types, extensions of other types.
        var isRoot = false
    }

    /// By the path of the files without extension.
    private(set) var parts: [String: Part] = [:]
    /// The classes that inherit from a class.
    private(set) var subclasses: [Name: Set<Name>] = [:]
    /// Whether code performs a segue whose identifier it does not spell in place.
    private(set) var performsUnknown = false
    private let wanted: Set<Name>
    /// The names that are looked for in their very letters.
    private let wantedAsWritten: Set<Name>

    /// - Parameter names: the names that are looked for.
    init(wanted names: some Collection<String>) {
        wanted = Self.performing.union(names.compactMap(Self.name))
        wantedAsWritten = Set(names.map { NameHash.of($0) })
    }

    /// Looks for the names in a file of code, comments left out.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path.
    ///   - declared: the names of the types that it declares.
    ///   - isRoot: see ``Part/isRoot``.
    /// - Complexity: O(*n*) in the number of bytes.
    mutating func read(_ bytes: [UInt8], of path: String, declaring declared: Set<String>, isRoot: Bool) {
        let own = Set(declared.compactMap(Self.name))
        let stem = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
        var part = parts[stem] ?? Part()
        part.declared.formUnion(own)
        part.declaredAsWritten.formUnion(declared.map { NameHash.of($0) })
        part.isRoot = part.isRoot || isRoot
        let isSwift = path.hasSuffix(".swift")
        var texts: Set<Name> = []
        var variables = ShadowedNames()
        var words = WordReader(bytes)
        while let word = words.next() {
            let name = Self.name(of: bytes[word.range])
            guard wanted.contains(name) else {
                words.previous = name
                continue
            }
            let rest = bytes[word.range.upperBound...]
            if Self.performing.contains(name), !Self.performsText(rest) { performsUnknown = true }
            let isText = Self.isQuoted(word.range, in: bytes)
            if isText, !Self.isCompared(word.range, in: bytes, words.previous), !Self.isOfCell(word.range, in: bytes) {
                part.performed.insert(name)
            }
            guard !Self.declaring.contains(words.previous), !rest.starts(with: Self.header) else {
                words.previous = name
                continue
            }
            let before = words.sign(before: word.range.lowerBound)
            if isSwift, !isText, variables.isVariable(word.range, in: bytes[...]) {
                words.previous = name
                continue
            }
            if Self.declaring.contains(words.beforePrevious), before == UInt8(ascii: ":") {
                part.parents.insert(name)
                subclasses[name, default: []].insert(words.previous)
            } else if Self.mayMake(
                word.range,
                in: bytes,
                isSwift: isSwift,
                isOwn: own.contains(name),
                isExact: wantedAsWritten.contains(Self.written(bytes[word.range])),
                before,
                words.previous
            ) {
                part.named.insert(name)
                part.written.insert(Self.written(bytes[word.range]))
                if isText { texts.insert(name) } else { part.performed.insert(name) }
            }
            words.previous = name
        }
        // A subclass says of which class it is one where it returns or takes some; a text names a scene.
        if isSwift { part.named.subtract(part.parents.subtracting(texts)) }
        parts[stem] = part
    }

    /// Whether a name stands where a value of it may be made.
    private static func mayMake(
        _ range: Range<Int>,
        in bytes: [UInt8],
        isSwift: Bool,
        isOwn: Bool,
        isExact: Bool,
        _ before: UInt8,
        _ previous: Name
    ) -> Bool {
        let rest = bytes[range.upperBound...]
        let isText = isQuoted(range, in: bytes)
        if isSwift {
            if isDeclaredCase(range, in: bytes) { return false }
            // What is written otherwise is a constant of a type, or the name of some variable.
            if !isText, !isExact, before != UInt8(ascii: ".") || previous == selfWord { return false }
            if isOwn, isText || rest.starts(with: Self.selfOfType) { return false }
            return previous != selfWord && !isTaken(range, in: bytes, previous)
        }
        guard isText || before == UInt8(ascii: "[") || rest.first == UInt8(ascii: ".") else { return false }
        if asking.contains(previous) || !isExact { return false }
        return !isOwn || !isText && !rest.starts(with: classOfType) && !rest.starts(with: dotClass)
    }

    /// Whether an object that is on the screen is asked for, or taken for one of a class: `parent is Page`,
    /// `page.isKind(of: Page.self)`, `viewControllers.last as! Page`.
    private static func isTaken(_ range: Range<Int>, in bytes: [UInt8], _ previous: Name) -> Bool {
        let before = bytes[..<range.lowerBound]
        if askingForClasses.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
        guard previous == testing || previous == casting else { return false }
        // What was just asked for is there: `if page.isKind(of: Page.self) { (page as! Page).close() }`.
        let asked = askingForClasses.map { $0 + bytes[range] }
        let near = bytes[max(0, range.lowerBound - nearby)..<range.lowerBound]
        if asked.contains(where: { near.firstRange(of: $0) != nil }) { return true }
        let start = bytes[..<range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let line = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
        return previous == testing || !line.contains("nstantiate") && holders.contains(where: line.contains)
    }

    /// How far in front of a cast the question for the class may stand, in bytes.
    private static let nearby = 240

    /// What stands in front of a class that an object is compared with: `page.isKind(of: Page.self)`.
    private static let askingForClasses = ["isKind(of: ", "isMember(of: ", "isKindOfClass("].map { Array($0.utf8) }

    /// What has controllers that are there already.
    private static let holders = [
        "viewControllers", "children", "childViewControllers", ".parent", "resentingViewController",
        "resentedViewController", "topViewController", "visibleViewController", "rootViewController",
        "selectedViewController", ".destination",
    ]

    /// Whether a quotation mark stands in front of a name.
    private static func isQuoted(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "\"")
    }

    /// Whether what stands behind the name of the function is the text of an identifier, all of it: `(withIdentifier: "a",`
    /// and `:@"a" sender`.
    private static func performsText(_ rest: ArraySlice<UInt8>) -> Bool {
        let code = String(decoding: rest.prefix(longestIdentifier), as: UTF8.self)
        return code.prefixMatch(of: /\s*(?:\(\s*withIdentifier)?\s*:\s*@?"[^"\\]*"\s*(?:,|\)|sender)/) != nil
    }

    /// How far behind the name of the function its identifier ends, in bytes.
    private static let longestIdentifier = 200

    /// Whether something is compared with a text: `segue.identifier == "details"`, `isEqualToString:@"details"` and
    /// `case "details":`.
    private static func isCompared(_ range: Range<Int>, in bytes: [UInt8], _ previous: Name) -> Bool {
        if previous == comparing { return true }
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let before = Array(bytes[max(0, range.lowerBound - 24)..<range.lowerBound - 1].reversed().drop(while: isSpace))
        if before.starts(with: equals) { return true }
        let after = bytes[range.upperBound...].dropFirst().drop(while: isSpace)
        if after.starts(with: equals) { return true }
        return before.starts(with: caseWord.reversed()) && after.first == UInt8(ascii: ":")
    }

    /// Whether a text is the identifier of a cell, which no segue has: `dequeueReusableCell(withIdentifier: "details")`.
    private static func isOfCell(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let before = bytes[max(0, range.lowerBound - 48)..<range.lowerBound - 1]
        let sign = before.reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: "@") }
        return cellLabels.contains(where: sign.starts)
    }

    /// What stands in front of the identifier of a cell, from its end.
    private static let cellLabels = [
        "euseIdentifier:", "ReusableCell(withIdentifier:", "ReusableCellWithIdentifier:", "CellWithReuseIdentifier:",
    ].map { Array($0.utf8.reversed()) }

    /// Whether a name is that of a case where an enumeration declares it, as in `case start, home`.
    ///
    /// What uses the case makes the scene. A value that is written out, `case home = "Home"`, is a text, and counts. A file that takes all cases of one at once uses each of them.
    private static func isDeclaredCase(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        let start = bytes[..<range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let line = bytes[start..<range.lowerBound].drop(while: isGap)
        let names = line.dropFirst(caseWord.count)
        guard line.starts(with: caseWord), names.first.map(isGap) == true,
            names.allSatisfy({ isGap($0) || NameHash.isPart($0) })
        else { return false }
        // A pattern goes on with a colon, a condition with a sign.
        let next = bytes[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
        let isAlone = next == nil || next == 0x0A || next == 0x0D
        return (isAlone || next == UInt8(ascii: ",") || next == UInt8(ascii: ";"))
            && !allCases.isIn(bytes)
    }

    /// Whether a byte stands between the names of cases.
    private static func isGap(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") }

    // MARK: Names

    /// The number of bytes as they are.
    private static func written(_ bytes: ArraySlice<UInt8>) -> Name { NameHash.of(bytes: bytes) }

    /// The number that stands for a name; `nil` for one that code cannot spell in one piece.
    static func name(_ text: String) -> Name? {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.allSatisfy(NameHash.isPart) else { return nil }
        return name(of: bytes[...])
    }

    /// The number of the bytes in lower case, without underscores.
    private static func name(of bytes: ArraySlice<UInt8>) -> Name {
        var hash = NameHash()
        for byte in bytes where byte != UInt8(ascii: "_") {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            hash.add(isCapital ? byte | 0x20 : byte)
        }
        return hash.value
    }

    private static func names(_ words: [String]) -> Set<Name> { Set(words.map { name(of: Array($0.utf8)[...]) }) }

    /// The words in front of a name that is declared.
    private static let declaring = names(["class", "struct", "enum", "extension", "interface", "implementation"])
    /// The messages that ask for a class.
    private static let asking = names(["isKindOfClass", "isMemberOfClass", "isSubclassOfClass"])
    /// The functions that perform a segue, in Swift and Objective-C.
    private static let performing = names(["performSegue", "performSegueWithIdentifier"])
    /// The message that compares texts.
    private static let comparing = name(of: Array("isEqualToString".utf8)[...])
    private static let casting = name(of: Array("as".utf8)[...])
    private static let testing = name(of: Array("is".utf8)[...])
    private static let equals = Array("==".utf8)
    private static let selfWord = name(of: Array("Self".utf8)[...])
    private static let caseWord = Array("case".utf8)
    private static let allCases = ByteSearch("CaseIterable")
    private static let header = Array(".h".utf8)
    private static let selfOfType = Array(".self".utf8)
    private static let classOfType = Array(" class]".utf8)
    private static let dotClass = Array(".class".utf8)
}
