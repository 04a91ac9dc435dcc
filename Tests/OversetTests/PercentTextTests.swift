import Commands
import Testing

/// Texts with a percent sign that is no specifier, and would be one with a space and a word behind it.
struct PercentTextTests {
    @Test(arguments: ["en-XA", "en-XD", "en-XE", "en-XW", "en-XT", "ar-XB"])
    func `placeholders of a percent sign and digits take no argument in a pseudolocale`(name: String) throws {
        let source = """
            "a" = "Disk utilization is %0";
            "b" = "%0 of %1 free";
            "c" = "Used: %12";
            "d" = "Up to 100%";
            "e" = "Last %1$";

            """
        let project = try TemporaryProject(["en.lproj/L.strings": source])
        #expect(try project.generate([name]) == .clean)
        #expect(project.files.contains("\(name).lproj/L.strings"))
    }
}
