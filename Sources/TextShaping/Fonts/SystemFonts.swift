internal import Foundation
internal import Synchronization

/// The font files in the folders of the system, by name.
///
/// Reading all the folders takes longer than measuring a text. So the places where packages are known to put their
/// files are tried first, and the folders are read once, when a file is in none of them.
final class SystemFonts: Sendable {
    private let folders: [String]
    private let index = Mutex<[String: String]?>(nil)

    init(folders: [String]) { self.folders = folders }

    /// Where Debian and Ubuntu put the fonts of the catalogue.
    private static let places = [
        "opentype/inter", "truetype/noto", "opentype/noto", "truetype/inter-vf", "truetype/liberation2",
        "truetype/liberation", "",
    ]

    /// The path of the first file called `name` in the order of the folders.
    func path(of name: String) -> String? {
        for folder in folders {
            for place in Self.places {
                let path = folder + "/" + (place.isEmpty ? "" : place + "/") + name
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return index.withLock { index in
            if index == nil {
                var found: [String: String] = [:]
                for folder in folders {
                    for path in FontLibrary.fontFiles(in: folder) {
                        let name = URL(filePath: path).lastPathComponent
                        if found[name] == nil { found[name] = path }
                    }
                }
                index = found
            }
            return index?[name]
        }
    }
}
