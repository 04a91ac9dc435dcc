import Testing
import TextMeasurement

struct SanFranciscoTests {
    @Test(arguments: [
        (5.0, 0.041), (6, 0.041), (10, 0.012), (12, 0), (12.5, -0.003), (17, -0.026), (28, 0.014), (38, 0.010),
        (80, 0), (500, 0),
    ])
    func `tracking follows Apple's table, linearly between its sizes`(size: Double, expected: Double) {
        #expect(abs(SanFrancisco.tracking(at: size, weight: .regular) - expected) < 1e-12)
    }

    @Test func `bolder weights stand further apart`() {
        #expect(abs(SanFrancisco.tracking(at: 12, weight: .semibold) - 0.009) < 1e-12)
        #expect(abs(SanFrancisco.tracking(at: 12, weight: .black) - 0.015) < 1e-12)
    }

    @Test(arguments: [(17.0, 0.0), (22.5, 0.5), (28, 1), (12, 0), (60, 1)])
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

    @Test(arguments: [(9.0, 11.0), (10, 13), (11, 14), (12, 15), (13, 16), (16, 19), (18, 22), (20, 24), (22, 26)])
    func `a line on macOS is as high as a saved label`(size: Double, expected: Double) {
        #expect(SanFrancisco.lineHeight(at: size, on: .macOS) == expected)
    }

    @Test func `noise in the last digits does not cost a pixel`() {
        let grid = PixelGrid(platform: .iOS, pixelsPerPoint: 2)
        #expect(grid.roundedUp(20.500000000001) == 20.5)
        #expect(grid.roundedUp(20.51) == 21)
        #expect(PixelGrid(platform: .macOS, pixelsPerPoint: 2).roundedUp(20.1) == 21)
    }
}
