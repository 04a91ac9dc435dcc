import OutletTexts
import Testing

@Suite("What code does with the places of outlets, and what libraries put into them")
struct OutletGeometryTests {
    /// What code says, and whether it places the label.
    static let placements: [(code: String, places: Bool)] = [
        ("self.titleLabel.bounds.origin.x = 2", true), ("titleLabel.removeFromSuperview()", true),
        ("titleLabel.widthAnchor.constraint(equalToConstant: 20).isActive = true", true),
        ("titleLabel.snp.makeConstraints { $0.width.equalTo(20) }", true),
        ("titleLabel.setContentHuggingPriority(.required, for: .horizontal)", true),
        ("titleLabel.layoutMargins = .zero", true), ("titleLabel.transform = .identity", true),
        ("spread([titleLabel]) }\nfunc spread(_ all: [UILabel]) { for a in all { a.transform = .identity }", true),
        ("spread(all: [titleLabel]) }\nfunc spread(all: [UILabel]) { for a in all { a.transform = .identity }", true),
        ("spread([other]) }\nfunc spread(_ all: [UILabel]) { for a in all { a.transform = .identity }", false),
        ("let width = titleLabel.frame.width", false),
        ("titleLabel.shadowOffset.width = 2", false), ("titleLabel.alpha = 0.5", false), ("width = 20", false),
    ]

    @Test("What places a view is noted", arguments: placements)
    func places(_ sample: (code: String, places: Bool)) throws {
        let source = "class HomeController { func a() { \(sample.code) } }"
        let changes = try JoinSample(swift: [source]).join.use(of: "label", in: "Home.xib")?.changes
        #expect(changes == (sample.places ? [.geometry] : []))
    }

    @Test(
        "What gives a view another size is noted",
        arguments: [
            ("titleLabel.frame = .zero", true), ("titleLabel.frame.size.width = 20", true),
            ("titleLabel.bounds.size = size", true), ("titleLabel.setFrameSize(size)", true),
            ("titleLabel.width = 20", true), ("titleLabel.x = 20", false),
            ("titleLabel.frame.origin.x = 20", false), ("titleLabel.center = point", false),
        ]
    )
    func sizes(_ sample: (code: String, resizes: Bool)) throws {
        let source = "class HomeController { func a() { \(sample.code) } }"
        let changes = try JoinSample(swift: [source]).join.use(of: "label", in: "Home.xib")?.changes
        #expect(changes == (sample.resizes ? [.geometry, .frame] : [.geometry]))
    }

    @Test("A library's attribute gives a view its key by its name")
    func libraryAttributes() throws {
        #expect(
            try JoinSample(outlets: [], attributes: [("localizableString", "greeting")]).texts() == ["key greeting:9"]
        )
        #expect(try JoinSample(outlets: [], attributes: [("cornerStyle", "greeting")]).texts() == [])
        let known = "extension UILabel { var localizableString: String { get { tag } set { tag = newValue } } }"
        let own = try JoinSample(outlets: [], swift: [known], attributes: [("localizableString", "greeting")])
        #expect(own.texts() == [])
    }
}
