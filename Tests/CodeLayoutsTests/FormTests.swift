import CodeLayouts
import Interfaces
import TextMeasurement
import Testing

/// One way to write a layout, and what is read of it.
struct Form: Sendable, CustomTestStringConvertible {
    var members = "let label = UILabel()"
    var didLoad: String
    var more = ""
    var equations: [String]
    var testDescription: String { didLoad }
}

@Suite("Ways to write layouts in code")
struct FormTests {
    static let sides = [
        #""label".leading == superview.leading + 16"#, #""label".trailing == superview.trailing - 16"#,
    ]
    static let text = #"label.text = NSLocalizedString("a", comment: "")"#

    static let forms = [
        Form(
            didLoad: """
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                ])
                """,
            equations: sides
        ),
        Form(
            didLoad: """
                view.addSubview(label)
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
                let end = label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -Sizes.margin)
                end.priority = .required - 1
                end.isActive = true
                """,
            more: "enum Sizes { static let margin: CGFloat = 8 * 2 }",
            equations: [
                sides[0], #""label".trailing <= superview.trailing - 16 @999"#,
            ]
        ),
        Form(
            didLoad: """
                view.addSubview(label)
                label.pin(to: view, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
                """,
            more: """
                extension UIView {
                    func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
                        translatesAutoresizingMaskIntoConstraints = false
                        let sides = [
                            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
                            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
                        ]
                        NSLayoutConstraint.activate(sides)
                    }
                }
                """,
            equations: sides
        ),
        Form(
            didLoad: """
                view.addSubviews(label)
                label.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview().inset(16)
                    make.height.greaterThanOrEqualTo(20).priority(.high)
                }
                """,
            more: "extension UIView { func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } } }",
            equations: sides + [#""label".height >= 20 @750"#]
        ),
        Form(
            members: """
                private lazy var label: UILabel = {
                    let label = UILabel()
                    label.numberOfLines = 0
                    return label
                }()
                """,
            didLoad: """
                setUp()
                """,
            more: """
                extension Sample {
                    func setUp() {
                        [label].forEach(view.addSubview)
                        NSLayoutConstraint(item: label, attribute: .leading, relatedBy: .equal, toItem: view,
                            attribute: .leading, multiplier: 1, constant: 16).isActive = true
                        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).with(750).isActive = true
                    }
                }
                extension NSLayoutConstraint {
                    func with(_ priority: Float) -> NSLayoutConstraint {
                        self.priority = UILayoutPriority(rawValue: priority)
                        return self
                    }
                }
                """,
            equations: [sides[0], sides[1] + " @750"]
        ),
        Form(
            didLoad: """
                view.addConstrained([label]) {
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
                    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
                }
                """,
            more: """
                extension UIView {
                    func addConstrained(_ views: [UIView], @Builder constraints: () -> [NSLayoutConstraint]) {
                        for view in views { addSubview(view) }
                        NSLayoutConstraint.activate(constraints())
                    }
                }
                """,
            equations: sides
        ),
        Form(
            didLoad: """
                label.frame = CGRect(x: 16, y: 4, width: 100, height: 20)
                view.addSubview(label)
                """,
            equations: [
                #""label".left == superview.left + 16"#, #""label".top == superview.top + 4"#,
                #""label".width == 100"#, #""label".height == 20"#,
            ]
        ),
    ]

    @Test(arguments: forms)
    func `constraints are those that the code makes`(form: Form) throws {
        let source = LayoutSample.controller(form.members, didLoad: form.didLoad + "\n" + Self.text, more: form.more)
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.equations(layout) == form.equations)
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["label: a"])
        let doubts = layout.doubts.values.flatMap { $0 }
        #expect(doubts.isEmpty)
    }

    @Test func `stacks arrange their views, with what is said of their axis and spacing`() throws {
        let source = LayoutSample.controller(
            """
            let label = UILabel()
            let button = UIButton(type: .system)
            lazy var stack: UIStackView = {
                let stack = UIStackView(arrangedSubviews: [label])
                stack.axis = .vertical
                stack.spacing = 12
                stack.alignment = .center
                return stack
            }()
            """,
            didLoad: """
                stack.addArrangedSubview(button)
                stack.setCustomSpacing(4, after: label)
                view.addSubview(stack)
                stack.edges(of: view)
                label.text = NSLocalizedString("a", comment: "")
                button.setTitle(NSLocalizedString("b", comment: ""), for: .normal)
                button.setTitle(NSLocalizedString("c", comment: ""), for: .disabled)
                """,
            more: """
                extension UIView {
                    func edges(of other: UIView) {
                        leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
                        rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
                    }
                }
                """
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.tree(layout.screen) == "view[stack[label button]]")
        guard case .stack(let stack) = layout.screen.views[1].content else { return #expect(Bool(false)) }
        #expect(stack.axis.base == .vertical)
        #expect(stack.spacing.base == .points(12))
        #expect(stack.alignment.base == .center)
        #expect(stack.customSpacing == [0: 4])
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["label: a", "button: b"])
    }

    @Test func `a view of the project stands where it is used, with its own views`() throws {
        let source = LayoutSample.controller(
            "let banner = Banner(title: NSLocalizedString(\"a\", comment: \"\"))",
            didLoad: """
                view.addSubview(banner)
                banner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
                banner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
                """,
            more: """
                class Banner: UIView {
                    private let label = UILabel()
                    init(title: String) {
                        super.init(frame: .zero)
                        addSubview(label)
                        label.text = title
                        label.font = .systemFont(ofSize: 13, weight: .bold)
                        label.leftAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true
                        label.rightAnchor.constraint(equalTo: rightAnchor, constant: -8).isActive = true
                    }
                }
                """
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.tree(layout.screen) == "view[banner[label]]")
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["label: a"])
        guard case .label(let label) = layout.screen.views[2].content else { return #expect(Bool(false)) }
        guard case .fixed(let font)? = label.attributes.font.base else { return #expect(Bool(false)) }
        #expect(font.size.points == 13)
        #expect(font.weight == .bold)
    }

    @Test func `what a superclass of the project makes is made once, and by the class that is shown`() throws {
        let source = """
            class Base: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.forms[0].didLoad)
                }
            }
            class Sample: Base {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(Self.text)
                }
            }
            """
        let layouts = try LayoutSample.layouts(source)
        #expect(layouts.map(\.screen.name) == ["Sample"])
        let layout = try #require(layouts.first)
        #expect(LayoutSample.equations(layout) == Self.sides)
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["label: a"])
    }

    @Test func `an initializer hands on to that of a superclass of the project`() throws {
        let source = LayoutSample.controller(
            "let label = SmallLabel(.small)",
            didLoad: """
                view.addSubview(label)
                label.text = NSLocalizedString("a", comment: "")
                label.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
                label.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
                """,
            more: """
                enum Kind { case small }
                class StyledLabel<T>: UILabel {
                    init(_ type: T, numberOfLines: Int = 1) {
                        super.init(frame: .zero)
                        self.numberOfLines = numberOfLines
                    }
                }
                class SmallLabel: StyledLabel<Kind> {
                    override init(_ type: Kind, numberOfLines: Int = 3) {
                        super.init(type, numberOfLines: numberOfLines)
                    }
                }
                """
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        guard case .label(let label) = layout.screen.views[1].content else { return #expect(Bool(false)) }
        #expect(label.attributes.lines == 3)
    }

    @Test func `a list of constraints may grow before it is activated`() throws {
        let source = LayoutSample.controller(
            "let label = UILabel()",
            didLoad: """
                view.addSubview(label)
                var sides: [NSLayoutConstraint] = []
                sides.append(label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16))
                sides += [label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)]
                NSLayoutConstraint.activate(sides)
                \(Self.text)
                """
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.equations(layout) == Self.sides)
    }
}
