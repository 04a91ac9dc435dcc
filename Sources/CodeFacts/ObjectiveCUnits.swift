internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The classes and methods of Objective-C, each with the names that stand in it.
///
/// Its tree has no declarations: lines tell where classes and methods begin and end, as everybody writes them.
struct ObjectiveCUnits {
    /// A class with its categories.
    struct Class {
        var name: Substring
        /// What it inherits from, if its interface is here.
        var parent: Substring?
        /// Where it is implemented: the path of the file, and the bytes from `@implementation` to `@end`.
        var implementations: [(path: String, range: Range<Int>)] = []
        /// Whether its own implementation is here, and not only one of a category.
        var isImplemented = false
        /// Whether the system calls it by itself, or Swift may know it by another name.
        var hasEntry = false
        /// The names in it outside of its methods.
        var names: Set<UInt64> = []
        /// The classes of its properties, also as `self.` and `_` with their names, and of its instance variables.
        var variables = ObjectiveCVariables()
    }

    /// A method with its body.
    struct Method {
        /// The file, and the bytes of the method in it.
        var path: String
        var range: Range<Int>
        /// The first part of its selector.
        var name: Substring
        /// Whether the selector has more than that.
        var takesArguments: Bool
        var isOfClass: Bool
        /// Whether a document may send it: its type or its argument says so.
        var isAction: Bool
        /// Whether its type says so: `IBAction`.
        var isMarkedAsAction: Bool
        /// The class that it is of.
        var owner: Substring?
        /// Whether a category adds it to the class.
        var isInCategory: Bool
        /// The names in its body, without those that it sends to what has a class there.
        var names: Set<UInt64> = []
        /// What it sends to what has a class there.
        var sends: Set<ObjectiveCSend> = []
        /// What it declares.
        var variables = ObjectiveCVariables()
    }

    private var byName: [Substring: Class] = [:]
    private(set) var methods: [Method] = []
    /// The first parts of the selectors that interfaces and protocols declare.
    private(set) var declared: Set<Substring> = []
    /// The first parts of the selectors that protocols of the project declare: only the project sends them.
    private(set) var promised: Set<Substring> = []
    /// The properties that implementations declare for themselves: nobody else knows of them.
    private(set) var ownProperties: Set<Substring> = []
    /// The names that stand outside of classes.
    private(set) var roots: Set<UInt64> = []
    /// The names that stand in Swift.
    private(set) var swiftNames: Set<UInt64> = []
    /// Whether code asks for classes by names that are no literals.
    private(set) var makesNames = false

    /// The names that stand for something else before code is compiled.
    private(set) var macros: Set<Substring> = []

    var classes: [Class] { byName.values.sorted { $0.name < $1.name } }

    /// What is read.
    private struct Place {
        var path: String
        var isHeader: Bool
        /// The class around, and where its block begins.
        var type: (name: Substring, start: Int, isImplementation: Bool)?
        var isCategory = false
        var isInProtocol = false
        var method: Method?
        /// Whether a function of C is read: who calls it needs no class.
        var isInFunction = false
        /// Whether what follows has another name in Swift.
        var hasSwiftName = false
    }

    /// Reads a file of Swift or Objective-C.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - dead: the bytes that no run of the app comes to; only those of Objective-C count.
    /// - Complexity: O(*n*) in its size.
    mutating func read(_ file: TypeIndex.File, leavingOut dead: [Range<Int>]) {
        if file.path.hasSuffix(".swift") {
            for line in file.code.file.utf8.split(separator: 0x0A) {
                let code = line.drop { $0 == 0x20 || $0 == 0x09 }
                if !code.starts(with: "//".utf8) {
                    NameHash.forEach(in: line) { name, _, _ in swiftNames.insert(name) }
                }
            }
            return
        }
        // What a comment names is not used.
        var utf8 = CodeComments.blanked(file.code.file.utf8)
        for range in dead + CellRegistrations.names(in: utf8) {
            for place in range where utf8[place] > 0x20 { utf8[place] = 0x20 }
        }
        var place = Place(path: file.code.file.path, isHeader: file.path.hasSuffix(".h"))
        for line in utf8.split(separator: 0x0A, omittingEmptySubsequences: false) { read(line, &place) }
        if let type = place.type { close(type, at: utf8.count, in: place) }
    }

    private mutating func read(_ line: ArraySlice<UInt8>, _ place: inout Place) {
        let code = line.drop { $0 == 0x20 || $0 == 0x09 }
        if code.starts(with: "@class".utf8) || code.starts(with: "#import".utf8) || code.starts(with: "#pragma".utf8)
            || code.starts(with: "#include".utf8)
        {
            return
        }
        if code.starts(with: "#define".utf8) {
            let name = code.dropFirst(7).drop { $0 == 0x20 || $0 == 0x09 }.prefix(while: NameHash.isPart)
            macros.insert(Substring(String(decoding: name, as: UTF8.self)))
        }
        if code.first == UInt8(ascii: "@"), readBlock(code, from: line.startIndex, &place) { return }
        if let type = place.type?.name, place.method == nil, !place.isInFunction {
            byName[type]?.variables.readMembers(line)
        }
        if !place.isHeader, place.type != nil, let (name, rest) = Self.property(code) {
            // Its declaration uses nothing but its type.
            ownProperties.insert(name)
            note(rest, &place)
            return
        }
        if let (name, isOfClass, isAction, isMarked) = Self.beginning(of: line) {
            // What is ended by a semicolon only declares.
            if place.isHeader || line.last(where: { $0 != 0x20 && $0 != 0x0D }) == UInt8(ascii: ";") {
                declared.insert(name)
                if place.isInProtocol { promised.insert(name) }
            } else {
                // One whose body ends on the line that it begins on.
                if let method = place.method { methods.append(method) }
                if isOfClass, name == "load", let owner = place.type?.name { byName[owner]?.hasEntry = true }
                place.method = Method(
                    path: place.path,
                    range: line.startIndex..<line.endIndex,
                    name: name,
                    takesArguments: line.contains(UInt8(ascii: ":")),
                    isOfClass: isOfClass,
                    isAction: isAction,
                    isMarkedAsAction: isMarked,
                    owner: place.type?.name,
                    isInCategory: place.isCategory
                )
                place.method?.variables.read(line)
            }
            // A body on the same line names something.
            if let body = line.firstIndex(of: UInt8(ascii: "{")) { note(line[body...], &place) }
        } else {
            if place.method == nil, place.type != nil, Self.beginsFunction(line) { place.isInFunction = true }
            note(line, &place)
        }
        guard line.first == UInt8(ascii: "}") else { return }
        place.isInFunction = false
        if var method = place.method {
            method.range = method.range.lowerBound..<line.endIndex
            methods.append(method)
            place.method = nil
        }
    }

    /// Reads a line that begins or ends the block of a class; all others have no part in it.
    private mutating func readBlock(_ code: ArraySlice<UInt8>, from start: Int, _ place: inout Place) -> Bool {
        if code.starts(with: "@end".utf8) {
            if let type = place.type { close(type, at: code.endIndex, in: place) }
            (place.type, place.method, place.isInFunction, place.isInProtocol) = (nil, nil, false, false)
            return true
        }
        if code.starts(with: "@protocol".utf8) {
            // `@protocol PhotoDelegate;` only names it.
            place.isInProtocol = code.last(where: { $0 > 0x20 }) != UInt8(ascii: ";")
            return false
        }
        let isImplementation = code.starts(with: "@implementation".utf8)
        guard isImplementation || code.starts(with: "@interface".utf8) else { return false }
        let text = Substring(String(decoding: code, as: UTF8.self))
        guard let match = text.firstMatch(of: /^@\w+\s+(\w+)\s*(\()?(?::\s*(\w+))?/) else { return false }
        let name = match.output.1
        byName[name, default: Class(name: name)].hasEntry = byName[name]?.hasEntry == true || place.hasSwiftName
        if let parent = match.output.3 { byName[name]?.parent = parent }
        if isImplementation, match.output.2 == nil { byName[name]?.isImplemented = true }
        place.type = (name, start, isImplementation)
        place.isCategory = match.output.2 != nil
        place.hasSwiftName = false
        // What is behind the name: what it inherits from, and protocols.
        note(Array(text[match.output.1.endIndex...].utf8)[...], &place)
        return true
    }

    private mutating func close(
        _ type: (name: Substring, start: Int, isImplementation: Bool),
        at end: Int,
        in place: Place
    ) {
        if type.isImplementation { byName[type.name]?.implementations.append((place.path, type.start..<end)) }
        if let method = place.method { methods.append(method) }
    }

    private mutating func note(_ bytes: ArraySlice<UInt8>, _ place: inout Place) {
        var found: Set<UInt64> = []
        place.method?.variables.read(bytes)
        NameHash.forEach(in: bytes) { name, offset, _ in
            guard !Self.isTypeOfView(offset, in: bytes), !Self.isAskedFor(offset, in: bytes) else { return }
            if let owner = place.method?.owner,
                let receiver = place.method?.variables.receiver(of: offset, in: bytes, owner: owner)
            {
                place.method?.sends.insert(ObjectiveCSend(receiver: receiver, name: name))
            } else {
                found.insert(name)
            }
        }
        if found.contains(Self.swiftName) { place.hasSwiftName = true }
        if found.contains(Self.classFromString), ClassNameParts.isAskedFor(in: bytes) { makesNames = true }
        if place.isInFunction {
            roots.formUnion(found)
        } else if place.method != nil {
            place.method?.names.formUnion(found)
        } else if let type = place.type {
            // A class names itself in its own block.
            found.remove(NameHash.of(type.name))
            byName[type.name]?.names.formUnion(found)
        } else {
            roots.formUnion(found)
        }
    }

    /// Whether a name is the type of a variable or a cast, `LoginController *`, and one of a view or a controller.
    ///
    /// That makes none; objects of other classes may be made by their types, as from data.
    private static func isTypeOfView(_ start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        let name = bytes[start...].prefix(while: NameHash.isPart)
        guard bytes[name.endIndex...].first(where: { $0 != 0x20 }) == UInt8(ascii: "*") else { return false }
        // `MenuView_X` and `MenuView2` are views as well.
        let digits = name.reversed().prefix { (0x30...0x39).contains($0) }.count
        let stem = name.suffix(4).firstIndex(of: UInt8(ascii: "_")).map { name[..<$0] } ?? name.dropLast(digits)
        return viewEndings.contains { stem.suffix($0.count).elementsEqual($0) }
    }

    /// Whether it is only asked whether an object is one of a class: `[page isKindOfClass:[LoginController class]]`.
    private static func isAskedFor(_ start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        questions.contains { bytes[..<start].suffix($0.count).elementsEqual($0) }
    }

    private static let questions = ["isKindOfClass:[", "isMemberOfClass:["].map { Array($0.utf8) }

    /// The name of a property that a line declares, and what stands in front of it: `@property (nonatomic) UIView *footer;`.
    ///
    /// - Returns: `nil` for a block, and for several at once.
    private static func property(_ line: ArraySlice<UInt8>) -> (name: Substring, rest: ArraySlice<UInt8>)? {
        guard line.starts(with: "@property".utf8), !line.contains(UInt8(ascii: "^")),
            let end = line.firstIndex(of: UInt8(ascii: ";")),
            let last = line[..<end].lastIndex(where: NameHash.isPart)
        else { return nil }
        let start = line[...last].lastIndex { !NameHash.isPart($0) }.map { $0 + 1 } ?? line.startIndex
        let name = line[start...last]
        let text = Substring(String(decoding: name, as: UTF8.self))
        return (text, line[..<name.startIndex])
    }

    private static let swiftName = NameHash.of("NS_SWIFT_NAME")
    private static let classFromString = NameHash.of("NSClassFromString")
    private static let viewEndings = ["Controller", "View", "Cell"].map { Array($0.utf8) }

    /// Whether a line is the beginning of a function of C that other files may call.
    private static func beginsFunction(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, NameHash.isPart(first), line.contains(UInt8(ascii: "(")) else { return false }
        return !line.starts(with: "static".utf8) && line.last { $0 > 0x20 } != UInt8(ascii: ";")
    }

    /// The first part of the selector of a method that begins on a line, `- (void)show:(NSString *)text`.
    static func beginning(
        of line: ArraySlice<UInt8>
    ) -> (name: Substring, isOfClass: Bool, isAction: Bool, isMarked: Bool)? {
        guard let sign = line.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return nil }
        let rest = line.dropFirst().drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: "("), let end = rest.closing("(", ")") else { return nil }
        let name = rest[(end + 1)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        // What a document calls says so by its type, or by its argument.
        let text = String(decoding: rest, as: UTF8.self)
        guard !name.isEmpty else { return nil }
        let isMarked = text.contains("IBAction")
        let isAction = isMarked || text.contains("ender")
        return (Substring(String(decoding: name, as: UTF8.self)), sign == UInt8(ascii: "+"), isAction, isMarked)
    }
}
