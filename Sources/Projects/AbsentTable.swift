internal import SourceText
internal import XcodeProjects

/// A string table that an Xcode project builds and that is not in its folder, as where a service for translators holds it.
package struct AbsentTable: Sendable, Hashable {
    /// The name of the table.
    package var name: String
    /// The path of the file, from the root of the file system.
    package var path: String
    /// The path of the `project.pbxproj` that names it, from the project's folder.
    package var project: String
    /// Whether the project knows a language besides that of its developers.
    package var isTranslated: Bool
}

extension ProjectContents {
    /// The String Catalogs that the project copies and that are missing.
    ///
    /// - Parameters:
    ///   - file: the project.
    ///   - path: the path of the `project.pbxproj` from the project's folder.
    /// - Returns: one for each file that is copied.
    /// - Complexity: O(*n*) in the number of objects.
    func absentCatalogs(of file: ProjectFile, at path: String) -> [AbsentTable] {
        let other = (regions ?? []).contains { !["Base", "mul", developmentRegion ?? "en"].contains($0) }
        return file.objects.compactMap { object in
            guard object.isa == "PBXBuildFile", let reference = object.text("fileRef"), let place = places[reference],
                place.hasSuffix(".xcstrings"), FileAccess.kind(of: place) == .missing
            else { return nil }
            let name = FilePath.name(of: place).dropLast(".xcstrings".count)
            return AbsentTable(name: String(name), path: place, project: path, isTranslated: other)
        }
    }
}
