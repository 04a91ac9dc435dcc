internal import SourceText

/// Makes the document of today's format that Xcode makes of one of Interface Builder 3 or Xcode 4 when it saves it.
///
/// What is known of the old format was read from 556 documents of public apps that Xcode upgraded, both before and after.
/// Objects keep their identifiers, so that tables of strings still name them. What no layout, text or connection hangs on
/// is left out.
struct ArchiveUpgrade {
    /// How deep objects may be nested, each of which has at most three elements around it; the deepest of 1,238 documents of
    /// real apps has 15 levels.
    static let maximumDepth = 40

    let archive: Archive
    let records: ArchiveRecords
    let isMac: Bool
    let usesAutoLayout: Bool
    /// The objects that are part of the document already: a reference may name one twice.
    private var written: Set<Int> = []
    private var depth = 0
    private var isTooDeep = false

    /// Whether a document is one of the older format.
    static func isArchive(_ file: MarkupFile) -> Bool {
        file.root.isNamed("archive") && file.root["type"]?.hasPrefix("com.apple.InterfaceBuilder3.Cocoa") == true
    }

    /// The same document in today's format.
    ///
    /// - Parameter file: a document of the older one.
    /// - Returns: the document; the places of its elements are those of the archive.
    /// - Throws: ``SourceError`` if its views are nested deeper than any document's.
    /// - Complexity: O(*n*) in the length of the file, times the number of values of its objects.
    static func upgraded(_ file: MarkupFile) throws(SourceError) -> MarkupFile {
        var upgrade = ArchiveUpgrade(file)
        var utf8: [UInt8] = []
        var origins = MarkupOrigins(file.file)
        let document = upgrade.document()
        guard !upgrade.isTooDeep else {
            throw SourceError(
                location: file.root.location,
                message: "objects are nested deeper than \(maximumDepth) levels; open the document in Xcode and save it"
            )
        }
        document.write(to: &utf8, &origins)
        do throws(SourceError) {
            return try MarkupFile(TextFile(utf8: utf8, path: file.file.path), origins: origins)
        } catch {
            // Its place is one of the text that was made.
            throw SourceError(location: file.root.location, message: error.message)
        }
    }

    private init(_ file: MarkupFile) {
        archive = Archive(file)
        records = ArchiveRecords(archive)
        isMac = file.root["type"]?.contains("CocoaTouch") != true
        let data = file.root.child(named: "data")
        usesAutoLayout = data.flatMap { [archive] in archive.flag("IBDocument.UseAutolayout", of: $0) } ?? false
    }

    private mutating func document() -> MadeElement {
        let root = archive.file.root
        var document = MadeElement("document", from: root)
        document.set("type", root["type"])
        document.set("version", "3.0")
        if let data = root.child(named: "data") {
            document.set("toolsVersion", archive.string("IBDocument.InterfaceBuilderVersion", of: data))
        }
        document.set("useAutolayout", usesAutoLayout)
        var objects = MadeElement("objects", from: root)
        for object in records.roots { objects.add(self.object(object)) }
        document.add(objects)
        document.add("resources", of: images())
        return document
    }

    // MARK: Objects

    /// Takes an object for the document, unless it is part of it already or nested too deep.
    mutating func take(_ object: MarkupElement) -> Bool {
        guard depth < Self.maximumDepth else {
            isTooDeep = true
            return false
        }
        return written.insert(object.index).inserted
    }

    /// Any object, by its class.
    mutating func object(_ object: MarkupElement, key: String? = nil) -> MadeElement? {
        guard object.isNamed("object"), take(object) else { return nil }
        depth += 1
        defer { depth -= 1 }
        return isMac ? desktopObject(object, key: key) : touchObject(object, key: key)
    }

    /// Several objects, in their order.
    mutating func objects(_ objects: [MarkupElement]) -> [MadeElement] {
        var result: [MadeElement] = []
        for object in objects {
            if let made = self.object(object) { result.append(made) }
        }
        return result
    }

    /// An element for an object, with what every object may have: an identifier, a class of the app, a name.
    func named(
        _ name: String,
        _ object: MarkupElement,
        key: String? = nil,
        customClass: String? = nil
    ) -> MadeElement {
        // The name comes from that of a class, which a damaged archive may have with any characters.
        let isName = name.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } && !name.isEmpty
        var made = MadeElement(isName ? name : "customObject", from: object, key: key)
        guard let id = records.identifier(of: object) else { return made }
        made.set("id", id)
        made.set("userLabel", records.names[id])
        let own = records.property("CustomClassName", of: id)
        made.set("customClass", own.flatMap(archive.string) ?? customClass, from: own)
        return made
    }

    /// Adds what stands behind the parts of an object: its constraints and connections.
    func finish(_ made: inout MadeElement, of object: MarkupElement) {
        made.add("constraints", of: (records.constraints[object.index] ?? []).compactMap(constraint))
        guard let id = records.identifier(of: object) else { return }
        let connections = (records.connections[id] ?? []).map { connection in
            var element = MadeElement(connection.kind.rawValue, from: connection.element)
            element.set(connection.kind.nameAttribute, connection.label)
            element.set("keyPath", connection.keyPath)
            element.set(connection.kind == .action && isMac ? "target" : "destination", connection.target)
            element.set("id", connection.id)
            return element
        }
        made.add("connections", of: connections)
    }

    // MARK: Views

    /// The attributes of the class that a view has whatever it shows, and its frame.
    ///
    /// - Parameters:
    ///   - made: takes them.
    ///   - object: the view.
    ///   - isPlaced: whether constraints may place the view: it stands in another one, and is no part of it.
    func placeView(_ made: inout MadeElement, _ object: MarkupElement, isPlaced: Bool = true) {
        let flags = archive.bits("NSvFlags", of: object)
        made.set("hidden", flags & 0x8000_0000 != 0)
        if usesAutoLayout, isPlaced, made.attributes.first?.name != "key" {
            made.set("fixedFrame", records.hasFixedFrame(records.identifier(of: object) ?? ""))
            made.set("translatesAutoresizingMaskIntoConstraints", "NO")
            setPriorities(&made, object)
        }
        if let frame = frame(of: object) { made.add(rect("frame", frame, from: object)) }
        var mask = MadeElement("autoresizingMask", from: object, key: "autoresizingMask")
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for (bit, name) in names.enumerated() { mask.set(name, flags & 1 << UInt32(bit) != 0) }
        made.add(mask)
    }

    /// The frame of a view: x, y, width, height in points.
    func frame(of object: MarkupElement) -> [Double]? {
        if let frame = archive.numbers("NSFrame", of: object), frame.count == 4 { return frame }
        return archive.numbers("NSFrameSize", of: object).flatMap { $0.count == 2 ? [0, 0] + $0 : nil }
    }

    func rect(_ key: String, _ numbers: [Double], from object: MarkupElement) -> MadeElement {
        var rect = MadeElement("rect", from: object, key: key)
        for (name, number) in zip(["x", "y", "width", "height"], numbers) { rect.set(name, number) }
        return rect
    }

    func size(_ key: String, _ name: String, of object: MarkupElement) -> MadeElement? {
        guard let numbers = archive.numbers(name, of: object), numbers.count == 2 else { return nil }
        var size = MadeElement("size", from: object, key: key)
        size.set("width", numbers[0])
        size.set("height", numbers[1])
        return size
    }

    /// The views inside of a view.
    mutating func addSubviews(_ made: inout MadeElement, of object: MarkupElement) {
        let views = objects(archive.list("NSSubviews", of: object))
        made.add("subviews", of: views)
    }

    // MARK: Images

    /// The name of the image that a key holds.
    func image(_ key: String, of object: MarkupElement) -> String? {
        archive.value(key, of: object).flatMap {
            archive.string("NSResourceName", of: $0) ?? archive.string("NSImageName", of: $0)
        }
    }

    /// The sizes of the images that the archive notes, by name.
    private func images() -> [MadeElement] {
        guard let data = archive.file.root.child(named: "data") else { return [] }
        return archive.dictionary("IBDocument.LastKnownImageSizes", of: data).compactMap { name, value in
            guard let size = archive.string(value) else { return nil }
            let numbers = size.split { "{}, ".contains($0) }.compactMap { Double($0) }
            guard numbers.count == 2 else { return nil }
            var image = MadeElement("image", from: value)
            image.set("name", name)
            image.set("width", numbers[0])
            image.set("height", numbers[1])
            return image
        }
    }
}
