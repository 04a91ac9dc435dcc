package import CodeFacts
package import CodeStrings
internal import SourceCode
internal import SourceText

/// The code of an app as rules see it.
package struct AppCode: Sendable {
    /// What the files show.
    package let facts: CodeFacts
    /// The places where they ask for localized strings.
    package let keys: [CodeKey]
    /// Words in small letters that are names in this app, such as that of the product.
    package let names: Set<String>
    /// Texts of other files that may be keys: documents of Interface Builder, property lists.
    package let mentioned: Set<[UInt8]>
    /// The images of asset catalogs that differ by language, by name.
    package let localizedImages: [String: LocalizedImage]
    /// The names of what asset catalogs hold.
    package let assetNames: Set<String>
    /// The modules of packages by the app's makers that code imports and whose source is not here.
    package let unseenPackages: [String]
    /// Libraries that the app names and whose source is not here.
    package let absentLibraries: [String]
    /// The names of translated tables that the app is built of and that are not here.
    package let absentTables: Set<String>
    /// The tables that code uses through accessors which the build generates, and which are not here.
    package let unseenAccessors: Set<String>
    /// The keys of tables outside of language folders, in UTF-8, by the table's name: the app finds them in all languages.
    package let looseKeys: [String: Set<[UInt8]>]
    /// The names of the targets of Xcode projects.
    package let targetNames: Set<String>
    /// Whether the app has a menu bar, if it runs on a Mac.
    package let hasMenuBar: Bool
    /// The paths of files as people are shown them, by their path from the project's folder.
    private let shownPaths: [String: String]
    /// The paths from the project's folder, by the path as it was opened.
    private let paths: [String: String]

    /// - Parameters:
    ///   - facts: what the files show.
    ///   - keys: the places where they ask for localized strings.
    ///   - names: words in small letters that are names in this app.
    ///   - mentioned: texts of other files that may be keys.
    ///   - localizedImages: the images that differ by language, by name.
    ///   - assetNames: the names of what asset catalogs hold.
    ///   - unseenPackages: modules that code imports, whose source is not here and may ask the app's tables.
    ///   - absentLibraries: libraries that the app names and whose source is not here.
    ///   - absentTables: the names of translated tables that are not here.
    ///   - unseenAccessors: the tables of which the build makes code that is not here.
    ///   - looseKeys: the keys of tables outside of language folders.
    ///   - targetNames: the names of the targets of Xcode projects.
    ///   - hasMenuBar: whether the app has a menu bar, if it runs on a Mac.
    ///   - shownPath: the path of a file as people are shown it, for its path from the project's folder.
    package init(
        _ facts: CodeFacts,
        keys: [CodeKey],
        names: Set<String>,
        mentioned: Set<[UInt8]>,
        localizedImages: [String: LocalizedImage] = [:],
        assetNames: Set<String> = [],
        unseenPackages: [String] = [],
        absentLibraries: [String] = [],
        absentTables: Set<String> = [],
        unseenAccessors: Set<String> = [],
        looseKeys: [String: Set<[UInt8]>] = [:],
        targetNames: Set<String> = [],
        hasMenuBar: Bool = true,
        shownPath: (String) -> String
    ) {
        self.facts = facts
        self.keys = keys
        self.names = names
        self.mentioned = mentioned
        self.localizedImages = localizedImages
        self.assetNames = assetNames
        self.unseenPackages = unseenPackages
        self.absentLibraries = absentLibraries
        self.absentTables = absentTables
        self.unseenAccessors = unseenAccessors
        self.looseKeys = looseKeys
        self.targetNames = targetNames
        self.hasMenuBar = hasMenuBar
        shownPaths = Dictionary(facts.files.map { ($0.path, shownPath($0.path)) }) { first, _ in first }
        paths = Dictionary(facts.files.map { ($0.code.file.path, $0.path) }) { first, _ in first }
    }

    /// The path of a file as people are shown it.
    func shownPath(of file: CodeFacts.File) -> String { shownPaths[file.path] ?? file.path }

    /// The path from the project's folder of the file that asks for a key.
    func path(of key: CodeKey) -> String { paths[key.location.path] ?? key.location.path }

    /// Where code asks for a key, as people are shown it.
    func location(of key: CodeKey) -> SourceLocation {
        let path = path(of: key)
        return SourceLocation(
            path: shownPaths[path] ?? path,
            line: key.location.line,
            column: key.location.column
        )
    }

    /// Whether people who use the app can see what is asked for at a place.
    func isSeen(_ key: CodeKey) -> Bool {
        !key.isPreview && !key.isDebugOnly && CodePurpose(path: path(of: key)) == .app
            && !facts.unseenFiles.contains(path(of: key))
            && !facts.unreached.contains(key.range.lowerBound, in: key.location.path)
    }
}
