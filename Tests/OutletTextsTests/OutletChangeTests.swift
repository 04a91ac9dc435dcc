import OutletTexts
import Testing

/// What code changes about a view besides its text.
struct OutletChangeTests {
    @Test("Changes of the layout are noted")
    func changes() throws {
        let source = """
            class HomeController {
              func a() {
                titleLabel.numberOfLines = 0
                titleLabel.adjustsFontSizeToFitWidth = true
                titleLabel.minimumScaleFactor = 0.5
                titleLabel.font = .boldSystemFont(ofSize: 20)
                titleLabel.isHidden = true
                titleLabel.sizeToFit()
                width.constant = 12
              }
            }
            """
        let sample = try JoinSample(outlets: [("titleLabel", "label"), ("width", "constraint")], swift: [source])
        #expect(
            sample.join.use(of: "label", in: "Home.xib")?.changes
                == [
                    .lines(0), .shrinks(true), .minimumScale(0.5), .font(AssignedFont(size: 20, weight: "bold")),
                    .hidden, .sizeToFit,
                ]
        )
        #expect(sample.join.use(of: "constraint", in: "Home.xib")?.changes == [.constraint])
    }

    @Test("A limit of lines has its sign", arguments: [("-1", -1), ("0", 0), ("3", 3)])
    func signedLines(written: String, lines: Int) throws {
        let swift = try JoinSample(swift: [
            "class HomeController { func a() { titleLabel.numberOfLines = \(written) } }"
        ])
        #expect(swift.join.use(of: "label", in: "Home.xib")?.changes == [.lines(lines)])
        let objectiveC = try JoinSample(objectiveC: [
            "@implementation HomeController\n- (void)a { self.titleLabel.numberOfLines = \(written); }\n@end\n"
        ])
        #expect(objectiveC.join.use(of: "label", in: "Home.xib")?.changes == [.lines(lines)])
    }
}
