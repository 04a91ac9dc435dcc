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
        var used: Set<String> = []
        var seen: Set<[[UInt8]]> = []
        do {
            for screen in report.screens {
                guard let picture = screen.pictures.first(where: { $0.kind == .source }) else { continue }
                let table = FilePath.tableName(of: screen.file)
                for text in picture.texts where !text.key.isEmpty {
                    guard seen.insert([table, text.key].map { Array($0.utf8) }).inserted else { continue }
                    let name = Self.name(table, text.key, besides: &used)
                    try FileAccess.write(
                        try Self.draw(text, on: picture, of: screen, report.outlines),
                        to: folder + "/" + name
                    )
                    let box = text.box
                    let frame = [box.x, box.y, box.width, box.height].map { String(Int($0.rounded())) }
                    rows.append(
                        ([name, table, text.key, text.value, screen.name, picture.device].map(CSVReport.cell) + frame)
                            .joined(separator: ",")
                    )
                }
            }
            try FileAccess.write(Array((rows.joined(separator: "\r\n") + "\r\n").utf8), to: folder + "/pictures.csv")
        } catch let error as SourceError {
            throw Failure(error)
        } catch let error as PictureError {
            throw Failure(error.reason)
        } catch {
            throw Failure("\(error)")
        }
        console.note("pictures: \(CountPhrase.of(rows.count - 1, "string")) in \(VisibleText.escaping(folder))")
    }

    private static func draw(
        _ text: ScreenPicture.Text,
        on picture: ScreenPicture,
        of screen: ScreenRecord,
        _ outlines: GlyphOutlines
    ) throws(PictureError) -> [UInt8] {
        var drawing = ScreenDrawing.drawing(of: picture, screen: screen.name, outlines: outlines)
        let mark = Rect(
            x: text.box.x - 3,
            y: text.box.y - 3,
            width: text.box.width + 6,
            height: text.box.height + 6
        )
        drawing.shapes.append(.border(mark, Drawing.Stroke(.highlight, width: 2), radius: 4))
        // What is sharp on a telephone is large enough on a tablet as it is.
        return try drawing.png(pixelsPerPoint: picture.size.width > 600 ? 1 : 2)
    }

    /// The name of a picture: letters, digits and few signs of table and key, and a number where that is not enough.
    private static func name(_ table: String, _ key: String, besides used: inout Set<String>) -> String {
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
