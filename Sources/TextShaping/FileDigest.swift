internal import Crypto
internal import Foundation
internal import TextMeasurement

extension FaceDescription {
    /// Describes an open face; the file is read once more for its SHA-256, which is empty if the file has gone.
    ///
    /// - Parameters:
    ///   - face: the face.
    ///   - isCatalogued: whether it serves as a face of the catalogue, and so can be another than the calibrated one.
    init(_ face: Face, isCatalogued: Bool) {
        let digest = FileDigest.sha256(of: face.path) ?? ""
        let name = URL(filePath: face.path).lastPathComponent
        self.init(
            postScriptName: face.postScriptName,
            family: face.family,
            path: face.path,
            sha256: digest,
            isCalibrated: isCatalogued ? FontCatalogue.checksums[name] == digest : nil,
            unitsPerEm: face.unitsPerEm,
            id: face.id
        )
    }
}

/// SHA-256 of files.
package enum FileDigest {
    /// The SHA-256 of a file as lower-case hexadecimal digits; `nil` if it cannot be read.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    package static func sha256(of path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return SHA256.hash(data: data).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
