import Findings
import Foundation
import Reporting
import SourceText
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Limits for translation tools, each in its form.
struct BudgetExportTests {
    private static func budget(
        _ key: String,
        _ text: String,
        _ characters: Int?,
        screen: String,
        file: String = "Base.lproj/Main.storyboard"
    ) -> TextBudget {
        TextBudget(
            file: file,
            table: "Main",
            key: key,
            location: SourceLocation(path: file, line: 1, column: 1),
            place: ScreenPlace(screen: screen, identifier: screen, object: key, view: nil),
            device: nil,
            text: text,
            width: 40,
            available: characters == nil ? nil : 80,
            characters: characters,
            share: nil
        )
    }

    /// A text of which the table has specifiers, a tag, a line break and a sign that nobody sees.
    private static var filled: TextBudget {
        var budget = budget("d.text", "12 new", 4, screen: "Add")
        budget.source = "=%d\n<b>\u{200E}new</b>"
        return budget
    }

    private static func text(_ form: BudgetExport) -> String {
        var report = CheckReport(
            version: "1",
            project: "App",
            source: "en",
            textSizes: [],
            locales: [],
            findings: [],
            unchecked: [],
            constrainedTexts: 0,
            measurements: 0,
            environment: CheckReport.Environment(harfBuzz: "1", freeType: "1", icu: "1", fonts: []),
            outlines: GlyphOutlines()
        )
        report.budgets = [
            budget("b.text", "Save, now", 11, screen: "Add"), budget("b.text", "Save, now", 3, screen: "Edit"),
            budget("c.text", "A < \"B\"", -20, screen: "Add"), budget("free", "Anything", nil, screen: "Add"),
            budget("a.text", "OK", 1, screen: "Add", file: "Base.lproj/Second.xib"),
            budget("e.text", "Label", 5, screen: "Add", file: "Second.xib"), filled,
        ]
        return String(decoding: form.render(report), as: UTF8.self)
    }

    @Test(
        arguments: [
            (
                BudgetExport.weblate,
                """
                context,source,flags,explanation
                b.text,"Save, now",max-length:12,max. about 12 characters (English: 9); shown on Add and Edit
                d.text,"=%d\n<b>\u{200E}new</b>",max-length:19,max. about 19 characters (English: 15); shown on Add
                a.text,OK,max-length:3,max. about 3 characters (English: 2); shown on Add

                """
            ),
            (
                .crowdin,
                """
                identifier,source_phrase,context,max_length
                b.text,"Save, now",max. about 12 characters (English: 9); shown on Add and Edit,12
                d.text,"=%d\n<b>\u{200E}new</b>",max. about 19 characters (English: 15); shown on Add,19
                a.text,OK,max. about 3 characters (English: 2); shown on Add,3

                """
            ),
            (
                .lokalise,
                """
                key_name,en,description,character_limit
                b.text,"Save, now",max. about 12 characters (English: 9); shown on Add and Edit,12
                d.text,"=%d\n<b>\u{200E}new</b>",max. about 19 characters (English: 15); shown on Add,19
                a.text,OK,max. about 3 characters (English: 2); shown on Add,3

                """
            ),
        ] as [(BudgetExport, String)]
    )
    func `a string has the least room of its places, and no row where nothing limits it or the source does not fit`(
        form: BudgetExport,
        rows: String
    ) {
        // Cells with spaces or signs may be quoted: the values count.
        let plain = Self.text(form).replacing("\r\n", with: "\n")
        let unquoted = { (text: String) in text.replacing("\"", with: "") }
        #expect(unquoted(plain) == unquoted(rows))
    }

    @Test func `XLIFF without limits has a file as well`() throws {
        let bytes = BudgetExport.xliff.render(SampleReport.report([]))
        #expect(try XMLElements.read(bytes).map(\.name) == ["xliff", "file", "body"])
    }

    @Test func `XLIFF has a file for each document, and widths in characters`() throws {
        let elements = try XMLElements.read(Array(Self.text(.xliff).utf8))
        let files = elements.filter { $0.name == "file" }.map { $0.attributes["original"] ?? "" }
        let units = elements.filter { $0.name == "trans-unit" }.map(\.attributes)
        #expect(files == ["Base.lproj/Main.storyboard", "Base.lproj/Second.xib"])
        #expect(units.map { $0["maxwidth"] } == ["12", "19", "3"])
        #expect(Self.text(.xliff).contains("<source>=%d&#10;&lt;b&gt;\u{200E}new&lt;/b&gt;</source>"))
        #expect(units.allSatisfy { $0["size-unit"] == "char" })
    }
}
