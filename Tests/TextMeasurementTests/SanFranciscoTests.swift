import Testing
import TextMeasurement

struct SanFranciscoTests {
    /// Apple's tables in points, two decimals each.
    @Test(arguments: [
        (6.0, 0.24), (10, 0.12), (12, 0), (13, -0.08), (17, -0.43), (5, 0.2), (11.5, 0.0314),
    ])
    func `tracking follows Apple's table, linearly between its sizes`(size: Double, expected: Double) {
        #expect(abs(size * SanFrancisco.tracking(at: size, weight: .regular) - expected) < 1e-3)
    }

    @Test(arguments: [
        (28.0, FontWeight.regular, 0.38, -0.009), (28, .medium, 0.38, -0.004), (34, .regular, 0.4, -0.009),
        (34, .bold, 0.4, 0.006), (80, .regular, 0, -0.009), (500, .semibold, 0, 0), (40, .heavy, 0.37, 0.021),
    ])
    func `the display design stands closer than Inter Display`(
        size: Double,
        weight: FontWeight,
        table: Double,
        expected: Double
    ) {
        #expect(abs(SanFrancisco.tracking(at: size, weight: weight) - table / size - expected) < 1e-12)
    }

    @Test(arguments: [
        ("12120", 21.0, FontWeight.bold, 0.017 + 0.015 + 0.007), ("12120", 33, .regular, 0.011 + 0.007),
        ("12120", 33, .bold, 0.011 + 0.015 - 0.009), ("13189", 20, .regular, 0.019 - 0.009),
        ("13189", 33, .regular, 0.011 - 0.009),
    ])
    func `the display design of iOS 9 and 10 stands wider`(
        version: String,
        size: Double,
        weight: FontWeight,
        expected: Double
    ) {
        let era = DocumentEra(toolsVersion: version)
        #expect(abs(SanFrancisco.tracking(at: size, weight: weight, era: era) - expected) < 1e-12)
    }

    @Test func `bolder weights stand further apart`() {
        #expect(abs(SanFrancisco.tracking(at: 12, weight: .semibold) - 0.009) < 1e-12)
        #expect(abs(SanFrancisco.tracking(at: 12, weight: .bold) - 0.015) < 1e-12)
        #expect(abs(SanFrancisco.tracking(at: 12, weight: .black) - 0.03) < 1e-12)
    }

    @Test(arguments: [(17.0, 0.0), (20, 0.27), (22, 0.53), (28, 1), (12, 0), (60, 1)])
    func `the display design comes in between 17 and 28 points`(size: Double, expected: Double) {
        #expect(SanFrancisco.displayShare(at: size) == expected)
    }

    /// Heights that Xcode saved for labels of one line.
    @Test(
        arguments: [
            (10.0, 2, 12.0), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5), (17, 2, 20.5),
            (17, 3, 20.333333333333332), (18, 2, 21.5), (20, 2, 24), (22, 2, 26.5), (28, 2, 33.5), (34, 2, 41),
            (80, 2, 95.5),
        ] as [(Double, Int, Double)]
    )
    func `a line on iOS is as high as a saved label`(size: Double, pixels: Int, expected: Double) {
        let grid = PixelGrid(platform: .iOS, pixelsPerPoint: pixels)
        #expect(grid.roundedUp(SanFrancisco.lineHeight(at: size, on: .iOS)) == expected)
    }

    /// Heights saved since macOS 10.15.
    @Test(
        arguments: [
            (9.0, 11.0), (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (16, 19), (17, 20), (18, 21), (20, 24),
            (21, 25), (22, 26), (24, 28), (28, 33), (30, 35), (35, 41), (36, 43),
        ]
    )
    func `a line on macOS is as high as a saved label`(size: Double, expected: Double) {
        #expect(SanFrancisco.lineHeight(at: size, on: .macOS) == expected)
    }

    /// Heights saved before.
    @Test(arguments: [(11.0, 14.0), (13, 17), (15, 19), (18, 22), (24, 29), (30, 36), (35, 42), (36, 44)])
    func `a line on older macOS is as high as a saved label`(size: Double, expected: Double) {
        let era = DocumentEra(toolsVersion: "14490.70")
        #expect(SanFrancisco.lineHeight(at: size, on: .macOS, era: era) == expected)
    }

    @Test(arguments: [
        ("z", -0.007), ("w", -0.039), ("é", -0.010), ("Å", -0.013), ("Ж", 0), ("Æ", 0), ("…", -0.009), ("_", 0.11),
        ("/", -0.045), ("'", 0.06), ("\"", 0.06), ("“", 0.11), ("”", 0.11), ("’", 0.085),
        ("%", 0.04), ("⌘", -0.095),
    ])
    func `letters with marks are corrected like the letters`(text: String, expected: Double) throws {
        let unit = try #require(text.utf16.first)
        #expect(abs(SanFrancisco.advanceCorrection(of: unit) - expected) < 1e-12)
    }

    @Test func `noise in the last digits does not cost a pixel`() {
        let grid = PixelGrid(platform: .iOS, pixelsPerPoint: 2)
        #expect(grid.roundedUp(20.500000000001) == 20.5)
        #expect(grid.roundedUp(20.51) == 21)
        #expect(PixelGrid(platform: .macOS, pixelsPerPoint: 2).roundedUp(20.1) == 21)
    }
}
