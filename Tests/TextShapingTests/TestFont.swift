import Foundation
import Testing
import TextMeasurement
import TextShaping

/// The test font of the project, and measurers that know no other font.
enum TestFont {
    static let fonts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fonts")
        .standardizedFileURL
    static let path = fonts.appending(path: "OversetTest.ttf").path
    static let name = "OversetTest-Regular"

    /// Measures `.postScript("OversetTest-Regular")` alone.
    static func measurer() throws -> ShapingMeasurer {
        ShapingMeasurer(
            library: try FontLibrary(fonts: [path], systemFolders: []),
            catalogue: FontCatalogue(families: [])
        )
    }

    /// Takes the test font for Inter and for Inter Display, so that the model of the system font can be added up.
    static func systemMeasurer() throws -> ShapingMeasurer {
        let families = [FontCatalogue.Role.systemText, .systemDisplay].map { role in
            FontCatalogue.Family(
                name: role.rawValue,
                role: role,
                scripts: [],
                licence: "",
                debianPackage: "",
                homebrewCask: "",
                faces: FontWeight.allCases.flatMap { weight in
                    [false, true].map { isItalic in
                        FaceSource(
                            postScriptName: "Test \(role.rawValue)",
                            family: "Test",
                            weight: weight,
                            isItalic: isItalic,
                            files: [FaceSource.File(name: "OversetTest.ttf", faceIndex: 0)],
                            keepsContextualAlternates: false
                        )
                    }
                }
            )
        }
        return ShapingMeasurer(
            library: try FontLibrary(fonts: [path], systemFolders: []),
            catalogue: FontCatalogue(families: families)
        )
    }

    static func request(
        _ text: String,
        size: Double = 10,
        width: Double? = nil,
        lines: Int = 0,
        mode: LineBreakMode = .word,
        minimumScale: Double = 1,
        direction: WritingDirection = .natural,
        family: FontRequest.Family = .postScript(name)
    ) throws -> TextRequest {
        TextRequest(
            text: text,
            font: FontRequest(family: family, size: try #require(PointSize(size))),
            direction: direction,
            maximumWidth: width,
            lineLimit: lines,
            lineBreak: mode,
            minimumScale: minimumScale
        )
    }

    /// The text of each line.
    static func shown(_ measured: MeasuredText, of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return measured.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
}
