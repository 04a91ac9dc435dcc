import Testing

/// Values under names that projects give them.
struct NamedValueTests {
    static let constructs: [Construct] = [
        Construct(
            #"Text("a").font(.brand.small.bold())"#,
            #""a".font(footnote bold)"#,
            more: """
                extension Font { static let brand = BrandFonts() }
                struct BrandFonts { let small = Font.footnote }
                extension Font.TextStyle { static let brand = BrandStyles() }
                """
        ),
        Construct(
            #"Text("a").font(Brand.small.font(12))"#,
            #""a".font(Avenir-Book 12)"#,
            more: """
                enum Brand: String {
                    case small = "Avenir-Book"
                    func font(_ size: CGFloat) -> Font { .custom(rawValue, size: size) }
                }
                """
        ),
        Construct(
            #"Text("a").font(.caption)"#,
            #""a".font(caption1)"#,
            more: "extension Font { private static let caption = 12.0 }"
        ),
        Construct(
            "Text(\"a\").lineLimit(_limit)",
            #""a".lineLimit(0-2)"#,
            members: "private var _limit = 2"
        ),
    ]

    @Test("are found in namespaces, raw values and names with an underscore", arguments: constructs)
    func areFound(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }

    @Test func `a limit that no caller gives is none`() throws {
        let title = """
            struct Title: View {
                private var _limit: Int?
                init(limit: Int? = nil) { _limit = limit }
                var body: some View { Text("a").lineLimit(_limit) }
            }
            """
        let (none, three) = (
            try TreeSample.says("Title()", more: title), try TreeSample.says("Title(limit: 3)", more: title)
        )
        #expect(!none.contains("0-"))
        #expect(!none.contains("{"))
        #expect(three == #""a".lineLimit(0-3)"#)
    }
}
