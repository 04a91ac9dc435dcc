internal import Configurations
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// Pseudolocales for pages of settings that have no table in the source language.
extension Generation {
    /// The pages without a table.
    var settingsPages: [String] {
        project.settingsPages.filter { page in
            let parent = FilePath.folder(page)
            return !tables.contains { $0.parent == parent && $0.table == FilePath.tableName(of: page) }
        }
    }

    /// Where the pseudolocale of a page goes.
    func path(ofSettings page: String, in pseudolocale: Pseudolocale) -> String {
        mirrored(FilePath.folder(page) + "/\(pseudolocale.name.tag).lproj/\(FilePath.tableName(of: page)).strings")
    }

    /// Makes a table of the titles of each page: they are the keys that the system looks up.
    func settingsTables() throws(SourceError) -> [Output] {
        var outputs: [Output] = []
        for page in settingsPages {
            let place = project.path(of: page)
            let list = try PropertyListFile(decoding: try FileAccess.read(place), path: place)
            let settings = try SettingsPropertyList(list)
            // A page that names another table is served by that one.
            guard settings.table == FilePath.tableName(of: page) else { continue }
            var seen: Set<[UInt8]> = []
            let keys = settings.keys.map(\.key).filter { seen.insert(Array($0.utf8)).inserted }
            guard !keys.isEmpty else { continue }
            for pseudolocale in pseudolocales { outputs.append(try table(of: keys, page, pseudolocale, in: list)) }
        }
        return outputs
    }

    private func table(
        of keys: [String],
        _ page: String,
        _ pseudolocale: Pseudolocale,
        in list: PropertyListFile
    ) throws(SourceError) -> Output {
        var text: [UInt8] = []
        var changed = 0
        var meant = MeantValues()
        let name = FilePath.tableName(of: page)
        for key in keys {
            let isKept = configuration.kept.contains { $0.matches(key) || $0.matches("\(name)/\(key)") }
            var value = key
            do throws(MeasurementError) {
                let terms = ProtectedTerms(configuration.glossary)
                if !isKept { value = try pseudolocale.pipeline.apply(to: key, key: key, terms: terms) }
            } catch {
                throw SourceError(location: list.file.location(at: 0), message: error.message)
            }
            changed += value.utf8.elementsEqual(key.utf8) ? 0 : 1
            meant.add(value)
            text += StringsLiteral.quoting(key) + Array(" = ".utf8) + StringsLiteral.quoting(value) + Array(";\n".utf8)
        }
        return Output(
            path: path(ofSettings: page, in: pseudolocale),
            source: page,
            pseudolocales: [pseudolocale.name.tag],
            bytes: text,
            texts: keys.count,
            changed: changed,
            meant: meant
        )
    }
}
