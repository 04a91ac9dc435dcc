internal import Projects
package import SourceText
internal import StringTables

/// A built app, extension, framework or resource bundle.
package struct BuiltBundle: Sendable, Hashable {
    /// The system that it is built for.
    package enum Platform: Sendable, Hashable {
        case macOS
        /// A simulator of iOS, iPadOS, tvOS, watchOS or visionOS.
        case simulator
        case device
    }

    /// The path of its folder, without a slash at the end.
    package let path: String
    /// The path of its resources, from its folder; empty for the folder itself.
    package let resources: String
    package let identifier: String?
    package let developmentRegion: String?
    package let platform: Platform
    /// Whether a signature covers its files.
    package let isSigned: Bool

    private static let extensions: Set<String> = ["app", "appex", "framework", "bundle", "xpc", "plugin", "resources"]

    /// Whether a path is that of a built bundle, by its name and its `Info.plist`.
    package static func isBundle(_ path: String) -> Bool {
        let name = FilePath.name(of: path)
        guard FileAccess.kind(of: path) == .folder, let dot = name.lastIndex(of: ".") else { return false }
        let ending = String(name[name.index(after: dot)...])
        return extensions.contains(ending) && (infoPlist(in: path) != nil || ending == "app" || ending == "appex")
    }

    /// Reads what a bundle says of itself.
    ///
    /// - Throws: ``Failure`` if it is no bundle, or its `Info.plist` cannot be read.
    package init(at path: String) throws(Failure) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard FileAccess.kind(of: path) == .folder else {
            throw Failure("there is no bundle '\(VisibleText.escaping(path))'; give the .app that Xcode built")
        }
        self.path = path
        // The versions of a framework are links; its files are behind them.
        let version = "Versions/A"
        let folders = ["Contents/Resources", "\(version)/Resources", "Resources"]
        resources =
            folders.first { FileAccess.kind(of: path + "/" + $0) == .folder && !FileAccess.isLink(path + "/" + $0) }
            ?? (FileAccess.kind(of: path + "/Contents") == .folder ? "Contents/Resources" : "")
        var members: [String: PropertyListPair] = [:]
        if let place = Self.infoPlist(in: path) {
            do throws(SourceError) {
                let list = try PropertyListFile(decoding: try FileAccess.read(place), path: place)
                for pair in PropertyListFile.pairs(of: list.value) { members[pair.name] = pair }
            } catch {
                throw Failure(error)
            }
        } else if !Self.isBundle(path) {
            throw Failure(
                "'\(VisibleText.escaping(path))' is not a built bundle: it has no Info.plist; give the .app that Xcode built"
            )
        }
        identifier = members["CFBundleIdentifier"]?.string
        developmentRegion = members["CFBundleDevelopmentRegion"]?.string
        let platforms = members["CFBundleSupportedPlatforms"]?.value.children.map { $0.text } ?? []
        let isMac =
            FileAccess.kind(of: path + "/Contents") == .folder || FileAccess.kind(of: path + "/Versions") == .folder
        platform =
            platforms.contains { $0.hasSuffix("Simulator") }
            ? .simulator
            : isMac || platforms.contains("MacOSX") ? .macOS : platforms.isEmpty ? .simulator : .device
        isSigned = ["_CodeSignature", "Contents/_CodeSignature", "\(version)/_CodeSignature"].contains {
            FileAccess.kind(of: path + "/" + $0) == .folder
        }
    }

    private static func infoPlist(in path: String) -> String? {
        let places = ["Contents/Info.plist", "Info.plist", "Versions/A/Resources/Info.plist", "Resources/Info.plist"]
        return places.map { path + "/" + $0 }.first { FileAccess.kind(of: $0) == .file }
    }
}
