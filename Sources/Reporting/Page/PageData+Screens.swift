internal import Findings
internal import Interfaces
internal import SourceText

extension PageData {
    /// The devices, the text sizes, the screens and what texts may grow.
    static func writeScreens(_ content: PageContent, to json: inout JSONWriter) {
        let report = content.report
        let encoder = content.screens
        json.member("source", report.source)
        json.member("devices", content.devices.texts)
        json.member("textSizes", content.textSizes.texts)
        json.member("roles", ScreenPicture.Role.allCases.map(\.rawValue))
        json.member("strings", encoder.strings.texts)
        json.key("boxes")
        json.rows(of: PageColumns.Box.self, encoder.boxes.values) { box, column, json in
            switch column {
            case .frame: json.numbers(box.frame)
            case .role: json.integer(box.role)
            case .object: json.integer(box.object)
            case .name: json.integer(box.name)
            case .look: json.integer(ifAny: box.look)
            }
        }
        json.key("looks")
        json.rows(of: PageColumns.Look.self, encoder.looks.values) { write($0, $1, to: &$2) }
        json.key("images")
        let images = report.assets.images.sorted { ReportOrder.precedes($0.key, $1.key) }
        json.rows(of: PageColumns.Image.self, images) { image, column, json in
            switch column {
            case .name: json.string(image.key)
            case .width: json.number(image.value.width, decimals: 2)
            case .height: json.number(image.value.height, decimals: 2)
            case .kind: json.string(ifAny: image.value.kind)
            case .data: json.string(ifAny: image.value.data)
            case .isTemplate: json.mark(if: image.value.isTemplate)
            }
        }
        json.key("runs")
        json.rows(of: PageColumns.Run.self, encoder.runs.values) { run, column, json in
            switch column {
            // Where it is drawn is said where it is used.
            case .x, .baseline: break
            case .scale: json.number(run.scale, decimals: 6)
            case .glyphs: json.integers(run.glyphs)
            case .steps: json.integers(run.steps)
            case .heights: if !run.heights.isEmpty { json.integers(run.heights) }
            }
        }
        json.key("screens")
        json.array { json in
            for (place, screen) in report.screens.enumerated() {
                write(screen, at: place, encoder.pictures[place], content, to: &json)
            }
        }
        json.key("budgets")
        json.array { json in
            for budget in report.budgets { write(budget, content, to: &json) }
        }
    }

    private static func write(
        _ screen: ScreenRecord,
        at place: Int,
        _ pictures: [ScreenPictureEncoder.Picture],
        _ content: PageContent,
        to json: inout JSONWriter
    ) {
        json.row(of: PageColumns.Screen.self) { column, json in
            switch column {
            case .id: json.string(content.screenIDs[place])
            case .title: json.string(content.screenTitles[place])
            case .name: json.string(screen.name)
            case .file: json.string(screen.file)
            case .views: json.integer(screen.views)
            case .row: json.integer(content.screenRows.places[place])
            case .cells:
                json.array { json in
                    for cell in screen.cells { write(cell, content, to: &json) }
                }
            case .pictures:
                json.array { json in
                    for picture in pictures { write(picture, content, to: &json) }
                }
            case .surface: json.string(ifAny: screen.surface?.kind.rawValue)
            case .isDesktop: json.mark(if: screen.surface?.isDesktop == true)
            case .bars:
                guard let bars = screen.surface?.bars, !bars.isEmpty else { return }
                json.array { json in
                    for bar in bars { json.string(bar.rawValue) }
                }
            case .differences:
                guard let reproduction = screen.reproduction else { return }
                json.integer(reproduction.compared - reproduction.reproduced)
            case .before:
                guard !content.before[place].isEmpty else { return }
                json.array { json in
                    for picture in content.before[place] { write(picture, content, to: &json) }
                }
            }
        }
    }

    private static func write(_ cell: ScreenRecord.MatrixCell, _ content: PageContent, to json: inout JSONWriter) {
        json.row(of: PageColumns.Cell.self) { column, json in
            switch column {
            case .locale: json.integer(content.place(ofLocale: cell.locale))
            case .device: json.integer(content.devices.place(of: cell.device))
            case .textSize: json.integer(content.textSizes.place(of: cell.textSize))
            case .texts: json.integer(cell.texts)
            case .unchecked: json.integer(cell.unchecked)
            case .findings: json.integers(content.places(ofFindings: cell.findings))
            case .severity: json.integer(ifAny: cell.severity.map(place(of:)))
            case .leftOut: json.integer(ifAny: cell.leftOut > 0 ? cell.leftOut : nil)
            }
        }
    }

    private static func write(
        _ drawn: ScreenPictureEncoder.Picture,
        _ content: PageContent,
        to json: inout JSONWriter
    ) {
        let picture = drawn.picture
        json.row(of: PageColumns.ScreenPicture.self) { column, json in
            switch column {
            case .locale: json.integer(content.place(ofLocale: picture.locale))
            case .device: json.integer(content.devices.place(of: picture.device))
            case .textSize: json.integer(content.textSizes.place(of: picture.textSize))
            case .size: json.numbers([picture.size.width, picture.size.height])
            case .safeArea:
                let safe = picture.safeArea
                json.numbers([safe.x, safe.y, safe.width, safe.height])
            case .boxes: json.integers(drawn.boxes)
            case .texts:
                json.array { json in
                    for text in drawn.texts { write(text, to: &json) }
                }
            case .isRightToLeft: json.mark(if: picture.isRightToLeft)
            case .chrome:
                guard !picture.chrome.isEmpty else { return }
                json.rows(of: PageColumns.Chrome.self, picture.chrome) { item, column, json in
                    switch column {
                    case .place: json.string(item.place.rawValue)
                    case .text: json.string(ifAny: item.text)
                    case .image: json.string(ifAny: item.image)
                    case .isSelected: json.mark(if: item.isSelected)
                    }
                }
            }
        }
    }

    private static func write(
        _ look: ScreenPictureEncoder.Look,
        _ column: PageColumns.Look,
        to json: inout JSONWriter
    ) {
        switch column {
        case .control: json.string(ifAny: look.look.control?.rawValue)
        case .style: json.string(ifAny: look.look.style)
        case .image: json.string(ifAny: look.look.image)
        case .background: json.string(ifAny: look.background)
        case .ink: json.string(ifAny: look.ink)
        case .tint: json.string(ifAny: look.tint)
        case .isOn: json.mark(if: look.look.isOn)
        case .isDisabled: json.mark(if: look.look.isDisabled)
        case .value: if let value = look.look.value { json.number(value, decimals: 3) }
        case .count: json.integer(ifAny: look.look.count)
        case .selected: json.integer(ifAny: look.look.selected)
        case .border: json.string(ifAny: look.border)
        case .borderWidth: if let width = look.look.borderWidth { json.number(width, decimals: 2) }
        case .cornerRadius: if let radius = look.look.cornerRadius { json.number(radius, decimals: 2) }
        case .alpha: if let alpha = look.look.alpha { json.number(alpha, decimals: 2) }
        case .isSymbol: json.mark(if: look.look.isSymbol)
        case .contentMode: json.string(ifAny: look.look.contentMode)
        }
    }

    private static func write(_ text: ScreenPictureEncoder.Text, to json: inout JSONWriter) {
        json.row(of: PageColumns.Text.self) { column, json in
            switch column {
            case .key: json.integer(text.key)
            case .object: json.integer(text.object)
            case .value: json.integer(text.value)
            case .box: json.numbers(text.box)
            case .needed: json.numbers(text.needed)
            case .scale: json.number(text.scale)
            case .runs: write(text.runs, to: &json)
            case .isCut: json.mark(if: text.text.isCut)
            case .isRightToLeft: json.mark(if: text.text.isRightToLeft)
            case .isUnchecked: json.mark(if: text.text.isUnchecked)
            case .isUntranslated: json.mark(if: text.text.isUntranslated)
            }
        }
    }

    private static func write(_ runs: [ScreenPictureEncoder.PlacedRun], to json: inout JSONWriter) {
        json.rows(of: PageColumns.PlacedRun.self, runs) { run, column, json in
            switch column {
            case .x: json.number(run.x)
            case .baseline: json.number(run.baseline)
            case .run: json.integer(run.run)
            }
        }
    }

    /// How many of the places that ask for a string the page has.
    private static let shownUses = 8

    private static func write(_ budget: TextBudget, _ content: PageContent, to json: inout JSONWriter) {
        json.row(of: PageColumns.Budget.self) { column, json in
            switch column {
            case .table: json.string(budget.table)
            case .key: json.string(budget.key)
            case .text: json.string(budget.text)
            case .file: json.string(budget.location.path)
            case .line: json.integer(budget.location.line)
            case .screen: json.integer(ifAny: content.place(ofScreen: budget.place, file: budget.location.path))
            case .object: json.string(ifAny: budget.place?.object)
            case .view: json.string(ifAny: budget.place?.view)
            case .device: json.string(ifAny: budget.device)
            case .width: json.number(budget.width, decimals: 1)
            case .available: if let available = budget.available { json.number(available, decimals: 1) }
            case .characters: json.integer(ifAny: budget.characters)
            case .breaksFirst: json.string(ifAny: budget.breaksFirst)
            case .share: if let share = budget.share { json.number(share, decimals: 3) }
            case .uses:
                guard let uses = content.uses(of: budget), !uses.isEmpty else { return }
                json.array { json in
                    for place in uses.prefix(shownUses) { json.string("\(place.path):\(place.line)") }
                }
            case .moreUses:
                guard let uses = content.uses(of: budget), uses.count > shownUses else { return }
                json.integer(uses.count - shownUses)
            }
        }
    }
}
