internal import SourceCode
internal import SourceText

/// Finds the outlets that expressions stand for: `titleLabel`, `self.titleLabel`, `cell.titleLabel`, a local name or a
/// parameter that holds one.
struct ReceiverFinder: Sendable {
    let facts: CodeMembers
    let types: TypeFinder
    let reader: ValueReader
    let outlets: OutletTable

    /// An outlet, and the arguments of the call through which it was found.
    struct Receiver {
        /// A position in ``OutletTable/all``.
        var outlet: Int
        var frame: ValueReader.Frame?
        /// Whether the code is the object's own, and the frame only tells which of several objects is meant.
        var isOwn = false
        /// Whether code may mean other objects alone: what it gives is not known to be this one's.
        var isDoubtful = false
    }

    /// What one search has seen.
    struct Search {
        /// How many steps were made.
        var depth = 0
        /// What calls give the parameters of functions, by function and name: each is looked for once, as functions that
        /// hand a value on to each other would be followed on every way between them.
        var given: [Int: [String: [Receiver]]] = [:]
        /// How often each function of a view was looked at.
        var ways: [Int: Int] = [:]
    }

    static let maximumDepth = 12
    /// How many functions a search follows that hand a view on.
    private static let maximumFunctions = 64
    /// Each way to a function may give it other arguments; few functions of views have more.
    private static let maximumWays = 4

    /// Parts of a view that have the view's own text.
    private static let parts: Set<String> = ["titleLabel", "configuration", "cell", "textField", "searchTextField"]

    /// The outlets that an expression stands for.
    ///
    /// - Complexity: O(*c*) in the number of calls of the functions that hand them on.
    func receivers(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: ValueReader.Frame? = nil
    ) -> [Receiver] {
        var search = Search()
        return receivers(of: node, in: scope, frame, &search)
    }

    func receivers(
        of node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: ValueReader.Frame?,
        _ search: inout Search
    ) -> [Receiver] {
        guard search.depth < Self.maximumDepth else { return [] }
        search.depth += 1
        defer { search.depth -= 1 }
        switch node.kind {
        case .reference: return receivers(named: node, in: scope, frame, &search)
        case .member:
            guard let base = node.firstChild else { return [] }
            if base.kind == .reference, base.isNamed("self") {
                let found = own(node.name, of: scope.type, frame)
                return found.isEmpty
                    ? ownParts(node.name, in: scope, &search) : objects(found, byCallsOf: scope, frame)
            }
            if let type = types.type(of: base, in: scope) {
                let found = own(node.name, of: type, frame)
                if !found.isEmpty {
                    let holders = receivers(of: base, in: scope, frame, &search)
                    let connected = inOwnDocuments(connected(found, to: holders), in: scope, node)
                    let meant = objects(connected, meantBy: base, in: scope)
                    return isPlainCell(type, base, in: scope) ? doubtful(meant) : objects(ofClass: type, among: meant)
                }
            } else if outlets.isUnique(node.name, facts) {
                return outlets.positions[node.name, default: []].map { Receiver(outlet: $0, frame: frame) }
            }
            guard Self.parts.contains(node.name) else { return [] }
            return receivers(of: base, in: scope, frame, &search).filter {
                outlets.all[$0.outlet].outlet.element.isPartOwner
            }
        case .array:
            return node.children.flatMap { receivers(of: $0, in: scope, frame, &search) }
        case .call:
            guard let callee = node.firstChild, callee.kind == .member, Self.keepers.contains(callee.name),
                let base = callee.firstChild
            else { return [] }
            return elements(of: base, in: scope, frame, &search)
        case .tuple, .sequence, .argument:
            guard let first = node.firstChild else { return [] }
            return receivers(of: first, in: scope, frame, &search)
        default: return []
        }
    }

    private func receivers(
        named node: CodeNode,
        in scope: CodeMembers.Scope,
        _ frame: ValueReader.Frame?,
        _ search: inout Search
    ) -> [Receiver] {
        let name = node.name
        if let (local, function) = facts.local(name, in: scope.function, at: node.range.lowerBound) {
            let inner = CodeMembers.Scope(type: scope.type, function: function)
            if let sequence = local.sequence { return elements(of: sequence, in: inner, frame, &search) }
            guard let value = local.value else { return styled(by: function, &search) }
            guard value.kind == .reference || value.kind == .member else { return [] }
            return receivers(of: value, in: inner, frame, &search)
        }
        if let (function, _) = facts.parameter(name, of: scope.function) {
            if let frame, frame.function == function {
                guard let argument = frame.arguments[name], let value = argument.values.first else { return [] }
                return receivers(of: value, in: argument.scope, argument.frame, &search)
            }
            return callers(of: function, giving: name, &search)
        }
        let found = own(observed(name, in: scope) ?? name, of: scope.type, frame)
        return found.isEmpty ? ownParts(name, in: scope, &search) : objects(found, byCallsOf: scope, frame)
    }

    /// The property that `newValue` stands for in its `willSet`.
    private func observed(_ name: String, in scope: CodeMembers.Scope) -> String? {
        guard name == "newValue", let function = scope.function, facts.functions[function].name == "willSet" else {
            return nil
        }
        return facts.functions[function].property
    }

    /// The outlets whose part a function of an extension or of a class of views names: its own `titleLabel`.
    private func ownParts(_ name: String, in scope: CodeMembers.Scope, _ search: inout Search) -> [Receiver] {
        guard Self.parts.contains(name) else { return [] }
        return ownReceivers(in: scope, &search).filter { outlets.all[$0.outlet].outlet.element.isPartOwner }
    }

    /// The outlets that the calls of a function give one of its parameters.
    private func callers(of function: Int, giving name: String, _ search: inout Search) -> [Receiver] {
        if let known = search.given[function]?[name] { return known }
        guard search.given.count < Self.maximumFunctions else { return [] }
        // A function that hands the value on to itself gets it from elsewhere.
        search.given[function, default: [:]][name] = []
        // What is found does not hang on the way there, as it is kept.
        let depth = search.depth
        search.depth = 0
        defer { search.depth = depth }
        let declaration = facts.functions[function]
        let calls =
            declaration.name == "init"
            ? (facts.calls[declaration.owner] ?? []).filter { reader.calls($0, function: function) }
            : reader.callers(of: function)
        let found = calls.flatMap { call -> [Receiver] in
            let frame = reader.frame(of: call, function, nil)
            guard let argument = frame.arguments[name], let value = argument.values.first else { return [] }
            // All ways to an outlet end in the arguments of this call.
            var seen: Set<Int> = []
            let given = receivers(of: value, in: argument.scope, nil, &search).filter {
                seen.insert($0.outlet).inserted
            }
            return given.map { Receiver(outlet: $0.outlet, frame: frame) }
        }
        search.given[function, default: [:]][name] = found
        return found
    }

    /// The outlets of the objects that others hold: `self.firstCell.label` is the label of one of the cells of a class.
    ///
    /// - Returns: all of them where none is known to be of such an object, as where a document of its own holds what is in it.
    private func connected(_ found: [Receiver], to holders: [Receiver]) -> [Receiver] {
        let narrowed = found.filter { receiver in
            let inner = outlets.all[receiver.outlet]
            return holders.contains { holder in
                let outer = outlets.all[holder.outlet]
                return outer.document == inner.document && outer.outlet.destination == inner.outlet.source
            }
        }
        return narrowed.isEmpty ? found : narrowed
    }

    /// The outlets in the documents that the code around belongs to, where a class has views in several documents: those in
    /// which the type around has outlets of its own, else those that its file names (`UINib(nibName: "NewsHeader")`).
    private func inOwnDocuments(_ found: [Receiver], in scope: CodeMembers.Scope, _ node: CodeNode) -> [Receiver] {
        let documents = Set(found.map { outlets.all[$0.outlet].document })
        guard documents.count > 1 else { return found }
        var own = documents.filter { document in
            outlets.owners[document, default: []].contains { facts.isRelated($0, scope.type) }
        }
        if own.isEmpty {
            own = documents.intersection(outlets.named.positions(in: node.file))
        }
        return own.isEmpty ? found : found.filter { own.contains(outlets.all[$0.outlet].document) }
    }

    private func own(_ name: String, of type: String, _ frame: ValueReader.Frame?) -> [Receiver] {
        outlets.positions(of: name, in: type, facts).map { Receiver(outlet: $0, frame: frame) }
    }

    // MARK: Classes of views

    static let textClasses: Set<String> = [
        "UILabel", "UIButton", "UITextField", "UITextView", "UISearchBar", "NSTextField", "NSButton", "NSTextView",
        "NSPopUpButton", "UIControl", "UIView", "NSControl", "NSView",
    ]

    /// The outlets whose own members a function of an extension or of a class of views sets.
    ///
    /// Of more ways to a function than ``maximumWays`` the first ones count.
    ///
    /// - Returns: those on which the function is called, or whose property it belongs to is assigned.
    /// - Complexity: O(*c*) in the number of calls of the functions that lead there.
    func ownReceivers(in scope: CodeMembers.Scope) -> [Receiver] {
        var search = Search()
        return ownReceivers(in: scope, &search)
    }

    /// Functions of a class that call each other would be followed on every way between them, if the search did not count how
    /// often each was looked at.
    private func ownReceivers(
        in scope: CodeMembers.Scope,
        _ search: inout Search
    ) -> [Receiver] {
        guard search.depth < Self.maximumDepth, let function = scope.function,
            search.ways[function, default: 0] < Self.maximumWays,
            !Self.textClasses.isDisjoint(with: facts.ancestry(of: scope.type))
        else { return [] }
        search.depth += 1
        defer { search.depth -= 1 }
        search.ways[function, default: 0] += 1
        let declaration = facts.functions[function]
        if let property = declaration.property {
            return (facts.assignments[property] ?? []).flatMap { assignment -> [Receiver] in
                guard let base = assignment.target.firstChild, assignment.target.kind == .member else { return [] }
                let argument = ValueReader.Argument(values: assignment.values, scope: assignment.scope, frame: nil)
                let frame = ValueReader.Frame(function: function, arguments: ["newValue": argument])
                return receivers(of: base, in: assignment.scope, nil, &search).filter {
                    isView($0.outlet, of: scope.type)
                }
                .map { Receiver(outlet: $0.outlet, frame: frame) }
            }
        }
        return (facts.calls[declaration.name] ?? []).flatMap { call -> [Receiver] in
            guard let callee = call.node.firstChild, reader.hands(call, to: function) else { return [] }
            guard callee.kind == .member, let base = callee.firstChild,
                base.kind != .reference || !base.isNamed("self")
            else {
                // A function of the same class calls it: what that is called on is meant here as well.
                guard call.scope.function != function, facts.isRelated(call.scope.type, scope.type) else { return [] }
                return ownReceivers(in: call.scope, &search).map {
                    Receiver(outlet: $0.outlet, frame: reader.frame(of: call, function, $0.frame))
                }
            }
            let found = receivers(of: base, in: call.scope, nil, &search).filter {
                isView($0.outlet, of: scope.type)
            }
            guard !found.isEmpty else { return [] }
            let frame = reader.frame(of: call, function, nil)
            return found.map { Receiver(outlet: $0.outlet, frame: frame) }
        }
    }

    /// Whether an outlet holds a view of a class.
    private func isView(_ outlet: Int, of type: String) -> Bool {
        let outlet = outlets.all[outlet].outlet
        if let custom = outlet.customClass, facts.ancestry(of: custom).contains(type) { return true }
        return outlet.element.viewClasses.contains(type)
    }
}

extension String {
    /// Whether the parts of an element's view show the text of the view.
    fileprivate var isPartOwner: Bool {
        self == "button" || self == "searchBar" || self == "textField" || self == "popUpButton"
    }

    /// The classes of UIKit or AppKit that an element is a view of.
    var viewClasses: Set<String> {
        switch self {
        case "label": ["UILabel", "UIView"]
        case "button": ["UIButton", "UIControl", "UIView", "NSButton", "NSControl", "NSView"]
        case "textField": ["UITextField", "UIControl", "UIView", "NSTextField", "NSControl", "NSView"]
        case "textView": ["UITextView", "UIView", "NSTextView", "NSView"]
        case "searchBar": ["UISearchBar", "UIView"]
        case "popUpButton": ["NSPopUpButton", "NSButton", "NSControl", "NSView"]
        default: []
        }
    }
}
