internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The scenes of documents whose controllers have a class that no source declares.
///
/// The system takes its own class in its place, and nothing shows the scene on purpose: it was left behind when its code
/// was removed. A library that is not in the project may declare the class as well.
struct MissingClasses: Sendable {
    private var scenes = SceneObjects()

    /// How the names of classes begin that frameworks of the system declare.
    private static let systemPrefixes = [
        "NS", "UI", "AV", "CN", "EK", "GK", "IK", "MF", "MK", "NC", "PDF", "PK", "QL", "SCN", "SF", "SK", "SL", "WK",
    ]

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        var declared = Set(types.files.flatMap(\.types).map { TypeIndex.name(of: $0) })
        for file in types.files { declared.formUnion(Self.namesAfterSigns(file.code.file.utf8)) }
        for (name, scope, document) in loaded.controllers
        where !declared.contains(name) && !Self.systemPrefixes.contains(where: name.hasPrefix) {
            scenes.add(scope, of: document)
        }
    }

    /// Whether the class of the controller that shows a screen is declared nowhere.
    func lacksClass(of screen: Screen, in document: String) -> Bool { scenes.hold(screen, in: document) }

    /// The classes of Objective-C that a source declares, and the names that one of Swift has there: what follows
    /// `@interface`, `@implementation` and `@objc(`.
    static func namesAfterSigns(_ bytes: [UInt8]) -> Set<String> {
        let words = ["interface ", "implementation ", "objc("].map { Array($0.utf8) }
        var names: Set<String> = []
        var rest = bytes[...]
        while let sign = rest.firstIndex(of: UInt8(ascii: "@")) {
            rest = rest[(sign + 1)...]
            guard let word = words.first(where: { rest.starts(with: $0) }) else { continue }
            let name = rest.dropFirst(word.count).drop { $0 == UInt8(ascii: " ") }.prefix { $0.isIdentifier }
            names.insert(String(decoding: name, as: UTF8.self))
        }
        return names
    }
}

extension UInt8 {
    /// Whether it is a letter, a digit or an underscore of ASCII.
    fileprivate var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
