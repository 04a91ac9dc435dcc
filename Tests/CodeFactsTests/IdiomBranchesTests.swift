import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Code for one kind of device")
struct IdiomBranchesTests {
    /// The marks in the code, each with the only kind of device that comes to it.
    private func devices(_ code: String, besides other: String = "", path: String = "Home.swift") throws -> [String] {
        let file = try TextFile(decoding: Array(code.utf8), path: path)
        let second = try TextFile(decoding: Array(other.utf8), path: "Other.swift")
        let reader: any CodeReader = path.hasSuffix(".swift") ? SwiftReader() : ObjectiveCReader()
        let read = reader.read(file)
        let branches = IdiomBranches(TypeIndex([(read, path), (SwiftReader().read(second), "Other.swift")]))
        return code.matches(of: /mark(\d)/).map { match in
            let offset = code.utf8.distance(from: code.startIndex, to: match.range.lowerBound)
            let only = branches.only(at: read.location(at: offset))
            return "\(match.output.1) \(only.map { "\($0)" } ?? "any")"
        }
    }

    @Test(arguments: [
        ("UIDevice.current.userInterfaceIdiom == .pad", ["1 pad", "2 phone", "3 any"]),
        ("UIDevice.current.userInterfaceIdiom != .pad", ["1 phone", "2 pad", "3 any"]),
        ("UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiom.Pad", ["1 pad", "2 phone", "3 any"]),
        ("traitCollection.userInterfaceIdiom == .phone, isOn", ["1 phone", "2 any", "3 any"]),
        ("isOn && traitCollection.userInterfaceIdiom == .phone", ["1 phone", "2 any", "3 any"]),
        ("isOn || traitCollection.userInterfaceIdiom == .phone", ["1 any", "2 pad", "3 any"]),
        ("!(traitCollection.userInterfaceIdiom == .phone)", ["1 pad", "2 phone", "3 any"]),
        ("traitCollection.userInterfaceIdiom == .mac", ["1 any", "2 any", "3 any"]),
        ("isOn", ["1 any", "2 any", "3 any"]),
    ])
    func `a condition of Swift`(condition: String, expected: [String]) throws {
        #expect(try devices("func f() { if \(condition) { mark1() } else { mark2() }; mark3() }") == expected)
    }

    @Test func `a guard, a choice and a switch`() throws {
        let pad = "traitCollection.userInterfaceIdiom == .pad"
        #expect(
            try devices("func f() { mark0(); guard \(pad) else { mark1(); return }; mark2() }; func g() { mark3() }")
                == ["0 any", "1 phone", "2 pad", "3 any"]
        )
        #expect(try devices("func f() { a.text = \(pad) ? mark1 : mark2; mark3() }") == ["1 pad", "2 phone", "3 any"])
        let cases = "case .pad: mark1()\ncase .phone, .tv: mark2()\ndefault: mark3()"
        let condition = "case .phone where isWide: mark1()\ndefault: mark2()"
        #expect(
            try devices("func f() { switch UIDevice.current.userInterfaceIdiom {\n\(condition)\n} }")
                == ["1 phone", "2 any"]
        )
        // Neither a phone nor a pad comes to the last one.
        #expect(
            try devices("func f() { switch UIDevice.current.userInterfaceIdiom {\n\(cases)\n}; mark4() }")
                == ["1 pad", "2 phone", "3 any", "4 any"]
        )
    }

    @Test(arguments: [
        ("UIDevice.phone", ["1 phone", "2 pad"]), ("!UIKit.UIDevice.phone", ["1 pad", "2 phone"]),
        ("user.phone", ["1 any", "2 any"]), ("phone", ["1 any", "2 any"]),
        ("Engine.shared.device == .pad", ["1 pad", "2 phone"]), ("device != .phone", ["1 pad", "2 phone"]),
        ("device == .small", ["1 any", "2 any"]), ("kind == .pad", ["1 any", "2 any"]),
    ])
    func `a property of a type, and one that holds the kind`(condition: String, expected: [String]) throws {
        let other = """
            extension UIDevice { static var phone: Bool { UIDevice.current.userInterfaceIdiom == .phone } }
            struct User { var phone: String? }
            class Engine { let device = UIDevice.current.userInterfaceIdiom }
            """
        #expect(try devices("func f() { if \(condition) { mark1() } else { mark2() } }", besides: other) == expected)
    }

    @Test func `a name that means something else as well holds no kind of device`() throws {
        let other = """
            class Engine { let type = UIDevice.current.userInterfaceIdiom }
            struct Contact { enum Field { case phone, mail }\n var type: Field }
            """
        #expect(try devices("func f() { if contact.type == .phone { mark1() } }", besides: other) == ["1 any"])
        // The name of what it is asked of tells the two apart.
        #expect(try devices("func f() { if engine.type == .phone { mark1() } }", besides: other) == ["1 phone"])
    }

    @Test func `names of the app's own stand for it, where they mean nothing else`() throws {
        let code = "func f() { if UIDevice.isTablet { mark1() } else { mark2() } }"
        let flag = """
            extension UIDevice {
                static var isHandset: Bool { UIDevice.current.userInterfaceIdiom == .phone }
                static let isTablet = !isHandset
            }
            """
        #expect(try devices(code, besides: flag) == ["1 pad", "2 phone"])
        let row = "\nstruct Row { var isTablet = false }"
        // That of the type is no other one.
        #expect(try devices(code + row, besides: flag) == ["1 pad", "2 phone"])
        #expect(try devices("func f() { if isTablet { mark1() } }" + row, besides: flag) == ["1 any"])
        #expect(try devices("func f(isTablet: Bool) { if isTablet { mark1() } }", besides: flag) == ["1 any"])
        #expect(try devices("func f() { isTablet = wide; if isTablet { mark1() } }", besides: flag) == ["1 any"])
        let variable =
            "class A { var wide = traitCollection.userInterfaceIdiom == .pad; func f() { if wide { mark1() } } }"
        #expect(try devices(variable) == ["1 any"])
    }

    @Test func `a long comment costs no time`() throws {
        let lines = String(repeating: "// " + String(repeating: "-", count: 60) + "\n", count: 400)
        let code =
            "#define HomeFinished\n" + lines
            + "void f() { if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad) { mark1(); } }\n"
        #expect(try devices(code, path: "Home.m") == ["1 pad"])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `Objective-C`(end: String) throws {
        let code = """
            #define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
            + (BOOL)isPhone { return [UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPhone; }
            - (void)f {
            if (IS_IPAD) { mark1(); } else { mark2(); }
            if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) mark3();
            if ([Device isPhone]) { mark4(); }
            mark5();
            }
            """
        let expected = ["1 pad", "2 phone", "3 pad", "4 phone", "5 any"]
        #expect(try devices(code.replacing("\n", with: end), path: "Home.m") == expected)
        let property = "\n@interface Row\n@property BOOL isPhone;\n@end\n"
        #expect(try devices(code + property, path: "Home.m").contains("4 any"))
    }
}
