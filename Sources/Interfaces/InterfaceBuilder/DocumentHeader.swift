internal import SourceText

/// What the outermost element of a document says.
struct DocumentHeader {
    let target: InterfaceDocument.Target
    let traits: DocumentTraits
    let isStoryboard: Bool

    /// Reads the `document` element.
    ///
    /// - Throws: ``SourceError`` if the file is of another kind or of an older format.
    init(_ file: MarkupFile) throws(SourceError) {
        let root = file.root
        let type = root["type"] ?? ""
        guard root.isNamed("document") else {
            throw SourceError(
                location: root.location,
                message: "expected a document of Interface Builder, whose outermost element is <document>, "
                    + "not <\(root.name)>"
            )
        }
        guard let version = root.attribute(named: "version"), version.value == "3.0" else {
            throw SourceError(
                location: root.attribute(named: "version")?.valueLocation ?? root.location,
                message: "only format 3.0 is read, not \(root["version"] ?? "one without a version"); "
                    + "open the document in Xcode and save it, which upgrades it"
            )
        }
        isStoryboard = type.contains("Storyboard")
        target =
            if type.contains("WatchKit") {
                .watchOS
            } else if type.contains("AppleTV") {
                .tvOS
            } else if type.contains("CocoaTouch") {
                .iOS
            } else if type.contains("Cocoa") {
                .macOS
            } else {
                throw SourceError(
                    location: root.attribute(named: "type")?.valueLocation ?? root.location,
                    message: "unknown document type '\(type)'; iOS, macOS, tvOS and watchOS are supported"
                )
            }
        let device = root.child(named: "device")
        traits = DocumentTraits(
            toolsVersion: Self.toolsVersion(root["toolsVersion"]),
            device: device?["id"],
            isLandscape: device?["orientation"] == "landscape",
            // Before Xcode 6 the attribute was written by all who had it on; it never meant yes by its absence.
            usesAutoLayout: root["useAutolayout"] == "YES",
            usesSafeAreas: root["useSafeAreas"] == "YES",
            usesTraitCollections: root["useTraitCollections"] == "YES"
        )
    }

    /// The first number of a version; the one that Xcode writes where it hides its version says nothing.
    private static func toolsVersion(_ text: String?) -> Int? {
        guard let first = text?.split(separator: ".").first, let number = Int(first), number != 32700 else {
            return nil
        }
        return number
    }
}
