internal import Findings
internal import Interfaces
internal import SourceText
internal import TextMeasurement

extension JSONReport {
    // MARK: Findings

    /// The members of a finding that only screens have; `null` and empty lists for other findings.
    static func writePlace(of finding: Finding, to json: inout JSONWriter) {
        json.key("place")
        if let place = finding.place { write(place, to: &json) } else { json.null() }
        if let role = finding.role { json.member("viewKind", role.rawValue) }
        json.key("limiting")
        json.array { json in
            for related in finding.limiting {
                json.object(inline: true) { json in
                    json.member("phrase", related.phrase)
                    json.member("location", related.location)
                    json.member("object", related.object)
                }
            }
        }
        json.key("fixes")
        json.array { json in
            for fix in finding.fixes { write(fix, to: &json) }
        }
    }

    private static func write(_ place: ScreenPlace, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("screen", place.screen)
            json.member("identifier", place.identifier)
            json.member("object", place.object)
            json.member("view", place.view)
        }
    }

    private static func write(_ fix: Fix, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("phrase", fix.phrase)
            json.member("repaired", fix.repaired)
            json.member("total", fix.total)
            json.member("caused", fix.caused)
            json.key("edit")
            guard let edit = fix.edit else {
                json.null()
                return
            }
            json.object(inline: true) { json in
                json.member("location", edit.location)
                json.member("end", edit.end)
                json.key("range")
                json.array { json in
                    json.integer(edit.range.lowerBound)
                    json.integer(edit.range.upperBound)
                }
                json.member("replacement", edit.replacement)
            }
        }
    }

    // MARK: Screens

    static func writeScreens(of report: CheckReport, to json: inout JSONWriter) {
        json.key("screens")
        json.array { json in
            for screen in report.screens { write(screen, to: &json) }
        }
        json.key("budgets")
        json.array { json in
            for budget in report.budgets { write(budget, to: &json) }
        }
        guard !report.uses.isEmpty else { return }
        json.key("uses")
        json.array { json in
            for use in report.uses { write(use, to: &json) }
        }
    }

    private static func write(_ screen: ScreenRecord, to json: inout JSONWriter) {
        json.object { json in
            json.member("name", screen.name)
            json.member("identifier", screen.identifier)
            json.member("file", screen.file)
            json.member("views", screen.views)
            json.key("cells")
            json.array { json in
                for cell in screen.cells {
                    json.object(inline: true) { json in
                        json.member("locale", cell.locale)
                        json.member("device", cell.device)
                        json.member("textSize", cell.textSize)
                        json.member("texts", cell.texts)
                        json.member("unchecked", cell.unchecked)
                        json.member("severity", cell.severity?.rawValue)
                        json.member("findings", cell.findings)
                        if cell.leftOut > 0 { json.member("leftOut", cell.leftOut) }
                    }
                }
            }
            if let reproduction = screen.reproduction { write(reproduction, to: &json) }
            if let surface = screen.surface { write(surface, to: &json) }
            json.key("pictures")
            json.array { json in
                for picture in screen.pictures { write(picture, to: &json) }
            }
        }
    }

    private static func write(_ picture: ScreenPicture, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("locale", picture.locale)
            json.member("kind", picture.kind.rawValue)
            json.member("device", picture.device)
            json.member("textSize", picture.textSize)
            json.member("rightToLeft", picture.isRightToLeft)
            json.member("width", Optional(picture.size.width))
            json.member("height", Optional(picture.size.height))
            json.member("safeArea", picture.safeArea)
            if !picture.chrome.isEmpty { write(picture.chrome, to: &json) }
            json.key("boxes")
            json.array { json in
                for box in picture.boxes {
                    json.object { json in
                        json.member("frame", box.frame)
                        json.member("role", box.role.rawValue)
                        json.member("object", box.object)
                        json.member("name", box.name)
                        if let look = box.look { write(look, to: &json) }
                    }
                }
            }
            json.key("texts")
            json.array { json in
                for text in picture.texts { write(text, to: &json) }
            }
        }
    }

    private static func write(_ text: ScreenPicture.Text, to json: inout JSONWriter) {
        json.object { json in
            json.member("key", text.key)
            json.member("object", text.object)
            json.member("value", text.value)
            json.member("box", text.box)
            json.key("lineStarts")
            json.array { json in
                for start in text.lineStarts { json.number(start) }
            }
            json.member("top", Optional(text.top))
            json.member("scale", Optional(text.scale))
            json.member("neededWidth", Optional(text.needed.width))
            json.member("neededHeight", Optional(text.needed.height))
            json.member("cut", text.isCut)
            json.member("unchecked", text.isUnchecked)
            json.member("untranslated", text.isUntranslated)
            json.member("rightToLeft", text.isRightToLeft)
            json.key("lines")
            json.array { json in
                for line in text.lines { write(line, to: &json) }
            }
        }
    }

    private static func write(_ use: StringUse, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("table", use.table)
            json.member("key", use.key)
            json.key("places")
            json.array(inline: true) { json in
                for place in use.places { json.write(place) }
            }
        }
    }

    static func write(_ budget: TextBudget, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("file", budget.file)
            json.member("table", budget.table)
            json.member("key", budget.key)
            json.member("location", budget.location)
            json.key("place")
            if let place = budget.place { write(place, to: &json) } else { json.null() }
            json.member("device", budget.device)
            json.member("text", budget.text)
            if let source = budget.source { json.member("source", source) }
            json.member("width", Optional(budget.width))
            json.member("available", budget.available)
            json.key("characters")
            if let characters = budget.characters { json.integer(characters) } else { json.null() }
            json.member("breaksFirst", budget.breaksFirst)
            json.member("share", budget.share)
            json.member("languages", budget.languages)
        }
    }
}

extension JSONWriter {
    /// A rectangle as x, y, width and height.
    mutating func member(_ name: String, _ rect: Rect) {
        key(name)
        array(inline: true) { json in
            for value in [rect.x, rect.y, rect.width, rect.height] { json.number(value) }
        }
    }
}
