internal import Crypto
internal import Foundation
internal import SourceText

/// The SHA-256 of a file, read piece by piece.
enum FileDigest {
    /// The SHA-256 as hexadecimal digits.
    ///
    /// - Throws: ``SourceError`` if the file cannot be read.
    /// - Complexity: O(*n*) in the size of the file.
    static func sha256(of path: String) throws(SourceError) -> String {
        var digest = SHA256()
        try FileAccess.read(path, inPiecesOf: StringsStream.pieceSize) { digest.update(data: $0) }
        return GenerationManifest.hexadecimal(digest.finalize())
    }
}
