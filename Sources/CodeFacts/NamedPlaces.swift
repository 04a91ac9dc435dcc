internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The places of a file of Swift that name something.
struct NamedPlaces: Sendable {
    private typealias Wanted = (names: Set<UInt64>, statics: Set<UInt64>, nested: Set<UInt64>)

    /// What stands in front of a name.
    enum Receiver: Sendable {
        /// Nothing, or `self`: a method of that name is one of the type around, or of none.
        case own
        /// A value, a type, or what is not known.
        case any
        /// A value of one of these types.
        case types(Set<UInt64>)
        /// A full stop alone: a case, or what a type is asked for by its name, and nothing that an object has.
        case implied
        /// A bracket or a comma, and a colon follows: it says what an argument is for, and calls nothing.
        case label
        /// The quotes of a text: whoever looks the name up is not known.
        case text
    }

    /// A name in code.
    struct Place: Sendable {
        /// The name, as ``NameHash`` has it.
        var name: UInt64
        /// Where it begins, in UTF-8 bytes from the start of the file.
        var offset: Int
        /// The form of the name, as ``CallForm`` has it.
        var form: UInt64
        var receiver: Receiver

        /// Whether it stands in a text.
        var isText: Bool { if case .text = receiver { true } else { false } }
    }

    private let values: ReceiverTypes.Values
    private var variables = ShadowedNames()
    /// In the order of the file.
    private(set) var places: [Place] = []

    /// - Parameters:
    ///   - file: the file.
    ///   - names: the names that are of interest.
    ///   - statics: the names of members of types with that of the type: each place that names one so means no other.
    ///   - nested: the names of types with that of the type around: a place that names one so does not reach the outer type.
    ///   - functions: the names that only functions have.
    ///   - values: the types of the names of values, as far as they are known.
    ///   - silent: the parts of the file that count for nothing.
    /// - Complexity: O(*n* log *s*) in the size of the file and the number of silent parts.
    init(
        _ file: TypeIndex.File,
        names: Set<UInt64>,
        statics: Set<UInt64>,
        nested: Set<UInt64> = [],
        functions: Set<UInt64> = [],
        values: ReceiverTypes.Values = .none,
        silent: [Range<Int>]
    ) {
        self.values = values
        let utf8 = file.code.file.utf8
        var position = utf8.startIndex
        var silent = silent[...]
        // Names in comments are left out, and so are the words of texts; a text that is a name may be looked up.
        for text in file.code.root.descendants where text.kind == .text && text.range.lowerBound >= position {
            takeCode(utf8[position..<text.range.lowerBound], (names, statics, nested), &silent)
            let bytes = utf8[text.range]
            if !bytes.contains(where: { $0 == 0x20 || $0 == 0x0A }) {
                take(bytes, (names, statics, nested), &silent, isText: true)
            }
            position = text.range.upperBound
        }
        takeCode(utf8[position...], (names, statics, nested), &silent)
        leaveOutLocals(of: file, functions)
        // A type inside of a function may inherit what it names from one that is not around.
        let declared = Set(file.declarations.map(\.node.range))
        for node in file.types where !declared.contains(node.range) {
            for index in places.indices where node.range.contains(places[index].offset) {
                if case .own = places[index].receiver { places[index].receiver = .any }
            }
        }
    }

    /// Leaves out the names of local values that are called like a function elsewhere, `let alert = …; present(alert)`, behind
    /// their declaration in the outermost block of a function, where nothing calls them.
    ///
    /// - Complexity: O(*f* + *p* · *l*) in the numbers of functions, of places and of such values of one name.
    private mutating func leaveOutLocals(of file: TypeIndex.File, _ functions: Set<UInt64>) {
        guard !functions.isEmpty else { return }
        let utf8 = file.code.file.utf8
        var locals: [UInt64: [Range<Int>]] = [:]
        for declaration in file.declarations where declaration.node.kind == .function {
            guard let body = declaration.node.child(.body) else { continue }
            for statement in body.children where statement.kind == .variables {
                for binding in statement.children where binding.kind == .binding {
                    let name = NameHash.of(binding.name)
                    guard functions.contains(name) else { continue }
                    locals[name, default: []].append(binding.nameRange.lowerBound..<body.range.upperBound)
                }
            }
        }
        guard !locals.isEmpty else { return }
        places.removeAll { place in
            guard case .own = place.receiver, locals[place.name]?.contains(where: { $0.contains(place.offset) }) == true
            else { return false }
            let before = utf8[..<place.offset]
            let isAsked = before.last == UInt8(ascii: ".") || before.suffix(10).elementsEqual("#selector(".utf8)
            let next = utf8[place.offset...].first { !NameHash.isPart($0) }
            return !isAsked && next != UInt8(ascii: "(") && next != UInt8(ascii: "{")
        }
    }

    /// Takes the names of code without its comments.
    private mutating func takeCode(
        _ code: ArraySlice<UInt8>,
        _ wanted: Wanted,
        _ silent: inout ArraySlice<Range<Int>>
    ) {
        var start = code.startIndex
        var index = start
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        while index + 1 < code.endIndex {
            guard code[index] == slash, code[index + 1] == slash || code[index + 1] == star else {
                index += 1
                continue
            }
            take(code[start..<index], wanted, &silent)
            if code[index + 1] == slash {
                index = code[index...].firstIndex(of: 0x0A) ?? code.endIndex
            } else {
                // Comments of Swift may be inside of others.
                var depth = 0
                repeat {
                    let isPair = index + 1 < code.endIndex
                    if isPair, code[index] == slash, code[index + 1] == star {
                        depth += 1
                        index += 2
                    } else if isPair, code[index] == star, code[index + 1] == slash {
                        depth -= 1
                        index += 2
                    } else {
                        index += 1
                    }
                } while depth > 0 && index < code.endIndex
            }
            start = min(index, code.endIndex)
        }
        take(code[start...], wanted, &silent)
    }

    private mutating func take(
        _ bytes: ArraySlice<UInt8>,
        _ wanted: Wanted,
        _ silent: inout ArraySlice<Range<Int>>,
        isText: Bool = false
    ) {
        NameHash.forEach(in: bytes) { name, offset, qualified in
            guard wanted.names.contains(name), isText || !Self.makesNothing(offset, in: bytes) else { return }
            while let first = silent.first, first.upperBound <= offset { silent.removeFirst() }
            guard silent.first?.contains(offset) != true else { return }
            if !isText {
                let end = bytes[offset...].firstIndex { !NameHash.isPart($0) } ?? bytes.endIndex
                if variables.isVariable(offset..<end, in: bytes) { return }
            }
            if let qualified, wanted.nested.contains(qualified) {
                // The name in front is that of the outer type.
                if let last = places.last, last.offset < offset { places.removeLast() }
                places.append(Place(name: qualified, offset: offset, form: qualified, receiver: .any))
            } else if let qualified, wanted.statics.contains(qualified) {
                places.append(Place(name: qualified, offset: offset, form: qualified, receiver: .any))
            } else {
                let form = CallForm.form(of: name, at: offset, in: bytes)
                let receiver = isText ? .text : receiver(of: offset, in: bytes)
                places.append(Place(name: name, offset: offset, form: form, receiver: receiver))
            }
        }
    }

    /// Whether a name is that of a type, and no value of it is made there: it is only tested for, `case is Page`.
    ///
    /// A controller that a value is taken for, `segue.destination as? PageController`, or that a parameter or a property
    /// holds, `weak var page: PageController?`, is made by a document or by other code.
    private static func makesNothing(_ offset: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes[..<offset]
        guard rest.last == 0x20 else { return false }
        while rest.last == 0x20 { rest.removeLast() }
        guard let sign = rest.last else { return false }
        var word = "is".utf8
        if [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ":")].contains(sign) {
            let name = bytes[offset...].prefix(while: NameHash.isPart)
            guard name.suffix(controller.count).elementsEqual(controller) else { return false }
            rest.removeLast()
            if sign == UInt8(ascii: ":") { return isHeld(behind: rest, in: bytes[name.endIndex...]) }
            word = "as".utf8
        }
        guard rest.suffix(2).elementsEqual(word) else { return false }
        return rest.dropLast(2).last.map { !NameHash.isPart($0) } ?? true
    }

    /// Whether a type stands between code as that of a parameter, or of a property without a first value.
    private static func isHeld(behind code: ArraySlice<UInt8>, in rest: ArraySlice<UInt8>) -> Bool {
        // `let page: PageController = .init()`, `var page: PageController { make() }`, where `make` is generic, and
        // `show(page: PageController())`
        let next = rest.first { ![0x20, UInt8(ascii: "?"), UInt8(ascii: "!")].contains($0) }
        if let next, !",;)}/\n\r".utf8.contains(next) { return false }
        let name = code.reversed().prefix(while: NameHash.isPart)
        // `class Page<Item>: PageController`, `class Page: PageController`
        guard !name.isEmpty else { return false }
        let before = code.dropLast(name.count).reversed().drop { $0 == 0x20 }
        return !before.starts(with: "class".utf8.reversed())
    }

    private static let controller = Array("Controller".utf8)

    /// What a type is asked for by its name: `Store.shared` of `Store.shared.reload()`.
    private func asked(of code: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Receiver {
        let start = code.startOfName
        let type = code[start...]
        guard let first = type.first, (0x41...0x5A).contains(first),
            code[..<start].last.map({ $0 != UInt8(ascii: ".") }) ?? true
        else { return .any }
        let whole = NameHash.of(bytes: [type, [UInt8(ascii: ".")], name].joined())
        return values.types(ofStatic: whole).map { .types($0) } ?? .any
    }

    /// The words that a value stands behind.
    private static let beginners = Set(["case", "in", "return"].map { NameHash.of($0) })

    /// Whether code in front of a full stop says that a value begins with it: a line may go on with one as well.
    private static func beginsValue(_ code: ArraySlice<UInt8>) -> Bool {
        guard let last = code.last else { return false }
        let isApart = [0x20, 0x0A, 0x0D, 0x09].contains(last)
        var rest = code
        while let last = rest.last, [0x20, 0x0A, 0x0D, 0x09].contains(last) { rest.removeLast() }
        guard let sign = rest.last else { return false }
        if "(,:=[{".utf8.contains(sign) { return true }
        // `isNew ? .first : .last`, `kind ?? .first`
        let question = UInt8(ascii: "?")
        if sign == question {
            return isApart
                && (rest.dropLast().last == 0x20 || rest.suffix(3).elementsEqual([0x20, question, question]))
        }
        return isApart && beginners.contains(NameHash.of(bytes: rest[rest.startOfName...]))
    }

    /// What stands in front of the name at a place.
    private func receiver(of offset: Int, in bytes: ArraySlice<UInt8>) -> Receiver {
        var rest = bytes[..<offset]
        while let last = rest.last, last == 0x20 || last == 0x0A || last == 0x0D || last == 0x09 { rest.removeLast() }
        guard let last = rest.last else { return .any }
        guard last == UInt8(ascii: ".") else {
            let isListed = last == UInt8(ascii: "(") || last == UInt8(ascii: ",")
            return isListed && bytes[offset...].first { !NameHash.isPart($0) } == UInt8(ascii: ":") ? .label : .own
        }
        rest.removeLast()
        if Self.beginsValue(rest) { return .implied }
        if rest.last == UInt8(ascii: "?") || rest.last == UInt8(ascii: "!") { rest.removeLast() }
        let name = rest[rest.startOfName...]
        rest.removeLast(name.count)
        if name.elementsEqual("self".utf8) { return rest.last == UInt8(ascii: ".") ? .any : .own }
        // `self.page.title`; the `page` of another object may be one of a framework.
        let isOwn = rest.last == UInt8(ascii: ".")
        if isOwn {
            rest.removeLast()
            if rest.last == UInt8(ascii: "?") { rest.removeLast() }
            guard rest.suffix(4).elementsEqual("self".utf8), rest.dropLast(4).last.map(NameHash.isPart) != true else {
                return asked(of: rest, name)
            }
        } else if let before = rest.last, [UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "?")].contains(before) {
            return .any
        }
        let hash = NameHash.of(bytes: name)
        if values.isType(hash) { return .types([hash]) }
        return values.types(of: hash, at: isOwn ? nil : offset).map { .types($0) } ?? .any
    }
}

extension ArraySlice<UInt8> {
    /// Where the name begins that code ends with; the end for none.
    fileprivate var startOfName: Int { lastIndex { !NameHash.isPart($0) }.map { $0 + 1 } ?? startIndex }
}
