internal import Interfaces
internal import SourceText

/// The kind of devices that a document of iOS is for, as its name tells: `Page~ipad.xib`, `Main_iPhone.storyboard`.
///
/// UIKit loads `Page~ipad` in the place of `Page` on an iPad (Apple, Resource Programming Guide, device-specific resources);
/// apps that choose themselves name their documents alike.
enum DocumentIdiom {
    /// - Parameter path: the path of the document.
    /// - Returns: `nil` for a document of all devices.
    static func idiom(of path: String) -> DeviceTraits.Idiom? {
        let stem = FilePath.stem(of: path).lowercased()
        let idioms: [(name: String, idiom: DeviceTraits.Idiom)] = [("ipad", .pad), ("iphone", .phone)]
        return idioms.first { name, _ in
            ["~", "-", "_"].contains { stem.hasSuffix($0 + name) } || stem.hasPrefix(name + "_")
        }?.idiom
    }
}
