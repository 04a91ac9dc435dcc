internal import CodeStrings
package import Configurations
internal import Findings
package import Interfaces
internal import Projects
package import ProposedLayout
package import SourceCode
package import SourceText
internal import StringTables
package import TextMeasurement
package import ViewTrees

/// The SwiftUI screens of some code in one language, to be laid out and looked at one by one.
package struct SourceScreenPreviews: Sendable {
    private let views: SourceViews
    private let files: [String: SourceCode]
    /// The texts by number of the string.
    private let strings: [Int: [TextRun]]
    private let locale: String
    private let isRightToLeft: Bool

    /// The screens, those of the app first.
    package var screens: [SourceScreen] { views.screens }

    /// A screen in one room.
    package struct Room: Sendable {
        /// The name of the device or window.
        package var name: String
        package var conditions: LayoutConditions
    }

    /// Reads code whose texts are its own: keys stand for themselves.
    ///
    /// - Parameters:
    ///   - folder: the code.
    ///   - view: the name of the only view to read; `nil` for all screens.
    package init(_ folder: CodeFolder, view: String?) {
        let files = folder.files.filter { $0.file.path.hasSuffix(".swift") }
        views = SourceViews(files, keys: ProjectKeys(files).keys, view: view)
        self.files = Dictionary(files.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
        strings = [:]
        locale = ""
        isRightToLeft = false
    }

    /// Reads the code of a project, and the texts of its tables.
    ///
    /// - Parameters:
    ///   - root: the project's folder.
    ///   - swift: the reader of Swift.
    ///   - configuration: the samples that stand for arguments.
    ///   - locale: the language of the texts; empty for the source language.
    ///   - view: the name of the only view to read; `nil` for all screens.
    /// - Throws: ``Failure`` if there is no table, or the source language is not known.
    package init(
        below root: String,
        swift: any CodeReader,
        configuration: Configuration = Configuration(),
        locale: String,
        view: String?
    ) throws(Failure) {
        let project = try Project(at: [root], extensions: TableLoader.extensions)
        var loaded = try LoadedProject(project, source: nil)
        loaded.readTables { $0 == locale }
        loaded.readSources(swift: swift)
        let languages = locale.isEmpty || locale == loaded.source ? [] : [locale]
        guard languages.allSatisfy(loaded.knownLanguages.contains) else {
            let known = loaded.knownLanguages.joined(separator: ", ")
            throw Failure("there are no strings in '\(VisibleText.escaping(locale))'; there are \(known)")
        }
        var reader = SourceScreenReader(loaded: loaded, configuration: configuration, languages: languages)
        guard let plan = reader.read(view: view) else {
            views = SourceViews([], keys: [])
            files = [:]
            strings = [:]
            self.locale = locale
            isRightToLeft = false
            return
        }
        views = plan.views
        files = plan.files
        do throws(MeasurementError) {
            let texts = try ScreenLanguages(
                source: loaded.source,
                languages: languages,
                pseudolocales: [],
                samples: ArgumentSamples(configured: configuration.samples),
                terms: ProtectedTerms(configuration.glossary)
            ).texts(of: plan.texts)
            let shown = texts.last
            strings = shown.map { SourceScreenChecker.SourceLanguage($0, edition: 0).runs } ?? [:]
            self.locale = shown?.locale ?? locale
            isRightToLeft = shown?.isRightToLeft ?? false
        } catch {
            throw Failure(error.message)
        }
    }

    /// The rooms of a screen: one for each device that it can be shown on, or a window of macOS.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - devices: the devices of iOS.
    ///   - textSize: the content size category of the user.
    /// - Returns: none for a screen whose room is not known, such as a widget.
    package func rooms(of screen: SourceScreen, on devices: [DeviceTraits], textSize: TextSizeCategory) -> [Room] {
        SourceRoom.rooms(of: screen, on: devices).map { room in
            Room(
                name: room.name,
                conditions: LayoutConditions(
                    system: room.system,
                    pixelsPerPoint: room.pixelsPerPoint,
                    size: room.size,
                    safeArea: room.safeArea,
                    sizeClasses: room.sizeClasses,
                    locale: locale,
                    isRightToLeft: isRightToLeft,
                    textSize: textSize,
                    strings: strings,
                    branches: room.decisions
                )
            )
        }
    }

    /// Where a view was written.
    ///
    /// - Parameter source: ``ProposedLayout/PlacedView/source``.
    /// - Returns: `nil` for 0, which is nobody.
    /// - Complexity: O(*n*) in the length of the file.
    package func location(_ source: Int) -> SourceLocation? {
        guard views.places.indices.contains(source - 1) else { return nil }
        let place = views.places[source - 1]
        return files[place.file]?.location(at: place.range.lowerBound)
    }
}
