internal import Interfaces
internal import Projects
package import SourceText
package import StringTables

/// Compares the texts of storyboards and xibs with their tables.
package enum InterfacePlanner {
    /// What the table of a document needs; `nil` if the document has no texts of the source language.
    static func update(of table: SourceTable, in loaded: LoadedProject) throws(SourceError) -> TableUpdate? {
        let project = loaded.project
        let documents = project.interfaces.filter { interface in
            FilePath.tableName(of: interface.path) == table.name && project.path(of: interface.parent) == table.folder
                && (interface.language == nil || interface.language?.isBase == true
                    || interface.language?.tag == loaded.source)
        }
        guard !documents.isEmpty else { return nil }
        var keys: [ExtractedKey] = []
        for document in documents {
            if let interface = try loaded.interface(at: document.path)?.get() {
                keys += try texts(of: interface.markup)
            }
        }
        var update = TableUpdate(path: table.path)
        let known = Set(table.keys)
        var seen = known
        update.added = keys.filter { seen.insert($0.key).inserted }
        guard let catalog = table.catalog else { return update }
        let all = Set(keys.map(\.key))
        for key in catalog.keys {
            let isUsed = all.contains(key.key)
            if key.extractionState == "stale", isUsed { update.found.append(key.key) }
            if key.extractionState == "extracted_with_value", !isUsed { update.vanished.append(key.key) }
        }
        return update
    }

    /// The texts of a document as the keys of its table, by key, with the comments that Xcode writes.
    ///
    /// - Throws: ``SourceError`` if it is no document of Interface Builder that is read.
    /// - Complexity: O(*n* log *n*) in the number of elements.
    package static func texts(of file: MarkupFile) throws(SourceError) -> [ExtractedKey] {
        let document = try InterfaceDocument(file)
        var names: [String: String] = [:]
        for index in 0..<file.count {
            guard let element = file.element(at: index), let id = element["id"] else { continue }
            names[id] = names[id] ?? element.name
        }
        return document.texts.filter { text in
            isExported(text, element: names[text.objectID] ?? "")
        }.map { text in
            let type = InterfaceClass.name(ofElement: names[text.objectID] ?? "", isMac: document.target == .macOS)
            // The tool tips of toolbar items have a name of their own in the tables that Xcode writes.
            let isToolbarTip = names[text.objectID] == "toolbarItem" && text.property == "ibShadowedToolTip"
            let property = isToolbarTip ? "toolTip" : text.property
            var comment = "Class = \"\(type)\"; \(property) = \(quoted(text.value)); "
            comment += "ObjectID = \"\(text.objectID)\";"
            if let note = text.comment, !note.isEmpty { comment += " Note = \(quoted(note));" }
            return ExtractedKey(key: "\(text.objectID).\(property)", comment: comment, value: text.value)
        }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }

    /// Whether Xcode exports a text: it leaves out what is shown only until code or a menu puts something else there.
    private static func isExported(_ text: InterfaceText, element: String) -> Bool {
        guard !text.value.isEmpty, text.property != "textStorage" else { return false }
        if text.property == "title" {
            if element == "box", text.value == "Box" { return false }
            return element != "popUpButtonCell" && text.value != "Text Cell" && text.value != "Table View Cell"
        }
        return true
    }

    private static func quoted(_ text: String) -> String {
        let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
        return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}

/// The classes that Interface Builder's elements stand for.
enum InterfaceClass {
    private static let special = [
        "customView": "NSView", "wkWebView": "WKWebView", "webView": "WebView", "mapView": "MKMapView",
        "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
        "pagecontroller": "NSPageController", "windowController": "NSWindowController",
        "textField": "NSTextField", "secureTextField": "NSSecureTextField",
    ]

    /// The name of the class of an element.
    static func name(ofElement element: String, isMac: Bool) -> String {
        if isMac || element.contains("ebView") || element.hasPrefix("glk") || element.hasPrefix("av"),
            let name = special[element]
        {
            return name
        }
        guard let first = element.first else { return "NSObject" }
        return (isMac ? "NS" : "UI") + first.uppercased() + element.dropFirst()
    }
}
