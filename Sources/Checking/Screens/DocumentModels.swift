internal import Interfaces
internal import Projects
internal import SourceText

/// The documents that an app chooses by the size of the screen: `iPhone8plus.storyboard` beside `iPhone12mini.storyboard`,
/// `PageViewControllerSE.xib` beside `PageViewController7+.xib`.
///
/// Each is shown on screens of the size that it was designed for, and on no other, whatever devices are asked for. Two that
/// are named after models say that the app chooses; a document of the same classes (`Main.storyboard`) is one more of them.
struct DocumentModels: Sendable {
    /// The paths of the documents.
    private let chosen: Set<String>

    /// - Parameter loaded: the project.
    /// - Complexity: O(*n*) in the number of documents, and in their size where some are named after models.
    init(_ loaded: LoadedProject) {
        let paths = loaded.project.interfaces.map(\.path)
        let sized = Self.sized(among: paths, in: loaded)
        let named = Set(paths.filter(Self.isNamedAfterModel))
        guard Set(named.map { FilePath.stem(of: $0).lowercased() }).count > 1 else {
            chosen = sized
            return
        }
        let classes = paths.map { (path: $0, classes: Self.classes(of: $0, in: loaded)) }
        let known = Set(classes.filter { named.contains($0.path) && !$0.classes.isEmpty }.map(\.classes))
        chosen = named.union(classes.filter { known.contains($0.classes) }.map(\.path)).union(sized)
    }

    /// The documents whose names differ by a short name of a model alone, each of which was drawn on another device.
    private static func sized(among paths: [String], in loaded: LoadedProject) -> Set<String> {
        var families: [String: [String]] = [:]
        for path in paths {
            guard let match = FilePath.stem(of: path).wholeMatch(of: /(.*[a-z_])(?:SE|[4-9]s?\+?|X[SR]?)/) else {
                continue
            }
            families[String(match.output.1), default: []].append(path)
        }
        return families.values.reduce(into: []) { chosen, family in
            guard Set(family.map { FilePath.stem(of: $0) }).count > 1 else { return }
            // One document of each language may have the name.
            var devices: [String: String] = [:]
            for path in family {
                guard let device = Self.device(of: path, in: loaded) else { return }
                devices[FilePath.stem(of: path)] = device
            }
            if Set(devices.values).count == devices.count { chosen.formUnion(family) }
        }
    }

    /// The device that a document was drawn on, as Interface Builder names it.
    private static func device(of path: String, in loaded: LoadedProject) -> String? {
        guard case .success(let interface)? = loaded.interface(at: path) else { return nil }
        return interface.markup.element(at: 0)?.child(named: "device")?["id"]
    }

    /// The only device that a document is shown on.
    ///
    /// - Parameters:
    ///   - screen: a screen of the document.
    ///   - path: the path of the document.
    /// - Returns: `nil` for all devices, and where the document does not name one that is known.
    func device(of screen: Screen, in path: String) -> DeviceTraits? {
        guard chosen.contains(path), let name = screen.document?.device, case .one(let device) = DeviceTable.find(name)
        else { return nil }
        return device.traits(screen.document?.isLandscape == true ? .landscape : .portrait)
    }

    /// Whether a document is called like a model of the iPhone: `iPhone12`, `Main_iPhoneSE2`, `iPhone 8 Plus`.
    private static func isNamedAfterModel(_ path: String) -> Bool {
        let stem = FilePath.stem(of: path).lowercased()
        let model = /(?:.*[-_~\ ])?iphone[-_\ ]?(?:\d+|se|x[sr]?)(?:[-_\ ]?(?:\d+|s|c|e|mini|plus|pro|max))*/
        return stem.wholeMatch(of: model) != nil
    }

    /// The classes of the app that a document makes.
    private static func classes(of path: String, in loaded: LoadedProject) -> Set<String> {
        guard case .success(let interface)? = loaded.interface(at: path) else { return [] }
        return Set((0..<interface.markup.count).compactMap { interface.markup.element(at: $0)?["customClass"] })
    }
}
