internal import CodeStrings
internal import SourceCode
internal import SourceText

/// How one file of Objective-C declares and uses the outlets of some names.
///
/// Its text says so: its tree knows no classes.
struct ObjectiveCViewUses: Sendable {
    /// A place in the code of a class that names an outlet of that class.
    struct Use: Sendable {
        var view: ViewProperty
        /// Where the name begins, in bytes of the file.
        var offset: Int
        /// Whether it only says how the view looks, or hides it.
        var isLook: Bool
    }

    private(set) var uses: [Use] = []
    /// The outlets that interfaces declare.
    private(set) var declared: Set<ViewProperty> = []
    /// What classes inherit from.
    private(set) var parents: [String: String] = [:]
    /// The names that the file has in places which are not seen through.
    private(set) var unclear: Set<String> = []

    /// The class whose block a line is in.
    private struct Block {
        var start: Int
        var type = ""
        var isInterface = false
    }

    /// How far around a name it is looked, in bytes.
    private static let reach = 800

    /// - Parameters:
    ///   - file: a file of Objective-C.
    ///   - names: the names of the outlets.
    /// - Complexity: O(*n*) in the size of the file, with a constant factor for each place that has one of the names.
    init(_ file: TypeIndex.File, of names: Set<String>) {
        let utf8 = CodeComments.blanked(file.code.file.utf8)
        let blocks = Self.blocks(of: utf8, &parents)
        var wanted: [UInt64: String] = [:]
        for name in names { for spelling in Self.spellings(of: name) { wanted[NameHash.of(spelling)] = name } }
        var places: [(offset: Int, name: String)] = []
        NameHash.forEach(in: utf8[...]) { hash, offset, _ in
            if let name = wanted[hash] { places.append((offset, name)) }
        }
        for (offset, name) in places {
            let block = blocks.last { $0.start <= offset } ?? Block(start: 0)
            read(name, at: offset, in: block, utf8)
        }
    }

    /// The names by which Objective-C knows a property: its own, that of its variable, and that of its setter.
    static func spellings(of name: String) -> [String] {
        [name, "_\(name)", "set\(name.prefix(1).uppercased())\(name.dropFirst())"]
    }

    private static func blocks(of utf8: [UInt8], _ parents: inout [String: String]) -> [Block] {
        var blocks: [Block] = []
        for line in utf8.split(separator: 0x0A)
        where line.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "@") {
            let text = String(decoding: line, as: UTF8.self)
            guard let match = text.prefixMatch(of: /\s*@(interface|implementation|protocol|end)\b\s*(\w*)/) else {
                continue
            }
            let isClass = match.output.1 == "interface" || match.output.1 == "implementation"
            let type = isClass ? String(match.output.2) : ""
            blocks.append(Block(start: line.startIndex, type: type, isInterface: match.output.1 == "interface"))
            if let parent = text[match.range.upperBound...].prefixMatch(of: /\s*:\s*(\w+)/) {
                parents[type] = String(parent.output.1)
            }
        }
        return blocks
    }

    private mutating func read(_ name: String, at offset: Int, in block: Block, _ utf8: [UInt8]) {
        let end = utf8[offset...].firstIndex { !NameHash.isPart($0) } ?? utf8.count
        let front = utf8[max(0, offset - Self.reach)..<offset]
        let statement = front.lastIndex { [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) }
        let before = String(decoding: statement.map { front[($0 + 1)...] } ?? front, as: UTF8.self)
        let after = String(decoding: utf8[end...].prefix(Self.reach), as: UTF8.self)
        let isSetter = end - offset > name.utf8.count + 1
        guard !block.type.isEmpty, !isSetter else {
            unclear.insert(name)
            return
        }
        let view = ViewProperty(owner: block.type, name: name)
        if block.isInterface {
            if Self.declares(before, after) { declared.insert(view) } else { unclear.insert(name) }
        } else if before.contains("@synthesize") {
            return
        } else if Self.isOwn(before) {
            uses.append(Use(view: view, offset: offset, isLook: Self.isLook(before, after)))
        } else {
            unclear.insert(name)
        }
    }

    /// Whether a name is that of a variable or property of an interface that holds a view of the system.
    private static func declares(_ before: String, _ after: String) -> Bool {
        after.prefixMatch(of: /\s*;/) != nil
            && before.firstMatch(
                of: /(?:^|\s)(?:UI|NS)\w*(?:Button|Control|Field|Label|TextView|View)\s*\*\s*$/
            ) != nil
    }

    /// Whether the name behind it is one of the object itself: a variable, or a property behind `self`.
    private static func isOwn(_ before: String) -> Bool {
        before.firstMatch(of: /(?:^|[\[=(,!&|?:\s])self\s*\.\s*$/) != nil
            || before.firstMatch(of: /(?:^|[\[=(,!&|?:])\s*$/) != nil
    }

    /// Setters of how a view looks.
    private static let setters: Set<Substring> = [
        "setAlpha", "setAttributedText", "setBackgroundColor", "setEnabled", "setFont", "setFrame", "setNumberOfLines",
        "setPlaceholder", "setStringValue", "setText", "setTextAlignment", "setTextColor", "setTitle", "setTitleColor",
    ]

    /// Whether a use says how the view looks, hides it, or lets it go.
    private static func isLook(_ before: String, _ after: String) -> Bool {
        if after.prefixMatch(of: /\s*=\s*nil\s*;/) != nil { return true }
        if let member = after.prefixMatch(of: /\s*\.\s*(\w+)/) {
            let name = String(member.output.1)
            if name == "hidden" { return after.prefixMatch(of: /\s*\.\s*hidden\s*=\s*(?:YES|TRUE)\s*;/) != nil }
            // A layer may be hidden and shown as well.
            return name != "isHidden" && name != "layer" && ViewUses.looks.contains(name)
        }
        guard before.firstMatch(of: /\[\s*(?:self\s*\.\s*)?$/) != nil else { return false }
        if after.prefixMatch(of: /\s+(?:setHidden:\s*(?:YES|TRUE)|release|removeFromSuperview|sizeToFit)\s*\]/) != nil {
            return true
        }
        return after.prefixMatch(of: /\s+(\w+):/).map { setters.contains($0.output.1) } ?? false
    }
}
