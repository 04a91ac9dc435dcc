internal import Findings
internal import Interfaces
internal import SourceText

extension PageData {
    /// The devices, the text sizes, the screens and what texts may grow.
    static func writeScreens(_ content: PageContent, to json: inout JSONWriter) {
        let report = content.report
        let numbers = content.screens
        json.member("source", report.source)
        json.member("devices", content.devices.texts)
        json.member("textSizes", content.textSizes.texts)
        json.member("strings", numbers.strings.texts)
        json.key("boxes")
        json.array { json in
            for box in numbers.boxes.values {
                json.array { json in
                    for value in box.frame { json.number(value) }
                    for value in [box.role, box.object, box.name] { json.integer(value) }
                }
            }
        }
        json.key("runs")
        json.array { json in
            for run in numbers.runs.values { write(run, to: &json) }
        }
        json.key("screens")
        json.array { json in
            for (place, screen) in report.screens.enumerated() {
                write(screen, id: content.screenIDs[place], numbers.pictures[place], content, to: &json)
            }
        }
        json.key("budgets")
        json.array { json in
            for budget in report.budgets { write(budget, content, to: &json) }
        }
    }

    /// Scale, glyphs as number and step from the one before, then their heights if they have any.
    private static func write(_ run: ScreenNumbers.Run, to json: inout JSONWriter) {
        json.array { json in
            json.number(run.scale, decimals: 6)
            json.array { json in
                for step in run.steps { json.integer(step) }
            }
            guard !run.heights.isEmpty else { return }
            json.array { json in
                for height in run.heights { json.integer(height) }
            }
        }
    }

    /// Its name in addresses, name, file, number of views, cells, pictures.
    private static func write(
        _ screen: ScreenRecord,
        id: String,
        _ pictures: [ScreenNumbers.Picture],
        _ content: PageContent,
        to json: inout JSONWriter
    ) {
        json.array { json in
            json.string(id)
            json.string(screen.name)
            json.string(screen.file)
            json.integer(screen.views)
            json.array { json in
                for cell in screen.cells { write(cell, content, to: &json) }
            }
            json.array { json in
                for picture in pictures { write(picture, content, to: &json) }
            }
        }
    }

    /// Language, device, text size, number of checked texts, severity (-1 for none), places of findings, number of unchecked
    /// texts.
    private static func write(_ cell: ScreenRecord.Cell, _ content: PageContent, to json: inout JSONWriter) {
        json.array { json in
            json.integer(content.place(ofLocale: cell.locale))
            json.integer(content.devices.place(of: cell.device))
            json.integer(content.textSizes.place(of: cell.textSize))
            json.integer(cell.texts)
            json.integer(cell.severity.map(place(of:)) ?? -1)
            json.array { json in
                for place in content.places(ofFindings: cell.findings) { json.integer(place) }
            }
            json.integer(cell.unchecked)
        }
    }

    /// Language, device, text size, direction (1 from the right), size, safe area, places of boxes, texts.
    private static func write(_ drawn: ScreenNumbers.Picture, _ content: PageContent, to json: inout JSONWriter) {
        let picture = drawn.picture
        json.array { json in
            json.integer(content.place(ofLocale: picture.locale))
            json.integer(content.devices.place(of: picture.device))
            json.integer(content.textSizes.place(of: picture.textSize))
            json.integer(picture.isRightToLeft ? 1 : 0)
            numbers([picture.size.width, picture.size.height], to: &json)
            let safe = picture.safeArea
            numbers([safe.x, safe.y, safe.width, safe.height], to: &json)
            json.array { json in
                for place in drawn.boxes { json.integer(place) }
            }
            json.array { json in
                for text in drawn.texts { write(text, to: &json) }
            }
        }
    }

    /// Key, object, value, box, needed size, flags, scale, and for each run its left end, baseline and place.
    private static func write(_ text: ScreenNumbers.Text, to json: inout JSONWriter) {
        json.array { json in
            for place in [text.key, text.object, text.value] { json.integer(place) }
            numbers(text.box, to: &json)
            numbers(text.needed, to: &json)
            json.integer(text.flags)
            json.number(text.scale)
            json.array { json in
                for run in text.runs {
                    json.number(run.x)
                    json.number(run.baseline)
                    json.integer(run.place)
                }
            }
        }
    }

    /// Table, key, text, file, line, screen (-1 for none), object, view, device, width, available and characters (`null`
    /// if nothing limits them), the key that breaks first, share.
    private static func write(_ budget: TextBudget, _ content: PageContent, to json: inout JSONWriter) {
        json.array { json in
            json.string(budget.table)
            json.string(budget.key)
            json.string(budget.text)
            json.string(budget.location.path)
            json.integer(budget.location.line)
            json.integer(content.place(ofScreen: budget.place, file: budget.location.path) ?? -1)
            json.string(budget.place?.object ?? "")
            json.string(budget.place?.view ?? "")
            json.string(budget.device ?? "")
            json.number(budget.width, decimals: 1)
            if let available = budget.available { json.number(available, decimals: 1) } else { json.null() }
            if let characters = budget.characters { json.integer(characters) } else { json.null() }
            json.string(budget.breaksFirst ?? "")
            if let share = budget.share { json.number(share, decimals: 3) } else { json.null() }
        }
    }

    private static func numbers(_ values: [Double], to json: inout JSONWriter) {
        json.array { json in
            for value in values { json.number(value, decimals: 2) }
        }
    }
}
