internal import Interfaces
internal import SourceText

/// The kind of devices that a document of iOS is for, as its name and those of the others tell: `Page~ipad.xib`,
/// `Main_iPhone.storyboard`.
///
/// UIKit loads `Page~ipad` in the place of `Page` on an iPad (Apple, Resource Programming Guide, device-specific resources);
/// apps that choose themselves name their documents alike. A document beside one for iPads is for phones, and the other way
/// round. Some apps have a folder `iPhone` and a folder `iPad` side by side. An app of which no target runs on iPads by
/// itself shows none of its documents there. A property list may name the storyboard that an iPad begins with
/// (`UIMainStoryboardFile~ipad`), whatever that is called.
struct DocumentIdiom: Sendable {
    /// The kind of devices that the app is for; `nil` for both, and where that is not known.
    private let app: DeviceTraits.Idiom?
    /// The kinds of devices that have a folder of their own in a folder.
    private var folders: [String: Set<DeviceTraits.Idiom>] = [:]
    /// The kinds of devices that have a document of their own, by its name without them.
    private var own: [String: Set<DeviceTraits.Idiom>] = [:]
    /// The kinds of devices that property lists name a storyboard for, by its name.
    private var listed: [String: Set<DeviceTraits.Idiom>] = [:]

    private static let names: [(name: String, idiom: DeviceTraits.Idiom)] = [("ipad", .pad), ("iphone", .phone)]
    /// What stands between the name of a document and that of a kind of devices.
    private static let signs = ["~", "-", "_"]

    /// - Parameters:
    ///   - paths: the paths of all documents.
    ///   - families: the kinds of devices that the targets of the app run on, as `TARGETED_DEVICE_FAMILY` has them.
    ///   - lists: the texts of the property lists of its targets.
    init(_ paths: some Sequence<String>, families: Set<Int>, lists: [String] = []) {
        app = DeviceTraits.Idiom(families: families)
        for list in lists where list.contains("UIMainStoryboardFile~ipad") {
            for match in list.matches(of: /<key>UIMainStoryboardFile(~ipad|~iphone)?<\/key>\s*<string>([^<]+)</) {
                listed[String(match.output.2), default: []].insert(match.output.1 == "~ipad" ? .pad : .phone)
            }
        }
        for path in paths {
            let (base, idiom) = Self.parts(of: path)
            if let idiom { own[base, default: []].insert(idiom) }
            if let (folder, idiom) = Self.folder(of: path) { folders[folder, default: []].insert(idiom) }
        }
    }

    /// - Parameter path: the path of the document.
    /// - Returns: `nil` for a document of all devices.
    func idiom(of path: String) -> DeviceTraits.Idiom? {
        if let app { return app }
        if let own = listed[FilePath.stem(of: path)], own.count == 1, path.hasSuffix(".storyboard") { return own.first }
        let (base, idiom) = Self.parts(of: path)
        if let idiom { return idiom }
        if let (folder, idiom) = Self.folder(of: path), folders[folder]?.count == 2 { return idiom }
        switch own[base] {
        case [.pad]: return .phone
        case [.phone]: return .pad
        default: return nil
        }
    }

    /// The first folder of a path that is called like a kind of devices: the one that it is in, and that kind.
    private static func folder(of path: String) -> (folder: String, idiom: DeviceTraits.Idiom)? {
        let parts = path.lowercased().split(separator: "/").dropLast()
        for (index, part) in zip(parts.indices, parts) {
            guard let (_, idiom) = names.first(where: { $0.name == part }) else { continue }
            return (parts[..<index].joined(separator: "/"), idiom)
        }
        return nil
    }

    /// The name of a document in small letters, with its extension and without the kind of devices, and that kind.
    private static func parts(of path: String) -> (base: String, idiom: DeviceTraits.Idiom?) {
        let stem = FilePath.stem(of: path).lowercased()
        let end = path.hasSuffix(".xib") ? ".xib" : ".storyboard"
        for (name, idiom) in names {
            // Of an app with one storyboard for each: `ipad.storyboard`.
            if stem == name { return (end, idiom) }
            for sign in signs where stem.hasSuffix(sign + name) {
                return (stem.dropLast(sign.count + name.count) + end, idiom)
            }
            // `MainIPad`, of which the name begins with a capital letter or has one in the middle.
            if isWord(name, atEndOf: FilePath.stem(of: path)) { return (stem.dropLast(name.count) + end, idiom) }
            if stem.hasPrefix(name + "_") { return (stem.dropFirst(name.count + 1) + end, idiom) }
        }
        return (stem + end, nil)
    }

    /// Whether a stem ends with the name of a kind of devices as a word of its own: `MainIpad`, `MainiPad`, and not `unipad`.
    private static func isWord(_ name: String, atEndOf stem: String) -> Bool {
        let word = stem.suffix(name.count)
        guard word.count < stem.count, word.lowercased() == name, let before = stem.dropLast(name.count).last else {
            return false
        }
        return (before.isLowercase || before.isNumber) && word.contains(where: \.isUppercase)
    }
}

extension DeviceTraits.Idiom {
    /// The only kind of devices that the targets of an app run on; `nil` for both, and where that is not known.
    ///
    /// - Parameter families: as `TARGETED_DEVICE_FAMILY` has them: 1 for iPhone, 2 for iPad.
    init?(families: Set<Int>) {
        guard families.contains(1) != families.contains(2) else { return nil }
        self = families.contains(1) ? .phone : .pad
    }
}
