import OutletTexts
import Testing

@Suite("Macros of Objective-C that stand for a class and its message")
struct MessageMacrosTests {
    private func texts(_ value: String, macro: String) throws -> [String] {
        let source = """
            \(macro)
            @implementation HomeController
            - (void)viewDidLoad {
            _titleLabel.text = \(value);
            }
            @end
            """
        return try JoinSample(objectiveC: [source]).texts()
    }

    @Test(arguments: [
        ("[NSSWF:NSLocalizedString(@\"%u of %@\", nil), index, name]", ["key %u of %@:4"]),
        ("[NSSWF:@\"%@ (%@)\", NSLocalizedString(@\"name\", nil), name]", ["part name:4"]),
        ("[NSSWF:@\"Hello\"]", ["literal Hello:4"]),
    ])
    func `make a text of a format and what is behind it`(value: String, expected: [String]) throws {
        #expect(try texts(value, macro: "#define NSSWF\t\tNSString stringWithFormat") == expected)
    }

    @Test(arguments: [
        "#define NSSWF NSError errorWithFormat", "#define NSSWF NSString stringForKey",
        "#define OTHER NSString stringWithFormat", "#define NSSWF NSString stringWithFormat more",
    ])
    func `others make nothing that is known`(macro: String) throws {
        #expect(try texts("[NSSWF:@\"Hello\"]", macro: macro) == ["unknown:4"])
    }
}
