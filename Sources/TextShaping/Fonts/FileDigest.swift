internal import Crypto
internal import Foundation
internal import TextMeasurement

extension FaceDescription {
    /// Describes an open face, with the SHA-256 of the bytes that its glyphs come from.
    ///
    /// - Parameters:
    ///   - face: the face.
    ///   - isCatalogued: whether it serves as a face of the catalogue, and so can be another than the calibrated one.
    init(_ face: Face, isCatalogued: Bool) {
        let digest = unsafe FileDigest.sha256(of: face.contents.bytes)
        let name = URL(filePath: face.contents.path).lastPathComponent
        self.init(
            postScriptName: face.postScriptName,
            family: face.family,
            path: face.contents.path,
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
        return sha256(of: data)
    }

    /// The SHA-256 of bytes as lower-case hexadecimal digits.
    static func sha256(of bytes: some DataProtocol) -> String {
        SHA256.hash(data: bytes).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
