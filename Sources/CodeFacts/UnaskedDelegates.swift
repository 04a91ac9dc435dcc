internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Methods by which controllers and alerts of the system report to a delegate, in an app that makes none of them: nothing calls
/// `alertView:clickedButtonAtIndex:` where all alerts are controllers.
///
/// Source: the protocols of UIKit, MessageUI, ContactsUI and MediaPlayer.
struct UnaskedDelegates: Sendable {
    /// The class that calls the methods of a delegate, by the first part of their selectors.
    private static let callers: [Substring: String] = [
        "alertView": "UIAlertView", "alertViewCancel": "UIAlertView", "actionSheet": "UIActionSheet",
        "actionSheetCancel": "UIActionSheet", "contactPicker": "CNContactPickerViewController",
        "contextMenuInteraction": "UIContextMenuInteraction",
        "documentMenu": "UIDocumentMenuViewController", "documentPicker": "UIDocumentPickerViewController",
        "imagePickerController": "UIImagePickerController", "mailComposeController": "MFMailComposeViewController",
        "mediaPicker": "MPMediaPickerController", "messageComposeViewController": "MFMessageComposeViewController",
        "peoplePickerNavigationController": "ABPeoplePickerNavigationController",
        "safariViewController": "SFSafariViewController",
    ]

    /// What the names of the classes end with, behind the letters of their framework: a library may have one of its own.
    private static let endings = Set(callers.values.map { $0.dropFirst(2) }).map { ($0, Array($0.utf8)) }

    /// The ends of names of classes of which the app makes objects.
    private let made: Set<Substring>

    /// - Parameter index: the files, and what they declare.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ index: TypeIndex) {
        made = CodeThreads.map(index.files) { file in Self.made(in: file.code.file.utf8) }
            .reduce(into: []) { $0.formUnion($1) }
    }

    private static func made(in utf8: [UInt8]) -> Set<Substring> {
        var found: Set<Substring> = []
        NameHash.forEach(in: utf8[...]) { _, offset, _ in
            guard (0x41...0x5A).contains(utf8[offset]) else { return }
            let name = utf8[offset...].prefix(while: NameHash.isPart)
            for (ending, bytes) in endings where !found.contains(ending) && name.hasSuffix(bytes) {
                if mayMake(name.indices, in: utf8) { found.insert(ending) }
            }
        }
        return found
    }

    /// Whether code around the name of a class may make an object: it is no type of a parameter or a variable.
    private static func mayMake(_ name: Range<Int>, in utf8: [UInt8]) -> Bool {
        let start = utf8[..<name.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = utf8[start..<name.lowerBound]
        // What is only declared or imported: `@class UIAlertView`.
        if line.starts(with: "@class".utf8) || line.starts(with: "#import".utf8) { return false }
        let next = utf8[name.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
        // A class that inherits from it may be made by its own name: `class Sheet: UIActionSheet, Themed`.
        return next.map { !"*,)!?;".utf8.contains($0) } == true || line.firstRange(of: Array("class ".utf8)) != nil
    }

    /// The methods of a file that nothing calls.
    ///
    /// - Parameter file: the file.
    /// - Returns: their bytes, in the order of the file.
    /// - Complexity: O(*n*) in its size.
    func methods(in file: TypeIndex.File) -> [Range<Int>] {
        file.path.hasSuffix(".swift") ? swift(file) : objectiveC(file.code.file.utf8)
    }

    private func swift(_ file: TypeIndex.File) -> [Range<Int>] {
        file.declarations.compactMap { declaration in
            let node = declaration.node
            guard node.kind == .function, declaration.owner != nil, let body = node.child(.body) else { return nil }
            let head = node.file.utf8[node.range.lowerBound..<body.range.lowerBound]
            return isUnasked(Substring(node.name), head) ? node.range : nil
        }
    }

    private func objectiveC(_ utf8: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < utf8.count {
            let line = utf8[start...].prefix { $0 != 0x0A }
            if let name = ObjectiveCUnits.beginning(of: line)?.name, Self.callers[name] != nil,
                let brace = utf8[start...].firstIndex(where: { "{;".utf8.contains($0) }), utf8[brace] != 0x3B,
                isUnasked(name, utf8[start..<brace]), let end = utf8[brace...].closing("{", "}")
            {
                found.append(start..<(end + 1))
                start = end
            } else {
                start = line.endIndex
            }
            start += 1
        }
        return found
    }

    /// Whether only a class of which the app makes no object calls a method.
    private func isUnasked(_ name: Substring, _ head: ArraySlice<UInt8>) -> Bool {
        guard let caller = Self.callers[name], !made.contains(caller.dropFirst(2)) else { return false }
        var isTaken = false
        let wanted = NameHash.of(caller)
        NameHash.forEach(in: head) { name, _, _ in if name == wanted { isTaken = true } }
        return isTaken
    }
}
