import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Flags of builds")
struct BuildFlagsTests {
    private func file(_ text: String, _ path: String) throws -> SourceCode {
        let file = try TextFile(decoding: Array(text.utf8), path: path)
        return path.hasSuffix(".swift") ? SwiftReader().read(file) : ObjectiveCReader().read(file)
    }

    @Test(
        arguments: [
            ("#if FLAG\n#endif", ["FLAG"]),
            ("#if !FLAG && (OTHER || os(iOS))\n#endif", ["FLAG", "OTHER"]),
            ("#if canImport(UIKit) && swift(>=5.9) && true\n#elseif Testflight\n#endif", ["Testflight"]),
            ("#if targetEnvironment(simulator) || DEBUG || SWIFT_PACKAGE\n#endif", []),
        ] as [(String, Set<String>)]
    )
    func `a condition of Swift asks for flags of the build`(text: String, flags: Set<String>) throws {
        #expect(BuildFlags(testedIn: [try file(text, "A.swift")]).candidates == flags)
    }

    /// The headers of the systems define most that Objective-C asks for.
    @Test(
        arguments: [
            ("#ifdef FLAG\n#endif", []),
            ("//#define FLAG\n#ifdef FLAG\n#endif", ["FLAG"]),
            ("  // # define FLAG 1\n#if defined(FLAG)\n#endif", ["FLAG"]),
            ("//#define FLAG\n#define FLAG\n#ifdef FLAG\n#endif", []),
        ] as [(String, Set<String>)]
    )
    func `a macro of Objective-C counts whose definition is commented out`(text: String, flags: Set<String>) throws {
        #expect(BuildFlags(testedIn: [try file(text, "A.m")]).candidates == flags)
    }

    @Test func `a macro that another file defines is set`() throws {
        let files = [try file("#if FLAG\n#endif", "A.swift"), try file("#define FLAG 1", "A.h")]
        #expect(BuildFlags(testedIn: files).candidates == [])
    }

    @Test(arguments: [
        ("#if FLAG\nlet a = 1\n#else\nlet b = 1\n#endif", [true, false]),
        ("#if !FLAG\nlet a = 1\n#else\nlet b = 1\n#endif", [false, true]),
        ("#if FLAG && os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif", [true, false]),
        ("#if FLAG || os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif", [false, false]),
        ("#if OTHER\nlet a = 1\n#else\nlet b = 1\n#endif", [false, false]),
    ])
    func `no build has a clause that asks for a flag which nothing sets`(text: String, isLeftOut: [Bool]) throws {
        let code = try file(text, "A.swift").leavingOut(["FLAG"])
        let compilation = try #require(code.root.descendants.first { $0.kind == .compilation })
        #expect(BuildClauses(compilation: compilation).map(\.isForDevelopers) == isLeftOut)
    }
}
