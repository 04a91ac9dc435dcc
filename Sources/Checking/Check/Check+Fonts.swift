internal import Configurations
internal import Findings
internal import Interfaces
internal import Layout
internal import Projects
internal import SourceText
internal import TextMeasurement

/// The findings about fonts that the app asks for and does not ship.
extension Check {
    /// One finding for each font of each file.
    ///
    /// - Complexity: O(*n*) in the number of texts.
    func unknownFonts(_ texts: [CheckedText], _ screens: [FinishedScreen]) -> [Finding] {
        var uses = FontUses()
        for use in texts.compactMap(\.fontUse) + screens.flatMap(\.fontUses) { uses.add(use) }
        return uses.files.flatMap { file in
            let named = uses.uses(in: file).map { use in
                var use = use
                use.suggestion = measurer.suggestion(for: use.name)
                return use
            }
            let content = FileContext.Content.unknownFonts(named)
            return FileContext(content, path: file.path, shownPath: file.shownPath, table: file.table).findings
        }
    }

    /// One finding for each font of the project that cannot be used.
    var brokenFontFindings: [Finding] {
        brokenFonts.flatMap { error in
            let path = project.relativePath(of: error.location.path)
            var shown = error
            shown.location.path = project.shownPath(of: path)
            return FileContext(.unreadable(shown), path: path, shownPath: shown.location.path).findings
        }
    }

    /// Takes over what the configuration says of the rules of findings that no text or screen makes.
    func configured(_ findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            switch configuration.rules[finding.rule] {
            case .off: return nil
            case .severity(let severity):
                var finding = finding
                finding.set(severity)
                return finding
            case nil: return finding
            }
        }
    }
}

/// A text that asks for fonts which the app does not ship and no system has.
struct FontUse: Sendable {
    struct File: Hashable {
        var path: String
        var shownPath: String
        var table: String
    }

    /// The fonts, at least one.
    var names: [String]
    var file: File
    var location: SourceLocation
    var excerpt: SourceExcerpt?
    var key: String

    /// `nil` if all fonts are known, whatever else is given; `names` are those that others took the place of.
    init?(
        _ names: [String],
        in file: @autoclosure () -> File,
        at location: SourceLocation,
        excerpt: @autoclosure () -> SourceExcerpt?,
        key: String
    ) {
        let unknown = names.filter { !AppleFonts.hasFont(named: $0) }
        guard !unknown.isEmpty else { return nil }
        self.names = unknown
        self.file = file()
        self.location = location
        self.excerpt = excerpt()
        self.key = key
    }
}

extension CheckedText {
    /// The fonts that the text asks for and nobody has; `nil` if all are known.
    fileprivate var fontUse: FontUse? {
        guard let first = renditions.first else { return nil }
        return FontUse(
            first.fitted.natural.substitutedFonts,
            in: FontUse.File(path: file, shownPath: location.path, table: table),
            at: location,
            excerpt: excerpt,
            key: key
        )
    }
}

extension CheckedScreen {
    /// The texts of the screen that ask for fonts which nobody has.
    var fontUses: [FontUse] {
        guard let first = versions.first else { return [] }
        return first.laidOut.texts.compactMap { placed in
            FontUse(
                placed.fitted.natural.substitutedFonts,
                in: FontUse.File(path: file, shownPath: lines.path, table: table),
                at: placed.text.location,
                excerpt: lines.excerpt(at: placed.text.location, length: placed.text.value.unicodeScalars.count),
                key: placed.text.key
            )
        }
    }
}

/// Which files ask for which fonts, both in the order in which they come.
private struct FontUses {
    private(set) var files: [FontUse.File] = []
    private var found: [FontUse.File: [UnknownFontUse]] = [:]

    func uses(in file: FontUse.File) -> [UnknownFontUse] { found[file] ?? [] }

    mutating func add(_ use: FontUse) {
        for name in use.names {
            if found[use.file] == nil { files.append(use.file) }
            if let index = found[use.file]?.firstIndex(where: { $0.name == name }) {
                found[use.file]?[index].count += 1
                continue
            }
            found[use.file, default: []].append(
                UnknownFontUse(
                    name: name,
                    suggestion: nil,
                    count: 1,
                    location: use.location,
                    excerpt: use.excerpt,
                    key: use.key
                )
            )
        }
    }
}
