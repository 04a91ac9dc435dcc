package import TextMeasurement

/// Where one face may come from: the names of files in the order of preference.
package struct FaceSource: Sendable, Hashable {
    /// One file that can supply the face.
    package struct File: Sendable, Hashable {
        /// The name of the file without folders, or the whole path of a font that the user gave.
        package var name: String
        /// The place of the face in a collection.
        package var faceIndex: Int
        /// The place on the axis `wght` of a variable font.
        package var weightAxis: Int?
        /// The place on the axis `opsz` of a variable font.
        package var opticalSizeAxis: Int?

        package init(name: String, faceIndex: Int, weightAxis: Int? = nil, opticalSizeAxis: Int? = nil) {
            self.name = name
            self.faceIndex = faceIndex
            self.weightAxis = weightAxis
            self.opticalSizeAxis = opticalSizeAxis
        }
    }

    package var postScriptName: String
    package var family: String
    package var weight: FontWeight
    package var isItalic: Bool
    package var files: [File]
    /// Whether `calt` stays on.
    ///
    /// It is off in the fonts of the catalogue: Inter's alternates and those of Noto Sans CJK reach across spaces and
    /// make widths depend on the version of HarfBuzz. Fonts that users bring are shaped as they are.
    package var keepsContextualAlternates: Bool

    package init(
        postScriptName: String,
        family: String,
        weight: FontWeight,
        isItalic: Bool,
        files: [File],
        keepsContextualAlternates: Bool
    ) {
        self.postScriptName = postScriptName
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.files = files
        self.keepsContextualAlternates = keepsContextualAlternates
    }
}
