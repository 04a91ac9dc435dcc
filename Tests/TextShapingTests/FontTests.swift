import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Which fonts are found and which are refused.
struct FontTests {
    @Test func `characters without a glyph are named once and take a box`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("a☃☃\u{FE0F}ક"))
        #expect(measured.missing == ["☃", "ક"])
        #expect(measured.advance == 20)
        #expect(abs(measured.uncertainty - 0.06 * 15) < 1e-9)
    }

    @Test func `an ideograph that no font has is one em wide`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("漢字"))
        #expect(measured.missing == ["漢", "字"])
        #expect(measured.advance == 20)
    }

    @Test func `each character that no font has is told, in a text seen in parts before`() throws {
        let measurer = try TestFont.measurer()
        let (first, second) = ("\u{A95}\u{A82}", "\u{A95}\u{A83}")
        for text in [first, second] { _ = try measurer.measure(TestFont.request(text)) }
        let measured = try measurer.measure(TestFont.request(first + " " + second + " \u{10450}\u{10450}"))
        #expect(measured.missing == ["\u{A95}", "\u{A82}", "\u{A83}", "\u{10450}"])
    }

    @Test func `an unknown name is refused with the nearest one`() throws {
        var request = try TestFont.request("a", family: .postScript("OversetTest-Regulär"))
        #expect(throws: MeasurementError.unknownFont(postScriptName: "OversetTest-Regulär", suggestion: TestFont.name))
        {
            try TestFont.measurer().measure(request)
        }
        request.font.family = .postScript("Comic")
        #expect(throws: MeasurementError.unknownFont(postScriptName: "Comic", suggestion: nil)) {
            try TestFont.measurer().measure(request)
        }
    }

    @Test(arguments: [".SFUI-Regular", "SFProText-Regular", ".AppleSystemUIFont"])
    func `the names of the system font lead to its stand-in`(name: String) throws {
        let system = try TestFont.systemMeasurer().measure(TestFont.request("abc", family: .system))
        #expect(try TestFont.systemMeasurer().measure(TestFont.request("abc", family: .postScript(name))) == system)
    }

    @Test func `a missing stand-in is named with the command that installs it`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary(systemFolders: []))
        let error = #expect(throws: MeasurementError.self) {
            try measurer.measure(try TestFont.request("a", family: .system))
        }
        #expect(error?.message.contains("'Inter'") == true)
        #expect(error?.message.contains("install") == true)
    }

    @Test(arguments: [
        ("random.ttf", "not a font"), ("empty.otf", "empty"), ("pointer.ttf", "git lfs pull"), ("web.ttf", "'WOFF'"),
        ("large.woff", "says that it holds"), ("damaged.woff2", "cannot unpack"),
        ("cut.ttf", "cut off inside its table"), ("short.ttf", "cut off inside its table"),
        ("units.ttf", "units in one em"), ("collection.ttc", "not a font"),
    ])
    func `what is no font is refused with its path and the reason`(file: String, reason: String) throws {
        let good = try Data(contentsOf: URL(filePath: TestFont.path))
        let contents: [String: Data] = [
            "random.ttf": Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }),
            "empty.otf": Data(),
            "pointer.ttf": Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
            "web.ttf": Data("wOF2".utf8) + Data(count: 4) + Data([0, 0, 1, 0]) + Data(count: 88),
            "large.woff": Data("wOFF".utf8) + Data(count: 12) + Data([0x7F, 0, 0, 0]) + Data(count: 80),
            "damaged.woff2": Data("wOF2".utf8) + Data(count: 96),
            "cut.ttf": good.prefix(9000),
            "short.ttf": good.dropLast(16),
            "units.ttf": try changingUnitsPerEm(of: good),
            "collection.ttc": Data("ttcf".utf8) + Data(count: 8),
        ]
        let folder = URL.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: file)
        try #require(contents[file]).write(to: path)
        let measurer = ShapingMeasurer(library: try FontLibrary(fonts: [folder.path], systemFolders: []))
        let error = #expect(throws: MeasurementError.self) { try measurer.measure(try TestFont.request("a")) }
        #expect(error?.message.hasPrefix(path.path) == true)
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }

    @Test func `a path that leads nowhere is refused at once`() {
        #expect(throws: FontFileError(path: "/nowhere/a.ttf", problem: .notFound)) {
            try FontLibrary(fonts: ["/nowhere/a.ttf"])
        }
    }

    @Test func `an open face is described with its SHA-256`() throws {
        let measurer = try TestFont.measurer()
        #expect(measurer.faces.isEmpty)
        _ = try measurer.measure(TestFont.request("a"))
        let face = try #require(measurer.faces.first)
        #expect(face.postScriptName == TestFont.name)
        #expect(face.family == "Overset Test")
        #expect(face.unitsPerEm == 1000)
        #expect(face.path == TestFont.path)
        #expect(face.isCalibrated == nil)
        #expect(face.sha256.count == 64)
    }

    @Test(.enabled(if: FontToolsCheck.isInstalled, "fontTools is not installed"))
    func `the test font is what its script makes`() throws {
        #expect(try FontToolsCheck.run(["\(TestFont.fonts.path)/make-test-font.py", "--check"]) == 0)
    }

    private func changingUnitsPerEm(of font: Data) throws -> Data {
        var font = font
        let record = try #require(font.range(of: Data("head".utf8))).lowerBound
        let offset = font[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
        font[offset + 18] = 0xFF
        return font
    }
}

/// Runs Python with fontTools.
enum FontToolsCheck {
    static let isInstalled = (try? run(["-c", "import fontTools"])) == 0

    static func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// The catalogue in the program and the one that people read.
struct CatalogueTests {
    @Test func `the readable catalogue names every family and every checksum`() throws {
        let text = try String(contentsOf: TestFont.fonts.appending(path: "README.md"), encoding: .utf8)
        for family in FontCatalogue.standard.families {
            #expect(text.contains("| \(family.name) |"), "\(family.name)")
            #expect(text.contains("`\(family.debianPackage)`"))
            #expect(text.contains("`\(family.homebrewCask)`"), "\(family.homebrewCask)")
            #expect(family.licence == "OFL-1.1")
            for script in family.scripts { #expect(text.contains(script.name)) }
        }
        for (file, sum) in FontCatalogue.checksums { #expect(text.contains("| `\(file)` | `\(sum)` |"), "\(file)") }
    }

    @Test func `each file of the catalogue that Debian ships has a checksum`() {
        for family in FontCatalogue.standard.families {
            for face in family.faces {
                #expect(face.files.contains { FontCatalogue.checksums[$0.name] != nil }, "\(face.postScriptName)")
            }
        }
    }
}
