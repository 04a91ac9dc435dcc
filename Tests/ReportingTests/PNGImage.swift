import CPNG
import Reporting
import Testing

/// A PNG file taken apart again.
struct PNGImage {
    var width: Int
    var height: Int
    /// Red, green, blue, alpha; rows from the top.
    var pixels: [UInt8]

    init(_ file: [UInt8]) throws {
        var size = (width: UInt32(0), height: UInt32(0))
        try #require(unsafe overset_png_read(file, file.count, &size.width, &size.height, nil, 0) != 0)
        (width, height) = (Int(size.width), Int(size.height))
        pixels = [UInt8](repeating: 0, count: width * height * 4)
        let isRead = unsafe overset_png_read(file, file.count, &size.width, &size.height, &pixels, pixels.count)
        try #require(isRead != 0)
    }

    /// Red, green, blue and alpha at a column and a row.
    subscript(column: Int, row: Int) -> [Int] {
        let start = (row * width + column) * 4
        return pixels[start..<start + 4].map(Int.init)
    }

    /// How much of black ink on white lies on each pixel, from 0 to 255, by a grey ink of any kind.
    func ink(_ column: Int, _ row: Int, paper: Int, ink: Int) -> Double {
        Double(self[column, row][0] - paper) / Double(ink - paper)
    }
}
