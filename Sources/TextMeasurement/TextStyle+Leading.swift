extension TextStyle {
    /// The distance between the baselines of two lines in a text style, in points.
    ///
    /// The tables of Dynamic Type sizes in Apple's Human Interface Guidelines, where it depends on the size alone. One
    /// line is as high as that of the system font; saved labels of many lines show that every further one adds this
    /// much.
    ///
    /// - Parameter size: the size of the font, in points.
    /// - Returns: the distance; `nil` for a size that no style has.
    package static func leading(at size: Double) -> Double? {
        switch size {
        case 11: 13
        case 12: 16
        case 13...21: size + 5
        case 22...29: size + 6
        case 30...34: size + 7
        case 36...37: size + 7
        case 38: 46
        case 39...43: size + 8
        case 44: 52
        case 47...51: size + 9
        case 52...53: size + 9
        case 55...58: size + 10
        case 60: 70
        default: nil
        }
    }
}
