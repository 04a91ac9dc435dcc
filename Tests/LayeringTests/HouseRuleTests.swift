import Testing

struct `The rules that hold for every file` {
    /// Names of drawers: what lies in them has no noun of its own.
    private static let drawers: Set<String> = ["utils", "util", "helpers", "helper", "common", "shared", "extensions"]

    @Test func `the files are found`() {
        #expect(SourceFile.all.contains { $0.path == "Tests/LayeringTests/HouseRuleTests.swift" })
        #expect(SourceFile.sources.contains { $0.target == "TextMeasurement" })
    }

    @Test(arguments: SourceFile.all)
    func `a Swift file has at most 300 lines`(file: SourceFile) {
        #expect(file.lines.count <= 300)
    }

    @Test func `no file or folder is a drawer`() {
        let drawers = SourceFile.allPaths.filter { path in
            path.split(separator: "/").contains { Self.isDrawer(String($0)) }
        }
        #expect(drawers.isEmpty)
    }

    @Test(arguments: [
        ("StringUtils.swift", true), ("Helpers", true), ("FontManager.swift", true), ("String+Extensions.swift", true),
        ("Common", true), ("SharedState.swift", false), ("Commonness.swift", false), ("FontCascade.swift", false),
    ])
    func `a drawer is known by its last word`(name: String, isDrawer: Bool) {
        #expect(Self.isDrawer(name) == isDrawer)
    }

    @Test(arguments: SourceFile.sources)
    func `a source file gives up on nothing without saying why`(file: SourceFile) {
        #expect(file.unexplainedEscapes.map { "\(file.path):\($0)" }.isEmpty)
    }

    @Test(arguments: [
        ("import Foundation", "Foundation"), ("package import SourceText", "SourceText"),
        ("@preconcurrency internal import CICU // why", "CICU"), ("import struct Foundation.Data", "Foundation"),
        ("    import Glibc", "Glibc"), ("// import Yams", nil), ("let text = \"import Yams\"", nil),
        ("/// An import of Yams.", nil), ("import func Darwin.exit", "Darwin"), ("    case import Yams", nil),
    ])
    func `an import is seen in all its forms`(line: String, module: String?) {
        #expect(SourceFile.module(importedBy: line) == module)
    }

    @Test(arguments: [
        ("let a = try" + "? b()", [1]), ("// The file may be absent.\nlet a = try" + "? b()", []),
        ("/// `try" + "!` is bad.", []), ("let x = 1\nfatal" + "Error()", [2]), ("let a = try b()", []),
    ])
    func `giving up is seen where no comment explains it`(text: String, lines: [Int]) {
        #expect(SourceFile(path: "Sources/Example/Example.swift", text: text).unexplainedEscapes == lines)
    }

    /// Whether the last word of the name, before its extension, is one of a drawer.
    private static func isDrawer(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }
        let start = stem.lastIndex(where: \.isUppercase) ?? stem.startIndex
        let word = stem[start...].lowercased()
        return drawers.contains(word) || word == "manager"
    }
}
