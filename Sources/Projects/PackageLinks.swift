internal import XcodeProjects

/// The remote Swift packages that an Xcode project links.
struct PackageLinks {
    /// The products of packages that the makers of the app may have written for it, whose code is not here, but may ask the
    /// app's tables.
    ///
    /// A package is one of theirs where a word of its address is one of the app's bundle identifiers or the name of the
    /// Xcode project: `github.com/XcodesOrg/XcodesKit` and `com.xcodesorg.xcodesapp`.
    let own: Set<String>

    /// - Parameters:
    ///   - file: the project.
    ///   - name: that of the Xcode project, without its extension.
    /// - Complexity: O(*n*) in the number of objects.
    init(_ file: ProjectFile, named name: String) {
        let references = file.objects.filter { $0.isa == "XCRemoteSwiftPackageReference" }
        guard !references.isEmpty else {
            own = []
            return
        }
        let names = file.objects.compactMap { $0["buildSettings"]?["PRODUCT_BUNDLE_IDENTIFIER"]?.text }
            .reduce(into: Self.words(of: name)) { $0.formUnion(Self.words(of: $1)) }
        let packages = Set(
            references.filter { !names.isDisjoint(with: Self.words(of: $0.text("repositoryURL") ?? "")) }
                .map(\.identifier)
        )
        own = Set(
            file.objects.filter { object in
                object.isa == "XCSwiftPackageProductDependency"
                    && object.text("package").map(packages.contains) ?? false
            }.compactMap { $0.text("productName") }
        )
    }

    /// Words that addresses of packages and names of apps share by chance.
    private static let commonWords: Set<String> = [
        "https", "main", "github", "gitlab", "bitbucket", "swift", "apple", "mobile", "core", "client", "tests",
        "phone",
        "extension", "helper", "widget", "public", "intents", "development", "debug", "product", "name", "bundle",
        "identifier", "library", "package", "packages",
    ]

    /// The words of an address or identifier that may tell whose it is, in small letters: those of four letters and more.
    private static func words(of name: String) -> Set<String> {
        Set(
            name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
                .filter { $0.count > 3 && !commonWords.contains($0) }
        )
    }
}
