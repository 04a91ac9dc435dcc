internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The types of which code makes values from raw values: `Tab(rawValue: index)`.
struct RawValueMakers: Sendable {
    private var names: Set<String> = []
    /// The files with code that does not say of which type it makes a value.
    private var open: Set<String> = []
    /// Whether code makes values of any type that it is given.
    private var makesAny = false

    /// The types that raw values of enumerations have.
    static let rawTypes: Set<String> = [
        "Character", "CGFloat", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64",
    ]

    /// What code for any type with raw values names.
    private static let anyType = [
        ByteSearch("RawRepresentable>"), ByteSearch("RawRepresentable,"), ByteSearch("RawRepresentable where"),
        ByteSearch(".RawValue"), ByteSearch("Self: RawRepresentable"),
    ]
    private static let label = ByteSearch("rawValue")
    private static let initializer = ByteSearch(".init")

    /// - Complexity: O(*n*) in the size of the code.
    init(_ files: [TypeIndex.File]) {
        for file in files {
            let utf8 = file.code.file.utf8
            if Self.anyType.contains(where: { $0.isIn(utf8) }) { makesAny = true }
            guard Self.label.isIn(utf8) || Self.initializer.isIn(utf8) else { continue }
            for node in file.code.root.descendants {
                if node.kind == .member, node.name.hasPrefix("init"), let type = node.firstChild?.name {
                    // `compactMap(Tab.init(rawValue:))` and `map(Tab.init)`
                    names.insert(type)
                }
                guard node.kind == .call, Self.takesRawValue(node), let callee = node.firstChild else { continue }
                let type = callee.kind == .member && callee.isNamed("init") ? callee.firstChild : callee
                // `.init(rawValue:)`, and a type that stands for others: `T(rawValue:)`.
                if let name = type?.name, name.count > 2, name != "Self" {
                    names.insert(name)
                } else if type != nil {
                    makesAny = true
                } else {
                    open.insert(file.code.file.path)
                }
            }
        }
    }

    private static func takesRawValue(_ call: CodeNode) -> Bool {
        call.arguments.first?.isNamed("rawValue") == true
    }

    /// Whether code may make a value of a type from a raw value.
    ///
    /// - Parameters:
    ///   - type: the name of the type.
    ///   - home: the file that alone can name it, as it was opened; `nil` where all can.
    /// - Returns: `true` as well where code does not say of which type it makes a value.
    /// - Complexity: O(1).
    func mayMake(_ type: String, home: String?) -> Bool {
        names.contains(type) || (home.map(open.contains) ?? (makesAny || !open.isEmpty))
    }
}
