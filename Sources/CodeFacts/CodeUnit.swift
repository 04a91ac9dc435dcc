internal import CodeStrings
internal import SourceCode
internal import SourceText

/// A declaration of Swift, for the question of whether anything of the app reaches it.
struct CodeUnit: Sendable {
    /// The bytes of the declaration in its file.
    var range: Range<Int>
    /// The name, as ``NameHash`` has it.
    var name: UInt64
    /// The name with that of the type around, for what is asked of the type, `Photos.shared`, and for types inside of
    /// others; `nil` for all else.
    var qualifiedName: UInt64?
    /// What Objective-C calls a function with a labelled argument by; `nil` for all else.
    var selector: UInt64?
    /// Where the name is declared.
    var nameOffset: Int
    /// The position of the type or extension around, among the units of the file; `nil` outside of types.
    var owner: Int?
    var role: Role
    /// The forms in which code may name it, for a function; `nil` for all else.
    var forms: [UInt64]?
    /// The types in whose code a member can be named without a receiver, as ``NameHash`` has them; `nil` for all else, and
    /// where any code can.
    var relatives: [UInt64]?
    /// The names that a function has for its parameters, as ``NameHash`` has them.
    var parameters: [UInt64]
    /// Whether only the code of the file can name it.
    var isPrivate: Bool
    /// Whether it is reached as soon as what is around it is: the system calls it, or code outside of the project may.
    var isEntry: Bool
    /// Whether it is what a protocol of this project asks for: it stands for all that keep the promise, and calls none of it.
    var isPromise: Bool
    /// Whether it is a case of an enumeration, whose declaration calls no function of the name.
    var isCase: Bool

    enum Role: Sendable {
        case type
        /// Reached with its type; one of a type from outside of the project always is.
        case `extension`
        case member
    }
}

/// The declarations of one file.
struct CodeUnits: Sendable {
    /// In the order of the file; what is inside of another one comes behind it.
    private(set) var units: [CodeUnit] = []
    /// Whether the file says where a program begins.
    private(set) var beginsProgram = false

    /// Attributes that say nothing about who uses a declaration.
    private static let silentAttributes: Set<String> = [
        "discardableResult", "MainActor", "ViewBuilder", "available", "inline", "inlinable", "nonobjc", "escaping",
        "autoclosure", "Sendable", "preconcurrency", "usableFromInline", "concurrent", "ToolbarContentBuilder",
        "SceneBuilder", "Observable", "frozen", "objcMembers", "unchecked", "TableColumnBuilder", "CommandsBuilder",
        // Documents name such a class, and the property that they set.
        "IBDesignable", "IBInspectable",
    ]

    /// Modifiers of what is called by its name from elsewhere.
    private static let openModifiers: Set<String> = ["override", "open", "public", "dynamic", "required"]

    /// Types that the compiler makes use of by their names.
    private static let compilerTypes: Set<String> = ["CodingKeys", "Body", "Coordinator", "Value", "Cache"]

    /// - Parameters:
    ///   - file: the file.
    ///   - types: what the system makes and calls.
    ///   - related: which types share members.
    ///   - isLibrary: whether other projects may use its public types.
    ///   - hasFirstLabels: whether calls have the label of the first argument.
    ///   - connections: what all documents say about actions.
    /// - Complexity: O(*n*) in the number of declarations.
    init(
        _ file: TypeIndex.File,
        types: SystemNames,
        related: RelatedTypes,
        isLibrary: Bool,
        hasFirstLabels: Bool,
        _ connections: ActionConnections
    ) {
        let isMain = file.path.split(separator: "/").last == "main.swift"
        beginsProgram = isMain
        var kinds: [Bool] = []
        var opens: [Bool] = []
        for declaration in file.declarations {
            let node = declaration.node
            let owner = declaration.owner
            // A member of a protocol is a promise, and all that keep it have its name.
            let isPromise = owner.map { kinds[$0] } ?? false
            kinds.append(node.kind == .type && Self.keyword(of: node) == "protocol")
            opens.append(Self.isOpen(declaration.statement, isLibrary: isLibrary))
            let name = node.kind == .type || node.kind == .extension ? TypeIndex.name(of: node) : node.name
            let statement = declaration.statement
            var isEntry = isPromise || isMain && owner == nil || !Self.isIdentifier(name)
            let isAccessor = Self.isAccessor(node)
            for child in statement.children {
                switch child.kind {
                case .attribute:
                    if child.beginsProgram { beginsProgram = true }
                    if !Self.silentAttributes.contains(child.name), !Self.isNamedAlike(node, child),
                        !child.isNamed("IBAction") || !connections.tell(of: name)
                    {
                        isEntry = true
                    }
                case .modifier:
                    // What a package or a framework that lies in an app offers is for this app alone.
                    let isOwn = !isLibrary && (child.isNamed("public") || child.isNamed("open"))
                    if Self.openModifiers.contains(child.name), !isAccessor, !isOwn { isEntry = true }
                default: break
                }
            }
            let role: CodeUnit.Role
            switch node.kind {
            case .type:
                role = .type
                isEntry = isEntry || Self.compilerTypes.contains(name) || types.isMadeBySystem(name)
            case .extension: (role, isEntry) = (.extension, false)
            case .function:
                role = .member
                isEntry =
                    isEntry || ["init", "deinit", "subscript"].contains(name)
                    || types.isCalledBySystem(statement, named: name, in: Self.owner(of: declaration, in: file))
            case .binding:
                role = .member
                isEntry =
                    isEntry || !Self.isOnDemand(node, statement, isMember: owner != nil)
                    || types.isCalledBySystem(statement, named: name, in: Self.owner(of: declaration, in: file))
            default: (role, isEntry) = (.member, true)
            }
            let isStatic =
                role == .member && !isPromise
                && statement.children.contains {
                    $0.kind == .modifier && ($0.isNamed("static") || $0.isNamed("class"))
                }
            let isNested = role == .type && owner != nil
            let outer = Self.owner(of: declaration, in: file)
            units.append(
                CodeUnit(
                    range: node.range,
                    name: NameHash.of(name),
                    qualifiedName: isStatic || isNested ? outer.map { NameHash.of($0 + "." + name) } : nil,
                    selector: Self.selector(of: node).map { NameHash.of($0) },
                    nameOffset: node.nameRange.lowerBound,
                    owner: owner,
                    role: role,
                    forms: CallForm.forms(of: node, hasFirstLabels: hasFirstLabels),
                    relatives: role == .member
                        ? outer.flatMap { related.types(sharingMembersOf: NameHash.of($0)) } : nil,
                    parameters: node.kind == .function
                        ? node.children.filter { $0.kind == .parameter }.map {
                            NameHash.of($0.child(.innerName)?.source ?? $0.name)
                        } : [],
                    isPrivate: statement.isOfFile,
                    isEntry: isEntry,
                    isPromise: isPromise && node.kind == .function && owner.map { !opens[$0] } == true,
                    isCase: node.kind == .enumCase
                )
            )
        }
    }

    /// Whether code that is not here, or Objective-C by other names, may ask a type for what it promises.
    private static func isOpen(_ statement: CodeNode, isLibrary: Bool) -> Bool {
        statement.children.contains { child in
            child.kind == .attribute && !silentAttributes.contains(child.name)
                || isLibrary && child.kind == .modifier && (child.isNamed("public") || child.isNamed("open"))
        }
    }

    /// Whether selectors, documents and Objective-C name a type or function that is open to them by its name in Swift, or by
    /// that with what ``selector(of:)`` adds: no attribute gives it another one.
    private static func isNamedAlike(_ function: CodeNode, _ attribute: CodeNode) -> Bool {
        guard attribute.isNamed("objc"), attribute.source.hasSuffix("objc") else { return false }
        if function.kind == .type { return true }
        guard function.kind == .function, !ActionConnections.isStandard(function.name),
            !function.name.hasPrefix("scripting")
        else { return false }
        // Commands of AppleScript are in a file of their own.
        return !function.children.contains {
            $0.kind == .parameter && $0.child(.typeName)?.name.hasPrefix("NSScript") == true
        }
    }

    /// The first part of the selector by which Objective-C calls a function whose first argument has a label:
    /// `ask(name:)` is `askWithName:`, and `ask(for:)` is `askFor:`; `nil` for all others.
    private static func selector(of function: CodeNode) -> String? {
        guard function.kind == .function, let label = function.child(.parameter)?.name, label != "_", !label.isEmpty
        else {
            return nil
        }
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        let isPreposition = Prepositions.all.contains(label.words.first ?? "")
        return function.name + (isPreposition ? "" : "With") + capital
    }

    private static func owner(of declaration: TypeIndex.Declaration, in file: TypeIndex.File) -> String? {
        declaration.owner.map { TypeIndex.name(of: file.declarations[$0].node) }
    }

    /// Whether the code of a property runs only where the property is named: what computes it, or what a lazy one
    /// begins with.
    private static func isOnDemand(_ binding: CodeNode, _ statement: CodeNode, isMember: Bool) -> Bool {
        if !isMember { return true }
        if binding.child(.body) != nil { return true }
        if binding.children.contains(where: { $0.kind == .accessor && $0.isNamed("get") }) { return true }
        return statement.children.contains {
            $0.kind == .modifier && ($0.isNamed("lazy") || $0.isNamed("static") || $0.isNamed("class"))
        }
    }

    /// Whether a declaration is one that a generator made of a key, `L10n.tr("Table", "key")`: it is for this project alone.
    private static func isAccessor(_ node: CodeNode) -> Bool {
        guard node.kind == .binding || node.kind == .function,
            var value = (node.child(.body) ?? node.child(.initialValue))?.firstChild
        else { return false }
        if value.kind == .return, let inner = value.firstChild { value = inner }
        return value.kind == .call && value.firstChild?.isNamed("tr") == true
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy(NameHash.isPart)
    }

    /// The word in front of the name of a type.
    private static func keyword(of type: CodeNode) -> String {
        let before = type.file.utf8[type.range.lowerBound..<max(type.range.lowerBound, type.nameRange.lowerBound)]
        return String(decoding: before, as: UTF8.self).split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    }
}
