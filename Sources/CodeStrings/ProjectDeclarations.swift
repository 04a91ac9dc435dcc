internal import SourceCode
internal import SourceText

/// What the sources of a project declare, as far as it says which literals are localized.
package struct ProjectDeclarations: Sendable {
    /// Functions, cases and subscripts by name.
    var functions: [String: [Signature]] = [:]
    /// Initializers by the type's name, those of all members included.
    var initializers: [String: [Signature]] = [:]
    /// Properties that localize, by owner and name; those of no type by the owner "".
    var properties: [String: [String: TextType]] = [:]
    /// For each name of a property how often it localizes, and how often not.
    var propertyCounts: [String: (localized: Int, other: Int)] = [:]
    /// The names of properties without a type, whose value is no literal.
    var untypedProperties: Set<String> = []
    /// The type of properties of each name that localize.
    var propertyTypes: [String: TextType] = [:]
    /// Constants whose value is a literal, by name; `nil` where two differ.
    var constants: [String: String?] = [:]
    /// Those of types, by the type's name and theirs: `Keys.title`; `nil` where two differ.
    var ownedConstants: [String: String?] = [:]
    /// The initializers of all types that localize.
    var localizingInitializers: [Signature] = []
    /// What types inherit from.
    var supertypes: [String: [String]] = [:]
    /// The names of types.
    var typeNames: Set<String> = []
    /// The names of cases of enumerations.
    var caseNames: Set<String> = []
    /// Other names of types.
    var aliases: [String: String] = [:]
    /// Macros of Objective-C that stand for a function of the `NSLocalizedString` family, by name.
    var macros: [String: String] = [:]
    /// The keys of the accessors that generators wrote, by path.
    var accessors: [String: Accessor] = [:]
    /// Other names of these paths, and of what their names are made of.
    var accessorAliases = AccessorAliases()
    /// The last names of these paths.
    var accessorNames: Set<String> = []
    /// The project's own functions that look up a key.
    var routines: [String: Routine] = [:]
    /// The keys that static members and cases of a type hold, by the type and their names.
    var heldKeys: [String: [String: String]] = [:]

    /// A key behind an accessor.
    struct Accessor: Sendable, Hashable {
        var key: String
        var table: String
        /// The text for the source language, if the declaration gives one.
        var defaultValue: String?
    }

    /// A function of the project that looks up a key it is given.
    struct Routine: Sendable, Hashable {
        /// The label of the argument that is the key, or the position of one without a label.
        enum Key: Sendable, Hashable {
            case label(String)
            case position(Int)
            /// The string that it is a member of.
            case receiver
        }

        /// The table that it asks.
        enum Table: Sendable, Hashable {
            case named(String)
            /// The one that an argument names, and that of calls without it; `nil` if only the run of the app knows it.
            case argument(Key, otherwise: String?)
            /// One that is known only when the app runs.
            case computed
        }

        var key: Key
        var table = Table.named("Localizable")
        /// The type of the argument, if the key is a property of it.
        var holder: String?
        /// Whether it is asked of a type, so that a call of a value's method is one of another function.
        var isStatic = false
        /// Whether it takes the key first, so that Swift 1 and 2 write no label for it.
        var takesKeyFirst = false
    }

    /// Takes what the declarations of all files say.
    ///
    /// - Complexity: O(*n*) in the number of declarations, and the size of bodies.
    package init(_ index: TypeIndex) {
        for file in index.files {
            for node in file.aliases { aliases[node.name] = node.child(.typeName)?.name }
            for node in file.types where node.kind == .type { typeNames.insert(TypeIndex.name(of: node)) }
        }
        var collector = DeclarationCollector(types: TypeReader(aliases: aliases), declarations: self)
        for file in index.files { collector.collect(file) }
        collector.collectHeldKeys(index)
        self = collector.declarations
        accessorAliases = AccessorAliases(index)
        let others = index.files.filter { !$0.path.hasSuffix(".swift") }
        for file in others { macros.merge(Self.macros(in: file.code)) { first, _ in first } }
        routines.merge(LookupMacros(others.map(\.code)).routines) { first, _ in first }
        routines.merge(LookupMethods(others.map(\.code)).routines) { first, _ in first }
        for name in initializers.keys.sorted() {
            localizingInitializers += (initializers[name] ?? []).filter(\.localizes)
        }
    }

    /// The macros of a file that stand for a function which looks up a key: `#define LS NSLocalizedString`.
    private static func macros(in code: SourceCode) -> [String: String] {
        let text = String(decoding: code.file.utf8, as: UTF8.self)
        guard text.contains("#"), text.contains("define"), text.contains("LocalizedString") else { return [:] }
        let found = text.matches(of: /(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(\w+)[ \t]*\r?$/)
        return found.reduce(into: [:]) { macros, match in
            let function = String(match.output.2)
            if KeyFamily.all[function] != nil { macros[String(match.output.1)] = function }
        }
    }

    /// The type of a property as seen from inside a type.
    ///
    /// - Complexity: O(*n*) in the number of types that the owners inherit from; types of one name count as one, so that
    ///   what they inherit from can lead back to them.
    func property(_ name: String, owners: [String]) -> TextType? {
        for owner in owners.reversed() {
            var seen: Set<String> = [owner]
            var waiting = [owner]
            while let type = waiting.popLast() {
                if let found = properties[type]?[name] { return found }
                waiting += (supertypes[type] ?? []).reversed().filter { seen.insert($0).inserted }
            }
        }
        return properties[""]?[name]
    }

    /// The type of the property of this name, if all of the project's properties of the name have it.
    func onlyProperty(_ name: String) -> TextType? {
        guard let counts = propertyCounts[name], counts.localized > 0, counts.other == 0 else { return nil }
        return propertyTypes[name]
    }
}
