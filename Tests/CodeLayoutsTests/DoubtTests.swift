import CodeLayouts
import Interfaces
import Testing

@Suite("What speaks against a layout that code makes")
struct DoubtTests {
    private static let sides = """
        view.addSubview(label)
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        """
    private static let end =
        "label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true"
    private static let text = #"label.text = NSLocalizedString("a", comment: "")"#

    @Test(arguments: [
        (end, "", CodeLayout.Doubt?.none),
        ("if isWide { \(end) }", "", .changed),
        (
            "label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin()).isActive = true", "",
            .changed
        ),
        ("\(end)\nlabel.font = theme.font", "", .changed),
        ("\(end)\nlabel.pinWidth(to: other)", "", .changed),
        (end, "func later() { label.font = .systemFont(ofSize: 20) }", .changed),
        (end, "func later() { label.textColor = .red }", .none),
        (
            """
            view.addSubview(icon)
            label.trailingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true
            icon.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            """, "let icon = UIImageView()", .neighbour
        ),
        (
            """
            view.addSubview(icon)
            icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
            label.trailingAnchor.constraint(equalTo: icon.leadingAnchor).isActive = true
            icon.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            """, "let icon = UIImageView()", .none
        ),
    ])
    func `a doubt is noted where a width hangs on what is not known`(
        didLoad: String,
        members: String,
        expected: CodeLayout.Doubt?
    ) throws {
        let source = LayoutSample.controller(
            "let label = UILabel()\n" + members,
            didLoad: Self.sides + "\n" + didLoad + "\n" + Self.text
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        let label = try #require(layout.screen.views.firstIndex { $0.id == "label" })
        #expect(layout.doubts[label] ?? [] == (expected.map { [$0] } ?? []))
    }

    /// What is done to a label that was made with a frame.
    @Test(arguments: [
        ("", false), ("label.frame.size.width = view.frame.width - 10", true), ("label.frame.size = other.size", true),
        ("label.frame = theme.frame", true), ("label.frame = other.frame", false), ("label.sizeToFit()", true),
        ("label.frame.origin.x = 20", false),
        ("other.frame.size.width = 10", false),
    ])
    func `a frame that is changed later is not known`(change: String, isDoubtful: Bool) throws {
        let source = LayoutSample.controller(
            """
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
            let other = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
            """,
            didLoad: "view.addSubview(label)\nview.addSubview(other)\n" + Self.text + "\n" + change
        )
        let layout = try #require(try LayoutSample.layouts(source).first)
        let label = try #require(layout.screen.views.firstIndex { $0.id == "label" })
        #expect(layout.doubts[label]?.contains(.changed) ?? false == isDoubtful)
    }

    @Test func `a text without a bound on one side is not judged`() throws {
        let source = LayoutSample.controller("let label = UILabel()", didLoad: Self.sides + "\n" + Self.text)
        let layouts = try LayoutSample.layouts(source)
        #expect(layouts.isEmpty)
    }

    @Test(arguments: [("lazy var other = other", 1), ("let one = other.view\nlet other = one.view", 1)])
    func `a property may name itself`(members: String, layouts: Int) throws {
        let source = LayoutSample.controller(
            "let label = UILabel()\n" + members,
            didLoad: [Self.sides, Self.end, Self.text, "view.addSubview(other)"].joined(separator: "\n")
        )
        #expect(try LayoutSample.layouts(source).count == layouts)
    }

    @Test(arguments: [(10, 1), (20, 0)])
    func `a class that makes more views than are read is not judged`(side: Int, layouts: Int) throws {
        let list = "[" + (1...side).map(String.init).joined(separator: ", ") + "]"
        let many = "for row in \(list) { for column in \(list) { view.addSubview(UILabel()) } }"
        let source = LayoutSample.controller(
            "let label = UILabel()",
            didLoad: [Self.sides, Self.end, Self.text, many].joined(separator: "\n")
        )
        #expect(try LayoutSample.layouts(source).count == layouts)
    }

    @Test func `a controller inside of another one and a cell have a room that is not known`() throws {
        let child = LayoutSample.controller(
            "let label = UILabel()",
            didLoad: Self.sides + "\n" + Self.end + "\n" + Self.text
        )
        let parent = """
            class Outer: UIViewController {
                let child = Sample()
                override func viewDidLoad() { addChild(child) }
            }
            """
        let cell = """
            class Row: UITableViewCell {
                let label = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(label)
                    label.text = NSLocalizedString("b", comment: "")
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
                }
            }
            """
        for source in [child + "\n" + parent, cell] {
            let layout = try #require(try LayoutSample.layouts(source).first)
            let text = try #require(layout.texts.first)
            #expect(layout.doubts[text.view] == [.room])
        }
    }

    @Test(arguments: [
        (
            "label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true",
            CodeLayout.Doubt?.some(.room)
        ),
        ("label.widthAnchor.constraint(equalToConstant: 80).isActive = true", nil),
    ])
    func `a view that nobody is seen to show has a room only where its width is a number`(
        end: String,
        expected: CodeLayout.Doubt?
    ) throws {
        let source = """
            class Banner: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(label)
                    label.text = NSLocalizedString("b", comment: "")
                    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
                    \(end)
                }
            }
            """
        let layout = try #require(try LayoutSample.layouts(source).first)
        let text = try #require(layout.texts.first)
        #expect(layout.doubts[text.view] == Set([expected].compactMap { $0 }))
        #expect(!layout.isShown)
    }

    @Test func `classes of documents are left to their documents`() throws {
        let source = LayoutSample.controller(
            "let label = UILabel()\n@IBOutlet var other: UILabel!",
            didLoad: Self.sides + "\n" + Self.end + "\n" + Self.text
        )
        let layouts = try LayoutSample.layouts(source)
        #expect(layouts.isEmpty)
    }
}
