internal import SourceText

/// Reads one document; its extensions read one family of elements each.
struct InterfaceReader {
    let file: MarkupFile
    let header: DocumentHeader
    /// Line and column of every element, by its position.
    let places: [(line: Int, column: Int)]
    var objects = DocumentObjects()
    /// Sizes of images by their names, as the document notes them.
    var images: [ObjectKey: Size] = [:]
    /// The PostScript names of the fonts that the app ships, as the document lists them.
    var ownFonts: Set<String> = []
    /// Intrinsic sizes that classes of the app gave their views, by the IDs of the views.
    var designables: [ObjectKey: PerAxis<Double?>] = [:]
    /// Remarks for translators by the position of the element that they stand in.
    var comments: [Int: MarkupElement] = [:]
    var screens: [Screen] = []
    var texts: [InterfaceText] = []
    var faults: [DocumentIssue] = []
    /// Roots that are laid out by themselves and that were met inside of other screens.
    var detached: [DetachedRoot] = []

    init(_ file: MarkupFile, header: DocumentHeader) {
        self.file = file
        self.header = header
        places = file.places
    }

    var isMac: Bool { header.target == .macOS }

    /// Reads everything.
    mutating func read() {
        findObjects()
        readTexts()
        readDesignables()
        switch header.target {
        case .iOS, .macOS: readScreens()
        case .tvOS, .watchOS:
            report(
                .notLaidOut,
                of: file.root,
                "documents of \(header.target.rawValue) are not laid out; only their texts are read"
            )
        }
        checkReferences()
        if header.target == .iOS { readCanvasTextSize() }
    }

    // MARK: Places

    /// Where an element begins.
    func location(of element: MarkupElement) -> SourceLocation {
        guard places.indices.contains(element.index) else { return element.location }
        let place = places[element.index]
        return SourceLocation(path: file.file.path, line: place.line, column: place.column)
    }

    /// Where an attribute of an element begins.
    ///
    /// - Complexity: O(*n*) in the length of the start tag, however long its line is.
    func location(of attribute: MarkupAttribute, in element: MarkupElement) -> SourceLocation {
        guard !file.isMade else { return attribute.location }
        var location = location(of: element)
        let utf8 = file.file.utf8
        var previous: UInt8 = 0
        for byte in utf8[element.offset..<attribute.nameRange.lowerBound] {
            if byte == 0x0A && previous == 0x0D {
                // The second half of a line end that was counted.
            } else if byte == 0x0A || byte == 0x0D {
                location.line += 1
                location.column = 1
            } else if byte & 0xC0 != 0x80 {
                location.column += 1
            }
            previous = byte
        }
        return location
    }

    // MARK: Faults

    /// How many faults of a document are kept; a document with more is beyond repair by reading them.
    static let maximumFaults = 100

    /// Notes what is wrong with an attribute of an element, or with the element if there is none.
    mutating func report(
        _ kind: DocumentIssue.Kind,
        at attribute: MarkupAttribute? = nil,
        of element: MarkupElement,
        _ message: String
    ) {
        guard faults.count < Self.maximumFaults else { return }
        var object = element
        while object.attribute(named: "id") == nil, let parent = object.parent { object = parent }
        faults.append(
            DocumentIssue(
                kind: kind,
                location: attribute.map { location(of: $0, in: element) } ?? location(of: element),
                object: object["id"] ?? "",
                attribute: attribute?.name ?? "",
                message: message
            )
        )
    }
}

/// A view that is laid out apart from the one that holds it: a cell, the header of a table, the view of a bar's item.
struct DetachedRoot {
    var element: MarkupElement
    /// The ID to call it by if it has none.
    var fallbackID: String
    var name: String
    var extent: Screen.Extent
    var bars: Set<Screen.Bar> = []
    /// The bars that the canvas shows; `nil` if they are the same.
    var canvasBars: Set<Screen.Bar>?
    var chrome: [ScreenChrome] = []
    var holder: CellHolder?
    var isPrototype = false
    /// The table around a cell.
    var table: TableSurroundings?
}

/// What a cell takes from its table.
struct TableSurroundings {
    var style: String
    /// In points; `nil` is automatic.
    var rowHeight: Double?
    /// The width of the table on the canvas, in points; `nil` where it was not saved.
    var width: Double?
}
