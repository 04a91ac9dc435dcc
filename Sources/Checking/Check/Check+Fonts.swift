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
    func unknownFonts(_ texts: [CheckedText], _ screens: [CheckedScreen]) -> [Finding] {
        var uses = FontUses()
        for text in texts {
            guard let first = text.renditions.first else { continue }
            uses.add(
                first.fitted.natural.substitutedFonts,
                to: FontUses.File(path: text.file, shownPath: text.location.path, table: text.table),
                at: text.location,
                text.excerpt,
                key: text.key
            )
        }
        for screen in screens {
            guard let first = screen.versions.first else { continue }
            for placed in first.laidOut.texts {
                uses.add(
                    placed.fitted.natural.substitutedFonts,
                    to: FontUses.File(path: screen.file, shownPath: screen.lines.path, table: screen.table),
                    at: placed.text.location,
                    screen.lines.excerpt(at: placed.text.location, length: placed.text.value.unicodeScalars.count),
                    key: placed.text.key
                )
            }
        }
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

/// Which files ask for which fonts, both in the order in which they come.
private struct FontUses {
    struct File: Hashable {
        var path: String
        var shownPath: String
        var table: String
    }

    private(set) var files: [File] = []
    private var found: [File: [UnknownFontUse]] = [:]

    func uses(in file: File) -> [UnknownFontUse] { found[file] ?? [] }

    mutating func add(
        _ names: [String],
        to file: File,
        at location: SourceLocation,
        _ excerpt: @autoclosure () -> SourceExcerpt?,
        key: String
    ) {
        for name in names where !AppleFonts.hasFont(named: name) {
            if found[file] == nil { files.append(file) }
            if let index = found[file]?.firstIndex(where: { $0.name == name }) {
                found[file]?[index].count += 1
                continue
            }
            found[file, default: []].append(
                UnknownFontUse(
                    name: name,
                    suggestion: nil,
                    count: 1,
                    location: location,
                    excerpt: excerpt(),
                    key: key
                )
            )
        }
    }
}
