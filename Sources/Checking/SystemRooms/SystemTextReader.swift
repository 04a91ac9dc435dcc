internal import CodeFacts
internal import CodeStrings
internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// A string in a part which the system lays out.
struct SystemPlan: Sendable {
    var text: DeclaredText
    var band: SystemBand
    /// Where code or a document gives it to the part.
    var place: SourceLocation
    /// How code shows it; `nil` for a string of a document.
    var code: ScreenCode.Text?
}

/// Finds the strings that code gives to bars, alerts, menus and other parts which the system lays out.
struct SystemTextReader {
    private let loaded: LoadedProject
    private let tables: CodeTables
    /// The width of the narrowest iPhone that is checked, in points.
    private let screen: Double?

    init(_ loaded: LoadedProject, configuration: Configuration, languages: [String], devices: [DeviceTraits]) {
        self.loaded = loaded
        tables = CodeTables(loaded, configuration: configuration, languages: languages)
        screen = Self.narrowest(devices)?.size.width
    }

    /// The device with the least room for bars.
    static func narrowest(_ devices: [DeviceTraits]) -> DeviceTraits? {
        devices.filter { $0.idiom == .phone }.min { $0.size.width < $1.size.width }
    }

    /// The strings, each in the narrowest of the parts that show it, by file and key.
    ///
    /// - Parameters:
    ///   - facts: what the code shows.
    ///   - keys: the places where it asks for strings.
    /// - Returns: the strings in the order of files and keys.
    /// - Complexity: O(*n* log *n*) in the number of places.
    func read(_ facts: CodeFacts, keys: [CodeKey]) -> [SystemPlan] {
        let byFile = Dictionary(grouping: keys, by: \.location.path)
        var found: [Identity: SystemPlan] = [:]
        let idioms = loaded.sources.map { IdiomBranches($0.types) }
        for file in facts.files {
            let own = byFile[file.code.file.path] ?? []
            for text in file.facts.systemTexts where text.situation.isSeen {
                guard let band = band(of: text) else { continue }
                let range = text.node.range
                for key in own where range.contains(key.range.lowerBound) {
                    // The room is that of a phone.
                    if !text.part.isOfDesktop, idioms?.only(at: key.location) == .pad { continue }
                    guard let plan = plan(key, band, text, in: file) else { continue }
                    let identity = Identity(file: plan.text.file, key: Array(plan.text.key.utf8))
                    if let other = found[identity], other.band.relativeRoom <= band.relativeRoom { continue }
                    found[identity] = plan
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A string of a table.
    private struct Identity: Hashable, Comparable {
        var file: String
        // Bytes: texts that are canonically equivalent are different keys.
        var key: [UInt8]

        static func < (left: Identity, right: Identity) -> Bool {
            left.file == right.file ? left.key.lexicographicallyPrecedes(right.key) : left.file < right.file
        }
    }

    private func band(of text: SystemText) -> SystemBand? {
        if text.part.isOfDesktop { return SystemBand(of: text.part, screen: 0, count: text.count) }
        return screen.flatMap { SystemBand(of: text.part, screen: $0, count: text.count) }
    }

    private func plan(_ key: CodeKey, _ band: SystemBand, _ text: SystemText, in file: CodeFacts.File) -> SystemPlan? {
        guard !key.isDebugOnly, !key.isPreview, let entry = tables.entry(for: key, from: file.path),
            TextPurpose.isForPeople(entry.source.value),
            // A string that only code holds in the source language is in no table that is counted.
            entry.file != file.path,
            // What somebody declares is known better.
            entry.declaration?.isConstraining != true, entry.declaration?.ignored != .all
        else { return nil }
        var declaration = band.declaration
        if let own = entry.declaration { declaration = declaration.overlaid(by: own) }
        var place = file.code.location(at: text.node.range.lowerBound)
        place.path = loaded.project.shownPath(of: file.path)
        return SystemPlan(
            text: DeclaredText(
                table: entry.table,
                key: entry.key,
                variant: nil,
                file: entry.file,
                isNested: false,
                value: entry.source.value,
                location: entry.source.location,
                excerpt: excerpt(of: entry),
                declaration: declaration,
                isKept: true,
                translations: entry.translations.mapValues { text in
                    [LocalizedEntry.Translation(value: text.value, location: text.location)]
                }
            ),
            band: band,
            place: place,
            code: ScreenCode.Text(
                table: entry.table,
                file: entry.file,
                location: entry.source.location,
                place: place,
                isPart: false
            )
        )
    }

    /// The line of the table with the source text.
    private func excerpt(of entry: CodeTables.Entry) -> SourceExcerpt {
        let location = entry.source.location
        let table = loaded.table(at: entry.file)
        let line = table.map { $0.lines.bytes(ofLine: location.line, in: $0.document.file.utf8) }
        return SourceExcerpt(
            line: line.map { String(decoding: $0, as: UTF8.self) } ?? "",
            column: location.column,
            length: max(1, entry.source.value.unicodeScalars.count + 2)
        )
    }
}

extension SystemBand {
    /// The room for each point of the font's size, to tell the narrowest of several.
    var relativeRoom: Double { lines == 0 ? .infinity : least * Double(lines) / max(size, 1) }

    /// The least room as a declared box.
    ///
    /// It is no promise, so that nothing is forecast from it.
    var declaration: TextDeclaration {
        var declaration = TextDeclaration()
        declaration.maximumWidth = least
        declaration.lines = lines
        declaration.font = style.map(FontChoice.style) ?? .system
        declaration.size = style == nil ? PointSize(size) : nil
        declaration.weight = weight
        declaration.ignored = .some([Rule.likelyOverflow.rawValue])
        return declaration
    }
}
