import CodeFacts
import Testing

@Suite("Views that Objective-C shows without their names")
struct FoundViewsTests {
    @Test(arguments: [
        ("for (UIView *one in self.view.subviews) { one.hidden = NO; }", true),
        ("for (UIView *one in self.view.subviews) { [one go]; [one setHidden:isOn]; }", true),
        ("UIView *first = [self.view.subviews firstObject]; [first setHidden:NO];", true),
        ("[[self.view.subviews objectAtIndex:0] setHidden:NO];", true),
        ("[self.view.subviews enumerateObjectsUsingBlock:^(UIView *one) { [one go]; one.hidden = NO; }];", true),
        ("for (UIView *one in self.view.subviews) { [one setHidden:YES]; }", false),
        ("for (UIView *one in self.view.subviews) { [one go]; [other setHidden:NO]; }", false),
        ("for (UIView *one in self.view.subviews) { [one go]; if (other.hidden == NO) { [one go]; } }", false),
        ("for (UIView *one in self.views) { one.hidden = NO; }", false),
        ("if ((self = [super init])) { if (self.subviews.count) { [self go]; } self.hidden = isOn; }", false),
    ])
    func `may be hidden ones of documents`(code: String, areShown: Bool) throws {
        let file = "@implementation Other\n- (void)a { \(code) }\n@end\n"
        #expect(try ObjectiveCHiddenSample("", files: ["App/Other.m": file]).isHidden == !areShown)
    }
}
