import Findings
import Testing

@Suite("Keys that a function puts together of literals")
struct BuiltKeysTests {
    private static let names = ["A", "B", "C", "D"]
    private static let uses = names.map { "let x\($0) = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()

    /// The keys that are unused besides others, with code that looks some up.
    private func unused(_ keys: [String], _ code: String) throws -> [String] {
        let table = (Self.names + keys).map { TableSample.entry("text", key: $0) }.joined()
        let isSwift = !code.contains("@\"")
        let files = isSwift ? [:] : ["App/Doors.m": code]
        return try CodeSample.findings(.unusedKey, Self.uses + (isSwift ? code : ""), table: table, files: files)
            .map(\.key)
    }

    private static let door = """
        @implementation Doors
        - (NSString *)doors {
            NSString *key = @"Door";
            key = [key stringByAppendingString:isOne ? @"One" : @"Two"];
            key = [isAuto ? @"Auto" : @"" stringByAppendingString:key];
            return NSLocalizedStringFromTable(key, @"Localizable", nil);
        }
        @end

        """

    @Test(arguments: [
        ("nuts", false), ("milkAndEggs", false), ("Nuts", true), ("no_nuts", true), ("nuts and milk", true),
    ])
    func `the name of a case is one where code looks up what describes a value`(key: String, isUnused: Bool) throws {
        let code = "let view = Text(LocalizedStringKey(String(describing: food)))\n"
        #expect(try unused([key], code) == (isUnused ? [key] : []))
        #expect(try unused([key], "let view = Text(String(describing: food))\n") == [key])
    }

    @Test(arguments: [
        ("AutoDoorOne", false), ("DoorTwo", false), ("DoorOneTwo", false), ("DoorThree", true), ("OneTwo", true),
        ("TheDoorOne", true),
    ])
    func `of Objective-C`(key: String, isUnused: Bool) throws {
        #expect(try unused([key], Self.door) == (isUnused ? [key] : []))
    }

    @Test(arguments: [
        ("var key = \"Door\"\n    if isOne { key += \"One\" }", false),
        ("var key = \"Door\"\n    key = key + \"One\"", false),
        // What is only chosen, another object, and another function.
        ("var key = \"Door\"\n    if isOne { key = \"One\" }", true),
        ("page.key = \"Door\"\n    page.key += \"One\"", true),
        ("var key = \"Door\"\n    key += \"One\"\n}\nfunc g(key: String) {", true),
    ])
    func `of Swift`(code: String, isUnused: Bool) throws {
        for lookup in ["NSLocalizedString(key, comment: \"\")", "key.localized"] {
            let function = "func f() {\n    \(code)\n    label.text = \(lookup)\n}\n"
            #expect(try unused(["DoorOne"], function) == (isUnused ? ["DoorOne"] : []))
        }
    }

    @Test(arguments: [("HelpBody2", false), ("HelpTitle2", true), ("Help", true), ("BodyHelp2", true)])
    func `a key that a sum of Objective-C begins may be built`(key: String, isUnused: Bool) throws {
        let code = """
            @implementation Help
            - (void)show:(NSString *)page {
                NSString *key = [@"HelpBody" stringByAppendingString:page];
                view.text = NSLocalizedString(key, nil);
            }
            @end

            """
        #expect(try unused([key], code) == (isUnused ? [key] : []))
    }
}
