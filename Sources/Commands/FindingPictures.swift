internal import Findings
internal import Reporting
internal import SourceText

/// A picture of each finding: its screen in the language and on the device where it is worst, with the string marked.
struct FindingPictures: Sendable {
    /// A finding that a picture can be drawn of.
    private struct Shown {
        var name: String
        var text: ScreenPicture.Text
        var picture: ScreenPicture
        var screen: ScreenRecord
    }

    private let folder: String
    private let report: CheckReport
    private let shown: [Shown]
    /// The names of the pictures by the place, the key, the rule and the message of their findings.
    private let names: [[[UInt8]]: String]

    /// - Parameters:
    ///   - findings: the findings that are drawn, where the report has a picture of their screen.
    ///   - report: the report of the run that found them.
    ///   - folder: the folder that the pictures go into.
    /// - Complexity: O(*f* · *s*) in the number of findings and of screens.
    init(of findings: [Finding], in report: CheckReport, folder: String) {
        var (shown, names, used): ([Shown], [[[UInt8]]: String], Set<String>) = ([], [:], [])
        for finding in findings {
            let identity = Self.identity(of: finding)
            guard names[identity] == nil, let (screen, picture, text) = Self.place(of: finding, in: report) else {
                continue
            }
            let table = FilePath.tableName(of: screen.file)
            let name = StringPictures.name(table, "\(finding.key).\(picture.locale)", besides: &used)
            names[identity] = name
            shown.append(Shown(name: name, text: text, picture: picture, screen: screen))
        }
        self.folder = folder
        self.report = report
        self.shown = shown
        self.names = names
    }

    /// Draws the pictures.
    ///
    /// - Throws: ``Failure`` if a picture cannot be made or written.
    func write(_ console: Console) throws(Failure) {
        for item in shown {
            let path = folder + "/" + item.name
            try StringPictures.write(item.text, on: item.picture, of: item.screen, report.outlines, to: path)
        }
        console.note("pictures: \(CountPhrase.of(shown.count, "finding")) in \(VisibleText.escaping(folder))")
    }

    /// The paths of the pictures, as a file in another folder links to them.
    ///
    /// - Parameter other: the folder of that file.
    /// - Returns: what gives the path of a finding's picture; `nil` if it has none.
    func links(from other: String) -> (Finding) -> String? {
        let prefix = StringPictures.relative(FilePath.absolute(folder), from: FilePath.absolute(other))
        return { finding in names[Self.identity(of: finding)].map { prefix + $0 } }
    }

    private static func identity(of finding: Finding) -> [[UInt8]] {
        ["\(finding.location)", finding.key, finding.rule.rawValue, finding.message].map { Array($0.utf8) }
    }

    /// The picture that shows the most of a finding, and its string there.
    private static func place(
        of finding: Finding,
        in report: CheckReport
    ) -> (ScreenRecord, ScreenPicture, ScreenPicture.Text)? {
        guard let place = finding.place, let worst = finding.occurrences.min(by: ReportOrder.worstFirst) else {
            return nil
        }
        func text(in picture: ScreenPicture) -> ScreenPicture.Text? {
            picture.texts.first {
                $0.key.utf8.elementsEqual(finding.key.utf8) && (place.object == nil || $0.object == place.object)
            }
        }
        let screens = report.screens.filter { $0.identifier == place.identifier && $0.name == place.screen }
        let candidates = screens.flatMap { screen in screen.pictures.map { (screen, $0) } }
        func rank(_ picture: ScreenPicture) -> Int {
            (picture.locale == worst.locale ? 4 : 0) + (picture.device == worst.device ? 2 : 0)
                + (picture.textSize == worst.textSize ? 1 : 0)
        }
        var best: (screen: ScreenRecord, picture: ScreenPicture, text: ScreenPicture.Text)?
        for (screen, picture) in candidates {
            guard let text = text(in: picture), best.map({ rank($0.picture) < rank(picture) }) ?? true else { continue }
            best = (screen, picture, text)
        }
        return best
    }
}
