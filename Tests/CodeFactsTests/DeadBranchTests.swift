import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Branches and statements that no run comes to")
struct DeadBranchTests {
    /// Whether users see the text of a label, in the code of a method.
    private func isSeen(_ code: String, header: String = "", isSwift: Bool = true) throws -> Bool {
        let text = isSwift ? "\(header)\nfunc fill() { \(code) }\n" : "\(header)\n- (void)fill {\n\(code)\n}\n"
        let path = isSwift ? "App/Photos.swift" : "App/Photos.m"
        let file = try TextFile(decoding: Array(text.utf8), path: path)
        let reader: any CodeReader = isSwift ? SwiftReader() : ObjectiveCReader()
        let index = TypeIndex([(code: reader.read(file), path: path)])
        return CodeFacts(index, keys: []).files.contains { file in
            file.facts.texts.contains(where: \.situation.isSeen)
        }
    }

    private static let text = "label.text = \"Which one?\""

    @Test(arguments: [
        ("if false { TEXT }", false), ("if !false { TEXT }", true), ("if false {} else { TEXT }", true),
        ("if showsTools { TEXT }", false), ("if showsTools == true { TEXT }", false),
        ("if showsTools == false { TEXT }", true), ("if showsTools, isReady { TEXT }", false),
        ("if showsTools || isReady { TEXT }", true), ("guard !showsTools else { TEXT; return }", false),
        ("guard showsTools else { TEXT; return }", true), ("if !showsTools {} else { TEXT }", false),
        ("return\n; TEXT", false), ("if isReady { return }\nTEXT", true), ("defer { TEXT }\nreturn", true),
    ])
    func `in Swift`(code: String, isSeen: Bool) throws {
        let code = code.replacing("TEXT", with: Self.text)
        #expect(try self.isSeen(code, header: "let showsTools = false") == isSeen)
        if code.contains("showsTools"), !isSeen {
            #expect(try self.isSeen(code, header: "var showsTools: Bool { ask() }"))
        }
    }

    @Test(arguments: [
        ("if (NO) { TEXT }", false), ("if (0) { TEXT }", false), ("if (!NO) { TEXT }", true),
        ("if (NO) {} else { TEXT }", true), ("if (SHOWS_TOOLS) { TEXT }", false),
        ("if (isReady && SHOWS_TOOLS) { TEXT }", false), ("if (isReady || SHOWS_TOOLS) { TEXT }", true),
        ("if (showsTools) { TEXT }", false), ("if (isReady) { TEXT }", true),
        ("#if SHOWS_TOOLS\nTEXT\n#endif", false), ("#if SHOWS_TOOLS\n#else\nTEXT\n#endif", true),
        ("#if !SHOWS_TOOLS\nTEXT\n#endif", true), ("[self go];\nreturn;\nTEXT", false),
        ("if (a) return;\nTEXT", true), ("switch (a) {\ncase 1:\n[self go];\nreturn;\ncase 2: {\nTEXT\n}\n}", true),
        ("#if A\nreturn;\n#endif\nTEXT", true), ("if (a) { return; }\nTEXT", true),
    ])
    func `in Objective-C`(code: String, isSeen: Bool) throws {
        let code = code.replacing("TEXT", with: "label.text = @\"Which one?\";")
        let header = "#define SHOWS_TOOLS 0\nstatic const BOOL showsTools = NO;"
        #expect(try self.isSeen(code, header: header, isSwift: false) == isSeen)
        guard code.namesTools, !isSeen else { return }
        // Two definitions are for two builds.
        let both = header + "\n#define SHOWS_TOOLS 1\nconst BOOL showsTools = YES;"
        #expect(try self.isSeen(code, header: both, isSwift: false))
    }
}

extension String {
    fileprivate var namesTools: Bool { contains("SHOWS_TOOLS") || contains("showsTools") }
}
