package import SourceText
internal import StringTables

/// A `project.pbxproj`, kept byte for byte.
///
/// Edits put whole lines in and take whole lines out; every other byte stays as it is.
package struct ProjectFile: Sendable {
    package let file: TextFile
    /// The outermost dictionary.
    package let root: ProjectValue
    /// The objects in file order.
    package let objects: [ProjectObject]
    let tokens: [StringsToken]
    private let positions: [String: Int]

    /// Reads a project file.
    ///
    /// - Throws: ``SourceError`` if it is no old-style property list, or no project.
    /// - Complexity: O(*n*).
    package init(_ file: TextFile) throws(SourceError) {
        var scanner = ProjectScanner(file)
        let root = try scanner.scan()
        try self.init(file, root: root, tokens: scanner.tokens)
    }

    private init(_ file: TextFile, root: ProjectValue, tokens: [StringsToken]) throws(SourceError) {
        guard let list = root["objects"], case .dictionary(let members) = list.content else {
            throw SourceError(location: file.location(at: 0), message: "a project needs a dictionary named 'objects'")
        }
        self.file = file
        self.root = root
        self.tokens = tokens
        objects = members.map(ProjectObject.init)
        positions = Dictionary(
            objects.enumerated().map { ($1.identifier, $0) },
            uniquingKeysWith: { _, last in last }
        )
    }

    /// Reads a project file that is only asked about: one in XML is read too, as tools other than Xcode write them.
    ///
    /// - Throws: ``SourceError`` if it is no property list, or no project.
    /// - Complexity: O(*n*).
    package init(toRead file: TextFile) throws(SourceError) {
        guard let xml = try ProjectXML(file) else {
            try self.init(file)
            return
        }
        try self.init(file, root: xml.root, tokens: [])
    }

    /// The pieces of the file joined together: the file.
    ///
    /// - Complexity: O(*n*).
    package var text: [UInt8] { tokens.flatMap { file.utf8[$0.range] } }

    /// The object of an identifier; of several the last one, as in CoreFoundation.
    package subscript(identifier: String) -> ProjectObject? { positions[identifier].map { objects[$0] } }

    /// The version of the format, such as 56 or 77; `nil` if the file does not say.
    package var objectVersion: Int? { root["objectVersion"]?.text.flatMap { Int($0) } }

    /// The object of the project itself.
    package var project: ProjectObject? {
        root["rootObject"]?.text.flatMap { self[$0] } ?? objects.first { $0.isa == "PBXProject" }
    }
}

/// An object of a project: a file, a group, a target.
package struct ProjectObject: Sendable, Hashable {
    let member: ProjectMember

    /// The identifier: as a rule 24 hexadecimal digits.
    package var identifier: String { member.key }

    /// The class, such as `PBXFileReference`.
    package var isa: String { text("isa") ?? "" }

    package subscript(name: String) -> ProjectValue? { member.value[name] }

    /// The text of a member; `nil` if there is none.
    package func text(_ name: String) -> String? { member.value[name]?.text }

    /// The texts of a list, such as the identifiers of `children`.
    package func texts(_ name: String) -> [String] { member.value[name]?.texts ?? [] }
}
