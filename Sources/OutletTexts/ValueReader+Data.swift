internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What only the running app knows: values whose type, or whose source, is none of texts that the project writes.
extension ValueReader {
    /// A value that nothing of the project was found to write.
    ///
    /// - Returns: data where its type or its source says so; else it is unknown.
    /// - Complexity: O(*n*) in the depth of the expression.
    func open(_ node: CodeNode, in scope: CodeMembers.Scope) -> [Value] { [isData(node, in: scope) ? .data : .unknown] }

    /// The values of a property of a type: what a record holds besides was stored or sent.
    ///
    /// - Complexity: O(*n*) in their number, and that of supertypes and initializers of the type.
    func held(_ values: [Value], by owner: String) -> [Value] {
        let isOfRecord = isRecord(owner)
        guard !values.isEmpty else { return [isOfRecord ? .data : .unknown] }
        return isOfRecord ? values.map { $0 == .unknown ? .data : $0 } : values
    }

    /// Types of numbers, dates and addresses, whose texts are made of what they hold.
    static func isMeasure(_ type: String) -> Bool { measures.contains(type) }

    private static let measures: Set<String> = [
        "Bool", "BOOL", "CGFloat", "CLLocation", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32",
        "Int64", "Int8", "NSData", "NSDate", "NSDecimalNumber", "NSInteger", "NSNumber", "NSTimeInterval", "NSUInteger",
        "NSURL", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "double", "float", "int",
        "long",
    ]

    /// Functions of the system that make texts of values, or take them out of what was stored, sent or written by the user.
    private static let sources: Set<String> = [
        "array", "capitalizedString", "decode", "decodeObject", "decodeObjectForKey", "formatted", "getString",
        "infoDictionary", "localizedStringFromByteCount", "localizedStringFromDate",
        "localizedStringFromNumber", "object", "objectForInfoDictionaryKey", "objectForKey", "string", "stringForKey",
        "stringForObjectValue", "stringFromByteCount", "stringFromDate", "stringFromNumber", "stringFromTimeInterval",
        "stringValue", "value", "valueForKey", "valueForKeyPath",
    ]

    /// Members that hold what people wrote, what a system says, or what a value is.
    private static let members: Set<String> = [
        "absoluteString", "count", "description", "displayName", "filename", "host", "isoString", "lastPathComponent",
        "localizedDescription", "localizedFailureReason", "localizedName", "path", "relativePath", "uuidString",
    ]

    /// Types whose objects are stored or sent.
    private static let records: Set<String> = [
        "Codable", "Decodable", "EmbeddedObject", "Encodable", "FetchableRecord", "HandyJSON", "JSONModel", "MTLModel",
        "Mappable", "NSCoding", "NSManagedObject", "NSSecureCoding", "Object", "PFObject", "RLMObject",
        "RealmSwiftObject",
    ]

    /// Types whose elements are texts as often as data.
    private static let collections: Set<String> = [
        "Array", "Dictionary", "NSArray", "NSDictionary", "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
        "NSSet",
        "Set",
    ]

    /// Labels and names of initializers that take what was stored or sent; every view has `init(coder:)`.
    private static let readers: Set<String> = [
        "attributes", "data", "decoder", "dic", "dict", "dictionary", "from", "initWithAttributes",
        "initWithData", "initWithDic", "initWithDict", "initWithDictionary", "initWithJSON", "initWithJson",
        "initWithResponse", "json", "map", "record", "response", "snapshot",
    ]

    /// Whether a function makes an object of what was stored or sent.
    static func isReader(_ function: CodeMembers.Function) -> Bool {
        function.name.hasPrefix("initWith") && readers.contains(function.name)
            || function.name == "init" && function.parameters.contains { readers.contains($0.label ?? "") }
    }

    /// Whether objects of a type are stored or sent, so that what they hold is data.
    ///
    /// - Complexity: O(*n*) in the number of supertypes.
    func isRecord(_ type: String) -> Bool {
        !type.isEmpty && (facts.readTypes.contains(type) || !Self.records.isDisjoint(with: facts.ancestry(of: type)))
    }

    private func isData(_ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        if let type = types.type(of: node, in: scope), Self.isMeasure(type) { return true }
        switch node.kind {
        case .literal: return true
        case .call:
            guard let callee = node.firstChild else { return false }
            if callee.kind == .reference { return Self.isMeasure(callee.name) }
            guard facts.functionsByName[callee.name] == nil else { return isOfRecord(callee, in: scope) }
            return Self.sources.contains(callee.name) || isOfSystem(callee, in: scope)
        case .member:
            if Self.members.contains(node.name), facts.ownerCounts[node.name] == nil { return true }
            if node.isNamed("text") || node.isNamed("stringValue"), let base = node.firstChild {
                return isField(base, in: scope)
            }
            return isOfSystem(node, in: scope) || isOfRecord(node, in: scope)
        case .subscriptCall: return isEntry(node)
        default: return false
        }
    }

    /// Whether an object is a field, whose text people write; that of a label comes from another place.
    private func isField(_ node: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        let words = (types.type(of: node, in: scope) ?? node.name).words
        return ["field", "search", "input"].contains(where: words.contains)
    }

    /// Whether what stands in front is an object of the system or of a library, whose type is known and not declared here.
    private func isOfSystem(_ member: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        // The title of a view comes from another place, and `T` is a type that is not known.
        guard let base = member.firstChild, OutletWriter.texts[member.name] == nil, !member.name.hasPrefix("current"),
            let type = types.type(of: base, in: scope), type.first?.isUppercase == true, type.count > 2,
            !TextFunctions.types.contains(type), !Self.collections.contains(type)
        else { return false }
        // What code makes objects of may hold its texts, wherever it is declared.
        return facts.properties[type] == nil && facts.supertypes[type] == nil && facts.calls[type] == nil
    }

    private func isOfRecord(_ member: CodeNode, in scope: CodeMembers.Scope) -> Bool {
        guard let base = member.firstChild else { return false }
        if let type = types.type(of: base, in: scope) { return isRecord(type) }
        return isEntry(base)
    }

    /// Whether an expression asks a dictionary for the entry of a name: `user["name"]`.
    private func isEntry(_ node: CodeNode) -> Bool {
        guard node.kind == .subscriptCall || node.isSubscriptOfObjectiveC else { return false }
        return node.arguments.contains { argument in
            argument.firstChild.map { $0.kind == .string || $0.kind == .member && $0.firstChild == nil } ?? false
        }
    }
}
