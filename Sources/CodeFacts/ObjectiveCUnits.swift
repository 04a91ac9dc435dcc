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

    /// A method with its body, or a function of C that only code which is read here can call.
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
        /// Whether it is a function, which has no owner.
        var isFunction = false
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
        /// Whether a function of C is read that anyone may call.
        var isInFunction = false
        /// Whether the body of the function of C in ``method`` has begun.
        var isInBody = false
        /// Whether the line before gives attributes to what follows.
        var isAttributed = false
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
        } else if !readFunction(line, &place) {
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

    /// Reads a line on which a function of C begins, or one of what it takes.
    ///
    /// - Returns: `false` for what is to be noted as any other line.
    private mutating func readFunction(_ line: ArraySlice<UInt8>, _ place: inout Place) -> Bool {
        if place.method == nil, !place.isInFunction, let function = CFunctionLine(line) {
            // What declares it does not call it.
            if function.isDeclaration, !function.isForOthers {
                note(line[..<function.nameRange.lowerBound], &place)
                note(line[function.nameRange.upperBound...], &place)
                return true
            }
            guard !function.isDeclaration else { return false }
            guard !place.isHeader, !function.isForOthers, !place.isAttributed else {
                place.isInFunction = place.type != nil
                return false
            }
            place.method = Method(
                path: place.path,
                range: line.startIndex..<line.endIndex,
                name: function.name,
                takesArguments: false,
                isOfClass: false,
                isAction: false,
                isMarkedAsAction: false,
                isInCategory: false,
                isFunction: true
            )
            place.isInBody = false
        } else if place.method == nil, place.type != nil, Self.mayBeginFunction(line) {
            // One behind a macro, or whose type stands on the line before.
            place.isInFunction = true
        }
        place.isAttributed = line.starts(with: "__attribute__".utf8)
        guard let function = place.method, function.isFunction, !place.isInBody else { return false }
        note(line, &place)
        let last = line.last { $0 > 0x20 }
        place.isInBody = line.contains(UInt8(ascii: "{"))
        if place.isInBody, last == UInt8(ascii: "}"), line.first != UInt8(ascii: "}") {
            if let method = place.method { methods.append(method) }
            place.method = nil
        } else if !place.isInBody, last == UInt8(ascii: ";") {
            // One whose declaration takes several lines.
            roots.formUnion(place.method?.names ?? [])
            place.method = nil
        }
        return true
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
            guard !Self.isType(offset, in: bytes), !Self.isAskedFor(offset, in: bytes) else { return }
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

    private static let swiftName = NameHash.of("NS_SWIFT_NAME")
    private static let classFromString = NameHash.of("NSClassFromString")
}
