import Foundation
import Testing

struct `The layers of the package` {
    @Test(arguments: Layer.all)
    func `a layer stands only on layers that come before it`(layer: Layer) throws {
        let place = try #require(Layer.all.firstIndex { $0.name == layer.name })
        let before = Set(Layer.all[..<place].map(\.name))
        #expect(Set(layer.below).subtracting(before).isEmpty)
    }

    @Test func `every folder in Sources is a layer`() throws {
        let folders = Set(SourceFile.allPaths.filter { $0.hasPrefix("Sources/") }.map { $0.split(separator: "/")[1] })
        try #require(folders.contains("OversetCommand"))
        #expect(folders.filter { Layer.named(String($0)) == nil }.sorted().isEmpty)
    }

    @Test(arguments: SourceFile.sources)
    func `a source file imports only what its layer may`(file: SourceFile) throws {
        let layer = try #require(Layer.named(file.target))
        let wrong = file.imports.filter { !layer.allowed.contains($0.module) }
        #expect(wrong.map { "\(file.path):\($0.line): \($0.module)" }.isEmpty)
    }

    @Test(arguments: ["CFreeType", "CHarfBuzz", "CICU", "CPNG", "CReportPage", "ArgumentParser", "Yams"])
    func `a C module or library is imported by one target only`(module: String) {
        let importers = Set(SourceFile.sources.filter { $0.imports.contains { $0.module == module } }.map(\.target))
        #expect(importers.count <= 1)
    }

    @Test(arguments: [
        ("Findings", "TextMeasurement", true), ("Findings", "TextShaping", false), ("Layout", "Foundation", false),
        ("TextMeasurement", "Foundation", false), ("Reporting", "Crypto", true), ("StringTables", "Crypto", false),
        ("SourceText", "Glibc", true), ("OversetCommand", "StringTables", false), ("Overset", "StringTables", true),
    ])
    func `the table says who may import what`(target: String, module: String, isAllowed: Bool) throws {
        #expect(try #require(Layer.named(target)).allowed.contains(module) == isAllowed)
    }
}
