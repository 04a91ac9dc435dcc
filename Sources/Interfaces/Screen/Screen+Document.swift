internal import SourceText

extension Screen {
    /// The language of the `.lproj` folder that the document stands in; `nil` for `Base.lproj` and outside of such folders.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    package var folderLanguage: String? {
        let folders = location.path.split(separator: "/")
        guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }), folder != "Base.lproj" else { return nil }
        return String(folder.dropLast(".lproj".count))
    }

    /// Whether the document is a xib, and no storyboard.
    package var isOfXib: Bool { location.path.hasSuffix(".xib") }
}
