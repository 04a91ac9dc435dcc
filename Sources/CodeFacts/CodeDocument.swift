internal import SourceCode
internal import CodeStrings

/// A document of Interface Builder, for the question of which classes of code are made.
package struct CodeDocument: Sendable {
    /// The names by which code loads the document; none for one that is loaded without any code.
    let names: Set<String>
    /// What it names in turn: classes, outlets, actions, other documents; in UTF-8.
    package let texts: Set<[UInt8]>
    /// The properties that it gives a value as it makes an object of a class, for each object, by the name of the class.
    let settings: [String: [Set<String>]]
    /// The outlets that it connects.
    let outlets: [Outlet]

    /// Whether it was found and not read, so that it may name and connect anything.
    package private(set) var isUnread = false

    /// A document that was not read.
    package static var unread: CodeDocument {
        var document = CodeDocument(path: "", texts: [], classes: [])
        document.isUnread = true
        return document
    }

    /// An outlet that a document connects to a view.
    package struct Outlet: Sendable, Hashable {
        /// The class of the object that has it.
        var owner: String
        var property: String
        /// Whether the document hides the view, whatever device it is loaded on, and connects it to nothing else.
        var isHidden: Bool

        package init(owner: String, property: String, isHidden: Bool) {
            self.owner = owner
            self.property = property
            self.isHidden = isHidden
        }
    }

    /// The document with what it names outside of its parts.
    ///
    /// - Parameter texts: the values of attributes there, in UTF-8.
    /// - Returns: the document, loaded and connected as it was.
    package func holding(_ texts: Set<[UInt8]>) -> CodeDocument {
        CodeDocument(texts: texts, names: names, settings: settings, outlets: outlets)
    }

    /// A part of the document that is made apart from the others, as a scene of a storyboard is.
    ///
    /// - Parameters:
    ///   - makers: what its makers name; none for one that is made with the document, whatever that is called.
    ///   - texts: the values of attributes in the part, in UTF-8.
    /// - Returns: a document of its own, which connects nothing.
    package func part(named makers: Set<String>, texts: Set<[UInt8]>) -> CodeDocument {
        CodeDocument(texts: texts, names: makers.isEmpty ? names : makers, settings: [:], outlets: [])
    }

    private init(
        texts: Set<[UInt8]>,
        names: Set<String>,
        settings: [String: [Set<String>]],
        outlets: [Outlet]
    ) {
        (self.texts, self.names, self.settings, self.outlets) = (texts, names, settings, outlets)
    }

    /// The beginnings of the names of documents that build settings or the system load.
    private static let entries = ["Main", "Launch", "Interface"]

    /// A document that code loads by its name, or by that of a class that it makes.
    ///
    /// - Parameters:
    ///   - path: where it is; a device (`Page~ipad.xib`) is no part of the name.
    ///   - texts: the values of its attributes, in UTF-8.
    ///   - classes: the classes of its owner and of what stands outermost in it.
    ///   - settings: the properties that it gives a value, for each object, by the name of the class.
    ///   - outlets: the outlets that it connects.
    /// - Complexity: O(*n*) in the number of classes.
    package init(
        path: String,
        texts: Set<[UInt8]>,
        classes: Set<String>,
        settings: [String: [Set<String>]] = [:],
        outlets: [Outlet] = []
    ) {
        self.texts = texts
        self.outlets = outlets
        self.settings = settings
        let file = path.split(separator: "/").last ?? ""
        let name = String(file.prefix { $0 != "." && $0 != "~" })
        let isName = !name.isEmpty && name.utf8.allSatisfy(NameHash.isPart)
        guard isName, !Self.entries.contains(where: name.hasPrefix) else {
            names = []
            return
        }
        var names = classes.union([name])
        // `R.nib.photoCell`, `case photoCell`.
        names.insert(name.prefix(1).lowercased() + name.dropFirst())
        // A controller finds the document of its view by its own name.
        if name.hasSuffix("View") { names.formUnion([name + "Controller", name.dropLast(4) + "Controller"]) }
        self.names = names
    }
}
