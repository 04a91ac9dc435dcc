import Findings
import Testing

@Suite("Texts of Objective-C of which code chooses one by the language")
struct LanguageChoiceTests {
    private static func objectiveC(_ body: String) -> String {
        "@implementation Home\n- (void)viewDidLoad {\n\(body)\n}\n@end"
    }

    private static let samples: [(body: String, count: Int)] = [
        (
            """
            if ([[pref objectForKey:@"language"] isEqualToString:@"English"]) { self.label.text = @"All photos"; }
            else if ([[pref objectForKey:@"language"] isEqualToString:@"Svenska"]) { self.label.text = @"Alla bilder"; }
            else { self.label.text = @"All photos"; }
            """, 0
        ),
        (
            "if ([language isEqualToString:@\"sv\"]) self.label.text = @\"Alla bilder\"; else self.label.text = @\"All photos\";",
            0
        ),
        ("if ([mode isEqualToString:@\"English\"]) { self.label.text = @\"All photos\"; }", 1),
        ("if ([language isEqualToString:@\"Swift\"]) { self.label.text = @\"All photos\"; }", 1),
        ("if ([language isEqualToString:@\"English\"]) { [self read]; }\nself.label.text = @\"All photos\";", 1),
    ]

    @Test(arguments: samples)
    func `it is localized by hand`(_ sample: (body: String, count: Int)) throws {
        #expect(
            try CodeSample.says(.hardCodedText, Self.objectiveC(sample.body), path: "App/Home.m").count == sample.count
        )
    }

    @Test(arguments: [("language", 0), ("mode", 1)])
    func `a key for one language is not missing in the others`(name: String, count: Int) throws {
        let body =
            "if ([\(name) isEqualToString:@\"Svenska\"]) { self.label.text = NSLocalizedString(@\"Alla bilder\", @\"\"); }"
        #expect(
            try CodeSample.says(
                .missingKey,
                Self.objectiveC(body),
                table: TableSample.entry("Z", key: "Z"),
                path: "App/Home.m"
            ).count == count
        )
    }
}
