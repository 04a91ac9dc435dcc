internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// What an expression of layout code comes to, as far as reading it tells.
indirect enum LayoutValue {
    /// Something that only the running app has.
    case unknown
    case none
    case number(Double)
    case truth(Bool)
    case text(String)
    case key(CodeKey, isWhole: Bool)
    /// A position among the objects.
    case object(Int)
    /// A type, by the path of the project's or the name of the system's.
    case type(String)
    /// `.horizontal` and the like.
    case member(String)
    case anchor(MadeAnchor)
    /// Positions among the constraints.
    case constraints([Int])
    case list([LayoutValue])
    /// A dictionary whose keys are literals.
    case dictionary([String: LayoutValue])
    case insets(EdgeInsets)
    case size(Size)
    case rect(Rect)
    case font(InterfaceFont)
    case closure(CodeNode, LayoutFrame)
    case function(CodeClasses.Function, LayoutFrame)
    /// The label of a button, by the button.
    case titleLabel(Int)
    /// The configuration of a button with its style.
    case configuration(String)
    /// `view.snp` of SnapKit.
    case snap(Int)
    /// The maker of SnapKit's constraints, with the attributes named so far.
    case maker(Int, [Anchor.Attribute])

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }
    var object: Int? { if case .object(let object) = self { object } else { nil } }
    var memberName: String? { if case .member(let name) = self { name } else { nil } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// The constraints that it is or holds.
    var constraintPositions: [Int] {
        switch self {
        case .constraints(let positions): positions
        case .list(let values): values.flatMap(\.constraintPositions)
        default: []
        }
    }

    /// The objects that it is or holds.
    var objects: [Int] {
        switch self {
        case .object(let object): [object]
        case .list(let values): values.flatMap(\.objects)
        default: []
        }
    }
}

/// The names that a piece of code sees.
final class LayoutFrame {
    var names: [String: LayoutValue] = [:]
    var functions: [String: CodeClasses.Function] = [:]
    /// What `self` is.
    let receiver: LayoutValue?
    /// The path of the type that the code is in.
    let path: String?
    let outer: LayoutFrame?
    var result: LayoutValue?
    /// Whether a `return` was met.
    var isDone = false

    init(receiver: LayoutValue?, path: String?, outer: LayoutFrame? = nil) {
        self.receiver = receiver
        self.path = path
        self.outer = outer
    }

    convenience init(inside outer: LayoutFrame) {
        self.init(receiver: outer.receiver, path: outer.path, outer: outer)
    }
}
