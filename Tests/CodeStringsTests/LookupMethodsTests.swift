import CodeStrings
import Testing

@Suite("Methods of Objective-C that look up a key")
struct LookupMethodsTests {
    @Test(arguments: [
        ("return [bundle localizedStringForKey:key value:@\"\" table:nil];", ["k"]),
        ("NSString *text = [bundle localizedStringForKey:key value:nil table:@\"T\"]; return text;", ["T:k"]),
        ("return [bundle localizedStringForKey:key value:@\"\" table:self.table];", ["?:k"]),
        ("return NSLocalizedString(key, nil);", ["k"]),
        ("return NSLocalizedStringFromTable(key, @\"T\", nil);", ["T:k"]),
        ("return [bundle localizedStringForKey:other value:@\"\" table:nil];", []),
        ("return [texts objectForKey:key];", []), ("// return NSLocalizedString(key, nil);\n    return key;", []),
    ])
    func `are known by what their parameter goes to`(body: String, keys: [String]) throws {
        let source = """
            @implementation Texts
            + (NSString *)textForKey:(NSString *)key {
                NSBundle *bundle = [NSBundle bundleWithPath:path];
                \(body)
            }
            - (void)show { label.text = [Texts textForKey:@"k"]; }
            @end

            """
        #expect(KeySample.says(try KeySample.objectiveCKeys(source)) == keys)
    }

    @Test func `are not known where another method of the name looks nothing up`() throws {
        let source = """
            @implementation Texts
            + (NSString *)textForKey:(NSString *)key {
                return NSLocalizedString(key, nil);
            }
            @end
            @implementation Settings
            - (NSString *)textForKey:(NSString *)key {
                return [values objectForKey:key];
            }
            - (void)show { label.text = [settings textForKey:@"k"]; }
            @end

            """
        #expect(KeySample.says(try KeySample.objectiveCKeys(source)).isEmpty)
    }
}
