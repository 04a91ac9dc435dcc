internal import CodeFacts
internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The scenes of documents whose controllers have a class that no source declares, or one that only developers see.
///
/// The system takes its own class in the place of one that is declared nowhere, and nothing shows the scene on purpose: it was
/// left behind when its code was removed. A library that is not in the project may declare the class as well.
struct MissingClasses: Sendable {
    private var scenes = SceneObjects()
    private var ofDevelopers = SceneObjects()

    /// How the names of classes begin that frameworks of the system declare.
    private static let systemPrefixes = [
        "NS", "UI", "AV", "CN", "EK", "GK", "IK", "MF", "MK", "NC", "PDF", "PK", "QL", "SCN", "SF", "SK", "SL", "WK",
    ]

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        var declared = Set(types.files.flatMap(\.types).map { TypeIndex.name(of: $0) })
        for file in types.files { declared.formUnion(Self.namesAfterSigns(file.code.file.utf8)) }
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            for index in 0..<markup.count {
                guard let element = markup.element(at: index), let name = element["customClass"],
                    element.parent?.isNamed("objects") == true, element.isController || element.isOwner
                else { continue }
                let scope = element.isController ? element : element.parent ?? element
                if CodeSituation.isForDevelopers(name) { ofDevelopers.add(scope, of: markup.file.path) }
                guard !declared.contains(name), !Self.systemPrefixes.contains(where: name.hasPrefix) else { continue }
                scenes.add(scope, of: markup.file.path)
            }
        }
    }

    /// Whether the class of the controller that shows a screen is declared nowhere.
    func lacksClass(of screen: Screen, in document: String) -> Bool { scenes.hold(screen, in: document) }

    /// Whether the class of the controller that shows a screen is named for developers: `DebugViewController`.
    func isForDevelopers(_ screen: Screen, in document: String) -> Bool { ofDevelopers.hold(screen, in: document) }

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

extension MarkupElement {
    /// Whether it is a controller of any kind: of views, tables, tabs, pages.
    fileprivate var isController: Bool { name.hasSuffix("Controller") }

    /// Whether it stands for the owner of a xib.
    fileprivate var isOwner: Bool {
        self["placeholderIdentifier"] == "IBFilesOwner" || isNamed("customObject") && self["id"] == "-2"
    }
}
