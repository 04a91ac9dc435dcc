import TextShaping

/// The font that widths are forecast with.
enum ReferenceFont {
    /// Whether Inter is installed.
    static var isInstalled: Bool {
        do {
            _ = try ShapingMeasurer(library: FontLibrary()).referenceAdvance(of: "x")
            return true
        } catch {
            return false
        }
    }
}
