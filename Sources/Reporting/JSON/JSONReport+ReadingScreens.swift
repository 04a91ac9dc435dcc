internal import Findings
internal import Interfaces
internal import SourceText
internal import TextMeasurement

extension JSONReport {
    static func place(_ json: FindingsValue) throws(SourceError) -> ScreenPlace {
        ScreenPlace(
            screen: try json["screen"].text,
            identifier: try json["identifier"].text,
            object: try json.optional("object")?.text,
            view: try json.optional("view")?.text
        )
    }

    static func related(_ json: FindingsValue) throws(SourceError) -> RelatedPlace {
        RelatedPlace(
            phrase: try json["phrase"].text,
            location: try json.optional("location").map(location),
            object: try json.optional("object")?.text
        )
    }

    static func fix(_ json: FindingsValue) throws(SourceError) -> Fix {
        Fix(
            phrase: try json["phrase"].text,
            repaired: try json["repaired"].integer,
            total: try json["total"].integer,
            caused: try json["caused"].integer,
            edit: try json.optional("edit").map { (edit) throws(SourceError) in
                Fix.Edit(
                    location: try location(edit["location"]),
                    end: try location(edit["end"]),
                    range: try edit["range"].range,
                    replacement: try edit["replacement"].text
                )
            }
        )
    }

    static func screen(_ json: FindingsValue) throws(SourceError) -> ScreenRecord {
        var screen = ScreenRecord(
            name: try json["name"].text,
            identifier: try json["identifier"].text,
            file: try json["file"].text,
            views: try json["views"].integer,
            cells: try json["cells"].list { (cell) throws(SourceError) in
                var read = ScreenRecord.MatrixCell(
                    locale: try cell["locale"].text,
                    device: try cell["device"].text,
                    textSize: try cell["textSize"].text,
                    texts: try cell["texts"].integer,
                    unchecked: try cell["unchecked"].integer,
                    severity: try cell.optional("severity")?.word("severity"),
                    findings: try cell["findings"].texts
                )
                read.leftOut = try cell.optional("leftOut")?.integer ?? 0
                return read
            },
            pictures: try json["pictures"].list(screenPicture)
        )
        screen.reproduction = try json.optional("reproduction").map(reproduction)
        screen.surface = try json.optional("surface").map(surface)
        return screen
    }

    private static func screenPicture(_ json: FindingsValue) throws(SourceError) -> ScreenPicture {
        var picture = ScreenPicture(
            locale: try json["locale"].text,
            kind: try json["kind"].word("kind"),
            device: try json["device"].text,
            textSize: try json["textSize"].text,
            isRightToLeft: try json["rightToLeft"].boolean,
            size: Size(width: try json["width"].number, height: try json["height"].number),
            safeArea: try rect(json["safeArea"]),
            boxes: try json["boxes"].list { (box) throws(SourceError) in
                ScreenPicture.Box(
                    frame: try rect(box["frame"]),
                    role: try box["role"].word("role"),
                    object: try box["object"].text,
                    name: try box["name"].text,
                    look: try box.optional("look").map(look)
                )
            },
            texts: try json["texts"].list(text)
        )
        picture.chrome = try json.optional("chrome")?.list(chrome) ?? []
        return picture
    }

    private static func text(_ json: FindingsValue) throws(SourceError) -> ScreenPicture.Text {
        let lines = try json["lines"].list(line)
        let starts = try json["lineStarts"]
        guard try starts.numbers.count == lines.count else {
            throw starts.error("a text has not as many starts of lines as lines")
        }
        return ScreenPicture.Text(
            key: try json["key"].text,
            object: try json["object"].text,
            value: try json["value"].text,
            box: try rect(json["box"]),
            lines: lines,
            lineStarts: try starts.numbers,
            top: try json["top"].number,
            scale: try json["scale"].number,
            needed: Size(width: try json["neededWidth"].number, height: try json["neededHeight"].number),
            isCut: try json["cut"].boolean,
            isUnchecked: try json["unchecked"].boolean,
            isUntranslated: try json["untranslated"].boolean,
            isRightToLeft: try json["rightToLeft"].boolean
        )
    }

    static func rect(_ json: FindingsValue) throws(SourceError) -> Rect {
        let parts = try json.numbers
        guard parts.count == 4 else { throw json.error("a rectangle is not four numbers") }
        return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }

    static func use(_ json: FindingsValue) throws(SourceError) -> StringUse {
        StringUse(
            table: try json["table"].text,
            key: try json["key"].text,
            places: try json["places"].list(location)
        )
    }

    static func budget(_ json: FindingsValue) throws(SourceError) -> TextBudget {
        var budget = TextBudget(
            file: try json["file"].text,
            table: try json["table"].text,
            key: try json["key"].text,
            location: try location(json["location"]),
            place: try json.optional("place").map(place),
            device: try json.optional("device")?.text,
            text: try json["text"].text,
            width: try json["width"].number,
            available: try json.optional("available")?.number,
            characters: try json.optional("characters")?.integer,
            breaksFirst: try json.optional("breaksFirst")?.text,
            share: try json.optional("share")?.number
        )
        budget.source = try json.optional("source")?.text
        budget.languages = try json.optional("languages")?.texts ?? []
        return budget
    }
}
