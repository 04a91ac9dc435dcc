internal import ProposedLayout
internal import SourceCode

/// What an expression comes to, as far as reading the source alone tells.
indirect enum Value {
    case number(Double)
    /// A length that follows the size of a `GeometryReader`.
    case share(ReaderShare)
    /// The proxy of a `GeometryReader`, by the place of the reader, or its size.
    case proxy(Int)
    case truth(Bool)
    /// `nil`.
    case none
    /// A text that is not localized.
    case verbatim(String)
    /// A localized string, by its number.
    case string(Int)
    /// A text of which a part is only known when the app runs: what it may look like.
    case sample(String)
    /// A member without its type, a case of an enumeration, or a call of something outside: `.leading`,
    /// `.system(size: 12)`, `EdgeInsets(top: 8)`. The type is the position of one of the project.
    case member(String, [Argument], type: Int?)
    case list([Value])
    /// Elements that only the running app has: what one of them is.
    case elements(Value)
    case closure(CodeNode, Scope)
    case function(FunctionDeclaration, Scope)
    case instance(Instance)
    case type(Int)
    /// Views that were read already.
    case views([ViewNode])
    /// One of these; the first is the most likely.
    case choice([Value], id: Int)
    /// Something that only the running app has: what it is called in the source.
    case data(String)

    /// The number, if it is one.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .member("infinity", _, _), .member("greatestFiniteMagnitude", _, _): .infinity
        case .choice(let values, _): values.first?.number
        default: nil
        }
    }

    /// The largest number that counts as known: nothing on a screen is as large, and any whole one below is an `Int`.
    private static let largestNumber = 1e9

    /// A number, or nothing if it is none, or a finite one which is too large to say anything of a screen.
    static func known(_ number: Double) -> Value? {
        number.magnitude <= largestNumber || number.isInfinite ? .number(number) : nil
    }

    /// The number without its fraction, if there is a finite one.
    var whole: Int? { number.flatMap { $0.magnitude <= Self.largestNumber ? Int($0) : nil } }

    var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

    /// The name of a member or case.
    var memberName: String? { if case .member(let name, _, _) = self { name } else { nil } }

    var isNone: Bool { if case .none = self { true } else { false } }
}

extension Value {
    /// How many values a choice may come to, those of the choices inside it included.
    private static let maximumValues = 48

    /// One of several values, the first of which is the most likely.
    ///
    /// Where choices inside choices come to too many, the likely value stands for each of those inside.
    static func oneOf(_ values: [Value], id: Int) -> Value {
        var left = maximumValues
        for value in values {
            value.count(&left)
            guard left > 0 else { return .choice(values.map(\.likely), id: id) }
        }
        return .choice(values, id: id)
    }

    private func count(_ left: inout Int) {
        guard case .choice(let values, _) = self else {
            left -= 1
            return
        }
        for value in values where left > 0 { value.count(&left) }
    }

    private var likely: Value {
        var value = self
        while case .choice(let values, _) = value, let first = values.first { value = first }
        return value
    }
}

/// An argument of a call with the code that it is written in.
struct Argument {
    /// `nil` for one without a label.
    var label: String?
    var node: CodeNode
    var scope: Scope
    /// Whether it is a closure behind the parentheses.
    var isTrailing: Bool
}

/// A value of a type of the project: what its properties were bound to.
final class Instance {
    /// The position of the type; `nil` for a value of a type from outside, such as the configuration of a style.
    let type: Int?
    let names: [String: Bound]
    /// Whether only the running app knows what its properties hold.
    let isOpaque: Bool
    /// What the generic parameters of the type stand for, as far as the source says it.
    let parameters: [String: String]
    /// What its properties came to.
    var remembered: [String: Value] = [:]

    init(type: Int?, names: [String: Bound], isOpaque: Bool = false, parameters: [String: String] = [:]) {
        self.type = type
        self.parameters = parameters
        self.names = names
        self.isOpaque = isOpaque
    }
}

/// What a name stands for.
struct Bound {
    enum Content {
        case value(Value)
        /// Code that is evaluated where the name is used.
        case code(CodeNode, Scope)
    }

    var content: Content
    /// The type as it is written; `nil` if it is not.
    var type: String?
    /// The path of the type around the code that ``type`` is written in.
    var path: String?
    /// Whether the app may change it.
    var isState = false

    init(_ value: Value, type: String? = nil, near path: String? = nil) {
        content = .value(value)
        self.type = type
        self.path = path
    }

    init(_ node: CodeNode, _ scope: Scope, type: String? = nil, near path: String? = nil) {
        content = .code(node, scope)
        self.type = type
        self.path = path
    }
}

/// The names that code sees.
final class Scope {
    let outer: Scope?
    let names: [String: Bound]
    /// What `self` is; `nil` for that of the scope around.
    let owner: Value?
    /// The path of the file that the code is in.
    let file: String
    /// What its names came to.
    var remembered: [String: Value] = [:]

    init(_ names: [String: Bound] = [:], owner: Value? = nil, file: String, in outer: Scope? = nil) {
        self.names = names
        self.owner = owner
        self.file = file
        self.outer = outer
    }

    /// The scope with more names.
    func adding(_ names: [String: Bound]) -> Scope { Scope(names, file: file, in: self) }

    /// What `self` is.
    var receiver: Value? {
        var scope: Scope? = self
        while let current = scope {
            if let owner = current.owner { return owner }
            scope = current.outer
        }
        return nil
    }

    /// What a name is bound to in this scope or one around it, up to the `self` that stands nearer.
    func bound(_ name: String) -> Bound? {
        var scope: Scope? = self
        while let current = scope {
            if let bound = current.names[name] { return bound }
            scope = current.outer
        }
        return nil
    }
}
