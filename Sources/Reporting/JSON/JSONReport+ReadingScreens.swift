internal import Findings
internal import Interfaces
internal import SourceText
internal import TextMeasurement

extension JSONReport {
    static func place(_ place: FindingsDocument.Place) -> ScreenPlace {
        ScreenPlace(screen: place.screen, identifier: place.identifier, object: place.object, view: place.view)
    }

    static func related(_ related: FindingsDocument.Related) -> RelatedPlace {
        RelatedPlace(phrase: related.phrase, location: related.location.map(location), object: related.object)
    }

    static func fix(_ fix: FindingsDocument.Fix) throws -> Fix {
        Fix(
            phrase: fix.phrase,
            repaired: fix.repaired,
            total: fix.total,
            caused: fix.caused,
            edit: try fix.edit.map { edit in
                guard edit.range.count == 2, edit.range[0] <= edit.range[1] else {
                    throw UnusableFindings(reason: "the range of an edit is not two numbers in order")
                }
                return Fix.Edit(
                    location: location(edit.location),
                    end: location(edit.end),
                    range: edit.range[0]..<edit.range[1],
                    replacement: edit.replacement
                )
            }
        )
    }

    static func screen(_ screen: FindingsDocument.Screen) throws -> ScreenRecord {
        ScreenRecord(
            name: screen.name,
            identifier: screen.identifier,
            file: screen.file,
            views: screen.views,
            cells: try screen.cells.map { cell in
                ScreenRecord.Cell(
                    locale: cell.locale,
                    device: cell.device,
                    textSize: cell.textSize,
                    texts: cell.texts,
                    unchecked: cell.unchecked,
                    severity: try cell.severity.map { try value($0, Severity.init, "severity") },
                    findings: cell.findings
                )
            },
            pictures: try screen.pictures.map(picture)
        )
    }

    private static func picture(_ picture: FindingsDocument.Screen.Picture) throws -> ScreenPicture {
        ScreenPicture(
            locale: picture.locale,
            kind: try value(picture.kind, LocaleKind.init, "kind"),
            device: picture.device,
            textSize: picture.textSize,
            isRightToLeft: picture.rightToLeft,
            size: Size(width: picture.width, height: picture.height),
            safeArea: try rect(picture.safeArea),
            boxes: try picture.boxes.map { box in
                ScreenPicture.Box(
                    frame: try rect(box.frame),
                    role: try value(box.role, ScreenPicture.Role.init, "role"),
                    object: box.object,
                    name: box.name
                )
            },
            texts: try picture.texts.map(text)
        )
    }

    private static func text(_ text: FindingsDocument.Screen.Text) throws -> ScreenPicture.Text {
        guard text.lineStarts.count == text.lines.count else {
            throw UnusableFindings(reason: "a text has not as many starts of lines as lines")
        }
        return ScreenPicture.Text(
            key: text.key,
            object: text.object,
            value: text.value,
            box: try rect(text.box),
            lines: try text.lines.map(line),
            lineStarts: text.lineStarts,
            top: text.top,
            scale: text.scale,
            needed: Size(width: text.neededWidth, height: text.neededHeight),
            isCut: text.cut,
            isUnchecked: text.unchecked,
            isRightToLeft: text.rightToLeft
        )
    }

    private static func rect(_ parts: [Double]) throws -> Rect {
        guard parts.count == 4 else { throw UnusableFindings(reason: "a rectangle is not four numbers") }
        return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }

    static func budget(_ budget: FindingsDocument.Budget) -> TextBudget {
        var read = TextBudget(
            file: budget.file,
            table: budget.table,
            key: budget.key,
            location: location(budget.location),
            place: budget.place.map(place),
            device: budget.device,
            text: budget.text,
            width: budget.width,
            available: budget.available,
            characters: budget.characters,
            breaksFirst: budget.breaksFirst,
            share: budget.share
        )
        read.languages = budget.languages ?? []
        return read
    }
}
