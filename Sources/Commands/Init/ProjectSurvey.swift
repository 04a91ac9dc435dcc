internal import Projects
internal import SourceText

/// What a project holds besides its tables: documents, fonts, and signs of its platform.
struct ProjectSurvey {
    /// Interface Builder documents, from the project's folder.
    private(set) var documents: [String] = []
    /// Font files, from the project's folder, by path.
    private(set) var fonts: [String] = []
    private var isForPhones = false
    private var isForDesktops = false

    /// How many font files are taken over: more are a collection, and no app's.
    private static let maximumFonts = 50
    /// How much of a document is read to tell its platform, in UTF-8 bytes.
    private static let head = 4096

    /// `iOS`, `macOS`, or `nil` if the documents are for both or there are none.
    var platform: String? {
        guard isForPhones != isForDesktops else { return nil }
        return isForPhones ? "iOS" : "macOS"
    }

    /// Looks through a folder; folders with copies and products are left out, and links are not followed.
    mutating func search(_ folder: String, relative: String, depth: Int) throws(SourceError) {
        guard depth <= SkippedNames.maximumDepth else { return }
        for name in try FileAccess.names(in: folder) where !SkippedNames.contains(name) {
            let path = folder + "/" + name
            guard !FileAccess.isLink(path) else { continue }
            let inner = relative.isEmpty ? name : relative + "/" + name
            guard FileAccess.kind(of: path) == .file else {
                try search(path, relative: inner, depth: depth + 1)
                continue
            }
            let lower = name.lowercased()
            if lower.hasSuffix(".storyboard") || lower.hasSuffix(".xib") {
                documents.append(inner)
                platform(of: path)
            } else if [".ttf", ".otf", ".ttc", ".otc"].contains(where: lower.hasSuffix), fonts.count < Self.maximumFonts
            {
                fonts.append(inner)
            }
        }
        fonts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
