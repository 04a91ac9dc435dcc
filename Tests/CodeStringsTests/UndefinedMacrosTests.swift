import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Macros whose definition is commented out")
struct UndefinedMacrosTests {
    private func file(_ text: String, _ path: String = "A.m") throws -> SourceCode {
        let file = try TextFile(decoding: Array(text.utf8), path: path)
        return path.hasSuffix(".swift") ? SwiftReader().read(file) : ObjectiveCReader().read(file)
    }

    /// The headers of the systems and settings elsewhere define most that code asks for.
    @Test(
        arguments: [
            ("#ifdef FLAG\n#endif", []),
            ("//#define FLAG\n#ifdef FLAG\n#endif", ["FLAG"]),
            ("  // # define FLAG 1\r\n#if defined(FLAG) && 1\n#endif", ["FLAG"]),
            ("/* #define FLAG */\n#if FLAG\n#endif", ["FLAG"]),
            ("//#define FLAG\n#define FLAG\n#ifdef FLAG\n#endif", []),
            ("//#define FLAGS\n#ifdef FLAG\n#endif", []),
            ("//#define FLAG\n", []),
            ("// See #define FLAG\n#ifdef FLAG\n#endif", []),
        ] as [(String, Set<String>)]
    )
    func `only such a macro is never defined`(text: String, names: Set<String>) throws {
        #expect(UndefinedMacros.names(in: [try file(text)]) == names)
    }

    @Test func `another file may define it`() throws {
        let files = [try file("//#define FLAG\n#if FLAG\n#endif"), try file("#define FLAG 1", "A.h")]
        #expect(UndefinedMacros.names(in: files) == [])
    }

    @Test func `Swift asks for flags of the build, not for macros`() throws {
        let files = [try file("//#define FLAG\n"), try file("#if FLAG\n#endif", "A.swift")]
        #expect(UndefinedMacros.names(in: files) == [])
    }

    @Test(arguments: [
        ("#if FLAG\na();\n#else\nb();\n#endif", [true, false]),
        ("#if !FLAG\na();\n#else\nb();\n#endif", [false, true]),
        ("#ifdef FLAG\na();\n#endif", [true]),
        ("#ifndef FLAG\na();\n#else\nb();\n#endif", [false, false]),
        ("#if defined(FLAG) && OTHER\na();\n#else\nb();\n#endif", [true, false]),
        ("#if FLAG || OTHER\na();\n#else\nb();\n#endif", [false, false]),
        ("#if OTHER\na();\n#else\nb();\n#endif", [false, false]),
    ])
    func `no build has a clause that asks for it`(text: String, isLeftOut: [Bool]) throws {
        let code = try file("void f(void) {\n" + text + "\n}\n").leavingOut(["FLAG"])
        let compilation = try #require(code.root.descendants.first { $0.kind == .compilation })
        #expect(BuildClauses(compilation: compilation).map(\.isForDevelopers) == isLeftOut)
    }
}
