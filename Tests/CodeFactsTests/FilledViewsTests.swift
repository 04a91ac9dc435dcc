import Testing

@Suite("Texts that an initializer gives views")
struct FilledViewsTests {
    @Test(arguments: [
        ("titleLabel.text = \"Photo title\"", "func f(_ c: Card) { c.titleLabel.text = photo.title }", true),
        // The type itself may do it in some cases alone.
        (
            "titleLabel.text = \"Photo title\"", "extension Card { func fill() { titleLabel.text = photo.title } }",
            false
        ),
        ("self.titleLabel.text = \"Photo title\"", "func f(_ c: Card) { c.titleLabel.text = photo.title }", true),
        ("titleLabel.setTitle(\"Photo title\", for: a)", "func f(_ c: Card) { c.titleLabel.setTitle(name) }", true),
        ("titleLabel.text = \"Photo title\"", "", false),
        ("titleLabel.text = \"Photo title\"", "func fill(_ card: Card) { card.titleLabel.text = \"Other\" }", false),
        ("other.titleLabel.text = \"Photo title\"", "func f(_ c: Card) { c.titleLabel.text = name }", false),
        ("titleLabel.text = \"Photo title\"", "func f(_ c: Card) { c.noteLabel.text = name }", false),
        // Which of two properties is filled is not known.
        (
            "titleLabel.text = \"Photo title\"",
            "class Other { let titleLabel = UILabel() }\nfunc f(_ c: Other) { c.titleLabel.text = name }", false
        ),
    ])
    func `hold the place of what other code fills them with`(code: String, other: String, isStandIn: Bool) throws {
        let text = """
            class Card: UIView {
                let titleLabel = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); \(code) }
            }
            \(other)

            """
        #expect(try SeenTexts.of(["App/Card.swift": text]).contains("\"Photo title\"") != isStandIn)
    }

    @Test(arguments: [
        ("func f(_ view: UIView) { guard let c = view as? Card else { return }\nc.titleLabel.text = name }", true),
        ("func f(_ view: UIView) { let c = view as! Card\nc.titleLabel.text = name }", true),
        ("func f(_ view: UIView) { (view as? Card)?.titleLabel.text = name }", true),
        ("func f(_ view: UIView) { (view as? Other)?.titleLabel.text = name }", false),
        ("func f(_ view: UIView) { let c = view as! Other\nc.titleLabel.text = name }", false),
        ("func f(_ view: UIView) { let c = view as! Card\nc.titleLabel.text = \"Other\" }", false),
    ])
    func `of a name that two types have are filled where a view is taken for one of them`(
        code: String,
        isStandIn: Bool
    ) throws {
        let text = """
            class Card: UIView {
                lazy var titleLabel: UILabel = {
                    let label = UILabel()
                    label.text = "Photo title"
                    return label
                }()
            }
            class Other: UIView { let titleLabel = UILabel() }
            \(code)

            """
        #expect(try SeenTexts.of(["App/Card.swift": text]).contains("\"Photo title\"") != isStandIn)
    }

    @Test func `are seen if a function gives them later`() throws {
        let text = """
            class Card: UIView {
                let titleLabel = UILabel()
                func clear() { titleLabel.text = "Photo title" }
                func fill() { titleLabel.text = photo.title }
            }

            """
        #expect(try SeenTexts.of(["App/Card.swift": text]).contains("\"Photo title\""))
    }
}
