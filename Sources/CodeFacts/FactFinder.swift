internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Finds what a file shows to people, and how it makes dates, numbers and phrases.
struct FactFinder {
    let types: ProjectTypes
    /// The parameters and properties that are known to reach a label.
    let shown: [ShownPlace: Shower]
    /// What nothing of the app reaches.
    let unreached: UnreachedCode
    /// The places of localized keys of the file, by their first byte.
    let keys: [Range<Int>]

    var facts = FileFacts()
    /// Parameters and properties that were found to reach a label.
    var found: [ShownPlace: Shower] = [:]
    var situation = CodeSituation()
    /// The nodes around what is read, outermost first.
    var ancestors: [CodeNode] = []
    /// Local constants by name, innermost scope last; `nil` for names that hold something else.
    var scopes: [[String: CodeNode?]] = []
    /// The functions around, outermost first.
    var functions: [CodeNode] = []
    /// Whether what is shown stands in for a value that is missing.
    var isFallback = false
    /// The names of functions, types and properties that decide whether a value that is found to be shown is one of the
    /// file.
    var mentions: Set<String> = []
    /// The uses of structures and views of the project.
    var uses: Set<TypeUse> = []
    /// The places that name functions of the project.
    var calls: Set<FunctionUse> = []
    /// The views that are given a text that is no literal, and properties that another object gives a localized one.
    var filled: Set<ViewProperty> = []
    /// The properties that code gives a value later, and whether it is a literal somewhere; without an owner those of others.
    var assigned: [ViewProperty: Bool] = [:]
    /// The property whose first value, a literal, is shown; `nil` for any other value.
    var literalProperty: ViewProperty?

    /// The names of the file by which its own functions may be called; what is no file of Swift has no private ones.
    let called: CalledNames?
    /// The methods of a file of Objective-C; none of other files.
    let methods: ObjectiveCMethods

    init(
        types: ProjectTypes,
        shown: [ShownPlace: Shower],
        unreached: UnreachedCode,
        keys: [Range<Int>],
        called: CalledNames?,
        methods: ObjectiveCMethods,
        isTest: Bool
    ) {
        self.types = types
        self.shown = shown
        self.unreached = unreached
        self.keys = keys
        self.called = called
        self.methods = methods
        situation.isTest = isTest
    }

    /// Whether the file is one of Swift.
    var isSwift: Bool { called != nil }

    /// The name of the type around; empty for none.
    var owner: String { situation.owners.last ?? "" }

    var supertypes: [String] { types.supertypes[owner] ?? [] }

    /// Whether a localized key is asked for inside a node.
    func hasKey(_ node: CodeNode) -> Bool {
        let range = node.range
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low].lowerBound < range.upperBound
    }

    // MARK: Walking

    mutating func visitChildren(of node: CodeNode) {
        ancestors.append(node)
        for child in node.children { visit(child) }
        ancestors.removeLast()
    }

    /// Reads statements; those behind `guard isDeveloper else { return }` are for developers, and those behind `return` for
    /// nobody.
    mutating func visitStatements(of node: CodeNode) {
        ancestors.append(node)
        let isUnreached = situation.isUnreached
        var isBehindReturn = false
        for child in node.children {
            // A function may be declared behind it and called before.
            situation.isUnreached = isUnreached || isBehindReturn && child.kind != .function && child.kind != .type
            visit(child)
            if child.kind == .return { isBehindReturn = true }
            guard child.kind == .guard else { continue }
            if isForDevelopers(child) { situation.isDebugOnly = true }
        }
        ancestors.removeLast()
    }

    /// Reads a node and all that is inside.
    mutating func visit(_ node: CodeNode) {
        let outer = situation
        defer { situation = outer }
        // Objective-C has no functions here: its statements stand for themselves.
        let isDeclaration = [.type, .extension, .function, .binding, .switchCase, .body, .if].contains(node.kind)
        if isDeclaration || !isSwift && [.sequence, .call].contains(node.kind),
            unreached.contains(node.range.lowerBound, in: node.file.path)
        {
            situation.isUnreached = true
        }
        switch node.kind {
        case .type, .extension:
            situation.owners.append(TypeIndex.name(of: node))
            let parents = node.children.filter { $0.kind == .inherited }
            if parents.contains(where: { $0.name.hasSuffix("PreviewProvider") }) { situation.isPreview = true }
            if owner.hasSuffix("_Previews") || owner.hasSuffix("Preview") || owner.words.last == "demo" {
                situation.isPreview = true
            }
            if CodeSituation.isForDevelopers(owner) || owner.hasSuffix("Tests") { situation.isDebugOnly = true }
            visitChildren(of: node)
        case .macro:
            if node.isNamed("Preview") { situation.isPreview = true }
            visitChildren(of: node)
        case .enumCase:
            if supertypes.contains("String"), node.firstChild == nil { facts.caseNames.insert(node.name) }
            visitChildren(of: node)
        case .function: visitFunction(node)
        case .binding: visitBinding(node)
        case .compilation: visitCompilation(node)
        case .switchCase: visitCase(node)
        case .body, .closure, .accessor:
            scopes.append([:])
            visitStatements(of: node)
            scopes.removeLast()
        case .call:
            if isLog(node) { situation.isLogged = true }
            if isRedaction(node) { situation.isPreview = true }
            if isOfUnpresentedAlert(node) { situation.isUnreached = true }
            if Self.isDeveloperSection(node) { situation.isDebugOnly = true }
            look(at: node)
            visitCall(node)
        case .sequence:
            lookAtSequence(node)
            visitChildren(of: node)
        case .if:
            lookAtBranches(node)
            visitBranches(node)
        case .guard: visitGuard(node)
        case .inherited: noteUse(node)
        case .reference, .typeName:
            noteUse(node)
            noteFunction(node)
            visitChildren(of: node)
        case .string:
            if !isInAccessor {
                if situation.isUnreached { facts.unreachedLiterals.append(node) } else { facts.literals.append(node) }
            }
            visitChildren(of: node)
        case .member:
            noteFunction(node)
            lookAtMember(node)
            visitChildren(of: node)
        default: visitChildren(of: node)
        }
        lookAtDirections(node)
    }

    private mutating func visitFunction(_ node: CodeNode) {
        functions.append(node)
        scopes.append([:])
        situation.function = node.name
        if called?.leaveOut(node) == true { situation.isUnreached = true }
        let isPlaceholder = node.isNamed("placeholder") && node.child(.parameter)?.isNamed("in") == true
        // What a widget shows before it has data is redacted.
        if CodeSituation.isSample(node.name) || isPlaceholder { situation.isPreview = true }
        if node.name.words.contains("debug") || node.name.words.first == "preview" { situation.isDebugOnly = true }
        if KeptText.isUnderDeveloperHeading(node) { situation.isDebugOnly = true }
        if let body = node.child(.body), let shower = returnShower(of: node) {
            showResults(of: body, shower)
        }
        if let body = node.child(.body) { lookAtSectionTitles(node, body) }
        visitChildren(of: node)
        scopes.removeLast()
        functions.removeLast()
    }

    /// What shows the result of a function.
    private func returnShower(of node: CodeNode) -> Shower? {
        let label = node.children.lazy.filter { $0.kind == .parameter }.map(\.name).first(
            where: Showers.delegateLabels.contains
        )
        return label.map { Shower(taker: $0) }
    }

    private mutating func visitBinding(_ node: CodeNode) {
        let name = node.name
        let isMember =
            ancestors.dropLast().last.map { [.type, .extension, .compilationClause].contains($0.kind) } ?? true
        let value = node.child(.initialValue)?.firstChild
        let type = node.child(.typeName)?.name
        if !isMember {
            let isConstant = ancestors.last?.traits.contains(.isConstant) ?? false
            // A name of the type `LocalizedStringKey` localizes its literal.
            let isText = type.map(ProjectTypes.isText) ?? true
            if !scopes.isEmpty { scopes[scopes.count - 1][name] = isConstant && isText ? .some(value) : .some(nil) }
            // `let sampleMovie = Movie(title: "…")` of a file.
            if scopes.isEmpty, CodeSituation.isSample(name) { situation.isPreview = true }
        } else {
            situation.function = name
            if CodeSituation.isSample(name) || KeptText.isForPreviews(node) { situation.isPreview = true }
            // What a lazy property makes: the part of the settings that developers see.
            if name.words.first == "debug", value?.kind == .call { situation.isDebugOnly = true }
            mentions.insert(name)
            let place = ShownPlace(owner: owner, function: "", name: name)
            if let shower = shown[place], type.map(ProjectTypes.isText) ?? true {
                if let value {
                    let isPreview = situation.isPreview
                    if value.kind == .string {
                        literalProperty = ViewProperty(owner: owner, name: name)
                        if let statement = ancestors.last, isReplacedOnAppearing(name, statement) {
                            situation.isPreview = true
                        }
                    }
                    show(value, shower, isTyped: false)
                    situation.isPreview = isPreview
                    literalProperty = nil
                }
                if let body = node.child(.body)
                    ?? node.children.first(where: { $0.kind == .accessor && $0.isNamed("get") })?
                    .child(.body), !UnreachableText.isListOfProducts(body)
                {
                    showResults(of: body, shower)
                }
            }
        }
        visitChildren(of: node)
    }

    private mutating func visitCompilation(_ node: CodeNode) {
        ancestors.append(node)
        let outer = situation.isDebugOnly
        for (clause, isForDevelopers) in BuildClauses(compilation: node) {
            situation.isDebugOnly = outer || isForDevelopers
            visitChildren(of: clause)
        }
        situation.isDebugOnly = outer
        ancestors.removeLast()
    }

    /// Reads a case of a `switch`.
    private mutating func visitCase(_ node: CodeNode) {
        let outer = isFallback
        if let choice = ancestors.last {
            let type = ancestors.last { $0.kind == .type || $0.kind == .extension }
            switch UnreachedRows.answer(for: node, of: choice, in: type) {
            case .isSeen: break
            case .isFallback: isFallback = true
            case .isUnreached: situation.isUnreached = true
            }
        }
        let outerDebug = situation.isDebugOnly
        if types.developerCases.hold(node, of: ancestors.last) { situation.isDebugOnly = true }
        scopes.append([:])
        visitStatements(of: node)
        scopes.removeLast()
        situation.isDebugOnly = outerDebug
        isFallback = outer
    }
}
