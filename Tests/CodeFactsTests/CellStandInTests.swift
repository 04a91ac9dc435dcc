import Testing

@Suite("Texts that cells begin with")
struct CellStandInTests {
    @Test(arguments: [
        ("PhotoCell", "setupViews", "func fill(_ p: Photo) { titleLabel.text = p.title }", true),
        ("PhotoCell", "setupViews", "func fill(_ p: Photo) { self.titleLabel?.text = p.title }", true),
        ("PhotoCell", "awakeFromNib", "var p: Photo? { didSet { titleLabel.attributedText = p?.title } }", true),
        ("PhotoCell", "setupViews", "func fill(_ p: Photo) { titleLabel.text = \"None\" }", false),
        ("PhotoCell", "setupViews", "func fill(_ p: Photo) { subtitleLabel.text = p.title }", false),
        ("PhotoCell", "setupViews", "func fill(_ p: Photo) { other.titleLabel.text = p.title }", false),
        ("PhotoCell", "setupViews", "// titleLabel.text = p.title", false),
        ("PhotoCell", "setupViews", "func is(_ p: Photo) -> Bool { titleLabel.text == p.title }", false),
        ("PhotoCell", "fill", "func show(_ p: Photo) { titleLabel.text = p.title }", false),
        ("PhotoCell", "setupCell", "func show(_ p: Photo) { titleLabel.text = p.title }", false),
        ("PhotoView", "setupViews", "func fill(_ p: Photo) { titleLabel.text = p.title }", false),
    ])
    func `hold the place of what they are filled with`(
        type: String,
        function: String,
        other: String,
        isStandIn: Bool
    ) throws {
        let code =
            "class \(type): UITableViewCell {\nfunc \(function)() { titleLabel.text = \"Photo title\" }\n\(other)\n}\n"
        #expect(try SeenTexts.of(["App/Cell.swift": code]).contains("\"Photo title\"") != isStandIn)
    }

    @Test(arguments: [
        ("PhotoCell", "- (void)fill:(Photo *)p {\n    self.titleLabel.text = p.title;\n}", true),
        ("PhotoCell", "- (void)fill:(Photo *)p {\n    [_titleLabel setText:p.title];\n}", true),
        ("PhotoCell", "- (void)fill:(Photo *)p {\n    [_titleLabel setText:@\"None\"];\n}", false),
        ("PhotoCell", "", false),
        ("PhotoView", "- (void)fill:(Photo *)p {\n    self.titleLabel.text = p.title;\n}", false),
    ])
    func `hold the place of what they are filled with in Objective-C`(
        type: String,
        other: String,
        isStandIn: Bool
    ) throws {
        let code = """
            @implementation \(type)
            - (void)setupViews {
                _titleLabel.text = @"Photo title";
            }
            \(other)
            @end
            @implementation Other
            - (void)fill:(Photo *)p {
                self.titleLabel.text = p.title;
            }
            @end

            """
        #expect(try SeenTexts.of(["App/Cell.m": code]).contains("@\"Photo title\"") != isStandIn)
    }
}
