internal import Findings
internal import Interfaces
internal import Reporting
internal import SourceText

/// A picture of each string in its screen, for the screenshots of translation tools.
struct StringPictures: Sendable {
    /// The folder that the pictures go into.
    private let folder: String
    /// The longest name of a file, without its ending, in bytes.
    private static let maximumName = 100

    init(folder: String) { self.folder = folder }

    /// Draws each string of the source language on the first screen that shows it, its box marked, and lists the pictures in
    /// `pictures.csv`.
    ///
    /// - Parameters:
    ///   - report: the report of a check.
    ///   - console: where it is said what was written.
    /// - Throws: ``Failure`` if a picture cannot be made or written.
    /// - Complexity: a picture for each string.
    func write(_ report: CheckReport, _ console: Console) throws(Failure) {
        var rows = ["file,table,key,text,screen,device,x,y,width,height"]
        for shown in Self.strings(of: report) {
            let (text, picture) = (shown.text, shown.picture)
            try Self.write(text, on: picture, of: shown.screen, report.outlines, to: folder + "/" + shown.name)
            let box = text.box
            let frame = [box.x, box.y, box.width, box.height].map { String(Int($0.rounded())) }
            let cells = [shown.name, shown.table, text.key, text.value, shown.screen.name, picture.device]
            rows.append((cells.map(CSVReport.cell) + frame).joined(separator: ","))
        }
        do throws(SourceError) {
            try FileAccess.write(Array((rows.joined(separator: "\r\n") + "\r\n").utf8), to: folder + "/pictures.csv")
        } catch {
            throw Failure(error)
        }
        console.note("pictures: \(CountPhrase.of(rows.count - 1, "string")) in \(VisibleText.escaping(folder))")
    }

    /// A string, the picture that shows it, and the name of its file.
    private struct ShownString {
        var name: String
        var table: String
        var text: ScreenPicture.Text
        var picture: ScreenPicture
        var screen: ScreenRecord
    }

    /// Each string of the source language, on the first screen that shows it.
    private static func strings(of report: CheckReport) -> [ShownString] {
        var strings: [ShownString] = []
        var used: Set<String> = []
        var seen: Set<[[UInt8]]> = []
        for screen in report.screens {
            guard let picture = screen.pictures.first(where: { $0.kind == .source }) else { continue }
            let table = FilePath.tableName(of: screen.file)
            for text in picture.texts where !text.key.isEmpty {
                guard seen.insert([table, text.key].map { Array($0.utf8) }).inserted else { continue }
                let name = name(table, text.key, besides: &used)
                strings.append(ShownString(name: name, table: table, text: text, picture: picture, screen: screen))
            }
        }
        return strings
    }

    /// The paths of the pictures of findings, as a file in another folder links to them.
    ///
    /// - Parameters:
    ///   - report: the report of a check.
    ///   - other: the folder of that file.
    /// - Returns: what gives the path of a finding's picture; `nil` if it has none.
    func links(for report: CheckReport, from other: String) -> (Finding) -> String? {
        let prefix = Self.relative(FilePath.absolute(folder), from: FilePath.absolute(other))
        var names: [[[UInt8]]: String] = [:]
        for shown in Self.strings(of: report) {
            names[[shown.screen.file, shown.text.key].map { Array($0.utf8) }] = shown.name
        }
        return { finding in
            guard finding.place != nil else { return nil }
            return names[[finding.location.path, finding.key].map { Array($0.utf8) }].map { prefix + $0 }
        }
    }

    /// The way from one folder to another one, empty or with a slash at its end.
    static func relative(_ folder: String, from other: String) -> String {
        let (target, start) = (folder.split(separator: "/"), other.split(separator: "/"))
        let common = zip(target, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common).map(String.init)
        return steps.isEmpty ? "" : steps.joined(separator: "/") + "/"
    }

    /// Writes the screen with the box of a string marked, as PNG.
    ///
    /// - Throws: ``Failure`` if it cannot be made or written.
    static func write(
        _ text: ScreenPicture.Text,
        on picture: ScreenPicture,
        of screen: ScreenRecord,
        _ outlines: GlyphOutlines,
        to path: String
    ) throws(Failure) {
        var drawing = ScreenDrawing.drawing(of: picture, screen: screen.name, outlines: outlines)
        let mark = Rect(
            x: text.box.x - 3,
            y: text.box.y - 3,
            width: text.box.width + 6,
            height: text.box.height + 6
        )
        drawing.shapes.append(.border(mark, Drawing.Stroke(.highlight, width: 2), radius: 4))
        do {
            // What is sharp on a telephone is large enough on a tablet as it is.
            try FileAccess.write(try drawing.png(pixelsPerPoint: picture.size.width > 600 ? 1 : 2), to: path)
        } catch let error as SourceError {
            throw Failure(error)
        } catch let error as PictureError {
            throw Failure(error.reason)
        } catch {
            throw Failure("\(error)")
        }
    }

    /// The name of a picture: letters, digits and few signs of table and key, and a number where that is not enough.
    static func name(_ table: String, _ key: String, besides used: inout Set<String>) -> String {
        let kept = (table + "." + key).unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            return isPlain || scalar == "." || scalar == "_" || scalar == "-" ? Character(scalar) : "-"
        }
        let name = String(kept.prefix(maximumName))
        var number = 1
        var candidate = name
        // Some file systems do not tell cases apart.
        while !used.insert(candidate.lowercased()).inserted {
            number += 1
            candidate = "\(name)~\(number)"
        }
        return candidate + ".png"
    }
}
