internal import SourceCode

/// A message that a method of Objective-C sends to an object whose class is written there.
struct ObjectiveCSend: Hashable {
    /// What the message is sent to.
    enum Receiver: Hashable {
        /// An object of a class, or the class itself.
        case type(Substring)
        /// What the class around inherits from.
        case parent
        /// A property or an instance variable of the class around.
        case variable(Substring)
    }

    var receiver: Receiver
    /// The first part of the selector.
    var name: UInt64
}

/// The classes of the variables that a method of Objective-C declares, with its arguments.
struct ObjectiveCVariables {
    /// The class of each; `nil` where it is not known, as of `id`, or where there are two.
    private(set) var types: [Substring: Substring?] = [:]
    /// The names that stand for `self`, as in `__weak typeof(self) weakSelf`.
    private(set) var selves: Set<Substring> = []

    /// Reads the declarations of a line.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    mutating func read(_ line: ArraySlice<UInt8>) {
        for (type, name) in Self.declarations(in: line) { add(name, type) }
        guard let range = line.firstRange(of: "(self)".utf8) else { return }
        let head = line[..<range.lowerBound].reversed().drop { $0 == 0x20 || $0 == UInt8(ascii: "_") }
        guard head.starts(with: "typeof".utf8.reversed()) else { return }
        let name = line[range.upperBound...].drop { $0 == 0x20 || $0 == UInt8(ascii: "*") }.prefix(
            while: NameHash.isPart
        )
        if !name.isEmpty { selves.insert(Substring(String(decoding: name, as: UTF8.self))) }
    }

    /// Reads the members that a line of a class declares: a property, or an instance variable.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    mutating func readMembers(_ line: ArraySlice<UInt8>) {
        let code = line.drop { $0 == 0x20 || $0 == 0x09 }
        if let sign = code.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { return }
        let isProperty = code.starts(with: "@property".utf8)
        for (type, name) in Self.declarations(in: code) {
            if isProperty {
                add("_" + name, type)
                add("self." + name, type)
            } else {
                add(name, type)
            }
        }
    }

    private mutating func add(_ name: Substring, _ type: Substring?) {
        if let known = types[name], known != type { types[name] = .some(nil) } else { types[name] = .some(type) }
    }

    /// The variables that are declared in a line, `Photo *photo` and `(id)sender`, each with its class.
    ///
    /// - Returns: `nil` for the class where it is none that is known.
    static func declarations(in line: ArraySlice<UInt8>) -> [(type: Substring?, name: Substring)] {
        var found: [(type: Substring?, name: Substring)] = []
        var previous: ArraySlice<UInt8>?
        NameHash.forEach(in: line) { _, start, _ in
            let name = line[start...].prefix(while: NameHash.isPart)
            defer { previous = name }
            guard let type = previous else { return }
            let between = line[type.endIndex..<start].filter { $0 != 0x20 }
            let isPointer = between.elementsEqual("*".utf8) || between.elementsEqual("*)".utf8)
            if isPointer, let first = type.first, (0x41...0x5A).contains(first) {
                found.append((text(type), text(name)))
            } else if isPointer || type.elementsEqual("id".utf8) || between.last == UInt8(ascii: "*") {
                found.append((nil, text(name)))
            }
        }
        return found
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> Substring {
        Substring(String(decoding: bytes, as: UTF8.self))
    }

    // MARK: Receivers

    /// What a name in a line of a method is sent to, if the line says its class: `[self show]`, `[[Photo new] show]`.
    ///
    /// - Parameters:
    ///   - start: where the name begins.
    ///   - line: the line.
    ///   - owner: the class around.
    /// - Returns: `nil` if it is no selector, or one that is sent to anything.
    /// - Complexity: O(*n*) in the length of the line.
    func receiver(of start: Int, in line: ArraySlice<UInt8>, owner: Substring) -> ObjectiveCSend.Receiver? {
        let head = line[..<start].trimmed
        guard let last = head.last else { return nil }
        if last == UInt8(ascii: ".") {
            // `self.photo` asks for what `[self photo]` does.
            let base = head.dropLast().trimmed.name
            return base.elementsEqual("self".utf8) ? .type(owner) : nil
        }
        if last == UInt8(ascii: "]") { return Self.made(by: head).map { .type($0) } }
        guard NameHash.isPart(last), head.endIndex < start else { return nil }
        let name = head.name
        let front = line[line.startIndex..<name.startIndex].trimmed
        if front.last == UInt8(ascii: ".") {
            let base = front.dropLast().trimmed
            guard base.name.elementsEqual("self".utf8), Self.isOpen(base.dropLast(4)) else { return nil }
            return .variable("self." + Self.text(name))
        }
        guard Self.isOpen(front) else { return nil }
        let text = Self.text(name)
        switch text {
        case "self": return .type(owner)
        case "super": return .parent
        default: break
        }
        if selves.contains(text) { return .type(owner) }
        if let type = types[text] { return type.map { .type($0) } }
        return name.first.map { (0x41...0x5A).contains($0) } == true ? .type(text) : .variable(text)
    }

    private static func isOpen(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.trimmed.last == UInt8(ascii: "[") }

    /// The first words of selectors that give an object of the class which they are sent to.
    private static let makers = ["alloc", "default", "init", "instance", "new", "shared"]

    /// The class of what a message gives that ends here: `[Photo sharedPhoto]`, `[[Photo alloc] init]`.
    private static func made(by bytes: ArraySlice<UInt8>) -> Substring? {
        guard let open = bytes.reversed().closing("]", "[")?.base else { return nil }
        let inside = bytes[open...].dropLast().drop { $0 == 0x20 }
        guard let first = inside.first else { return nil }
        var type: Substring?
        var rest = inside
        if first == UInt8(ascii: "[") {
            guard let close = inside.closing("[", "]") else { return nil }
            type = made(by: inside[...close])
            rest = inside[(close + 1)...]
        } else if (0x41...0x5A).contains(first) {
            let name = inside.prefix(while: NameHash.isPart)
            type = text(name)
            rest = inside[name.endIndex...]
        }
        let selector = rest.drop { $0 == 0x20 }
        return makers.contains { selector.starts(with: $0.utf8) } ? type : nil
    }
}

extension ArraySlice<UInt8> {
    /// Without the spaces at its end.
    fileprivate var trimmed: ArraySlice<UInt8> {
        guard let last = lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return prefix(0) }
        return self[startIndex...last]
    }

    /// The name that it ends with; empty for none.
    fileprivate var name: ArraySlice<UInt8> {
        guard let end = lastIndex(where: { !NameHash.isPart($0) }) else { return self }
        return self[(end + 1)...]
    }
}
