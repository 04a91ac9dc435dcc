internal import CodeStrings
internal import Interfaces
internal import SourceCode

/// A view that code makes, with what it says about it.
struct MadeView {
    enum Role: Hashable {
        case plain, label, button, field, textView, image, stack, scroll
        /// A control whose size does not hang on a text, by its name in documents.
        case control(String)
        /// A view of a class that is not known.
        case opaque(String)

        /// Whether a view of this kind shows a text that it is as large as.
        var isText: Bool { self == .label || self == .button }
    }

    /// A text that code gives the view.
    struct Text {
        enum Content {
            case key(CodeKey, isWhole: Bool)
            case literal(String)
            /// Something that only the running app has.
            case data
        }

        var content: Content
        var node: CodeNode
        var isConditional: Bool
    }

    var role: Role
    var parent: Int?
    var subviews: [Int] = []
    var arranged: [Int] = []
    var texts: [Text] = []
    var placeholder: [Text] = []
    var font: InterfaceFont?
    var lines: Int?
    var minimumScale: Double?
    var shrinks = false
    var alignment: TextAlignment?
    var axis = Axis.horizontal
    var spacing = 0.0
    var distribution = StackContent.Distribution.fill
    var stackAlignment = StackContent.Alignment.fill
    var customSpacing: [Int: Double] = [:]
    var margins: EdgeInsets?
    var isMarginsRelative = false
    var preservesSuperviewMargins = false
    var hugging: PerAxis<Float>
    var resistance = PerAxis<Float>(horizontal: 750, vertical: 750)
    var frame: Rect?
    var isHidden = false
    /// The style of a button's configuration; `nil` for none.
    var buttonStyle: String?
    var buttonKind = "custom"
    var hasImage = false
    var contentInsets: EdgeInsets?
    var followsTextSize = false
    /// What a view of AppKit is; `nil` for one of UIKit.
    var desktop: DesktopLook?
    /// Whether code shows and hides it.
    var isToggled = false
    /// Why its size is not known; empty if nothing speaks against it.
    var doubts: Set<CodeLayout.Doubt> = []

    init(role: Role) {
        self.role = role
        // UIKit's own: labels and images hold on to their size a little more than other views.
        let value: Float = role == .label || role == .image ? 251 : 250
        hugging = PerAxis(horizontal: value, vertical: value)
    }
}

/// An end of a constraint.
struct MadeAnchor: Hashable {
    /// The object: a view or a guide.
    var object: Int
    var attribute: Anchor.Attribute
}

/// A constraint that code makes.
struct MadeConstraint {
    var first: MadeAnchor
    var relation: Constraint.Relation
    var multiplier = 1.0
    var second: MadeAnchor?
    var constant = 0.0
    var priority = Constraint.required
    var isActive = false
    /// Whether a number of it is not known, or code changes it.
    var isDoubtful = false
    var node: CodeNode
}

/// Something that code makes: a view, a guide, a controller.
struct MadeObject {
    enum Kind {
        case view(MadeView)
        case guide(LayoutGuide.Kind, owner: Int?)
        case controller
        case other
    }

    var kind: Kind
    /// The path of the project's class, or the name of the system's.
    var type: String
    /// The property or local name that holds it.
    var name: String?
    var node: CodeNode
    /// The property or local name, as it is declared.
    var declaration: CodeNode?
    var properties: [String: LayoutValue] = [:]

    var view: MadeView? {
        get { if case .view(let view) = kind { view } else { nil } }
        set { if let newValue { kind = .view(newValue) } }
    }
}
