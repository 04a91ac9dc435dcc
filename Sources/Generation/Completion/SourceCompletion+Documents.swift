internal import Extraction
internal import Projects
internal import SourceText
internal import StringTables

/// The texts of storyboards and xibs.
extension SourceCompletion {
    /// Makes tables of the texts of documents that all languages share.
    ///
    /// Only these are translated by a table; one outside of a language folder is shown as it is in every language.
    ///
    /// - Complexity: O(*n*) in the size of the documents.
    mutating func completeDocuments() {
        readDocuments()
        let project = loaded.project
        for file in loaded.sourceInterfaces {
            let isShared = file.language?.isBase == true
            // The catalog of a document is complete: Xcode keeps it so.
            guard !project.hasCatalog(file.table, in: file.parent), project.catalogs(of: file).isEmpty else { continue }
            do throws(SourceError) {
                guard let interface = try loaded.interface(at: file.path)?.get() else { continue }
                let keys = try InterfacePlanner.texts(of: interface.markup)
                guard !keys.isEmpty else { continue }
                if isShared {
                    complete(file.table + ".strings", in: file.parent, with: keys, of: file.path)
                } else {
                    unreached[file.language == nil ? .unlocalizedDocument : .ownDocument, default: 0] += keys.count
                }
            } catch {
                // A document that cannot be read is a fault of the app, and no reason to stop.
                if isShared {
                    diagnostics.append(Diagnostic(severity: .warning, location: error.location, message: error.message))
                }
            }
        }
    }

    /// Makes tables of the titles of settings: they are the keys that the system looks up.
    ///
    /// - Complexity: O(*n*) in the size of the pages.
    mutating func completeSettings() {
        let project = loaded.project
        for page in project.settingsPages {
            do throws(SourceError) {
                let place = project.path(of: page)
                let list = try PropertyListFile(decoding: try FileAccess.read(place), path: place)
                guard list.value.isNamed("dict") else { continue }
                let settings = try SettingsPropertyList(list)
                let keys = settings.keys.map { ExtractedKey(key: $0.key, value: $0.key) }
                guard !keys.isEmpty, !settings.table.isEmpty,
                    !loaded.project.hasCatalog(settings.table, in: FilePath.folder(page))
                else { continue }
                complete(settings.table + ".strings", in: FilePath.folder(page), with: keys, of: page)
            } catch {
                diagnostics.append(Diagnostic(error))
            }
        }
    }
}
