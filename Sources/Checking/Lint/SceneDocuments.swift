internal import CodeFacts
internal import SourceCode
internal import SourceText

/// The scenes of a storyboard as code meets them: each is made by itself, and names what it makes.
///
/// A scene is made with the storyboard if that begins with it, by its identifier, by the class of its controller, or by a
/// scene that leads to it.
enum SceneDocuments {
    /// The scenes.
    ///
    /// - Parameters:
    ///   - markup: the storyboard.
    ///   - whole: the storyboard as code meets it.
    ///   - left: the bytes of what nobody sees.
    /// - Returns: none for a document without scenes, or one that does not say how any is made; otherwise what is around the
    ///   scenes as well.
    /// - Complexity: O(*n* · *r*) in the size of the document and the number of ranges.
    static func all(of markup: MarkupFile, _ whole: CodeDocument, leavingOut left: [Range<Int>]) -> [CodeDocument] {
        let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
        let scenes = elements.filter { $0.isNamed("scene") }
        let initial = Set(elements.compactMap { $0["initialViewController"] })
        guard !scenes.isEmpty, !initial.isEmpty || elements.contains(where: { $0["storyboardIdentifier"] != nil })
        else { return [] }
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
                    texts.insert(Array(name(of: target).utf8))
                }
                if next.parent?.isNamed("objects") == true, next.parent?.parent?.isNamed("scene") == true {
                    if let id = next["id"] {
                        names.insert(name(of: id))
                        if initial.contains(id) { isMadeWithAll = true }
                    }
                    if let type = next["customClass"] { names.insert(type) }
                    if let identifier = next["storyboardIdentifier"] {
                        names.formUnion(spellings(of: identifier))
                        // What code does not write as one name it may put together.
                        if !identifier.utf8.allSatisfy(NameHash.isPart) { isMadeWithAll = true }
                    }
                }
                waiting += next.children
            }
            return CodeDocument(partNamed: isMadeWithAll ? [] : names, of: whole, texts: texts)
        }
        return [CodeDocument(partNamed: [], of: whole, texts: around)] + parts
    }

    /// What stands for an object in the texts of a scene that leads to it.
    private static func name(of object: String) -> String {
        "object_" + String(object.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// An identifier as code writes it: whole, without a number behind it, and as a constant that is generated.
    private static func spellings(of identifier: String) -> [String] {
        let plain = String(identifier.reversed().drop(while: \.isNumber).reversed())
        return [identifier, plain, identifier.prefix(1).lowercased() + identifier.dropFirst()].filter { !$0.isEmpty }
    }
}
