package import SourceText
internal import TextShaping

/// The job of `overset fonts`.
package struct FontsRun: Sendable {
    private let fonts: [String]
    private let isJSON: Bool

    package init(fonts: [String], isJSON: Bool) {
        self.fonts = fonts
        self.isJSON = isJSON
    }

    /// Prints which fonts are found.
    package func print(_ console: Console) throws(Failure) -> ExitStatus {
        do {
            let report = FontsReport(try FontInventory(in: try FontLibrary(fonts: fonts)))
            if isJSON { console.write(report.json) } else { console.writeTable(report.table) }
            return .clean
        } catch {
            throw Failure(error.message)
        }
    }
}
