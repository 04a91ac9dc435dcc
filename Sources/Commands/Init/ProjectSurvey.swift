internal import Projects
internal import SourceText

/// What a project holds besides its tables: documents, samples, and signs of its platforms and devices.
struct ProjectSurvey {
    /// Interface Builder documents, from the project's folder.
    private(set) var documents: [String] = []
    /// Folders that hold samples and tests by their names, from the project's folder, by path.
    private(set) var samples: [String] = []
    /// The numbers of `TARGETED_DEVICE_FAMILY` that any target of an Xcode project has: 1 for iPhone, 2 for iPad.
    private(set) var families: Set<Int> = []
    /// The folders with products and other people's code that are left out anyway, by path.
    private(set) var leftOut: [String] = []
    private var isForPhones = false
    private var isForDesktops = false

    /// How much of a document is read to tell its platform, in UTF-8 bytes.
    private static let head = 4096

    /// `iOS`, `macOS`, or `nil` if the documents are for both or there are none.
    var platform: String? {
        guard isForPhones != isForDesktops else { return nil }
        return isForPhones ? "iOS" : "macOS"
    }

    /// Looks through a folder; folders with copies and products are left out, and links are not followed.
    mutating func search(
        _ folder: String,
        _ outer: FileSelection,
        relative: String,
        depth: Int
    ) throws(SourceError) {
        guard depth <= SkippedNames.maximumDepth else { return }
        let selection = outer.entering(folder)
        for name in try FileAccess.names(in: folder) {
            let path = folder + "/" + name
            let inner = relative.isEmpty ? name : relative + "/" + name
            guard !FileAccess.isLink(path) else { continue }
            let isFolder = FileAccess.kind(of: path) == .folder
            guard !SkippedNames.contains(name) else {
                // What is left out by the name of a bundle is nobody's question.
                if isFolder, !name.contains(".") || name == ".build" { leftOut.append(inner) }
                continue
            }
            guard !selection.leavesOut(path, isFolder: isFolder) else { continue }
            guard !isFolder else {
                if Self.isSample(name) { samples.append(inner) }
                try search(path, selection, relative: inner, depth: depth + 1)
                continue
            }
            let lower = name.lowercased()
            guard lower.hasSuffix(".storyboard") || lower.hasSuffix(".xib") else { continue }
            documents.append(inner)
            platform(of: path)
        }
    }

    private static func isSample(_ name: String) -> Bool {
        let plain = name.lowercased()
        return ["sample", "samples", "example", "examples", "demo", "demos", "playground", "playgrounds"].contains(
            plain
        )
            || ["tests", "uitests"].contains { plain.hasSuffix($0) }
    }

    /// Notes the devices that the targets of an Xcode project run on.
    ///
    /// - Parameter path: the path of its `project.pbxproj`.
    /// - Complexity: O(*n*) in the length of the file.
    mutating func readFamilies(_ path: String) {
        guard FileAccess.kind(of: path) == .file else { return }
        let text: String
        do throws(SourceError) {
            text = String(decoding: try FileAccess.read(path), as: UTF8.self)
        } catch {
            return
        }
        for line in text.split(separator: "\n") where line.contains("TARGETED_DEVICE_FAMILY") {
            guard let value = line.split(separator: "=").last else { continue }
            families.formUnion(value.compactMap(\.wholeNumberValue))
        }
    }

    /// Notes the platform that a document names in its first element.
    private mutating func platform(of path: String) {
        let text: String
        do throws(SourceError) {
            text = String(decoding: try FileAccess.read(path).prefix(Self.head), as: UTF8.self)
        } catch {
            return
        }
        if text.contains("CocoaTouch") || text.contains("targetRuntime=\"iOS") { isForPhones = true }
        if text.contains("targetRuntime=\"MacOSX") { isForDesktops = true }
    }
}
