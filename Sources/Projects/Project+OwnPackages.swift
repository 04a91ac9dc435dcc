internal import SourceText

extension Project {
    /// The products of remote Swift packages that the makers of the app may have written for it.
    ///
    /// A package is one of theirs where a word of its address is one of the app's bundle identifiers or the name of the
    /// Xcode project: `github.com/XcodesOrg/XcodesKit` and `com.xcodesorg.xcodesapp`. Its code is not here, but may ask
    /// the app's tables.
    ///
    /// - Returns: the names of products, sorted.
    /// - Complexity: O(*n*) in the size of the Xcode projects.
    package func ownPackageProducts() -> [String] {
        var products: Set<String> = []
        for path in xcodeProjects {
            let bytes: [UInt8]
            do throws(SourceError) {
                bytes = try FileAccess.read(root + "/" + path)
            } catch {
                // Of a project that cannot be read nothing is known.
                continue
            }
            let name = path.split(separator: "/").dropLast().last?.split(separator: ".").first.map(String.init) ?? ""
            products.formUnion(PackageLinks(String(decoding: bytes, as: UTF8.self), projectName: name).own)
        }
        return products.sorted()
    }
}

/// The remote packages that an Xcode project links.
struct PackageLinks {
    /// The products of packages whose address shares a word with the app's names.
    let own: Set<String>

    /// - Parameters:
    ///   - text: a `project.pbxproj`.
    ///   - projectName: the name of the Xcode project.
    /// - Complexity: O(*n*).
    init(_ text: String, projectName: String) {
        // 1A /* XCRemoteSwiftPackageReference "Kit" */ = { isa = …; repositoryURL = "https://…"; … };
        let reference =
            /([0-9A-Za-z]+)(?: \/\*[^*]*\*\/)? = \{\s*isa = XCRemoteSwiftPackageReference;\s*repositoryURL = "?([^";]+)"?;/
        let product =
            /isa = XCSwiftPackageProductDependency;\s*package = ([0-9A-Za-z]+)[^;]*;\s*productName = "?([^";]+)"?;/
        let identifier = /PRODUCT_BUNDLE_IDENTIFIER = "?([^";]+)"?;/
        guard text.contains("XCRemoteSwiftPackageReference") else {
            own = []
            return
        }
        let names = text.matches(of: identifier).reduce(into: Self.words(of: projectName)) { words, match in
            words.formUnion(Self.words(of: String(match.output.1)))
        }
        let packages = Set(
            text.matches(of: reference).filter { !names.isDisjoint(with: Self.words(of: String($0.output.2))) }
                .map { String($0.output.1) }
        )
        own = Set(
            text.matches(of: product).filter { packages.contains(String($0.output.1)) }.map { String($0.output.2) }
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
