package import Projects
internal import Findings
internal import Foundation
internal import Interfaces
internal import Pseudolocales
package import SourceText
internal import StringTables

/// What `overset init` sees in a project, and the configuration that it writes for it.
package struct Initialization: Sendable {
    /// The language that the app is written in; `nil` if it cannot be determined.
    let source: String?
    /// The real languages, without the source.
    let languages: [String]
    let tables: Int
    /// Interface Builder documents.
    let documents: Int
    /// Font files, from the project's folder; they are found without configuration.
    let fonts: [String]
    /// Whether the app runs on phones alone, or on tablets alone; `nil` for both, or where nothing tells.
    let onlyFamily: Int?
    /// Folders of samples and tests.
    let samples: [String]
    /// Folders that are left out anyway.
    let leftOut: [String]
    /// `iOS`, `macOS`, or `nil` if neither can be determined.
    let platform: String?
    /// Keys that look like machine-read values.
    let machineKeys: [String]

    /// Looks at a project.
    ///
    /// - Throws: ``Failure`` if its folder cannot be read.
    package init(_ project: Project) throws(Failure) {
        var survey = ProjectSurvey()
        do throws(SourceError) {
            try survey.search(project.root, project.selection, relative: "", depth: 0)
        } catch {
            throw Failure(error)
        }
        for path in project.xcodeProjects { survey.readFamilies(project.path(of: path)) }
        let loaded = Self.load(project)
        let source = loaded?.source
        // The shared language is not one that anyone speaks.
        self.source = source == "Base" ? nil : source
        let catalogs = loaded?.catalogs.map(\.catalog) ?? []
        let all = Set(project.languages + catalogs.flatMap(\.languages))
        languages = all.filter { $0 != source && !project.pseudolocales.contains($0) }.sorted()
        tables = project.files.count + catalogs.count
        documents = survey.documents.count
        fonts = project.fonts
        samples = survey.samples
        leftOut = survey.leftOut
        let families = survey.families.intersection([1, 2])
        onlyFamily = families.count == 1 ? families.first : nil
        platform = survey.platform
        machineKeys = Self.machineKeys(loaded)
    }

    /// The project with the tables of its source language; `nil` if that cannot be determined.
    private static func load(_ project: Project) -> LoadedProject? {
        do throws(Failure) {
            var loaded = try LoadedProject(project, source: nil)
            loaded.readTables { _ in false }
            return loaded
        } catch {
            return nil
        }
    }

    /// The keys of the source language whose values are addresses: pseudolocales must not change them.
    private static func machineKeys(_ project: LoadedProject?) -> [String] {
        // A file that cannot be read is reported by the commands that need it.
        let entries = project?.loadedTables.flatMap(\.document.entries) ?? []
        let keys = entries.filter { entry in
            let segments = Message(entry.value).segments
            return !segments.isEmpty && segments.allSatisfy { $0.kind == .address } && entry.key != entry.value
        }.map(\.key)
        // Patterns would match more than they were made of.
        let plain = keys.filter { !$0.contains("*") && !$0.contains("?") && $0.utf8.count <= 80 }
        return Array(Set(plain).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(20))
    }

    /// The configuration, with comments that say what was seen and what could be said.
    ///
    /// A check finds the same with it as without: what would change that is a comment.
    package var configuration: String {
        var lines = ["# What Overset knows about this project. Without this file it finds the same.", "#"]
        lines.append("# Found: \(seen).")
        lines.append("# All members: Documentation/configuration.md. All rules: 'overset rules'.")
        lines += ["", "# The language that the app is written in."]
        lines.append(source.map { "source: \(YAMLText.scalar($0))" } ?? "# source: en")
        lines += ["", "# Files and folders to leave out, with patterns as in .gitignore."]
        let known = leftOut.isEmpty ? "Pods, Carthage, .build, DerivedData and the like" : Self.list(leftOut)
        lines.append("# Left out anyway: \(known), and what .gitignore names.")
        let all = self.samples
        let outer = all.filter { folder in !all.contains { folder.hasPrefix($0 + "/") } }
        let samples = outer.prefix(8).map { YAMLText.scalar($0 + "/") }.joined(separator: ", ")
        lines.append("# exclude: [\(samples.isEmpty ? "Samples/, \"**/*Tests/\"" : samples)]")
        lines += ["", "# Pseudolocales that show what does not fit before anything is translated."]
        lines.append("pseudolocales: [en-XA, en-XE, en-XW, ar-XB]")
        lines += ["", "# Dynamic Type sizes to lay out screens at; accessibility3 is a large one."]
        lines.append(platform == "macOS" ? "# text-sizes: [large]" : "text-sizes: [large] # [large, accessibility3]")
        lines += ["", "# Devices to lay out screens on. The default is a small and a common iPhone, and an iPad."]
        lines += devices
        lines += [
            "",
            "# Fonts outside the project. Those inside are found: \(fonts.isEmpty ? "none here" : Self.list(fonts)).",
        ]
        lines.append("# fonts: [../Shared/Brand-Bold.otf]")
        lines += ["", "# What stands in for an argument when a string is measured: a long but real value."]
        lines.append("# samples: { \"%@\": Alexandra, \"%d\": \"1,234\" }")
        lines += ["", "# Keys whose values are for machines and are never transformed."]
        if machineKeys.isEmpty {
            lines.append("# keep: [\"*_URL\", CFBundleShortVersionString]")
        } else {
            lines.append("# These look like it:")
            lines.append("# keep: [\(machineKeys.map(YAMLText.scalar).joined(separator: ", "))]")
        }
        lines += ["", "# Words that stay as they are in every language."]
        lines.append("# glossary: [PhotoMania, iCloud]")
        lines += [
            "", "# SwiftUI: views that no code shows, what a property shows, sizes of views of UIKit or packages.",
        ]
        lines.append("# swiftui:")
        lines.append("#   entries: [SettingsView]")
        lines.append("#   samples: { Account.name: Alexandra }")
        lines.append("#   sizes: { AvatarView: [40, 40] }")
        lines += ["", "# Severities of rules: error, warning, note or off."]
        lines.append("# rules:")
        lines.append("#   missing-key: error")
        lines.append("#   untranslated: { severity: warning, minimum-words: 3 }")
        lines += ["", "# Findings to ignore, each with the reason."]
        lines.append("# ignore:")
        lines.append("#   - { rule: truncated-text, key: \"DEBUG_*\", reason: \"never shown to users\" }")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The devices, as a comment where the app runs on fewer than the default ones.
    private var devices: [String] {
        let standard = DeviceTable.standard.compactMap { $0.traits(.portrait) }
        let phones = standard.filter { $0.idiom == .phone }.map(\.name).joined(separator: ", ")
        let pads = standard.filter { $0.idiom == .pad }.map(\.name).joined(separator: ", ")
        if platform == "macOS" { return ["# devices: []"] }
        switch onlyFamily {
        case 1: return ["# The targets run on iPhone only (TARGETED_DEVICE_FAMILY = 1):", "# devices: [\(phones)]"]
        case 2: return ["# The targets run on iPad only (TARGETED_DEVICE_FAMILY = 2):", "# devices: [\(pads)]"]
        default: return ["devices: [\(phones), \(pads)]"]
        }
    }

    /// Names for a comment, few of them.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(6).map { VisibleText.escaping($0) }
        return shown.joined(separator: ", ")
            + (names.count > shown.count ? " and \(names.count - shown.count) more" : "")
    }

    /// What was found, as a phrase.
    package var seen: String {
        var parts: [String] = []
        if let platform { parts.append("an app for \(platform)") }
        parts.append("\(tables) \(tables == 1 ? "table" : "tables")")
        if documents > 0 {
            parts.append("\(documents) Interface Builder \(documents == 1 ? "document" : "documents")")
        }
        let names = languages.prefix(12).map(VisibleText.escaping).joined(separator: ", ")
        let more = languages.count > 12 ? " and \(languages.count - 12) more" : ""
        parts.append(languages.isEmpty ? "no translations" : "translations into \(names)\(more)")
        return parts.joined(separator: ", ")
    }
}

/// Writes scalars of a YAML file.
enum YAMLText {
    /// A text in quotation marks, unless it is plain in any YAML.
    static func scalar(_ text: String) -> String {
        let isPlain =
            text.utf8.first.map { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) } ?? false
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
            }
        return isPlain ? text : MeasureResult.quoted(text)
    }
}
