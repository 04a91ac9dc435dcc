import Findings
import Foundation
import Interfaces
import Reporting
import Testing
import TextMeasurement

struct `Cells of a table` {
    private static func cell(_ name: String, height: Double, section: Int = 0, texts: Int = 1) -> ScreenRecord {
        var record = ScreenRecord(
            name: name,
            identifier: name,
            file: "Main.storyboard",
            views: 1,
            cells: [
                ScreenRecord.MatrixCell(
                    locale: "en",
                    device: "iPhone",
                    textSize: "large",
                    texts: texts,
                    severity: name == "Bad" ? .error : nil,
                    findings: name == "Bad" ? ["f"] : []
                )
            ],
            pictures: [picture(Size(width: 320, height: height), object: name, control: .cell)]
        )
        record.surface = ScreenSurface(
            kind: .part,
            isDesktop: false,
            holder: CellHolder(object: "table", section: section)
        )
        return record
    }

    private static func picture(_ size: Size, object: String, control: ViewLook.Control) -> ScreenPicture {
        var look = ViewLook()
        look.control = control
        if control == .table { look.style = "grouped" }
        return ScreenPicture(
            locale: "en",
            kind: .source,
            device: "iPhone",
            textSize: "large",
            isRightToLeft: false,
            size: size,
            safeArea: Rect(x: 0, y: 64, width: size.width, height: size.height - 64),
            boxes: [
                ScreenPicture.Box(
                    frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
                    role: .scroll,
                    object: object,
                    name: object,
                    look: look
                )
            ],
            texts: []
        )
    }

    private static func data(_ cells: [ScreenRecord], height: Double = 568) throws -> (screens: [[Any]], boxes: [[Any]])
    {
        var report = try #require(SampleReport.named["empty"])
        let table = picture(Size(width: 320, height: height), object: "table", control: .table)
        var screen = ScreenRecord(
            name: "Settings",
            identifier: "settings",
            file: "Main.storyboard",
            views: 1,
            cells: [ScreenRecord.MatrixCell(locale: "en", device: "iPhone", textSize: "large", texts: 1)],
            pictures: [table]
        )
        screen.surface = ScreenSurface(kind: .device, isDesktop: false)
        report.screens = [screen] + cells
        let page = HTMLPage.render(report)
        let start = try #require(page.firstRange(of: Array("id=\"data\">".utf8))).upperBound
        let end = try #require(page[start...].firstRange(of: Array("</script>".utf8))).lowerBound
        let data = try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end])) as? [String: Any])
        return (try #require(data["screens"] as? [[Any]]), try #require(data["boxes"] as? [[Any]]))
    }

    private static func frames(_ boxes: [[Any]]) -> [[Double]] { boxes.compactMap { $0.first as? [Double] } }

    @Test func `are in place in their table, below the bars and a space for each section`() throws {
        let (screens, boxes) = try Self.data([
            Self.cell("One", height: 44), Self.cell("Two", height: 60), Self.cell("Three", height: 44, section: 1),
        ])
        #expect(screens.count == 1)
        #expect(
            Self.frames(boxes) == [[0, 0, 320, 568], [0, 99, 320, 44], [0, 143, 320, 60], [0, 238, 320, 44]]
        )
    }

    @Test func `make a picture higher that has no room for them`() throws {
        let (_, boxes) = try Self.data([Self.cell("One", height: 500)], height: 480)
        #expect(Self.frames(boxes) == [[0, 0, 320, 599], [0, 99, 320, 500]])
    }

    @Test func `count for the screen of their table`() throws {
        let (screens, _) = try Self.data([Self.cell("One", height: 44, texts: 2), Self.cell("Bad", height: 44)])
        let cells = screens.flatMap { $0.compactMap { $0 as? [[Any]] } }.first { $0.first?.count ?? 0 >= 5 }
        #expect(cells?.count == 1)
        #expect(cells?.first?[3] as? Int == 4)
    }

    @Test func `whose table is not there are screens of their own`() throws {
        var lost = Self.cell("Lost", height: 44)
        lost.surface?.holder?.object = "elsewhere"
        #expect(try Self.data([lost]).screens.count == 2)
    }
}

struct `The colour of a look` {
    @Test(arguments: [
        LookColor.fixed(0x0A0B_0C0D), .system("labelColor"), .named("Accent", noted: nil),
        .named("a@b", noted: 0xFFFF_FFFF), .named("", noted: nil), .system("#12345G78"),
    ])
    func `is the same when it is read back`(color: LookColor) {
        #expect(LookColor(color.text) == color)
    }
}
