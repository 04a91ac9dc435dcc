import CodeFacts
import Testing

@Suite("Uses of hidden views in Objective-C")
struct ObjectiveCViewUsesTests {
    @Test(arguments: [
        "", "self.noteLabel.text = @\"oops\";", "[noteLabel setText:@\"oops\"];", "[ self.noteLabel setHidden:YES];",
        "_noteLabel.hidden = YES;", "//[self.noteLabel setHidden:NO];", "/* self.noteLabel.hidden = NO; */",
        "self.noteLabel = nil;",
        "self.view.backgroundColor = self.noteLabel.backgroundColor = [UIColor redColor];", "[noteLabel release];",
        "if (noteLabel.text.length) { [noteLabel sizeToFit]; }", "if (isOn)\n[self.noteLabel setFont:font];\n",
        "[self footnote:1];",
    ])
    func `a view stays hidden that is only asked for its looks`(code: String) throws {
        #expect(try ObjectiveCHiddenSample(code).isHidden)
    }

    @Test(arguments: [
        "[self.noteLabel setHidden:NO];", "noteLabel.hidden = NO;", "self.noteLabel.hidden = !isEmpty;",
        "[_noteLabel setHidden:isEmpty];",
        "self.noteLabel.isHidden;", "[self show:self.noteLabel];", "UIView *view = noteLabel;",
        "self.noteLabel = label;",
        "[self setNoteLabel:label];", "[self.noteLabel fadeIn];", "noteLabel.layer.hidden = NO;",
        "[self.noteLabel setValue:a forKey:b];",
        "[self valueForKey:@\"noteLabel\"];", "[page noteLabel].hidden = NO;", "page.noteLabel.hidden = NO;",
        "self->noteLabel.hidden = NO;",
        "[[self noteLabel] setHidden:NO];", "return noteLabel;", "UILabel *noteLabel = nil;",
        "[self.noteLabel.superview show];",
    ])
    func `a view may be shown by any other use`(code: String) throws {
        #expect(try !ObjectiveCHiddenSample(code).isHidden)
    }

    @Test(arguments: [
        ("@property (nonatomic) IBOutlet UILabel *noteLabel;", true), ("@property IBOutlet UILabel* noteLabel;", true),
        ("@property IBOutlet NiceLabel *noteLabel;", false), ("@property IBOutlet NSArray *noteLabel;", false),
        ("- (void)show:(UILabel *)noteLabel;", false), ("@property IBOutlet UILabel *noteLabel, *other;", false),
        ("", false),
    ])
    func `a view is one of the system that an interface declares`(declaration: String, isHidden: Bool) throws {
        #expect(try ObjectiveCHiddenSample("", declaration: declaration).isHidden == isHidden)
    }
}
