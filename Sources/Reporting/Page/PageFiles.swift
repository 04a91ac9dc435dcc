internal import CReportPage

/// The files of the page, as they were when the program was built.
enum PageFiles {
    /// The frame, with places in double braces.
    static let frame = unsafe text(of: report_page_frame())

    /// The style sheets, one after the other.
    static let style = unsafe text(of: report_page_style())

    /// The script modules as one script.
    static let script = unsafe PageScript.joined(text(of: report_page_script()))

    private static func text(of part: ReportPagePart) -> String {
        unsafe String(decoding: UnsafeBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
    }
}
