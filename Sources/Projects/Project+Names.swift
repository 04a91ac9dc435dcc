internal import SourceText

extension Project {
    /// The settings and properties that name an app or a part of it for people.
    ///
    /// Source: Apple's references of Info.plist keys and of build settings.
    private static let nameKeys = [
        "INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName", "CFBundleDisplayName", "CFBundleName",
        "PRODUCT_NAME",
    ]

    /// Reads the names that people see of the app, its parts and its makers, as they are written in property lists, Xcode
    /// projects and descriptions of these; those that a build puts together are left out.
    ///
    /// An extension may be called by words of the language, "Share": of the names in projects, which do not tell whose they are,
    /// those count that have the name of the project in them.
    ///
    /// - Returns: the names in small letters.
    /// - Complexity: O(*n*) in the size of these files.
    func readDisplayNames() -> Set<String> {
        let descriptions = ["project.yml", "project.yaml"]
        let texts = (xcodeProjects + descriptions).compactMap { Self.text(at: root + "/" + $0) }
        let projects = productNames.map { $0.filter(\.isLetter) }.filter { $0.count > 3 }
        let ofProjects = texts.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }.filter { name in
            let letters = name.filter(\.isLetter)
            return projects.contains { letters.contains($0) }
        }
        let ofApps = infoLists.filter { !$0.contains("<key>NSExtension</key>") }
        return ofApps.reduce(into: ofProjects) { names, list in
            names.formUnion(Self.names(in: list))
            names.formUnion(Self.makers(in: list))
        }
    }

    /// Who has the rights of an app, as its note about them says.
    private static func makers(in text: String) -> Set<String> {
        guard let key = text.firstRange(of: "<key>NSHumanReadableCopyright</key>") else { return [] }
        return Set(CopyrightNotice.holders(in: String(text[key.upperBound...].prefix { $0 != "/" })))
    }

    /// The names in one file.
    private static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        var isNamed = false
        for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = Substring(line).drop { $0 == " " || $0 == "\t" }
            if isNamed { names.formUnion(name(line, from: "<string>", to: "</string>")) }
            isNamed = false
            for key in nameKeys {
                if line.hasPrefix("<key>"), line == "<key>\(key)</key>" {
                    isNamed = true
                } else if line.hasPrefix(key + " = ") {
                    names.formUnion(name(line, from: key + " = ", to: ";"))
                } else if line.hasPrefix(key + ": ") {
                    names.formUnion(name(line, from: key + ": ", to: ""))
                }
            }
        }
        return names
    }

    /// What stands between two signs of a line; none where a build fills it in, or a sign of the format is escaped.
    private static func name(_ line: Substring, from start: String, to end: String) -> Set<String> {
        guard line.hasPrefix(start), line.hasSuffix(end) else { return [] }
        var name = line.dropFirst(start.count).dropLast(end.count)
        if let sign = name.first, name.count > 1, sign == "\"" || sign == "'", name.last == sign {
            name = name.dropFirst().dropLast()
        }
        let isPlain = !name.isEmpty && !name.contains { "$&\\#<".contains($0) }
        return isPlain ? [name.lowercased()] : []
    }
}
