internal import SourceText

/// What an archive notes of its objects apart from them: their identifiers, classes and connections.
struct ArchiveRecords {
    struct Connection {
        enum Kind: String {
            case outlet
            case action
            case binding

            /// The attribute that holds the name.
            var nameAttribute: String {
                switch self {
                case .outlet: "property"
                case .action: "selector"
                case .binding: "name"
                }
            }
        }

        var kind: Kind
        /// The name of the property, of the method, or of what is bound.
        var label: String
        /// Where a binding finds its value.
        var keyPath: String?
        /// The identifier of the object at the other end.
        var target: String
        var id: String?
        var element: MarkupElement
    }

    /// The identifiers of objects by the positions of their elements.
    private(set) var identifiers: [Int: String] = [:]
    /// What people called the objects, by identifier.
    private(set) var names: [String: String] = [:]
    /// The objects that stand in no other one, in their order.
    private(set) var roots: [MarkupElement] = []
    /// The constraints that a view holds, by the position of the view's element.
    private(set) var constraints: [Int: [MarkupElement]] = [:]
    /// The connections that begin at an object, by its identifier.
    private(set) var connections: [String: [Connection]] = [:]
    /// Further properties, such as `CustomClassName`, by `identifier.property`.
    private var properties: [String: MarkupElement] = [:]

    init(_ archive: Archive) {
        guard let data = archive.file.root.child(named: "data"),
            let container = archive.value("IBDocument.Objects", of: data)
        else { return }
        for name in ["flattenedProperties", "unlocalizedProperties"] {
            for (key, value) in archive.dictionary(name, of: container) where properties[key] == nil {
                properties[key] = value
            }
        }
        let records = archive.value("objectRecords", of: container)
        let listed = records.map { archive.list("orderedObjects", of: $0) } ?? []
        for record in listed { add(record, of: archive) }
        roots = archive.list("IBDocument.RootObjects", of: data)
        for record in archive.list("connectionRecords", of: container) { connect(record, of: archive) }
    }

    /// The identifier of an object; the one that its element has where no record names it.
    func identifier(of object: MarkupElement) -> String? { identifiers[object.index] }

    /// A further property of an object, for example its class in the app.
    func property(_ name: String, of id: String) -> MarkupElement? { properties["\(id).\(name)"] }

    /// Whether a view keeps its frame among others that constraints place.
    func hasFixedFrame(_ id: String) -> Bool {
        property("IBAutolayoutHasFixedFrame", of: id).map { ($0["value"] ?? $0.text) == "YES" } ?? false
    }

    private mutating func add(_ record: MarkupElement, of archive: Archive) {
        guard let object = archive.value("object", of: record) else { return }
        let number = archive.value("objectID", of: record).map { $0["value"] ?? $0.text }
        // The object with the identifier 0 is the list of the roots.
        guard let id = number ?? archive.string("id", of: record), id != "0" else { return }
        identifiers[object.index] = id
        if let name = archive.string("objectName", of: record) { names[id] = name }
        if archive.className(of: object) == "IBNSLayoutConstraint",
            let holder = archive.value("containingView", of: object)
        {
            constraints[holder.index, default: []].append(object)
        }
    }

    private mutating func connect(_ record: MarkupElement, of archive: Archive) {
        guard let connection = archive.value("connection", of: record),
            let source = archive.value("source", of: connection).flatMap({ identifiers[$0.index] }),
            let target = archive.value("destination", of: connection).flatMap({ identifiers[$0.index] }),
            var label = archive.string("label", of: connection)
        else { return }
        var keyPath: String?
        let kind: Connection.Kind
        var ends = (source, target)
        switch archive.className(of: connection) {
        case "IBOutletConnection", "IBCocoaTouchOutletConnection": kind = .outlet
        case "IBCocoaTouchEventConnection": kind = .action
        case "IBActionConnection":
            kind = .action
            // The archive has the object that answers first.
            ends = (target, source)
        case "IBBindingConnection":
            guard let connector = archive.value("connector", of: connection),
                let name = archive.string("NSBinding", of: connector)
            else { return }
            kind = .binding
            label = name
            keyPath = archive.string("NSKeyPath", of: connector)
        default: return
        }
        let number = archive.value("connectionID", of: record).map { $0["value"] ?? $0.text }
        connections[ends.0, default: []].append(
            Connection(
                kind: kind,
                label: label,
                keyPath: keyPath,
                target: ends.1,
                id: number ?? archive.string("id", of: record),
                element: connection
            )
        )
    }
}
