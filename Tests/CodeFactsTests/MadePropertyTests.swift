import Testing

@Suite("Texts that the value of a property of Objective-C is made with")
struct MadePropertyTests {
    private static let page = """
        @interface Page ()
        @property (nonatomic, strong) UILabel *dateLabel;
        @end
        @implementation Page
        - (UILabel *)dateLabel {
            if (!_dateLabel) {
                _dateLabel = [UILabel new];
                _dateLabel.text = @"Monday morning";
            }
            return _dateLabel;
        }
        CODE
        @end

        """

    @Test(arguments: [
        ("- (void)show {\n    self.dateLabel.text = date;\n}", "", false),
        ("- (void)show {\n    _dateLabel.text = [f stringFromDate:date];\n}", "", false),
        ("- (void)show {\n    self.dateLabel.text = @\"Tuesday evening\";\n}", "", true),
        ("- (void)show {\n    self.dateLabel.hidden = NO;\n}", "", true), ("", "", true),
        ("", "@implementation Other\n- (void)show {\n    page.dateLabel.text = date;\n}\n@end\n", false),
        ("", "@implementation Other\n- (void)show {\n    self.page.dateLabel.text = date;\n}\n@end\n", false),
        ("", "@implementation Other\n- (void)show {\n    self.dateLabel.text = date;\n}\n@end\n", true),
        (
            "",
            "@interface Other : UIView\n@property UILabel *dateLabel;\n@end\n@implementation Other\n- (void)show {\n    page.dateLabel.text = date;\n}\n@end\n",
            true
        ),
    ])
    func `is seen unless code gives the view another one`(own: String, other: String, isSeen: Bool) throws {
        let files: KeyValuePairs = ["App/Page.m": Self.page.replacing("CODE", with: own), "App/Other.m": other]
        let seen = try SeenTexts.of(files)
        #expect(seen.contains("@\"Monday morning\"") == isSeen)
    }
}
