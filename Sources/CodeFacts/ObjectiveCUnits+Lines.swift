internal import SourceCode

/// What single lines say.
extension ObjectiveCUnits {
    /// Whether a name is the type of a variable or a cast, `LoginController *`, which makes none.
    ///
    /// Objects other than views and controllers may be made by the types of properties, as from data.
    static func isType(_ start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        let name = bytes[start...].prefix(while: NameHash.isPart)
        guard bytes[name.endIndex...].first(where: { $0 != 0x20 }) == UInt8(ascii: "*") else { return false }
        let isProperty = bytes.starts(with: "@property".utf8)
        let before = bytes[..<start].last { $0 != 0x20 }
        let isElement = before == UInt8(ascii: "<") || before == UInt8(ascii: ",")
        // What a property or a function gives may be a factor as well: `margin * 2`.
        if !isProperty, !isElement, let first = name.first, (0x41...0x5A).contains(first) { return true }
        // `MenuView_X` and `MenuView2` are views as well.
        let digits = name.reversed().prefix { (0x30...0x39).contains($0) }.count
        let stem = name.suffix(4).firstIndex(of: UInt8(ascii: "_")).map { name[..<$0] } ?? name.dropLast(digits)
        return viewEndings.contains { stem.suffix($0.count).elementsEqual($0) }
    }

    /// Whether a name makes nothing where it stands: where it is only asked whether an object is one of a class,
    /// `[page isKindOfClass:[LoginController class]]`, and in the identifier of a scene, whose storyboard names the class.
    static func isAskedFor(_ start: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        questions.contains { bytes[..<start].suffix($0.count).elementsEqual($0) }
    }

    private static let questions = [
        "isKindOfClass:[", "isMemberOfClass:[", "instantiateViewControllerWithIdentifier:@\"",
        "instantiateViewControllerWithIdentifier: @\"",
    ].map { Array($0.utf8) }

    /// The name of a property that a line declares, and what stands in front of it: `@property (nonatomic) UIView *footer;`.
    ///
    /// - Returns: `nil` for a block, and for several at once.
    static func property(_ line: ArraySlice<UInt8>) -> (name: Substring, rest: ArraySlice<UInt8>)? {
        guard line.starts(with: "@property".utf8), !line.contains(UInt8(ascii: "^")),
            let end = line.firstIndex(of: UInt8(ascii: ";")),
            let last = line[..<end].lastIndex(where: NameHash.isPart)
        else { return nil }
        let start = line[...last].lastIndex { !NameHash.isPart($0) }.map { $0 + 1 } ?? line.startIndex
        let name = line[start...last]
        let text = Substring(String(decoding: name, as: UTF8.self))
        return (text, line[..<name.startIndex])
    }

    private static let viewEndings = ["Controller", "View", "Cell"].map { Array($0.utf8) }

    /// The first part of the selector of a method that begins on a line, `- (void)show:(NSString *)text`.
    static func beginning(
        of line: ArraySlice<UInt8>
    ) -> (name: Substring, isOfClass: Bool, isAction: Bool, isMarked: Bool)? {
        guard let sign = line.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return nil }
        let rest = line.dropFirst().drop { $0 == 0x20 }
        guard rest.first == UInt8(ascii: "("), let end = rest.closing("(", ")") else { return nil }
        let name = rest[(end + 1)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        // What a document calls says so by its type, or by its argument.
        let text = String(decoding: rest, as: UTF8.self)
        guard !name.isEmpty else { return nil }
        let isMarked = text.contains("IBAction")
        let isAction = isMarked || text.contains("ender")
        return (Substring(String(decoding: name, as: UTF8.self)), sign == UInt8(ascii: "+"), isAction, isMarked)
    }

    /// Whether a line at the left margin may be the beginning of a function that anyone calls.
    static func mayBeginFunction(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, NameHash.isPart(first), line.contains(UInt8(ascii: "(")) else { return false }
        return !line.starts(with: "static".utf8) && line.last { $0 > 0x20 } != UInt8(ascii: ";")
    }
}
