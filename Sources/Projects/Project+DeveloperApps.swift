internal import SourceText

extension Project {
    /// The folders of Xcode projects whose apps nobody localizes, beside one that is: galleries of a design system and
    /// tools, which developers alone run.
    ///
    /// Such a folder has an Xcode project of its own below the folder of another one; that project builds an app, knows
    /// no second language, and neither names a string table nor lies above one.
    ///
    /// - Returns: paths from the project's folder.
    /// - Complexity: O(*n*) in the size of the Xcode projects.
    package func developerApps() -> [String] {
        guard xcodeProjects.count > 1, !files.isEmpty else { return [] }
        return xcodeProjects.compactMap { path -> String? in
            // App/App.xcodeproj/project.pbxproj
            let parts = path.split(separator: "/").dropLast(2)
            guard !parts.isEmpty else { return nil }
            let folder = parts.joined(separator: "/")
            let holdsTable = files.contains { relativePath(of: $0.path).hasPrefix(folder + "/") }
            return !holdsTable && buildsUnlocalizedApp(path) ? folder : nil
        }
    }

    private func buildsUnlocalizedApp(_ path: String) -> Bool {
        let bytes: [UInt8]
        do throws(SourceError) {
            bytes = try FileAccess.read(root + "/" + path)
        } catch {
            // Of a project that cannot be read nothing is known.
            return false
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("com.apple.product-type.application\""),
            ![".lproj", ".xcstrings", ".strings"].contains(where: text.contains),
            let regions = text.firstRange(of: "knownRegions = (")
        else { return false }
        let names = text[regions.upperBound...].prefix { $0 != ")" }
            .split { $0 == "," || $0.isWhitespace || $0 == "\"" }
        return names.allSatisfy { ["en", "Base", "English"].contains($0) }
    }
}
