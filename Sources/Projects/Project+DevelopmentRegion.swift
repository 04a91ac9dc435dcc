internal import SourceText
internal import StringTables

extension Project {
    /// The development region of the first Xcode project in the project's folder, else in the nearest folder below, else
    /// the one that a tool would write into the project which it makes.
    func developmentRegion() -> String? {
        func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
        let bytes: [UInt8]
        do throws(SourceError) {
            // Where single files were given, no folder was searched.
            let beside = xcodeProjects.isEmpty ? try FileAccess.names(in: root) : []
            let name = beside.first { $0.hasSuffix(".xcodeproj") }.map { $0 + "/project.pbxproj" }
            guard let path = name ?? xcodeProjects.min(by: { depth($0) < depth($1) }) else { return describedRegion() }
            bytes = try FileAccess.read(root + "/" + path)
        } catch {
            // Without a readable project file the language folders tell the source language.
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let mark = text.firstRange(of: "developmentRegion = ") else { return nil }
        let value = text[mark.upperBound...].prefix { $0 != ";" && $0 != "\n" }
        return LanguageFolder(name: value.filter { $0 != "\"" }).tag
    }

    /// The descriptions that tools make Xcode projects and packages of, and how these name the development region.
    ///
    /// Source: `options.developmentLanguage` of XcodeGen and `developmentRegion` of Tuist, both `en` where they are
    /// not given; `defaultLocalization` of Swift packages.
    private static let descriptions: [(names: [String], region: String, fallback: String?)] = [
        (["project.yml", "project.yaml"], "developmentLanguage:", "en"),
        (["Project.swift"], "developmentRegion:", "en"), (["Package.swift"], "defaultLocalization:", nil),
    ]

    /// What the description of a project in the project's folder says; `nil` where there is none.
    private func describedRegion() -> String? {
        do throws(SourceError) {
            let beside = try FileAccess.names(in: root)
            for description in Self.descriptions {
                guard let name = description.names.first(where: beside.contains) else { continue }
                let text = String(decoding: try FileAccess.read(root + "/" + name), as: UTF8.self)
                let lines = text.split(whereSeparator: \.isNewline).filter { line in
                    !line.drop(while: \.isWhitespace).hasPrefix("#")
                        && !line.drop(while: \.isWhitespace).hasPrefix("//")
                }
                let written = lines.lazy.compactMap { line -> Substring? in
                    guard let mark = line.firstRange(of: description.region) else { return nil }
                    return line[mark.upperBound...].drop { " \t\"'".contains($0) }.prefix {
                        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
                    }
                }.first { !$0.isEmpty }
                guard let region = written.map(String.init) ?? description.fallback else { continue }
                return LanguageFolder(name: region).tag
            }
            return nil
        } catch {
            // Without a readable description the language folders tell the source language.
            return nil
        }
    }
}
