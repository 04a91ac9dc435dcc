package import CodeStrings
internal import SourceCode

/// What the sources of a project declare and do, as far as texts pass through it: types with their members, functions
/// with their local names, assignments and calls.
package struct CodeMembers: Sendable {
    /// What types inherit from, by name.
    var supertypes: [String: [String]] = [:]
    /// The types that inherit from a type, or conform to it, by name.
    var subtypes: [String: [String]] = [:]
    /// The names that a type gives the types it is made of, and what its own parents are given for theirs.
    var generics = GenericTypes()
    /// Properties by owner and name; those of no type by the owner "".
    var properties: [String: [String: [Property]]] = [:]
    /// How many types have a property of a name.
    var ownerCounts: [String: Int] = [:]
    var functions: [Function] = []
    /// The positions of functions by name.
    var functionsByName: [String: [Int]] = [:]
    /// By the name of what is assigned to.
    var assignments: [String: [Assignment]] = [:]
    /// By the name of the function.
    var calls: [String: [Call]] = [:]
    /// What `+=` and functions such as `append` add to, by its name.
    var additions: [String: [Assignment]] = [:]
    /// The cases of enumerations that hold something, by name.
    var enumCases: [String: [EnumCase]] = [:]
    /// The raw values of cases, by the enumeration and the name of the case; that of a case without one is its name.
    ///
    /// `nil` for one whose raw value is no text, or differs in enumerations of one name.
    var rawTexts: [String: [String: String?]] = [:]
    /// The types with an initializer that takes what was stored or sent.
    var readTypes: Set<String> = []
    /// The messages of Objective-C that are sent by the name of a method, `performSelector:withObject:`, by the method.
    var performed: [String: [Call]] = [:]
    /// The other names of types, by the last part of the name of the type.
    var aliases: [String: [TypeAlias]] = [:]

    /// Where a piece of code stands.
    struct Scope: Sendable, Hashable {
        /// The innermost type around; empty outside of types.
        var type: String
        /// A position in ``functions``; `nil` outside of functions.
        var function: Int?
    }

    struct Property: Sendable {
        var type: String?
        /// The expression that it begins with, and where that stands.
        var value: CodeNode?
        var scope: Scope
        /// The position of its getter in ``functions``.
        var getter: Int?
        /// Whether it is declared with `let`.
        var isConstant = false
        /// Whether it is a variable that holds `nil` until code gives it a value: no attribute says that something else does.
        var beginsEmpty = false
        /// Where its type is declared; types of one name are told apart by that.
        var place = TypePlace()
    }

    /// Where a type is declared: what Swift's rules of scope ask for.
    struct TypePlace: Sendable, Hashable {
        /// The type around it; empty for one outside of all types.
        var outer = ""
        var file = ""
        /// Whether only its file sees it.
        var isOfFile = false
    }

    struct Parameter: Sendable, Hashable {
        /// `nil` for one without a label.
        var label: String?
        var name: String
        var type: String?
        /// Whether a call may leave it out.
        var isOptional = false
    }

    /// A function, an initializer, an accessor, or the expression that a property begins with.
    struct Function: Sendable {
        var name: String
        var owner: String
        var parameters: [Parameter] = []
        var returns: String?
        var body: CodeNode?
        /// The property whose accessor this is.
        var property: String?
        /// The position of the function around.
        var outer: Int?
        /// The declaration of the type around, or the extension; `nil` outside of Swift.
        var around: CodeNode?
        var locals: [String: [Local]] = [:]
    }

    /// A name that is declared inside a function.
    struct Local: Sendable {
        /// Where it is declared, in bytes of the file.
        var offset: Int
        var type: String?
        var value: CodeNode?
        /// Whether it is declared with `let`.
        var isConstant = false
        /// What a loop or `forEach` takes it from, one after the other.
        var sequence: CodeNode?
        /// Where the name is no longer seen, in bytes of the file.
        var end = Int.max
        /// The values of cases of an enumeration that a pattern takes it from.
        var payloads: [Payload] = []
    }

    struct Assignment: Sendable {
        var target: CodeNode
        /// The operands and operators behind the sign.
        var values: [CodeNode]
        var scope: Scope
        /// Whether it is only carried out under a condition, or by a closure.
        var isConditional: Bool
    }

    struct Call: Sendable {
        var node: CodeNode
        var scope: Scope
        var isConditional: Bool
    }

    /// Collects what the statements of all files do, and whose members they are.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    package init(_ index: TypeIndex) {
        let parts = CodeThreads.map(index.files) { file in FactCollector.facts(of: file) }
        for part in parts { append(part) }
        for (type, parents) in supertypes { for parent in parents { subtypes[parent, default: []].append(type) } }
        for type in subtypes.keys { subtypes[type]?.sort() }
        for owner in properties.keys {
            for name in properties[owner, default: [:]].keys { ownerCounts[name, default: 0] += 1 }
        }
        forgetUnwrittenLabels()
        readTypes = Set(functions.lazy.filter(ValueReader.isReader).map(\.owner))
    }

    init() {}

    /// The properties of a name in the types that inherit from a type or conform to it, at any depth.
    func overrides(of name: String, in type: String) -> [Property] {
        var found = subtypes[type] ?? []
        var index = 0
        while index < found.count, found.count < 256 {
            for subtype in subtypes[found[index]] ?? [] where !found.contains(subtype) { found.append(subtype) }
            index += 1
        }
        return found.flatMap { properties[$0]?[name] ?? [] }
    }

    private mutating func append(_ other: CodeMembers) {
        let offset = functions.count
        func moved(_ scope: Scope) -> Scope { Scope(type: scope.type, function: scope.function.map { $0 + offset }) }
        functions += other.functions.map { function in
            var function = function
            function.outer = function.outer.map { $0 + offset }
            return function
        }
        for (name, positions) in other.functionsByName {
            functionsByName[name, default: []] += positions.map { $0 + offset }
        }
        supertypes.merge(other.supertypes) { $0 + $1 }
        generics.merge(other.generics)
        for (owner, members) in other.properties {
            for (name, list) in members {
                properties[owner, default: [:]][name, default: []] += list.map { property in
                    var property = property
                    property.scope = moved(property.scope)
                    property.getter = property.getter.map { $0 + offset }
                    return property
                }
            }
        }
        func moved(_ list: [Assignment]) -> [Assignment] {
            list.map { item in
                var item = item
                item.scope = moved(item.scope)
                return item
            }
        }
        for (name, list) in other.assignments { assignments[name, default: []] += moved(list) }
        for (name, list) in other.additions { additions[name, default: []] += moved(list) }
        enumCases.merge(other.enumCases) { $0 + $1 }
        aliases.merge(other.aliases) { $0 + $1 }
        rawTexts.merge(other.rawTexts) { $0.merging($1) { $0 == $1 ? $0 : nil } }
        func moved(_ list: [Call]) -> [Call] {
            list.map { item in
                var item = item
                item.scope = moved(item.scope)
                return item
            }
        }
        for (name, list) in other.calls { calls[name, default: []] += moved(list) }
        for (name, list) in other.performed { performed[name, default: []] += moved(list) }
    }
}

extension CodeMembers {
    /// The type and all that it inherits from, nearest first.
    ///
    /// - Complexity: O(*n*) in the number of supertypes.
    func ancestry(of type: String) -> [String] {
        var found = [type]
        var index = 0
        while index < found.count, found.count < 64 {
            for parent in supertypes[found[index]] ?? [] where !found.contains(parent) { found.append(parent) }
            index += 1
        }
        return found
    }

    /// Whether one of two types inherits from the other, or both are the same.
    func isRelated(_ first: String, _ second: String) -> Bool {
        first == second || ancestry(of: first).contains(second) || ancestry(of: second).contains(first)
    }

    /// The property of a type, its own or an inherited one.
    func property(_ name: String, of type: String) -> (owner: String, properties: [Property])? {
        for owner in ancestry(of: type) {
            if let found = properties[owner]?[name] { return (owner, found) }
        }
        return nil
    }

    /// The declaration of a local name that a place of a function sees; the last one before it.
    func local(_ name: String, in function: Int?, at offset: Int) -> (local: Local, function: Int)? {
        var current = function
        while let function = current {
            let seen = functions[function].locals[name]?.filter { $0.offset < offset && offset < $0.end } ?? []
            // The innermost: of those that begin at one place, what is known last.
            if let found = seen.last(where: { local in seen.allSatisfy { $0.offset <= local.offset } }) {
                return (found, function)
            }
            current = functions[function].outer
        }
        return nil
    }

    /// The properties of types of one name that a place sees, by Swift's rules of scope.
    ///
    /// Those of a type inside its own type come first, then those of its file, then those outside of all types. What is
    /// private in another file is not seen.
    ///
    /// - Parameters:
    ///   - properties: the properties of all types of the name.
    ///   - scope: the place.
    ///   - file: the path of its file.
    ///   - outer: the type in front of the name, as in `Cell.Texts.title`; `nil` for none.
    /// - Returns: some of them; all if none is seen.
    /// - Complexity: O(*n*) in the number of properties.
    func seen(_ properties: [Property], from scope: Scope, in file: String, outer: String?) -> [Property] {
        let seen = properties.filter { !$0.place.isOfFile || $0.place.file == file }
        guard seen.count > 1 else { return seen.isEmpty ? properties : seen }
        let here = { (list: [Property]) in
            list.contains { $0.place.file == file } ? list.filter { $0.place.file == file } : list
        }
        for type in outer.map({ [$0] }) ?? ancestry(of: scope.type) {
            let own = seen.filter { !type.isEmpty && $0.place.outer == type }
            if !own.isEmpty { return here(own) }
        }
        if seen.contains(where: { $0.place.file == file }) { return here(seen) }
        let global = seen.filter(\.place.outer.isEmpty)
        return global.isEmpty ? seen : global
    }

    /// The variables outside of types that a name means: two files may each have a private one.
    ///
    /// - Returns: `nil` if there are none.
    func globals(_ name: String, _ scope: Scope, _ file: String) -> [Property]? {
        properties[""]?[name].map { seen($0, from: scope, in: file, outer: nil) }
    }

    /// The parameter of a name, of a function or one around it.
    func parameter(_ name: String, of function: Int?) -> (function: Int, parameter: Parameter)? {
        var current = function
        while let function = current {
            if let found = functions[function].parameters.first(where: { $0.name == name }) { return (function, found) }
            current = functions[function].outer
        }
        return nil
    }
}

extension String {
    /// The name of a type as it is declared: without optionality, pointers, generic arguments, modules and outer types.
    var plainTypeName: String {
        var text = self[...]
        for word in ["inout ", "any ", "some ", "weak ", "@escaping "] where text.hasPrefix(word) {
            text = text.dropFirst(word.count)
        }
        while let last = text.last, last == "?" || last == "!" || last == "*" || last == " " { text = text.dropLast() }
        if let generic = text.firstIndex(of: "<") { text = text[..<generic] }
        if let dot = text.lastIndex(of: ".") { text = text[text.index(after: dot)...] }
        return String(text)
    }
}
