import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Branches for systems that an app no longer runs on")
struct OldestSystemsTests {
    /// The literals that users see in an app for iOS 15.2 and macOS 10.14.
    private func seen(_ code: String, path: String) throws -> [String] {
        let file = try TextFile(decoding: Array(code.utf8), path: path)
        let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
        let index = TypeIndex([(code: reader.read(file), path: path)])
        let systems = OldestSystems(["iOS": [15, 2], "macOS": [10, 14]])
        return CodeFacts(index, keys: [], systems: systems).files.flatMap { file in
            file.facts.texts.filter(\.situation.isSeen).map { $0.node.source.filter { $0.isLetter } }
        }
    }

    @Test(arguments: [
        ("#available(iOS 14, *)", ["new", "more"]), ("#available(iOS 15.2, macOS 10.14, *)", ["new", "more"]),
        ("#available(iOS 15.3, *)", ["new", "old", "more"]),
        ("#available(iOS 14, macOS 11, *)", ["new", "old", "more"]),
        ("#available(tvOS 14, *)", ["new", "old", "more"]), ("#unavailable(iOS 15)", ["old", "more"]),
        ("#available(iOS 14, *), isOn", ["new", "old", "more"]), ("isOn", ["new", "old", "more"]),
        ("#unavailable(iOS 15), isOn", ["old", "more"]),
    ])
    func `of Swift`(condition: String, expected: [String]) throws {
        let code = """
            func f() {
            if \(condition) { label.text = "new" } else { label.text = "old" }
            endLabel.text = "more"
            }
            """
        #expect(try seen(code, path: "App/Photos.swift") == expected)
    }

    @Test func `a guard and what else there is of a choice`() throws {
        let check =
            "func f() { guard #available(iOS 14, *) else { label.text = \"old\"; return }\nlabel.text = \"new\" }"
        #expect(try seen(check, path: "App/Photos.swift") == ["new"])
        #expect(try seen(check.replacing("iOS 14", with: "iOS 16"), path: "App/Photos.swift") == ["old", "new"])
        let choice = "func f() { if #available(iOS 14, *) { } else if isOn { label.text = \"old\" } }"
        #expect(try seen(choice, path: "App/Photos.swift") == [])
    }

    @Test(arguments: [
        ("@available(iOS 11.0, *)", ["new", "more"]), ("@available(iOS 16, *)", ["new", "old", "more"]),
        ("!@available(iOS 11.0, *)", ["old", "more"]), ("AXIsProcessTrustedWithOptions != NULL", ["new", "more"]),
        ("&AXIsProcessTrustedWithOptions == NULL", ["old", "more"]), ("MyFunction != NULL", ["new", "old", "more"]),
        ("NSClassFromString(@\"UIAlertController\")", ["new", "more"]), ("[UIAlertController class]", ["new", "more"]),
        ("NSClassFromString(@\"UIAlertController\") == nil", ["old", "more"]),
        ("[MyAlert class]", ["new", "old", "more"]),
        ("[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0", ["new", "more"]),
        ("[[UIDevice currentDevice].systemVersion floatValue] < 8", ["old", "more"]),
        ("[[[UIDevice currentDevice] systemVersion] floatValue] >= 17.0", ["new", "old", "more"]),
        ("SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@\"8.0\")", ["new", "more"]),
        ("SYSTEM_VERSION_LESS_THAN(@\"8.0\")", ["old", "more"]),
        ("floor(NSAppKitVersionNumber) <= NSAppKitVersionNumber10_13", ["old", "more"]),
        ("floor(NSAppKitVersionNumber) > NSAppKitVersionNumber10_14", ["new", "old", "more"]),
        ("isOn && @available(iOS 11.0, *)", ["new", "old", "more"]),
    ])
    func `of Objective-C`(condition: String, expected: [String]) throws {
        let code = """
            - (void)fill {
                if (\(condition)) {
                    label.text = @"new";
                } else {
                    label.text = @"old";
                }
                endLabel.text = @"more";
            }

            """
        #expect(try seen(code, path: "App/Photos.m") == expected)
    }

    @Test(arguments: [
        ("IS_OS7", ["new", "more"]), ("!IS_OS7", ["old", "more"]), ("!(IS_OS7)", ["old", "more"]),
        ("IS_OS17", ["new", "old", "more"]), ("IS_LARGE", ["new", "old", "more"]),
        ("IS_OS7 && isOn", ["new", "old", "more"]),
        // Two macros of one name.
        ("IS_OS8", ["new", "old", "more"]),
    ])
    func `of macros of Objective-C`(condition: String, expected: [String]) throws {
        let code = """
            #define IS_OS7 ([[UIDevice currentDevice].systemVersion floatValue] >= 7.0)
            #define IS_OS17 ([[UIDevice currentDevice].systemVersion floatValue] >= 17.0)
            #define IS_OS8 ([[UIDevice currentDevice].systemVersion floatValue] >= 8.0)
            #define IS_OS8 ([[UIDevice currentDevice].systemVersion floatValue] < 8.0)
            #define IS_LARGE ([UIScreen mainScreen].bounds.size.height > 480)
            - (void)fill {
                if (\(condition)) {
                    label.text = @"new";
                } else {
                    label.text = @"old";
                }
                endLabel.text = @"more";
            }

            """
        #expect(try seen(code, path: "App/Photos.m") == expected)
    }

    @Test func `all that follows in an else of Objective-C`() throws {
        let code = """
            - (void)fill {
                if (@available(iOS 11.0, *)) [self go];
                else if (isOn) { titleLabel.text = @"old"; } else { titleLabel.text = @"older"; }
                endLabel.text = @"more";
            }

            """
        #expect(try seen(code, path: "App/Photos.m") == ["more"])
        #expect(try seen(code.replacing("11.0", with: "17"), path: "App/Photos.m") == ["old", "older", "more"])
    }
}
