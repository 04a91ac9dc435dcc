import CodeLayouts
import Interfaces
import TextMeasurement
import Testing

@Suite("Layouts of AppKit in code")
struct DesktopTests {
    /// A view 300 points wide that holds a control at both sides.
    private static func source(_ control: String, _ more: String = "") -> String {
        """
        import AppKit
        final class Sample: NSView {
            let control = \(control)
            init() {
                super.init(frame: .zero)
                widthAnchor.constraint(equalToConstant: 300).isActive = true
                addSubview(control)
                control.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
                control.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
                \(more)
            }
        }
        """
    }

    private static let a = #"NSLocalizedString("a", comment: "")"#

    private static func content(_ control: String, _ more: String = "") throws -> (CodeLayout, ViewContent) {
        let layout = try #require(try LayoutSample.layouts(source(control, more)).first)
        #expect(layout.screen.platform == .macOS)
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["control: a"])
        return (layout, layout.screen.views[1].content)
    }

    @Test(arguments: [
        ("NSTextField(labelWithString: \(a))", "", 1, LineBreakMode.tail),
        ("NSTextField(wrappingLabelWithString: \(a))", "", 0, .word),
        (
            "NSTextField()", "control.isEditable = false\ncontrol.isBordered = false\ncontrol.stringValue = \(a)", 1,
            .tail
        ),
        ("NSTextField(labelWithString: \(a))", "control.maximumNumberOfLines = 2", 2, .word),
    ])
    func `a field that can neither be edited nor has a border is a label`(
        control: String,
        more: String,
        lines: Int,
        lineBreak: LineBreakMode
    ) throws {
        let (layout, content) = try Self.content(control, more)
        guard case .label(let label) = content else { return #expect(Bool(false)) }
        #expect(label.attributes.lines == lines)
        #expect(label.attributes.lineBreak == lineBreak)
        guard case .fixed(let font)? = label.attributes.font.base else { return #expect(Bool(false)) }
        #expect(font.size.points == 13)
        #expect(layout.doubts[1] == [])
    }

    @Test(arguments: [
        ("NSButton(title: \(a), target: nil, action: nil)", "push", "rounded"),
        ("NSButton(checkboxWithTitle: \(a), target: nil, action: nil)", "check", nil),
        ("NSButton(radioButtonWithTitle: \(a), target: nil, action: nil)", "radio", nil),
    ])
    func `a button is of the type that its initializer names`(control: String, kind: String, style: String?) throws {
        let (layout, content) = try Self.content(control)
        guard case .button(let button) = content else { return #expect(Bool(false)) }
        #expect(button.kind == kind)
        #expect(button.style == style)
        #expect(layout.doubts[1] == [])
    }

    @Test func `a button without a title of its initializer has a look that is not known`() throws {
        let (layout, _) = try Self.content("NSButton()", "control.title = \(Self.a)")
        #expect(layout.doubts[1] == [.changed])
    }

    @Test func `a field shows a placeholder`() throws {
        let (layout, content) = try Self.content("NSTextField()", "control.placeholderString = \(Self.a)")
        guard case .textField(let field) = content else { return #expect(Bool(false)) }
        #expect(field.border == "bezel")
        #expect(layout.texts.map(\.isPlaceholder) == [true])
    }

    @Test func `a stack view has the spacing, the areas and the alignment of AppKit`() throws {
        let source = """
            final class Sample: NSViewController {
                override func loadView() {
                    let stack = NSStackView(views: [NSTextField(labelWithString: \(Self.a))])
                    stack.orientation = .vertical
                    stack.alignment = .leading
                    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
                    view = stack
                }
            }
            """
        let layout = try #require(try LayoutSample.layouts(source).first)
        guard case .stack(let stack) = layout.screen.views[0].content else { return #expect(Bool(false)) }
        #expect(stack.axis.base == .vertical)
        #expect(stack.distribution == .gravityAreas)
        #expect(stack.spacing.base == .points(8))
        #expect(stack.alignment.base == .leading)
        #expect(stack.edgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(layout.texts.count == 1)
    }

    @Test func `a window grows with its content, so that nothing without a number is judged`() throws {
        let source = Self.source("NSTextField(labelWithString: \(Self.a))")
            .replacing("widthAnchor.constraint(equalToConstant: 300).isActive = true", with: "")
        let layouts = try LayoutSample.layouts(source)
        #expect(layouts.isEmpty)
    }

    @Test func `a frame counts from the bottom, and that of the root is the size of the window`() throws {
        let source = """
            class Sample: NSViewController {
                override func loadView() {
                    view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
                    let label = NSTextField(labelWithString: \(Self.a))
                    label.frame = NSRect(x: 20, y: 10, width: view.frame.width - 40, height: 16)
                    view.addSubview(label)
                }
            }
            """
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(layout.screen.views[0].savedFrame == Rect(x: 0, y: 0, width: 400, height: 300))
        #expect(
            LayoutSample.equations(layout) == [
                #""label".left == superview.left + 20"#, #""label".bottom == superview.bottom - 10"#,
                #""label".width == 360"#, #""label".height == 16"#,
            ]
        )
    }

    @Test func `a class of the project may have the name of one of AppKit's in an app for phones`() throws {
        let source = """
            class NSButton: UIButton {
                init(title: String) {
                    super.init(frame: .zero)
                    setTitle(title, for: .normal)
                }
            }
            """
        let controller = LayoutSample.controller(
            "let label = NSButton(title: \(Self.a))",
            didLoad: FormTests.forms[0].didLoad
        )
        let layout = try #require(try LayoutSample.layouts(source, controller).first)
        #expect(layout.screen.platform == .iOS)
        guard case .button(let button) = layout.screen.views[1].content else { return #expect(Bool(false)) }
        #expect(button.kind == "custom")
        #expect(LayoutSample.keys(layout.texts, of: layout) == ["label: a"])
    }

    @Test func `clauses for other systems are left out`() throws {
        let source = Self.source(
            "NSTextField(labelWithString: \(Self.a))",
            """
            #if os(iOS)
            control.heightAnchor.constraint(equalToConstant: 1).isActive = true
            #elseif os(macOS)
            control.heightAnchor.constraint(equalToConstant: 2).isActive = true
            #endif
            """
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        #expect(LayoutSample.equations(layout).last == #""control".height == 2"#)
    }
}
