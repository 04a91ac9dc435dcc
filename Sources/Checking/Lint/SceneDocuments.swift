internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The scenes of a storyboard as code meets them: each is made by itself, and names what it makes.
///
/// A scene is made with the storyboard if that begins with it, by its identifier, by the class of its controller, or by a
/// scene that leads to it. Where code puts identifiers together, all scenes that have one are made with the storyboard.
struct SceneDocuments: Sendable {
    private let areIdentifiersBuilt: Bool

    private static let label = ByteSearch("ithIdentifier:")
    /// What code puts texts together with.
    private static let building = ["\\(", "\" +", "+ \"", "stringWithFormat:", "stringByAppending"].map {
        Array($0.utf8)
    }
    /// How far behind the label an identifier goes on at most, in UTF-8 bytes.
    private static let maximumLength = 80

    /// - Parameter types: the sources; `nil` where they were not read.
    /// - Complexity: O(*n*) in the size of the sources.
    init(_ types: TypeIndex?) {
        areIdentifiersBuilt = types?.files.contains { Self.buildsIdentifier($0.code.file.utf8) } ?? true
    }

    /// Whether code asks for a scene by an identifier that it puts together.
    private static func buildsIdentifier(_ utf8: [UInt8]) -> Bool {
        var start = 0
        while let place = label.first(in: utf8, from: start) {
            start = place + 1
            guard utf8[..<place].suffix(24).firstRange(of: Array("ViewController".utf8)) != nil else { continue }
            let line = utf8[place...].prefix(maximumLength).prefix { $0 != 0x0A }
            if building.contains(where: { line.firstRange(of: $0) != nil }) { return true }
        }
        return false
    }

    /// The scenes.
    ///
    /// - Parameters:
    ///   - markup: the storyboard.
    ///   - whole: the storyboard as code meets it.
    ///   - left: the bytes of what nobody sees.
    /// - Returns: the whole for a document without scenes, or one that does not say how any is made; otherwise what is around
    ///   the scenes, and these.
    /// - Complexity: O(*n* · *r*) in the size of the document and the number of ranges.
    func all(of markup: MarkupFile, _ whole: CodeDocument, leavingOut left: [Range<Int>]) -> [CodeDocument] {
        let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
        let scenes = elements.filter { $0.isNamed("scene") }
        let initial = Set(elements.compactMap { $0["initialViewController"] })
        guard !scenes.isEmpty, !initial.isEmpty || elements.contains(where: { $0["storyboardIdentifier"] != nil })
        else { return [whole] }
        let utf8 = markup.file.utf8
        var around: Set<[UInt8]> = []
        QuotedTexts.read(utf8[...], leavingOut: left + scenes.map(\.range), into: &around)
        let parts = scenes.filter { scene in !left.contains { $0.contains(scene.offset) } }.map { scene in
            var texts: Set<[UInt8]> = []
            QuotedTexts.read(utf8[scene.range], leavingOut: left, into: &texts)
            var names: Set<String> = []
            var isMadeWithAll = false
            var waiting = [scene]
            while let next = waiting.popLast() {
                if left.contains(where: { $0.contains(next.offset) }) { continue }
                if let target = next["destination"], next.isNamed("segue") {
                    texts.insert(Array(Self.name(of: target).utf8))
                }
                // The first responder stands beside the controller, and is any object.
                if next.parent?.isNamed("objects") == true, next.parent?.parent?.isNamed("scene") == true,
                    next["placeholderIdentifier"] == nil
                {
                    if let id = next["id"] {
                        names.insert(Self.name(of: id))
                        if initial.contains(id) { isMadeWithAll = true }
                    }
                    if let type = next["customClass"] { names.insert(type) }
                    if let identifier = next["storyboardIdentifier"] {
                        names.formUnion(Self.spellings(of: identifier))
                        // What code does not write as one name it may put together.
                        if areIdentifiersBuilt || !identifier.utf8.allSatisfy(NameHash.isPart) { isMadeWithAll = true }
                    }
                }
                waiting += next.children
            }
            return whole.part(named: isMadeWithAll ? [] : names, texts: texts)
        }
        return [whole.holding(around)] + parts
    }

    /// What stands for an object in the texts of a scene that leads to it.
    private static func name(of object: String) -> String {
        "object_" + String(object.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// An identifier as code writes it: whole, without a number behind it, and as a constant that is generated.
    private static func spellings(of identifier: String) -> [String] {
        [identifier, identifier.withoutNumber, identifier.prefix(1).lowercased() + identifier.dropFirst()].filter {
            !$0.isEmpty
        }
    }
}
