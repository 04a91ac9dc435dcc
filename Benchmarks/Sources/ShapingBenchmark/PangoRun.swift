import CShapingPeers
import Foundation

/// Pango with the same fonts, out of a private configuration that leaves hinting off.
enum PangoRun {
    /// - Returns: the work; `nil` if Pango is not there.
    static func work(_ texts: [String]) throws -> (() -> Void)? {
        guard peer_has_pango() != 0 else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: "overset-benchmark")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let configuration = folder.appending(path: "fonts.conf")
        try Data(
            """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <dir>/usr/share/fonts/opentype/inter</dir>
              <dir>/usr/share/fonts/truetype/noto</dir>
              <dir>/usr/share/fonts/opentype/noto</dir>
              <cachedir>\(folder.path)/cache</cachedir>
              <match target="font">
                <edit name="hinting" mode="assign"><bool>false</bool></edit>
                <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
              </match>
            </fontconfig>
            """.utf8
        ).write(to: configuration)
        unsafe setenv("FONTCONFIG_FILE", configuration.path, 1)
        var bytes: [CChar] = []
        var ends: [Int32] = []
        for text in texts {
            bytes += text.utf8.map { CChar(bitPattern: $0) }
            ends.append(Int32(bytes.count))
        }
        return { [bytes, ends] in _ = unsafe peer_pango_widths(bytes, ends, Int32(ends.count)) }
    }
}
