import Testing
import TextMeasurement

struct DocumentEraTests {
    @Test(
        arguments: [
            (nil, false, false), ("", false, false), ("32700.99.1234", false, false), ("23504", false, false),
            ("14490.70", false, true), ("13771", true, true), ("9531", true, true), ("nonsense", false, false),
        ] as [(String?, Bool, Bool)]
    )
    func `the version of a document gives its era`(version: String?, isWhole: Bool, isHigher: Bool) {
        let era = DocumentEra(toolsVersion: version)
        #expect(era.roundsHeightsToPoints == isWhole)
        #expect(era.hasFixedDesigns == isWhole)
        #expect(era.hasHigherLinesOnMac == isHigher)
    }

    @Test(
        arguments: [(nil, false), (11_762, false), (13_000, true), (22_155, true), (24_000, false)] as [(Int?, Bool)]
    )
    func `Chinese was spaced from Xcode 9 to 16`(version: Int?, isSpaced: Bool) {
        #expect(!DocumentEra(toolsVersion: version.map { "\($0)" }).spacesChinese)
        #expect(DocumentEra.current.spacingChinese(savedBy: version).spacesChinese == isSpaced)
    }

    @Test func `labels of a document say how it rounds`() {
        let era = DocumentEra.current
        func rounding(_ labels: [(Double, Double)]) -> Bool {
            era.rounding(asIn: labels.map { (size: $0.0, height: $0.1) }, pixelsPerPoint: 2).roundsHeightsToPoints
        }
        #expect(rounding([(17, 21), (17, 21), (17, 20.5)]))
        #expect(!rounding([(17, 21), (17, 20.5)]))
        // 14 and 15 points give whole heights either way, and 40 is no height of a line.
        #expect(!rounding([(14, 17), (15, 18), (17, 40)]))
        let older = DocumentEra(toolsVersion: "11762")
        #expect(!older.rounding(asIn: [(size: 17.0, height: 20.5)], pixelsPerPoint: 2).roundsHeightsToPoints)
    }

    @Test(
        arguments: [
            ("5056", "LucidaGrande"), ("6254", ".HelveticaNeueDeskInterface"), ("7706", ""), ("14490.70", ""),
            (nil, ""),
        ] as [(String?, String)]
    )
    func `the version of a document gives the system font of macOS`(version: String?, name: String) {
        #expect(DocumentEra(toolsVersion: version).desktopFont.rawValue == name)
    }

    @Test func `the system font of an era is drawn for that of today, in two weights`() throws {
        let size = try #require(PointSize(13))
        let era = DocumentEra(toolsVersion: "13771").drawing(in: .lucidaGrande)
        #expect(era.hasHigherLinesOnMac)
        func name(_ weight: FontWeight, on platform: Platform = .macOS) -> FontRequest.Family {
            era.drawn(FontRequest(family: .system, size: size, weight: weight), on: platform).family
        }
        #expect(name(.regular) == .postScript("LucidaGrande-Regular"))
        #expect(name(.medium) == .postScript("LucidaGrande-Regular"))
        #expect(name(.bold) == .postScript("LucidaGrande-Bold"))
        #expect(name(.regular, on: .iOS) == .postScript(".HelveticaNeueInterface-Regular"))
        #expect(name(.bold, on: .iOS) == .postScript(".HelveticaNeueInterface-Medium"))
        #expect(name(.light, on: .iOS) == .system)
        let named = FontRequest(family: .postScript("Menlo-Regular"), size: size)
        #expect(era.drawn(named, on: .macOS) == named)
        let system = FontRequest(family: .system, size: size)
        #expect(DocumentEra(toolsVersion: "13771").drawn(system, on: .macOS) == system)
    }
}
